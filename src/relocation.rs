//! What a type of relocation is, for the tables of the machines and for whoever reads them. This module must not know anything
//! else.

use crate::triple::{Arch, ObjectFormat};

/// The types of relocations of a machine and format.
#[derive(Debug)]
pub struct RelocationTypes {
    /// The machine.
    pub arch: Arch,
    /// The format.
    pub format: ObjectFormat,
    /// Each type, by its number.
    pub rows: &'static [Row],
}

/// A type of relocation.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The number that the machine's psABI or the PE format gives it.
    pub number: u32,
    /// Its name there.
    pub name: &'static str,
}

impl RelocationTypes {
    /// The type of a number.
    #[must_use]
    pub fn row(&self, number: u32) -> Option<&'static Row> {
        let found = self.rows.binary_search_by_key(&number, |row| row.number);
        found.ok().and_then(|index| self.rows.get(index))
    }

    /// The number of a type of that name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<u32> {
        self.rows.iter().find(|row| row.name == name).map(|row| row.number)
    }
}
