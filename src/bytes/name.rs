//! Names.

use super::{START, Scanner, is, last};

/// The bytes that are looked at together in a name.
const NAME_CHUNK: usize = 16;

impl<'t> Scanner<'t> {
    /// A name that is one token, up to an `@` in it; neither a lone point nor a real number.
    #[inline(always)]
    pub fn name(&mut self) -> Option<&'t [u8]> {
        let start = self.at;
        let first = self.byte();
        if !is(START, first) || first == b'.' && !is(START, self.second()) {
            return None;
        }
        let len = name_len(&chunk_at(self.text, start));
        self.at += len;
        if len == NAME_CHUNK {
            self.at = behind_name(self.text, self.at);
        }
        (self.byte() != b'?').then(|| self.since(start))
    }
}

impl<'t> Scanner<'t> {
    /// The bytes up to a blank, a comma or a line's end, each of which can be in a name or is a `-`.
    #[inline]
    pub fn dashed_name(&mut self) -> Option<&'t [u8]> {
        let start = self.at;
        loop {
            self.at = behind_name(self.text, self.at);
            if !self.eat(b'-') {
                break;
            }
        }
        (self.at > start && matches!(self.byte(), b',' | b' ' | b'\t' | b'\n' | b'\r')).then(|| self.since(start))
    }
}

/// The number of bytes before the first that is no letter, digit, `_`, `.` or `$`.
#[inline(always)]
fn name_len(chunk: &[u8; NAME_CHUNK]) -> usize {
    // Without a branch for a byte, so that the compiler takes all of them at once.
    let mut part = [0; NAME_CHUNK];
    for (part, &byte) in part.iter_mut().zip(chunk) {
        let letter = (byte | 0x20).wrapping_sub(b'a') < 26;
        let digit = byte.wrapping_sub(b'0') < 10;
        let sign = (byte == b'_') | (byte == b'.') | (byte == b'$');
        *part = if letter | digit | sign { 0xff } else { 0 };
    }
    u128::from_le_bytes(part).trailing_ones() as usize / 8
}

/// The rest of a long name.
#[inline(never)]
fn behind_name(text: &[u8], mut at: usize) -> usize {
    loop {
        let len = name_len(&chunk_at(text, at));
        at += len;
        if len < NAME_CHUNK {
            return at;
        }
    }
}

/// The bytes of a name there; zeros behind the end of the text.
#[inline(always)]
fn chunk_at(text: &[u8], at: usize) -> [u8; NAME_CHUNK] {
    let at = at & 0xffff_ffff;
    match text.get(at..at + NAME_CHUNK).and_then(<[u8]>::first_chunk) {
        Some(bytes) => *bytes,
        None => last(text, at),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Scanner<'_> {
        Scanner::new(text.as_bytes(), 0, b'#')
    }

    #[test]
    fn names_are_whole_tokens() {
        for (text, name) in [("a:", "a"), (".Ltmp1-", ".Ltmp1"), ("_f$x@PLT", "_f$x"), ("..a", "..a")] {
            assert_eq!(at(text).name(), Some(name.as_bytes()), "{text}");
        }
        for len in 1..70 {
            let name = "_Zn$4.Q".repeat(10);
            for end in ["", "\n", "@PLT", "(", "\u{e9}", "[", "`", "{", "/", ":", "-1"] {
                let text = format!("{}{end}", &name[..len]);
                assert_eq!(at(&text).name(), Some(&name.as_bytes()[..len]), "{text}");
            }
            assert_eq!(at(&format!("{}?", &name[..len])).name(), None);
        }
        for text in ["", ".", ".+1", ".5", "1a", "$a", "a?b", "?a", "%a"] {
            assert_eq!(at(text).name(), None, "{text}");
        }
    }
}
