//! Reads the parts of common operands without tokens.

use super::machine::Refused;
use super::{Expression, IntelLeaves, SHORT, SIZES, WORDS, Word, find, word};
use crate::arch::x86::registers::{Named, Register, named, named_register};
use crate::arch::x86::syntax::scanned::{Symbols, gap};
use crate::arch::x86::{Mode, NO_BASE, NO_INDEX, Value};
use crate::source::bytes::{Scanner, is_name, packed, packed_bare};
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
        let found = named_register(name)?;
        // No register name has 8 bytes.
        let may_be_whole = !matches!(word.wrapping_shr(8 * len as u32) as u8, b'.' | b'$');
        if !may_be_whole || !found.stands_alone(mode) {
            cold_path();
            return None;
        }
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
        let (raw, name, len) = packed_bare(word);
        let Some(size) = find(&SIZES, raw, name) else { return Ok(None) };
        s.at += len;
        if s.word() & 0xffff_ffff_ffff == POINTER {
            s.at += 5;
        } else {
            cold_path();
            s.at = pointer(*s).ok_or(())?;
        }
        Ok(Some(size))
    }

    /// Reads a sum of registers, one of them with a scale, a symbol and numbers, in brackets or partly so. The other
    /// expressions, and errors, are left to the full reader.
    #[inline(always)]
    fn expression(&mut self, s: &mut Scanner<'_>, _: bool) -> Result<Expression, ()> {
        let (mut base, mut index, mut scale) = (None, None, None);
        let (mut as_base, mut as_index) = (NO_BASE, NO_INDEX);
        let (mut symbol, mut number, mut is_offset) = (None, 0i64, false);
        let (mut has_brackets, mut is_open, mut is_negative) = (false, false, false);
        if s.byte_after_blanks() == b'[' {
            s.at += 1;
            (has_brackets, is_open) = (true, true);
        }
        loop {
            let mut is_register = false;
            match s.byte_after_blanks() {
                b'-' if !is_negative => {
                    s.at += 1;
                    is_negative = true;
                    continue;
                }
                b'0'..=b'9' => {
                    let value = s.number().ok_or(())? as i64;
                    if s.byte_after_blanks() == b'*' {
                        s.at += 1;
                        s.blanks();
                        let found = self.register(s).ok_or(())?;
                        if is_negative || !is_open {
                            return Err(());
                        }
                        set_index((&mut index, &mut scale), found, value)?;
                        as_index = found.as_index;
                    } else {
                        number = number.wrapping_add(if is_negative { value.wrapping_neg() } else { value });
                    }
                }
                _ => match self.register(s) {
                    Some(_) if is_negative || !is_open => {
                        cold_path();
                        return Err(());
                    }
                    Some(found) => {
                        is_register = true;
                        if s.byte_after_blanks() == b'*' {
                            s.at += 1;
                            let is_number = s.byte_after_blanks().is_ascii_digit();
                            let value = s.number().filter(|_| is_number).ok_or(())?;
                            set_index((&mut index, &mut scale), found, value as i64)?;
                            as_index = found.as_index;
                        } else if base.is_none() {
                            (base, as_base) = (Some(found.register), found.as_base);
                        } else if index.is_none() {
                            (index, as_index) = (Some(found.register), found.as_index);
                        } else {
                            cold_path();
                            return Err(());
                        }
                    }
                    None if is_negative || symbol.is_some() => {
                        cold_path();
                        return Err(());
                    }
                    None => {
                        let (found, follows_offset, at) = self.read_symbol(*s).ok_or(())?;
                        (symbol, is_offset, s.at) = (Some(found), follows_offset, at);
                    }
                },
            }
            let mut next = s.byte_after_blanks();
            let is_closed = next == b']';
            if is_closed {
                s.at += 1;
                if !is_open {
                    cold_path();
                    return Err(());
                }
                is_open = false;
                next = s.byte_after_blanks();
            }
            is_negative = next == b'-';
            match next {
                b'+' | b'-' if !is_closed => s.at += 1,
                // What precedes the bracket is added to its contents.
                b'[' if is_closed || !is_open && !is_register && !is_offset => {
                    s.at += 1;
                    (has_brackets, is_open) = (true, true);
                }
                b'+' | b'-' | b'*' | b'[' | b']' => {
                    cold_path();
                    return Err(());
                }
                _ => break,
            }
        }
        if is_open {
            cold_path();
            return Err(());
        }
        let disp = match symbol {
            Some(symbol) => self.value(symbol, number, number == 0).ok_or(())?,
            None => Value::constant(number),
        };
        let (has_symbol, is_memory) = (symbol.is_some(), has_brackets || symbol.is_some() && !is_offset);
        let modes = as_base & as_index;
        Ok(Expression { base, index, modes, scale, disp, has_symbol, is_offset, is_memory, has_brackets })
    }

    #[inline(always)]
    fn refused(&mut self, _: Refused) {}
}

impl Symbols {
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

/// Sets the index and its scale, unless there is one.
#[inline(always)]
fn set_index((index, scale): (&mut Option<Register>, &mut Option<i64>), found: &Named, value: i64) -> Result<(), ()> {
    if index.is_some() || !matches!(value, 1 | 2 | 4 | 8) {
        cold_path();
        return Err(());
    }
    (*index, *scale) = (Some(found.register), Some(value));
    Ok(())
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
