//! From the operands of a statement to what each of them can be.
//!
//! An operand becomes a set of class bits and the parts that an encoding needs. Registers are looked up here and
//! addresses are checked; whether an instruction takes the operand is the matcher's business.

use super::classes::{brace, immediate};
use super::error::{AddressProblem as Problem, EncodeError};
use super::intel::MemoryRule;
use super::memory::address;
use super::registers::{Kind, Register, register};
use super::{Insn, Mode, Term, Terms, tables as t};
use crate::ast::{OperandKind, Specifier};

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
                        let rule = MemoryRule::of(insn.mnemonic);
                        if rule == MemoryRule::Branch && memory.offset {
                            return Err(EncodeError::Address { operand: i, problem: Problem::Offset });
                        }
                        let size = memory.size.unwrap_or(0);
                        super::intel::memory(rule, mode, size, memory.parenthesised, &address)
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
