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

/// Questions about functions and about the parts of the triple.
const QUESTIONS: &str = "__has_builtin(__builtin_expect) __has_builtin(__builtin_trap) __has_builtin(__builtin_ia32_pause)
__has_builtin(__builtin_ia32_rdtsc) __has_builtin(__builtin_ia32_addcarryx_u64) __has_builtin(__builtin_arm_dmb) __has_builtin(__builtin_arm_wfe)
__has_builtin(__sync_fetch_and_add) __has_builtin(__atomic_load) __has_builtin(memcpy) __has_builtin(_BitScanForward)
__has_builtin(_InterlockedAnd64) __has_builtin(__is_trivial) __has_builtin(nothing) __has_builtin(__builtin_cpu_supports)
__has_constexpr_builtin(__builtin_nan) __has_constexpr_builtin(__builtin_trap) __is_target_arch(x86_64) __is_target_arch(AArch64)
__is_target_arch(arm) __is_target_arch(armv7) __is_target_arch(thumb) __is_target_arch(i386) __is_target_arch(none) __is_target_vendor(pc)
__is_target_vendor(unknown) __is_target_vendor(w64) __is_target_os(linux) __is_target_os(windows) __is_target_os(Darwin)
__is_target_os(none) __is_target_os(freebsd) __is_target_environment(gnu) __is_target_environment(msvc) __is_target_environment(musl)
__is_target_environment(gnueabihf) __is_target_environment(eabi) __is_target_environment(unknown) __is_target_variant_os(ios)";

fn answers(triple: &str) -> String {
    let made = predefined(triple, &[]);
    let options = Options {
        target: made.target,
        microsoft: made.microsoft,
        line_markers: false,
        only_language_macros: true,
        ..Options::default()
    };
    String::from_utf8(Preprocessor::new(options).run_text("a.S", QUESTIONS.as_bytes(), &mut NoFiles).text).unwrap()
}

#[test]
fn answers_depend_on_the_target() {
    let digits = |triple: &str| answers(triple).split_whitespace().collect::<String>();
    assert_eq!(digits("x86_64-unknown-linux-gnu").len(), 39);
    assert_ne!(digits("x86_64-unknown-linux-gnu"), digits("aarch64-unknown-linux-gnu"));
    let Some(clang) = common::clang("answers") else { return };
    for (triple, _, options) in cases() {
        if !options.is_empty() {
            continue;
        }
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("answers.S");
        std::fs::write(&path, QUESTIONS).unwrap();
        let arguments = ["-E", "-P", "-w", "-undef", "-target", &triple];
        let output = Command::new(&clang).args(arguments).arg(&path).output().unwrap();
        let theirs = String::from_utf8(output.stdout).unwrap();
        assert_eq!(
            answers(&triple).split_whitespace().collect::<Vec<_>>(),
            theirs.split_whitespace().collect::<Vec<_>>(),
            "{triple}"
        );
    }
}
