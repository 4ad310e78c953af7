# Every command a person needs, each doing its own set-up. `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help install setup check lint types rules compiled test thorough play play-fresh terminal gallery screenshots references bench tournament fuzz soak mutants golden map game constraints clean

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
READY := $(VENV)/.ready
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# What is compiled once is not compiled again by every test that starts a program.
unexport PYTHONDONTWRITEBYTECODE
# Two more than there are cores: many tests wait for sockets, processes and a browser, not for the processor.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')

# Two things at once; what each of them says is kept together, where make can do that.
TWO := --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 14

# Who runs it: what the bot stands on, each file checked against its hash, and nothing of the tests.
$(INSTALLED): pyproject.toml requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Paravent needs Python 3.11 or newer; say which with: make PYTHON=/path/to/python3.11")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes --requirement requirements.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# Who changes it: the same, and the tools behind the commands below.
$(READY): $(INSTALLED) constraints.txt
	$(PIP) --constraint constraints.txt --no-build-isolation --editable '.[discord,sandbox,dev,bench]'
	@touch $@

install: $(INSTALLED) ## what is needed to run the bot and to play, in .venv; every file's hash is checked

setup: $(READY) ## what install does, and the tools that the developers' commands need

check: lint types rules ## lint, format, strict types, import and purity rules

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

rules: $(READY)
	$(BIN)/python -m pytest -q -n 0 tests/architecture

# While one core checks the types, the other one reads and compiles all tests: else each worker would do it for itself.
# What cannot be read is told by the run itself.
compiled: $(READY)
	@$(BIN)/python -m pytest -q -n 0 --collect-only > /dev/null || true

# What these tests write lies in memory, if nobody has said otherwise; that of `make thorough` on the disk, as a host's.
test: export TMPDIR := $(or $(TMPDIR),$(shell $(PYTHON) tests/place.py))
test: $(READY) ## make check, then every other test (WORKERS=4)
	$(MAKE) $(TWO) check compiled
	$(BIN)/python -m pytest -q -n $(WORKERS) --ignore tests/architecture

# The long form of every test that has one; what is printed, read in a narrow terminal, where lines are broken elsewhere;
# and every other command of the README, so that none of them is only said to work.
NARROW := tests/terminal tests/tables/operate/test_operators_commands.py tests/tables/operate/test_backups.py tests/bot/program/test_doctor.py

thorough: $(READY) ## the long runs, after make test: whole seasons, kills, broken twins, mutants, any input, fuzz, a narrow terminal
	PARAVENT_THOROUGH=1 $(BIN)/python -m pytest -q -n $(WORKERS)
	COLUMNS=40 $(BIN)/python -m pytest -q -n $(WORKERS) $(NARROW)
	$(BIN)/python -m tests.page.opens $(MAKE) play PORT=0 QUIET=1 PLAYED=build/play
	$(BIN)/python -m tests.page.opens $(MAKE) play IN=fr PORT=0 QUIET=1 PLAYED=build/play-fr
	$(BIN)/python -m tests.page.opens $(MAKE) play-fresh PORT=0 QUIET=1 PLAYED=build/play
	yes q | $(MAKE) terminal
	yes q | $(MAKE) terminal IN=fr
	yes q | $(MAKE) terminal OPTION=expansion=first
	$(MAKE) $(TWO) some-screenshots a-gallery a-tournament an-expanded-one a-fuzz a-soak
	$(MAKE) mutants SOME=8
	$(MAKE) bench SECONDS=1 ONCE=1

# Each of these keeps one core busy: `make thorough` has two of them done at a time.
.PHONY: some-screenshots a-gallery a-tournament an-expanded-one a-fuzz a-soak
some-screenshots: $(READY)
	if command -v chromium chromium-browser google-chrome >/dev/null; then $(MAKE) screenshots ; fi
a-gallery: $(READY)
	$(MAKE) gallery
a-tournament: $(READY)
	$(MAKE) tournament GAMES=40
an-expanded-one: $(READY)
	$(MAKE) tournament GAMES=8 OPTIONS=expansion=drawn
a-fuzz: $(READY)
	$(MAKE) fuzz SECONDS=30
a-soak: $(READY)
	$(MAKE) soak KILLS=10

# Where `make play` keeps what was played.
PLAYED ?= .play
PLAY = $(BIN)/python -m sandbox.page --data $(PLAYED) $(if $(PORT),--port $(PORT)) $(if $(IN),--lang $(IN)) $(if $(QUIET),--quiet)

play: $(INSTALLED) ## a Discord in your browser with the real bot in it (PORT=8080, IN=fr for French); Ctrl-C ends it
	@exec $(PLAY)

play-fresh: $(INSTALLED) ## the same from the beginning: what was played before is removed
	@exec $(PLAY) --fresh

terminal: $(INSTALLED) ## play in the terminal against the computer (IN=fr for French, COMPUTERS=3, GAME=carrara, OPTION=name=value)
	@$(BIN)/paravent play $(or $(GAME),carrara) --computer $(or $(COMPUTERS),1) $(if $(IN),--lang $(IN)) $(if $(OPTION),--option $(OPTION))

gallery: $(READY) ## every picture in both themes and languages, with a page to look through them (DIR=build/gallery)
	$(BIN)/python -m tests.render.gallery $(or $(DIR),build/gallery)

screenshots: $(READY) ## the page of make play, and each step of a turn on a phone (DIR=build/screenshots); needs Chromium
	$(BIN)/python -m tests.page.screenshots $(or $(DIR),build/screenshots)
	$(BIN)/python -m tests.page.turns $(or $(DIR),build/screenshots)

references: $(READY) ## write the stored pictures anew; look at them before you commit them
	PARAVENT_REFERENCES=write $(BIN)/python -m pytest -q -n 0 tests/render/test_references.py

bench: $(READY) ## measure engine, tables, bot and pictures, each against a yardstick in the same run (SECONDS=7, ONCE=1 for as little as shows that it works)
	$(BIN)/python -m bench --seconds $(or $(SECONDS),7) $(if $(ONCE),--once)

tournament: $(READY) ## a thousand games of the computer against random play, and among computers (GAME=carrara, GAMES=1000, OPTIONS="expansion=drawn")
	$(BIN)/python -m bench.rules.tournament $(or $(GAME),carrara) --games $(or $(GAMES),1000) $(foreach option,$(OPTIONS),--option $(option))

fuzz: $(READY) ## random games of every game under every invariant, for SECONDS (60)
	$(BIN)/python -m engine --root tests.sample.games fuzz --seconds $(or $(SECONDS),60)

soak: $(READY) ## kill a busy process KILLS times (200) and look the tables over after each (SEED=1)
	$(BIN)/python -m tests.tables.soak --kills $(or $(KILLS),200) $(if $(SEED),--seed $(SEED))

mutants: $(READY) ## faults in a game's rules, one at a time: which of them no test notices (GAME=lucca; without it, all lists; SOME=20 of each)
	$(BIN)/python -m tests.mutants $(GAME) $(if $(SOME),--some $(SOME))

golden: $(READY) ## write the golden playthroughs anew; read the difference before you commit it
	PARAVENT_GOLDEN=write $(BIN)/python -m pytest -q -n 0 tests/contract/test_golden.py

map: $(READY) ## draw the rooms and their imports into docs/map.md
	$(BIN)/python -m tests.architecture.map

game: $(READY) ## begin a new game as a copy of a sample (NAME=quarry, LIKE=pebbles or lanterns)
	@$(BIN)/python -m tests.sample.begin $(NAME) $(if $(LIKE),--like $(LIKE))
	@$(BIN)/ruff check --quiet --fix --select I engine/games/$(NAME) && $(BIN)/ruff format --quiet engine/games/$(NAME)

constraints: ## pin the newest versions that pyproject.toml allows, and the hashes of those a host installs
	rm -rf .venv-constraints && $(PYTHON) -m venv .venv-constraints
	.venv-constraints/bin/python -m pip install --quiet --disable-pip-version-check '.[discord,sandbox,dev,bench]'
	( echo '# Written by `make constraints`: the versions every machine installs.'; \
	  .venv-constraints/bin/python -m pip freeze --exclude paravent ) > constraints.txt
	.venv-constraints/bin/python -m pip install --quiet --disable-pip-version-check uv
	( echo '# Written by `make constraints`: what a host installs, with the hash of each file for each platform.'; \
	  echo 'setuptools>=80' | .venv-constraints/bin/uv pip compile --quiet --universal --python-version 3.11 \
	  --generate-hashes --no-header --no-annotate --no-emit-index-url --extra discord \
	  --constraint constraints.txt pyproject.toml - ) > requirements.txt
	rm -rf .venv-constraints

clean: ## remove what the other commands made
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
