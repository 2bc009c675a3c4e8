//! Operands as a scanner produces them: registers, values and punctuation in source order.

use crate::source::Span;
use crate::source::bytes::operand_end;
use llas_isa::fixed_width::tags;

/// A register: its tag and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    /// The register class with its suffix.
    pub tag: u16,
    pub number: u8,
}

impl Register {
    /// The number in a register's name: at most two digits without a leading zero.
    #[inline]
    #[must_use]
    pub fn number(digits: &[u8], limit: u8) -> Option<u8> {
        let value = match *digits {
            [a @ b'0'..=b'9'] => a - b'0',
            [a @ b'1'..=b'9', b @ b'0'..=b'9'] => (a - b'0') * 10 + b - b'0',
            _ => return None,
        };
        (value < limit).then_some(value)
    }
}

/// Register aliases defined by the source, in lower case.
pub type Aliases = hashbrown::HashMap<Vec<u8>, Register>;

/// Flag in the number that holds a value's specifier: the value is neither a symbol with an optional number nor a
/// number with a specifier.
pub const EXPRESSION: u8 = 0x80;

/// Flag in the number that holds a value's specifier: the value is written with a `#`.
pub const HASHED: u8 = 0x40;

/// The bits of the specifier itself.
pub const SPECIFIER: u8 = 0x3f;

/// The form of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Not a value.
    None,
    /// A number.
    Number,
    /// The bits of a real number.
    Float,
    /// A word: `value` bytes at the operand's offset in the text.
    Word,
    /// An expression for the layout or the linker: `value` is the caller's index.
    Symbolic,
    /// A range of consecutive numbers: `0:3`.
    Range,
}

/// An operand, or punctuation between operands.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// The syntactic class.
    pub tag: u16,
    /// The number of a register or shift, or the length of a range.
    pub number: u8,
    /// The form of a value.
    pub form: Form,
    /// The offset in the text.
    pub at: u32,
    /// The value; for a shift its amount, or -1 without one. The specifier's meaning is the caller's.
    pub value: i64,
}

/// The shape of the operands.
#[inline]
#[must_use]
pub fn shape(operands: &[Operand]) -> u32 {
    tags::shape(operands.iter().map(|o| o.tag))
}

/// The text of an operand as messages underline it, including the `#` before a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    start: usize,
    end: usize,
}

impl Shown {
    /// The operand at an offset in the text of a statement.
    #[cold]
    #[must_use]
    pub fn of(text: &[u8], at: usize) -> Self {
        let at = at.min(text.len());
        let before = text[..at].trim_ascii_end();
        let start = if before.ends_with(b"#") { before.len() - 1 } else { at };
        let end = operand_end(text, at).max(at);
        // A bracket is underlined on its own.
        let end = if end == start && at < text.len() { at + 1 } else { end };
        Shown { start, end }
    }

    /// The span, given the position at which the text starts.
    #[must_use]
    pub fn span(self, base: u32) -> Span {
        Span::new(base + self.start as u32, base + self.end as u32)
    }
}

/// Formats ranges (lowest, highest, step) for a message, without those that others contain. Ranges of integers that
/// touch are one.
#[cold]
#[must_use]
pub fn join_ranges(mut ranges: Vec<(i64, i64, i64)>) -> String {
    ranges.sort_unstable_by_key(|&(least, most, step)| (std::cmp::Reverse(i128::from(most) - i128::from(least)), step));
    let mut kept: Vec<(i64, i64, i64)> = Vec::new();
    for at in 1..ranges.len() {
        let (before, range) = ranges.split_at_mut(at);
        let touches = |other: &&mut (i64, i64, i64)| {
            other.2 == 1 && range[0].2 == 1 && other.0 <= range[0].1 + 1 && range[0].0 <= other.1 + 1
        };
        if let Some(other) = before.iter_mut().find(touches) {
            *other = (other.0.min(range[0].0), other.1.max(range[0].1), 1);
        }
    }
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
