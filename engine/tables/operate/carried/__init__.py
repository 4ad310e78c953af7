"""A table on its way from one file to another: what its rows must be like, alone and beside each other.

Each check yields what is wrong and where, in a developer's words; a sound table yields nothing. Whatever they let pass,
`engine.tables.operate.verify` then runs again step by step.
"""
