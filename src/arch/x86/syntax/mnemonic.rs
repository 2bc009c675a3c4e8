//! Reads a mnemonic with the prefix before it, and what separates operands, without tokens.

use crate::arch::x86::tables::{Mnemonic, Syntax};
use crate::arch::x86::{Prefix, Prefixes, prefix};
use crate::parse::text;
use crate::source::bytes::{Scanner, packed_mask};
use std::hint::cold_path;

/// An instruction whose operands have been scanned. It is returned in two registers.
pub(super) struct Found {
    pub(super) mnemonic: &'static Mnemonic,
    /// The offset of the next statement.
    pub(super) end: usize,
}

/// Reads the mnemonic and the prefix before it, if there is one.
#[inline(always)]
pub(super) fn head(s: &mut Scanner<'_>, syntax: &'static Syntax, prefixes: &mut Prefixes) -> Option<&'static Mnemonic> {
    *prefixes = Prefixes::NONE;
    let word = s.word();
    let (mask, len) = packed_mask(word);
    if (1..8).contains(&len)
        && let Some(mnemonic) = syntax.find_short(word & mask, mask, len)
    {
        s.at += len;
        return Some(mnemonic);
    }
    cold_path();
    let (mnemonic, at) = long_head(*s, syntax, prefixes)?;
    s.at = at;
    Some(mnemonic)
}

/// [`head`] for a mnemonic of 8 bytes or more, or one after a prefix. Returns the offset after it, too.
#[inline(never)]
fn long_head(
    mut s: Scanner<'_>,
    syntax: &'static Syntax,
    prefixes: &mut Prefixes,
) -> Option<(&'static Mnemonic, usize)> {
    let start = s.at;
    let mut found = syntax.find_packed(s.packed_words()?);
    if found.is_none() {
        s.at = lock(s, start, prefixes)?;
        found = syntax.find_packed(s.packed_words()?);
    }
    found.map(|mnemonic| (mnemonic, s.at))
}

/// Adds the prefix named by the word from `start` to the cursor. Returns the offset after the blanks that follow.
fn lock(mut s: Scanner<'_>, start: usize, prefixes: &mut Prefixes) -> Option<usize> {
    let Prefix::Flag(flag) = prefix(text(s.since(start)), false)? else { return None };
    prefixes.set(flag);
    gap(&mut s)?;
    Some(s.at)
}

#[inline]
pub(super) fn gap(s: &mut Scanner<'_>) -> Option<()> {
    let at = s.at;
    s.blanks();
    (s.at > at).then_some(())
}

/// Skips from the mnemonic to the operands and returns their first bytes; `None` if there are no operands.
#[inline(always)]
pub(super) fn operands_or_end(s: &mut Scanner<'_>) -> Option<u64> {
    let word = s.word();
    // At a comment or the end of the statement the readers of operands fail, which is rare.
    if word as u8 == b'\t' && (word >> 8) as u8 > b' ' {
        s.at += 1;
        // Another load is faster than waiting for the missing byte.
        return Some(s.word());
    }
    cold_path();
    let (first, at) = gap_or_end(*s)?;
    s.at = at;
    Some(first)
}

#[inline(never)]
fn gap_or_end(mut s: Scanner<'_>) -> Option<(u64, usize)> {
    let start = s.at;
    s.blanks();
    // Anything that touches the mnemonic is not handled here; then this is not the end of the statement either.
    let is_operand = s.at > start && !matches!(s.byte(), b'\n' | b'\r' | b';' | b'#' | 0);
    is_operand.then(|| (s.word(), s.at))
}

/// Skips a comma and blanks and returns the next bytes; `word` starts with the comma.
#[inline(always)]
pub(super) fn after_comma(s: &mut Scanner<'_>, word: u64) -> u64 {
    s.skip_comma((word >> 8) as u8);
    let word = s.word();
    // One comparison, also for what cannot start an operand.
    if word as u8 > b' ' {
        return word;
    }
    cold_path();
    s.blanks();
    s.word()
}
