//! The encodings that an instruction may have, as somebody who asks for them is shown them.

#![cfg(feature = "cli")]

pub mod rows;

use rows::Source;

/// A field of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Field {
    /// What the manual calls it.
    pub name: String,
    /// How many bits it has.
    pub width: u8,
    /// Its value.
    pub value: u64,
}

/// Bytes of an instruction that are one number, the lowest byte first.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unit {
    /// How many bytes.
    pub bytes: u8,
    /// Its fields, from the highest bit on.
    pub fields: Vec<Field>,
}

impl Unit {
    /// No fields yet.
    pub(in crate::arch) fn new(bytes: u8) -> Self {
        Unit { bytes, fields: Vec::new() }
    }

    /// Adds the fields that a number of all of it has: the name and the width of each, from the highest bit on.
    pub(in crate::arch) fn with(mut self, number: u64, fields: &[(&str, u8)]) -> Self {
        let mut left: u8 = fields.iter().map(|field| field.1).sum();
        for &(name, width) in fields {
            left -= width;
            self.fields.push(Field { name: name.to_owned(), width, value: cut(number >> left, width) });
        }
        self
    }

    /// The fields put together.
    #[must_use]
    pub fn code(&self) -> Vec<u8> {
        let number = self.fields.iter().fold(0u64, |all, f| all.checked_shl(f.width.into()).unwrap_or(0) | f.value);
        number.to_le_bytes()[..usize::from(self.bytes.min(8))].to_vec()
    }
}

/// The low bits of a number.
fn cut(number: u64, width: u8) -> u64 {
    if width >= 64 { number } else { number & ((1 << width) - 1) }
}

/// An encoding that an instruction may have.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Form {
    /// The row of the tables that makes it; none where that is not one row's doing.
    pub source: Option<Source>,
    /// Its bytes; zeros where the linker or the layout fills a field in.
    pub code: Vec<u8>,
    /// Their fields, in the order of the bytes.
    pub units: Vec<Unit>,
    /// The features that it needs, or what else; empty where it needs none.
    pub needs: String,
    /// Whether it is the one that is taken.
    pub chosen: bool,
}

/// Keeps one form for each sequence of bytes, with the one that is taken in front.
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
