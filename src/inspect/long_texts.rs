//! Limits the output of long strings. Any number of symbols may share a name or its tail, so the total is limited to a
//! multiple of the files' size; after that, long strings are truncated.

use std::borrow::Cow;

const LONG: usize = 256;
/// Bytes kept of a truncated string.
const KEPT: usize = 128;
/// Budget for long strings in bytes: a constant, plus this multiple of the size of each file.
const ANY_FILES: u64 = 4 << 20;
const TIMES: u64 = 8;

/// The budget for long strings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LongTexts {
    left: u64,
}

impl LongTexts {
    pub(crate) fn new() -> Self {
        LongTexts { left: ANY_FILES }
    }

    pub(super) fn unlimited() -> Self {
        LongTexts { left: u64::MAX }
    }

    pub(crate) fn add_file(&mut self, size: usize) {
        self.left = self.left.saturating_add(TIMES.saturating_mul(size as u64));
    }

    /// Returns whether a string counts for the budget.
    pub(crate) fn is_long(text: &[u8]) -> bool {
        text.len() > LONG
    }

    /// Returns the string, or its beginning followed by `…` if the budget is exhausted.
    #[inline]
    pub(crate) fn take<'t>(&mut self, text: &'t [u8]) -> Cow<'t, [u8]> {
        if !Self::is_long(text) {
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
    // Does not split a UTF-8 character; continuation bytes are 10xxxxxx.
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
