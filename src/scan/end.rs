//! The end of a statement: the blanks and the comment in front of it.

use super::{BLANKS, HIGH, ONES, Scanner, word_at};

/// How long a comment is short.
const SHORT: usize = 24;

impl Scanner<'_> {
    /// The end of the statement, perhaps with a comment before it: where the next one starts.
    #[inline]
    #[must_use]
    pub fn end(self) -> Option<usize> {
        if self.byte() == b'\n' { Some(self.at + 1) } else { self.end_behind_blanks() }
    }

    #[inline(never)]
    fn end_behind_blanks(mut self) -> Option<usize> {
        self.blanks();
        match self.byte() {
            b'\n' | b';' => Some(self.at + 1),
            b'\r' => Some(self.at + 1 + usize::from(self.second() == b'\n')),
            b'#' | b'/' if self.starts_comment() => {
                self.at = self.end_of_line()?;
                Some(self.at + 1 + usize::from(self.byte() == b'\r' && self.second() == b'\n'))
            }
            _ => None,
        }
    }

    /// Where the line ends. Short comments are gone through by words, since a search made for long texts has a beginning that
    /// costs more.
    #[inline]
    fn end_of_line(&self) -> Option<usize> {
        let rest = self.text.get(self.at..)?;
        let mut at = 0;
        if let Some(block) = rest.first_chunk::<SHORT>() {
            for word in block.as_chunks().0 {
                let ends = line_ends(u64::from_le_bytes(*word));
                if ends != 0 {
                    return Some(self.at + at + ends.trailing_zeros() as usize / 8);
                }
                at += word.len();
            }
        }
        memchr::memchr2(b'\n', b'\r', rest.get(at..)?).map(|i| self.at + at + i)
    }
}

/// What is behind a row of blanks, as there is in front of comments.
#[inline(never)]
pub(super) fn behind_blanks(text: &[u8], mut at: usize) -> usize {
    loop {
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

/// A bit in the first byte of a word that is a line feed or a carriage return, and maybe bits in bytes behind it.
#[inline(always)]
fn line_ends(word: u64) -> u64 {
    let zero = |word: u64| word.wrapping_sub(ONES) & !word;
    (zero(word ^ (0x0a * ONES)) | zero(word ^ (0x0d * ONES))) & HIGH
}
