//! Random programs of macros: the same text as clang's, or both refuse it; and no panic on mutated ones.
//!
//! `LLAS_RANDOM=20000 LLAS_SEED=7 cargo test -p llas-cpp --test random` generates that many.

#[path = "common/mod.rs"]
mod common;
#[path = "random/generate.rs"]
mod generate;

use generate::{Random, program};
use llas_cpp::{Options, Output, Preprocessor, Severity};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// An empty folder for a test's files.
fn folder(test: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cpp-{test}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

/// Programs in a run of clang.
const BATCH: usize = 100;

fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// One file that includes all programs and removes their macros.
fn main_text(count: usize) -> String {
    let mut text = String::new();
    for i in 0..count {
        text.push_str(&format!("#include \"p{i}.S\"\n"));
        for name in generate::MACROS {
            text.push_str(&format!("#undef {name}\n"));
        }
    }
    text
}

/// The output of each program: the lines between the marker of its begin and that of its end.
fn split(text: &[u8], count: usize) -> Vec<Vec<u8>> {
    let mut parts = vec![Vec::new(); count];
    let mut current = None;
    let mut name = String::new();
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        let shown = String::from_utf8_lossy(line);
        if let Some(rest) = shown.strip_prefix("# 1 \"./p").filter(|rest| rest.ends_with(".S\" 1\n")) {
            current = rest.split('.').next().and_then(|number| number.parse::<usize>().ok());
            name = format!("./p{}.S", current.unwrap_or(0));
        } else if shown.ends_with("\"main.S\" 2\n") {
            current = None;
        } else if let Some(part) = current.and_then(|i| parts.get_mut(i)) {
            part.extend_from_slice(line.strip_suffix(name.as_bytes()).unwrap_or(line));
        }
    }
    parts
}

fn ours(main: &str, files: &BTreeMap<String, Vec<u8>>) -> Output {
    let options = Options { only_language_macros: true, time: Some(0), ..Options::default() };
    let mut files = files.clone();
    let limits = llas_cpp::Limits { reports: usize::MAX, ..options.limits };
    Preprocessor::new(Options { limits, ..options }).run_text("main.S", main.as_bytes(), &mut files)
}

/// The programs of a run with an error.
fn refused_by_us(output: &Output) -> BTreeSet<usize> {
    let mut refused = BTreeSet::new();
    for report in output.reports.iter().filter(|report| report.severity == Severity::Error) {
        // `#line` may have renamed the file of the report itself.
        let names = report.included_from.iter().map(|place| &place.file);
        let file = names.chain([&report.place.file]).find_map(|name| program_number(name));
        let line = report.included_from.last().map(|place| place.line as usize);
        let by_line = line.map(|line| (line - 1) / (generate::MACROS.len() + 1));
        refused.extend(file.or(by_line));
    }
    refused
}

fn program_number(name: &str) -> Option<usize> {
    name.strip_prefix("./p")?.strip_suffix(".S")?.parse().ok()
}

fn run_clang(clang: &Path, dir: &Path, main: &str) -> (Vec<u8>, BTreeSet<usize>) {
    std::fs::write(dir.join("main.S"), main).unwrap();
    let output = std::process::Command::new(clang)
        .args(["-E", "-undef", "-nostdinc", "-x", "assembler-with-cpp", "-ferror-limit=0", "-fno-caret-diagnostics"])
        .args(["-Wno-everything", "main.S"])
        .env("SOURCE_DATE_EPOCH", "0")
        .env("TZ", "UTC")
        .current_dir(dir)
        .output()
        .unwrap();
    let mut refused = BTreeSet::new();
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut including = None;
    for line in stderr.lines() {
        if let Some(rest) = line.strip_prefix("In file included from main.S:") {
            let at: usize = rest.trim_end_matches(':').parse().unwrap();
            including = Some((at - 1) / (generate::MACROS.len() + 1));
        } else if line.contains(" error: ") {
            refused.extend(including);
        }
    }
    (output.stdout, refused)
}

/// Compares programs; returns the numbers of those that differ.
fn differing(clang: &Path, dir: &Path, programs: &[Vec<u8>], accepted: &mut usize) -> Vec<(usize, String)> {
    let main = main_text(programs.len());
    let mut files = BTreeMap::new();
    for (i, program) in programs.iter().enumerate() {
        std::fs::write(dir.join(format!("p{i}.S")), program).unwrap();
        files.insert(format!("p{i}.S"), program.clone());
    }
    let (theirs, refused) = run_clang(clang, dir, &main);
    let output = ours(&main, &files);
    let refused_here = refused_by_us(&output);
    let (theirs, ours) = (split(&theirs, programs.len()), split(&output.text, programs.len()));
    let mut found = Vec::new();
    for i in 0..programs.len() {
        let shown = |text: &[u8]| String::from_utf8_lossy(text).into_owned();
        match (refused.contains(&i), refused_here.contains(&i)) {
            (true, true) => {}
            (false, false) if theirs[i] == ours[i] => *accepted += 1,
            (false, false) => {
                let what = format!("clang:\n{}\nllas:\n{}", shown(&theirs[i]), shown(&ours[i]));
                found.push((i, what));
            }
            (true, false) => found.push((i, "only clang refuses it".to_owned())),
            (false, true) => {
                let reports: Vec<String> = output
                    .reports
                    .iter()
                    .filter(|r| r.severity == Severity::Error && r.place.file == format!("./p{i}.S"))
                    .map(ToString::to_string)
                    .collect();
                found.push((i, format!("only llas refuses it:\n{}", reports.join("\n"))));
            }
        }
    }
    found
}

#[test]
fn programs_are_as_clang_has_them() {
    let Some(clang) = common::clang("random") else { return };
    let count = number("LLAS_RANDOM", 400) as usize;
    let seed = number("LLAS_SEED", 1);
    let dir = folder("random");
    let (mut wrong, mut accepted) = (Vec::new(), 0);
    for batch in 0..count.div_ceil(BATCH) {
        let mut random = Random::new(seed.wrapping_mul(1_000_003) + batch as u64);
        let programs: Vec<Vec<u8>> = (0..BATCH).map(|_| program(&mut random)).collect();
        // A batch in which a program changes what follows is compared one by one.
        for (i, _) in differing(&clang, &dir, &programs, &mut accepted) {
            let alone = [programs[i].clone()];
            if let Some((_, what)) = differing(&clang, &dir, &alone, &mut 0).pop() {
                let small =
                    shrink(&programs[i], &mut |text| !differing(&clang, &dir, &[text.to_vec()], &mut 0).is_empty());
                let again =
                    differing(&clang, &dir, std::slice::from_ref(&small), &mut 0).pop().map_or(what, |(_, what)| what);
                wrong.push(format!("== batch {batch}, program {i}:\n{}\n{again}", String::from_utf8_lossy(&small)));
            }
        }
        if wrong.len() > 8 {
            break;
        }
    }
    println!("{accepted} of {count} programs have the same text, the others are refused by both");
    assert!(wrong.is_empty(), "{} of {count} programs differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// Leaves out lines, and then bytes, as long as the programs differ.
fn shrink(program: &[u8], differs: &mut dyn FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut lines: Vec<Vec<u8>> = program.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    let mut i = 0;
    while i < lines.len() {
        let mut fewer = lines.clone();
        fewer.remove(i);
        if differs(&fewer.concat()) { lines = fewer } else { i += 1 }
    }
    lines.concat()
}

#[test]
fn mutated_programs_end() {
    let count = number("LLAS_MUTATED", 3000);
    let mut random = Random::new(number("LLAS_SEED", 1) ^ 0xabcd);
    for _ in 0..count {
        let mut text = program(&mut random);
        for _ in 0..random.below(6) + 1 {
            let at = random.below(text.len().max(1));
            match random.below(4) {
                0 => text.insert(at.min(text.len()), random.below(256) as u8),
                1 if at < text.len() => text[at] = random.below(256) as u8,
                2 => text.truncate(at),
                _ if at < text.len() => drop(text.remove(at)),
                _ => {}
            }
        }
        let options = Options { microsoft: random.below(4) == 0, ..Options::default() };
        let limits = llas_cpp::Limits { expanded_tokens: 100_000, output: 1 << 20, ..options.limits };
        let mut files = BTreeMap::from([("m.S".to_owned(), text.clone())]);
        let output = Preprocessor::new(Options { limits, ..options }).run_text("m.S", &text, &mut files);
        assert!(output.text.len() < 4 << 20);
    }
}
