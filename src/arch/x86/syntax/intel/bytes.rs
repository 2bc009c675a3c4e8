//! Reads the parts of common operands without tokens.

use super::machine::Refused;
use super::{COMMON_SIZES, Expression, IntelLeaves, SHORT, SIZES, WORDS, Word, find, word};
use crate::arch::x86::registers::{Named, named, named_register};
use crate::arch::x86::syntax::mnemonic::gap;
use crate::arch::x86::syntax::scanned::Symbols;
use crate::arch::x86::{Mode, NO_BASE, NO_INDEX, Value};
use crate::hint::ok;
use crate::source::bytes::{Scanner, is_name, packed, packed_bare, packed_lower};
use std::hint::cold_path;

/// ` ptr [`, which almost always follows a size.
const POINTER: u64 = word(b" ptr [");

impl IntelLeaves for Symbols {
    #[inline(always)]
    fn is_short(&self, word: u64) -> bool {
        word & 0xff_ffff_ffff == super::word(SHORT) && !is_name((word >> 40) as u8)
    }

    #[inline(always)]
    fn common_register(&mut self, s: &mut Scanner<'_>, word: u64, mode: Mode) -> Option<&'static Named> {
        let (name, len) = packed(word);
        // No register name has 8 bytes. A blank usually follows a size.
        let after = word.wrapping_shr(8 * len as u32) as u8;
        if matches!(after, b' ' | b'.' | b'$') {
            return None;
        }
        let Some(found) = named_register(name).filter(|found| found.stands_alone(mode)) else {
            cold_path();
            return None;
        };
        s.at += len;
        Some(found)
    }

    #[inline(always)]
    fn register(&mut self, s: &mut Scanner<'_>) -> Option<&'static Named> {
        let word = s.word();
        let (_, name, len) = packed_bare(word);
        let found = named_register(name).filter(|_| !is_name(word.wrapping_shr(8 * len as u32) as u8))?;
        s.at += len;
        Some(found)
    }

    fn stack_number(&mut self, s: &mut Scanner<'_>) -> Result<u8, ()> {
        if !s.eat(b'(') {
            return Ok(0);
        }
        let number = s.byte().wrapping_sub(b'0');
        s.at += 1;
        if number < 8 && s.eat(b')') { Ok(number) } else { Err(()) }
    }

    #[inline(always)]
    fn size(&mut self, s: &mut Scanner<'_>, word: u64) -> Result<Option<u16>, ()> {
        let (name, mut len) = packed(word);
        let common = SIZES[..COMMON_SIZES].iter().find(|size| size.0 == name);
        let size = match common {
            Some(size) => size.1,
            None => {
                cold_path();
                let (raw, lower, bare_len) = packed_bare(word);
                let Some(size) = find(&SIZES, raw, lower) else { return Ok(None) };
                len = bare_len;
                size
            }
        };
        s.at += len;
        if s.word() & 0xffff_ffff_ffff == POINTER {
            s.at += 5;
        } else {
            cold_path();
            s.at = pointer(*s).ok_or(())?;
        }
        Ok(Some(size))
    }

    /// Reads a symbol and numbers, or a sum of registers, one of them with a scale, a symbol and numbers in brackets, which a
    /// symbol or a number may precede. The other expressions, and errors, are left to the full reader.
    #[inline(always)]
    fn expression(&mut self, s: &mut Scanner<'_>, _: bool) -> Result<Expression, ()> {
        let mut sum = Sum::default();
        let has_brackets = if s.byte() == b'[' {
            true
        } else {
            match ok!(self.sum::<false>(s, &mut sum)) {
                // What precedes the bracket is added to its contents.
                b'[' if !sum.is_offset => true,
                b'*' | b'[' | b']' => {
                    cold_path();
                    return Err(());
                }
                _ => false,
            }
        };
        if has_brackets {
            s.at += 1;
            if ok!(self.sum::<true>(s, &mut sum)) != b']' {
                cold_path();
                return Err(());
            }
            s.at += 1;
            if matches!(s.byte_after_blanks(), b'+' | b'-' | b'*' | b'[' | b']') {
                cold_path();
                return Err(());
            }
        }
        let Sum { base, index, scale, symbol, number, is_offset } = sum;
        let disp = match symbol {
            Some(symbol) => self.value(symbol, number, number == 0).ok_or(())?,
            None => Value::constant(number),
        };
        let modes = base.map_or(NO_BASE, |base| base.as_base) & index.map_or(NO_INDEX, |index| index.as_index);
        let (base, index) = (base.map(|base| base.register), index.map(|index| index.register));
        let (has_symbol, is_memory) = (symbol.is_some(), has_brackets || symbol.is_some() && !is_offset);
        Ok(Expression { base, index, modes, scale, disp, has_symbol, is_offset, is_memory, has_brackets })
    }

    #[inline(always)]
    fn refused(&mut self, _: Refused) {}
}

/// The terms of an expression.
#[derive(Default)]
struct Sum {
    base: Option<&'static Named>,
    index: Option<&'static Named>,
    scale: Option<i64>,
    /// The index of the symbol.
    symbol: Option<u8>,
    number: i64,
    /// The symbol follows `offset`.
    is_offset: bool,
}

impl Symbols {
    /// Reads terms up to what is neither `+` nor `-`, which it returns. `OPEN`: they are in brackets.
    #[inline(always)]
    fn sum<const OPEN: bool>(&mut self, s: &mut Scanner<'_>, sum: &mut Sum) -> Result<u8, ()> {
        let mut is_negative = false;
        if s.byte() == b'-' {
            s.at += 1;
            is_negative = true;
        }
        loop {
            let word = s.word();
            if (word as u8).is_ascii_digit() {
                let value = s.number().ok_or(())? as i64;
                if OPEN && s.byte() == b'*' {
                    s.at += 1;
                    let (found, len) = register(s.word()).ok_or(())?;
                    s.at += len;
                    ok!(sum.set_index(found, value, is_negative));
                } else {
                    sum.number = sum.number.wrapping_add(if is_negative { value.wrapping_neg() } else { value });
                }
            } else if OPEN && let Some((found, len)) = register(word) {
                s.at += len;
                if s.byte() == b'*' {
                    s.at += 1;
                    let value = s.number().ok_or(())?;
                    ok!(sum.set_index(found, value as i64, is_negative));
                } else if is_negative || sum.index.is_some() {
                    cold_path();
                    return Err(());
                } else if sum.base.is_none() {
                    sum.base = Some(found);
                } else {
                    sum.index = Some(found);
                }
            } else if is_negative || sum.symbol.is_some() {
                cold_path();
                return Err(());
            } else {
                let (found, follows_offset, at) = self.read_symbol(*s).ok_or(())?;
                (sum.symbol, sum.is_offset, s.at) = (Some(found), follows_offset, at);
            }
            let word = s.word();
            // At most one blank on either side of the operator.
            let (operator, len) = if word as u8 == b' ' { (word >> 8, 2) } else { (word, 1) };
            if !matches!(operator as u8, b'+' | b'-') {
                return Ok(operator as u8);
            }
            is_negative = operator as u8 == b'-';
            s.at += len;
            if (operator >> 8) as u8 == b' ' {
                s.at += 1;
            }
        }
    }

    /// Reads a symbol, which may follow `offset`. Returns its index, whether it does, and the offset after it.
    #[inline(never)]
    fn read_symbol(&mut self, mut s: Scanner<'_>) -> Option<(u8, bool, usize)> {
        let mut is_offset = false;
        if s.byte().is_ascii_alphabetic() {
            let (raw, lower, len) = s.packed_bare();
            match find(&WORDS, raw, lower) {
                Some(Word::Offset) => {
                    s.at += len;
                    gap(&mut s)?;
                    is_offset = true;
                }
                Some(_) => return None,
                None => {}
            }
        }
        let index = self.name(&mut s)?;
        let symbol = self.as_slice().last()?;
        // A name with a dot may be a register, too.
        let is_register = !is_offset && symbol.len < 8 && named(s.part(symbol.at, symbol.len)).is_some();
        (!is_register).then_some((index, is_offset, s.at))
    }
}

impl Sum {
    /// Sets the index and its scale, unless there is one.
    #[inline(always)]
    fn set_index(&mut self, found: &'static Named, scale: i64, is_negative: bool) -> Result<(), ()> {
        if is_negative || self.index.is_some() || !matches!(scale, 1 | 2 | 4 | 8) {
            cold_path();
            return Err(());
        }
        (self.index, self.scale) = (Some(found), Some(scale));
        Ok(())
    }
}

/// The register in lower case at the start of a word, and its length.
#[inline(always)]
fn register(word: u64) -> Option<(&'static Named, usize)> {
    let (name, len) = packed_lower(word);
    // No register name has 8 bytes.
    let found = named_register(name)?;
    if is_name(word.wrapping_shr(8 * len as u32) as u8) {
        cold_path();
        return None;
    }
    Some((found, len))
}

/// The offset after `ptr` and blanks.
#[inline(never)]
fn pointer(mut s: Scanner<'_>) -> Option<usize> {
    gap(&mut s)?;
    let (raw, lower, len) = s.packed_bare();
    find(&[(word(b"ptr"), ())], raw, lower)?;
    s.at += len;
    if s.byte() != b'[' {
        gap(&mut s)?;
    }
    Some(s.at)
}
