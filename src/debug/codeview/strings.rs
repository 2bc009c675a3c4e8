//! The string table (`DEBUG_S_STRINGTABLE`): an empty string, then each string once in the order of first use.

use super::STRING_TABLE;
use crate::model::Deferred;
use hashbrown::HashMap;

#[derive(Debug)]
pub struct Strings {
    bytes: Vec<u8>,
    offsets: HashMap<Box<[u8]>, u32>,
    /// Set by `.cv_stringtable`: a second one writes an empty table.
    pub(super) placed: bool,
}

impl Default for Strings {
    fn default() -> Self {
        Strings { bytes: vec![0], offsets: HashMap::default(), placed: false }
    }
}

impl Strings {
    /// Returns the offset of a string. An added empty string gets an entry of its own, as in llvm-mc.
    pub fn add(&mut self, text: &[u8]) -> u32 {
        if let Some(&offset) = self.offsets.get(text) {
            return offset;
        }
        let offset = self.bytes.len() as u32;
        self.bytes.extend_from_slice(text);
        self.bytes.push(0);
        self.offsets.insert(text.into(), offset);
        offset
    }

    /// Writes the subsection, which starts at offset `at` of its section, padded to four bytes.
    pub(super) fn write(&self, empty: bool, at: u64, out: &mut Deferred) {
        let bytes: &[u8] = if empty { &[] } else { &self.bytes };
        out.word(STRING_TABLE);
        let end = at + 8 + bytes.len() as u64;
        let padded = end.next_multiple_of(4);
        out.word((padded - at - 8) as u32);
        out.bytes.extend_from_slice(bytes);
        out.bytes.resize(out.bytes.len() + (padded - end) as usize, 0);
    }
}
