//! Where statements and comments end, found without tokens.

use crate::bytes::Scanner;

/// The characters that the target reads in its own way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    /// What starts a comment besides `//`; 0 where nothing does.
    pub(super) comment: u8,
}

/// Every byte of a word: 1, and its highest bit.
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// A word of eight such bytes.
#[inline(always)]
const fn each(byte: u8) -> u64 {
    byte as u64 * ONES
}

/// The highest bit of the first byte that is 0, and perhaps of bytes behind it.
#[inline(always)]
fn zero(word: u64) -> u64 {
    word.wrapping_sub(ONES) & !word & HIGH
}

/// The next control character, `"`, `#`, `'`, `/`, `;` or `comment`.
#[inline(always)]
fn next_sign(text: &[u8], at: usize, comment: u8) -> usize {
    let mut cursor = Scanner::new(text, at, comment);
    loop {
        // Behind the text there are zeros, which are control characters.
        let word = cursor.word();
        let control = word.wrapping_sub(each(0x20)) & !word & HIGH;
        // `"` and `#`, `'` and `/` differ in one bit.
        let quote = zero((word & !ONES) ^ each(b'"')) | zero((word & !each(8)) ^ each(b'\''));
        let mut signs = control | quote | zero(word ^ each(b';'));
        if comment != b'#' {
            signs |= zero(word ^ each(comment));
        }
        if signs != 0 {
            return (cursor.at + signs.trailing_zeros() as usize / 8).min(text.len());
        }
        cursor.at += 8;
    }
}

impl Ends {
    /// The end of the statement that goes on at `at`, without the blanks in front of its end or comment; none where only tokens
    /// tell.
    #[inline]
    pub(super) fn of(self, text: &[u8], mut at: usize) -> Option<usize> {
        let start = at;
        loop {
            at = self.next_sign(text, at);
            let Some(&sign) = text.get(at) else { break };
            match sign {
                b'\n' | b'\r' | b';' => break,
                _ if sign == self.comment && sign != 0 => break,
                b'"' => at = behind_string(text, at)?,
                b'\'' => at = behind_character(text, at)?,
                b'/' => match text.get(at + 1) {
                    Some(b'/') => break,
                    Some(b'*') => return None,
                    _ => at += 1,
                },
                // A sign of control, or a `#` that is none of a comment.
                _ => at += 1,
            }
        }
        let is_trimmed = at > start && text.get(at - 1).is_some_and(|byte| *byte > b' ');
        Some(if is_trimmed { at } else { trimmed(text, start, at) })
    }

    /// The next byte that may end a statement, or in which such a byte may be.
    #[inline(always)]
    fn next_sign(self, text: &[u8], at: usize) -> usize {
        if self.comment == b'@' { next_sign(text, at, b'@') } else { next_sign(text, at, b'#') }
    }

    /// The end of the comment that starts at `at`; none where none does.
    #[inline]
    pub(super) fn of_comment(self, text: &[u8], at: usize) -> Option<usize> {
        match *text.get(at)? {
            b'/' => match text.get(at + 1) {
                Some(b'/') => Some(end_of_line(text, at)),
                Some(b'*') => {
                    let inside = text.get(at + 2..)?;
                    Some(memchr::memmem::find(inside, b"*/").map_or(text.len(), |end| at + 2 + end + 2))
                }
                _ => None,
            },
            byte if byte == self.comment && byte != 0 => Some(end_of_line(text, at)),
            b'#' if starts_line(text, at) => Some(end_of_line(text, at)),
            _ => None,
        }
    }
}

/// Whether only blanks stand between a place and the end of the statement before it.
fn starts_line(text: &[u8], at: usize) -> bool {
    let before = text[..at].iter().rev().find(|b| !matches!(b, b' ' | b'\t'));
    before.is_none_or(|b| matches!(b, b'\n' | b'\r' | b';'))
}

/// The next end of a line: most comments are short, and eight bytes at a time are quick enough.
#[inline]
pub(crate) fn end_of_line(text: &[u8], at: usize) -> usize {
    let mut cursor = Scanner::new(text, at, 0);
    loop {
        // Behind the text there are zeros.
        let word = cursor.word();
        let control = word.wrapping_sub(each(0x0e)) & !word & HIGH;
        if control == 0 {
            cursor.at += 8;
            continue;
        }
        cursor.at += control.trailing_zeros() as usize / 8;
        if cursor.at >= text.len() {
            return text.len();
        }
        if matches!(cursor.byte(), b'\n' | b'\r') {
            return cursor.at;
        }
        cursor.at += 1;
    }
}

/// Whether a byte is none of white space, ends of lines and separators.
#[inline(always)]
fn starts(byte: u8) -> bool {
    byte > b' ' && byte != b';'
}

/// What is behind white space, ends of lines and separators.
#[inline]
pub(super) fn behind_blanks(text: &[u8], mut at: usize) -> usize {
    // Nearly always it is the end of a line, and perhaps a tab.
    if let Some([b'\n', first, second, ..]) = text.get(at..) {
        if starts(*first) {
            return at + 1;
        }
        if *first == b'\t' && starts(*second) {
            return at + 2;
        }
    }
    while matches!(text.get(at), Some(b' ' | b'\t' | b'\n' | b'\r' | b';' | 0x0b | 0x0c)) {
        at += 1;
    }
    at
}

/// The end of what stands before blanks.
#[cold]
fn trimmed(text: &[u8], start: usize, mut at: usize) -> usize {
    // Comments stand in a column, as a rule.
    while at >= start + 8 && text[at - 8..at] == [b' '; 8] {
        at -= 8;
    }
    while at > start && matches!(text[at - 1], b' ' | b'\t' | 0x0b | 0x0c) {
        at -= 1;
    }
    at
}

/// What is behind a string; none where it does not end.
fn behind_string(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += 1;
        at += memchr::memchr2(b'"', b'\\', text.get(at..)?)?;
        if text[at] == b'"' {
            return Some(at + 1);
        }
        // Whatever is escaped; the loop goes past it.
        at += 1;
    }
}

/// What is behind a character in quotes; none where it is none.
fn behind_character(text: &[u8], at: usize) -> Option<usize> {
    match text.get(at + 1..)? {
        [b'\\', b'\n' | b'\r', ..] => None,
        [b'\\', _, b'\'', ..] => Some(at + 4),
        [b'\'', b'\'', ..] => Some(at + 3),
        [b'\'' | b'\\' | b'\n' | b'\r', ..] => None,
        [_, b'\'', ..] => Some(at + 3),
        _ => None,
    }
}
