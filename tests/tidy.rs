//! Checks that the source keeps to `ARCHITECTURE.md`: modules name only those modules that they may, and files stay short.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules that the files of a module must not name.
const MUST_NOT_KNOW: &[(&str, &str)] = &[
    ("source", "lexer parse ast directive assembler target model object layout expr diag"),
    ("lexer", "assembler directive target model expr object layout parse diag"),
    ("diag", "lexer parse assembler directive target model object layout expr expand"),
    (
        "advice",
        "lexer parse ast expr directive expand assembler emitter model isa syntax finish layout relocate object frame dwarf \
         codeview unwind",
    ),
    ("ast", "lexer parse assembler directive target model object layout diag"),
    ("parse", "assembler directive target object layout frame codeview unwind"),
    ("expand", "target model object layout"),
    ("expr", "lexer parse assembler directive target object layout"),
    ("isa", EVERYTHING),
    ("target", "lexer parse assembler directive layout finish relocate object expand files"),
    ("directive", "isa finish layout relocate object"),
    ("assembler", "isa finish layout relocate object"),
    ("emitter", "lexer parse assembler directive expand isa finish layout relocate object"),
    ("model", "lexer parse assembler directive target object layout diag expr"),
    ("dwarf", "lexer parse assembler directive target object layout frame"),
    ("frame", "lexer parse assembler directive target object layout"),
    ("codeview", "lexer parse assembler directive target object layout diag"),
    ("unwind", "lexer parse assembler directive target object layout"),
    ("finish", "lexer parse assembler directive expand isa relocate object"),
    ("bytes", "lexer parse ast directive assembler target model object layout expr diag source syntax"),
    ("scan", "lexer expr directive expand emitter isa finish layout relocate object frame dwarf codeview unwind"),
    (
        "statements",
        "parse ast expr directive expand emitter model isa finish layout relocate object frame dwarf codeview unwind",
    ),
    (
        "listing",
        "lexer parse ast expr directive expand assembler emitter model isa syntax target finish layout relocate",
    ),
    ("lint", "lexer parse ast expr directive expand assembler emitter model isa syntax finish layout relocate"),
    ("explain", "lexer parse ast expr directive expand assembler emitter model isa syntax finish layout relocate"),
    ("streamer", "lexer parse expand isa bytes syntax finish layout relocate"),
    ("syntax", "isa finish layout relocate object"),
    ("layout", "lexer parse assembler directive emitter object isa frame codeview unwind finish"),
    ("relocate", "lexer parse expand assembler directive emitter frame dwarf codeview unwind finish isa"),
    ("relocation", EVERYTHING_BUT_TARGETS),
    ("link", EVERYTHING_BUT_OBJECTS),
    ("object", EVERYTHING_BUT_TRIPLES),
    (
        "compress",
        "source lexer diag ast parse expand expr directive target model frame codeview unwind dwarf emitter finish layout \
         relocate files assembler",
    ),
    ("files", "lexer parse assembler directive target model object layout diag"),
    ("triple", "lexer parse assembler directive target model object layout diag"),
    ("options", "lexer parse assembler directive model object layout"),
    ("context", "lexer parse directive expand expr isa frame dwarf codeview unwind finish layout"),
    (
        "bitcode",
        "source lexer ast parse expand expr directive assembler emitter model isa syntax target finish layout relocate object \
         frame dwarf codeview unwind",
    ),
    (
        "module",
        "lexer ast parse expand expr scan directive assembler emitter isa syntax target finish layout relocate object",
    ),
    ("options", "lexer parse assembler directive target model object layout"),
    ("inspect", EVERY_OTHER),
];

/// For modules that depend on no other.
const EVERYTHING: &str = "source lexer diag ast parse expand expr directive target model frame codeview unwind dwarf emitter \
                          finish layout relocate object files triple options assembler";

/// For modules that may depend on `triple`.
const EVERYTHING_BUT_TRIPLES: &str = "source lexer diag ast parse expand expr directive target model frame codeview unwind \
                                      dwarf emitter finish layout relocate object files options assembler";

/// For modules that may depend on `target` and `triple`, and on `object` as well.
const EVERYTHING_BUT_TARGETS: &str = "source lexer diag ast parse expand expr directive model frame codeview unwind dwarf \
                                      emitter finish layout relocate object files options assembler";
const EVERYTHING_BUT_OBJECTS: &str = "source lexer diag ast parse expand expr directive model frame codeview unwind dwarf \
                                      emitter finish layout relocate files options assembler";

/// For `inspect`, which depends on a file's bytes alone.
const EVERY_OTHER: &str = "source lexer diag ast parse expand expr directive target model frame codeview unwind dwarf emitter finish \
                           layout relocate object files options assembler syntax isa relocation link module streamer scan \
                           statements listing explain context compress bytes triple";

/// Exceptions: the prefix of a file's path, the module that it may name anyway, and why.
const EXCEPT: &[(&str, &str, &str)] =
    &[("src/layout/random_tests.rs", "emitter", "it makes its sections through the emitter")];

/// The names of machines, in lower case.
const MACHINES: [&str; 5] = ["x86", "i386", "aarch64", "arm64", "thumb"];

/// Path prefixes of files that may name machines: the machines' own folders, and the tables of targets, unwind codes and flags.
const MAY_NAME_MACHINES: &[&str] = &[
    "src/target/",
    "src/isa/",
    "src/syntax/",
    "src/unwind/mod.rs",
    "src/unwind/arm",
    "src/unwind/x64.rs",
    "src/module/target.rs",
    // The name of a type contains a machine's.
    "src/module/types.rs",
    "src/lint/machines.rs",
    // That name again.
    "src/bitcode/names.rs",
    "src/triple.rs",
    "src/inspect/machine",
    "src/inspect/tables/mod.rs",
    "src/inspect/tables/unwind",
    "src/options/",
    "src/cli/flags.rs",
    // The flags of GNU as, which has some for each machine.
    "src/cli/gnu",
    "src/cli/settings.rs",
];

/// Files that name a machine and should not. This list may only shrink.
const STILL_NAME_MACHINES: &[&str] = &[];

/// The maximum number of lines of a file.
const LONGEST: usize = 400;

fn sources(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// The modules that a text names after `crate::`, outside its tests and comments.
fn named(text: &str) -> BTreeSet<String> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(text);
    let lines = code.lines().filter(|l| !l.trim_start().starts_with("//"));
    let joined: String = lines.collect::<Vec<_>>().join("\n");
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut modules = BTreeSet::new();
    for after in joined.split("crate::").skip(1) {
        match after.strip_prefix('{') {
            // `use crate::{a, b::c};`
            Some(list) => {
                let mut depth = 1;
                let mut item = String::new();
                for c in list.chars() {
                    match c {
                        '{' => depth += 1,
                        '}' => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 || depth == 1 && c == ',' {
                        modules.insert(word(item.trim()));
                        item.clear();
                    } else {
                        item.push(c);
                    }
                    if depth == 0 {
                        break;
                    }
                }
            }
            None => drop(modules.insert(word(after))),
        }
    }
    modules
}

#[test]
fn modules_know_only_what_they_may() {
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for (file, text) in sources("src") {
        let module = file["src/".len()..].split(['/', '.']).next().unwrap().to_owned();
        let Some((_, banned)) = MUST_NOT_KNOW.iter().find(|r| r.0 == module) else { continue };
        for name in named(&text) {
            if name == module || !banned.split_whitespace().any(|module| module == name) {
                continue;
            }
            match EXCEPT.iter().find(|e| file.starts_with(e.0) && e.1 == name) {
                Some(exception) => drop(used.insert(exception.0)),
                None => wrong.push(format!("{file} names {name}, which the module '{module}' must not name")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(used.len(), EXCEPT.len(), "an exception is no longer needed");
}

#[test]
fn machines_are_named_in_their_own_places() {
    let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
    for (file, text) in sources("src") {
        if MAY_NAME_MACHINES.iter().any(|path| file.starts_with(path)) {
            continue;
        }
        let names = |line: &str| MACHINES.iter().any(|machine| line.to_ascii_lowercase().contains(machine));
        let mut example = false;
        let named = text.lines().enumerate().find(|(_, line)| {
            // Examples in documentation name targets.
            let doc = line.trim_start().strip_prefix("//!").or(line.trim_start().strip_prefix("///"));
            example = doc.is_some_and(|doc| doc.trim_start().starts_with("```") != example);
            !example && names(line)
        });
        let Some((number, line)) = named else { continue };
        match STILL_NAME_MACHINES.iter().find(|path| file.starts_with(**path)) {
            Some(path) => drop(seen.insert(*path)),
            None => wrong.push(format!("{file}:{}: shared code names a machine: {}", number + 1, line.trim())),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let done: Vec<_> = STILL_NAME_MACHINES.iter().filter(|path| !seen.contains(**path)).collect();
    assert!(done.is_empty(), "these no longer name a machine: remove them from STILL_NAME_MACHINES: {done:?}");
}

#[test]
fn the_command_uses_what_the_library_offers() {
    let inner = ["assembler", "directive", "emitter", "finish", "layout", "model", "object", "parse", "relocate"];
    for (file, text) in sources("src/cli") {
        for module in inner {
            assert!(
                !text.contains(&format!("llas::{module}")),
                "{file} names {module}: the command must not depend on the pipeline"
            );
        }
    }
}

#[test]
fn modules_say_what_they_must_not_know() {
    for (module, _) in MUST_NOT_KNOW {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let text = fs::read_to_string(root.join(format!("{module}.rs")))
            .or_else(|_| fs::read_to_string(root.join(module).join("mod.rs")));
        // A planned module that does not exist yet has no documentation.
        let Ok(text) = text else { continue };
        let doc: String = text.lines().map_while(|l| l.strip_prefix("//!")).collect();
        assert!(doc.contains("must not know"), "the documentation of {module} does not list what it must not know");
    }
}

#[test]
fn files_can_be_read_in_one_sitting() {
    let mut wrong = Vec::new();
    for folder in ["src", "tests", "examples", "benches"] {
        for (file, text) in sources(folder) {
            let lines = text.lines().count();
            if lines > LONGEST {
                wrong.push(format!("{file} has {lines} lines, more than {LONGEST}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Methods that append to a subsection; only the emitter may call them.
const WAYS_IN: [&str; 5] = [".data_mut()", ".push_short(", ".push_tail(", ".push_fixup(", ".push_relaxable("];

#[test]
fn contents_come_from_the_emitter_alone() {
    for (file, text) in sources("src") {
        if file == "src/emitter.rs" {
            continue;
        }
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(&text);
        let found = WAYS_IN.iter().find(|way| code.contains(*way));
        assert!(found.is_none(), "{file} calls {}: only the emitter may append contents", found.unwrap());
    }
}

#[test]
fn nothing_is_unsafe_or_ignored() {
    let ignored = ["#[", "ignore"].concat();
    for folder in ["src", "tests", "examples", "benches"] {
        for (file, text) in sources(folder) {
            assert!(!text.contains(&ignored), "{file} ignores a test");
            // It calls code that it has just generated, and is a separate package for that reason.
            if file.starts_with("examples/jit/") {
                continue;
            }
            let code = text.lines().filter(|l| !l.trim_start().starts_with("//"));
            let keyword = ["unsafe", " {"].concat();
            assert!(!code.into_iter().any(|l| l.contains(&keyword)), "{file} has unsafe code");
        }
    }
}
