//! A line of a table: its columns, and its choices.

use crate::alternatives::{alternatives, of_elements};

/// The columns of a line or of one of its forms.
#[derive(Clone, Debug, Default)]
pub struct Columns {
    pub mnemonic: String,
    pub operands: String,
    pub bits: String,
    pub notes: String,
}

/// The line without its comment; `None` if nothing is left.
pub fn content(line: &str) -> Option<&str> {
    let line = line.split(" # ").next().unwrap_or_default().trim_end();
    (!line.is_empty() && !line.starts_with('#')).then_some(line)
}

/// Returns whether a column starts with bits.
fn is_bits(column: &str) -> bool {
    let word = column.split_whitespace().next().unwrap_or_default();
    matches!(word, "sf" | "Q" | "size" | "cond") || word.trim_start_matches(['{', '<', '(']).starts_with(['0', '1'])
}

impl Columns {
    /// Returns whether a word is among the notes.
    #[must_use]
    pub fn has_note(&self, word: &str) -> bool {
        self.notes.split_whitespace().any(|note| note == word)
    }

    /// Reads the columns of a line. Operands and notes may be missing.
    ///
    /// # Errors
    /// If the line has another number of columns.
    pub fn read(line: &str) -> Result<Self, String> {
        let columns: Vec<&str> = line.split("  ").map(str::trim).filter(|c| !c.is_empty()).collect();
        let [mnemonic, operands, bits, notes] = match columns.as_slice() {
            [m, b] if is_bits(b) => [*m, "", *b, ""],
            [m, b, n] if is_bits(b) && !is_bits(n) => [*m, "", *b, *n],
            [m, o, b] => [*m, *o, *b, ""],
            [m, o, b, n] => [*m, *o, *b, *n],
            _ => return Err("expected a mnemonic, operands, bits and optional notes, two spaces apart".into()),
        }
        .map(str::to_owned);
        Ok(Columns { mnemonic, operands, bits, notes })
    }

    /// The forms with each alternative of the three independent choices `{a|b}`, `<a|b>` and `(a|b)`, the last one
    /// varying fastest. If there are elements, the last choice is among them, and the index of the element is the
    /// second result.
    ///
    /// # Errors
    /// If the groups of a choice differ in length.
    pub fn forms(&self, elements: Option<usize>) -> Result<Vec<(Self, usize)>, String> {
        let Columns { mnemonic, operands, bits, notes } = self;
        let whole = [mnemonic.as_str(), operands, bits, notes].join("\t");
        let mut forms = Vec::new();
        for first in alternatives(&whole, '{', '}')? {
            for second in alternatives(&first, '<', '>')? {
                let last = match elements {
                    Some(count) => of_elements(&second, count)?,
                    None => alternatives(&second, '(', ')')?,
                };
                for (i, text) in last.into_iter().enumerate() {
                    let mut columns = text.split('\t').map(|column| column.trim().to_owned());
                    let mut next = || columns.next().unwrap_or_default();
                    forms.push((Columns { mnemonic: next(), operands: next(), bits: next(), notes: next() }, i));
                }
            }
        }
        Ok(forms)
    }
}

/// The operands with and without each optional group `{, …}`.
pub fn optional(operands: &str) -> Vec<String> {
    let Some(start) = operands.find('{') else { return vec![operands.to_owned()] };
    let (mut depth, mut end) = (0, operands.len());
    for (i, c) in operands.char_indices().skip(start) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            end = i;
            break;
        }
    }
    let (before, inside, after) =
        (&operands[..start], &operands[start + 1..end], &operands[(end + 1).min(operands.len())..]);
    let mut all = optional(&format!("{before}{after}"));
    all.extend(optional(&format!("{before}{inside}{after}")));
    all
}
