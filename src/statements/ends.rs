//! Where statements and comments end, found without tokens.

/// The characters that the target reads in its own way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    /// What starts a comment besides `//`; 0 where nothing does.
    pub(super) comment: u8,
}

/// So many bytes are looked at together.
const CHUNK: usize = 16;

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
        while at > start && matches!(text[at - 1], b' ' | b'\t' | 0x0b | 0x0c) {
            at -= 1;
        }
        Some(at)
    }

    /// The next byte that may end a statement, or in which such a byte may be.
    #[inline(always)]
    fn next_sign(self, text: &[u8], mut at: usize) -> usize {
        while let Some(chunk) = text.get(at..at + CHUNK).and_then(<[u8]>::first_chunk::<CHUNK>) {
            // Without a branch for a byte, so that the compiler takes all of them at once.
            let mut signs = [0; CHUNK];
            for (sign, &byte) in signs.iter_mut().zip(chunk) {
                let control = (byte < 0x0e) & (byte != b'\t');
                // `"` and `#`, `'` and `/`.
                let quote = (byte & 0xfe == b'"') | (byte & 0xf7 == b'\'');
                *sign = if control | quote | (byte == b';') | (byte == self.comment) { 0xff } else { 0 };
            }
            let first = u128::from_le_bytes(signs).trailing_zeros() as usize / 8;
            at += first;
            if first < CHUNK {
                return at;
            }
        }
        let rest = text.get(at..).unwrap_or_default();
        let is_sign = |byte: &u8| matches!(byte, b'\n' | b'\r' | b';' | b'"' | b'\'' | b'/') || *byte == self.comment;
        rest.iter().position(is_sign).map_or(text.len(), |more| at + more)
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

fn end_of_line(text: &[u8], at: usize) -> usize {
    memchr::memchr2(b'\n', b'\r', &text[at..]).map_or(text.len(), |more| at + more)
}

/// What is behind white space, ends of lines and separators.
#[inline]
pub(super) fn behind_blanks(text: &[u8], mut at: usize) -> usize {
    while matches!(text.get(at), Some(b' ' | b'\t' | b'\n' | b'\r' | b';' | 0x0b | 0x0c)) {
        at += 1;
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
