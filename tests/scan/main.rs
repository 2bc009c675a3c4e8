//! Compares `scan` with `llvm-nm` on module-level assembly: the symbols and their kinds must be the same.
//!
//! The texts are generated from seeds (`generator.rs`), or written by hand (`cases.txt`: a target, a text in one line, and nm's
//! output). nm's output for the generated texts is recorded in `recorded.txt`. `LLAS_RECORD=1 cargo test --test scan`
//! records both again; where llvm-as-22 and llvm-nm-22 are installed, they are run each time.

#[path = "../common/mod.rs"]
mod common;
mod generator;

use common::{Run, lto_letters};
use generator::{TARGETS, text};
use llas::Options;
use llas::scan::{Scanned, ScannedSymbol, SymbolFlags, checked, scan};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, thread};

/// The symbols of a text, sorted by name: `T f, U g`; `error` if the text has an error.
type Answer = String;

/// A text and its target.
#[derive(Clone)]
struct Case {
    triple: String,
    text: String,
}

fn generated() -> Vec<Case> {
    let of = |(number, (target, count)): (usize, &'static (generator::Target, usize))| {
        (0..*count)
            .map(move |i| Case { triple: target.triple.to_owned(), text: text(target, (number * 1000 + i) as u64) })
    };
    static ALL: &[(generator::Target, usize)] = &TARGETS;
    ALL.iter().enumerate().flat_map(of).collect()
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/scan").join(name)
}

/// The cases of `cases.txt` with their answers.
fn by_hand() -> Vec<(Case, Answer)> {
    let text = fs::read_to_string(file("cases.txt")).unwrap();
    let mut triple = "";
    let mut found = Vec::new();
    for line in text.lines().filter(|l| !l.is_empty() && !l.starts_with("##")) {
        match line.strip_prefix("triple: ") {
            Some(name) => triple = name,
            None => {
                let (text, answer) = line.split_once(" => ").unwrap_or((line, ""));
                let case = Case { triple: triple.to_owned(), text: unescaped(text) };
                found.push((case, answer.to_owned()));
            }
        }
    }
    found
}

/// Replaces `\n` and `\t` by a line end and a tab, and `\\` by one backslash.
fn unescaped(text: &str) -> String {
    text.trim_end().replace("\\\\", "\u{1}").replace("\\n", "\n").replace("\\t", "\t").replace('\u{1}', "\\")
}

fn answer(mut symbols: Vec<(char, String)>) -> Answer {
    symbols.sort_by(|a, b| (&a.1, a.0).cmp(&(&b.1, b.0)));
    symbols.iter().map(|(letter, name)| format!("{letter} {name}")).collect::<Vec<_>>().join(", ")
}

fn ours(case: &Case) -> Answer {
    let options = Options::for_target(case.triple.parse().unwrap()).unwrap();
    let shown = |found: Result<Scanned, _>| match found {
        Ok(found) => {
            let of = |s: ScannedSymbol<'_>| (s.letter(), String::from_utf8_lossy(s.name).into_owned());
            answer(found.symbols().map(of).collect())
        }
        Err(_) => "error".to_owned(),
    };
    let checked = shown(checked(&case.text, &options));
    if checked != "error" {
        assert_eq!(shown(scan(&case.text, &options)), checked, "{}\n{}", case.triple, case.text);
    }
    checked
}

/// Returns whether the tools are installed.
fn has_oracle() -> bool {
    common::external::has(&["llvm-as-22", "llvm-nm-22"])
}

/// A bitcode module with the text as its module-level assembly.
fn bitcode(case: &Case) -> Run {
    let mangling = match (case.triple.contains("windows"), case.triple.starts_with('i')) {
        (true, true) => "e-m:x",
        (true, false) => "e-m:w",
        (false, _) => "e-m:e",
    };
    let mut module = format!("target datalayout = \"{mangling}\"\ntarget triple = \"{}\"\n", case.triple);
    for line in case.text.lines() {
        let escaped: String = line.bytes().map(|b| format!("\\{b:02X}")).collect();
        let _ = writeln!(module, "module asm \"{escaped}\"");
    }
    Run::with_input(Command::new("llvm-as-22").args(["-", "-o", "-"]), module.as_bytes())
}

fn theirs(case: &Case) -> Answer {
    let bitcode = bitcode(case);
    let listed = Run::with_input(Command::new("llvm-nm-22").arg("-"), &bitcode.stdout);
    if listed.stderr.contains("error:") || bitcode.stderr.contains("error:") {
        return "error".to_owned();
    }
    let text = String::from_utf8_lossy(&listed.stdout);
    let symbols = text.lines().filter(|l| !l.is_empty()).map(|line| {
        let line = line.trim_start_matches(['-', ' ']);
        (line.chars().next().unwrap(), line.get(2..).unwrap_or("").to_owned())
    });
    // Every module for this target refers to the table, whatever its assembly contains.
    let table = "_GLOBAL_OFFSET_TABLE_";
    let own = case.triple.starts_with("i386") && !case.text.contains(table);
    answer(symbols.filter(|(_, name)| !own || name != table).collect())
}

/// The oracle's answers for all cases.
fn ask(cases: &[Case]) -> Vec<Answer> {
    let next = AtomicUsize::new(0);
    let found = Mutex::new(vec![String::new(); cases.len()]);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((i, case)) = cases.iter().enumerate().nth(next.fetch_add(1, Ordering::Relaxed)) {
                    let answer = theirs(case);
                    found.lock().unwrap()[i] = answer;
                }
            });
        }
    });
    found.into_inner().unwrap()
}

/// Fails if an answer differs.
fn compare(cases: &[Case], expected: &[Answer], whose: &str) {
    let mut wrong = String::new();
    let mut count = 0;
    for (case, expected) in cases.iter().zip(expected) {
        let ours = ours(case);
        if ours != *expected {
            count += 1;
            let _ = writeln!(wrong, "{}\n{}\n{whose}: {expected}\nours: {ours}\n", case.triple, case.text);
        }
    }
    assert!(count == 0, "{count} of {} texts have other symbols:\n{wrong}", cases.len());
}

fn records() -> bool {
    std::env::var_os("LLAS_RECORD").is_some()
}

/// FNV-1a, to detect a changed text.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn made_texts_have_the_symbols_of_nm() {
    let cases = generated();
    assert!(cases.len() >= 200);
    let heads: Vec<String> = cases.iter().map(|c| format!("{} {:016x}", c.triple, digest(&c.text))).collect();
    if has_oracle() {
        let theirs = ask(&cases);
        let errors = theirs.iter().filter(|a| *a == "error").count();
        assert!(errors * 10 < cases.len(), "{errors} of the texts have mistakes");
        if records() {
            let lines = heads.iter().zip(&theirs).map(|(head, answer)| format!("{head} => {answer}\n"));
            fs::write(file("recorded.txt"), lines.collect::<String>()).unwrap();
        }
        compare(&cases, &theirs, "nm");
    }
    let recorded = fs::read_to_string(file("recorded.txt")).unwrap();
    let recorded: BTreeMap<&str, &str> = recorded.lines().filter_map(|l| l.split_once(" => ")).collect();
    let expected: Vec<Answer> = heads
        .iter()
        .map(|head| (*recorded.get(head.as_str()).unwrap_or(&"not recorded: LLAS_RECORD=1")).to_owned())
        .collect();
    compare(&cases, &expected, "recorded");
}

/// The global symbols as `llvm-lto2 dump-symtab` shows them: letters of flags, and names.
fn dumped(cases: &[Case]) -> Vec<Answer> {
    let folder = common::scratch("module-asm");
    let mut found = Vec::new();
    for case in cases {
        let path = folder.join("a.bc");
        fs::write(&path, bitcode(case).stdout).unwrap();
        let listed = Run::of(Command::new("llvm-lto2-22").arg("dump-symtab").arg(&path));
        let text = String::from_utf8_lossy(&listed.stdout).into_owned();
        let lines = text.lines().filter(|l| l.len() > 9 && l.starts_with('D') && l.as_bytes()[8] == b' ');
        let mut lines: Vec<&str> = lines.filter(|l| !l.ends_with(" _GLOBAL_OFFSET_TABLE_")).collect();
        lines.sort_unstable();
        found.push(lines.join(", "));
    }
    fs::remove_dir_all(folder).unwrap();
    found
}

/// llas's symbols in the same form.
fn flags(case: &Case) -> Answer {
    let options = Options::for_target(case.triple.parse().unwrap()).unwrap();
    let found = checked(&case.text, &options).unwrap_or_default();
    let seen = found.symbols().filter(|s| s.flags.contains(SymbolFlags::GLOBAL) && s.name != b"_GLOBAL_OFFSET_TABLE_");
    let line = |s: ScannedSymbol<'_>| format!("D{} {}", lto_letters(s.flags), String::from_utf8_lossy(s.name));
    let mut lines: Vec<String> = seen.map(line).collect();
    lines.sort_unstable();
    lines.join(", ")
}

#[test]
fn flags_are_those_of_lto() {
    if !common::external::has(&["llvm-as-22", "llvm-lto2-22"]) {
        return;
    }
    let all: Vec<Case> = by_hand().into_iter().map(|c| c.0).chain(generated()).step_by(4).collect();
    for (case, theirs) in all.iter().zip(dumped(&all)) {
        assert_eq!(flags(case), theirs, "{}\n{}", case.triple, case.text);
    }
}

#[test]
fn texts_by_hand_have_the_symbols_of_nm() {
    let (cases, expected): (Vec<Case>, Vec<Answer>) = by_hand().into_iter().unzip();
    if has_oracle() {
        let theirs = ask(&cases);
        if records() {
            let text = fs::read_to_string(file("cases.txt")).unwrap();
            let mut answers = theirs.iter();
            let mut out = String::new();
            for line in text.lines() {
                let is_case = !line.is_empty() && !line.starts_with("##") && !line.starts_with("triple: ");
                match is_case.then(|| answers.next()).flatten() {
                    Some(answer) => writeln!(out, "{} => {answer}", line.split(" => ").next().unwrap()).unwrap(),
                    None => writeln!(out, "{line}").unwrap(),
                }
            }
            fs::write(file("cases.txt"), out).unwrap();
        }
        compare(&cases, &theirs, "nm");
    }
    if !records() {
        compare(&cases, &expected, "recorded");
    }
}

/// The fast scan and the complete one find the same symbols in every text without errors.
#[test]
fn golden_texts_have_the_same_symbols_both_ways() {
    let (mut count, mut wrong) = (0, String::new());
    for text in common::golden::texts() {
        let Some(triple) = &text.triple else { continue };
        let options = Options::for_target(triple.parse().unwrap()).unwrap();
        let shown = |found: &Scanned| {
            answer(found.symbols().map(|s| (s.letter(), String::from_utf8_lossy(s.name).into_owned())).collect())
        };
        if let Ok(checked) = checked(&text.bytes, &options) {
            count += 1;
            let quick = scan(&text.bytes, &options).unwrap();
            let (quick, checked) = (shown(&quick), shown(&checked));
            if quick != checked {
                let _ = writeln!(wrong, "{}\nquick: {quick}\nchecked: {checked}\n", text.name);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count > 100, "only {count} texts are valid without files and flags");
}
