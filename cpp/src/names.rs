//! The table of identifiers.

use crate::token::Name;

#[derive(Debug, Default)]
pub(crate) struct Names {
    /// One for each name; the first one is for no name.
    entries: Vec<Entry>,
    bytes: Vec<u8>,
    /// Numbers of names by their hashes; 0 is free. Its length is a power of two.
    slots: Vec<u32>,
    /// Bits of what names of macros have in common.
    filter: Vec<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    start: u32,
    len: u32,
    hash: u32,
    /// One more than the number of the macro with this name.
    macro_: u32,
    is_poisoned: bool,
}

/// The number of bits of the filter.
const FILTER: usize = 4096;

/// The bit of a name, which is not empty.
fn filter_bit(name: &[u8]) -> usize {
    let (first, last) = (usize::from(name[0]), usize::from(name[name.len() - 1]));
    (first * 37 + last * 5 + name.len() * 331) % FILTER
}

fn hash(bytes: &[u8]) -> u32 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut hash = bytes.len() as u64;
    let (words, rest) = bytes.as_chunks::<8>();
    for word in words {
        hash = (hash.rotate_left(5) ^ u64::from_le_bytes(*word)).wrapping_mul(FACTOR);
    }
    let mut last = 0;
    for &byte in rest {
        last = last << 8 | u64::from(byte);
    }
    hash = (hash.rotate_left(5) ^ last).wrapping_mul(FACTOR);
    (hash >> 32) as u32
}

impl Names {
    pub(crate) fn new() -> Self {
        let none = Entry { start: 0, len: 0, hash: 0, macro_: 0, is_poisoned: false };
        Names { entries: vec![none], bytes: Vec::new(), slots: vec![0; 4096], filter: vec![0; FILTER / 64] }
    }

    /// The number of a name, if it has one.
    fn find(&self, name: &[u8]) -> Option<Name> {
        let hash = hash(name);
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let number = self.slots[slot];
            let entry = self.entries.get(number as usize).filter(|_| number != 0)?;
            if entry.hash == hash && self.text_of(entry) == name {
                return Some(Name(number));
            }
            slot = (slot + 1) & mask;
        }
    }

    /// False if there is no macro with this name, which may be used.
    pub(crate) fn may_be_macro(&self, name: &[u8]) -> bool {
        let bit = filter_bit(name);
        if self.filter[bit / 64] >> (bit % 64) & 1 == 0 {
            return false;
        }
        self.find(name).is_some_and(|name| self.macro_of(name).is_some() || self.is_poisoned(name))
    }

    fn note(&mut self, name: Name) {
        let bit = filter_bit(self.text(name));
        self.filter[bit / 64] |= 1 << (bit % 64);
    }

    pub(crate) fn intern(&mut self, name: &[u8]) -> Name {
        let hash = hash(name);
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let number = self.slots[slot];
            if number == 0 {
                break;
            }
            let entry = &self.entries[number as usize];
            if entry.hash == hash && self.text_of(entry) == name {
                return Name(number);
            }
            slot = (slot + 1) & mask;
        }
        let number = self.entries.len() as u32;
        let start = self.bytes.len() as u32;
        self.bytes.extend_from_slice(name);
        self.entries.push(Entry { start, len: name.len() as u32, hash, macro_: 0, is_poisoned: false });
        self.slots[slot] = number;
        if self.entries.len() * 2 > self.slots.len() {
            self.grow();
        }
        Name(number)
    }

    fn grow(&mut self) {
        let mask = self.slots.len() * 4 - 1;
        self.slots = vec![0; mask + 1];
        for (number, entry) in self.entries.iter().enumerate().skip(1) {
            let mut slot = entry.hash as usize & mask;
            while self.slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = number as u32;
        }
    }

    fn text_of(&self, entry: &Entry) -> &[u8] {
        &self.bytes[entry.start as usize..(entry.start + entry.len) as usize]
    }

    pub(crate) fn text(&self, name: Name) -> &[u8] {
        self.text_of(&self.entries[name.0 as usize])
    }

    /// The number of the macro with this name.
    pub(crate) fn macro_of(&self, name: Name) -> Option<usize> {
        (self.entries[name.0 as usize].macro_ as usize).checked_sub(1)
    }

    pub(crate) fn set_macro(&mut self, name: Name, number: Option<usize>) {
        self.note(name);
        self.entries[name.0 as usize].macro_ = number.map_or(0, |number| number as u32 + 1);
    }

    pub(crate) fn is_poisoned(&self, name: Name) -> bool {
        self.entries[name.0 as usize].is_poisoned
    }

    pub(crate) fn poison(&mut self, name: Name) {
        self.note(name);
        self.entries[name.0 as usize].is_poisoned = true;
    }

    /// All names that have a macro.
    pub(crate) fn with_macros(&self) -> impl Iterator<Item = Name> + '_ {
        (1..self.entries.len() as u32).map(Name).filter(|&name| self.macro_of(name).is_some())
    }
}
