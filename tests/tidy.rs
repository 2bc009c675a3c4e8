//! Checks that the source keeps to `ARCHITECTURE.md`: modules name only those modules that they may, and files stay short.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each folder of `src` with the folders that its files may name. A file belongs to the longest of these paths that its own begins
/// with. `cli` is not listed: it sees the library from outside.
const MAY_IMPORT: &[(&str, &str)] = &[
    ("arch", "debug/cfi debug/seh diag model options parse/ast source source/bytes"),
    (
        "arch/aarch64",
        "arch arch/fixed_width arch/form debug/cfi debug/seh diag model options parse/ast source \
         source/bytes",
    ),
    (
        "arch/aarch64/syntax",
        "arch arch/aarch64 arch/fixed_width arch/syntax asm/directives asm/state debug/cfi debug/seh diag \
         model parse parse/ast parse/lexer source source/bytes",
    ),
    (
        "arch/arm",
        "arch arch/fixed_width arch/form debug/cfi debug/seh diag model options parse/ast source \
         source/bytes",
    ),
    (
        "arch/arm/syntax",
        "arch arch/arm arch/fixed_width arch/syntax asm/directives asm/state debug/seh diag model parse \
         parse/ast parse/lexer source source/bytes",
    ),
    ("arch/fixed_width", "arch arch/form asm/state diag model parse parse/ast parse/lexer source source/bytes"),
    ("arch/form", "isa"),
    (
        "arch/syntax",
        "arch arch/aarch64/syntax arch/arm/syntax arch/fixed_width arch/x86/syntax asm/directives asm/state \
         diag model parse parse/ast source source/bytes",
    ),
    ("arch/x86", "arch arch/form debug/cfi debug/seh diag model options parse/ast source source/bytes"),
    (
        "arch/x86/syntax",
        "arch/x86 asm/directives asm/state debug/codeview diag model options parse parse/ast \
         parse/lexer source source/bytes",
    ),
    (
        "asm",
        "arch arch/syntax asm/directives asm/state debug/cfi debug/codeview debug/dwarf debug/seh diag \
         model options parse parse/ast parse/lexer source source/bytes",
    ),
    (
        "asm/directives",
        "arch arch/syntax asm/state debug/cfi debug/codeview debug/dwarf debug/seh diag model options parse \
         parse/ast parse/expand parse/lexer source source/bytes",
    ),
    (
        "asm/state",
        "arch arch/form asm/directives debug/cfi debug/codeview debug/dwarf debug/seh diag model options \
         parse parse/ast parse/expand parse/lexer source source/bytes",
    ),
    ("bitcode", "build build/module options tools/scan"),
    ("build", "arch arch/form asm build/streamer diag model object options relocate source tools/listing"),
    ("build/module", "build/streamer model options"),
    (
        "build/streamer",
        "asm asm/directives asm/state build debug/cfi debug/codeview debug/dwarf debug/seh diag model \
         object options parse/ast source tools/statements",
    ),
    ("debug", ""),
    ("debug/cfi", "diag model parse/ast source"),
    ("debug/codeview", "model parse/ast"),
    ("debug/dwarf", "diag model parse/ast source"),
    ("debug/seh", "diag model parse/ast source"),
    ("diag", "source source/bytes"),
    ("inspect", "bitcode"),
    ("isa", ""),
    ("layout", "arch diag model parse/ast source"),
    ("model", "parse/ast"),
    ("object", "arch options"),
    ("object/compress", "object options"),
    ("object/link", "arch object"),
    ("options", "arch diag source/bytes"),
    ("parse", "diag model parse/ast parse/lexer source source/bytes"),
    ("parse/ast", "source"),
    ("parse/expand", "source source/bytes"),
    ("parse/lexer", "source/bytes"),
    ("relocate", "arch diag layout model object parse/ast source"),
    ("source", ""),
    ("source/bytes", ""),
    ("synthesize", "arch debug/cfi debug/dwarf diag layout model options parse/ast source"),
    ("tools", ""),
    ("tools/explain", "arch/form build diag options tools/statements"),
    ("tools/lint", "arch build diag inspect object options source source/bytes tools/statements"),
    ("tools/listing", "build object options source tools/statements"),
    (
        "tools/scan",
        "arch/syntax asm asm/state build diag model options parse parse/ast source source/bytes \
         tools/statements",
    ),
    ("tools/statements", "arch/syntax asm build diag options parse/lexer source source/bytes"),
];

/// Imports of the list above that close a cycle between folders. This list may only shrink.
const CLOSE_A_CYCLE: &[(&str, &str)] = &[
    ("arch/aarch64/syntax", "arch/syntax"),
    ("arch/arm/syntax", "arch/syntax"),
    ("asm/directives", "arch/syntax"),
    ("asm/state", "asm/directives"),
    ("build", "tools/listing"),
    ("build/streamer", "build"),
    ("options", "arch"),
    ("tools/statements", "build"),
];

/// The names of machines, in lower case.
const MACHINES: [&str; 5] = ["x86", "i386", "aarch64", "arm64", "thumb"];

/// Path prefixes of files that may name machines: the machines' own folders, and the tables of targets, unwind codes and flags.
const MAY_NAME_MACHINES: &[&str] = &[
    "src/arch/",
    "src/isa/",
    "src/debug/seh/mod.rs",
    "src/build/module/target.rs",
    // The name of a type contains a machine's.
    "src/build/module/types.rs",
    "src/tools/lint/machines.rs",
    // That name again.
    "src/bitcode/names.rs",
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

/// The paths that a file's code names from `crate` on, without those of its tests and comments. `module` is the file's own path.
fn named(text: &str, module: &[&str]) -> BTreeSet<Vec<String>> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(text);
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let joined = lines.collect::<Vec<_>>().join("\n").replace("pub(in crate::", "");
    let mut paths = BTreeSet::new();
    for root in ["crate::", "super::"] {
        for (at, _) in joined.match_indices(root) {
            if joined[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | ':')) {
                continue;
            }
            let (mut rest, mut own) = (&joined[at..], module.to_vec());
            if let Some(after) = rest.strip_prefix("crate::") {
                (rest, own) = (after, Vec::new());
            }
            while let Some(after) = rest.strip_prefix("super::") {
                rest = after;
                own.pop();
            }
            let path = own.iter().map(|&part| part.to_owned()).collect();
            tree(&mut rest, path, &mut paths);
        }
    }
    paths
}

/// Reads `a::{b, c::d}` from the front of `rest`: each path with `path` before it.
fn tree(rest: &mut &str, mut path: Vec<String>, paths: &mut BTreeSet<Vec<String>>) {
    loop {
        *rest = rest.trim_start();
        if let Some(list) = rest.strip_prefix('{') {
            *rest = list;
            while !rest.trim_start().starts_with('}') {
                tree(rest, path.clone(), paths);
                // What follows a name in a list is `as` and another, or a comma.
                *rest = &rest[rest.find([',', '}']).unwrap_or(rest.len())..];
                *rest = rest.strip_prefix(',').unwrap_or(rest);
                if rest.is_empty() {
                    return;
                }
            }
            *rest = rest.trim_start().strip_prefix('}').unwrap_or_default();
            return;
        }
        let len = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        if len > 0 {
            path.push(rest[..len].to_owned());
        }
        *rest = &rest[len..];
        match rest.strip_prefix("::") {
            Some(after) if len > 0 => *rest = after,
            _ => break,
        }
    }
    paths.insert(path);
}

/// The folder of the list that a path belongs to.
fn folder(path: &[impl AsRef<str>]) -> Option<&'static str> {
    let joined = path.iter().map(AsRef::as_ref).collect::<Vec<_>>().join("/");
    let is_in =
        |folder: &&str| joined.strip_prefix(*folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    MAY_IMPORT.iter().map(|row| row.0).filter(is_in).max_by_key(|folder| folder.len())
}

#[test]
fn folders_import_what_they_may() {
    let (mut wrong, mut unused) = (Vec::new(), BTreeSet::new());
    for (folder, may) in MAY_IMPORT {
        unused.extend(may.split_whitespace().map(|other| (*folder, other)));
    }
    for (file, text) in sources("src") {
        let path = file["src/".len()..].trim_end_matches(".rs").trim_end_matches("/mod");
        let module: Vec<&str> = path.split('/').collect();
        if matches!(module[0], "lib" | "main" | "cli") || path.ends_with("tests") {
            continue;
        }
        let Some(own) = folder(&module) else {
            wrong.push(format!("{file} is in none of the folders of the list"));
            continue;
        };
        let may: Vec<&str> = MAY_IMPORT.iter().find(|row| row.0 == own).unwrap().1.split_whitespace().collect();
        for path in named(&text, &module) {
            match folder(&path) {
                Some(other) if other == own => {}
                Some(other) if may.contains(&other) => drop(unused.remove(&(own, other))),
                Some(other) => {
                    wrong.push(format!("{file} names {}, but '{own}' may not import '{other}'", path.join("::")))
                }
                // What the library offers at its root.
                None if path.len() == 1 && path[0].starts_with(char::is_uppercase) => {}
                None => {
                    wrong.push(format!("{file} names {}, which is in none of the folders of the list", path.join("::")))
                }
            }
        }
    }
    wrong.extend(
        unused.iter().map(|(own, other)| format!("'{own}' does not import '{other}': remove it from the list")),
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn folders_have_no_other_cycles() {
    let mut left: Vec<(&str, Vec<&str>)> = MAY_IMPORT
        .iter()
        .map(|&(own, may)| {
            let others = may.split_whitespace().filter(|other| !CLOSE_A_CYCLE.contains(&(own, *other)));
            (own, others.collect())
        })
        .collect();
    for (own, other) in CLOSE_A_CYCLE {
        let row = MAY_IMPORT.iter().find(|row| row.0 == *own).unwrap();
        assert!(row.1.split_whitespace().any(|name| name == *other), "'{own}' no longer imports '{other}'");
    }
    // A folder whose imports are all known to be in no cycle is in none itself.
    loop {
        let before = left.len();
        let open: BTreeSet<&str> = left.iter().map(|row| row.0).collect();
        left.retain(|(_, others)| others.iter().any(|other| open.contains(other)));
        if left.len() == before {
            break;
        }
    }
    assert!(left.is_empty(), "folders that import each other, or what does: {left:?}");
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
        if file == "src/model/emitter.rs" {
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
