# What a person types. Everything is set up in .venv inside this folder; only the tests also install Chromium and
# PostgreSQL, by apt-get, where they are missing.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal
ELSEWHERE := --ignore tests/web --ignore tests/server --ignore tests/test_wheel.py
WEB := web/dist/index.html
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm --no-update-notifier
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal web test lint types imports test-pure test-compiled test-server test-web rules soak bench compiled
.PHONY: coverage screenshots board-page wheel test-wheel constraints clean

help: ## say what can be done here
	@echo "Keeling: the CO2 board-game family as software"
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo "Then: $(BIN)/keeling --help"

setup: $(VENV)/setup.stamp compiled ## set up what playing and measuring needs, in .venv
	@$(MAKE) --no-print-directory web || \
		echo "The web client could not be built: the game in the browser is left out. Play with: make play-terminal"
	@echo "ready: $$($(BIN)/keeling --version)"

play: setup ## play in the browser
	@if [ -f $(WEB) ]; then $(BIN)/keeling serve --open; else $(BIN)/keeling play classic; fi

play-terminal: $(VENV)/setup.stamp compiled ## play in the terminal
	@$(BIN)/keeling play classic

test: dev lint types imports test-pure test-compiled test-server test-web test-wheel rules ## set up everything and run every check
	@echo "all checks passed"

soak: dev wheel ## the long checks: thousands of games of every kind on both builds (hours)
	@echo "== soak"
	@sh tools/install.sh postgresql
	@sh tools/install.sh chromium
	@$(BIN)/python tools/soak.py

bench: setup $(VENV)/peers.stamp ## measure against a peer in the same run
	@$(BIN)/keeling bench --peers

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Keeling needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "== creating $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/setup.stamp: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "== installing what playing needs (a minute the first time)"
	@$(PIP) install --constraint constraints.txt --editable '.[build]'
	@touch $@

$(VENV)/peers.stamp: pyproject.toml constraints.txt $(VENV)/setup.stamp
	@echo "== installing the peer to measure against"
	@$(PIP) install --constraint constraints.txt --editable '.[peers]'
	@touch $@

$(VENV)/dev.stamp: pyproject.toml constraints.txt $(VENV)/setup.stamp
	@echo "== installing what the checks need"
	@$(PIP) install --constraint constraints.txt --editable '.[dev,peers]'
	@touch $@ $(VENV)/peers.stamp

.PHONY: dev
dev: $(VENV)/dev.stamp compiled

compiled: $(VENV)/setup.stamp
	@$(BIN)/python tools/compile.py

web: $(WEB) ## build the web client, if its sources have changed
	@:

$(VENV)/node.stamp: pyproject.toml constraints.txt $(VENV)/setup.stamp
	@echo "== installing Node.js in $(VENV)"
	@$(PIP) install --constraint constraints.txt --editable '.[web]'
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(VENV)/node.stamp
	@echo "== installing what the web client is built with (half a minute)"
	@$(NPM) install --no-save --loglevel=error
	@touch $@

$(WEB): web/node_modules/.package-lock.json web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json \
		$(shell find web/src web/public src/keeling/words -type f ! -name '*.test.ts' ! -name '*.py' ! -name '*.pyc' ! -path '*/fixtures/*' 2>/dev/null)
	@echo "== building the web client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

lint: $(VENV)/dev.stamp ## style
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "run: $(BIN)/ruff format ."; exit 1; }

types: $(VENV)/dev.stamp ## types
	@echo "== mypy --strict"
	@$(BIN)/mypy

imports: $(VENV)/dev.stamp ## layers
	@echo "== import rules"
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache > $(VENV)/imports.log || { cat $(VENV)/imports.log; exit 1; }
	@tail -n 3 $(VENV)/imports.log

test-pure: dev ## tests on the pure build; those that need only one build are left to the compiled one, if there is one
	@echo "== tests, pure build"
	@if $(BIN)/python tools/compile.py --check > /dev/null; then some='not once'; else some=''; fi; \
	KEELING_BUILD=pure $(PYTEST) $(ELSEWHERE) -m "$$some"

test-compiled: dev ## the same on the compiled build, if there is one
	@if $(BIN)/python tools/compile.py --check; then \
		echo "== tests, compiled build"; KEELING_BUILD=compiled $(PYTEST) $(ELSEWHERE); \
	else echo "== tests, compiled build: left out"; fi

test-server: dev ## tests of the server, on the build it would run on here
	@sh tools/install.sh postgresql
	@echo "== tests of the server"
	@$(PYTEST) tests/server

coverage: $(VENV)/dev.stamp ## which lines the tests reach, on the pure build (three times as long)
	@sh tools/install.sh postgresql
	@echo "== tests, pure build, with coverage"
	@KEELING_BUILD=pure $(PYTEST) --ignore tests/web --ignore tests/test_wheel.py --cov --cov-report=term-missing:skip-covered

test-web: $(VENV)/dev.stamp $(WEB) ## checks of the web client, and tests in a browser
	@echo "== web client: generated types, types, tests"
	@if grep -n '"resolved"' web/package-lock.json; then echo "web/package-lock.json names a registry"; exit 1; fi
	@$(NPM) run --silent types:check
	@$(NPM) run --silent check
	@$(NPM) run --silent test
	@$(NPM) run --silent size -- --json > /dev/null || { $(NPM) run --silent size; exit 1; }
	@echo "== web client in a browser"
	@sh tools/install.sh chromium
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal tests/web

wheel: compiled $(WEB) ## make the wheels in dist: one that runs everywhere, and a compiled one for this platform
	@rm -f dist/keeling-*.whl
	@echo "== the pure wheel"
	@KEELING_BUILD=pure $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@if $(BIN)/python tools/compile.py --check; then \
		echo "== the compiled wheel"; KEELING_BUILD=compiled $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .; \
	else echo "== the compiled wheel: left out"; fi
	@ls -s -h dist/keeling-*.whl

test-wheel: dev wheel ## what is in the wheels, and the best of them installed in an empty environment
	@echo "== the wheels"
	@$(PYTEST) tests/test_wheel.py

screenshots: $(VENV)/dev.stamp $(WEB) board-page ## take the pictures of docs/pictures; ONLY=NAME takes one of a fixture
	@sh tools/install.sh chromium
	@$(BIN)/python tools/screenshots.py $(ONLY)

board-page: build/board/board.html ## build the development page: build/board/board.html?fixture=NAME
	@:

build/table/fixtures/index.json: tools/table_fixtures.py tools/board_fixtures.py \
		$(shell find src/keeling -name '*.py' -o -name '*.toml' 2>/dev/null) | $(VENV)/dev.stamp
	@echo "== making the fixtures of the development page (two minutes)"
	@$(BIN)/python tools/table_fixtures.py > $(VENV)/fixtures.log || { cat $(VENV)/fixtures.log; exit 1; }

build/board/board.html: build/table/fixtures/index.json web/node_modules/.package-lock.json web/board.html web/vite.config.ts \
		$(shell find web/src src/keeling/words -type f ! -name '*.test.ts' ! -name '*.py' ! -name '*.pyc' 2>/dev/null)
	@echo "== building the development page"
	@$(NPM) run --silent build -- --mode board --logLevel warn
	@touch $@

rules: $(VENV)/dev.stamp ## which rules have tests
	@echo "== rule coverage"
	@$(BIN)/keeling rules --coverage

constraints: $(VENV)/dev.stamp ## choose new versions of the dependencies
	@$(PIP) install pip-tools
	@$(BIN)/pip-compile --quiet --upgrade --all-extras --allow-unsafe --strip-extras --no-header --no-annotate --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --output-file constraints.txt pyproject.toml
	@sed -i '/^keeling/d; /^#/d; /^$$/d' constraints.txt

clean: ## remove everything that was set up or built here
	rm -rf $(VENV) build dist web/node_modules web/dist
