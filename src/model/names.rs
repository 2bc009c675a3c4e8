//! Symbol names, interned once to a `u32`.
//!
//! The problem: half of all names a compiler writes are `.Ltmp1`, `.Ltmp2`, … (a stem without digits, here S, and a number, N),
//! and finding them in a hash table costs more than anything else about a label, as each look goes to another place of a large
//! table. So the first S that come get an array each, in which the symbol of S and N is number N; neighbours in the text are
//! neighbours there. An array is at most about four times as long as it has names, so names that skip most numbers go to the
//! hash table, as all others do.

use crate::ast::Name;
use hashbrown::{DefaultHashBuilder, HashTable};
use std::hash::{BuildHasher, Hasher};

/// The bytes of every symbol's name, and which symbol a name means now.
#[derive(Debug, Default)]
pub struct Names {
    bytes: Vec<u8>,
    spans: Vec<(u32, u32)>,
    /// The hash of a name's bytes, and the symbol.
    table: HashTable<(u32, u32)>,
    series: Vec<Series>,
    /// Its seed is another in each process: no text can be made whose names collide.
    hashing: DefaultHashBuilder,
}

/// The names of one S.
#[derive(Debug)]
struct Series {
    stem: Box<[u8]>,
    /// By N: the symbol, or [`NONE`].
    symbols: Vec<u32>,
    /// How many of them there are.
    count: usize,
}

/// No symbol.
const NONE: u32 = u32::MAX;

/// So many S have arrays. Compilers have half a dozen; the search is linear.
const MOST_SERIES: usize = 8;
/// The array of a new S may be this long at once.
const FIRST_NUMBERS: usize = 256;
/// An S is of so many bytes at most, and N of so many digits.
const LONGEST_STEM: usize = 16;
const MOST_DIGITS: usize = 8;

/// What of a hash stands in the table beside the symbol: enough to place it again when the table grows, and to tell nearly all
/// names from each other without a look at their bytes.
fn tag(hash: u64) -> u32 {
    (hash >> 32) as u32
}

/// The hash that a tag stands for: the table takes its places from the low bits and its own tags from the top seven.
fn spread(tag: u32) -> u64 {
    u64::from(tag).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Takes a name apart into S and N, if it consists of both and there is no other way to write N.
#[inline]
fn apart(name: &[u8]) -> Option<(&[u8], usize)> {
    let digits = name.iter().take(LONGEST_STEM + 1).position(u8::is_ascii_digit)?;
    let (stem, number) = name.split_at(digits);
    if stem.is_empty() || number.len() > MOST_DIGITS || number.len() > 1 && number[0] == b'0' {
        return None;
    }
    let mut value = 0;
    for &digit in number {
        if !digit.is_ascii_digit() {
            return None;
        }
        value = value * 10 + usize::from(digit - b'0');
    }
    Some((stem, value))
}

/// Where the symbol of a name is found.
enum Slot {
    /// In the array of an S.
    Series { index: usize, number: usize },
    /// In the hash table.
    Table,
}

impl Names {
    #[inline]
    fn hash(&self, name: &[u8]) -> u64 {
        let mut hasher = self.hashing.build_hasher();
        hasher.write(name);
        hasher.finish()
    }

    /// The name of a symbol.
    #[must_use]
    pub fn text(&self, name: Name) -> &[u8] {
        let (start, end) = self.spans[name.0 as usize];
        &self.bytes[start as usize..end as usize]
    }

    /// Where a name's array is, if it has one. Whether it is in there is another question.
    #[inline]
    fn home(&self, name: &[u8]) -> Slot {
        match apart(name) {
            Some((stem, number)) => match self.series.iter().position(|s| *s.stem == *stem) {
                Some(index) => Slot::Series { index, number },
                None => Slot::Table,
            },
            None => Slot::Table,
        }
    }

    #[inline]
    fn in_table(&self, tag: u32, name: &[u8]) -> Option<u32> {
        let found = self.table.find(spread(tag), |&(t, i)| t == tag && self.text(Name(i)) == name);
        found.map(|&(_, i)| i)
    }

    /// The symbol that a name means, if it has been seen.
    #[must_use]
    pub fn get(&self, name: &[u8]) -> Option<Name> {
        if let Slot::Series { index, number } = self.home(name)
            && let Some(&symbol) = self.series[index].symbols.get(number)
            && symbol != NONE
        {
            return Some(Name(symbol));
        }
        self.in_table(tag(self.hash(name)), name).map(Name)
    }

    /// The symbol that a name means; a new one at the first sight (then the second value is true).
    #[inline]
    pub fn intern(&mut self, name: &[u8]) -> (Name, bool) {
        let mut home = self.home(name);
        if let Slot::Series { index, number } = home
            && let Some(&symbol) = self.series[index].symbols.get(number)
            && symbol != NONE
        {
            return (Name(symbol), false);
        }
        let tag = tag(self.hash(name));
        if let Some(symbol) = self.in_table(tag, name) {
            return (Name(symbol), false);
        }
        let symbol = self.push(name);
        if matches!(home, Slot::Table)
            && self.series.len() < MOST_SERIES
            && let Some((stem, number)) = apart(name)
        {
            home = Slot::Series { index: self.series.len(), number };
            self.series.push(Series { stem: stem.into(), symbols: Vec::new(), count: 0 });
        }
        if let Slot::Series { index, number } = home
            && self.series[index].put(number, symbol)
        {
            return (Name(symbol), true);
        }
        self.table.insert_unique(spread(tag), (tag, symbol), |&(tag, _)| spread(tag));
        (Name(symbol), true)
    }

    fn push(&mut self, text: &[u8]) -> u32 {
        let id = self.spans.len() as u32;
        let start = self.bytes.len() as u32;
        self.bytes.extend_from_slice(text);
        self.spans.push((start, self.bytes.len() as u32));
        id
    }

    /// A symbol that no name leads to. Its text is for messages only.
    pub fn anonymous(&mut self, text: &[u8]) -> Name {
        Name(self.push(text))
    }

    /// A new symbol with the text of `old`, which the name means from here on.
    pub fn renew(&mut self, old: Name) -> Name {
        let span = self.spans[old.0 as usize];
        let id = self.spans.len() as u32;
        self.spans.push(span);
        let name = &self.bytes[span.0 as usize..span.1 as usize];
        let place = match self.home(name) {
            Slot::Series { index, number } => self.series[index].symbols.get_mut(number),
            Slot::Table => None,
        };
        match place {
            Some(place) if *place == old.0 => *place = id,
            _ => {
                let tag = tag(self.hash(&self.bytes[span.0 as usize..span.1 as usize]));
                if let Some(entry) = self.table.find_mut(spread(tag), |&(_, i)| i == old.0) {
                    entry.1 = id;
                }
            }
        }
        Name(id)
    }
}

impl Series {
    /// Puts a symbol into the array; false where the array would be too empty.
    fn put(&mut self, number: usize, symbol: u32) -> bool {
        if number >= self.symbols.len() {
            if number >= FIRST_NUMBERS + 4 * self.count {
                return false;
            }
            self.symbols.resize(number + 1, NONE);
        }
        self.symbols[number] = symbol;
        self.count += 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_apart_in_one_way_only() {
        assert_eq!(apart(b".Ltmp12"), Some((&b".Ltmp"[..], 12)));
        assert_eq!(apart(b"a0"), Some((&b"a"[..], 0)));
        for name in ["a01", "a1b", "a", "12", "", "a123456789", ".LBB1_2", "a_name_of_many_letters1"] {
            assert_eq!(apart(name.as_bytes()), None, "{name}");
        }
    }

    #[test]
    fn every_name_means_one_symbol() {
        let mut names = Names::default();
        let mut texts: Vec<String> = (0..2000).map(|i| format!(".Ltmp{}", i * 7919 % 2000)).collect();
        texts.extend((0..40).map(|i| format!("stem{}x{i}", i % 11)));
        texts
            .extend((0..300).map(|i| format!("{}{}", ["a", "b", "c", "d", "e", "f", "g", "h", "i"][i % 9], i * i * i)));
        texts.push("a01".into());
        for (i, text) in texts.iter().enumerate() {
            assert_eq!(names.get(text.as_bytes()), None, "{text}");
            assert_eq!(names.intern(text.as_bytes()), (Name(i as u32), true), "{text}");
        }
        for (i, text) in texts.iter().enumerate() {
            assert_eq!(names.intern(text.as_bytes()), (Name(i as u32), false), "{text}");
            assert_eq!(names.text(Name(i as u32)), text.as_bytes());
        }
        for (i, text) in texts.iter().enumerate() {
            let fresh = names.renew(Name(i as u32));
            assert_eq!(names.get(text.as_bytes()), Some(fresh), "{text}");
            assert_eq!(names.text(fresh), text.as_bytes());
        }
    }

    #[test]
    fn far_numbers_take_no_room() {
        let mut names = Names::default();
        for i in 0..1000 {
            names.intern(format!("x{}", i * 99_991).as_bytes());
        }
        let room: usize = names.series.iter().map(|s| s.symbols.len()).sum();
        assert!(room <= FIRST_NUMBERS + 4 * 1000, "{room}");
    }
}
