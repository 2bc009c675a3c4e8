//! A text that is edited, and the positions in it that the protocol has.

use gen_lsp_types::{Position, Range as Place};
use std::ops::Range;

/// The unit in which the protocol counts characters of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Encoding {
    Utf8,
    #[default]
    Utf16,
}

/// A text with the starts of its lines. Lines end at `\n`, `\r\n` and `\r`, as the protocol has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Text {
    bytes: Vec<u8>,
    /// The offset of each line.
    starts: Vec<u32>,
}

/// The starts of lines after line ends that begin in a part of a text.
fn starts(bytes: &[u8], part: Range<usize>) -> impl Iterator<Item = u32> {
    let ends = memchr::memchr2_iter(b'\n', b'\r', &bytes[part.clone()]).map(move |at| part.start + at);
    ends.filter(|&at| bytes[at] == b'\n' || bytes.get(at + 1) != Some(&b'\n')).map(|at| at as u32 + 1)
}

impl Text {
    pub(super) fn new(bytes: Vec<u8>) -> Self {
        let starts = std::iter::once(0).chain(starts(&bytes, 0..bytes.len())).collect();
        Text { bytes, starts }
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// A part of the text; of a part that is outside, what is inside.
    pub(super) fn part(&self, range: Range<usize>) -> &[u8] {
        let end = range.end.min(self.bytes.len());
        self.bytes.get(range.start..end).unwrap_or_default()
    }

    /// A part of the text for display.
    pub(super) fn shown(&self, range: Range<usize>) -> String {
        String::from_utf8_lossy(self.part(range)).into_owned()
    }

    /// The line, from 0, that an offset is in.
    pub(super) fn line_of(&self, offset: usize) -> usize {
        self.starts.partition_point(|&start| start as usize <= offset).saturating_sub(1)
    }

    /// The range of a line, without its end.
    pub(super) fn line(&self, line: usize) -> Range<usize> {
        let size = self.bytes.len();
        let Some(&start) = self.starts.get(line) else { return size..size };
        let start = start as usize;
        let end = self.starts.get(line + 1).map_or(size, |&next| next as usize);
        let text = &self.bytes[start..end];
        let text = text.strip_suffix(b"\n").unwrap_or(text);
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        start..start + text.len()
    }

    /// The offset of a position; the nearest one if the text has no such position.
    pub(super) fn offset(&self, position: Position, encoding: Encoding) -> usize {
        let line = self.line(position.line as usize);
        let text = &self.bytes[line.clone()];
        let wanted = position.character as usize;
        let (mut at, mut units) = (0, 0);
        while at < text.len() {
            let (bytes, size) = character(&text[at..], encoding);
            // A position within a character is its start.
            if units + size > wanted {
                break;
            }
            units += size;
            at += bytes;
        }
        line.start + at
    }

    /// The position of an offset.
    pub(super) fn position(&self, offset: usize, encoding: Encoding) -> Position {
        let line = self.line_of(offset);
        let range = self.line(line);
        let text = self.part(range.start..offset.min(range.end));
        let units = match encoding {
            Encoding::Utf8 => text.len(),
            Encoding::Utf16 if text.is_ascii() => text.len(),
            Encoding::Utf16 => {
                let (mut at, mut units) = (0, 0);
                while at < text.len() {
                    let (bytes, size) = character(&text[at..], encoding);
                    at += bytes;
                    units += size;
                }
                units
            }
        };
        Position { line: line as u32, character: units as u32 }
    }

    pub(super) fn place(&self, range: Range<usize>, encoding: Encoding) -> Place {
        Place { start: self.position(range.start, encoding), end: self.position(range.end, encoding) }
    }

    pub(super) fn range(&self, place: Place, encoding: Encoding) -> Range<usize> {
        let (start, end) = (self.offset(place.start, encoding), self.offset(place.end, encoding));
        start.min(end)..start.max(end)
    }

    /// Replaces a part of the text. What follows is moved once.
    pub(super) fn replace(&mut self, range: Range<usize>, by: &str) {
        let end = range.end.min(self.bytes.len());
        let range = range.start.min(end)..end;
        self.bytes.splice(range.clone(), by.bytes());
        // Whether a line ends at a `\r` depends on the byte after it, so that the one before the part counts, too.
        let from = range.start.saturating_sub(1);
        let first = self.starts.partition_point(|&start| start as usize <= from);
        let last = self.starts.partition_point(|&start| start as usize <= range.end + 1).max(first);
        let until = (range.start + by.len() + 1).min(self.bytes.len());
        let shift = by.len().wrapping_sub(range.len());
        let changed: Vec<u32> = starts(&self.bytes, from..until).collect();
        let added = changed.len();
        self.starts.splice(first..last, changed);
        for start in self.starts.iter_mut().skip(first + added) {
            *start = start.wrapping_add(shift as u32);
        }
    }
}

/// The size in bytes of the first character, and its size in units. A byte that is not UTF-8 is a character.
fn character(text: &[u8], encoding: Encoding) -> (usize, usize) {
    let size = match text.first() {
        Some(0xc2..=0xdf) => 2,
        Some(0xe0..=0xef) => 3,
        Some(0xf0..=0xf4) => 4,
        _ => 1,
    };
    let is_valid = text.get(..size).is_some_and(|bytes| std::str::from_utf8(bytes).is_ok());
    let size = if is_valid { size } else { 1 };
    match encoding {
        Encoding::Utf8 => (size, size),
        Encoding::Utf16 => (size, if size == 4 { 2 } else { 1 }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_utf16() {
        let text = Text::new("a\u{e9}\u{1f600}b\r\nc\rd".as_bytes().to_vec());
        let at = |line, character| Position { line, character };
        assert_eq!(text.offset(at(0, 4), Encoding::Utf16), 7);
        assert_eq!(text.offset(at(0, 3), Encoding::Utf16), 3, "in the middle of a pair");
        assert_eq!(text.position(7, Encoding::Utf16), at(0, 4));
        assert_eq!(text.position(7, Encoding::Utf8), at(0, 7));
        assert_eq!(text.offset(at(0, 99), Encoding::Utf16), 8, "the end of the line without its end");
        assert_eq!(text.position(10, Encoding::Utf16), at(1, 0));
        assert_eq!(text.position(12, Encoding::Utf16), at(2, 0));
        assert_eq!(text.offset(at(9, 9), Encoding::Utf16), 13);
    }

    /// After each edit the text is that of a fresh one.
    #[test]
    fn edits_keep_the_lines() {
        let mut random = 7u64;
        let mut next = |below: usize| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) as usize % below.max(1)
        };
        let mut text = Text::new(b"a\r\nb\n\rc".to_vec());
        for _ in 0..20_000 {
            let start = next(text.bytes().len() + 1);
            let end = (start + next(4)).min(text.bytes().len());
            let by: String = (0..next(4)).map(|_| ["\r", "\n", "x", "\r\n"][next(4)]).collect();
            let by = if text.bytes().len() > 60 { "" } else { &by };
            text.replace(start..end, by);
            assert_eq!(text, Text::new(text.bytes().to_vec()), "{:?}", String::from_utf8_lossy(text.bytes()));
        }
    }
}
