//! Names.

use super::{Lanes, START, Scanner, is};
use std::hint::cold_path;

impl<'t> Scanner<'t> {
    /// A name that is a single token, up to an `@` in it; neither a lone dot nor a floating-point number.
    #[inline(always)]
    pub fn name(&mut self) -> Option<&'t [u8]> {
        let start = self.at;
        let first = self.byte();
        if !is(START, first) || first == b'.' && !is(START, self.second()) {
            cold_path();
            return None;
        }
        self.at = after_name(self.text, start);
        if self.byte() == b'?' {
            cold_path();
            return None;
        }
        Some(self.since(start))
    }
}

impl<'t> Scanner<'t> {
    /// The bytes up to a blank, a comma or the end of the line, if all of them may be in a name or are `-`.
    #[inline]
    pub fn dashed_name(&mut self) -> Option<&'t [u8]> {
        let start = self.at;
        loop {
            self.at = after_name(self.text, self.at);
            if !self.eat(b'-') {
                break;
            }
        }
        (self.at > start && matches!(self.byte(), b',' | b' ' | b'\t' | b'\n' | b'\r')).then(|| self.since(start))
    }
}

/// The offset after the letters, digits, `_`, `.` and `$` at `at`.
#[inline]
pub fn after_name(text: &[u8], at: usize) -> usize {
    let len = Lanes::at(text, at).name_len();
    if len == Lanes::COUNT { after_long(text, at + len) } else { at + len }
}

#[inline(never)]
fn after_long(text: &[u8], mut at: usize) -> usize {
    loop {
        let len = Lanes::at(text, at).name_len();
        at += len;
        if len < Lanes::COUNT {
            return at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::at;

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
