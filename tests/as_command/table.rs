//! Every flag in the help of GNU as 2.40 for four targets, and how llas handles it: `tests/as_command/flags.table`.
//!
//! A row is a flag, the letters of the targets that have it, its state and an example of its use. `done`: it works as in GNU as;
//! `refused`: it is an error with a reason; `same`: it is accepted and does not change the object.

use super::Folder;
use crate::common::{Run, external};
use std::collections::BTreeSet;
use std::process::Command;

const TABLE: &str = include_str!("flags.table");
const TARGETS: [(char, &str); 4] =
    [('x', "x86_64-linux-gnu"), ('a', "aarch64-linux-gnu"), ('r', "arm-linux-gnueabihf"), ('w', "x86_64-w64-mingw32")];

/// The rows, split into columns.
fn rows() -> impl Iterator<Item = [&'static str; 4]> {
    let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let mut words = line.splitn(4, char::is_whitespace).map(str::trim);
        let mut next = || words.next().unwrap_or_default();
        [next(), next(), next(), next()]
    })
}

/// The flags in a help text; a flag's line begins with two blanks and a dash.
fn flags_of(help: &str) -> BTreeSet<String> {
    let mut flags = BTreeSet::new();
    for line in help.lines().filter(|line| line.starts_with("  -")) {
        let line = line.trim_start().replace('\t', "  ");
        let head = line.split("  ").next().unwrap_or_default();
        for part in head.split([',', '/', ' ']) {
            let name = part.split(['=', '[', '<', '{']).next().unwrap_or_default();
            if name.starts_with('-') {
                flags.insert(name.to_owned());
            }
        }
    }
    flags
}

#[test]
fn the_table_has_every_flag() {
    for (letter, target) in TARGETS {
        let ours: BTreeSet<String> =
            rows().filter(|row| row[1].contains(letter)).map(|row| row[0].to_owned()).collect();
        let program = format!("/usr/bin/{target}-as");
        let Some(mut program) = external::program(&program) else { continue };
        let run = Run::of(program.arg("--help"));
        let theirs = flags_of(&String::from_utf8_lossy(&run.stdout));
        let missing: Vec<_> = theirs.difference(&ours).collect();
        let invented: Vec<_> = ours.difference(&theirs).collect();
        assert!(
            missing.is_empty() && invented.is_empty(),
            "{target}: not in the table {missing:?}, not of GNU as {invented:?}"
        );
    }
}

#[test]
fn every_flag_does_what_the_table_says() {
    let f = Folder::new("as-table");
    std::fs::write(f.0.join("n.s"), "\t.data\n\t.long 1\n").unwrap();
    for (letter, target) in TARGETS {
        // ARM targets have T32 code only.
        let target = target.replace("arm-", "thumbv7-");
        let link = f.0.join(format!("{target}-as"));
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_llas"), &link).unwrap();
        let run = |flags: &[&str]| {
            let _ = std::fs::remove_file(f.0.join("n.o"));
            Run::of(Command::new(&link).current_dir(&f.0).args(flags).args(["n.s", "-o", "n.o"]))
        };
        assert_eq!(run(&[]).code, Some(0));
        let plain = f.read("n.o");
        for [flag, _, state, sample] in rows().filter(|row| row[1].contains(letter)) {
            let sample: Vec<&str> = if sample.is_empty() { vec![flag] } else { sample.split(' ').collect() };
            let done = run(&sample);
            let told = done.stderr.contains("not supported") || done.stderr.contains("only for ELF");
            match state {
                "done" => assert_eq!(done.code, Some(0), "{target} {flag}: {}", done.stderr),
                "same" => assert!(done.code == Some(0) && f.read("n.o") == plain, "{target} {flag}: {}", done.stderr),
                "refused" => assert!(done.code == Some(1) && told, "{target} {flag}: {}", done.stderr),
                _ => panic!("{flag}: '{state}' is not a state"),
            }
        }
    }
}
