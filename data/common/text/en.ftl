# The words every game shares. A refusal is kind, short, and says what would be legal.

yes = yes
no = no
# An empty list, or no pieces at all.
nothing = nothing
# A list of players with no one in it.
nobody = nobody
# A field of a form that was left out.
not-said = none
# What costs nothing where other things do.
free = free

## Not yours

refusal-core-no-such-seat = You have no seat at this table. You are welcome to watch.
refusal-core-not-your-decision = This question is for { $seat }. Yours will come.

## Not now

refusal-core-game-over = This game is over. You can start a new one.
refusal-core-decision-closed = This question has already been answered. Look at the table as it stands now.
refusal-core-verb-not-now = “{ $verb }” is not possible now. You can: { $legal }.

## Badly written

refusal-core-unknown-verb = I do not know that move. You can: { $legal }.
refusal-core-unknown-field = Something was filled in that does not belong to “{ $verb }”. Please choose again.
refusal-core-missing-field = “{ $verb }” still needs one thing: { $field }.
refusal-core-malformed-field = I cannot read your answer for “{ $field }”. Please choose it again.

## Not on offer

refusal-core-not-offered =
    { $legal_count ->
        [0] Nothing can be chosen for “{ $field }” now.
       *[other] That cannot be chosen for “{ $field }”. You can choose: { $legal }.
    }
refusal-core-too-many-or-few = For “{ $field }”, choose at least { $least } and at most { $most }.
refusal-core-too-many-of-kind =
    { $most_total ->
        [0] You cannot choose “{ $legal }” now.
       *[other] You can choose at most { $most }.
    }
refusal-core-wrong-total =
    { $legal_count ->
        [0] Nothing can be chosen for “{ $field }” now.
       *[other] You chose { $total } in all for “{ $field }”. It can be { $legal }.
    }
refusal-core-too-dear = That costs { $price }, and you can spend { $budget }. Choose something cheaper.
refusal-core-not-allowed = You cannot say yes to “{ $field }” now. You can leave it out.
