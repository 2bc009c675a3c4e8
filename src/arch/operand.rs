//! Operands as a scanner delivers them: a list of registers, values and signs in the order of the text.

use crate::source::Span;
use crate::source::bytes::operand_end;

/// A register: what it is at first sight, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    /// Its class with its suffix.
    pub tag: u16,
    /// Its number.
    pub number: u8,
}

/// Names for registers that the text has made, in small letters.
pub type Aliases = hashbrown::HashMap<Vec<u8>, Register>;

/// Added to the number of a value's specifier: it is not a symbol with or without a number, and not a number with a specifier.
pub const EXPRESSION: u8 = 0x80;

/// Added to it: a `#` stands in front.
pub const HASHED: u8 = 0x40;

/// What is left of it.
pub const SPECIFIER: u8 = 0x3f;

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// It is no value.
    None,
    /// A number.
    Number,
    /// The bits of a real number.
    Float,
    /// A word: `value` bytes at the operand's place of the text.
    Word,
    /// An expression for the layout or the linker: `value` is the caller's number for it.
    Symbolic,
    /// A number and so many that follow it: `0:3`.
    Range,
}

/// One operand, or a sign between operands.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// What it is at first sight.
    pub tag: u16,
    /// A register's number, a shift's, or how far a range goes.
    pub number: u8,
    /// What is known of a value.
    pub form: Form,
    /// Where it stands in the text.
    pub at: u32,
    /// The value; a shift's amount, -1 where there is none; the specifier is the caller's.
    pub value: i64,
}

/// The shape of operands; the build has the same function.
#[inline]
#[must_use]
pub fn shape(operands: &[Operand]) -> u32 {
    operands.iter().fold(1, |all: u32, o| (all.rotate_left(7) ^ u32::from(o.tag)).wrapping_mul(0x9e37_79b1))
}

/// An operand as messages underline it: whole, with the `#` before a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    start: usize,
    end: usize,
}

impl Shown {
    /// That of the operand at an offset of a statement's text.
    #[cold]
    #[must_use]
    pub fn of(text: &[u8], at: usize) -> Self {
        let at = at.min(text.len());
        let before = text[..at].trim_ascii_end();
        let start = if before.ends_with(b"#") { before.len() - 1 } else { at };
        let end = operand_end(text, at).max(at);
        // A bracket is an operand of its own.
        let end = if end == start && at < text.len() { at + 1 } else { end };
        Shown { start, end }
    }

    /// Its place, where the text begins at a position.
    #[must_use]
    pub fn span(self, base: u32) -> Span {
        Span::new(base + self.start as u32, base + self.end as u32)
    }
}

/// Ranges of numbers as a message names them, without those that lie in others: least, greatest and step of each.
#[cold]
#[must_use]
pub fn join_ranges(mut ranges: Vec<(i64, i64, i64)>) -> String {
    ranges.sort_unstable_by_key(|&(least, most, step)| (std::cmp::Reverse(i128::from(most) - i128::from(least)), step));
    let mut kept: Vec<(i64, i64, i64)> = Vec::new();
    for range in ranges {
        let holds = |other: &(i64, i64, i64)| other.0 <= range.0 && range.1 <= other.1 && range.2 % other.2.max(1) == 0;
        if !kept.iter().any(holds) {
            kept.push(range);
        }
    }
    let text = |&(least, most, step): &(i64, i64, i64)| match step {
        _ if least == most => format!("{least}"),
        1 => format!("an integer in range [{least}, {most}]"),
        _ => format!("a multiple of {step} in range [{least}, {most}]"),
    };
    kept.iter().map(text).collect::<Vec<_>>().join(" or ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_within_others_are_left_out() {
        assert_eq!(join_ranges(vec![(0, 124, 4), (0, 4095, 1)]), "an integer in range [0, 4095]");
        assert_eq!(
            join_ranges(vec![(-256, 255, 1), (0, 32760, 8)]),
            "a multiple of 8 in range [0, 32760] or an integer in range [-256, 255]"
        );
        assert_eq!(join_ranges(vec![(0, 0, 1)]), "0");
    }

    #[test]
    fn numbers_are_underlined_with_their_sign() {
        let shown = |text: &str, at| {
            let shown = Shown::of(text.as_bytes(), at);
            text[shown.start..shown.end].to_owned()
        };
        assert_eq!(shown("ldr x0, [x1, #260]", 14), "#260");
        assert_eq!(shown("ldr x0, [x1, w2]", 15), "]");
        assert_eq!(shown("add x0, x1, lsl #4", 12), "lsl #4");
    }
}
