//! The end of a statement: blanks and comments.

use super::{Lanes, Scanner, is_blank};
use crate::hint::some;
use std::hint::cold_path;

impl Scanner<'_> {
    /// The offset of the next statement if this one ends here, possibly with a comment.
    #[inline(always)]
    pub fn end(self) -> Option<usize> {
        if self.byte() == b'\n' { Some(self.at + 1) } else { end_after_blanks(self.text, self.at, self.comment) }
    }
}

impl<'t> Scanner<'t> {
    /// The name of a label that is alone on its line, and the offset of the next statement.
    #[inline]
    pub fn label(mut self) -> Option<(&'t [u8], usize)> {
        let name = self.name()?;
        self.expect(b':')?;
        Some((name, self.end()?))
    }
}

/// [`Scanner::end`] if the next byte is not a newline; the arguments are passed in registers.
#[inline(never)]
fn end_after_blanks(text: &[u8], at: usize, comment: u64) -> Option<usize> {
    let (mut at, mut byte) = (at, *some!(text.get(at)));
    // Whether there are blanks is predicted; the offset after none would be computed.
    if is_blank(byte) {
        let Some(after) = after_blanks(text, at) else { return last_end(text, at, comment) };
        (at, byte) = (after, *some!(text.get(after)));
    }
    if u64::from(byte) != comment || byte == 0 {
        cold_path();
        match byte {
            b'\n' | b';' => return Some(at + 1),
            b'\r' => return last_end(text, at, comment),
            b'/' if text.get(at + 1) == Some(&b'/') => {}
            _ => return None,
        }
    }
    // Most comments end in the first block, so that this branch is predicted.
    loop {
        let Some(mut controls) = controls(text, at) else { return last_end_of_line(text, at) };
        while controls != 0 {
            let end = at + controls.trailing_zeros() as usize;
            match text.get(end)? {
                b'\n' => return Some(end + 1),
                b'\r' => return last_end_of_line(text, end),
                _ => controls &= controls - 1,
            }
        }
        at += BLOCK;
    }
}

/// The number of bytes of a comment that are looked at together.
const BLOCK: usize = 32;

/// The bytes up to a carriage return among those at an offset, the first byte in the lowest bit; `None` near the end of
/// the text.
#[inline(always)]
fn controls(text: &[u8], at: usize) -> Option<u64> {
    let block = Lanes::several::<{ BLOCK / Lanes::COUNT }>(text, at)?;
    let bits = block.map(|lanes| u64::from(lanes.within(0, b'\r').bits()));
    Some(bits.iter().rev().fold(0, |all, bits| all << Lanes::COUNT | bits))
}

/// The slow path near the end of the text, one byte at a time.
#[cold]
#[inline(never)]
fn last_end(text: &[u8], at: usize, comment: u64) -> Option<usize> {
    let mut s = Scanner { text, at, comment };
    s.blanks();
    match s.byte() {
        b'\n' | b';' => Some(s.at + 1),
        b'\r' => Some(s.at + 1 + usize::from(s.second() == b'\n')),
        byte if s.is_comment(byte) => last_end_of_line(text, s.at),
        b'/' if s.second() == b'/' => last_end_of_line(text, s.at),
        _ => None,
    }
}

#[cold]
#[inline(never)]
fn last_end_of_line(text: &[u8], at: usize) -> Option<usize> {
    let at = at + memchr::memchr2(b'\n', b'\r', text.get(at..)?)?;
    let is_pair = text[at] == b'\r' && text.get(at + 1) == Some(&b'\n');
    Some(at + 1 + usize::from(is_pair))
}

/// The offset after a run of blanks, optimized for long runs before comments; `None` near the end of the text.
#[inline(always)]
fn after_blanks(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let lanes = Lanes::get(text, at)?;
        let blanks = (lanes.is(b' ') | lanes.is(b'\t')).bits();
        at += blanks.trailing_ones() as usize;
        if blanks != 0xffff {
            return Some(at);
        }
    }
}

/// The offset after a run of blanks.
#[inline(never)]
pub(super) fn after_long_blanks(text: &[u8], at: usize) -> usize {
    after_blanks(text, at).unwrap_or_else(|| after_last_blanks(text, at))
}

#[cold]
#[inline(never)]
fn after_last_blanks(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    at + rest.iter().position(|&byte| !is_blank(byte)).unwrap_or(rest.len())
}
