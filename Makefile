# make help lists the targets. Everything runs in .venv, which is made when it is missing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LEXICON := build/cs
LIST ?=

.DEFAULT_GOAL := help
.PHONY: build-lexicon test lint format bench wheel clean help

$(READY): pyproject.toml hatch_build.py $(wildcard lexicon/judge/locale/*/LC_MESSAGES/*.po)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

build-lexicon: $(READY) ## build the Czech lexicon into build/cs (LIST=blex.htm adds an official list of 2-5 letters)
	@$(BIN)/lexicon build --out $(LEXICON) $(if $(LIST),--list '$(LIST)')

test: $(READY) ## run the tests
	@$(BIN)/python -m pytest

lint: $(READY) ## check style and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

format: $(READY) ## write the code in the project's format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(READY) ## measure speed, memory and size against other engines; writes docs/performance.md
	@$(BIN)/python tests/bench

wheel: $(READY) ## build two wheels into dist/: the code and the compiled lexicon
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@$(BIN)/lexicon package --lexicon $(LEXICON) --out dist

clean: ## remove what was generated, the environment included
	rm -rf build dist $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16
