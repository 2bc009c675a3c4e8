//! Scanning of source bytes without tokens.
//!
//! Nearly all lines in practice have one of a few shapes, and tokenizing them, parsing the tokens and acting on the
//! result costs several times what the line needs. So a scanner reads the bytes of such a line into small operands.
//! What a scanner accepts must mean the same as in the lexer and the grammar, which define the language; anything else
//! it rejects without side effects, and the lexer and the grammar read it. `-grammar-only` turns the scanners off, and
//! the tests compare both paths on all inputs.
//!
//! This module has the parts shared by all syntaxes. A reader returns `None` if the text does not match; the cursor's
//! offset is then unspecified. This module must not know mnemonics, directives, symbols or machines.

mod end;
mod lanes;
mod name;
mod number;
mod operand;
mod string;
mod vector;
mod word;

use crate::hint::some;
use std::hint::cold_path;

pub use lanes::Lanes;
pub use name::after_name;
pub use number::Numbers;
pub use operand::operand_end;
pub use vector::prefetch;
pub use word::{pack, packed, packed_bare, packed_lower, packed_mask, word_at};

const NAME: u8 = 1;
const START: u8 = 2;
/// In a name or a number, or after it in the same token.
const PART: u8 = 4;

static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut i = 0;
    while i < 256 {
        let byte = i as u8;
        if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$') {
            classes[i] |= NAME;
        }
        if classes[i] & NAME != 0 || matches!(byte, b'@' | b'?') {
            classes[i] |= PART;
        }
        if byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'.') {
            classes[i] |= START;
        }
        i += 1;
    }
    classes
};

#[inline]
fn is(class: u8, byte: u8) -> bool {
    CLASSES[usize::from(byte)] & class != 0
}

#[derive(Clone, Copy, Debug)]
pub struct Scanner<'t> {
    text: &'t [u8],
    /// The offset of the next byte.
    pub at: usize,
    /// The comment character in addition to `//`, or 0. As wide as a register: a copy of the scanner reads whole words,
    /// and waits if only a byte of one has just been stored.
    comment: u64,
}

impl<'t> Scanner<'t> {
    /// A scanner at offset `at` of a text; `comment` is the comment character in addition to `//`, or 0.
    #[inline]
    pub fn new(text: &'t [u8], at: usize, comment: u8) -> Self {
        Scanner { text, at, comment: comment.into() }
    }

    /// The arguments of [`Scanner::new`].
    #[inline(always)]
    pub fn parts(&self) -> (&'t [u8], usize, u8) {
        (self.text, self.at, self.comment as u8)
    }

    /// A copy of the scanner, which the compiler can keep in registers. The fields are read one by one: a wide load of
    /// several waits until an offset that has just been stored is in the cache.
    #[inline(always)]
    pub fn local(&self) -> Self {
        let (text, at, comment) = self.parts();
        Scanner::new(text, at, comment)
    }

    /// The next byte; 0 at the end of the text.
    #[inline]
    pub fn byte(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    #[inline]
    pub fn second(&self) -> u8 {
        self.text.get(self.at + 1).copied().unwrap_or(0)
    }

    #[inline]
    pub fn is_comment(&self, byte: u8) -> bool {
        u64::from(byte) == self.comment && byte != 0
    }

    /// Advances past the next byte if it is `byte`; returns whether it is.
    #[inline]
    pub fn eat(&mut self, byte: u8) -> bool {
        let found = self.byte() == byte;
        self.at += usize::from(found);
        found
    }

    /// As [`Self::eat`], for a byte that nearly always follows.
    // The next load does not wait for the comparison.
    #[inline(always)]
    pub fn expect(&mut self, byte: u8) -> Option<()> {
        if self.byte() != byte {
            cold_path();
            return None;
        }
        self.at += 1;
        Some(())
    }

    #[inline(always)]
    pub fn blanks(&mut self) {
        self.byte_after_blanks();
    }

    /// Advances past the blanks at the start of a line, and returns whether there are any and the byte after them is wanted. If
    /// not, how far the scanner has advanced is unspecified.
    #[inline(always)]
    pub fn at_indented(&mut self, is_wanted: impl Fn(u8) -> bool) -> bool {
        let word = self.word();
        // What compilers write.
        if word as u8 == b'\t' && is_wanted((word >> 8) as u8) {
            self.at += 1;
            return true;
        }
        cold_path();
        let start = self.at;
        is_wanted(self.byte_after_blanks()) && self.at != start
    }

    /// Advances past blanks; returns the next byte, or 0 at the end of the text.
    #[inline(always)]
    pub fn byte_after_blanks(&mut self) -> u8 {
        let word = self.word();
        if !is_blank(word as u8) {
            return word as u8;
        }
        self.at += 1;
        if !is_blank((word >> 8) as u8) {
            return (word >> 8) as u8;
        }
        cold_path();
        self.at = end::after_long_blanks(self.text, self.at);
        self.byte()
    }

    /// Advances past a comma, and past a blank if that is the byte after it.
    // A sum with the result of the comparison would make the next load wait for that byte.
    #[inline(always)]
    pub fn skip_comma(&mut self, after: u8) {
        if after == b' ' {
            self.at += 2;
        } else {
            cold_path();
            self.at += 1;
        }
    }

    /// The bytes from `start` to here.
    #[inline]
    pub fn since(&self, start: usize) -> &'t [u8] {
        &self.text[start..self.at]
    }

    /// The bytes of a range of the text; empty if it is out of bounds.
    #[inline]
    pub fn part(&self, at: u32, len: u32) -> &'t [u8] {
        self.text.get(at as usize..at as usize + len as usize).unwrap_or(&[])
    }

    /// The next 8 bytes, little-endian; zeros past the end of the text.
    #[inline(always)]
    pub fn word(&self) -> u64 {
        self.word_at(self.at)
    }

    /// The next 8 bytes; `None` if there are fewer.
    #[inline(always)]
    fn whole_word(&self) -> Option<u64> {
        // No text is 4 GiB long; masking avoids the overflow check of the sum.
        let at = self.at & 0xffff_ffff;
        Some(u64::from_le_bytes(*some!(self.text.get(at..at + 8)).first_chunk()?))
    }

    /// Advances past one blank if there is one; returns the byte after it. `None` if that is another, or near the end of
    /// the text.
    #[inline(always)]
    pub fn byte_after_blank(&mut self) -> Option<u8> {
        let word = self.whole_word()?;
        if !is_blank(word as u8) {
            return Some(word as u8);
        }
        self.at += 1;
        let byte = (word >> 8) as u8;
        if is_blank(byte) { None } else { Some(byte) }
    }

    #[inline(always)]
    fn word_at(&self, at: usize) -> u64 {
        word_at(self.text, at)
    }

    /// The next bytes, up to 8 and up to the first below `0`: letters, digits and some punctuation, including `:`.
    /// Returns them little-endian, with their number. Does not advance.
    #[inline]
    pub fn packed(&self) -> (u64, usize) {
        packed(self.word_at(self.at))
    }

    /// Like [`Self::packed`] for up to `8 * N` bytes in N words, and advances past them; `None` if there are more, or
    /// none at all.
    #[inline(always)]
    pub fn packed_words<const N: usize>(&mut self) -> Option<[u64; N]> {
        let (bytes, len) = self.packed();
        if len == 8 {
            cold_path();
            let (words, at) = self.long_words()?;
            self.at = at;
            return Some(words);
        }
        let mut words = [0; N];
        *words.first_mut()? = bytes;
        self.at += len;
        if len == 0 {
            cold_path();
            return None;
        }
        Some(words)
    }

    #[inline(never)]
    fn long_words<const N: usize>(mut self) -> Option<([u64; N], usize)> {
        let mut words = [0; N];
        for word in &mut words {
            let (bytes, len) = self.packed();
            *word = bytes;
            self.at += len;
            if len < 8 {
                return Some((words, self.at));
            }
        }
        (self.packed().1 == 0).then_some((words, self.at))
    }

    /// [`packed_bare`] of the next bytes; does not advance.
    #[inline]
    pub fn packed_bare(&self) -> (u64, u64, usize) {
        packed_bare(self.word())
    }

    /// Whether the next byte would be part of a preceding name or number.
    #[inline]
    pub fn in_name(&self) -> bool {
        is_name(self.byte())
    }
}

#[inline(always)]
pub fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// Whether a byte would be part of a preceding name or number.
#[inline(always)]
pub fn is_name(byte: u8) -> bool {
    is(PART, byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn at(text: &str) -> Scanner<'_> {
        Scanner::new(text.as_bytes(), 0, b'#')
    }

    #[test]
    fn words_at_the_end_of_a_text_have_zeros_after_it() {
        let whole: Vec<u8> = (1..=40).collect();
        for len in 0..=whole.len() {
            let text = &whole[..len];
            for at in 0..len + 20 {
                let byte = |i: usize| text.get(at + i).copied().unwrap_or(0);
                assert_eq!(word_at(text, at).to_le_bytes(), std::array::from_fn(byte), "{len} {at}");
                assert_eq!(word::last_two(text, at), std::array::from_fn(byte), "{len} {at}");
            }
        }
    }

    #[test]
    fn words_end_at_signs() {
        assert_eq!(at("movq\t%rax").packed(), (u64::from_le_bytes(*b"movq\0\0\0\0"), 4));
        assert_eq!(at("rax").packed(), (u64::from_le_bytes(*b"rax\0\0\0\0\0"), 3));
        assert_eq!(at("vfmadd231ps %").packed_words::<2>(), Some(pack(b"vfmadd231ps")));
        assert_eq!(at("12345678 ").packed_words::<2>(), Some(pack(b"12345678")));
        assert_eq!(at("1234567890123456 ").packed_words(), Some(pack::<2>(b"1234567890123456")));
        assert_eq!(at("12345678901234567").packed_words::<2>(), None);
        assert_eq!(at(" x").packed_words::<2>(), None);
    }

    #[test]
    fn bare_words_end_at_brackets() {
        for (text, word) in [
            ("RAX]", "rax"),
            ("[x", ""),
            ("st(1)", "st"),
            ("k1}", "k1"),
            ("{k1", ""),
            ("xmm15{", "xmm15"),
            ("fs:[", "fs"),
            ("d9;", "d9"),
            ("zZ?", "zz"),
        ] {
            let (raw, folded, len) = at(text).packed_bare();
            assert_eq!((folded, len), (pack::<1>(word.as_bytes())[0], word.len()), "{text}");
            assert_eq!(raw, pack::<1>(&text.as_bytes()[..len])[0], "{text}");
        }
        assert_eq!(at("XmmWord ptr").packed_bare().1, u64::from_le_bytes(*b"xmmword\0"));
        assert_eq!(at("abcdefghi").packed_bare().2, 8);
        assert_ne!(at("\u{e9}ax]").packed_bare().1, at("iax]").packed_bare().1);
    }

    #[test]
    fn statements_end() {
        for (text, end) in
            [("\n", 1), (" \t\r\nx", 4), ("\rx", 1), (" # a;b\nx", 7), (";x", 1), ("#a\r\n", 4), ("//a\n", 4)]
        {
            assert_eq!(at(text).end(), Some(end), "{text:?}");
        }
        for len in 0..40 {
            let text = format!("{}#\u{e9}\t{}\r\nx", " ".repeat(len), "c".repeat(len));
            assert_eq!(at(&text).end(), Some(text.len() - 1), "{text:?}");
            assert_eq!(at(text.trim_end_matches("\r\nx")).end(), None, "{text:?}");
        }
        for text in ["", "x\n", " /", "//a", "/* */\n", "#a"] {
            assert_eq!(at(text).end(), None, "{text:?}");
        }
        assert_eq!(Scanner::new(b"#a\n", 0, 0).end(), None);
    }
}
