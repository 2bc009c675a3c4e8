//! The examples in the description of the notations.

use crate::fixed_width::row::{Notation, Rows};
use crate::source::Source;
use crate::x86::rows::Tables;
use crate::{aarch64, arm};

/// The lines of the README's code blocks in a language.
fn examples(language: &str) -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../grammar/isa/README.md");
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let mut found = Vec::new();
    while lines.any(|line| line.strip_prefix("```") == Some(language)) {
        found.extend(lines.by_ref().take_while(|line| *line != "```").map(str::to_owned));
    }
    assert!(!found.is_empty(), "{language}");
    found
}

fn read<K: Notation>(language: &str) {
    let mut rows = Rows::<K>::default();
    for line in examples(language) {
        let before = rows.list.len();
        rows.read(Source::default(), &line).unwrap_or_else(|e| panic!("{e}: {line}"));
        assert!(rows.list.len() > before, "{line}");
    }
}

#[test]
fn examples_of_a64_are_rows() {
    read::<aarch64::Kind>("a64");
}

#[test]
fn examples_of_t32_are_rows() {
    read::<arm::Kind>("t32");
}

#[test]
fn examples_of_x86_are_rows() {
    let mut tables = Tables::default();
    for line in examples("x86") {
        tables.read(Source::default(), &line).unwrap_or_else(|e| panic!("{e}: {line}"));
    }
}
