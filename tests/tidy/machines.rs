//! Shared code names no machine.

use super::sources;
use std::collections::BTreeSet;

/// The names of machines, in lower case.
const MACHINES: [&str; 5] = ["x86", "i386", "aarch64", "arm64", "thumb"];

/// Path prefixes of files that may name machines: the machines' own folders, and the tables of targets, unwind codes and flags.
const MAY_NAME_MACHINES: &[&str] = &[
    "src/arch/",
    // The examples of the front page name targets.
    "src/lib.rs",
    "isa/src/x86/",
    "isa/src/aarch64/",
    "isa/src/arm/",
    "isa/src/lib.rs",
    "isa/src/readme_tests.rs",
    "src/debug/seh/mod.rs",
    "src/build/module/target.rs",
    // Selects the machine that the phases are compiled for.
    "src/pipeline.rs",
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
    "src/cli/machine_options.rs",
    "src/cli/settings.rs",
    // What files and directives say about their target.
    "src/lsp/target.rs",
    "src/lsp/tests.rs",
    // llvm-mc's text below a list names a target.
    "src/cli/targets.rs",
];

/// Files that name a machine and should not. This list may only shrink.
const STILL_NAME_MACHINES: &[&str] = &[];

#[test]
fn machines_are_named_in_their_own_places() {
    let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
    for (file, text) in [sources("src"), sources("isa/src")].concat() {
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
