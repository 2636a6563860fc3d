# Everything that is done with this package. `make demo` works on a machine with nothing but Swift.

.PHONY: demo build release install uninstall deb reference bundle test styles sheet soak lint format bench order \
	image vocabulary migration freeze setup clean

# The root user of a container needs no sudo, and often has none.
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
SYSTEM := $(shell uname -s)

# What makes the static file start sooner, measured by `make bench` (row `start`). Types are made by calls
# in place of names that the runtime reads: a fifth of the instructions of a start. Functions have sections
# of their own, so that the linker drops those that nobody calls, and lld, which comes with Swift, sets
# what is left closer together than gold: fewer pages to map. All three change how a program is laid out
# and not what it does. Checks of exclusive access stay on, although they are a thirtieth of a start: they
# end a program that would write what it does not mean to.
STARTING := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld

# What a start touches stands side by side in the file: a third fewer pages to map, a sixth of a start. `make order` makes
# the list anew; names in it that the program has no more are passed over.
ORDERED := -Xlinker "--symbol-ordering-file=$(CURDIR)/Scripts/start.order" \
	-Xlinker --no-warn-symbol-ordering
STATIC := --scratch-path .build/static --static-swift-stdlib \
	-Xswiftc -static-executable -Xlinker -static $(STARTING) $(ORDERED)
STRIPPED := $(STATIC) -Xlinker --strip-all

demo: release
	@echo
	@.build/release/stylectl apply DayLabelStyle --labels seed/week.json

build: setup
	swift build

# On Linux one static file, which starts several times faster than one that loads the Swift runtime.
# .build/release is a link that SwiftPM makes to the folder of its own release builds; the static
# build has a folder of its own, and its result goes where that link leads.
release: setup
ifeq ($(SYSTEM),Linux)
	swift build -c release --product stylectl $(STRIPPED)
	@triple=$$(basename "$$(dirname "$$(swift build -c release --show-bin-path $(STRIPPED))")"); \
	mkdir -p ".build/$$triple/release" && \
	{ [ -e .build/release ] || ln -s "$$triple/release" .build/release; } && \
	cp -f ".build/static/$$triple/release/stylectl" .build/release/stylectl.new && \
	mv -f .build/release/stylectl.new .build/release/stylectl
else
	swift build -c release --product stylectl
endif

# The binary, what the shells complete lines with, and the manual page. With BINARY=FILE nothing is
# built: a machine without Swift can install what another has made.
PREFIX := /usr/local
DESTDIR :=
BASHDIR := $(PREFIX)/share/bash-completion/completions
ZSHDIR := $(PREFIX)/share/zsh/site-functions
FISHDIR := $(PREFIX)/share/fish/vendor_completions.d
MANDIR := $(PREFIX)/share/man/man1
INSTALLED := $(PREFIX)/bin/stylectl $(BASHDIR)/stylectl $(ZSHDIR)/_stylectl \
	$(FISHDIR)/stylectl.fish $(MANDIR)/stylectl.1

ifdef BINARY
install:
else
BINARY := .build/release/stylectl
install: release
endif
	umask 022; mkdir -p $(foreach file,$(INSTALLED),"$(DESTDIR)$(dir $(file))")
	install -m 755 "$(BINARY)" "$(DESTDIR)$(PREFIX)/bin/stylectl"
	umask 022; "$(BINARY)" completion bash >"$(DESTDIR)$(BASHDIR)/stylectl"
	umask 022; "$(BINARY)" completion zsh >"$(DESTDIR)$(ZSHDIR)/_stylectl"
	umask 022; "$(BINARY)" completion fish >"$(DESTDIR)$(FISHDIR)/stylectl.fish"
	umask 022; "$(BINARY)" manual >"$(DESTDIR)$(MANDIR)/stylectl.1"

uninstall:
	rm -f $(foreach file,$(INSTALLED),"$(DESTDIR)$(file)")

# A package for Debian and Ubuntu: .build/stylectl_VERSION_ARCHITECTURE.deb
deb: release
	Scripts/make-deb.sh .build/release/stylectl .build

# The reference of all commands, which a test compares with the table of commands.
reference: build
	.build/debug/stylectl manual --format markdown >Documentation/Reference.md.new
	mv -f Documentation/Reference.md.new Documentation/Reference.md

# What the build-tool plugin runs: the release in an artifact bundle beside the plugin's manifest.
bundle: release
	Scripts/make-bundle.sh .build/release/stylectl Plugin/stylectl.artifactbundle

# The tests of the store come first and alone: some of them wait for a process of their own, and while they
# do, the testing library spins, which would take half of a small machine from all others.
test: setup
	swift test --parallel --filter '^StyleStoreTests\.'
	swift test --parallel --skip-build --skip '^StyleStoreTests\.'

# Random styles of the whole vocabulary, drawn in every tier: `make styles COUNT=10000 FIRST=0`.
COUNT := 10000
FIRST := $(shell od -An -N3 -tu4 /dev/urandom | tr -d ' ')

styles: setup
	@echo "styles: COUNT=$(COUNT) FIRST=$(FIRST)"
	STYLECTL_STYLES=$(COUNT) STYLECTL_STYLES_SEED=$(FIRST) swift test --filter RandomStyleTests

# Every style of the seed in every tier, width and environment on one page, to look at.
sheet: setup
	STYLECTL_SHEET=$(CURDIR)/.build/sheet.html swift test --filter SheetTests
	@echo .build/sheet.html

# The crash and concurrency suite for as long as patience lasts: `make soak FACTOR=50 SEED=7`. It prints
# what it tried, from which seed.
FACTOR := 20
SEED := $(shell od -An -N3 -tu4 /dev/urandom | tr -d ' ')

soak: setup
	@echo "soak: FACTOR=$(FACTOR) SEED=$(SEED)"
	STYLECTL_SOAK=$(FACTOR) STYLECTL_SOAK_SEED=$(SEED) swift test --filter '^FaultTests\.'

lint:
	swift format lint --strict --recursive Sources Tests Plugin Examples seed Package.swift

format:
	swift format --in-place --recursive Sources Tests Plugin Examples seed Package.swift

bench: release
	Benchmarks/run.sh

# The list of what a start touches, made anew from the program with its symbols; needs valgrind.
order: setup
	swift build -c release --product stylectl $(STATIC)
	Scripts/order-start.py "$$(swift build -c release --show-bin-path $(STATIC))/stylectl" \
	  >Scripts/start.order.new
	mv -f Scripts/start.order.new Scripts/start.order

# What is embedded of seed/ and what commands read where there is no catalog: made anew after a change
# to seed/ or migrations/.
image: setup
	Scripts/embed-seeds.sh
	swift build
	@rm -f .build/seed.stylecatalog
	@SOURCE_DATE_EPOCH=0 .build/debug/stylectl init .build/seed.stylecatalog --author stylectl
	@mv .build/seed.stylecatalog Sources/CAssets/seed.image

# What is embedded of vocabulary/: made anew after a change to it.
vocabulary:
	Scripts/embed-vocabulary.sh

# All that a step of the schema needs, but for its SQL: `make migration NAME=verb_noun`.
migration: build
	Scripts/make-migration.sh "$(NAME)"
	@$(MAKE) freeze image

# The hashes of the last migration: made anew when its SQL is changed, which is before it lands.
freeze: setup
	STYLECTL_FREEZE=$(CURDIR)/Sources/CAssets/migrations.h swift test --filter FrozenHashTests

# The one thing that is needed beside Swift: the headers of SQLite.
setup:
	@if printf '\043include <sqlite3.h>\n' | $$(command -v clang || command -v cc) -E -x c - >/dev/null 2>&1 \
	  || pkg-config --exists sqlite3 2>/dev/null; then :; \
	elif command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y --no-install-recommends libsqlite3-dev; \
	elif command -v brew >/dev/null; then \
	  brew install sqlite3; \
	else \
	  echo 'error: the headers of SQLite are missing' >&2; \
	  echo 'hint: install libsqlite3-dev, sqlite-devel or sqlite3 with your package manager' >&2; \
	  exit 1; \
	fi

clean:
	rm -rf .build
