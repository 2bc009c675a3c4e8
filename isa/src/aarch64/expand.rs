//! Expands a line of a table into its forms.

use crate::alternatives::alternatives;
use crate::features::{Needs, needs};

/// A form: a mnemonic, its operands, its bits, and the features that it requires.
#[derive(Clone, Debug)]
pub struct Form {
    pub mnemonic: String,
    /// The operands; optional ones are still in braces.
    pub operands: String,
    /// All 32 bits.
    pub bits: String,
    pub features: Needs,
}

/// The forms of a line.
///
/// # Errors
/// If the line is malformed.
pub fn forms(line: &str) -> Result<Vec<Form>, String> {
    let columns: Vec<&str> = line.split("  ").map(str::trim).filter(|c| !c.is_empty()).collect();
    // Without operands the bits follow the mnemonic directly, optionally followed by features.
    let is_bits = |text: &&str| text.split_whitespace().next().is_some_and(is_bits_word);
    let (mnemonic, operands, bits, notes) = match columns.as_slice() {
        [m, b] if is_bits(b) => (*m, "", *b, ""),
        [m, b, n] if is_bits(b) && !is_bits(n) => (*m, "", *b, *n),
        [m, o, b] => (*m, *o, *b, ""),
        [m, o, b, n] => (*m, *o, *b, *n),
        _ => return Err("expected a mnemonic, operands, bits and optional features, two spaces apart".into()),
    };
    let mut elements = vec![None];
    let mut floats = None;
    let mut features = Needs::new();
    for note in notes.split_whitespace() {
        if let Some(list) = note.strip_prefix("T=").or_else(|| note.strip_prefix("E=")) {
            elements = arrangements(list, note.starts_with('T')).into_iter().map(Some).collect();
        } else if let Some(list) = note.strip_prefix("F=") {
            floats = Some(list);
        } else {
            features = needs(note);
        }
    }
    let whole = [mnemonic, operands, bits].join("  ");
    let mut all = Vec::new();
    for first in alternatives(&whole, '{', '}')? {
        for second in alternatives(&first, '<', '>')? {
            for (i, element) in elements.iter().enumerate() {
                let text = parallel(&second, i, elements.len())?;
                let text = match element {
                    Some(element) => with_element(&text, element),
                    None => text,
                };
                for (text, more) in floating(&text, floats) {
                    for text in widths(&text) {
                        let mut parts = text.splitn(3, "  ");
                        let mut next = || parts.next().unwrap_or_default().trim().to_owned();
                        let (mnemonic, operands, bits) = (next(), next(), next());
                        let mut features = features.clone();
                        if let Some(more) = more {
                            features.push(vec![vec![more.to_owned()]]);
                        }
                        all.push(Form { mnemonic, operands, bits, features });
                    }
                }
            }
        }
    }
    Ok(all)
}

fn is_bits_word(word: &str) -> bool {
    let plain = word.trim_start_matches(['{', '<', '(']);
    matches!(word, "sf" | "Q" | "size") || plain.starts_with(['0', '1'])
}

/// Picks the alternative of each `(a|b|…)` for an element.
fn parallel(text: &str, index: usize, count: usize) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('(') {
        let inside = &rest[start + 1..];
        let end = inside.find(')').ok_or("expected a closing bracket")?;
        out.push_str(&rest[..start]);
        let group = &inside[..end];
        let found = group.split('|').count();
        match found {
            1 => out.push_str(&rest[start..start + end + 2]),
            _ if found == count => out.push_str(group.split('|').nth(index).unwrap_or_default()),
            // Both sizes of a vector may share an alternative.
            _ if found * 2 == count => out.push_str(group.split('|').nth(index / 2).unwrap_or_default()),
            _ => return Err(format!("'({group})' has {found} alternatives for {count} elements")),
        }
        rest = &inside[end + 1..];
    }
    out.push_str(rest);
    Ok(out)
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

/// Maps the words of the mnemonic, operands and bits, with separate functions.
fn map_columns(text: &str, operand: impl Fn(&str) -> Option<String>, bit: impl Fn(&str) -> Option<String>) -> String {
    let mut parts = text.splitn(3, "  ");
    let mut next = || parts.next().unwrap_or_default();
    let (mnemonic, operands, bits) = (next(), next(), next());
    [mnemonic.to_owned(), map_words(operands, operand), map_words(bits, bit)].join("  ")
}

const LETTERS: &str = "bhsdq";

/// An element that is `steps` powers of two wider.
fn wider(element: &str, steps: i32) -> Option<String> {
    let at = LETTERS.find(element)? as i32 + steps;
    LETTERS.get(at as usize..at as usize + 1).map(str::to_owned)
}

fn with_element(text: &str, arrangement: &str) -> String {
    let element = arrangement.trim_start_matches(|c: char| c.is_ascii_digit());
    let lanes: u32 = arrangement[..arrangement.len() - element.len()].parse().unwrap_or(0);
    let index = LETTERS.find(element).unwrap_or(0) as u32;
    let full = lanes * (8 << index) == 128;
    let double = wider(element, 1).unwrap_or_default();
    let operand = |word: &str| {
        let scalar = |prefix: &str, letter: String| {
            let rest = word.strip_prefix(prefix)?;
            rest.starts_with(|c: char| c.is_ascii_lowercase()).then(|| format!("{}{rest}", letter.to_uppercase()))
        };
        match word {
            "T" => Some(arrangement.to_owned()),
            "E" => Some(element.to_owned()),
            "EE" => Some(double.clone()),
            "EEEE" => wider(element, 2),
            "HE" => wider(element, -1),
            "W" => Some(format!("{}{double}", 64 >> index >> 3)),
            "L" => Some(format!("{}{double}", lanes / 2)),
            _ => scalar("EE", double.clone())
                .or_else(|| scalar("E", element.to_owned()))
                .or_else(|| scalar("G", if element == "d" { "x" } else { "w" }.to_owned())),
        }
    };
    let bit = |word: &str| match word {
        "size" => Some(format!("{index:02b}")),
        "Q" => Some(u8::from(full).to_string()),
        "sz" => Some(u8::from(element == "d").to_string()),
        _ => None,
    };
    let (mnemonic, rest) = text.split_once("  ").unwrap_or((text, ""));
    let mnemonic = mnemonic.replace("[2]", if full { "2" } else { "" });
    map_columns(&format!("{mnemonic}  {rest}"), operand, bit)
}

/// The forms for scalar floating-point registers: `F` is one of `H`, `S` and `D`.
fn floating(text: &str, kinds: Option<&str>) -> Vec<(String, Option<&'static str>)> {
    let Some(kinds) = kinds else { return vec![(text.to_owned(), None)] };
    let form = |kind: char| {
        let operand = |word: &str| {
            let rest = word.strip_prefix('F')?;
            let starts = rest.starts_with(|c: char| c.is_ascii_lowercase());
            starts.then(|| format!("{}{rest}", kind.to_ascii_uppercase()))
        };
        let bits = match kind {
            'h' => "11",
            's' => "00",
            _ => "01",
        };
        let text = map_columns(text, operand, |word| (word == "ftype").then(|| bits.to_owned()));
        (text, Some(if kind == 'h' { "fullfp16" } else { "fp-armv8" }))
    };
    kinds.chars().map(form).collect()
}

/// The forms for both widths of general registers, if the row has the bit for it.
fn widths(text: &str) -> Vec<String> {
    let bits = text.splitn(3, "  ").nth(2).unwrap_or_default();
    if !bits.split_whitespace().any(|word| word == "sf") {
        return vec![text.to_owned()];
    }
    let form = |wide: bool| {
        let operand = |word: &str| {
            if let Some(rest) = word.strip_prefix('R')
                && rest.starts_with(|c: char| c.is_ascii_lowercase())
            {
                return Some(format!("{}{rest}", if wide { 'X' } else { 'W' }));
            }
            let stem = word.strip_suffix('R').filter(|stem| stem.starts_with(|c: char| c.is_ascii_lowercase()))?;
            Some(format!("{stem}{}", if wide { 64 } else { 32 }))
        };
        map_columns(text, operand, |word| (word == "sf").then(|| u8::from(wide).to_string()))
    };
    vec![form(false), form(true)]
}
