//! Words of a text: eight bytes, little-endian.

/// Constants for bytewise operations on words: the highest bit, and the lowest character of names and numbers.
pub(super) const HIGH: u64 = 0x8080_8080_8080_8080;
pub(super) const LEAST: u64 = 0x3030_3030_3030_3030;
/// The bit that distinguishes letters and brackets, and the addends that carry `{` to the highest bit and `:` to that
/// one.
const CAPITALS: u64 = 0x4040_4040_4040_4040;
const BEYOND_LETTERS: u64 = 0x0505_0505_0505_0505;
const BEYOND_DIGITS: u64 = 0x0606_0606_0606_0606;

/// The bytes of a word before the first that is below `0`, and their number.
#[inline(always)]
pub fn packed(word: u64) -> (u64, usize) {
    let (mask, len) = packed_mask(word);
    (word & mask, len)
}

/// The mask of the bytes of a word before the first that is below `0`, and their number.
#[inline(always)]
pub fn packed_mask(word: u64) -> (u64, usize) {
    // No borrow crosses a byte, since each has its highest bit set.
    let below = !((word | HIGH) - LEAST) & HIGH;
    (before(below), below.trailing_zeros() as usize / 8)
}

/// The bytes of a word before the first that is below `0`, a capital letter or a bracket, and their number.
#[inline(always)]
pub fn packed_lower(word: u64) -> (u64, usize) {
    let below = !((word | HIGH) - LEAST);
    // The bit of letters and brackets without that of small letters.
    let capital = word << 1 & !(word << 2);
    let end = (below | capital) & HIGH;
    (word & before(end), end.trailing_zeros() as usize / 8)
}

/// All bits of the bytes before the first marked one, of which the highest bit is set; all bits if none is marked.
#[inline(always)]
fn before(marks: u64) -> u64 {
    ((marks & marks.wrapping_neg()) >> 7).wrapping_sub(1)
}

/// The 8 bytes at `at`, little-endian; zeros past the end of the text.
#[inline(always)]
pub fn word_at(text: &[u8], at: usize) -> u64 {
    // No text is 4 GiB long; masking avoids the overflow check of the sum.
    let at = at & 0xffff_ffff;
    match text.get(at..at + 8).and_then(<[u8]>::first_chunk) {
        Some(bytes) => u64::from_le_bytes(*bytes),
        None => last(text, at),
    }
}

/// [`word_at`] near or past the end of the text.
#[cold]
#[inline(never)]
fn last(text: &[u8], at: usize) -> u64 {
    let left = text.len().saturating_sub(at) as u32;
    match text.last_chunk() {
        Some(bytes) => u64::from_le_bytes(*bytes).checked_shr(64 - 8 * left).unwrap_or(0),
        None => text.get(at..).unwrap_or_default().iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    }
}

/// The 16 bytes at `at`, with zeros past the end of the text.
#[cold]
#[inline(never)]
pub(super) fn last_two(text: &[u8], at: usize) -> [u8; 16] {
    let words = [at, at + 8].map(|at| word_at(text, at));
    (u128::from(words[0]) | u128::from(words[1]) << 64).to_le_bytes()
}

/// The leading letters and digits (and `@` and the backtick) of a word, little-endian: as they are, with letters in
/// lower case, and their number.
#[inline(always)]
pub fn packed_bare(word: u64) -> (u64, u64, usize) {
    let folded = word | (word & CAPITALS) >> 1;
    // These additions set the highest bit of a byte above `z`, and the letter bit of one from `:` to `?`. No carry
    // crosses a byte.
    let low = folded & !HIGH;
    let beyond = low + BEYOND_LETTERS;
    let between = ((low + BEYOND_DIGITS) & !folded & CAPITALS) << 1;
    let end = (!((word | HIGH) - LEAST) | beyond | between) & HIGH;
    let kept = before(end);
    (word & kept, folded & kept, end.trailing_zeros() as usize / 8)
}

/// A name as N little-endian words; only the first `8 * N` bytes are used.
pub const fn pack<const N: usize>(name: &[u8]) -> [u64; N] {
    let mut words = [0; N];
    let mut i = 0;
    while i < name.len() && i < 8 * N {
        words[i / 8] |= (name[i] as u64) << (8 * (i % 8));
        i += 1;
    }
    words
}
