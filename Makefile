# Everything one runs here. `make` alone lists it. All packages live in .venv, set up on first use.

.DEFAULT_GOAL := help
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests run on several cores: each has a part of its own, so that hardly any server is started on two,
# and takes from another when it is done.
# One more than there are cores: some tests only wait.
PYTEST := -n $(shell echo $$(($$(nproc) + 1))) --dist worksteal

VENV   := .venv
PYTHON := $(VENV)/bin/python
PIP    := $(PYTHON) -m pip -qq
LOCK   := $(PYTHON) -m uv pip compile -q --universal --python-version 3.11 \
          --no-header --no-annotate --no-emit-index-url

# Stamps: set-up is done again only when what it was made from has changed. The first one holds the name of
# its folder, so that a checkout that was moved, or whose Python is gone, is set up anew.
READY       := $(VENV)/.installed
BENCH_READY := $(VENV)/.bench-installed
DOCS_READY  := $(VENV)/.docs-installed
WEB_READY   := $(VENV)/.client-built
CHROMIUM_READY := $(VENV)/.chromium
SITE_READY  := dist/site/sw.js
CLIENT := $(shell find web tools/build/web_client.py -type f -not -path '*/node_modules/*' -not -path 'web/.fonts/*' 2>/dev/null) \
          $(wildcard src/astrarium/games/*/components.toml)
ifneq ($(shell $(PYTHON) -c '' 2>/dev/null && cat $(READY) 2>/dev/null),$(CURDIR))
.PHONY: $(READY)
endif

# The last one that an older Node runs, too.
LIGHTHOUSE := lighthouse@12.8.2

GAME  ?= metallum
GAMES ?= 2000
ARGS  ?=

.PHONY: help install client play serve site records test test-client test-python quick screenshots lessons ratings baselines reasons types sentences actions observations lint format check soak soak-tests mutants release-database prove soak-server soak-site bench bench-server bench-page bench-compare benchmarks docs package lock clean

help: ## list these targets
	@echo "Astrarium: a table for space board games. ARGS=… passes options on."
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: $(READY) $(WEB_READY) ## sit down at a table in the browser (ARGS="--text metallum": in the terminal)
	@$(VENV)/bin/astrarium play $(ARGS)

serve: $(READY) $(WEB_READY) ## serve tables to browsers (ARGS="--host 0.0.0.0 --port 8000")
	@$(VENV)/bin/astrarium serve $(ARGS)

client: $(READY) $(WEB_READY) ## build the browser's table (play and serve do it by themselves)

site: $(SITE_READY) ## build the table without a server: a folder of static files, dist/site (docs/site.md)
	@du -sh dist/site

records: $(SITE_READY) ## play all played games again in the page's own Python, and compare them answer by answer
	@$(PYTHON) -m tools.check.digests_in_browser

test: test-client test-python ## run all tests on all cores

test-client: $(READY) $(WEB_READY)
	@$(PYTHON) -m tools.build.web_client test

test-python: $(READY) $(WEB_READY) $(CHROMIUM_READY) $(SITE_READY)
	@$(PYTHON) -m pytest $(PYTEST) $(ARGS) tests

quick: lint ## the daily round: lint, and the tests without a browser and without many whole games
	@$(PYTHON) -m pytest $(PYTEST) -m "not slow" --ignore tests/browser $(ARGS) tests

lint: $(READY) ## check format, style and types
	@$(PYTHON) -m ruff format --check .
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m mypy
	@$(PYTHON) -m tools.generate.client_types --check
	@$(PYTHON) -m tools.build.web_client check

screenshots: $(READY) $(WEB_READY) $(CHROMIUM_READY) ## take the pictures of docs/pictures anew
	@mkdir -p docs/pictures
	@$(PYTHON) -m pytest -q tests/browser/pictures.py

reasons: $(READY) ## count the questions that say why not, for docs/reasons.md
	@$(PYTHON) -m tools.pages.reasons $(ARGS)

ratings: $(READY) ## rate the levels of all games for docs/ratings.md (ARGS="--games 100")
	@$(PYTHON) -m tools.pages.ratings $(ARGS)

baselines: $(READY) ## examine our own bots for docs/exam.md, and count tokens for docs/guests.md (ARGS="--length standard")
	@$(PYTHON) -m tools.pages.exam_baselines $(ARGS)
	@$(PYTHON) -m tools.pages.token_costs

lessons: $(READY) ## write docs/lessons.md: which stop answers which question of a newcomer
	@$(PYTHON) -m tools.pages.lessons

types: $(READY) ## write the client's types from messages, views and components
	@$(PYTHON) -m tools.generate.client_types

sentences: $(READY) ## print every op in every frame and what each thing does, in all languages (ARGS="orion")
	@$(PYTHON) -m tools.sentences.command $(ARGS)

actions: $(READY) ## number new actions of the games (games/<id>/actions.txt): they are appended
	@$(PYTHON) -m tools.generate.action_index $(ARGS)

observations: $(READY) ## write docs/observations.md: what a learner sees, field by field
	@$(PYTHON) -m tools.pages.observations $(ARGS)

format: $(READY) ## format the code and repair what can be repaired
	@$(PYTHON) -m ruff check --fix-only --quiet .
	@$(PYTHON) -m ruff format .

check: lint test ## all that must be green before a change is finished

soak: $(READY) ## hold a game against its contract for long, prove its puzzles, play every number of its file at its bounds, try its advice, count false alarms of the laboratory, and ask its coach (GAME=metallum GAMES=2000)
	@$(VENV)/bin/astrarium check $(GAME) --games $(GAMES) $(ARGS)
	@$(VENV)/bin/astrarium puzzles $(GAME) --prove
	@cd tests && ../$(PYTHON) -m common.component_bounds $(GAME)
	@cd tests && ../$(PYTHON) -m common.advice $(GAME) 60
	@cd tests && ../$(PYTHON) -m common.false_alarms 100 4000
	@cd tests && ../$(PYTHON) -m common.hint_study $(GAME) 200

soak-tests: $(READY) $(BENCH_READY) $(WEB_READY) $(CHROMIUM_READY) $(SITE_READY) ## run all tests with whole studies: `make test` looks at a sample of each
	@ASTRARIUM_WHOLE_STUDIES=1 $(PYTHON) -m pytest $(PYTEST) $(ARGS) tests

release-database: $(READY) ## keep a database of this release for the tests of all later ones (NAME=2026-11-18)
	cd tests && ../.venv/bin/python -m server.release_database .. $(NAME)

# With the engines to compare with: OpenSpiel's own tests notice some faults, and are left out without it.
mutants: $(READY) $(BENCH_READY) ## plant faults, one after the other, and see that tests notice each (ARGS="orion" some of them)
	@$(PYTHON) -m tools.check.mutants $(ARGS)

mutants-race: $(READY) ## change every number of Race's table, leave out every power: the games in C must notice
	@$(PYTHON) -m tools.check.native_mutants $(ARGS)

soak-native: $(READY) ## compare so many games of every set-up in C with Python, decision by decision (GAMES=2000)
	@cd tests && ../$(PYTHON) -m race.native_games $(GAMES)

prove: $(READY) ## search through all puzzles of all games again: each has the one best way that it says
	@$(VENV)/bin/astrarium puzzles --prove

soak-server: $(READY) ## play, kill, fill and upgrade a server; nothing may be lost (ARGS="--kills 3 --tables 1" is short)
	@$(PYTHON) -m tools.soak.server $(ARGS)

soak-site: $(READY) $(SITE_READY) $(CHROMIUM_READY) ## play whole games of all five in the page without a server, by clicking
	@$(PYTHON) -m pytest -q -n 0 tests/browser/site_games.py $(ARGS)

bench: $(BENCH_READY) $(WEB_READY) $(SITE_READY) $(CHROMIUM_READY) ## measure speed, next to other engines, the table without a server, and how smoothly things travel
	@$(VENV)/bin/astrarium bench $(ARGS)
	@$(PYTHON) -m tools.bench server
	@$(PYTHON) -m tools.bench page
	@$(PYTHON) -m tools.bench.static_site
	@$(PYTHON) -m pytest -q -n 0 tests/browser/travel.py

bench-server: $(BENCH_READY) $(WEB_READY) ## measure what a move costs, and the server under load
	@$(PYTHON) -m tools.bench server $(ARGS)

bench-page: $(BENCH_READY) $(WEB_READY) $(CHROMIUM_READY) ## measure the lobby with Lighthouse
	@$(PYTHON) -m tools.bench page $(ARGS)

bench-compare: $(READY) ## measure this source tree against another one (FOLDER=../before ARGS="--only play")
	@$(PYTHON) -m tools.bench compare $(FOLDER) $(ARGS)

benchmarks: $(BENCH_READY) ## measure the library, and write docs/benchmarks.md
	@$(PYTHON) -m tools.bench.benchmarks_page $(ARGS)

docs: $(DOCS_READY) ## build the documents as a site in dist/docs (ARGS=--serve shows it)
	@$(PYTHON) -m tools.build.docs_site
	@NO_MKDOCS_2_WARNING=1 $(PYTHON) -m mkdocs $(if $(ARGS),serve,build -q --strict)

package: $(READY) ## build wheel and sdist in dist/packages, and try the wheel in an empty environment
	@$(PYTHON) -m tools.build.package

install: $(READY) ## set up .venv (the others do it by themselves)

lock: ## pin all versions again (ARGS=--upgrade takes newer ones)
	@$(venv)
	@$(PIP) install uv
	@$(LOCK) $(ARGS) pyproject.toml --extra dev -o requirements.lock
	@$(LOCK) $(ARGS) pyproject.toml --extra bench -c requirements.lock -o requirements-bench.lock
	@$(LOCK) $(ARGS) pyproject.toml --extra docs -c requirements.lock -o requirements-docs.lock
	@! grep -nE '://|^-|[@/]' requirements.lock requirements-bench.lock requirements-docs.lock \
	  || { echo "A lock file names an address or a path; it must name versions only." >&2; exit 1; }

clean: ## remove .venv and caches (saved games stay)
	@rm -rf $(VENV) web/node_modules src/astrarium/web_dist .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): pyproject.toml requirements.lock
	@echo "Setting up (once)…"
	@$(venv)
	@{ $(call install,requirements.lock) && $(PIP) install --no-build-isolation --no-deps -e . ; } \
	  || { echo "Astrarium could not be set up: the packages were not installed (no network?)." >&2; exit 1; }
	@printf '%s\n' '$(CURDIR)' > $@

$(WEB_READY): $(CLIENT) | $(READY)
	@echo "Building the browser table (once)…"
	@$(PYTHON) -m tools.build.web_client
	@touch $@

$(SITE_READY): $(CLIENT) tools/build/static_site.py $(shell find src/astrarium -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name 'RULES*.md' -o -name puzzles.json) | $(READY)
	@echo "Building the table without a server (once)…"
	@$(PYTHON) -m tools.build.static_site

# The browser tests drive a real Chromium: one on the PATH, else Debian's, else Playwright's own.
$(CHROMIUM_READY): | $(READY)
	@command -v chromium chromium-browser google-chrome google-chrome-stable >/dev/null \
	  || { echo "Installing Chromium for the tests (once)…"; \
	       { apt-get -qq update && apt-get -qq install -y chromium; } >/dev/null 2>&1 \
	       || $(PYTHON) -m playwright install chromium >/dev/null 2>&1 \
	       || { echo "The tests need Chromium, and none could be installed." >&2; exit 1; }; }
	@touch $@

# Where another engine cannot be installed, the rest is still measured.
$(BENCH_READY): $(READY) requirements-bench.lock
	@echo "Setting up the engines to compare with (once)…"
	@if $(call install,requirements-bench.lock); then touch $@; \
	  else echo "They could not be installed; measuring without them." >&2; fi
	@npm install --prefix $(VENV)/lighthouse --no-save --no-audit --no-fund --loglevel=error $(LIGHTHOUSE) >/dev/null 2>&1 \
	  || echo "Lighthouse could not be installed; the pages are not measured." >&2

$(DOCS_READY): $(READY) requirements-docs.lock
	@echo "Setting up what builds the documents (once)…"
	@$(call install,requirements-docs.lock)
	@touch $@

# Installs what a lock file pins: with uv, which takes a tenth of pip's time, else with pip.
install = { { $(PIP) install uv && $(PYTHON) -m uv pip install -q -r $(1) 2>/dev/null; } || $(PIP) install -r $(1); }

# Makes .venv, unless there is one that works.
define venv
$(PYTHON) -c '' 2>/dev/null || { \
  found=; for py in $(PYTHON3) python3 python3.13 python3.12 python3.11; do \
    if $$py -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$py; break; fi; \
  done; \
  if [ -z "$$found" ]; then \
    echo "Astrarium needs Python 3.11 or newer, and found none (PYTHON3=… names one)." >&2; exit 1; \
  elif ! $$found -c 'import ensurepip, venv' 2>/dev/null; then \
    echo "This Python cannot make virtual environments: install python3-venv (its name on Debian)." >&2; exit 1; \
  fi; \
  $$found -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }; \
}
endef
