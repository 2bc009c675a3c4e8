//! Names as words of eight bytes, little-endian.

use crate::source::bytes::{Scanner, word_at};
use std::hint::cold_path;

/// The first byte of the names that are read here: a point. Letters and digits are above it.
const LEAST: u64 = 0x2e2e_2e2e_2e2e_2e2e;
const HIGH: u64 = 0x8080_8080_8080_8080;
const CAPITALS: u64 = 0x4040_4040_4040_4040;

/// Letters in lower case. The bytes that change are those from `@` to `_`.
#[inline(always)]
pub const fn folded(word: u64) -> u64 {
    word | (word & CAPITALS) >> 1
}

/// The lowest `len` bytes of a word, up to 8.
#[inline(always)]
pub const fn lowest(word: u64, len: usize) -> u64 {
    if len < 8 { word & ((1 << (8 * len)) - 1) } else { word }
}

/// A name of at most eight bytes.
#[inline(always)]
pub const fn pack(name: &[u8]) -> Option<u64> {
    let (mut word, mut i) = (0, 0);
    while i < name.len() {
        if i == 8 {
            return None;
        }
        word |= (name[i] as u64) << (8 * i);
        i += 1;
    }
    Some(word)
}

/// The name at the cursor in lower case, of at most 15 bytes, and its length, if a blank or the end of the line follows.
/// Bytes that are in no name may be among them: the words are only good for a look-up. Advances past the name.
#[inline(always)]
pub fn name(cursor: &mut Scanner<'_>) -> Option<([u64; 2], usize)> {
    let before_signs = |word: u64| (!((word | HIGH) - LEAST) & HIGH).trailing_zeros() as usize / 8;
    let word = cursor.word();
    let mut len = before_signs(word);
    let mut words = [lowest(folded(word), len), 0];
    if len == 8 {
        let (text, at, _) = cursor.parts();
        let word = word_at(text, at + 8);
        let rest = before_signs(word);
        if rest == 8 {
            cold_path();
            return None;
        }
        words[1] = lowest(folded(word), rest);
        len += rest;
    }
    cursor.at += len;
    (cursor.byte() <= b' ').then_some((words, len))
}

/// The number after the letter that a word begins with, of at most two digits without a leading zero, and the length of
/// both.
#[inline(always)]
pub fn numbered(word: u64) -> Option<(u8, usize)> {
    let digit = |at: u32| ((word >> (8 * at)) as u8).wrapping_sub(b'0');
    let (first, second) = (digit(1), digit(2));
    match (first, second) {
        (10.., _) => None,
        (_, 10..) => Some((first, 2)),
        (0, _) => None,
        _ => Some((first * 10 + second, 3)),
    }
}

/// Whether the byte of a word after `len` others ends the name of a register that is an operand.
#[inline(always)]
pub fn ends_register(word: u64, len: usize) -> bool {
    matches!((word >> (8 * len)) as u8, b',' | b']' | b'\n' | b' ' | b'\t' | b'\r' | b'}' | b'!')
}
