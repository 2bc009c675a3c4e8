//! Finds the ends of statements and comments without tokens.

use crate::source::bytes::Lanes;

#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    /// The character that starts a comment in addition to `//`, or 0.
    pub(super) comment: u8,
}

/// The next control character, `"`, `#`, `'`, `/`, `;` or `comment`.
#[inline(always)]
fn next_sign(text: &[u8], mut at: usize, comment: u8) -> usize {
    loop {
        // Reads beyond the text return zeros, which are control characters.
        let bytes = Lanes::at(text, at);
        // `"` and `#` differ in one bit, and so do `'` and `/`.
        let mut signs = bytes.within(0, 0x1f) | bytes.has(!1, b'"') | bytes.has(!8, b'\'') | bytes.is(b';');
        if comment != b'#' {
            signs = signs | bytes.is(comment);
        }
        let signs = signs.bits();
        if signs != 0 {
            return (at + signs.trailing_zeros() as usize).min(text.len());
        }
        at += Lanes::COUNT;
    }
}

impl Ends {
    /// The end of the statement at `at`, without the blanks before the line end or comment; `None` if tokens are needed
    /// to find it.
    #[inline]
    pub(super) fn of(self, text: &[u8], at: usize) -> Option<usize> {
        let end = self.with_blanks(text, at)?;
        let is_trimmed = end > at && text.get(end - 1).is_some_and(|byte| *byte > b' ');
        Some(if is_trimmed { end } else { trimmed(text, at, end) })
    }

    /// The same including these blanks: where the line or the text ends, a separator follows or a comment starts.
    #[inline(always)]
    fn with_blanks(self, text: &[u8], mut at: usize) -> Option<usize> {
        loop {
            at = self.next_sign(text, at);
            let Some(&sign) = text.get(at) else { break };
            match sign {
                b'\n' | b'\r' | b';' => break,
                _ if sign == self.comment && sign != 0 => break,
                b'"' => at = after_string(text, at)?,
                b'\'' => at = after_character(text, at)?,
                b'/' => match text.get(at + 1) {
                    Some(b'/') => break,
                    Some(b'*') => return None,
                    _ => at += 1,
                },
                // Another control character, or a `#` that does not start a comment.
                _ => at += 1,
            }
        }
        Some(at)
    }

    /// The next byte that may end a statement or start something that contains such a byte.
    #[inline(always)]
    fn next_sign(self, text: &[u8], at: usize) -> usize {
        if self.comment == b'@' { next_sign(text, at, b'@') } else { next_sign(text, at, b'#') }
    }

    /// The end of the comment at `at`; `None` if there is no comment, or it does not end.
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

/// Returns whether only blanks are between a place and the end of the previous statement.
fn starts_line(text: &[u8], at: usize) -> bool {
    let before = text[..at].iter().rev().find(|b| !matches!(b, b' ' | b'\t'));
    before.is_none_or(|b| matches!(b, b'\n' | b'\r' | b';'))
}

/// The end of the statement at `at`, including the blanks before the line end or comment; `comment` is the character
/// that starts comments. `None` if tokens are needed to find it.
#[inline]
pub(crate) fn end_of_statement(text: &[u8], at: usize, comment: u8) -> Option<usize> {
    Ends { comment }.with_blanks(text, at)
}

#[inline]
pub(crate) fn end_of_line(text: &[u8], mut at: usize) -> usize {
    while at < text.len() {
        let bytes = Lanes::at(text, at);
        let ends = (bytes.is(b'\n') | bytes.is(b'\r')).bits();
        if ends != 0 {
            return at + ends.trailing_zeros() as usize;
        }
        at += Lanes::COUNT;
    }
    text.len()
}

/// Returns whether a byte is neither white space nor a line end nor a separator.
#[inline(always)]
fn starts(byte: u8) -> bool {
    byte > b' ' && byte != b';'
}

/// Skips white space, line ends and separators.
#[inline(always)]
pub(super) fn after_blanks(text: &[u8], at: usize) -> usize {
    // Nearly always this is a line end, possibly followed by a tab.
    match text.get(at..) {
        Some([b'\n', b'\t', next, ..]) if starts(*next) => at + 2,
        Some([b'\n', next, ..]) if starts(*next) => at + 1,
        _ => after_long_blanks(text, at),
    }
}

#[inline(never)]
fn after_long_blanks(text: &[u8], mut at: usize) -> usize {
    while at < text.len() {
        let bytes = Lanes::at(text, at);
        let blanks = (bytes.is(b' ') | bytes.within(b'\t', b'\r') | bytes.is(b';')).bits();
        let len = blanks.trailing_ones() as usize;
        at += len;
        if len < Lanes::COUNT {
            break;
        }
    }
    at
}

#[cold]
fn trimmed(text: &[u8], start: usize, mut at: usize) -> usize {
    // Comments are usually aligned in a column.
    while at >= start + 8 && text[at - 8..at] == [b' '; 8] {
        at -= 8;
    }
    while at > start && matches!(text[at - 1], b' ' | b'\t' | 0x0b | 0x0c) {
        at -= 1;
    }
    at
}

/// The end of a string; `None` if it is not terminated.
fn after_string(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += 1;
        at += memchr::memchr2(b'"', b'\\', text.get(at..)?)?;
        if text[at] == b'"' {
            return Some(at + 1);
        }
        // Skips the escaped character.
        at += 1;
    }
}

/// The end of a character literal; `None` if it is not one.
fn after_character(text: &[u8], at: usize) -> Option<usize> {
    match text.get(at + 1..)? {
        [b'\\', b'\n' | b'\r', ..] => None,
        [b'\\', _, b'\'', ..] => Some(at + 4),
        [b'\'', b'\'', ..] => Some(at + 3),
        [b'\'' | b'\\' | b'\n' | b'\r', ..] => None,
        [_, b'\'', ..] => Some(at + 3),
        _ => None,
    }
}
