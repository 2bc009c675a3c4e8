//! The layout of string tables, compared with a simple one.

use super::{StringTable, Text};
use crate::object::sink::Stream;

/// A table of strings, with their texts one after the other.
#[derive(Default)]
struct Made {
    names: Vec<u8>,
    texts: Vec<Text>,
    table: StringTable,
}

impl Made {
    fn text(&mut self, text: &[u8]) -> Text {
        let start = self.names.len() as u32;
        self.names.extend_from_slice(text);
        Text { start, len: text.len() as u32 }
    }

    fn bytes(&mut self) -> Vec<u8> {
        self.table.lay_out(&self.names, 1);
        let mut bytes = vec![0];
        let mut out = Stream::new(&mut bytes);
        self.table.write(&self.names, &mut out);
        out.finish().unwrap();
        assert_eq!(bytes.len(), self.table.size);
        bytes
    }
}

/// Strings with prefixes of these lengths, 0 for none.
fn made(strings: &[(&[u8], u8)]) -> Made {
    let mut made = Made::default();
    made.texts = strings.iter().map(|string| made.text(string.0)).collect();
    for (&text, &(_, prefix)) in made.texts.iter().zip(strings) {
        match prefix {
            0 => made.table.add(&made.names, text),
            _ => made.table.add_prefixed(&made.names, text, prefix),
        }
    }
    made
}

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
    let mut made = made(&strings.iter().map(|&s| (s, 0)).collect::<Vec<_>>());
    made.table.add_fixed(&made.names, b"a string of its own");
    let mut all = strings.clone();
    all.push(b"a string of its own");
    let bytes = made.bytes();
    assert!(bytes == simple(&all));
    for (string, &offset) in all.iter().zip(&made.table.offsets) {
        assert!(string.is_empty() || bytes[offset as usize..].starts_with(string));
    }
}

#[test]
fn tails_without_an_entry_are_where_they_would_be_with_one() {
    let mut texts = texts();
    // A tail that is open while a shorter one, which the next string has, is entered.
    texts.extend([b"z.rela.text".as_slice(), b"rela.text", b".text", b".X.text"].map(<[u8]>::to_vec));
    let names: Vec<Vec<u8>> = texts.iter().map(|text| [b".rela", text.as_slice()].concat()).collect();
    let all: Vec<(&[u8], u8)> = texts.iter().chain(&names).map(|text| (text.as_slice(), 0)).collect();
    let mut whole = made(&all);
    let bytes = whole.bytes();
    // Every other text also has an entry of its own.
    let mut some: Vec<(&[u8], u8)> = names.iter().map(|text| (text.as_slice(), 5)).collect();
    some.extend(texts.iter().step_by(2).map(|text| (text.as_slice(), 0)));
    let mut some = made(&some);
    assert!(some.bytes() == bytes);
    assert_eq!(some.table.offsets[..names.len()], whole.table.offsets[texts.len()..]);
    for ((text, offset), tail) in texts.iter().zip(&whole.table.offsets).zip(&some.table.tails) {
        assert!(text.is_empty() || offset == tail);
    }
}

#[test]
fn inner_strings_are_where_they_would_be_if_they_were_sorted() {
    let mut texts = texts();
    texts.retain(|text| !text.is_empty());
    let names: Vec<Vec<u8>> = texts.iter().map(|text| [b".rela.text.f", text.as_slice()].concat()).collect();
    let prefixed: Vec<(&[u8], u8)> = names.iter().map(|text| (text.as_slice(), 5)).collect();
    let [mut sorted, mut inner] = [made(&prefixed), made(&prefixed)];
    for (i, text) in texts.iter().enumerate() {
        let own = inner.texts[i];
        let len = text.len() as u32;
        let tail = Text { start: own.start + own.len - len, len };
        sorted.table.add(&sorted.names, tail);
        match i % 3 {
            0 => inner.table.add(&inner.names, tail),
            _ => inner.table.add_inner(&inner.names, tail, i),
        }
        // Of two the second is sorted.
        sorted.table.add(&sorted.names, tail);
        inner.table.add_inner(&inner.names, tail, i);
    }
    assert!(inner.table.order.iter().filter(|entry| entry.inner != super::NONE).count() > texts.len() / 2);
    assert!(sorted.bytes() == inner.bytes());
    assert_eq!((sorted.table.offsets, sorted.table.tails), (inner.table.offsets, inner.table.tails));
}
