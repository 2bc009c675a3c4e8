//! The operands of a statement.
//!
//! An operand is a set of class bits and the parts that an encoding needs; whether an instruction accepts it is decided
//! by the matcher.

use super::intel::Sizes;
use super::modrm::ModRm;
use super::registers::{
    Kind, Register,
    traits::{RARE_ADDRESS, SYMBOLIC},
};
use super::{Dialect, Got, Term, tables as t};
use crate::parse::ast::Specifier;
use crate::source::Span;

/// The maximum number of operands.
pub(super) const MAX_OPERANDS: usize = 6;

/// A value to encode: a number, or an expression to be resolved later.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    /// The number; 0 for a symbolic value.
    number: i64,
    /// The index, the specifier and flags, in one word so that a value is passed in registers.
    about: u32,
}

/// Bit positions in `Value::about`: the lowest byte is the index, the next one the specifier.
const SPECIFIER: u32 = 8;
const GOT: u32 = 16;
const SYMBOLIC_VALUE: u32 = 1 << 18;
const BARE: u32 = 1 << 19;

impl Value {
    /// The index of a value that is not in the source.
    pub const UNWRITTEN: u8 = 0xff;
    /// The displacement if none is written.
    pub const ZERO: Value = Value::new(Term::Const(0), Value::UNWRITTEN);

    /// A value with its index among the instruction's values, or [`Value::UNWRITTEN`].
    #[inline(always)]
    pub const fn new(term: Term, index: u8) -> Value {
        match term {
            Term::Const(number) => Value { number, about: index as u32 },
            Term::Symbolic { specifier, bare, got } => {
                let bare = if bare { BARE } else { 0 };
                let about =
                    index as u32 | (specifier.0 as u32) << SPECIFIER | (got as u32) << GOT | SYMBOLIC_VALUE | bare;
                Value { number: 0, about }
            }
        }
    }

    /// The index among the instruction's values.
    #[inline(always)]
    pub fn index(&self) -> u8 {
        self.about as u8
    }

    #[inline(always)]
    pub(super) fn specifier(&self) -> Specifier {
        Specifier((self.about >> SPECIFIER) as u8)
    }

    #[inline(always)]
    pub(super) fn got(&self) -> Got {
        match self.about >> GOT & 3 {
            0 => Got::No,
            1 => Got::Leads,
            _ => Got::Difference,
        }
    }

    #[inline(always)]
    pub(super) fn bare(&self) -> bool {
        self.about & BARE != 0
    }

    /// Returns whether it is a single symbol without a specifier.
    #[inline(always)]
    pub(super) fn is_symbol(&self) -> bool {
        self.bare() && self.specifier() == Specifier::NONE
    }

    #[inline]
    pub const fn constant(value: i64) -> Value {
        Value::new(Term::Const(value), Value::UNWRITTEN)
    }

    #[inline]
    pub fn is_constant(&self) -> bool {
        self.about & SYMBOLIC_VALUE == 0
    }

    /// The number, if it is one.
    #[inline]
    pub fn number(&self) -> Option<i64> {
        if self.is_constant() { Some(self.number) } else { None }
    }

    /// Returns whether it is a number that does not fit in 32 bits.
    #[inline]
    pub(super) fn is_far(&self) -> bool {
        self.number != i64::from(self.number as i32)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Address {
    pub(super) disp: Value,
    pub(super) segment: Option<u8>,
    pub(super) base: Option<Register>,
    pub(super) index: Option<Register>,
    pub(super) scale: u8,
    /// The memory is read once and broadcast.
    pub(super) broadcast: bool,
}

impl Address {
    /// The width of its registers in bits; 0 without registers.
    pub(super) fn bits(&self) -> u8 {
        // A vector index has no address width.
        self.base.map_or(0, Register::address_bits).max(self.index.map_or(0, Register::address_bits))
    }
}

/// The contents of an operand.
#[derive(Clone, Copy, Debug)]
pub enum Content {
    Register(Register),
    Value(Value),
    Address(Address),
    /// A rounding mode, 0 to 3, or the bits of default flag values.
    Number(u8),
}

#[derive(Clone, Copy, Debug)]
pub struct Op {
    pub(super) classes: u64,
    pub(super) content: Content,
}

impl Op {
    /// The register's number, for rows that require a certain one; high-byte registers have none.
    pub(super) fn number(&self) -> u8 {
        match self.content {
            Content::Register(r) if r.kind != Kind::Gp8High => r.number,
            // AT&T syntax writes the port as `(%dx)`.
            Content::Address(_) if self.classes == t::PORT => 2,
            _ => 0xfe,
        }
    }
}

/// The operands of an instruction in Intel's order, and properties of all of them.
#[derive(Clone, Copy, Debug)]
pub struct Operands {
    /// Followed by two entries that match every class.
    pub(super) ops: [Op; MAX_OPERANDS + 2],
    /// The encodings of the operands in ModRM.rm, at the same indices; the upper half is [`ModRm::NONE`].
    pub(super) modrms: [ModRm; 16],
    /// The numbers that are immediates, at the same indices; the upper half is zero.
    pub(super) constants: [i64; 16],
    /// The index of the first operand: a scanner for AT&T's order fills the array from the end. A full word, like the
    /// count: a load as wide as the store that precedes it does not stall.
    pub(super) first: usize,
    pub(super) count: usize,
    /// The number of the write mask's register; 0 for an unmasked operand.
    pub(super) mask: u8,
    pub(super) zeroing: bool,
    /// The traits of all operands: bits of [`registers::traits`](super::registers::traits).
    pub(super) traits: u8,
    pub(super) intel: bool,
    pub(super) sizes: Sizes,
}

/// What diagnostics show of an operand.
#[derive(Clone, Copy, Debug)]
pub struct Written<'s> {
    pub span: Span,
    /// Its text, without the `*` of a branch.
    pub text: &'s [u8],
    /// It has Intel's brackets or a size.
    pub is_memory: bool,
    /// It has a write mask.
    pub is_masked: bool,
}

impl Written<'_> {
    pub(super) fn name(&self) -> &str {
        let text = self.text.strip_prefix(b"%").unwrap_or(self.text).trim_ascii();
        let end = text.iter().position(|byte| !byte.is_ascii_alphanumeric()).unwrap_or(text.len());
        std::str::from_utf8(&text[..end]).unwrap_or_default()
    }
}

pub(super) const ALL_MEMORY: u64 = t::M8 | t::M16 | t::M32 | t::M64 | t::M80 | t::M128 | t::M256 | t::M512 | t::MANY;
pub(super) const INDIRECT_MEMORY: u64 = t::IM16 | t::IM32 | t::IM64;
/// A missing operand, which matches every class.
const NOTHING: Op = Op { classes: u64::MAX, content: Content::Number(0) };

impl Operands {
    pub(super) const NONE: Operands = Operands {
        ops: [NOTHING; MAX_OPERANDS + 2],
        modrms: [ModRm::NONE; 16],
        constants: [0; 16],
        first: 0,
        count: 0,
        mask: 0,
        zeroing: false,
        traits: 0,
        intel: false,
        sizes: Sizes::NONE,
    };

    #[inline]
    pub(super) fn as_slice(&self) -> &[Op] {
        &self.ops[self.first..self.first + self.count]
    }

    /// The operand at an index in Intel's order; `None` at index 8.
    #[inline]
    pub(super) fn at(&self, index: u8) -> Option<&Op> {
        self.ops.get(self.first + usize::from(index))
    }

    /// The number of the register at an index in Intel's order; 0 at index 8.
    #[inline]
    pub(super) fn number(&self, index: u8) -> u8 {
        self.modrm(index).base()
    }

    /// What the operand at an index in Intel's order is in ModRM.rm; no operand at index 8.
    #[inline]
    pub(super) fn modrm(&self, index: u8) -> ModRm {
        self.modrms[(self.first + usize::from(index)) & 15]
    }

    /// The immediate at an index in Intel's order, if it is a number; 0 at index 8.
    #[inline]
    pub(super) fn constant(&self, index: u8) -> i64 {
        self.constants[(self.first + usize::from(index)) & 15]
    }

    /// In GNU as's dialect a symbol uses the full field: only llvm-mc tries 8 bits first.
    #[inline(always)]
    pub(super) fn make_symbols_wide(&mut self, dialect: Dialect) {
        if dialect == Dialect::Llvm || self.traits & SYMBOLIC == 0 {
            return;
        }
        for op in &mut self.ops[self.first..self.first + self.count] {
            if matches!(op.content, Content::Value(value) if !value.is_constant()) {
                op.classes &= !(t::I8W | t::I8L | t::I8Q);
            }
        }
    }

    /// Starts a statement.
    #[inline(always)]
    pub fn start<const INTEL: bool>(&mut self) {
        if INTEL {
            (self.ops[0], self.ops[1]) = (NOTHING, NOTHING);
            self.sizes = Sizes::NONE;
        }
        (self.first, self.count, self.intel) = (if INTEL { 0 } else { MAX_OPERANDS }, 0, INTEL);
        (self.mask, self.zeroing, self.traits) = (0, false, 0);
    }

    /// A number that is the only operand as the target of a branch, as in GNU as's Intel syntax. llvm-mc takes a number for an
    /// immediate, which no branch has.
    #[cold]
    pub(super) fn with_target(&self) -> Option<Operands> {
        let [Op { content: Content::Value(disp), .. }] = *self.as_slice() else { return None };
        let address = Address { disp, segment: None, base: None, index: None, scale: 0, broadcast: false };
        let classes = address.classes() & (t::REL | t::REL8);
        let mut changed = *self;
        *changed.ops.get_mut(self.first)? = Op { classes, content: Content::Address(address) };
        disp.is_constant().then_some(changed)
    }

    /// The displacement of the first operand if that is an address.
    #[inline(always)]
    pub(super) fn first_displacement(&self) -> Option<&Value> {
        match &self.ops[self.first & 7].content {
            Content::Address(address) if self.count > 0 => Some(&address.disp),
            _ => None,
        }
    }

    /// Returns whether the destination is an x87 register below the top of the stack.
    pub(super) fn is_stack(&self) -> bool {
        matches!(
            self.as_slice(),
            [Op { content: Content::Register(Register { kind: Kind::Stack, number: 1.. }), .. }, ..]
        )
    }

    /// The index in the statement of an operand in Intel's order.
    pub(super) fn written(&self, index: usize) -> usize {
        let count = self.count;
        match self.as_slice().last() {
            Some(last) if self.intel && last.classes == t::DFV => (index + 1) % count,
            _ if self.intel => index,
            _ => count.saturating_sub(1 + index),
        }
    }

    pub(super) fn as_written(&self, index: usize) -> Option<&Op> {
        self.index_of(index).and_then(|i| self.as_slice().get(i))
    }

    /// The size in bits that Intel's `dword ptr` and the like give an operand of the statement; 0 for none.
    pub(super) fn written_size(&self, index: usize) -> u16 {
        self.index_of(index).filter(|_| self.intel).map_or(0, |i| self.sizes.bits[i])
    }

    fn index_of(&self, written: usize) -> Option<usize> {
        (0..self.count).find(|&i| self.written(i) == written)
    }

    /// Records the parts of the operands, which start at index 0 and have been moved or replaced, and clears the entries
    /// after them.
    pub(super) fn finish(&mut self) {
        self.ops[self.count..].fill(NOTHING);
        for (place, op) in self.ops.iter().enumerate() {
            let (mut modrm, mut constant) = (ModRm::UNKNOWN, 0);
            match op.content {
                Content::Register(r) => modrm = ModRm::of_register(r.number),
                Content::Value(value) => constant = value.number().unwrap_or(0),
                Content::Address(_) => self.traits |= RARE_ADDRESS,
                Content::Number(_) => {}
            }
            (self.modrms[place], self.constants[place]) = (modrm, constant);
        }
    }
}
