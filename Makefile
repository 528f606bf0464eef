# Needs only Python 3.11 or later, pip and make. Everything else is installed into .venv.
PYTHON ?= python3
BIN := .venv/bin
PACKAGE := $(shell find fourwinds -type f -not -name '*.pyc' -not -path 'fourwinds/server/static/*') hatch_build.py pyproject.toml
CLIENT := $(shell find web -type f -not -path '*/node_modules/*')
LOCK := --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet --python-version 3.11
# Games of others that ours are measured against
OTHERS := catanatron chess rlcard pygame-ce
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Python must not look into this folder first: tests and benchmarks are about the installed, compiled package.
export PYTHONSAFEPATH := 1

.PHONY: play test lint install bench pictures golden wire lock clean

play: .venv/built            ## the table in the browser, at the address it prints
	@$(BIN)/fourwinds serve

test: lint                   ## everything that CI checks
	PYTHON=$(CURDIR)/$(BIN)/python $(BIN)/python hatch_build.py npm run test
	$(BIN)/pytest -n 2 --dist worksteal -rf

lint: .venv/built .venv/learn web/node_modules/.checks
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py npm run check

install: .venv/built         ## tools and the package, compiled where there is a C compiler

bench: .venv/built .venv/learn   ## speed and load, as ratios within one run
	for other in $(OTHERS); do $(BIN)/pip install --quiet $$other || echo "$$other cannot be installed here; its rows are left out"; done
	$(BIN)/python -m bench
	$(BIN)/python -m bench.server.load

pictures: .venv/built        ## takes the screenshots in docs/pictures anew
	$(BIN)/python -m tests.web.pictures

golden: .venv/built .venv/learn  ## plays the golden records and playthroughs that are missing
	$(BIN)/python -m tests.games.golden
	$(BIN)/python -m tests.adapters.playthroughs

wire: web/node_modules/.checks   ## generates the client's types from the server's messages
	PYTHON=$(CURDIR)/$(BIN)/python $(BIN)/python hatch_build.py npm run wire

lock: .venv/tools            ## brings the locks up to date
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile $(LOCK) requirements.in -o requirements.txt
	$(BIN)/uv pip compile $(LOCK) requirements-node.in -o requirements-node.txt
	$(BIN)/uv pip compile $(LOCK) -c requirements.txt requirements-learn.in -o requirements-learn.txt

clean:
	rm -rf .venv build dist web/node_modules fourwinds/server/static

.venv/tools: requirements.txt requirements-node.txt
	$(PYTHON) -c 'import sys; sys.exit("Fourwinds needs Python 3.11 or later" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -c 'import pathlib, sysconfig; pathlib.Path(sysconfig.get_path("purelib"), "checkout.pth").write_text("$(CURDIR)\n")'
	$(BIN)/pip install --quiet --require-hashes -r requirements.txt
	if $(BIN)/python hatch_build.py needs-node; then $(BIN)/pip install --quiet --require-hashes -r requirements-node.txt; fi
	@touch $@

.venv/learn: .venv/tools requirements-learn.txt
	$(BIN)/pip install --quiet --require-hashes -r requirements-learn.txt
	@touch $@

.venv/built: .venv/tools $(PACKAGE) $(CLIENT)
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	@touch $@

web/node_modules/.checks: .venv/built web/package-lock.json
	$(BIN)/python hatch_build.py npm ci --ignore-scripts --silent
	@touch $@
