# Needs only Python 3.11 or later, pip and make. Everything else is installed into .venv and web/node_modules.
PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
TOOLS := @$(PYTHON) tools
PIP = $(PYTHON) -m pip --python $(BIN)/python install --quiet
LOCK := $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet --python-version 3.11
# Games of others that ours are measured against
OTHERS := catanatron chess rlcard pygame-ce
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Python must not look into this folder first: tests and benchmarks are about the installed, compiled package.
export PYTHONSAFEPATH := 1

ifeq ($(shell command -v $(PYTHON)),)
$(error There is no $(PYTHON) here. Install Python 3.11 or later with pip, or name yours: make play PYTHON=python3.12)
endif

.PHONY: play test lint install wheel release bench pictures golden wire lock clean

play:                        ## the table in the browser, at the address it prints; ARGS="--port 9000" goes to `fourwinds serve`
	$(TOOLS) play $(ARGS)

test: lint                   ## everything that CI checks
	PYTHON="$(CURDIR)/$(BIN)/python" $(PYTHON) tools npm run test
	$(BIN)/pytest -n 2 --dist worksteal -rf

lint:
	$(TOOLS) install check learn
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(PYTHON) tools npm run check

install:                     ## tools and the package, compiled where there is a C compiler
	$(TOOLS) install

wheel:                       ## dist/*.whl for this platform, with the client inside, tried in a clean environment
	$(TOOLS) wheel

release: test                ## VERSION=0.2.0: numbers, builds and tags it; publishes nothing
	$(TOOLS) release $(VERSION)

bench:                       ## speed and load, as ratios within one run
	$(TOOLS) install check learn
	for other in $(OTHERS); do $(PIP) $$other || echo "$$other cannot be installed here; its rows are left out"; done
	$(BIN)/python -m bench
	$(BIN)/python -m bench.server.load

pictures:                    ## takes the screenshots in docs/pictures anew
	$(TOOLS) install check
	$(BIN)/python -m tests.web.pictures

golden:                      ## plays the golden records and playthroughs that are missing
	$(TOOLS) install check learn
	$(BIN)/python -m tests.games.golden
	$(BIN)/python -m tests.adapters.playthroughs

wire:                        ## generates the client's types from the server's messages
	$(TOOLS) install check
	PYTHON="$(CURDIR)/$(BIN)/python" $(PYTHON) tools npm run wire

lock:                        ## brings the locks up to date
	$(TOOLS) install
	$(PIP) uv
	$(LOCK) --extra arena pyproject.toml -o requirements/run.txt
	$(LOCK) -c requirements/run.txt requirements/build.in -o requirements/build.txt
	$(LOCK) -c requirements/run.txt -c requirements/build.txt requirements/check.in -o requirements/check.txt
	$(LOCK) -c requirements/run.txt -c requirements/check.txt requirements/learn.in -o requirements/learn.txt
	$(LOCK) requirements/node.in -o requirements/node.txt

clean:
	rm -rf .venv build dist web/node_modules fourwinds/server/static
