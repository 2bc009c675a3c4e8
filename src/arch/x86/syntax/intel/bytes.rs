//! Reads the parts of common operands without tokens.

use super::machine::{Refused, StateMachine, Step};
use super::{IntelLeaves, SHORT, SIZES, WORDS, Word, find, word};
use crate::arch::x86::Value;
use crate::arch::x86::registers::{Kind, Named, named, named_register};
use crate::arch::x86::syntax::scanned::{Symbols, gap};
use crate::parse::calculator::{Arithmetic, Operator};
use crate::source::bytes::{Scanner, is_name, packed, packed_bare};

/// A sum of numbers, which has no value if it contains another operator.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    total: i64,
    /// The last number, which is not part of the total yet.
    last: i64,
    is_subtracted: bool,
    /// There is a `*` that has not been taken back.
    is_product: bool,
    is_other: bool,
}

impl Sum {
    #[inline(always)]
    fn total(&self) -> i64 {
        self.total.wrapping_add(if self.is_subtracted { self.last.wrapping_neg() } else { self.last })
    }
}

impl Arithmetic for Sum {
    #[inline(always)]
    fn number(&mut self, value: i64) {
        self.is_other |= self.is_product;
        self.last = value;
    }

    #[inline(always)]
    fn operator(&mut self, operator: Operator) {
        match operator {
            Operator::Add | Operator::Sub | Operator::Negate => {
                *self = Sum { total: self.total(), last: 0, is_subtracted: operator != Operator::Add, ..*self };
            }
            Operator::Mul => self.is_product = true,
            _ => self.is_other = true,
        }
    }

    #[inline(always)]
    fn take_number(&mut self) -> Option<i64> {
        Some(std::mem::take(&mut self.last))
    }

    #[inline(always)]
    fn take_operator(&mut self) {
        self.is_product = false;
    }

    #[inline(always)]
    fn result(&mut self) -> Option<i64> {
        if self.is_product || self.is_other { None } else { Some(self.total()) }
    }
}

/// ` ptr [`, which almost always follows a size.
const POINTER: u64 = word(b" ptr [");

impl IntelLeaves for Symbols {
    type Symbol = u8;
    type Numbers = Sum;

    #[inline(always)]
    fn numbers(&mut self) -> Sum {
        Sum::default()
    }

    #[inline(always)]
    fn is_short(&self, word: u64) -> bool {
        word & 0xff_ffff_ffff == super::word(SHORT) && !is_name((word >> 40) as u8)
    }

    #[inline(always)]
    fn common_register(&mut self, s: &mut Scanner<'_>, word: u64) -> Option<&'static Named> {
        let (name, len) = packed(word);
        let found = named_register(name)?;
        // No register name has 8 bytes.
        let may_be_whole = !matches!(word.wrapping_shr(8 * len as u32) as u8, b'.' | b'$');
        if !may_be_whole || matches!(found.register.kind, Kind::Stack | Kind::Segment | Kind::Ip64) {
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
            s.at = pointer(*s).ok_or(())?;
        }
        Ok(Some(size))
    }

    #[inline(always)]
    fn feed(&mut self, s: &mut Scanner<'_>, machine: &mut StateMachine<u8, Sum>) -> Result<(), ()> {
        loop {
            let accepted = match byte_after_blanks(s) {
                b'[' => {
                    s.at += 1;
                    machine.open_bracket().map_err(drop)?;
                    continue;
                }
                b'-' => {
                    s.at += 1;
                    machine.minus().map_err(drop)?;
                    continue;
                }
                b'0'..=b'9' => machine.integer(s.number().ok_or(())? as i64),
                b'a'..=b'z' | b'A'..=b'Z' => match self.register(s) {
                    Some(found) => machine.register(found.register),
                    None => self.symbol(s, machine)?,
                },
                _ => self.symbol(s, machine)?,
            };
            accepted.map_err(drop)?;
            let mut next = byte_after_blanks(s);
            while next == b']' {
                s.at += 1;
                machine.close_bracket().map_err(drop)?;
                next = byte_after_blanks(s);
            }
            let accepted = match next {
                b'+' => machine.plus(),
                b'-' => machine.minus(),
                b'*' => machine.star(),
                b'[' => machine.open_bracket(),
                _ => return Ok(()),
            };
            accepted.map_err(drop)?;
            s.at += 1;
        }
    }

    #[inline(always)]
    fn refused(&mut self, _: Refused) {}

    #[inline(always)]
    fn warn(&mut self, _: &'static str) -> Result<(), ()> {
        Err(())
    }

    #[inline(always)]
    fn sum(&mut self, symbol: Option<u8>, number: i64) -> Result<Value, ()> {
        match symbol {
            Some(symbol) => self.value(symbol, number, number == 0).ok_or(()),
            None => Ok(Value::constant(number)),
        }
    }
}

impl Symbols {
    /// Passes the symbol here, which may follow `offset`, to the machine.
    #[inline(always)]
    fn symbol(&mut self, s: &mut Scanner<'_>, machine: &mut StateMachine<u8, Sum>) -> Result<Step, ()> {
        let (symbol, is_offset, at) = self.read_symbol(s).ok_or(())?;
        s.at = at;
        Ok(if is_offset { machine.offset(symbol) } else { machine.symbol(symbol) })
    }

    /// Reads a symbol, which may follow `offset`. Returns its index, whether it does, and the offset after it.
    #[inline(never)]
    fn read_symbol(&mut self, cursor: &Scanner<'_>) -> Option<(u8, bool, usize)> {
        let mut s = cursor.local();
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

#[inline(always)]
fn byte_after_blanks(s: &mut Scanner<'_>) -> u8 {
    let byte = s.word() as u8;
    if byte > b' ' {
        return byte;
    }
    s.blanks();
    s.byte()
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
