//! The end of a statement: blanks and comments.

use super::{BLANKS, HIGH, Scanner, word_at};

/// The character after the carriage return, in every byte.
const PAST_RETURN: u64 = 0x0e0e_0e0e_0e0e_0e0e;

impl Scanner<'_> {
    /// The offset of the next statement if this one ends here, possibly with a comment.
    #[inline]
    pub fn end(self) -> Option<usize> {
        if self.byte() == b'\n' { Some(self.at + 1) } else { end_after_blanks(self.text, self.at, self.comment) }
    }
}

/// [`Scanner::end`] if the next byte is not a newline; the arguments are passed in registers.
#[inline(never)]
fn end_after_blanks(text: &[u8], mut at: usize, comment: u64) -> Option<usize> {
    let byte = loop {
        let Some((low, high)) = words_at(text, at) else { return last_end(text, at, comment) };
        let others = (low ^ BLANKS, high ^ BLANKS);
        if others == (0, 0) {
            at += 16;
            continue;
        }
        let row = first(others);
        let byte = byte_of((low, high), row);
        at += row;
        if byte != b'\t' {
            break byte;
        }
        at += 1;
    };
    if u64::from(byte) != comment || byte == 0 {
        match byte {
            b'\n' | b';' => return Some(at + 1),
            b'\r' => return last_end(text, at, comment),
            b'/' if text.get(at + 1) == Some(&b'/') => {}
            _ => return None,
        }
    }
    loop {
        let Some((low, high)) = words_at(text, at) else { return last_end_of_line(text, at) };
        let controls = (controls(low), controls(high));
        if controls == (0, 0) {
            at += 16;
            continue;
        }
        let row = first(controls);
        at += row;
        match byte_of((low, high), row) {
            b'\n' => return Some(at + 1),
            b'\r' => return last_end_of_line(text, at),
            _ => at += 1,
        }
    }
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

/// The 16 bytes at `at` as two words; `None` if there are fewer.
#[inline(always)]
fn words_at(text: &[u8], at: usize) -> Option<(u64, u64)> {
    // No text is 4 GiB long; masking avoids the overflow check of the sum.
    let at = at & 0xffff_ffff;
    let (low, high) = text.get(at..at + 16)?.split_at(8);
    Some((u64::from_le_bytes(*low.first_chunk()?), u64::from_le_bytes(*high.first_chunk()?)))
}

/// The index of the first byte with a bit set in either of two words.
#[inline(always)]
fn first((low, high): (u64, u64)) -> usize {
    (if low != 0 { low.trailing_zeros() } else { 64 + high.trailing_zeros() }) as usize / 8
}

#[inline(always)]
fn byte_of((low, high): (u64, u64), index: usize) -> u8 {
    ((if index < 8 { low } else { high }) >> (index % 8 * 8)) as u8
}

/// The highest bit of each byte that is at most a carriage return.
#[inline(always)]
fn controls(word: u64) -> u64 {
    // No borrow crosses a byte, since each has its highest bit set.
    !(((word | HIGH) - PAST_RETURN) | word) & HIGH
}

/// The offset after a run of blanks, optimized for long runs before comments.
#[inline(never)]
pub(super) fn after_blanks(text: &[u8], mut at: usize) -> usize {
    loop {
        while text.get(at..at + 16).is_some_and(|chunk| *chunk == [b' '; 16]) {
            at += 16;
        }
        let others = word_at(text, at) ^ BLANKS;
        at += others.trailing_zeros() as usize / 8;
        if others != 0 {
            if text.get(at) != Some(&b'\t') {
                return at;
            }
            at += 1;
        }
    }
}
