//! Flags of llvm-mc that show what it has: lists of processors and features, and its form of instructions.

mod common;

use common::folder::Folder;
use common::{Run, oracle};
use std::collections::BTreeSet;
use std::fs;

const T: &str = "-triple=x86_64-linux-gnu";

/// The names in a list that begins with a line, up to the next empty line.
fn names(text: &str, title: &str) -> BTreeSet<String> {
    let rest = text.split_once(title).map_or("", |halves| halves.1).trim_start();
    let list = rest.split("\n\n").next().unwrap_or_default();
    list.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_ascii_lowercase).collect()
}

/// The lists of processors and features have llvm-mc's names, on standard error, and the text is assembled all the same.
#[test]
fn processors_and_features_are_listed() {
    const PROCESSORS: &str = "Available CPUs for this target:";
    const FEATURES: &str = "Available features for this target:";
    let f = Folder::new("cli-help");
    fs::write(f.0.join("plain.s"), ".long 1\n").unwrap();
    for triple in ["x86_64-linux-gnu", "i386-linux-gnu", "aarch64-linux-gnu", "thumbv7-windows-msvc"] {
        let triple = format!("-triple={triple}");
        for list in ["-mcpu=help", "-mattr=help", "-mattr=+HELP", "-mattr=cpuhelp", "-mcpu=help -mattr=help,cpuhelp"] {
            for file in ["plain.s", "bad.s", "missing.s"] {
                let mut args = vec![triple.as_str(), "-filetype=asm", file];
                args.extend(list.split(' '));
                let run = f.run(&args);
                let [processors, features] = [PROCESSORS, FEATURES].map(|title| names(&run.stderr, title));
                assert_eq!(processors.len() > 80, file != "missing.s", "{list} {file}: {}", run.stderr);
                assert_eq!(features.len() > 80, file != "missing.s" && list != "-mattr=cpuhelp", "{list} {file}");
                assert_eq!(run.code, Some(i32::from(file != "plain.s")), "{list} {file}: {}", run.stderr);
                let Some(mut oracle) = oracle() else { continue };
                let theirs = Run::of(oracle.current_dir(&f.0).args(&args));
                assert_eq!(theirs.code, run.code, "{list} {file}");
                if file == "plain.s" {
                    assert_eq!(theirs.stdout, run.stdout, "{list}");
                    assert_eq!(names(&theirs.stderr, PROCESSORS), processors, "{triple} {list}");
                    let listed = names(&theirs.stderr, FEATURES);
                    let unknown: Vec<_> = features.difference(&listed).collect();
                    assert!(unknown.is_empty(), "{triple} {list}: {unknown:?}");
                    // LLVM also lists names for tuning to a processor.
                    let missing: Vec<_> = listed.difference(&features).filter(|n| !processors.contains(*n)).collect();
                    assert!(missing.len() * 8 < listed.len().max(1), "{triple} {list}: {missing:?}");
                }
            }
        }
    }
}

/// LLVM's own form of instructions is refused where llvm-mc would show it.
#[test]
fn forms_of_llvm_are_refused() {
    let f = Folder::new("cli-forms");
    for flags in ["-show-inst -filetype=asm", "-show-inst-operands", "-show-inst-operands -filetype=asm"] {
        let mut args = vec![T, "good.s", "-o", "x.o"];
        args.extend(flags.split(' '));
        let name = flags.split(' ').next().unwrap();
        f.refuses(&args, &["not supported", name.trim_start_matches('-'), "--show-encoding", "--explain"]);
    }
    let run = f.run(&[T, "-show-inst-operands=false", "-show-inst", "good.s", "-o", "x.o"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
}
