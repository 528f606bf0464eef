# Needs only Python 3.11 or later, pip and make. Everything else is installed into .venv.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find fourwinds -type f -not -name '*.pyc' 2>/dev/null) hatch_build.py pyproject.toml
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test lint install bench lock golden clean

play: .venv/built            ## the table, at a web address it prints
	@$(BIN)/fourwinds play explorers

test: lint                   ## everything that CI checks
	$(BIN)/pytest -n 2

lint: .venv/built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

install: .venv/built         ## tools and the package, compiled where there is a C compiler

bench: .venv/built           ## speed, as ratios within one run
	$(BIN)/pip install --quiet open_spiel || echo "OpenSpiel cannot be installed here; its rows are left out"
	$(BIN)/python -m bench

golden: .venv/built          ## plays the golden records anew; only for a new rules version
	$(BIN)/python tests/games/golden.py

lock:                        ## brings requirements.txt up to date with requirements.in
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
	  --no-header --no-annotate --quiet --python-version 3.11 requirements.in -o requirements.txt

clean:
	rm -rf .venv build dist

.venv/tools: requirements.txt
	$(PYTHON) -c 'import sys; sys.exit("Fourwinds needs Python 3.11 or later" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes -r requirements.txt
	@touch $@

.venv/built: .venv/tools $(SOURCES)
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	@touch $@
