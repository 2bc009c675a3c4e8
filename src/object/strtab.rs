//! The string table, with LLVM's tail merging.
//!
//! The problem: a string that is the tail of another shares its bytes, and the order of llvm-mc's table is that of its
//! sort: by the bytes read from the end, descending, and the longer string first if one is the tail of the other; each
//! string that is the tail of the one stored last shares its bytes. Tens of thousands of strings with the same last ten
//! bytes are not rare (`.text.f.__part.1`, …), so comparing pairs from the end is slow. Here, strings are sorted by
//! sixteen bytes at a time: by their last sixteen as numbers, then runs of equal ones by the preceding sixteen, and so
//! on. Equal strings end up next to each other, so nothing is hashed. A string known to be the tail of another in the
//! list (the name of a section whose relocation section has that name prefixed with `.rela`, the name of a function that
//! is alone in its section) need not be sorted: it shares the bytes of the last of all strings that it is the tail of.

use std::cmp::{Ordering, Reverse};

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'a> {
    pub text: &'a [u8],
    /// If not 0, the string without this many leading bytes is also in the table, without an entry of its own.
    pub prefix: u8,
    /// Another entry's text is a tail of this one's; see [`nest`].
    has_inner: bool,
    /// It is itself such an inner one.
    is_inner: bool,
    inner: u32,
}

impl<'a> Entry<'a> {
    /// A string without such tails.
    #[inline]
    pub(super) fn new(text: &'a [u8]) -> Self {
        Self::prefixed(text, 0)
    }

    /// A string that is also in the table without `prefix` leading bytes, if that is not 0.
    #[inline]
    pub(super) fn prefixed(text: &'a [u8], prefix: u8) -> Self {
        Entry { text, prefix, has_inner: false, is_inner: false, inner: 0 }
    }

    /// The string without its prefix.
    #[inline]
    fn tail(self) -> Option<&'a [u8]> {
        if self.prefix == 0 { None } else { self.text.get(usize::from(self.prefix)..) }
    }
}

/// Notes that one string is the tail of another. Of several tails of a string only the first is noted.
#[inline]
pub(super) fn nest(list: &mut [Entry<'_>], inner: usize, outer: usize) {
    let (Some(tail), Some(whole)) = (list.get(inner), list.get(outer)) else { return };
    let are_free = ![*tail, *whole].iter().any(|entry| entry.has_inner || entry.is_inner);
    if are_free && inner != outer && tail.prefix == 0 {
        debug_assert!(whole.text.ends_with(tail.text));
        list[inner].is_inner = true;
        (list[outer].has_inner, list[outer].inner) = (true, inner as u32);
    }
}

/// Returns an empty list that reuses the memory of this one.
pub(super) fn emptied<'b>(mut list: Vec<Entry<'_>>) -> Vec<Entry<'b>> {
    list.clear();
    list.into_iter().map_while(|_| None).collect()
}

#[derive(Debug, Default)]
pub(super) struct StringTable {
    /// The offset of each string, by its index in the list.
    pub offsets: Vec<u32>,
    /// The offset of each tail without an entry of its own, by the index of its string.
    pub tails: Vec<u32>,
    /// The bytes of the table.
    pub bytes: Vec<u8>,
    /// The strings while they are sorted.
    order: Vec<Sorted>,
}

/// A string while it is sorted: the bytes currently compared, as [`keys`], and its index in the list.
type Sorted = ((u64, u64), u32);

/// The number of bytes compared at a time, in two words.
const STEP: usize = 2 * WORD;
const WORD: usize = 8;

/// Runs of at most this many strings are compared as whole strings.
const INSERTION_SORT_LIMIT: usize = 8;

impl StringTable {
    /// Lays out strings after the format's `head`. The empty string is at offset 0.
    pub(super) fn new(strings: &[Entry<'_>], head: &[u8]) -> Self {
        let mut table = StringTable::default();
        table.lay_out(strings, head);
        table
    }

    /// Like [`Self::new`], reusing the memory of this table.
    pub(super) fn lay_out(&mut self, strings: &[Entry<'_>], head: &[u8]) {
        let StringTable { offsets, tails, bytes, order } = self;
        let (mut most, mut has_tails) = (head.len(), false);
        order.clear();
        order.reserve(strings.len());
        for (i, string) in strings.iter().enumerate() {
            if !string.text.is_empty() && !string.is_inner {
                order.push((keys(string.text, 0), i as u32));
                most += string.text.len() + 1;
                has_tails |= string.prefix != 0;
            }
        }
        sort(strings, order);
        offsets.clear();
        offsets.resize(strings.len(), 0);
        tails.clear();
        if has_tails {
            tails.resize(strings.len(), 0);
        }
        // The bytes not overwritten are the terminators.
        bytes.clear();
        bytes.extend_from_slice(head);
        bytes.resize(most, 0);
        let mut at = head.len();
        let mut previous: &[u8] = &[];
        // The tails of the previous string that may share the bytes of a later one, the longest last.
        let mut open: Vec<Open> = Vec::new();
        for &(_, index) in &*order {
            let entry = strings[index as usize];
            let string = entry.text;
            let common = common_tail(previous, string);
            while let Some(tail) = open.pop_if(|tail| tail.len > common) {
                tail.close(at, offsets, tails);
            }
            previous = string;
            offsets[index as usize] = if common == string.len() {
                at - string.len() - 1
            } else {
                let offset = at;
                at += string.len() + 1;
                bytes[offset..at - 1].copy_from_slice(string);
                offset
            } as u32;
            if let Some(tail) = entry.tail().filter(|tail| !tail.is_empty()) {
                Open { len: tail.len(), owner: index, is_inner: false }.enter(&mut open);
            }
            if entry.has_inner {
                let len = strings[entry.inner as usize].text.len();
                Open { len, owner: entry.inner, is_inner: true }.enter(&mut open);
            }
        }
        while let Some(tail) = open.pop() {
            tail.close(at, offsets, tails);
        }
        bytes.truncate(at);
    }
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

fn sort(strings: &[Entry<'_>], order: &mut [Sorted]) {
    let text = |entry: &Sorted| strings[entry.1 as usize].text;
    order.sort_unstable_by_key(|entry| Reverse(entry.0));
    if order.windows(2).all(|pair| pair[0].0 != pair[1].0) {
        return;
    }
    // Runs that agree in the last `depth` bytes, sorted by those before these.
    let mut open = vec![(0, order.len(), 0)];
    while let Some((start, end, depth)) = open.pop() {
        let next = depth + STEP;
        let mut from = start;
        while from < end {
            let first = order[from].0;
            let count = order[from..end].iter().take_while(|entry| entry.0 == first).count();
            let run = &mut order[from..from + count];
            from += count;
            if count <= INSERTION_SORT_LIMIT {
                if count > 1 {
                    run.sort_unstable_by(|a, b| compare(text(a), text(b), depth));
                }
                continue;
            }
            // Strings that end within these bytes come last, the longest of them first.
            run.sort_unstable_by_key(|entry| {
                let len = text(entry).len();
                (len <= next, Reverse(if len <= next { len } else { 0 }))
            });
            let goes_on = run.partition_point(|entry| text(entry).len() > next);
            for entry in &mut run[..goes_on] {
                entry.0 = keys(strings[entry.1 as usize].text, next);
            }
            run[..goes_on].sort_unstable_by_key(|entry| Reverse(entry.0));
            open.push((from - count, from - count + goes_on, next));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, StringTable, nest};

    /// Texts over a small alphabet with NULs, and texts with long common tails.
    fn texts() -> Vec<Vec<u8>> {
        let mut texts: Vec<Vec<u8>> = Vec::new();
        let mut seed = 1u64;
        for _ in 0..3000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let len = (seed >> 33) as usize % 40;
            texts.push((0..len).map(|i| if seed >> (i + 8) & 1 == 0 { 0 } else { b'a' }).collect());
            texts.push(format!("{}.a_function_of_that_name.__part.{}", seed % 7, seed % 1000).into_bytes());
        }
        texts
    }

    fn simple(strings: &[&[u8]]) -> Vec<u8> {
        let mut sorted = strings.to_vec();
        sorted.sort_by(|a, b| b.iter().rev().cmp(a.iter().rev()));
        let (mut bytes, mut previous): (Vec<u8>, &[u8]) = (vec![0], b"");
        for string in sorted {
            if !previous.ends_with(string) {
                bytes.extend_from_slice(string);
                bytes.push(0);
                previous = string;
            }
        }
        bytes
    }

    #[test]
    fn the_order_is_that_of_whole_comparisons() {
        let texts = texts();
        let strings: Vec<&[u8]> = texts.iter().map(Vec::as_slice).collect();
        let entries: Vec<Entry<'_>> = strings.iter().map(|s| Entry::new(s)).collect();
        let table = StringTable::new(&entries, &[0]);
        assert!(table.bytes == simple(&strings));
        for (string, &offset) in strings.iter().zip(&table.offsets) {
            assert!(string.is_empty() || table.bytes[offset as usize..].starts_with(string));
        }
    }

    #[test]
    fn tails_without_an_entry_are_where_they_would_be_with_one() {
        let mut texts = texts();
        // A tail that is open while a shorter one, which the next string has, is entered.
        texts.extend([b"z.rela.text".as_slice(), b"rela.text", b".text", b".X.text"].map(<[u8]>::to_vec));
        let names: Vec<Vec<u8>> = texts.iter().map(|text| [b".rela", text.as_slice()].concat()).collect();
        let all: Vec<&[u8]> = texts.iter().chain(&names).map(Vec::as_slice).collect();
        let entries: Vec<Entry<'_>> = all.iter().map(|s| Entry::new(s)).collect();
        let whole = StringTable::new(&entries, &[0]);
        // Every other text also has an entry of its own.
        let mut entries: Vec<Entry<'_>> = names.iter().map(|text| Entry::prefixed(text, 5)).collect();
        entries.extend(texts.iter().step_by(2).map(|text| Entry::new(text)));
        let table = StringTable::new(&entries, &[0]);
        assert!(table.bytes == whole.bytes);
        assert_eq!(table.offsets[..names.len()], whole.offsets[texts.len()..]);
        for ((text, offset), tail) in texts.iter().zip(&whole.offsets).zip(&table.tails) {
            assert!(text.is_empty() || offset == tail);
        }
    }

    #[test]
    fn nested_strings_are_where_they_would_be_if_they_were_sorted() {
        let mut texts = texts();
        texts.retain(|text| !text.is_empty());
        let names: Vec<Vec<u8>> = texts.iter().map(|text| [b".rela.text.f", text.as_slice()].concat()).collect();
        let mut entries: Vec<Entry<'_>> = texts.iter().map(|text| Entry::new(text)).collect();
        entries.extend(names.iter().map(|text| Entry::prefixed(text, 5)));
        let sorted = StringTable::new(&entries, &[0]);
        for i in (0..texts.len()).filter(|i| i % 3 != 0) {
            nest(&mut entries, i, texts.len() + i);
            // Neither is nested again.
            nest(&mut entries, i, texts.len() + i);
        }
        assert!(entries.iter().filter(|entry| entry.is_inner).count() > texts.len() / 2);
        let table = StringTable::new(&entries, &[0]);
        assert!(table.bytes == sorted.bytes);
        assert_eq!((table.offsets, table.tails), (sorted.offsets, sorted.tails));
    }
}
