//! Quoted strings.

use super::Scanner;

impl<'t> Scanner<'t> {
    #[inline]
    pub fn text(&self) -> &'t [u8] {
        self.text
    }

    /// The contents of a string that ends on its line, with escapes unprocessed, and whether there are any escapes.
    #[inline]
    pub fn string(&mut self) -> Option<(&'t [u8], bool)> {
        if self.byte() != b'"' {
            return None;
        }
        let start = self.at + 1;
        let mut at = start;
        let mut escapes = false;
        loop {
            match *self.text.get(at)? {
                b'"' => break,
                b'\n' => return None,
                b'\\' => {
                    escapes = true;
                    at += 1;
                    if *self.text.get(at)? == b'\n' {
                        return None;
                    }
                }
                _ => {}
            }
            at += 1;
        }
        self.at = at + 1;
        Some((&self.text[start..at], escapes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_end_on_their_line() {
        let string = |text: &'static str| Scanner::new(text.as_bytes(), 0, b'#').string();
        assert_eq!(string("\"a;#b\" x"), Some((&b"a;#b"[..], false)));
        assert_eq!(string("\"\\\"\\\\\""), Some((&b"\\\"\\\\"[..], true)));
        for text in ["", "a\"", "\"a", "\"a\n\"", "\"a\\\n\"", "\"\\\""] {
            assert_eq!(string(text), None, "{text}");
        }
    }
}
