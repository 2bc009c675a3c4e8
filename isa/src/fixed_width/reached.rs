//! Finds rows that the disassembler never prints.

use super::row::{Notation, Row};
use super::shadowed::has_whenever;

/// The texts of rows that print no encoding, although neither a note says so nor a row of the same mnemonic prints all of
/// their encodings in another spelling; and of rows that are only read and whose encodings no other row prints.
#[must_use]
pub fn unreached<K: Notation>(rows: &[Row<K>]) -> Vec<String> {
    let mut errors = Vec::new();
    let sets = rows.iter().filter_map(K::decode_set).max().map_or(0, |last| last + 1);
    for set in 0..sets {
        let of_set = || rows.iter().filter(move |row| K::decode_set(row) == Some(set));
        let mut printing: Vec<&Row<K>> = of_set().filter(|row| !row.is_input).collect();
        // The order of the decision trees.
        printing.sort_by_key(|row| row.rank());
        let masks: Vec<(u32, u32)> = printing.iter().map(|row| (row.mask(), row.value)).collect();
        for (i, &later) in printing.iter().enumerate() {
            let (mask, value) = masks[i];
            let covers = |(at, earlier): &(usize, &(u32, u32))| {
                (earlier.1 ^ value) & earlier.0 == 0
                    && earlier.0 & !mask == 0
                    && printing[*at].is_always_printed()
                    && has_whenever(printing[*at], later)
            };
            let hidden_by = masks[..i].iter().enumerate().find(covers).map(|(at, _)| printing[at]);
            if let Some(earlier) = hidden_by.filter(|earlier| earlier.mnemonic != later.mnemonic) {
                errors.push(format!(
                    "a row is never disassembled; it needs the note `input`\n    {}\nbecause of\n    {}",
                    later.text, earlier.text
                ));
            }
        }
        for row in of_set().filter(|row| row.is_input) {
            let (mask, value) = (row.mask(), row.value);
            if !masks.iter().any(|other| (other.1 ^ value) & other.0 & mask == 0) {
                errors.push(format!("a row is only read, and no other row prints its words\n    {}", row.text));
            }
        }
    }
    errors
}

impl<K: Notation> Row<K> {
    /// Returns whether it prints all words that have its fixed bits.
    fn is_always_printed(&self) -> bool {
        let has_repeated_bits = |field: &[super::segment::Segment]| {
            field.iter().enumerate().any(|(i, s)| field[..i].iter().any(|before| before.from == s.from))
        };
        !K::is_selective(self) && !self.items.iter().any(|item| has_repeated_bits(&item.field))
    }
}
