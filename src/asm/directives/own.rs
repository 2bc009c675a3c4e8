//! Lookup of machine-specific directives.

use super::table::Key;
use super::table::hash;
use super::{Directive, Formats};

/// The size of a machine's hash table.
const OWN_SLOTS: usize = 256;

/// Each slot has the index of a directive plus 1; 0 is empty.
pub type Index = [u8; OWN_SLOTS];

/// The directives of a machine.
#[derive(Clone, Copy)]
pub struct MachineTable {
    pub rows: &'static [Directive],
    pub index: &'static Index,
}

/// Builds the hash table of a machine's directives.
pub(crate) const fn index(rows: &[Directive]) -> Index {
    assert!(rows.len() * 2 < OWN_SLOTS);
    let mut index = [0; OWN_SLOTS];
    let mut i = 0;
    while i < rows.len() {
        let mut slot = hash(rows[i].key) % OWN_SLOTS;
        while index[slot] != 0 {
            slot = (slot + 1) % OWN_SLOTS;
        }
        index[slot] = i as u8 + 1;
        i += 1;
    }
    index
}

/// Finds the directive with a given key that the object format supports.
pub(super) fn find(key: Key, coff: bool, machine: &MachineTable) -> Option<&'static Directive> {
    let MachineTable { rows, index } = *machine;
    let other = if coff { Formats::Elf } else { Formats::Coff };
    let mut slot = hash(key) % OWN_SLOTS;
    loop {
        let directive = rows.get(usize::from(index[slot]).checked_sub(1)?)?;
        let same = directive.key[0] == key[0] && directive.key[1] == key[1] && directive.key[2] == key[2];
        if same && directive.formats != other {
            return Some(directive);
        }
        slot = (slot + 1) % OWN_SLOTS;
    }
}
