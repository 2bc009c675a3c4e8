//! Lines of the golden files with one change in each.

use crate::common::Numbers;
use crate::common::golden::{Golden, options, texts};
use crate::compare::{Both, around, rounds, seed};
use crate::words::word;
use std::path::PathBuf;

/// Texts to insert into a line.
const JUNK: &[&str] = &[
    ",",
    "(",
    ")",
    " ",
    "\t",
    ";",
    ":",
    "#",
    "$",
    "%",
    "*",
    "-",
    "+",
    "~",
    "!",
    "@",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "'",
    "\\",
    "/",
    ".",
    "=",
    "&",
    "|",
    "^",
    "<",
    ">",
    "0",
    "1",
    "x",
    "\r",
    "\0",
    "é",
    " # c",
    "; nop",
    "/* */",
    "//",
    "{%k1}",
    "{z}",
    "{1to8}",
    "{sae}",
    "{rn-sae}",
    "{k1}",
    "@PLT",
    "@GOTPCREL",
    "@nonsense",
    "+4",
    "-4",
    "(%rip)",
    "[rax]",
    "ptr",
    "0x",
    "\\a",
    "..",
    "::",
];

/// Texts to insert before a line.
const BEFORE: &[&str] = &[
    "l:",
    "l: ",
    "1: ",
    "x:",
    "lock ",
    "rep ",
    "repne\t",
    "{evex} ",
    "{vex3}",
    "{disp32}\t",
    "data16 ",
    "notrack ",
    "lock; ",
    "  ",
    "/**/",
    "cs ",
    "addr32 ",
    "rex64 ",
    ".",
    "%",
    "nop; ",
    "#",
    "\"",
    "x = ",
];

/// The text split at commas outside brackets.
fn operands(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut pieces) = (0, 0, Vec::new());
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            b',' if depth <= 0 => {
                pieces.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    pieces.push(&text[start..]);
    pieces
}

/// Splits a line after its first word, which keeps the blanks before it.
fn split(line: &str) -> (&str, &str) {
    let indent = line.len() - line.trim_start().len();
    let end = line[indent..].find([' ', '\t']).map_or(line.len(), |at| indent + at);
    line.split_at(end)
}

/// The ranges of consecutive characters of a kind.
fn runs(line: &str, of: impl Fn(char) -> bool) -> Vec<std::ops::Range<usize>> {
    let (mut runs, mut start) = (Vec::new(), None);
    for (at, c) in line.char_indices().chain([(line.len(), '\n')]) {
        match (start, c != '\n' && of(c)) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                runs.push(from..at);
                start = None;
            }
            _ => {}
        }
    }
    runs
}

fn replaced(line: &str, place: std::ops::Range<usize>, with: &str) -> String {
    format!("{}{with}{}", &line[..place.start], &line[place.end..])
}

/// A random character boundary.
fn place(line: &str, numbers: &mut Numbers) -> usize {
    let places: Vec<usize> = line.char_indices().map(|c| c.0).chain([line.len()]).collect();
    *numbers.pick(&places)
}

/// A line with one change; parts of `other` may be inserted.
pub fn mutated(line: &str, other: &str, numbers: &mut Numbers) -> String {
    let (first, rest) = split(line);
    let word_runs = || runs(line, |c| c.is_ascii_alphanumeric() || "_.".contains(c));
    let at = place(line, numbers);
    match numbers.below(20) {
        0 => {
            let mut pieces = operands(rest);
            let (a, b) = (numbers.below(pieces.len()), numbers.below(pieces.len()));
            pieces.swap(a, b);
            format!("{first} {}", pieces.join(","))
        }
        1 | 2 => {
            let mut pieces = operands(rest);
            let from = operands(split(other).1);
            let to = numbers.below(pieces.len());
            pieces[to] = *numbers.pick(&from);
            format!("{first} {}", pieces.join(","))
        }
        3 => {
            let mut pieces = operands(rest);
            pieces.remove(numbers.below(pieces.len()));
            format!("{first} {}", pieces.join(","))
        }
        4..=6 => {
            let digits: Vec<_> =
                word_runs().into_iter().filter(|r| line[r.clone()].starts_with(|c: char| c.is_ascii_digit())).collect();
            match digits.as_slice() {
                [] => replaced(line, at..at, word("numbers", numbers)),
                digits => replaced(line, numbers.pick(digits).clone(), word("numbers", numbers)),
            }
        }
        7 => {
            let words = word_runs();
            let Some(run) = words.get(numbers.below(words.len())) else { return line.to_owned() };
            let text = &line[run.clone()];
            let changed = if numbers.below(2) == 0 { text.to_ascii_uppercase() } else { text.to_ascii_lowercase() };
            replaced(line, run.clone(), &changed)
        }
        8 => line.replace(',', numbers.pick::<&str>(&[", ", ",", " , ", "\t,", ",\t", "  ,  ", " ", ",,"])),
        9 => line.replace(' ', numbers.pick::<&str>(&["", "  ", "\t", " \t ", "/**/", ","])),
        10 => replaced(line, at..at, numbers.pick::<&str>(JUNK)),
        11 => {
            line.chars().enumerate().filter(|c| line.len() < 2 || c.0 != at.min(line.len() - 1)).map(|c| c.1).collect()
        }
        12 => format!("{}{line}", numbers.pick::<&str>(BEFORE)),
        13 => format!(
            "{line}{}",
            numbers.pick::<&str>(&[" # c", "# c", ";", "; nop", "//c", " /* c */", "\r", " ", " \\", " ,", "\n\r"])
        ),
        14 => format!("{}{rest}", split(other).0),
        15 | 16 => {
            let (sigil, found) = if line.contains('%') { ("%", line.rfind('%')) } else { ("", line.find([',', '['])) };
            let Some(found) = found else { return replaced(line, at..at, "%") };
            let from = found + 1;
            let end = line[from..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(line.len(), |e| from + e);
            let register = word("registers", numbers);
            replaced(line, from..end, register.strip_prefix(sigil).unwrap_or(register))
        }
        17 => match line.find(['(', '[']) {
            Some(open) => {
                let list = if numbers.below(2) == 0 { "numbers" } else { "symbols" };
                replaced(line, open..open, word(list, numbers))
            }
            None => replaced(line, at..at, word("symbols", numbers)),
        },
        18 => line[..at].to_owned(),
        _ => {
            let to = place(line, numbers);
            let (from, to) = (at.min(to), at.max(to));
            format!("{line}{}", &line[from..to])
        }
    }
}

/// The lines of a text, each with the directives for the syntax and mode in effect.
fn lines(text: &Golden) -> Vec<(String, String)> {
    let content = String::from_utf8_lossy(&text.bytes).into_owned();
    let (mut syntax, mut mode, mut found) = (String::new(), String::new(), Vec::new());
    for line in content.lines() {
        found.push((format!("{syntax}{mode}"), line.to_owned()));
        let word = line.trim_start();
        if word.starts_with(".intel_syntax") || word.starts_with(".att_syntax") {
            syntax = format!("{line}\n");
        } else if word.starts_with(".code") {
            mode = format!("{line}\n");
        }
    }
    found
}

/// The texts of the folder in `LLAS_TEXTS`.
fn asked_for() -> Vec<Golden> {
    let Some(folder) = std::env::var_os("LLAS_TEXTS") else { return Vec::new() };
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = paths.filter_map(|path: PathBuf| {
        let name = path.file_name()?.to_str()?.to_owned();
        let triple = name.strip_suffix(".s")?.split_once('@')?.1.to_owned();
        let bytes = std::fs::read(&path).ok()?;
        Some(Golden { name, path, bytes, triple: Some(triple), flags: Vec::new() })
    });
    texts.collect()
}

/// Changes single lines of every `step`th text, starting at `first`.
fn single_lines(first: usize, step: usize) {
    let mut all = Both::new(&crate::common::builder());
    let mut numbers = Numbers(seed(21 + first as u64));
    for text in texts().into_iter().chain(asked_for()).skip(first).step_by(step) {
        let mut both = Both::new(&options(&text));
        let lines = lines(&text);
        let mut taken = String::new();
        for _ in 0..2 * rounds() {
            for (before, line) in &lines {
                let mut changed = mutated(line, &numbers.pick(&lines).1, &mut numbers);
                if numbers.below(4) == 0 {
                    changed = mutated(&changed, &numbers.pick(&lines).1, &mut numbers);
                }
                let was_taken = both.agree(&changed, around(before, &changed, numbers.below(24)).as_bytes());
                if was_taken && before.is_empty() && !changed.contains([':', '=']) {
                    taken.push_str(&changed);
                    taken.push('\n');
                }
                // Lines that were accepted alone are assembled together, too.
                if taken.len() > 2000 {
                    both.agree(&taken, around("", &taken, 11).as_bytes());
                    taken.clear();
                }
            }
        }
        all.add(both);
    }
    all.finish();
}

#[test]
fn changed_lines_a() {
    single_lines(0, 2);
}

#[test]
fn changed_lines_b() {
    single_lines(1, 2);
}

/// Whole texts with a few changed lines.
#[test]
fn changed_texts() {
    let mut all = Both::new(&crate::common::builder());
    let mut numbers = Numbers(seed(20));
    for text in texts() {
        let mut both = Both::new(&options(&text));
        let lines = lines(&text);
        for _ in 0..3 * rounds() {
            let mut changed: Vec<String> = lines.iter().map(|line| line.1.clone()).collect();
            for _ in 0..=numbers.below(3) {
                let at = numbers.below(changed.len());
                changed[at] = mutated(&changed[at], &numbers.pick(&lines).1, &mut numbers);
            }
            let end = if numbers.below(4) == 0 { "\r\n" } else { "\n" };
            both.agree(&format!("{} changed", text.name), changed.join(end).as_bytes());
        }
        all.add(both);
    }
    all.finish();
}
