//! Checks that the source keeps to `ARCHITECTURE.md`: modules name only those modules that they may, and files stay short.

#[path = "tidy/machines.rs"]
mod machines;
#[path = "tidy/tours.rs"]
mod tours;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each folder of `src` with the folders that its files may name. A file belongs to the longest of these paths that its own begins
/// with. `cli` and `lsp` are not listed: they see the library from outside.
const MAY_IMPORT: &[(&str, &str)] = &[
    ("arch", "debug/cfi debug/seh diag model options parse/ast source source/bytes"),
    (
        "arch/aarch64",
        "arch arch/fixed_width arch/form debug/cfi debug/seh diag model options parse/ast source source/bytes",
    ),
    (
        "arch/aarch64/syntax",
        "arch arch/aarch64 arch/fixed_width arch/syntax asm/directives asm/state debug/cfi debug/seh diag \
         model parse parse/ast parse/lexer source source/bytes",
    ),
    (
        "arch/arm",
        "arch arch/fixed_width arch/form debug/cfi debug/ehabi debug/seh diag model options parse/ast source source/bytes",
    ),
    (
        "arch/arm/syntax",
        "arch arch/arm arch/fixed_width arch/syntax asm/directives asm/state debug/ehabi debug/seh diag model parse \
         parse/ast parse/lexer source source/bytes",
    ),
    ("arch/decoder", "arch arch/aarch64 arch/arm arch/x86 options"),
    (
        "arch/dispatch",
        "arch arch/aarch64 arch/aarch64/syntax arch/arm arch/arm/syntax arch/fixed_width arch/syntax arch/x86/syntax \
         asm/directives \
         asm/state parse source source/bytes",
    ),
    (
        "arch/fixed_width",
        "arch arch/form asm/print asm/state diag hint model parse parse/ast parse/lexer source source/bytes",
    ),
    ("arch/form", ""),
    ("arch/syntax", "asm/state diag model parse parse/lexer source source/bytes"),
    ("arch/words", "arch arch/aarch64 arch/arm arch/form arch/x86"),
    ("arch/x86", "arch arch/form debug/cfi debug/seh diag hint model options parse/ast source source/bytes"),
    (
        "arch/x86/syntax",
        "arch arch/x86 asm/directives asm/print asm/state debug/codeview diag hint model options parse \
         parse/ast parse/lexer source source/bytes",
    ),
    (
        "asm",
        "arch arch/dispatch asm/directives asm/print asm/state debug/cfi debug/codeview debug/dwarf debug/seh diag hint \
         model options options/builder parse parse/ast parse/lexer source source/bytes threads",
    ),
    (
        "asm/directives",
        "arch asm/state debug/cfi debug/codeview debug/dwarf debug/seh diag hint short_slice model options parse \
         parse/ast parse/expand parse/lexer source source/bytes",
    ),
    ("asm/print", "arch debug/cfi debug/codeview debug/dwarf model parse parse/ast"),
    (
        "asm/state",
        "arch arch/form asm/print debug/cfi debug/codeview debug/dwarf debug/seh diag hint model options parse parse/ast \
         parse/expand parse/lexer growth source source/bytes",
    ),
    ("bitcode", "build/module build/outcome options options/builder tools/scan"),
    (
        "build",
        "arch/form asm asm/print build/outcome build/streamer diag model object options/builder pipeline relocate source \
         tools/listing",
    ),
    ("build/module", "build/streamer model object options options/builder"),
    ("build/outcome", "arch diag model object options options/builder source"),
    (
        "build/streamer",
        "asm asm/directives asm/state build/outcome debug/cfi debug/codeview debug/dwarf debug/seh diag model \
         object options options/builder parse/ast pipeline relocate source tools/statements",
    ),
    ("debug", "model parse/ast"),
    ("debug/cfi", "debug diag short_slice model order parse/ast growth source"),
    ("debug/codeview", "model parse/ast growth"),
    ("debug/dwarf", "debug diag model parse/ast growth source"),
    ("debug/ehabi", "diag model parse/ast source"),
    ("debug/seh", "diag model parse/ast growth source"),
    ("diag", "order source source/bytes"),
    ("hint", ""),
    ("short_slice", ""),
    ("inspect", "bitcode"),
    ("layout", "arch diag model order parse/ast growth source"),
    ("model", "hint short_slice order parse/ast growth"),
    ("object", "arch short_slice options growth"),
    ("object/compress", "object options"),
    ("object/link", "arch object order"),
    ("options", "diag source/bytes threads"),
    ("options/builder", "arch diag options"),
    ("order", ""),
    ("parse", "diag hint model order parse/ast parse/lexer source source/bytes"),
    ("parse/ast", ""),
    ("parse/expand", "source source/bytes"),
    ("parse/lexer", "source/bytes"),
    (
        "pipeline",
        "arch asm asm/print build/outcome debug/cfi debug/dwarf diag layout model object object/compress options \
         options/builder relocate source synthesize threads",
    ),
    ("growth", ""),
    ("relocate", "arch diag short_slice growth layout model object order parse/ast source threads"),
    ("source", ""),
    ("source/bytes", "hint"),
    ("synthesize", "arch debug debug/cfi debug/dwarf diag layout model options order parse/ast source"),
    ("processor", ""),
    ("threads", "processor"),
    ("tools", ""),
    ("tools/disasm", "arch arch/decoder diag inspect options options/builder source"),
    ("tools/explain", "arch/form build build/outcome diag options/builder source tools/disasm tools/statements"),
    ("tools/lint", "arch diag inspect object options options/builder source source/bytes tools/statements"),
    ("tools/listing", "build/outcome object options/builder order source tools/statements"),
    ("tools/words", "arch/dispatch arch/form arch/words asm/directives options/builder"),
    (
        "tools/scan",
        "arch/dispatch arch/syntax asm asm/state build/outcome diag model options/builder parse parse/ast \
         pipeline source source/bytes tools/statements",
    ),
    (
        "tools/statements",
        "arch/dispatch asm build/outcome diag options/builder parse/lexer pipeline source source/bytes",
    ),
];

/// The maximum number of lines of a file.
const MAX_LINES: usize = 400;

/// The folders with code of the project.
const OURS: [&str; 9] =
    ["src", "cpp", "isa", "tests", "examples", "benches", "fuzz/src", "fuzz/examples", "fuzz/targets"];

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

/// What `module` offers under its own name from a module below it, `pub use below::Name`: by the path that others name.
fn reexports(text: &str, module: &[&str], found: &mut BTreeMap<Vec<String>, Vec<String>>) {
    for line in text.lines().filter(|line| line.starts_with("pub")) {
        let Some((_, mut rest)) = line.split_once(" use ") else { continue };
        if ["crate::", "super::"].iter().any(|root| rest.starts_with(root)) {
            continue;
        }
        let own: Vec<String> = module.iter().map(|&part| part.to_owned()).collect();
        let mut paths = BTreeSet::new();
        tree(&mut rest, own.clone(), &mut paths);
        for path in paths.into_iter().filter(|path| folder(path) != folder(&own)) {
            let name = path[path.len() - 1].clone();
            found.insert([own.clone(), vec![name]].concat(), path);
        }
    }
}

/// The folder of the list that a path belongs to.
fn folder(path: &[impl AsRef<str>]) -> Option<&'static str> {
    let joined = path.iter().map(AsRef::as_ref).collect::<Vec<_>>().join("/");
    let is_in =
        |folder: &&str| joined.strip_prefix(*folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    MAY_IMPORT.iter().map(|row| row.0).filter(is_in).max_by_key(|folder| folder.len())
}

/// The module that a file has, as a path from the crate's root.
fn module_of(file: &str) -> Vec<&str> {
    file["src/".len()..].trim_end_matches(".rs").trim_end_matches("/mod").split('/').collect()
}

#[test]
fn folders_import_what_they_may() {
    let (mut wrong, mut unused) = (Vec::new(), BTreeSet::new());
    for (folder, may) in MAY_IMPORT {
        unused.extend(may.split_whitespace().map(|other| (*folder, other)));
    }
    let files = sources("src");
    let mut offered = BTreeMap::new();
    for (file, text) in &files {
        reexports(text, &module_of(file), &mut offered);
    }
    for (file, text) in &files {
        let module = module_of(file);
        let path = module.join("/");
        if matches!(module[0], "lib" | "main" | "cli" | "lsp") || path.ends_with("tests") {
            continue;
        }
        let Some(own) = folder(&module) else {
            wrong.push(format!("{file} is in none of the folders of the list"));
            continue;
        };
        let may: Vec<&str> = MAY_IMPORT.iter().find(|row| row.0 == own).unwrap().1.split_whitespace().collect();
        for path in named(text, &module) {
            // A name that a module offers belongs to the folder that it is from.
            let path = (1..=path.len()).find_map(|len| offered.get(&path[..len])).unwrap_or(&path);
            match folder(path) {
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
fn folders_have_no_cycles() {
    let mut left: Vec<(&str, Vec<&str>)> =
        MAY_IMPORT.iter().map(|&(own, may)| (own, may.split_whitespace().collect())).collect();
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
fn only_machines_know_the_tables() {
    for (file, text) in sources("src") {
        assert!(file.starts_with("src/arch/") || !text.contains("llas_isa"), "{file} names llas_isa");
    }
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
    for folder in OURS {
        for (file, text) in sources(folder) {
            let lines = text.lines().count();
            if lines > MAX_LINES {
                wrong.push(format!("{file} has {lines} lines, more than {MAX_LINES}"));
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
    for folder in OURS {
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
