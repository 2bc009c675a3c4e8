//! Expands a line of A64's tables into its forms.

use super::flag;
use crate::features::table::{Conditions, conditions};
use crate::fixed_width::columns::Columns;

/// The forms of a line, each with the features that it requires.
///
/// # Errors
/// If the line is malformed.
pub fn forms(line: &str) -> Result<Vec<(Columns, Conditions)>, String> {
    let columns = Columns::read(line)?;
    let mut elements = None;
    let mut floats = None;
    for note in columns.notes.split_whitespace() {
        if let Some(list) = note.strip_prefix("T=").or_else(|| note.strip_prefix("E=")) {
            elements = Some(arrangements(list, note.starts_with('T')));
        } else if let Some(list) = note.strip_prefix("F=") {
            floats = Some(list);
        }
    }
    let mut all = Vec::new();
    for (form, element) in columns.forms(elements.as_ref().map(Vec::len))? {
        let form = match &elements {
            Some(elements) => with_element(form, &elements[element]),
            None => form,
        };
        let is_flag =
            |note: &str| matches!(note, "input" | "fallback") || flag::NOTES.iter().any(|known| known.0 == note);
        let is_feature = |note: &&str| !note.contains('=') && !is_flag(note);
        let named: Conditions = form.notes.split_whitespace().filter(is_feature).flat_map(conditions).collect();
        for (form, feature) in floating(form, floats) {
            let mut features = named.clone();
            features.extend(feature.map(|feature| vec![vec![feature.to_owned()]]));
            all.extend(widths(form).into_iter().map(|form| (form, features.clone())));
        }
    }
    Ok(all)
}

/// The arrangements of a list of names or of element letters.
fn arrangements(list: &str, vectors: bool) -> Vec<String> {
    if list.contains(',') || list.chars().any(|c| c.is_ascii_digit()) {
        return list.split(',').map(str::to_owned).collect();
    }
    let of = |c: char| match c {
        'b' => vec!["8b", "16b"],
        'h' => vec!["4h", "8h"],
        's' => vec!["2s", "4s"],
        _ => vec!["2d"],
    };
    if vectors {
        list.chars().flat_map(of).map(str::to_owned).collect()
    } else {
        list.chars().map(String::from).collect()
    }
}

/// Replaces words: runs of letters and digits.
fn map_words(text: &str, map: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut word = String::new();
    for c in text.chars().chain(['\0']) {
        if c.is_ascii_alphanumeric() {
            word.push(c);
            continue;
        }
        out.push_str(&map(&word).unwrap_or_else(|| word.clone()));
        word.clear();
        if c != '\0' {
            out.push(c);
        }
    }
    out
}

/// Maps the words of the operands and of the bits, with separate functions.
fn map(
    form: &Columns,
    operand: impl Fn(&str) -> Option<String>,
    bit: impl Fn(&str) -> Option<&'static str>,
) -> Columns {
    let operands = map_words(&form.operands, operand);
    let bits = map_words(&form.bits, |word| bit(word).map(str::to_owned));
    Columns { operands, bits, ..form.clone() }
}

/// A register whose class is the letters `from`, with the class `to`.
fn with_class(word: &str, from: &str, to: &str) -> Option<String> {
    let name = word.strip_prefix(from).filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase()))?;
    Some(format!("{}{name}", to.to_uppercase()))
}

const LETTERS: &str = "bhsdq";

/// An element that is `steps` powers of two wider.
fn wider(element: &str, steps: i32) -> Option<&'static str> {
    let at = LETTERS.find(element)? as i32 + steps;
    LETTERS.get(at as usize..at as usize + 1)
}

fn with_element(form: Columns, arrangement: &str) -> Columns {
    let element = arrangement.trim_start_matches(|c: char| c.is_ascii_digit());
    let lanes: u32 = arrangement[..arrangement.len() - element.len()].parse().unwrap_or(0);
    let index = LETTERS.find(element).unwrap_or(0);
    let full = lanes * (8 << index) == 128;
    let double = wider(element, 1).unwrap_or_default();
    let operand = |word: &str| match word {
        "T" => Some(arrangement.to_owned()),
        "E" => Some(element.to_owned()),
        "EE" => Some(double.to_owned()),
        "EEEE" => wider(element, 2).map(str::to_owned),
        "HE" => wider(element, -1).map(str::to_owned),
        "W" => Some(format!("{}{double}", 64 >> index >> 3)),
        "L" => Some(format!("{}{double}", lanes / 2)),
        _ => with_class(word, "EE", double)
            .or_else(|| with_class(word, "E", element))
            .or_else(|| with_class(word, "G", if element == "d" { "x" } else { "w" })),
    };
    let bit = |word: &str| match word {
        "size" => ["00", "01", "10", "11", "100"].get(index).copied(),
        "Q" => Some(if full { "1" } else { "0" }),
        "sz" => Some(if element == "d" { "1" } else { "0" }),
        _ => None,
    };
    let mnemonic = form.mnemonic.replace("[2]", if full { "2" } else { "" });
    map(&Columns { mnemonic, ..form }, operand, bit)
}

/// The forms for scalar floating-point registers, each with its feature: `F` is one of `H`, `S` and `D`.
fn floating(form: Columns, kinds: Option<&str>) -> Vec<(Columns, Option<&'static str>)> {
    let Some(kinds) = kinds else { return vec![(form, None)] };
    let of = |kind: char| {
        let (bits, feature) = match kind {
            'h' => ("11", "fullfp16"),
            's' => ("00", "fp-armv8"),
            _ => ("01", "fp-armv8"),
        };
        let operand = |word: &str| with_class(word, "F", &kind.to_string());
        (map(&form, operand, |word| (word == "ftype").then_some(bits)), Some(feature))
    };
    kinds.chars().map(of).collect()
}

/// The forms for both widths of general registers, if the row has the bit for it.
fn widths(form: Columns) -> Vec<Columns> {
    if !form.bits.split_whitespace().any(|word| word == "sf") {
        return vec![form];
    }
    let of = |(class, size, bit): (&str, &str, &'static str)| {
        let operand = |word: &str| {
            let stem = || word.strip_suffix('R').filter(|stem| stem.starts_with(|c: char| c.is_ascii_lowercase()));
            with_class(word, "R", class).or_else(|| Some(format!("{}{size}", stem()?)))
        };
        map(&form, operand, |word| (word == "sf").then_some(bit))
    };
    [("W", "32", "0"), ("X", "64", "1")].map(of).into()
}
