//! A line of a table as text: its columns, and the families that it describes.
//!
//! ```text
//! mnemonic   operands           encoding         flags
//! add[wlq]   r/m*, imm8s        83 /0 ib         lock
//! ```
//! Columns are two or more spaces apart; operands and flags are optional. Features are among the flags: `+avx+gfni`. `#` starts a comment. Three notations make
//! one line describe several rows:
//! - `{a|b|c}`: the line is read once with each; several such groups advance together and must have the same length;
//! - `{cc}`: the conditions with their synonyms; `+cc` in the opcode adds the number of the condition;
//! - `[bwlq]` in the mnemonic: AT&T's suffixes; `*` in an operand is the size that the suffix denotes.
//!
//! `name = other` makes a mnemonic an alias for all rows of another.

use super::features::heading;
use crate::alternatives::alternatives;
use std::fmt;

const CONDITIONS: [&[&str]; 16] = [
    &["o"],
    &["no"],
    &["b", "c", "nae"],
    &["ae", "nb", "nc"],
    &["e", "z"],
    &["ne", "nz"],
    &["be", "na"],
    &["a", "nbe"],
    &["s"],
    &["ns"],
    &["p", "pe"],
    &["np", "po"],
    &["l", "nge"],
    &["ge", "nl"],
    &["le", "ng"],
    &["g", "nle"],
];

/// The columns of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The mnemonic, with its families.
    pub mnemonic: String,
    /// The operands in Intel's order.
    pub operands: Vec<String>,
    /// The words of the encoding; for an alias the first one is `=` and the second the other mnemonic.
    pub encoding: Vec<String>,
    pub flags: Vec<String>,
    /// The features, without the sign before them.
    pub features: Option<String>,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.mnemonic)?;
        let notes = self.flags.iter().cloned().chain(self.features.iter().map(|features| format!("+{features}")));
        let notes: Vec<String> = notes.collect();
        for part in [self.operands.join(", "), self.encoding.join(" "), notes.join(" ")] {
            if !part.is_empty() {
                write!(f, "  {part}")?;
            }
        }
        Ok(())
    }
}

fn starts_encoding(column: &str) -> bool {
    let word = column.split(' ').next().unwrap_or_default();
    let hex = |b: &u8| b.is_ascii_digit() || (b'A'..=b'F').contains(b);
    let b = word.as_bytes();
    (b.len() >= 2 && b[..2].iter().all(hex) && (b.len() == 2 || b[2] == b'+'))
        || ["NP", "3DNOW", "VEX.", "EVEX.", "XOP.", "REX.W", "o16", "o32", "="].iter().any(|s| word.starts_with(s))
        || (b.len() > 2 && b[0] == b'[' && (b[1].is_ascii_uppercase() || b[1] == b'-'))
}

impl Line {
    /// Reads the columns of a line; `None` if it has no row.
    ///
    /// # Errors
    /// If the line is malformed.
    pub fn parse(text: &str) -> Result<Option<Line>, String> {
        let text = text.split('#').next().unwrap_or_default().trim_end();
        if text.trim().is_empty() {
            return Ok(None);
        }
        let columns: Vec<&str> = text.split("  ").map(str::trim).filter(|s| !s.is_empty()).collect();
        let mut line = Line { mnemonic: columns[0].to_string(), ..Line::default() };
        if let Some((name, other)) = columns[0].split_once(" = ") {
            line.mnemonic = name.to_string();
            line.encoding = vec!["=".to_string(), other.to_string()];
            line.flags = columns[1..].iter().flat_map(|c| c.split_whitespace()).map(str::to_string).collect();
            return Ok(Some(line));
        }
        if line.mnemonic.contains(' ') {
            return Err("expected a mnemonic of one word, and columns two spaces apart".into());
        }
        let mut rest = &columns[1..];
        if let Some((first, tail)) = rest.split_first()
            && !starts_encoding(first)
        {
            line.operands = first.split(',').map(|s| s.trim().to_string()).collect();
            rest = tail;
        }
        let Some((encoding, tail)) = rest.split_first() else { return Err("expected an encoding".into()) };
        if !starts_encoding(encoding) {
            return Err(format!("`{encoding}` is not an encoding"));
        }
        line.encoding = encoding.split_whitespace().map(str::to_string).collect();
        if let Some((flags, more)) = tail.split_first() {
            for note in flags.split_whitespace() {
                match note.strip_prefix('+') {
                    Some(features) if line.features.is_none() => line.features = Some(features.to_string()),
                    Some(_) => return Err(format!("`{note}` comes after other features")),
                    None => line.flags.push(note.to_string()),
                }
            }
            if !more.is_empty() {
                return Err(format!("`{}` comes after the last column", more[0]));
            }
        }
        Ok(Some(line))
    }

    /// Reads a line and expands its `{…}` families.
    ///
    /// # Errors
    /// If the line is malformed.
    pub fn family(text: &str) -> Result<Vec<Line>, String> {
        let text = text.split('#').next().unwrap_or_default();
        let mut lines = Vec::new();
        if heading(text).is_some() {
            return Ok(lines);
        }
        for one in alternatives(text, '{', '}')? {
            let Some(line) = Line::parse(&one)? else { continue };
            if line.mnemonic.contains("{cc}") {
                for (number, name) in
                    CONDITIONS.iter().enumerate().flat_map(|(i, names)| names.iter().map(move |n| (i, n)))
                {
                    let mut l = line.clone();
                    l.mnemonic = l.mnemonic.replace("{cc}", name);
                    for word in &mut l.encoding {
                        *word = word.replace("{cc}", name).replace("+cc", &format!("+{number}"));
                    }
                    lines.push(l);
                }
            } else {
                lines.push(line);
            }
        }
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_printed_reads_back_as_itself() {
        for name in crate::x86::TABLES {
            let path = format!("{}/../grammar/isa/x86/{name}.isa", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
            for row in text.lines() {
                for line in Line::family(row).unwrap_or_else(|e| panic!("{e}: {row}")) {
                    assert_eq!(Line::parse(&line.to_string()), Ok(Some(line)), "{row}");
                }
            }
        }
    }
}
