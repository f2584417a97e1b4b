# What a person types. Everything is set up in .venv inside this folder; nothing else is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types imports test-pure test-compiled rules soak bench compiled constraints clean

help: ## say what can be done here
	@echo "Keeling: the CO2 board-game family as software"
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo "Then: $(BIN)/keeling --help"

setup: $(VENV)/setup.stamp compiled ## set up what playing and measuring needs, in .venv
	@echo "ready: $$($(BIN)/keeling --version)"

play: setup ## play a game in the terminal
	@$(BIN)/keeling play classic

test: dev lint types imports test-pure test-compiled rules ## set up everything and run every check
	@echo "all checks passed"

soak: dev compiled ## the long checks: tens of thousands of games on both builds
	@echo "== soak"
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

lint: $(VENV)/dev.stamp ## style
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "run: $(BIN)/ruff format ."; exit 1; }

types: $(VENV)/dev.stamp ## types
	@echo "== mypy --strict"
	@$(BIN)/mypy

imports: $(VENV)/dev.stamp ## layers
	@echo "== import rules"
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache | tail -n 4

test-pure: $(VENV)/dev.stamp ## tests on the pure build, with coverage
	@echo "== tests, pure build"
	@KEELING_BUILD=pure $(BIN)/python -m pytest -q -n auto --cov --cov-report=term:skip-covered

test-compiled: dev ## tests on the compiled build, if there is one
	@if $(BIN)/python tools/compile.py --check; then \
		echo "== tests, compiled build"; KEELING_BUILD=compiled $(BIN)/python -m pytest -q -n auto; \
	else echo "== tests, compiled build: left out"; fi

rules: $(VENV)/dev.stamp ## which rules have tests
	@echo "== rule coverage"
	@$(BIN)/keeling rules --coverage

constraints: $(VENV)/dev.stamp ## choose new versions of the dependencies
	@$(PIP) install pip-tools
	@$(BIN)/pip-compile --quiet --upgrade --all-extras --allow-unsafe --strip-extras --no-header --no-annotate --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --output-file constraints.txt pyproject.toml
	@sed -i '/^keeling/d; /^#/d; /^$$/d' constraints.txt

clean: ## remove everything that was set up or built here
	rm -rf $(VENV) build
