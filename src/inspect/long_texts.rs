//! Long texts on their way out. Any number of symbols of a file may share one name, or share its end: of what is written in full there is
//! a few times what the file has, and after that long texts are cut.

use std::borrow::Cow;

/// A text of more bytes is long.
const LONG: usize = 256;
/// What is kept of a long text that is cut.
const KEPT: usize = 128;
/// The bytes of long texts that are written in full of any files, and how many times their own size there may be more.
const ANY_FILES: u64 = 4 << 20;
const TIMES: u64 = 8;

/// What may still be written in full.
#[derive(Clone, Copy, Debug)]
pub(super) struct LongTexts {
    left: u64,
}

impl LongTexts {
    /// What it is before there is a file.
    pub(super) fn new() -> Self {
        LongTexts { left: ANY_FILES }
    }

    /// A larger file adds to the budget.
    pub(super) fn add_file(&mut self, size: usize) {
        self.left = self.left.saturating_add(TIMES.saturating_mul(size as u64));
    }

    /// The text, or its beginning with `…` after it.
    #[inline]
    pub(super) fn take<'t>(&mut self, text: &'t [u8]) -> Cow<'t, [u8]> {
        if text.len() <= LONG {
            return Cow::Borrowed(text);
        }
        match self.left.checked_sub(text.len() as u64) {
            Some(left) => {
                self.left = left;
                Cow::Borrowed(text)
            }
            None => Cow::Owned(beginning(text)),
        }
    }
}

#[cold]
fn beginning(text: &[u8]) -> Vec<u8> {
    // Not in the middle of a character of UTF-8, whose further bytes are 10xxxxxx.
    let end = (KEPT..KEPT + 4).rev().find(|&at| text[at] & 0xc0 != 0x80).unwrap_or(KEPT);
    [&text[..end], "…".as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_when_there_were_enough() {
        let (mut texts, long) = (LongTexts::new(), "é".repeat(1 << 20));
        assert_eq!(*texts.take(long.as_bytes()), *long.as_bytes());
        assert_eq!(*texts.take(long.as_bytes()), *long.as_bytes());
        let cut = texts.take(long.as_bytes()).into_owned();
        assert!(std::str::from_utf8(&cut).is_ok_and(|cut| cut.ends_with('…')) && cut.len() < 140, "{}", cut.len());
        assert_eq!(*texts.take(b"short"), *b"short");
        texts.add_file(1 << 18);
        assert_eq!(*texts.take(long.as_bytes()), *long.as_bytes());
    }
}
