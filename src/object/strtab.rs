//! The string table, with LLVM's tail merging.
//!
//! The problem: a string that is the tail of another shares its bytes, and the order of llvm-mc's table is that of its
//! sort: by the bytes read from the end, descending, and the longer string first if one is the tail of the other; each
//! string that is the tail of the one stored last shares its bytes. Tens of thousands of strings with the same last ten
//! bytes are not rare (`.text.f.__part.1`, …), so comparing pairs from the end is slow. Here, strings are sorted by
//! sixteen bytes at a time: by their last sixteen as numbers, then runs of equal ones by the preceding sixteen, and so
//! on. Equal strings end up next to each other, so nothing is hashed. A string known to be the tail of another (the name
//! of a section whose relocation section has that name prefixed with `.rela`, the name of a function that is alone in its
//! section) need not be sorted: it shares the bytes of the last of all strings that it is the tail of.
//!
//! An object may have hundreds of thousands of names, so the table has no copy of them: it is written from the names.

use super::data::Text;
use super::sink::Sink;
use crate::growth;
use crate::short_slice;
use std::cmp::{Ordering, Reverse};

/// The strings, which have numbers in the order in which they are added.
#[derive(Debug, Default)]
pub(super) struct StringTable {
    /// The offset of each string, by its number; until the table is laid out, the length of an inner one.
    pub offsets: Vec<u32>,
    /// By the number of a string: the offset of the string without its prefix; until the table is laid out, the length of
    /// the prefix.
    pub tails: Vec<u32>,
    /// The size of the table in bytes.
    pub size: usize,
    /// The bytes of strings that are not names of the object.
    fixed: Vec<u8>,
    order: Vec<Sorted>,
}

/// A string while it is sorted.
#[derive(Clone, Copy, Debug)]
struct Sorted {
    /// The bytes currently compared, as [`keys`].
    keys: (u64, u64),
    /// See [`StringTable::text`].
    start: u32,
    /// Its length in bytes; 0 if it shares the bytes of another.
    len: u32,
    number: u32,
    /// The number of a string that is a tail of this one and is not sorted, or [`NONE`].
    inner: u32,
}

const NONE: u32 = u32::MAX;

/// The number of bytes compared at a time, in two words.
const STEP: usize = 2 * WORD;
const WORD: usize = 8;

/// Runs of at most this many strings are compared as whole strings.
const INSERTION_SORT_LIMIT: usize = 8;

impl StringTable {
    /// Empties the table, in which there will be about `count` strings.
    pub(super) fn open(&mut self, count: usize) {
        let StringTable { offsets, tails, size: _, fixed, order } = self;
        offsets.clear();
        tails.clear();
        fixed.clear();
        order.clear();
        offsets.reserve(count);
    }

    /// Adds a name; a range of `names`, which are the same in all calls.
    #[inline]
    pub(super) fn add(&mut self, names: &[u8], text: Text) {
        if text.len != 0 {
            let keys = keys(self.text(names, text.start, text.len), 0);
            let number = self.offsets.len() as u32;
            growth::push(&mut self.order, Sorted { keys, start: text.start, len: text.len, number, inner: NONE });
        }
        growth::push(&mut self.offsets, 0);
    }

    /// Adds a name that is also in the table without `prefix` leading bytes.
    #[inline]
    pub(super) fn add_prefixed(&mut self, names: &[u8], text: Text, prefix: u8) {
        self.tails.resize(self.offsets.len(), 0);
        self.tails.push(prefix.into());
        self.add(names, text);
    }

    /// Adds a name that may be the last bytes of an earlier one, of which the number is given. Of several such tails of a
    /// name only the first is found here.
    #[inline]
    pub(super) fn add_inner(&mut self, names: &[u8], text: Text, outer: usize) {
        let number = self.offsets.len() as u32;
        match self.order.get_mut(outer) {
            Some(outer) if text.is_tail_of(Text { start: outer.start, len: outer.len }) && outer.inner == NONE => {
                outer.inner = number;
                self.offsets.push(text.len);
            }
            _ => self.add(names, text),
        }
    }

    /// Adds a string that is not among the names, and returns its number.
    pub(super) fn add_fixed(&mut self, names: &[u8], text: &[u8]) -> usize {
        let start = (names.len() + self.fixed.len()) as u32;
        self.fixed.extend_from_slice(text);
        self.add(names, Text { start, len: text.len() as u32 });
        self.offsets.len() - 1
    }

    /// The bytes of a string. Those that are not among the names follow these.
    #[inline]
    fn text<'n>(&'n self, names: &'n [u8], start: u32, len: u32) -> &'n [u8] {
        text(names, &self.fixed, start, len)
    }

    /// Lays out the strings after the first `head` bytes, which are not 0. The empty string is at offset 0.
    pub(super) fn lay_out(&mut self, names: &[u8], head: usize) {
        let StringTable { offsets, tails, size, fixed, order } = self;
        let text = |entry: &Sorted| text(names, fixed, entry.start, entry.len);
        sort(text, order);
        let mut at = head;
        let mut previous: &[u8] = &[];
        // The tails of the previous string that may share the bytes of a later one, the longest last.
        let mut open: Vec<Open> = Vec::new();
        for entry in order {
            let string = text(entry);
            let common = common_tail(previous, string);
            while let Some(tail) = open.pop_if(|tail| tail.len > common) {
                tail.close(at, offsets, tails);
            }
            previous = string;
            let len = string.len();
            offsets[entry.number as usize] = if common == len {
                entry.len = 0;
                at - len - 1
            } else {
                at += len + 1;
                at - len - 1
            } as u32;
            if let Some(prefix) = tails.get_mut(entry.number as usize)
                && *prefix != 0
            {
                let len = len - *prefix as usize;
                *prefix = 0;
                if len > 0 {
                    Open { len, owner: entry.number, is_inner: false }.enter(&mut open);
                }
            }
            if let Some(&len) = offsets.get(entry.inner as usize) {
                Open { len: len as usize, owner: entry.inner, is_inner: true }.enter(&mut open);
            }
        }
        while let Some(tail) = open.pop() {
            tail.close(at, offsets, tails);
        }
        *size = at;
    }

    /// Writes the strings.
    pub(super) fn write<'s>(&self, names: &[u8], out: &mut impl Sink<'s>) {
        for entry in self.order.iter().filter(|entry| entry.len != 0) {
            let end = out.end();
            short_slice::append(end, self.text(names, entry.start, entry.len));
            end.push(0);
            out.complete();
        }
    }
}

#[inline]
fn text<'n>(names: &'n [u8], fixed: &'n [u8], start: u32, len: u32) -> &'n [u8] {
    let (start, len) = (start as usize, len as usize);
    match start.checked_sub(names.len()) {
        None => names.get(start..start + len),
        Some(start) => fixed.get(start..start + len),
    }
    .unwrap_or_default()
}

/// A tail whose offset is not known yet.
struct Open {
    /// Its length in bytes.
    len: usize,
    /// The index of its own entry, or of the one of which it is the tail.
    owner: u32,
    is_inner: bool,
}

impl Open {
    #[inline]
    fn enter(self, open: &mut Vec<Open>) {
        match open.iter().rposition(|other| other.len <= self.len) {
            Some(last) if last + 1 < open.len() => open.insert(last + 1, self),
            None if !open.is_empty() => open.insert(0, self),
            _ => open.push(self),
        }
    }

    /// Shares the bytes of the string that ends at `at`.
    #[inline]
    fn close(self, at: usize, offsets: &mut [u32], tails: &mut [u32]) {
        let list = if self.is_inner { offsets } else { tails };
        list[self.owner as usize] = (at - self.len - 1) as u32;
    }
}

/// Eight bytes of a string, the last one most significant, counted from `depth` bytes before its end; zero-padded.
#[inline]
fn key(string: &[u8], depth: usize) -> u64 {
    let left = &string[..string.len().saturating_sub(depth)];
    if let Some(last) = left.last_chunk::<WORD>() {
        return u64::from_le_bytes(*last);
    }
    if let (Some(first), Some(last)) = (left.first_chunk(), left.last_chunk()) {
        // For fewer than eight bytes the two overlap, and agree there.
        let first = u64::from(u32::from_le_bytes(*first)) << (8 * (WORD - left.len()));
        return first | u64::from(u32::from_le_bytes(*last)) << 32;
    }
    let at = |from_end: usize| left.len().checked_sub(from_end).map_or(0, |i| u64::from(left[i]));
    at(1) << 56 | at(2) << 48 | at(3) << 40
}

/// [`STEP`] bytes of a string, counted from `depth` bytes before its end.
#[inline]
fn keys(string: &[u8], depth: usize) -> (u64, u64) {
    (key(string, depth), key(string, depth + WORD))
}

/// The number of last bytes in which two strings agree.
#[inline]
fn common_tail(a: &[u8], b: &[u8]) -> usize {
    let most = a.len().min(b.len());
    let mut depth = 0;
    loop {
        let same = (key(a, depth) ^ key(b, depth)).leading_zeros() as usize / 8;
        depth += same;
        if same < WORD || depth >= most {
            return depth.min(most);
        }
    }
}

/// The order of two strings that agree in their last `depth` bytes.
fn compare(a: &[u8], b: &[u8], mut depth: usize) -> Ordering {
    loop {
        let order = key(b, depth).cmp(&key(a, depth));
        depth += WORD;
        if order != Ordering::Equal {
            return order;
        }
        if a.len() <= depth || b.len() <= depth {
            return b.len().cmp(&a.len());
        }
    }
}

fn sort<'n>(text: impl Fn(&Sorted) -> &'n [u8], order: &mut [Sorted]) {
    sort_by_keys(order);
    if order.windows(2).all(|pair| pair[0].keys != pair[1].keys) {
        return;
    }
    // Runs that agree in the last `depth` bytes, sorted by those before these.
    let mut open = vec![(0, order.len(), 0)];
    while let Some((start, end, depth)) = open.pop() {
        let next = depth + STEP;
        let mut from = start;
        while from < end {
            let first = order[from].keys;
            let count = order[from..end].iter().take_while(|entry| entry.keys == first).count();
            let run = &mut order[from..from + count];
            from += count;
            if count <= INSERTION_SORT_LIMIT {
                for i in 1..count {
                    let is_before = |at: &usize| compare(text(&run[i]), text(&run[*at]), depth).is_lt();
                    let place = (0..i).rev().take_while(is_before).last().unwrap_or(i);
                    run[place..=i].rotate_right(1);
                }
                continue;
            }
            // Strings that end within these bytes come last, the longest of them first.
            for entry in &mut *run {
                let goes_on = entry.len as usize > next;
                entry.keys = if goes_on { (u64::MAX, 0) } else { (entry.len.into(), 0) };
            }
            sort_by_keys(run);
            let goes_on = run.partition_point(|entry| entry.len as usize > next);
            for entry in &mut run[..goes_on] {
                entry.keys = keys(text(entry), next);
            }
            sort_by_keys(&mut run[..goes_on]);
            open.push((from - count, from - count + goes_on, next));
        }
    }
}

/// Sorts by the keys, the highest first.
#[inline(never)]
fn sort_by_keys(order: &mut [Sorted]) {
    order.sort_unstable_by_key(|entry| Reverse(entry.keys));
}

#[cfg(test)]
mod tests;
