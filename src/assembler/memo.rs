//! Lines whose bytes are known already.
//!
//! The problem: nearly half of the instructions that a compiler writes are lines that stood in the same text before, letter for
//! letter, with nothing in them but registers and numbers; reading and matching them again gives the same bytes. Considered:
//! a cache behind the parser (saves matching only) and one in front of the lexer. The second it is: a direct-mapped table from
//! a line's text to its bytes. Its cost is one hash of each instruction's line; it pays from one hit in ten.
//!
//! A line may be kept only if its bytes depend on nothing but itself: one instruction, no symbol (a constant of `.set` may change),
//! no field for the layout, no message. What was read before a change of what else
//! decides an encoding (the mode, the syntax) counts no more.

use rustc_hash::FxHasher;
use std::hash::Hasher;

/// How many lines are kept: as many as a text of so many bytes for each has, within bounds; a power of two.
const BYTES_PER_SLOT: usize = 256;
const SLOTS: std::ops::RangeInclusive<usize> = 1024..=32768;
/// Longer lines are not looked up.
const LONGEST: usize = 62;

/// A line and its bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    start: u32,
    line_len: u8,
    code_len: u8,
    code: [u8; 15],
}

/// A line that is not known yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    slot: u32,
    start: u32,
    len: u8,
}

impl Line {
    /// Where the text goes on behind the line.
    pub(super) fn end(&self) -> usize {
        self.start as usize + usize::from(self.len) + 1
    }
}

/// What a look at a line came to.
pub(super) enum Look<'m> {
    /// It is no instruction, or too long.
    Other,
    /// It is not known yet.
    New(Line),
    /// Its bytes, and its length with the newline.
    Known(&'m [u8], usize),
}

/// The lines of one text.
#[derive(Debug)]
pub(super) struct Memo {
    entries: Vec<Entry>,
    /// Lines before this place are forgotten.
    since: usize,
}

impl Memo {
    /// An empty table for a text of that length.
    pub(super) fn new(text: usize) -> Self {
        let slots = (text / BYTES_PER_SLOT).next_power_of_two().clamp(*SLOTS.start(), *SLOTS.end());
        Memo { entries: vec![Entry::default(); slots], since: 0 }
    }

    /// Forgets what stands before a place.
    #[inline]
    pub(super) fn forget(&mut self, before: usize) {
        self.since = before;
    }

    /// Looks at the line that starts at `at`.
    #[inline]
    pub(super) fn look(&self, text: &[u8], at: usize) -> Look<'_> {
        let rest = &text[at.min(text.len())..];
        // One blank and a lower-case letter: as compilers write instructions.
        match rest {
            [b'\t' | b' ', b'a'..=b'z', ..] => {}
            _ => return Look::Other,
        }
        let window = &rest[..rest.len().min(LONGEST + 1)];
        let Some(len) = memchr::memchr(b'\n', window) else { return Look::Other };
        let line = &rest[..len];
        let mut hasher = FxHasher::default();
        hasher.write(line);
        let slot = (hasher.finish() >> 20) as usize & (self.entries.len() - 1);
        let entry = &self.entries[slot];
        let known = entry.start as usize;
        let fits = usize::from(entry.line_len) == len && len != 0 && known >= self.since;
        if fits && text[known..known + len] == *line {
            return Look::Known(&entry.code[..usize::from(entry.code_len)], len + 1);
        }
        Look::New(Line { slot: slot as u32, start: at as u32, len: len as u8 })
    }

    /// Keeps the bytes of a line.
    pub(super) fn keep(&mut self, line: Line, code: &[u8]) {
        let mut entry = Entry { start: line.start, line_len: line.len, ..Entry::default() };
        if let Some(room) = entry.code.get_mut(..code.len()) {
            room.copy_from_slice(code);
            entry.code_len = code.len() as u8;
            self.entries[line.slot as usize] = entry;
        }
    }
}
