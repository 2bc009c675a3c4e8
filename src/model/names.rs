//! Symbol names, interned to a `u32`.
//!
//! Nearly all names that a compiler emits are sequences like `.Ltmp1`, `.Ltmp2`, … and `.LBB7_1`, `.LBB7_2`, …. Finding
//! each in a hash table of names would cost more than anything else about a label: every lookup touches a random place
//! of a large table, then a span, then the name's bytes. Instead, names that differ only in a last digit share a
//! [`Row`], which is found by the bytes before that digit: the labels of a function are in few rows, and one cache line
//! of a row has both its key and its symbols. A row takes 64 bytes, which is also the cost of a name that is alone in
//! its row. Names that do not end in a digit are in the hash table.

mod stem;

use self::stem::{Stem, apart};
use super::{Dirty, Reset as _, ResetTo};
use crate::growth;
use crate::hint::some;
use crate::parse::ast::Name;
use crate::short_slice;
use hashbrown::{DefaultHashBuilder, HashTable};
use std::hash::{BuildHasher, Hasher};
use std::hint::cold_path;

/// The bytes of all names, and the symbol to which each name currently refers.
#[derive(Clone, Debug)]
pub struct Names {
    bytes: Vec<u8>,
    /// The start of each symbol's name; it ends where the next one starts.
    starts: Vec<u32>,
    /// The tag of a name's hash, and the symbol.
    table: Dirty<HashTable<(u32, u32)>>,
    rows: Vec<Row>,
    /// A hash table: the row index for a stem, or [`NONE`]. Its size is a power of two, at least [`LEAST_STEMS`].
    by_stem: Vec<u32>,
    /// Seeded per process, so that no input can be made to collide.
    hashing: DefaultHashBuilder,
    seeds: [u64; 2],
}

impl Default for Names {
    fn default() -> Self {
        let hashing = DefaultHashBuilder::default();
        let seeds = [1, 2].map(|i| hashing.hash_one(i));
        let (bytes, starts, rows, by_stem) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Names { bytes, starts, table: Dirty::default(), rows, by_stem, hashing, seeds }
    }
}

impl ResetTo for Names {
    #[inline(never)]
    fn reset_to(&mut self, from: &Self) {
        let Names { bytes, starts, table, rows, by_stem, hashing, seeds: _ } = self;
        bytes.reset_to(&from.bytes);
        starts.reset_to(&from.starts);
        // The tags and the hashes of long stems were computed with the other table's seed.
        *hashing = from.hashing.clone();
        table.renew(|table| {
            table.reset();
            from.table.iter().for_each(|&entry| {
                table.insert_unique(spread(entry.0), entry, |&(tag, _)| spread(tag));
            });
        });
        rows.reset_to(&from.rows);
        if by_stem.len() > LARGE_STEM_TABLE || by_stem.len() < from.by_stem.len() {
            *by_stem = vec![NONE; from.by_stem.len()];
        } else {
            by_stem.fill(NONE);
        }
        (0..rows.len()).for_each(|row| self.enter(row));
    }
}

/// A stem table of more entries is not kept for the next source.
const LARGE_STEM_TABLE: usize = 1 << 10;

/// The names that consist of a stem and one more digit.
#[derive(Clone, Debug)]
struct Row {
    stem: Stem,
    /// By digit: the symbol, or [`NONE`].
    symbols: [u32; 10],
}

const _: () = assert!(size_of::<Row>() == 64);

/// A name that is not in the row of a short stem: the row and the digit that it would have, or [`NONE`] if there is no
/// such row.
#[derive(Clone, Copy, Debug)]
pub struct Missing(u32, u32);

/// The distance of the places in the table of stems that are tried in turn. A group whose cache line is taken by another
/// group moves to another line. All places are reached, since it is odd.
const STEP: usize = stem::GROUP + 1;

/// The minimum size of the table of stems.
const LEAST_STEMS: usize = 4 * stem::GROUP;

/// No symbol, or no row.
const NONE: u32 = u32::MAX;

/// The part of a hash that is stored in the table: enough to rehash when the table grows, and to distinguish nearly all
/// names without comparing their bytes.
fn tag(hash: u64) -> u32 {
    (hash >> 32) as u32
}

/// The hash derived from a tag: the table takes its indices from the low bits and its own tags from the top seven.
fn spread(tag: u32) -> u64 {
    u64::from(tag).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Names {
    #[inline]
    fn hash(&self, name: &[u8]) -> u64 {
        let mut hasher = self.hashing.build_hasher();
        hasher.write(name);
        hasher.finish()
    }

    pub fn size(&self) -> usize {
        self.bytes.len()
    }
    pub fn text(&self, name: Name) -> &[u8] {
        let index = name.index();
        let start = self.starts[index] as usize;
        let end = self.starts.get(index + 1).map_or(self.bytes.len(), |&end| end as usize);
        self.bytes.get(start..end).unwrap_or_default()
    }

    #[inline]
    fn row(&self, place: usize, is_wanted: impl Fn(&Stem) -> bool) -> Option<usize> {
        let mask = self.by_stem.len().wrapping_sub(1);
        let mut place = place & mask;
        loop {
            let row = *some!(self.by_stem.get(place)) as usize;
            if is_wanted(&self.rows.get(row)?.stem) {
                return Some(row);
            }
            place = (place + STEP) & mask;
        }
    }

    #[inline]
    fn short_row(&self, stem: &Stem) -> Option<usize> {
        self.row(stem.place(self.seeds), |other| other == stem)
    }

    fn long_row(&self, hash: u64, bytes: &[u8]) -> Option<usize> {
        self.row(hash as usize, |other| {
            let is_equal = |start: usize| {
                self.bytes.get(start..start + bytes.len()).is_some_and(|stem| short_slice::are_equal(stem, bytes))
            };
            other.as_long().is_some_and(|(of, start, len)| of == hash && len == bytes.len() && is_equal(start))
        })
    }

    /// The row of a stem.
    fn row_of(&self, stem: &[u8]) -> Option<usize> {
        match Stem::short(stem) {
            Some(stem) => self.short_row(&stem),
            None => self.long_row(self.hash(stem), stem),
        }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn in_table(&self, tag: u32, name: &[u8]) -> Option<u32> {
        // `find` calls a closure by reference.
        for &(other, i) in self.table.iter_hash(spread(tag)) {
            if other == tag && short_slice::are_equal(self.text(Name::new(i)), name) {
                return Some(i);
            }
        }
        None
    }

    /// The symbol to which a name refers, if it is known.
    pub fn get(&self, name: &[u8]) -> Option<Name> {
        let found = match apart(name) {
            Some((stem, digit)) => Some(self.rows[self.row_of(stem)?].symbols[digit]).filter(|&symbol| symbol != NONE),
            None => self.in_table(tag(self.hash(name)), name),
        };
        found.map(Name::new)
    }

    /// The symbol to which a name refers if it is in the row of a short stem.
    ///
    /// # Errors
    /// If it is not.
    #[inline(always)]
    pub fn find(&self, name: &[u8]) -> Result<Name, Missing> {
        let Some((stem, digit)) = apart(name) else { return Err(Missing(NONE, 0)) };
        let Some(stem) = Stem::short(stem) else { return Err(Missing(NONE, 0)) };
        let Some(row) = self.short_row(&stem) else { return Err(Missing(NONE, 0)) };
        match self.rows[row].symbols[digit] {
            NONE => Err(Missing(row as u32, digit as u32)),
            symbol => Ok(Name::new(symbol)),
        }
    }

    /// The symbol to which a name refers that [`Self::find`] has not found; made if it is new, and then the second value
    /// is true.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn add(&mut self, name: &[u8], Missing(row, digit): Missing) -> (Name, bool) {
        let (row, digit) = if row != NONE {
            (row as usize, digit as usize)
        } else {
            match apart(name) {
                Some((stem, digit)) => match Stem::short(stem) {
                    Some(stem) => (self.add_row(stem), digit),
                    None => return self.intern_long(name, stem, digit),
                },
                None => return self.intern_in_table(name),
            }
        };
        let symbol = self.push(name);
        self.rows[row].symbols[digit] = symbol;
        (Name::new(symbol), true)
    }

    /// The symbol of a name with a long stem; made if it is new, and then the second value is true.
    #[inline(never)]
    fn intern_long(&mut self, name: &[u8], stem: &[u8], digit: usize) -> (Name, bool) {
        let hash = self.hash(stem);
        let row = match self.long_row(hash, stem) {
            Some(row) => match self.rows[row].symbols[digit] {
                NONE => row,
                symbol => return (Name::new(symbol), false),
            },
            // The name is appended next.
            None => self.add_row(Stem::long(hash, self.bytes.len(), stem.len())),
        };
        let symbol = self.push(name);
        self.rows[row].symbols[digit] = symbol;
        (Name::new(symbol), true)
    }

    /// The symbol to which a name refers; made if it is new, and then the second value is true.
    #[inline]
    pub fn intern(&mut self, name: &[u8]) -> (Name, bool) {
        match self.find(name) {
            Ok(symbol) => (symbol, false),
            Err(missing) => self.add(name, missing),
        }
    }

    /// Makes a name of at most 17 bytes that ends in a digit refer to another symbol or none; returns the previous one,
    /// which keeps its own name.
    pub fn redirect(&mut self, name: &[u8], to: Option<Name>) -> Option<Name> {
        let (stem, digit) = apart(name)?;
        let stem = Stem::short(stem)?;
        let row = match self.short_row(&stem) {
            Some(row) => row,
            None => self.add_row(stem),
        };
        let to = to.map_or(NONE, |to| to.index() as u32);
        let before = std::mem::replace(&mut self.rows[row].symbols[digit], to);
        (before != NONE).then(|| Name::new(before))
    }

    #[inline(never)]
    fn add_row(&mut self, stem: Stem) -> usize {
        let row = self.rows.len();
        growth::push(&mut self.rows, Row { stem, symbols: [NONE; 10] });
        // At most half is in use: each wrong row that is looked at is another line of the cache. It grows fourfold, since
        // all of it is written each time.
        if 2 * self.rows.len() > self.by_stem.len() {
            self.by_stem = vec![NONE; (8 * self.rows.len()).next_power_of_two().max(LEAST_STEMS)];
            (0..row).for_each(|row| self.enter(row));
        }
        self.enter(row);
        row
    }

    /// Inserts a row at the first free slot for its stem.
    fn enter(&mut self, row: usize) {
        let mask = self.by_stem.len() - 1;
        let mut place = self.rows[row].stem.place(self.seeds) & mask;
        while self.by_stem[place] != NONE {
            place = (place + STEP) & mask;
        }
        self.by_stem[place] = row as u32;
    }

    #[inline(never)]
    fn intern_in_table(&mut self, name: &[u8]) -> (Name, bool) {
        let tag = tag(self.hash(name));
        if let Some(symbol) = self.in_table(tag, name) {
            return (Name::new(symbol), false);
        }
        let symbol = self.push(name);
        self.table.insert_unique(spread(tag), (tag, symbol), |&(tag, _)| spread(tag));
        (Name::new(symbol), true)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn push(&mut self, text: &[u8]) -> u32 {
        let id = self.starts.len() as u32;
        growth::push(&mut self.starts, self.bytes.len() as u32);
        if self.bytes.capacity() - self.bytes.len() < text.len() {
            cold_path();
            growth::grow(&mut self.bytes);
        }
        short_slice::append(&mut self.bytes, text);
        id
    }

    /// Makes a symbol that cannot be found by name. Its text is for messages only.
    pub fn anonymous(&mut self, text: &[u8]) -> Name {
        Name::new(self.push(text))
    }

    /// Makes a new symbol with the name of `old`, to which the name refers from here on.
    pub fn renew(&mut self, old: Name) -> Name {
        let name = self.text(old).to_vec();
        let id = self.push(&name);
        match apart(&name) {
            Some((stem, digit)) => {
                if let Some(row) = self.row_of(stem)
                    && self.rows[row].symbols[digit] == old.number()
                {
                    self.rows[row].symbols[digit] = id;
                }
            }
            None => {
                let tag = tag(self.hash(&name));
                if let Some(entry) = self.table.find_mut(spread(tag), |&(_, i)| i == old.number()) {
                    entry.1 = id;
                }
            }
        }
        Name::new(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_means_one_symbol() {
        let mut names = Names::default();
        let mut texts: Vec<String> = (0..2000).map(|i| format!(".Ltmp{}", i * 7919 % 2000)).collect();
        texts.extend((0..40).map(|i| format!("stem{}x{i}", i % 11)));
        texts
            .extend((0..300).map(|i| format!("{}{}", ["a", "b", "c", "d", "e", "f", "g", "h", "i"][i % 9], i * i * i)));
        texts.extend((0..300).map(|i| format!(".LBB{}_{}", i * 31 % 17, i)));
        texts.extend(["a01", "a001", "a0", "sqlite3", "a_name_of_many_letters1", "main"].map(String::from));
        // Stems that differ only in NULs, which fill short ones, and stems of the maximum length.
        let stems = [
            "a",
            "a\0",
            "\0a",
            "\0",
            "aaaaaaa\0",
            "aaaaaaaa",
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaaaa",
        ];
        texts.extend(stems.into_iter().flat_map(|stem| [stem.to_owned(), format!("{stem}1")]));
        let mut seen = std::collections::HashSet::new();
        texts.retain(|text| seen.insert(text.clone()));
        for (i, text) in texts.iter().enumerate() {
            assert_eq!(names.get(text.as_bytes()), None, "{text}");
            assert_eq!(names.intern(text.as_bytes()), (Name::new(i as u32), true), "{text}");
        }
        for (i, text) in texts.iter().enumerate() {
            assert_eq!(names.intern(text.as_bytes()), (Name::new(i as u32), false), "{text}");
            assert_eq!(names.text(Name::new(i as u32)), text.as_bytes());
        }
        for (i, text) in texts.iter().enumerate() {
            let fresh = names.renew(Name::new(i as u32));
            assert_eq!(names.get(text.as_bytes()), Some(fresh), "{text}");
            assert_eq!(names.text(fresh), text.as_bytes());
        }
    }
}
