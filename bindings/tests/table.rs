//! Rows of `keystone.tsv`, and programs from outside of the repository.

#![allow(dead_code, reason = "each test uses a different part")]

use std::io::Write as _;
use std::process::Command;

/// A text and what it becomes.
#[derive(Debug)]
pub struct Row {
    pub triple: String,
    pub intel: bool,
    pub address: u64,
    pub text: Vec<u8>,
    pub symbols: Vec<(String, u64)>,
    /// Hexadecimal digits, or `error` and the code of the first error.
    pub bytes: String,
    pub labels: String,
}

impl Row {
    pub fn of(line: &str) -> Row {
        let mut columns = line.split('\t').skip(1).map(str::to_owned);
        let mut next = || columns.next().unwrap_or_default();
        Row {
            triple: next(),
            intel: next() == "intel",
            address: number(&next()),
            text: unescaped(&next()),
            symbols: next().split_whitespace().filter_map(|word| word.split_once('=')).map(symbol).collect(),
            bytes: next(),
            labels: next(),
        }
    }

    /// llvm-mc does not end in time, or writes gigabytes, or has no number as a target in Intel syntax; or lld has no stub for what is
    /// out of reach.
    pub fn is_only_ours(&self) -> bool {
        let starts: [&[u8]; 5] = [b".fill", b".rept", b".macro m\nm", b"jmp far", b"jmp 0x"];
        starts.iter().any(|start| self.text.starts_with(start))
    }
}

fn symbol((name, address): (&str, &str)) -> (String, u64) {
    (name.to_owned(), number(address))
}

fn number(text: &str) -> u64 {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).unwrap(),
        None => text.parse().unwrap(),
    }
}

fn unescaped(text: &str) -> Vec<u8> {
    let mut out = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        out.push(match (byte, if byte == b'\\' { rest.next() } else { None }) {
            (_, Some(b'n')) => b'\n',
            (_, Some(b'x')) => {
                let digits = [rest.next().unwrap(), rest.next().unwrap()];
                u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap()
            }
            (_, Some(other)) => other,
            (plain, None) => plain,
        });
    }
    out
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns whether all of the programs are installed. If not, the test is reported as skipped; with `LLAS_REQUIRE_TOOLS=1` it fails.
pub fn has(names: &[&str]) -> bool {
    let is_required = std::env::var_os("LLAS_REQUIRE_TOOLS").is_some_and(|value| value == "1");
    let are_there = is_there(names);
    assert!(are_there || !is_required, "not all of {names:?} are installed");
    are_there
}

/// Returns whether all of the programs are installed. If not, the test is reported as skipped.
pub fn is_there(names: &[&str]) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = |name: &&&str| std::env::split_paths(&folders).any(|folder| folder.join(name).is_file());
    let Some(missing) = names.iter().find(|name| !found(name)) else { return true };
    let test = format!("{}::{}", env!("CARGO_CRATE_NAME"), std::thread::current().name().unwrap_or_default());
    // Unlike `eprintln`, this is shown for tests that pass as well.
    let _ = writeln!(std::io::stderr(), "SKIPPED: {test}: {missing} is not installed");
    false
}

/// Runs a command that has to succeed, and returns what it prints.
pub fn run(command: &mut Command) -> String {
    let done = command.output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{command:?}: {}\n{out}{err}", done.status);
    out.into_owned()
}

/// Returns whether one of Rust's targets is installed. If not, the test is reported as skipped or fails, as for [`has`].
pub fn has_target(name: &str) -> bool {
    let done = Command::new("rustc").args(["--print", "target-libdir", "--target", name]).output();
    let is_there = done.is_ok_and(|done| std::path::Path::new(String::from_utf8_lossy(&done.stdout).trim()).is_dir());
    // A program of this name does not exist.
    is_there || has(&[&format!("Rust's target {name}")])
}
