//! The string table, with LLVM's tail merging.
//!
//! The problem: a string that is the tail of another shares its bytes, and llvm-mc's table is in the order in which its sort
//! leaves the strings. That order is by their bytes read from the end, descending, the longer one first where one is the tail
//! of the other; each string that is the tail of the one stored last shares its bytes. Tens of thousands of strings with the
//! same last ten bytes are no rarity (`.text.f.__part.1`, …), so comparing pairs of them from the end on is slow. Here eight
//! bytes at a time decide: strings are sorted by their last eight as a number, runs that agree by the eight in front of those,
//! and so on. Equal strings end up side by side, so nothing is hashed.

/// The offsets of strings in a table of them, and the table.
#[derive(Debug)]
pub(super) struct StringTable {
    /// Of each string, by its place in the list.
    pub offsets: Vec<u32>,
    /// The table.
    pub bytes: Vec<u8>,
}

/// A string while it is sorted: the eight bytes that count at the moment, and its place in the list.
type Entry = (u64, u32);

/// Runs of so few strings are compared as a whole.
const FEW: usize = 3;

impl StringTable {
    /// Lays strings out behind what a table of the format starts with. The empty string is at offset 0.
    pub(super) fn new(strings: &[&[u8]], head: &[u8]) -> Self {
        let mut order: Vec<Entry> = Vec::with_capacity(strings.len());
        order.extend(strings.iter().enumerate().map(|(i, string)| (key(string, 0), i as u32)));
        sort(strings, &mut order);
        let mut offsets = vec![0; strings.len()];
        let most: usize = strings.iter().map(|s| s.len() + 1).sum();
        let mut bytes = Vec::with_capacity(head.len() + most);
        bytes.extend_from_slice(head);
        let mut previous: &[u8] = &[];
        for &(_, index) in &order {
            let string = strings[index as usize];
            let offset = if string.is_empty() {
                0
            } else if previous.ends_with(string) {
                bytes.len() - string.len() - 1
            } else {
                let offset = bytes.len();
                bytes.extend_from_slice(string);
                bytes.push(0);
                previous = string;
                offset
            };
            offsets[index as usize] = offset as u32;
        }
        StringTable { offsets, bytes }
    }
}

/// Eight bytes of a string, the last one in front, counted from `depth` bytes before its end; zeros where it has no more.
#[inline]
fn key(string: &[u8], depth: usize) -> u64 {
    let left = string.len().saturating_sub(depth);
    if let Some(last) = string[..left].last_chunk::<8>() {
        return u64::from_le_bytes(*last);
    }
    string[..left].iter().rev().enumerate().fold(0, |key, (i, &byte)| key | u64::from(byte) << (56 - 8 * i))
}

fn sort(strings: &[&[u8]], order: &mut [Entry]) {
    // Runs that agree in the bytes behind `depth`, and are in order by the eight in front of it.
    let mut open: Vec<(usize, usize, usize)> = Vec::new();
    order.sort_unstable_by_key(|entry| std::cmp::Reverse(entry.0));
    open.push((0, order.len(), 0));
    while let Some((start, end, depth)) = open.pop() {
        let mut from = start;
        while from < end {
            let key_here = order[from].0;
            let count = order[from..end].iter().take_while(|e| e.0 == key_here).count();
            let run = &mut order[from..from + count];
            from += count;
            if count == 1 {
                continue;
            }
            let text = |entry: &Entry| strings[entry.1 as usize];
            if count <= FEW {
                run.sort_unstable_by(|a, b| text(b).iter().rev().cmp(text(a).iter().rev()));
                continue;
            }
            // Strings that end within these bytes come last, the longest of them first.
            let next = depth + 8;
            run.sort_unstable_by_key(|e| {
                let len = text(e).len();
                (len <= next, std::cmp::Reverse(if len <= next { len } else { 0 }))
            });
            let ends = run.partition_point(|e| text(e).len() > next);
            for entry in &mut run[..ends] {
                entry.0 = key(strings[entry.1 as usize], next);
            }
            run[..ends].sort_unstable_by_key(|entry| std::cmp::Reverse(entry.0));
            open.push((from - count, from - count + ends, next));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::StringTable;

    #[test]
    fn strings_are_sorted_by_their_ends_and_tails_share_bytes() {
        let strings: [&[u8]; 9] = [b"b.foo", b"", b"foo", b"a.foo", b"oo", b"foo", b"\0foo", b"x", b"o"];
        let table = StringTable::new(&strings, &[0]);
        assert_eq!(table.bytes, b"\0x\0b.foo\0a.foo\0\0foo\0");
        assert_eq!(table.offsets, [3, 0, 16, 9, 17, 16, 15, 1, 18]);
    }

    #[test]
    fn the_order_is_that_of_whole_comparisons() {
        let mut texts: Vec<Vec<u8>> = Vec::new();
        let mut seed = 1u64;
        for _ in 0..3000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let len = (seed >> 33) as usize % 40;
            texts.push((0..len).map(|i| if seed >> (i + 8) & 1 == 0 { 0 } else { b'a' }).collect());
            texts.push(format!("{}.__part.{}", seed % 7, seed % 1000).into_bytes());
        }
        let strings: Vec<&[u8]> = texts.iter().map(Vec::as_slice).collect();
        let table = StringTable::new(&strings, &[0]);
        let mut sorted = strings.clone();
        sorted.sort_by(|a, b| b.iter().rev().cmp(a.iter().rev()));
        let (mut bytes, mut previous): (Vec<u8>, &[u8]) = (vec![0], b"");
        for string in sorted {
            if !previous.ends_with(string) {
                bytes.extend_from_slice(string);
                bytes.push(0);
                previous = string;
            }
        }
        assert!(table.bytes == bytes);
        for (string, &offset) in strings.iter().zip(&table.offsets) {
            assert!(string.is_empty() || bytes[offset as usize..].starts_with(string));
        }
    }
}
