//! The table of predefined macros beside clang's: all triples, and an eighth of the options; all of them with `LLAS_ALL_TARGETS=1`.

mod common;

use llas_cpp::{NoFiles, Options, Preprocessor, predefined};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// Macros that say which build of clang it is.
const BUILD: &[&str] = &["__VERSION__", "__clang_version__", "__clang_patchlevel__", "__clang_minor__"];

/// Triples and options: `TRIPLE CLANG'S ARGUMENTS = OUR OPTIONS`.
fn cases() -> Vec<(String, Vec<String>, Vec<String>)> {
    let mut cases = Vec::new();
    for line in include_str!("predefined.cases").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (left, right) = line.split_once(" = ").unwrap_or((line, ""));
        let mut words = left.split_whitespace().map(str::to_owned);
        let triple = words.next().unwrap();
        cases.push((triple, words.collect(), right.split_whitespace().map(str::to_owned).collect()));
    }
    cases
}

fn theirs(clang: &Path, triple: &str, arguments: &[String]) -> BTreeMap<String, String> {
    let output = Command::new(clang)
        .args(["-dM", "-E", "-x", "assembler-with-cpp", "-target", triple])
        .args(arguments)
        .arg("-")
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    assert!(output.status.success(), "{triple} {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    lines(String::from_utf8(output.stdout).unwrap().lines())
}

fn lines<'l>(lines: impl Iterator<Item = &'l str>) -> BTreeMap<String, String> {
    let split = |line: &'l str| {
        let rest = line.strip_prefix("#define ")?;
        let end = rest.find(')').filter(|&end| rest[..end].find(' ').is_none_or(|blank| rest[..blank].contains('(')));
        let at = rest[end.unwrap_or(0)..].find(' ')? + end.unwrap_or(0);
        Some((rest[..at].to_owned(), rest[at + 1..].to_owned()))
    };
    lines.filter_map(split).filter(|(name, _)| !BUILD.contains(&name.as_str())).collect()
}

#[test]
fn macros_are_those_of_clang() {
    let Some(clang) = common::clang("predefined") else { return };
    let mut wrong = String::new();
    let mut cases = cases();
    if std::env::var_os("LLAS_ALL_TARGETS").is_none() {
        let mut number = 0;
        cases.retain(|(_, _, options)| {
            number += 1;
            options.is_empty() || number % 8 == 0
        });
    }
    for (triple, arguments, options) in &cases {
        let theirs = theirs(&clang, triple, arguments);
        let made = predefined(triple, &options.iter().map(String::as_str).collect::<Vec<_>>());
        let run = Options { predefined: made.text, microsoft: made.microsoft, ..Options::default() };
        let output = Preprocessor::new(run).run_macros("a.S", b"", &mut NoFiles);
        assert!(output.reports.is_empty(), "{}", output.reports[0]);
        let ours = lines(output.macros.iter().map(String::as_str));
        for name in theirs.keys().chain(ours.keys().filter(|name| !theirs.contains_key(*name))) {
            let (a, b) = (theirs.get(name), ours.get(name));
            if a != b {
                wrong.push_str(&format!("{triple} {arguments:?}: {name}: clang {a:?}, llas {b:?}\n"));
            }
        }
    }
    println!("{} targets", cases.len());
    assert!(wrong.is_empty(), "{wrong}");
}
