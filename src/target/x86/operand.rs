//! From the operands of a statement to what each of them can be.
//!
//! An operand becomes a set of class bits and the parts that an encoding needs. Registers are looked up here and
//! addresses are checked; whether an instruction takes the operand is the matcher's business.

use super::classes::{brace, immediate};
use super::error::{AddressProblem as Problem, EncodeError};
use super::registers::{Kind, Register, register};
use super::{Insn, Mode, Term, Terms, tables as t};
use crate::ast::{Memory, OperandKind, Specifier};

/// The most operands that an instruction has.
pub(super) const MOST: usize = 6;

/// A value that an encoding holds: a number, or one to be resolved later.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    /// What it is.
    pub term: Term,
    /// Its index among the instruction's values; [`Value::UNWRITTEN`] where there is none.
    pub index: u8,
}

impl Value {
    /// The index of what the text does not say.
    pub const UNWRITTEN: u8 = 0xff;
    /// The displacement where none is written.
    pub const ZERO: Value = Value { term: Term::Const(0), index: Value::UNWRITTEN };

    /// A number.
    #[inline]
    #[must_use]
    pub fn constant(value: i64) -> Value {
        Value { term: Term::Const(value), index: Value::UNWRITTEN }
    }

    /// Whether it is a number.
    #[inline]
    #[must_use]
    pub fn is_constant(&self) -> bool {
        matches!(self.term, Term::Const(_))
    }

    pub(super) fn specifier(&self) -> Specifier {
        match self.term {
            Term::Const(_) => Specifier::NONE,
            Term::Symbolic { specifier, .. } => specifier,
        }
    }
}

/// An address.
#[derive(Clone, Copy, Debug)]
pub struct Address {
    pub(super) segment: Option<u8>,
    pub(super) base: Option<Register>,
    pub(super) index: Option<Register>,
    /// log2 of the scale.
    pub(super) scale: u8,
    pub(super) disp: Value,
    /// Whether the memory is read once and broadcast.
    pub(super) broadcast: bool,
}

/// What an operand holds.
#[derive(Clone, Copy, Debug)]
pub enum Content {
    Register(Register),
    Value(Value),
    Address(Address),
    /// A rounding mode, 0 to 3, or the bits of default flag values.
    Number(u8),
}

/// One operand.
#[derive(Clone, Copy, Debug)]
pub struct Op {
    /// The classes it belongs to.
    pub(super) classes: u64,
    /// The register's number, for rows that fix it; high-byte registers have none.
    pub(super) number: u8,
    pub(super) content: Content,
}

/// The operands of one instruction in Intel's order, and what is true of all of them together.
#[derive(Clone, Copy, Debug)]
pub struct Operands {
    pub(super) ops: [Op; MOST],
    /// Where they start: a scanner of AT&T's order fills the places from the last one on.
    pub(super) first: u8,
    pub(super) count: u8,
    /// The number of the write mask's register; 0 where there is none.
    pub(super) mask: u8,
    /// `{z}`
    pub(super) zeroing: bool,
    /// One of the general registers 16 to 31 occurs.
    pub(super) extended: bool,
    /// A vector register occurs.
    pub(super) vector: bool,
    /// An immediate is symbolic.
    pub(super) symbolic: bool,
    /// They were written in Intel's order.
    pub(super) intel: bool,
}

pub(super) const ALL_MEMORY: u64 = t::M8 | t::M16 | t::M32 | t::M64 | t::M80 | t::M128 | t::M256 | t::M512 | t::MANY;
pub(super) const INDIRECT_MEMORY: u64 = t::IM16 | t::IM32 | t::IM64;
const NOTHING: Op = Op { classes: 0, number: 0, content: Content::Number(0) };

impl Operands {
    /// No operands.
    pub(super) const NONE: Operands = Operands {
        ops: [NOTHING; MOST],
        first: 0,
        count: 0,
        mask: 0,
        zeroing: false,
        extended: false,
        vector: false,
        symbolic: false,
        intel: false,
    };

    /// The operands.
    #[inline]
    pub(super) fn as_slice(&self) -> &[Op] {
        &self.ops[usize::from(self.first)..usize::from(self.first + self.count)]
    }

    /// Whether the first operand is a symbol and nothing else.
    pub(super) fn leads_to_symbol(&self) -> bool {
        match self.as_slice() {
            [Op { content: Content::Address(a), .. }, ..] => matches!(a.disp.term, Term::Symbolic { bare: true, .. }),
            _ => false,
        }
    }

    /// The index in the statement of an operand in Intel's order.
    pub(super) fn written(&self, index: usize) -> usize {
        let count = usize::from(self.count);
        match self.as_slice().last() {
            Some(last) if self.intel && last.classes == t::DFV => (index + 1) % count,
            _ if self.intel => index,
            _ => count.saturating_sub(1 + index),
        }
    }

    /// Says what the operands of a statement are.
    #[inline]
    pub(super) fn classify(
        &mut self,
        insn: &Insn<'_, '_>,
        mode: Mode,
        terms: &mut impl Terms,
    ) -> Result<(), EncodeError> {
        let count = insn.operands.len();
        let all = self;
        all.first = 0;
        all.count = count.min(MOST) as u8;
        all.intel = insn.intel;
        (all.mask, all.zeroing, all.extended, all.vector, all.symbolic) = (0, false, false, false, false);
        if count > MOST {
            return Err(EncodeError::OperandCount { forms: Vec::new() });
        }
        for (i, operand) in insn.operands.iter().enumerate() {
            if operand.broadcast.is_some() && !matches!(operand.kind, OperandKind::Memory(_)) {
                return Err(EncodeError::Broadcast { operand: i });
            }
            let op = match &operand.kind {
                OperandKind::Register(name, index) => {
                    let r = register(name, *index).ok_or(EncodeError::UnknownRegister { operand: i })?;
                    if mode != Mode::Bits64 && r.only_64() {
                        return Err(EncodeError::RegisterMode { operand: i });
                    }
                    all.extended |= r.is_extended_general();
                    all.vector |= r.is_vector() || r.kind == Kind::Mmx;
                    let mut classes = r.classes();
                    if operand.indirect || insn.intel {
                        classes = super::intel::target(r.kind) | if insn.intel { classes } else { 0 };
                    }
                    let number = if r.kind == Kind::Gp8High { 0xfe } else { r.number };
                    Op { classes, number, content: Content::Register(r) }
                }
                OperandKind::Immediate(expr) => {
                    let value = terms.value(*expr);
                    all.symbolic |= matches!(value.term, Term::Symbolic { .. });
                    Op { classes: immediate(value.term), number: 0xfe, content: Content::Value(value) }
                }
                OperandKind::Memory(memory) => {
                    let mut address = address(memory, mode, terms, insn.intel).map_err(|refused| refused.at(i))?;
                    address.broadcast = operand.broadcast.is_some();
                    let registers = [address.base, address.index];
                    all.extended |= registers.iter().flatten().any(|r| r.is_extended_general());
                    let classes = if let Some(n) = operand.broadcast {
                        match n {
                            2 => t::BC2,
                            4 => t::BC4,
                            8 => t::BC8,
                            16 => t::BC16,
                            32 => t::BC32,
                            _ => return Err(EncodeError::Broadcast { operand: i }),
                        }
                    } else if operand.indirect {
                        INDIRECT_MEMORY
                    } else if insn.intel && super::intel::too_far(&address) {
                        return Err(EncodeError::Address { operand: i, problem: Problem::Displacement });
                    } else if insn.intel {
                        let offset = EncodeError::Address { operand: i, problem: Problem::Offset };
                        super::intel::memory(insn, mode, memory, &address).ok_or(offset)?
                    } else {
                        address.classes()
                    };
                    // `(%dx)` is how AT&T writes the port.
                    let port = classes == t::PORT;
                    Op { classes, number: if port { 2 } else { 0xfe }, content: Content::Address(address) }
                }
                OperandKind::Brace(text) => brace(text).ok_or(EncodeError::UnknownBrace { operand: i })?,
            };
            if let Some(name) = operand.mask {
                let r = register(name, None).ok_or(EncodeError::UnknownRegister { operand: i })?;
                if r.kind != Kind::Mask || r.number == 0 {
                    return Err(EncodeError::Mask { operand: i });
                }
                // Only what is written to can be masked.
                if i != if insn.intel { 0 } else { count - 1 } {
                    return Err(EncodeError::Mask { operand: i });
                }
                all.mask = r.number;
            }
            if operand.zeroing {
                if operand.mask.is_none() {
                    return Err(EncodeError::Mask { operand: i });
                }
                all.zeroing = true;
            }
            all.ops[if insn.intel { i } else { count - 1 - i }] = op;
        }
        // Default flag values come first in either syntax; the rows have them last.
        if insn.intel && all.ops[0].classes == t::DFV {
            all.ops[..count].rotate_left(1);
        }
        Ok(())
    }
}

/// Why an address was refused.
enum Refused {
    Mode,
    Unknown,
    Problem(Problem),
}

impl Refused {
    #[cold]
    fn at(self, operand: usize) -> EncodeError {
        match self {
            Refused::Mode => EncodeError::RegisterMode { operand },
            Refused::Unknown => EncodeError::UnknownRegister { operand },
            Refused::Problem(problem) => EncodeError::Address { operand, problem },
        }
    }
}

/// Reads an address and checks that its registers go together.
fn address(memory: &Memory<'_>, mode: Mode, terms: &mut impl Terms, intel: bool) -> Result<Address, Refused> {
    let find = |name: Option<&[u8]>| match name {
        Some(n) => match register(n, None) {
            Some(r) if mode != Mode::Bits64 && r.only_64() && r.kind != Kind::Ip64 && r.kind != Kind::Ip32 => {
                Err(Refused::Mode)
            }
            Some(r) => Ok(Some(r)),
            None => Err(Refused::Unknown),
        },
        None => Ok(None),
    };
    let pair = (find(memory.base)?, find(memory.index)?);
    let (base, index) = if intel { super::intel::arrange(pair, memory.scale) } else { pair };
    let segment = match find(memory.segment)? {
        None => None,
        Some(r) if r.kind == Kind::Segment => Some(r.number),
        Some(_) => return Err(Refused::Problem(Problem::Segment)),
    };
    let scale = match memory.scale {
        None | Some(1) => 0,
        Some(2) => 1,
        Some(4) => 2,
        Some(8) => 3,
        Some(_) => return Err(Refused::Problem(Problem::Scale)),
    };
    // A scale without an index is ignored.
    let scale = if index.is_none() { 0 } else { scale };
    let disp = match memory.disp {
        None => Value::ZERO,
        Some(expr) => terms.value(expr),
    };
    let wide = |r: Option<Register>| matches!(r.map(|r| r.kind), Some(Kind::Gp64 | Kind::Ip64 | Kind::Zero64));
    if let Term::Const(n) = disp.term
        && i32::try_from(n).is_err()
        && (wide(base) || wide(index))
    {
        return Err(Refused::Problem(Problem::Displacement));
    }
    let wrong = check(base, index, scale, mode);
    match wrong {
        // Only AT&T writes the port so.
        None if intel && base.is_some_and(is_port) => Err(Refused::Problem(Problem::Base)),
        Some(p) => Err(Refused::Problem(p)),
        None => Ok(Address { segment, base, index, scale, disp, broadcast: false }),
    }
}

/// `%dx`, which holds the number of a port.
pub(super) fn is_port(register: Register) -> bool {
    register.kind == Kind::Gp16 && register.number == 2
}

pub(super) fn check(base: Option<Register>, index: Option<Register>, scale: u8, mode: Mode) -> Option<Problem> {
    if let Some(b) = base {
        if matches!(b.kind, Kind::Ip64 | Kind::Ip32) && mode != Mode::Bits64 {
            return Some(Problem::RipMode);
        }
        if b.address_bits() == 0 || matches!(b.kind, Kind::Zero32 | Kind::Zero64 | Kind::Ip16) {
            return Some(Problem::Base);
        }
        if b.kind == Kind::Gp16 {
            if mode == Mode::Bits64 && !is_port(b) {
                return Some(Problem::Base16In64);
            }
            // bx, bp, si, di; dx alone is a port.
            if !(matches!(b.number, 3 | 5 | 6 | 7) || is_port(b) && index.is_none()) {
                return Some(Problem::Base);
            }
        }
    }
    let i = index?;
    if i.is_vector() {
        return matches!(base.map(|b| b.kind), Some(Kind::Ip64 | Kind::Ip32)).then_some(Problem::RipIndex);
    }
    if i.address_bits() == 0 || matches!(i.kind, Kind::Ip16 | Kind::Ip32 | Kind::Ip64) {
        return Some(Problem::Index);
    }
    // The stack pointer's number means that there is no index.
    if matches!(i.kind, Kind::Gp16 | Kind::Gp32 | Kind::Gp64) && i.number == 4 {
        return Some(Problem::BaseIndex);
    }
    let Some(b) = base else {
        return (i.kind == Kind::Gp16).then_some(Problem::BaseIndex);
    };
    if matches!(b.kind, Kind::Ip64 | Kind::Ip32) {
        return Some(Problem::RipIndex);
    }
    if b.address_bits() != i.address_bits() {
        return Some(match b.address_bits() {
            64 => Problem::Base64IndexNot,
            32 => Problem::Base32IndexNot,
            _ => Problem::Base16IndexNot,
        });
    }
    if b.kind == Kind::Gp16 {
        // bx or bp, then si or di; Intel's syntax has put them in this order.
        if !matches!((b.number, i.number), (3 | 5, 6 | 7)) {
            return Some(Problem::Pair16);
        }
        if scale != 0 {
            return Some(Problem::Scale16);
        }
    }
    None
}

impl Address {
    /// What a memory operand without AT&T's `*` can be.
    #[inline]
    pub(super) fn classes(&self) -> u64 {
        if let Some(i) = self.index {
            return match i.kind {
                Kind::Xmm => t::VX,
                Kind::Ymm => t::VY,
                Kind::Zmm => t::VZ,
                _ => ALL_MEMORY,
            };
        }
        let Some(base) = self.base else {
            let target = if self.segment.is_none() && self.scale == 0 { t::REL } else { 0 };
            let far = matches!(self.disp.term, Term::Const(n) if i32::try_from(n).is_err());
            let offset = t::MOFFS | if far { t::MOFFSQ } else { 0 };
            return ALL_MEMORY | target | if self.scale == 0 { offset } else { 0 };
        };
        if !matches!(self.disp.term, Term::Const(0)) || self.scale != 0 {
            return ALL_MEMORY;
        }
        match (base.kind, base.number) {
            (Kind::Gp16, 2) => t::PORT,
            (Kind::Gp16 | Kind::Gp32 | Kind::Gp64, 6) => ALL_MEMORY | t::SI,
            (Kind::Gp16 | Kind::Gp32 | Kind::Gp64, 7) if self.segment.is_none_or(|s| s == 0) => ALL_MEMORY | t::DI,
            _ => ALL_MEMORY,
        }
    }
}
