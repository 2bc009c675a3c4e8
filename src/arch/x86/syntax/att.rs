//! The reader of operands in AT&T syntax.

use super::mnemonic::{Found, after_comma, head, operands_or_end};
use super::reader::{AttLeaves, Expected, decorations};
use super::statement::Buffers;
use crate::arch::x86::registers::{Kind, Named, Register};
use crate::arch::x86::{
    Address, AddressProblem, Mode, NO_BASE, NO_INDEX, Operands, Problem, Value, is_ordinary, tables,
};
use crate::hint::ok;
use crate::parse::text;
use crate::source::bytes::Scanner;
use std::hint::cold_path;

/// Reads the instruction at an offset of the text, which is past leading blanks, if it is a common one: a mnemonic, a prefix such
/// as `lock` before it, and operands that are registers, numbers, symbols with a specifier and an added number, and
/// addresses of these.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn scan(text: &[u8], at: usize, comment: u8, mode: Mode, buffers: &mut Buffers) -> Option<Found> {
    let Buffers { encoded, symbols, prefixes, .. } = buffers;
    let operands = &mut encoded.operands;
    let mut s = Scanner::new(text, at, comment);
    let mnemonic = head(&mut s, &tables::ATT, prefixes)?;
    operands.start::<false>();
    symbols.clear();
    let end = match operands_or_end(&mut s) {
        Some(word) => Reader::new(mode, operands, symbols).operands(&mut s, word).ok()?,
        None => {
            operands.end_att();
            s.end()?
        }
    };
    Some(Found { mnemonic, end })
}

pub(super) struct Reader<'r, L> {
    mode: Mode,
    operands: &'r mut Operands,
    leaves: &'r mut L,
    masked: Option<usize>,
}

impl<'r, L: AttLeaves> Reader<'r, L> {
    #[inline(always)]
    pub(super) fn new(mode: Mode, operands: &'r mut Operands, leaves: &'r mut L) -> Self {
        Reader { mode, operands, leaves, masked: None }
    }

    /// Reads operands up to the end of the statement; there is at least one, and `word` has its first bytes. Returns
    /// the offset of the next statement.
    #[inline(always)]
    pub(super) fn operands(&mut self, s: &mut Scanner<'_>, mut word: u64) -> Result<usize, L::Stop> {
        loop {
            self.leaves.operand_starts(s)?;
            ok!(self.operand(s, word));
            let next = s.word();
            match next as u8 {
                b',' if !L::FULL => word = after_comma(s, next),
                b'\n' if !L::FULL => {
                    s.at += 1;
                    break;
                }
                _ => {
                    let is_masked;
                    (s.at, is_masked) = self.rare().decorations(*s)?;
                    if is_masked {
                        cold_path();
                        self.masked = self.masked.or(Some(self.operands.added::<false>()));
                    }
                    if !self.leaves.goes_on(s)? {
                        break;
                    }
                    word = s.word();
                }
            }
        }
        // Only the destination can be masked.
        let last = self.operands.added::<false>();
        if let Some(masked) = self.masked {
            cold_path();
            if masked != last {
                self.leaves.reject(masked.saturating_sub(1), Problem::Mask, b"")?;
            }
        }
        self.operands.end_att();
        Ok(s.at)
    }

    /// Reads an operand without its decorations.
    #[inline(always)]
    fn operand(&mut self, s: &mut Scanner<'_>, word: u64) -> Result<(), L::Stop> {
        let byte = if L::FULL { self.leaves.peek(s) } else { word as u8 };
        match byte {
            b'%' => {
                let found = self.leaves.register(s, word)?;
                match found {
                    Some(found) if !L::FULL && found.stands_alone(self.mode) => {
                        let pushed = self.operands.push_valid::<false>(found);
                        self.checked(pushed)
                    }
                    _ => {
                        cold_path();
                        s.at = self.rare().at(*s, |reader, s| reader.after_register(s, found, None, false))?;
                        Ok(())
                    }
                }
            }
            b'$' => {
                s.at += 1;
                let value = self.leaves.value(s, (word >> 8) as u8, true)?;
                let pushed = self.operands.push_immediate::<false>(value);
                self.checked(pushed)
            }
            b'*' => {
                cold_path();
                s.at = self.rare().at(*s, Reader::indirect)?;
                Ok(())
            }
            b'{' => {
                cold_path();
                s.at = self.rare().at(*s, Reader::brace)?;
                Ok(())
            }
            _ => {
                if L::FULL
                    && let Some((found, number)) = self.leaves.alias(s)
                {
                    return self.after_register(s, Some(found), number, false);
                }
                self.memory(s, byte, None, false)
            }
        }
    }

    /// A reader for a rare part of an operand: this one stays in registers.
    #[inline(always)]
    fn rare(&mut self) -> Reader<'_, L> {
        Reader::new(self.mode, self.operands, self.leaves)
    }

    /// Reads a rare operand and returns the offset after it: the caller's scanner stays in registers, too.
    #[inline(never)]
    fn at<'t>(
        mut self,
        mut s: Scanner<'t>,
        read: impl FnOnce(&mut Self, &mut Scanner<'t>) -> Result<(), L::Stop>,
    ) -> Result<usize, L::Stop> {
        read(&mut self, &mut s)?;
        Ok(s.at)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn checked(&mut self, pushed: Result<(), Problem>) -> Result<(), L::Stop> {
        match pushed {
            Ok(()) => Ok(()),
            Err(problem) => self.leaves.reject(self.operands.added::<false>(), problem, b""),
        }
    }

    /// Reads what follows a register: the address after a segment, the number of an x87 register, or nothing.
    fn after_register(
        &mut self,
        s: &mut Scanner<'_>,
        found: Option<&'static Named>,
        mut number: Option<u8>,
        indirect: bool,
    ) -> Result<(), L::Stop> {
        match self.leaves.peek(s) {
            b':' => {
                s.at += 1;
                let segment = found.map(|found| found.register).filter(|found| found.kind == Kind::Segment);
                if found.is_some() && segment.is_none() {
                    let problem = Problem::Address(AddressProblem::SEGMENT);
                    self.leaves.reject(self.operands.added::<false>(), problem, b"")?;
                }
                let byte = self.leaves.peek(s);
                return self.memory(s, byte, segment.map(|segment| segment.number), indirect);
            }
            b'(' if number.is_none() => {
                s.at += 1;
                number = Some(self.leaves.stack_number(s)?);
                if self.leaves.peek(s) != b')' {
                    return Err(self.leaves.unexpected(s, Expected::Close));
                }
                s.at += 1;
            }
            _ => {}
        }
        let Some(found) = found else { return Ok(()) };
        let register = match number {
            None => found.register,
            Some(number @ 0..=7) if found.register.kind == Kind::Stack => Register { number, ..found.register },
            Some(_) => return self.leaves.reject(self.operands.added::<false>(), Problem::UnknownRegister, b""),
        };
        let pushed = self.operands.push_register::<false>(register, indirect, self.mode);
        self.checked(pushed)
    }

    fn indirect(&mut self, s: &mut Scanner<'_>) -> Result<(), L::Stop> {
        s.at += 1;
        let byte = self.leaves.peek(s);
        let word = s.word();
        match byte {
            b'%' => {
                let found = self.leaves.register(s, word)?;
                self.after_register(s, found, None, true)
            }
            // An indirect immediate is one without the `*`.
            b'$' | b'{' if L::FULL => self.operand(s, word),
            b'$' | b'{' => Err(self.leaves.unexpected(s, Expected::Other)),
            _ => {
                if L::FULL
                    && let Some((found, number)) = self.leaves.alias(s)
                {
                    return self.after_register(s, Some(found), number, true);
                }
                self.memory(s, byte, None, true)
            }
        }
    }

    fn brace(&mut self, s: &mut Scanner<'_>) -> Result<(), L::Stop> {
        let inside = self.leaves.brace(s)?;
        let pushed = self.operands.push_brace::<false>(text(inside));
        self.checked(pushed)
    }

    /// Reads the decorations after an operand, and blanks. Returns the offset after them, and whether they have a mask.
    #[inline(never)]
    fn decorations(self, s: Scanner<'_>) -> Result<(usize, bool), L::Stop> {
        let (s, end, is_masked) = decorations::<L, false>(self.leaves, self.operands, s)?;
        self.leaves.operand_ends(&end, false, is_masked);
        Ok((s.at, is_masked))
    }

    /// Reads a register of an address; also returns the byte that follows.
    #[inline(always)]
    fn register(&mut self, s: &mut Scanner<'_>) -> Result<(Option<&'static Named>, u8), L::Stop> {
        let (found, next) = self.leaves.address_register(s)?;
        if let Some(found) = found {
            self.operands.note_address_register(found);
        }
        Ok((found, next))
    }

    /// Reads `disp(base,index,scale)`, or an expression alone; `byte` is its first one.
    #[inline(always)]
    fn memory(&mut self, s: &mut Scanner<'_>, byte: u8, segment: Option<u8>, indirect: bool) -> Result<(), L::Stop> {
        let disp = if self.leaves.opens_address(s, byte) { None } else { Some(self.leaves.value(s, byte, false)?) };
        let (mut base, mut index, mut scale): (Option<&Named>, Option<&Named>, _) = (None, None, 0);
        if self.leaves.peek(s) != b'(' {
            // The fast path leaves a branch to a number, which keeps its expression.
            if !L::FULL && segment.is_none() && disp.is_none_or(|disp| disp.is_constant()) {
                cold_path();
                return Err(self.leaves.unexpected(s, Expected::Other));
            }
        } else {
            s.at += 1;
            let mut next = if L::FULL { self.leaves.peek(s) } else { s.byte() };
            // `foo()` is `foo`.
            let is_empty = L::FULL && next == b')' && disp.is_some();
            if next != b',' && !is_empty {
                (base, next) = self.register(s)?;
            }
            if next == b',' {
                s.at += 1;
                self.leaves.blanks(s);
                if L::FULL && !self.leaves.at_register(s) {
                    // A comma without an index, which may precede a scale without effect.
                    let byte = self.leaves.peek(s);
                    if matches!(byte, b',' | 0) {
                        return Err(self.leaves.unexpected(s, Expected::Close));
                    }
                    if byte != b')' || disp.is_none() && base.is_none() {
                        self.leaves.scale(s, true)?;
                    }
                } else {
                    (index, next) = self.register(s)?;
                    if next == b',' {
                        s.at += 1;
                        self.leaves.blanks(s);
                        match self.leaves.peek(s) {
                            b')' if L::FULL => {}
                            b',' | 0 if L::FULL => return Err(self.leaves.unexpected(s, Expected::Close)),
                            _ => scale = self.leaves.scale(s, false)?,
                        }
                    }
                }
                if L::FULL || next == b',' {
                    next = self.leaves.peek(s);
                }
                if next == b',' {
                    cold_path();
                    return Err(self.leaves.unexpected(s, Expected::CloseFull));
                }
            }
            if next != b')' {
                cold_path();
                return Err(self.leaves.unexpected(s, Expected::Close));
            }
            s.at += 1;
        }
        let disp = disp.unwrap_or(Value::ZERO);
        let modes = base.map_or(NO_BASE, |base| base.as_base) & index.map_or(NO_INDEX, |index| index.as_index);
        let is_ordinary = is_ordinary(modes, self.mode);
        // A scale without an index is ignored.
        let scale = if index.is_none() { 0 } else { scale };
        let (base, index) = (base.map(|base| base.register), index.map(|index| index.register));
        let address = Address { segment, base, index, scale, disp, broadcast: false };
        if let Err(problem) = address.check(is_ordinary, self.mode) {
            cold_path();
            return self.checked(Err(problem));
        }
        let pushed = self.operands.push_address((address, is_ordinary), indirect, self.mode);
        self.checked(pushed)
    }
}
