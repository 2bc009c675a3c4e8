//! Reads common statements without tokens: the symbols of an instruction are looked up when all of it is known.

use super::mnemonic::after_comma;
use super::reader::{AttLeaves, BadDecoration, Expected, Leaves};
use crate::arch::x86::registers::{Kind, Named, named_register};
use crate::arch::x86::relocation::specifier;
use crate::arch::x86::{Got, Problem, Term, Value};
use crate::hint::some;
use crate::parse::ast::Specifier;
use crate::source::bytes::{Scanner, packed};
use std::hint::cold_path;

const TABLE: &[u8] = b"_GLOBAL_OFFSET_TABLE_";

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Symbol {
    /// The offset and length of the name in the text.
    pub(super) at: u32,
    pub(super) len: u32,
    pub(super) specifier: Specifier,
    pub(super) constant: i64,
    /// [`Symbols::distance`] is added to the constant.
    pub(super) is_moved: bool,
    pub(super) operand: u32,
}

/// The symbols of an instruction, indexed like its values.
#[derive(Debug, Default)]
pub(super) struct Symbols {
    /// The maximum: one in an address and one immediate, or two immediates.
    all: [Symbol; 2],
    count: usize,
    /// The offset of the operand that is being read.
    operand: u32,
    /// The offsets and lengths of two names. The distance is from the second to the first.
    distance: [(u32, u32); 2],
}

impl Symbols {
    #[inline]
    pub(super) fn clear(&mut self) {
        self.count = 0;
    }

    /// An operand starts at an offset.
    #[inline(always)]
    pub(super) fn start_operand(&mut self, at: usize) {
        self.operand = at as u32;
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Symbol] {
        &self.all[..self.count]
    }

    /// Scans a name with an optional specifier, and returns its index.
    #[inline(always)]
    pub(super) fn name(&mut self, s: &mut Scanner<'_>) -> Option<u8> {
        let symbol = some!(self.all.get_mut(self.count));
        let at = s.at;
        let name = some!(s.name());
        (symbol.at, symbol.len, symbol.operand) = (at as u32, name.len() as u32, self.operand);
        (symbol.specifier, symbol.is_moved) = (Specifier::NONE, false);
        if s.byte() == b'@' {
            s.at += 1;
            let word = s.name()?;
            symbol.specifier = specifier(std::str::from_utf8(word).ok()?).ok()?;
            if s.byte() == b'@' {
                return None;
            }
        }
        // The global offset table gets special fixups.
        if name.starts_with(b"_G") {
            cold_path();
            if name == TABLE {
                return None;
            }
        }
        self.count += 1;
        Some(self.count as u8 - 1)
    }

    /// The value of a scanned symbol plus a number; `bare`: there is nothing but the symbol.
    #[inline]
    pub(super) fn value(&mut self, index: u8, constant: i64, bare: bool) -> Option<Value> {
        let symbol = some!(self.all.get_mut(usize::from(index)));
        symbol.constant = constant;
        let term = Term::Symbolic { specifier: symbol.specifier, bare, got: Got::No };
        Some(Value::new(term, index))
    }

    /// Scans a name with an optional specifier and an optional added or subtracted number; returns the offset after it.
    // The scanner by value: one whose address is passed would be in memory.
    #[inline(never)]
    pub(super) fn read(&mut self, mut s: Scanner<'_>) -> Option<(Value, usize)> {
        let start = s;
        let Some(index) = self.name(&mut s) else {
            cold_path();
            return self.table(start);
        };
        let sign = s.byte();
        let sum = matches!(sign, b'+' | b'-');
        let constant = if sum {
            s.at += 1;
            let number = s.number()? as i64;
            if sign == b'-' { number.wrapping_neg() } else { number }
        } else {
            0
        };
        // The expression may continue.
        let next = s.byte();
        if matches!(next, b'+' | b'-' | b'*' | b'/' | b'<' | b'>' | b'&' | b'|' | b'^' | b'!' | b'%' | b'=') {
            cold_path();
            return None;
        }
        Some((self.value(index, constant, !sum)?, s.at))
    }

    /// Scans `_GLOBAL_OFFSET_TABLE_+(a-b)`, with which position-independent i386 code addresses its data; returns the
    /// offset after it.
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
        *symbol = Symbol { at, len: TABLE.len() as u32, is_moved: true, operand: self.operand, ..Symbol::default() };
        self.count += 1;
        let term = Term::Symbolic { specifier: Specifier::NONE, bare: false, got: Got::Leads };
        Some((Value::new(term, self.count as u8 - 1), s.at))
    }

    /// The offsets and lengths of the names for [`Symbol::is_moved`].
    pub(super) fn distance(&self) -> [(u32, u32); 2] {
        self.distance
    }
}

impl Leaves for Symbols {
    type Stop = ();

    const FULL: bool = false;

    #[inline(always)]
    fn operand_starts(&mut self, s: &mut Scanner<'_>) -> Result<(), ()> {
        self.start_operand(s.at);
        Ok(())
    }

    #[inline(always)]
    fn blanks(&mut self, s: &mut Scanner<'_>) {
        s.blanks();
    }

    #[inline(always)]
    fn peek(&mut self, s: &mut Scanner<'_>) -> u8 {
        s.byte()
    }

    fn brace<'t>(&mut self, s: &mut Scanner<'t>) -> Result<&'t [u8], ()> {
        s.at += 1;
        let start = s.at;
        while matches!(s.byte(), b'a'..=b'z' | b'0'..=b'9' | b'-' | b'%') {
            s.at += 1;
        }
        let inside = s.since(start);
        if s.eat(b'}') { Ok(inside) } else { Err(()) }
    }

    fn bad_decoration(&mut self, _: &Scanner<'_>, _: &[u8], _: BadDecoration) {}

    #[inline(always)]
    fn reject(&mut self, _: usize, _: Problem, _: &[u8]) -> Result<(), ()> {
        Err(())
    }

    #[inline(always)]
    fn goes_on(&mut self, s: &mut Scanner<'_>) -> Result<bool, ()> {
        let word = s.word();
        if word as u8 == b',' {
            after_comma(s, word);
            return Ok(true);
        }
        s.at = s.end().ok_or(())?;
        Ok(false)
    }
}

impl AttLeaves for Symbols {
    #[inline(always)]
    fn register(&mut self, s: &mut Scanner<'_>, word: u64) -> Result<Option<&'static Named>, ()> {
        let (name, len) = packed(word >> 8);
        if let Some(found) = named_register(name) {
            s.at += len + 1;
            return Ok(Some(found));
        }
        cold_path();
        let found = before_colon(name).ok_or(())?;
        s.at += 3;
        Ok(Some(found))
    }

    fn stack_number(&mut self, s: &mut Scanner<'_>) -> Result<u8, ()> {
        let number = s.byte().wrapping_sub(b'0');
        s.at += 1;
        if number < 8 { Ok(number) } else { Err(()) }
    }

    #[inline(always)]
    fn address_register(&mut self, s: &mut Scanner<'_>) -> Result<(Option<&'static Named>, u8), ()> {
        let word = s.word();
        if word as u8 != b'%' {
            cold_path();
            return Err(());
        }
        let (name, len) = packed(word >> 8);
        s.at += len + 1;
        // Register names are short enough that the byte after the name is in the word, too.
        let Some(found) = named_register(name) else {
            cold_path();
            return Err(());
        };
        Ok((Some(found), word.wrapping_shr(8 * len as u32 + 8) as u8))
    }

    #[inline(always)]
    fn opens_address(&mut self, _: &Scanner<'_>, first: u8) -> bool {
        first == b'('
    }

    /// Reads a number, or a symbol with an optional specifier and number.
    #[inline(always)]
    fn value(&mut self, s: &mut Scanner<'_>, first: u8, _: bool) -> Result<Value, ()> {
        let number = match first {
            b'-' => s.integer().ok_or(())?,
            b'0'..=b'9' => s.number().ok_or(())? as i64,
            _ => {
                let (value, at) = self.read(*s).ok_or(())?;
                s.at = at;
                return Ok(value);
            }
        };
        if matches!(s.byte(), b'*' | b'+' | b'-') {
            cold_path();
            let (value, at) = sum(*s, number).ok_or(())?;
            s.at = at;
            return Ok(value);
        }
        Ok(Value::constant(number))
    }

    #[inline(always)]
    fn scale(&mut self, s: &mut Scanner<'_>, _: bool) -> Result<u8, ()> {
        let scale = match s.byte() {
            b'1' => 0,
            b'2' => 1,
            b'4' => 2,
            b'8' => 3,
            _ => {
                cold_path();
                return Err(());
            }
        };
        s.at += 1;
        Ok(scale)
    }

    #[inline(always)]
    fn unexpected(&mut self, _: &Scanner<'_>, _: Expected) {}
}

/// The segment register of an override, given the packed text after `%`: `fs:` and what follows.
#[inline(never)]
fn before_colon(text: u64) -> Option<&'static Named> {
    if (text >> 16) as u8 != b':' {
        return None;
    }
    named_register(text & 0xffff).filter(|found| found.register.kind == Kind::Segment)
}

/// Reads the rest of a sum of products after its first number; returns the sum and the offset after it.
#[inline(never)]
fn sum(mut s: Scanner<'_>, first: i64) -> Option<(Value, usize)> {
    let (mut sum, mut product) = (0i64, first);
    loop {
        let operator = s.byte();
        if !matches!(operator, b'+' | b'-' | b'*') {
            return Some((Value::constant(sum.checked_add(product)?), s.at));
        }
        s.at += 1;
        let number = i64::try_from(s.number()?).ok()?;
        if operator == b'*' {
            product = product.checked_mul(number)?;
        } else {
            sum = sum.checked_add(product)?;
            product = if operator == b'+' { number } else { -number };
        }
    }
}
