//! The possible encodings of an instruction, for display.

#![cfg(feature = "explain")]

pub mod rows;

use rows::Source;

/// A field of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Field {
    /// The manual's name.
    pub name: String,
    /// The width in bits.
    pub width: u8,
    /// Its value in the encoding.
    pub value: u64,
}

/// Bytes of an instruction that form one number.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unit {
    /// The number of bytes.
    pub bytes: u8,
    /// Whether the most significant byte is the first.
    pub big_endian: bool,
    /// The fields, from the highest bit down.
    pub fields: Vec<Field>,
}

impl Unit {
    pub(in crate::arch) fn new(bytes: u8) -> Self {
        Unit { bytes, big_endian: false, fields: Vec::new() }
    }

    /// Adds the fields of `number`: the name and width of each, from the highest bit down.
    pub(in crate::arch) fn with(mut self, number: u64, fields: &[(&str, u8)]) -> Self {
        let mut left: u8 = fields.iter().map(|field| field.1).sum();
        for &(name, width) in fields {
            left -= width;
            self.fields.push(Field { name: name.to_owned(), width, value: cut(number >> left, width) });
        }
        self
    }

    /// The bytes that the fields form.
    #[must_use]
    pub fn code(&self) -> Vec<u8> {
        let number = self.fields.iter().fold(0u64, |all, f| all.checked_shl(f.width.into()).unwrap_or(0) | f.value);
        let mut code = number.to_le_bytes()[..usize::from(self.bytes.min(8))].to_vec();
        if self.big_endian {
            code.reverse();
        }
        code
    }
}

/// The low `width` bits of a number.
fn cut(number: u64, width: u8) -> u64 {
    if width >= 64 { number } else { number & ((1 << width) - 1) }
}

/// A possible encoding of an instruction.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Form {
    /// The row of the tables that produces it; `None` if it is not a single row.
    pub source: Option<Source>,
    /// The bytes; fields that the linker or the layout fills in are zero.
    pub code: Vec<u8>,
    /// The fields, in byte order.
    pub units: Vec<Unit>,
    /// The features or prefixes that it requires; may be empty.
    pub needs: String,
    /// Whether it is the encoding that was selected.
    pub chosen: bool,
}

impl Form {
    /// The form of the same row with other bytes; `None` if their number differs.
    pub(crate) fn with_code(&self, code: &[u8]) -> Option<Form> {
        let mut rest = code;
        let mut units = Vec::with_capacity(self.units.len());
        for unit in &self.units {
            let (bytes, next) = rest.split_at_checked(unit.bytes.into())?;
            rest = next;
            let append = |all: u64, byte: &u8| all << 8 | u64::from(*byte);
            let number =
                if unit.big_endian { bytes.iter().fold(0, append) } else { bytes.iter().rev().fold(0, append) };
            let fields: Vec<(&str, u8)> = unit.fields.iter().map(|field| (&*field.name, field.width)).collect();
            units.push(Unit { big_endian: unit.big_endian, ..Unit::new(unit.bytes) }.with(number, &fields));
        }
        let form = Form { code: code.to_vec(), units, ..self.clone() };
        rest.is_empty().then_some(form)
    }

    /// The form of bytes that no known row encodes.
    pub(crate) fn unknown(code: &[u8]) -> Form {
        let units = code.iter().map(|&byte| Unit::new(1).with(byte.into(), &[("", 8)])).collect();
        Form { source: None, code: code.to_vec(), units, needs: String::new(), chosen: false }
    }
}

/// Keeps one form per byte sequence; the selected one is first.
pub(in crate::arch) fn arranged(mut forms: Vec<Form>) -> Vec<Form> {
    forms.sort_by_key(|form| !form.chosen);
    let mut kept: Vec<Form> = Vec::new();
    for form in forms {
        if kept.iter().all(|other| other.code != form.code) {
            kept.push(form);
        }
    }
    kept
}
