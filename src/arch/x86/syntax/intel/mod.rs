//! The reader of operands in Intel syntax.
//!
//! These have no grammar; [`machine`] explains why. This file has what surrounds an expression: a size with `ptr`, a
//! segment, and braces. [`bytes`] reads the expressions that are sums.

mod bytes;
mod machine;
mod tokens;

use super::mnemonic::{Found, after_comma, head, operands_or_end};
use super::reader::{Leaves, decorations};
use super::statement::Buffers;
use crate::arch::x86::registers::{Kind, Named, Register};
use crate::arch::x86::tables::{self, MemoryRule};
use crate::arch::x86::{Address, AddressProblem, Mode, Operands, Problem, Value, is_ordinary, logarithm};
use crate::diag::Code;
use crate::hint::ok;
use crate::parse::calculator::Operator;
use crate::parse::text;
use crate::source::bytes::{Scanner, pack};
use machine::{Refused, UNKNOWN};
use std::hint::cold_path;

/// What the reader requires of the two ways to read a statement, in addition to [`Leaves`].
trait IntelLeaves: Leaves {
    /// Returns whether `short` is here; `word` has the next bytes.
    fn is_short(&self, word: u64) -> bool;

    /// Reads a register that is a whole operand and valid in the mode; `word` has the next bytes. Only the fast path looks
    /// for one first.
    fn common_register(&mut self, _: &mut Scanner<'_>, _word: u64, _: Mode) -> Option<&'static Named> {
        None
    }

    /// Reads the register at the start of an operand.
    fn register(&mut self, s: &mut Scanner<'_>) -> Option<&'static Named>;

    /// Reads what follows `st`.
    fn stack_number(&mut self, s: &mut Scanner<'_>) -> Result<u8, Self::Stop>;

    /// Reads a size in bits with `ptr`; `word` has the next bytes.
    fn size(&mut self, s: &mut Scanner<'_>, word: u64) -> Result<Option<u16>, Self::Stop>;

    /// Advances past a bracket around an operand with a size, and returns whether there is one.
    fn opens_enclosed(&mut self) -> bool {
        false
    }

    /// Advances past the closing one.
    fn closes_enclosed(&mut self) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Reads an expression up to a token that cannot continue it. `enclosed`: a bracket encloses the operand and its size.
    fn expression(&mut self, s: &mut Scanner<'_>, enclosed: bool) -> Result<Expression, Self::Stop>;

    /// The last token or expression is rejected.
    fn refused(&mut self, refused: Refused) -> Self::Stop;
}

/// An immediate, an address or the target of a branch.
#[derive(Debug)]
struct Expression {
    /// The registers, in the order in which they occur, except that a scaled one is the index.
    base: Option<Register>,
    index: Option<Register>,
    /// [`ordinary_modes`] of the registers.
    modes: u8,
    scale: Option<i64>,
    /// The sum of the numbers and the symbol.
    disp: Value,
    has_symbol: bool,
    /// `offset` precedes the symbol.
    is_offset: bool,
    /// There are brackets, or a symbol without `offset`.
    is_memory: bool,
    has_brackets: bool,
}

const fn word(name: &[u8]) -> u64 {
    pack::<1>(name)[0]
}

/// Has no effect before the target of a jump.
const SHORT: &[u8] = b"short";

/// The number of [`SIZES`] that compilers write, in lower case.
const COMMON_SIZES: usize = 5;

/// The words before `ptr`, and their sizes in bits; the common ones first.
const SIZES: [(u64, u16); 14] = [
    (word(b"qword"), 64),
    (word(b"dword"), 32),
    (word(b"byte"), 8),
    (word(b"word"), 16),
    (word(b"xmmword"), 128),
    (word(b"ymmword"), 256),
    (word(b"zmmword"), 512),
    (word(b"tbyte"), 80),
    (word(b"xword"), 80),
    (word(b"fword"), 48),
    (word(b"mmword"), 64),
    (word(b"double"), 64),
    (word(b"float"), 32),
    (word(b"long"), 32),
];

/// The words that are not symbols.
const WORDS: [(u64, Word); 8] = [
    (word(b"offset"), Word::Offset),
    (word(b"not"), Word::Not),
    (word(b"or"), Word::Operator(Operator::Or)),
    (word(b"xor"), Word::Operator(Operator::Xor)),
    (word(b"and"), Word::Operator(Operator::And)),
    (word(b"shl"), Word::Operator(Operator::Shl)),
    (word(b"shr"), Word::Operator(Operator::Shr)),
    (word(b"mod"), Word::Operator(Operator::Mod)),
];

#[derive(Clone, Copy, Debug)]
enum Word {
    Offset,
    Not,
    Operator(Operator),
}

/// Finds a word, given as it is and in lower case. It is written in letters of one case.
#[inline(always)]
fn find<T: Copy>(words: &[(u64, T)], raw: u64, lower: u64) -> Option<T> {
    let found = words.iter().find(|word| word.0 == lower)?.1;
    let capitals = raw ^ lower;
    (capitals == 0 || capitals == lower & 0x2020_2020_2020_2020).then_some(found)
}

/// Reads the instruction at an offset of the text, which is past leading blanks, if it is a common one.
// Inlined into the loop over lines it takes longer, since it needs all registers.
#[inline(never)]
pub(super) fn scan(text: &[u8], at: usize, comment: u8, mode: Mode, buffers: &mut Buffers) -> Option<Found> {
    let Buffers { encoded, symbols, prefixes, .. } = buffers;
    let operands = &mut encoded.operands;
    let mut s = Scanner::new(text, at, comment);
    let mnemonic = head(&mut s, &tables::INTEL, prefixes)?;
    operands.start::<true>();
    symbols.clear();
    let end = match operands_or_end(&mut s) {
        Some(word) => {
            let is_short = symbols.is_short(word) && takes_short(mnemonic.packed()[0]);
            Reader { mode, rule: mnemonic.rule, operands, leaves: symbols }.operands(&mut s, word, is_short).ok()?
        }
        None => s.end()?,
    };
    Some(Found { mnemonic, end })
}

/// Returns whether a mnemonic, of which the first 8 bytes are given in any case, is that of a jump with a relative target:
/// `jrcxz` does not accept `short`.
fn takes_short(name: u64) -> bool {
    let lower = name | 0x2020_2020_2020_2020;
    lower as u8 == b'j' && lower != word(b"jrcxz   ")
}

struct Reader<'r, L> {
    mode: Mode,
    rule: MemoryRule,
    operands: &'r mut Operands,
    leaves: &'r mut L,
}

/// What diagnostics show of an operand, and what may follow it.
#[derive(Clone, Copy)]
enum Shape {
    /// It has brackets or a size.
    Memory,
    Brace,
    Other,
}

/// What the start of an operand shows.
enum Start {
    Whole(Shape),
    /// An expression follows, after a segment if there is one.
    Expression(Option<u8>),
}

impl<L: IntelLeaves> Reader<'_, L> {
    /// Reads operands up to the end of the statement; there is at least one, and `word` has its first bytes. `is_short`:
    /// `short` precedes the target of a jump. Returns the offset of the next statement.
    #[inline(always)]
    fn operands(&mut self, s: &mut Scanner<'_>, mut word: u64, is_short: bool) -> Result<usize, L::Stop> {
        if is_short {
            cold_path();
            s.at += SHORT.len();
            self.leaves.blanks(s);
            // The full reader reports that the target is missing.
            if L::FULL && self.leaves.peek(s) == 0 {
                return Ok(s.at);
            }
            word = s.word();
        }
        loop {
            self.leaves.operand_starts(s)?;
            let shape = ok!(self.operand(s, word));
            let next = s.word();
            match next as u8 {
                b',' if !L::FULL => word = after_comma(s, next),
                b'\n' if !L::FULL => return Ok(s.at + 1),
                _ => {
                    s.at = self.rare().decorations(*s, shape)?;
                    if !self.leaves.goes_on(s)? {
                        return Ok(s.at);
                    }
                    word = s.word();
                }
            }
        }
    }

    /// Reads the decorations after an operand, and blanks. Returns the offset after them.
    #[inline(never)]
    fn decorations(self, mut s: Scanner<'_>, shape: Shape) -> Result<usize, L::Stop> {
        let (mut end, mut is_masked) = (s, false);
        if !matches!(shape, Shape::Brace) {
            (s, end, is_masked) = decorations::<L, true>(self.leaves, self.operands, s)?;
        }
        // Only the destination can be masked.
        if is_masked && self.operands.added::<true>() > 1 {
            self.leaves.reject(self.operands.added::<true>() - 1, Problem::Mask, b"")?;
        }
        self.leaves.operand_ends(&end, matches!(shape, Shape::Memory), is_masked);
        Ok(s.at)
    }

    /// Reads an operand without its decorations.
    #[inline(always)]
    fn operand(&mut self, s: &mut Scanner<'_>, word: u64) -> Result<Shape, L::Stop> {
        let (mut enclosed, mut size, mut start) = (false, 0, Start::Expression(None));
        let first = word as u8;
        if L::FULL || first > b'9' && !matches!(first, b'[' | b'_') {
            if let Some(found) = self.leaves.common_register(s, word, self.mode) {
                let pushed = self.operands.push_valid::<true>(found);
                return self.checked(pushed).map(|()| Shape::Other);
            }
            enclosed = self.leaves.opens_enclosed();
            size = self.leaves.size(s, word)?.unwrap_or(0);
            if L::FULL || s.byte() != b'[' {
                (s.at, start) = self.rare().start(*s, size)?;
            }
        }
        let shape = match start {
            Start::Whole(shape) => shape,
            Start::Expression(segment) => self.expression(s, segment, size, enclosed)?,
        };
        if enclosed {
            self.leaves.closes_enclosed()?;
        }
        Ok(shape)
    }

    /// A reader for a rare part of an operand: this one stays in registers.
    #[inline(always)]
    fn rare(&mut self) -> Reader<'_, L> {
        Reader { mode: self.mode, rule: self.rule, operands: self.operands, leaves: self.leaves }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn checked(&mut self, pushed: Result<(), Problem>) -> Result<(), L::Stop> {
        match pushed {
            Ok(()) => Ok(()),
            Err(problem) => {
                cold_path();
                self.leaves.reject(self.operands.added::<true>(), problem, b"")
            }
        }
    }

    /// Reads braces, a register or a segment after the size. Returns the offset after it.
    #[inline(never)]
    fn start(mut self, mut s: Scanner<'_>, size: u16) -> Result<(usize, Start), L::Stop> {
        if self.leaves.peek(&mut s) == b'{' {
            let inside = self.leaves.brace(&mut s)?;
            let pushed = self.operands.push_brace::<true>(text(inside));
            return self.checked(pushed).map(|()| (s.at, Start::Whole(Shape::Brace)));
        }
        let Some(found) = self.leaves.register(&mut s) else { return Ok((s.at, Start::Expression(None))) };
        let mut register = found.register;
        match register.kind {
            Kind::Ip64 => {
                return Err(self.leaves.refused((Code::BadAddress, "rip can only be used as a base register")));
            }
            Kind::Stack => register.number = self.leaves.stack_number(&mut s)?,
            _ => {}
        }
        if self.leaves.peek(&mut s) == b':' {
            s.at += 1;
            if register.kind != Kind::Segment {
                let problem = Problem::Address(AddressProblem::SEGMENT);
                self.leaves.reject(self.operands.added::<true>(), problem, b"")?;
            }
            return Ok((s.at, Start::Expression(Some(register.number))));
        }
        if size != 0 {
            let message = "expected memory operand after 'ptr', found register operand instead";
            return Err(self.leaves.refused((Code::UnexpectedToken, message)));
        }
        let pushed = self.operands.push_register::<true>(register, false, self.mode);
        self.checked(pushed).map(|()| (s.at, Start::Whole(Shape::Other)))
    }

    /// Reads an immediate, an address or the target of a branch, up to a token that cannot continue it.
    #[inline(always)]
    fn expression(
        &mut self,
        s: &mut Scanner<'_>,
        segment: Option<u8>,
        size: u16,
        enclosed: bool,
    ) -> Result<Shape, L::Stop> {
        let Expression { base, index, modes, scale, disp, has_symbol, is_offset, is_memory, has_brackets } =
            self.leaves.expression(s, enclosed)?;
        if !is_memory && segment.is_none() {
            let pushed = self.operands.push_immediate::<true>(disp);
            return self.checked(pushed).map(|()| Shape::Other);
        }
        // The fast path leaves a branch to a number, which keeps its expression.
        if !L::FULL && !has_symbol && base.is_none() && index.is_none() && segment.is_none() {
            cold_path();
            return Err(self.leaves.refused(UNKNOWN));
        }
        let is_memory = has_brackets || size != 0;
        let mut scale_log2 = 0;
        if let Some(scale) = scale {
            match logarithm(scale) {
                // It is ignored without an index.
                Ok(log2) => scale_log2 = if index.is_none() { 0 } else { log2 },
                Err(problem) => return self.checked(Err(problem)).map(|()| Shape::Other),
            }
        }
        let mut address = Address { segment, base, index, scale: scale_log2, disp, broadcast: false };
        let mut is_ordinary = is_ordinary(modes, self.mode);
        // Almost always there is nothing to arrange or to check.
        if !is_ordinary || disp.is_far() {
            cold_path();
            match address.in_intel_order(scale, is_ordinary, self.mode) {
                Ok(arranged) => (address, is_ordinary) = arranged,
                Err(problem) => return self.checked(Err(problem)).map(|()| Shape::Other),
            }
        }
        if self.rule == MemoryRule::Branch && is_offset && size == 0 {
            cold_path();
            return self.checked(Err(Problem::Address(AddressProblem::OFFSET))).map(|()| Shape::Other);
        }
        let pushed = self.operands.push_intel_address((address, is_ordinary), self.rule, self.mode, size, is_memory);
        self.checked(pushed)?;
        Ok(if is_memory { Shape::Memory } else { Shape::Other })
    }
}
