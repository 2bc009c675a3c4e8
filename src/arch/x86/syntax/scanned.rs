//! What the scanners of both syntaxes have in common: the symbols of an instruction.

use crate::arch::x86::relocation::specifier;
use crate::arch::x86::tables::Mnemonic;
use crate::arch::x86::{Got, Prefix, Prefixes, Term, Value, prefix};
use crate::parse::ast::Specifier;
use crate::parse::text;
use crate::source::bytes::{Scanner, is_blank};

/// An instruction whose operands a scanner has read.
pub(super) struct Found {
    pub(super) mnemonic: &'static Mnemonic,
    pub(super) prefixes: Prefixes,
    /// Where the next statement starts.
    pub(super) end: usize,
}

/// The mnemonic, perhaps behind a prefix.
#[inline(always)]
pub(super) fn head(
    s: &mut Scanner<'_>,
    find: impl Fn([u64; 2]) -> Option<&'static Mnemonic>,
) -> Option<(&'static Mnemonic, Prefixes)> {
    let start = *s;
    let name = s.packed_words()?;
    if let Some(mnemonic) = find(name) {
        return Some((mnemonic, Prefixes::default()));
    }
    let (prefixes, at) = lock(start, s.at)?;
    s.at = at;
    Some((find(s.packed_words()?)?, prefixes))
}

/// The word up to `end` as a prefix, and what is behind it and a gap.
#[inline(never)]
fn lock(mut s: Scanner<'_>, end: usize) -> Option<(Prefixes, usize)> {
    let start = s.at;
    s.at = end;
    let Prefix::Flag(flag) = prefix(text(s.since(start)), false)? else { return None };
    let mut prefixes = Prefixes::default();
    prefixes.set(flag);
    gap(&mut s)?;
    Some((prefixes, s.at))
}

/// At least one blank.
#[inline]
pub(super) fn gap(s: &mut Scanner<'_>) -> Option<()> {
    let at = s.at;
    s.blanks();
    (s.at > at).then_some(())
}

/// Goes from the mnemonic to the operands, of which these are the first bytes; none where there are no operands.
#[inline(always)]
pub(super) fn operands_or_end(s: &mut Scanner<'_>) -> Option<u64> {
    let word = s.word();
    let first = (word >> 8) as u8;
    if is_blank(word as u8) && first > b' ' && !matches!(first, b'#' | b';') {
        s.at += 1;
        // One load more is quicker than to wait for the byte that is missing.
        return Some(s.word());
    }
    let (first, at) = gap_or_end(*s)?;
    s.at = at;
    Some(first)
}

#[inline(never)]
fn gap_or_end(mut s: Scanner<'_>) -> Option<(u64, usize)> {
    let start = s.at;
    s.blanks();
    // What stands at the mnemonic without a blank is not read here: the end of the statement is not there either.
    let is_operand = s.at > start && !matches!(s.byte(), b'\n' | b'\r' | b';' | b'#' | 0);
    is_operand.then(|| (s.word(), s.at))
}

/// Goes behind a comma and blanks; `word` starts with the comma. The next bytes.
#[inline(always)]
pub(super) fn behind_comma(s: &mut Scanner<'_>, word: u64) -> u64 {
    s.at += 1 + usize::from((word >> 8) as u8 == b' ');
    let word = s.word();
    if !is_blank(word as u8) {
        return word;
    }
    s.blanks();
    s.word()
}

/// What the global offset table is called.
const TABLE: &[u8] = b"_GLOBAL_OFFSET_TABLE_";

/// A symbol in an instruction, not looked up yet.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Symbol {
    /// The offset of the name in the text, and its length.
    pub(super) at: u32,
    pub(super) len: u32,
    pub(super) specifier: Specifier,
    pub(super) constant: i64,
    /// The distance that [`Symbols::distance`] tells is added to it.
    pub(super) is_moved: bool,
}

/// The symbols of one instruction, by the index of its value.
#[derive(Debug, Default)]
pub(super) struct Symbols {
    /// No instruction has more: one in an address, and an immediate, or two immediates.
    all: [Symbol; 2],
    count: usize,
    /// The offsets and lengths of two names; the distance is that of the first from the second.
    distance: [(u32, u32); 2],
}

impl Symbols {
    #[inline]
    pub(super) fn clear(&mut self) {
        self.count = 0;
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Symbol] {
        &self.all[..self.count]
    }

    /// A name, perhaps with a specifier, as the next symbol: its index.
    #[inline(always)]
    pub(super) fn name(&mut self, s: &mut Scanner<'_>) -> Option<u8> {
        let symbol = self.all.get_mut(self.count)?;
        let at = s.at;
        let name = s.name()?;
        (symbol.at, symbol.len) = (at as u32, name.len() as u32);
        (symbol.specifier, symbol.is_moved) = (Specifier::NONE, false);
        if s.byte() == b'@' {
            s.at += 1;
            let word = s.name()?;
            symbol.specifier = specifier(std::str::from_utf8(word).ok()?).ok()?;
            if s.byte() == b'@' {
                return None;
            }
        }
        // The name of the global offset table has a meaning of its own.
        if name.starts_with(b"_G") && name == TABLE {
            return None;
        }
        self.count += 1;
        Some(self.count as u8 - 1)
    }

    /// The value of a symbol that has been read, plus a number; `bare` if it is one and nothing else.
    #[inline]
    pub(super) fn value(&mut self, index: u8, constant: i64, bare: bool) -> Option<Value> {
        let symbol = self.all.get_mut(usize::from(index))?;
        symbol.constant = constant;
        let term = Term::Symbolic { specifier: symbol.specifier, bare, got: Got::No };
        Some(Value::new(term, index))
    }

    /// A name, perhaps with a specifier, perhaps plus or minus a number; and what is behind it.
    #[inline(never)]
    pub(super) fn read(&mut self, mut s: Scanner<'_>) -> Option<(Value, usize)> {
        let start = s;
        let Some(index) = self.name(&mut s) else { return self.table(start) };
        let sign = s.byte();
        let sum = matches!(sign, b'+' | b'-');
        let constant = if sum {
            s.at += 1;
            let number = s.number()? as i64;
            if sign == b'-' { number.wrapping_neg() } else { number }
        } else {
            0
        };
        // More of an expression may follow.
        if matches!(s.byte(), b'+' | b'-' | b'*' | b'/' | b'<' | b'>' | b'&' | b'|' | b'^' | b'!' | b'%' | b'=') {
            return None;
        }
        Some((self.value(index, constant, !sum)?, s.at))
    }

    /// `_GLOBAL_OFFSET_TABLE_+(a-b)`, by which code of i386 that may stand anywhere finds its data; and what is behind it.
    #[inline(never)]
    fn table(&mut self, mut s: Scanner<'_>) -> Option<(Value, usize)> {
        let symbol = self.all.get_mut(self.count)?;
        let at = s.at as u32;
        if s.name()? != TABLE || !s.eat(b'+') {
            return None;
        }
        for (name, sign) in self.distance.iter_mut().zip([b'(', b'-']) {
            s.eat(sign).then_some(())?;
            let at = s.at as u32;
            *name = (at, s.name()?.len() as u32);
        }
        s.eat(b')').then_some(())?;
        if !matches!(s.byte(), b',' | b'\n') {
            return None;
        }
        *symbol = Symbol { at, len: TABLE.len() as u32, is_moved: true, ..Symbol::default() };
        self.count += 1;
        let term = Term::Symbolic { specifier: Specifier::NONE, bare: false, got: Got::Leads };
        Some((Value::new(term, self.count as u8 - 1), s.at))
    }

    /// What is told by [`Symbol::is_moved`]: the offsets and the lengths of two names.
    pub(super) fn distance(&self) -> [(u32, u32); 2] {
        self.distance
    }
}
