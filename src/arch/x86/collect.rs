//! Adds operands to a statement as they are read: each becomes its classes and the parts that an encoding needs.
//!
//! `INTEL` is the order of the operands. In AT&T's order they are stored from the last place to the first.

use super::classes::{brace, immediate};
use super::error::{AddressProblem, Problem};
use super::memory::{check, is_port};
use super::modrm::{ModRm, Style};
use super::operand::{Address, Content, INDIRECT_MEMORY, MAX_OPERANDS, Op, Operands};
use super::registers::{
    Kind, Named, Register, register,
    traits::{EXTENDED, MASKED, RARE_ADDRESS, SYMBOLIC, SYMBOLIC_ADDRESS},
};
use super::tables::{self as t, MemoryRule};
use super::{Mode, Value, intel};
use std::hint::cold_path;

impl Operands {
    /// The place of the next operand.
    #[inline(always)]
    fn next<const INTEL: bool>(&self) -> usize {
        if INTEL { self.count } else { self.first.wrapping_sub(1) }
    }

    #[inline(always)]
    fn push<const INTEL: bool>(&mut self, classes: u64, content: Content) -> Result<(), Problem> {
        let place = self.next::<INTEL>();
        let Some(op) = self.ops[..MAX_OPERANDS].get_mut(place) else {
            cold_path();
            return Err(Problem::Count);
        };
        *op = Op { classes, content };
        if INTEL {
            self.count += 1;
        } else {
            self.first -= 1;
        }
        Ok(())
    }

    /// The number of operands added to a statement that has not ended.
    #[inline(always)]
    pub fn added<const INTEL: bool>(&self) -> usize {
        if INTEL { self.count } else { MAX_OPERANDS - self.first }
    }

    /// Ends a statement in AT&T's order.
    #[inline(always)]
    pub fn end_att(&mut self) {
        self.count = self.added::<false>();
    }

    /// Adds a register that was found by name; not the target of an indirect branch in AT&T syntax.
    #[inline(always)]
    pub fn push_named<const INTEL: bool>(&mut self, found: &Named, mode: Mode) -> Result<(), Problem> {
        if mode != Mode::Bits64 && found.only_64 {
            cold_path();
            return Err(Problem::RegisterMode);
        }
        self.push_valid::<INTEL>(found)
    }

    /// [`Self::push_named`] for a register that exists in the mode.
    #[inline(always)]
    pub fn push_valid<const INTEL: bool>(&mut self, found: &Named) -> Result<(), Problem> {
        self.traits |= found.traits;
        self.modrms[self.next::<INTEL>() & 7] = ModRm::of_register(found.register.number);
        let classes = if INTEL { found.classes_or_target } else { found.classes };
        self.push::<INTEL>(classes, Content::Register(found.register))
    }

    /// Adds a register. In AT&T syntax it is the target of a branch if it is `indirect`; in Intel syntax it may be.
    pub fn push_register<const INTEL: bool>(
        &mut self,
        register: Register,
        indirect: bool,
        mode: Mode,
    ) -> Result<(), Problem> {
        let mut named = Named::new(0, register.kind, register.number);
        if indirect {
            named.classes = intel::target(register.kind);
        }
        self.push_named::<INTEL>(&named, mode)
    }

    /// Adds a rounding mode, `sae` or flags, given the text between the braces.
    pub fn push_brace<const INTEL: bool>(&mut self, inside: &str) -> Result<(), Problem> {
        let Op { classes, content } = brace(inside).ok_or(Problem::UnknownBrace)?;
        self.push::<INTEL>(classes, content)
    }

    /// Adds an immediate.
    #[inline(always)]
    pub fn push_immediate<const INTEL: bool>(&mut self, value: Value) -> Result<(), Problem> {
        self.traits |= if value.is_constant() { 0 } else { SYMBOLIC };
        self.constants[self.next::<INTEL>() & 7] = value.number().unwrap_or(0);
        self.push::<INTEL>(immediate(value), Content::Value(value))
    }

    /// Records a register of an address that is still being read.
    #[inline(always)]
    pub fn note_address_register(&mut self, found: &Named) {
        self.traits |= found.traits & EXTENDED;
    }

    #[inline(always)]
    fn note_registers(&mut self, address: &Address) {
        let number = |register: Option<Register>| register.map_or(0, |register| register.number);
        if (number(address.base) | number(address.index)) & 16 != 0 {
            cold_path();
            let traits = |register: Option<Register>| register.map_or(0, Register::traits) & EXTENDED;
            self.traits |= traits(address.base) | traits(address.index);
        }
    }

    /// Records the parts of the address in the next operand.
    #[inline(always)]
    fn note_address<const INTEL: bool>(&mut self, address: &Address, is_ordinary: bool, mode: Mode) {
        self.traits |= if address.disp.is_constant() { 0 } else { SYMBOLIC_ADDRESS };
        self.modrms[self.next::<INTEL>() & 7] = if address.segment.is_some() || mode == Mode::Bits16 || !is_ordinary {
            cold_path();
            self.traits |= RARE_ADDRESS;
            ModRm::UNKNOWN
        } else {
            ModRm::of_address(address, mode, Style::PLAIN)
        };
    }

    /// Adds memory, the target of a branch, or a branch through memory, in AT&T's order.
    #[inline(always)]
    pub fn push_address(
        &mut self,
        (address, is_ordinary): (Address, bool),
        indirect: bool,
        mode: Mode,
    ) -> Result<(), Problem> {
        let classes = if indirect { INDIRECT_MEMORY } else { address.classes() };
        self.note_address::<false>(&address, is_ordinary, mode);
        self.push::<false>(classes, Content::Address(address))
    }

    /// Adds memory or the target of a branch in Intel's order. `size` is the written size in bits, or 0; `enclosed`: a
    /// size or brackets make it memory.
    #[inline(always)]
    pub fn push_intel_address(
        &mut self,
        (address, is_ordinary): (Address, bool),
        rule: MemoryRule,
        mode: Mode,
        size: u16,
        enclosed: bool,
    ) -> Result<(), Problem> {
        self.note_registers(&address);
        self.note_address::<true>(&address, is_ordinary, mode);
        let classes = intel::memory(rule, mode, size, enclosed, &address);
        self.sizes.note(self.count, size, classes);
        self.push::<true>(classes, Content::Address(address))
    }

    /// Makes the last operand a broadcast to this many elements.
    pub fn set_broadcast<const INTEL: bool>(&mut self, elements: u8) -> Result<(), Problem> {
        let place = if INTEL { self.count.wrapping_sub(1) } else { self.first };
        self.sizes.decide |= INTEL;
        let Some(Op { classes, content: Content::Address(address) }) = self.ops[..MAX_OPERANDS].get_mut(place) else {
            return Err(Problem::Broadcast);
        };
        address.broadcast = true;
        *classes = t::of_number(&t::BROADCASTS, elements.into()).ok_or(Problem::Broadcast)?;
        Ok(())
    }

    /// Sets the write mask, given its register's name.
    pub fn set_mask(&mut self, name: &[u8], zeroing: bool) -> Result<(), Problem> {
        let found = register(name, None).ok_or(Problem::UnknownMask)?;
        match (found.kind, found.number) {
            (Kind::Mask, 0) => return Err(Problem::ZeroMask),
            (Kind::Mask, number) => (self.mask, self.zeroing) = (number, zeroing),
            _ => return Err(Problem::Mask),
        }
        self.traits |= MASKED;
        Ok(())
    }

    /// Ends a statement in Intel's order. Flags are written first; the rows have them last.
    pub fn end_intel(&mut self) {
        if self.count > 0 && self.ops[0].classes == t::DFV {
            self.ops[..self.count].rotate_left(1);
            self.sizes.bits.rotate_left(1);
            self.finish();
        }
    }

    /// Moves operands in AT&T's order to the first places, where what edits operands expects them.
    pub fn settle(&mut self) {
        self.ops.copy_within(self.first..self.first + self.count, 0);
        self.first = 0;
        self.finish();
    }
}

impl Address {
    /// The address with its registers in Intel's order, and whether it is ordinary. The register without a scale is the base,
    /// unless it cannot be one. `is_ordinary`: it is in the order in which it was read.
    #[inline(never)]
    pub fn in_intel_order(self, scale: Option<i64>, is_ordinary: bool, mode: Mode) -> Result<(Address, bool), Problem> {
        let registers = (self.base, self.index);
        let registers = if is_ordinary { registers } else { intel::arrange(registers, scale) };
        let is_ordinary = self::is_ordinary(ordinary_modes(registers), mode);
        let (base, index) = registers;
        // A scale without an index is ignored.
        let scale = if index.is_none() { 0 } else { self.scale };
        let address = Address { base, index, scale, ..self };
        address.check(is_ordinary, mode)?;
        if address.disp.is_far() && intel::too_far(&address) {
            return Err(Problem::DISPLACEMENT);
        }
        // Only AT&T syntax writes the port in parentheses.
        match address.base.is_some_and(is_port) {
            true => Err(Problem::Address(AddressProblem::BASE)),
            false => Ok((address, is_ordinary)),
        }
    }

    /// Checks that its registers can be combined.
    // Not a constructor: an address in a result is packed into words and unpacked.
    #[inline(always)]
    pub fn check(&self, is_ordinary: bool, mode: Mode) -> Result<(), Problem> {
        let has_registers = self.base.is_some() || self.index.is_some();
        if has_registers && (self.disp.is_far() || !is_ordinary) {
            cold_path();
            return allow((self.base, self.index), self.scale, self.disp, mode);
        }
        Ok(())
    }
}

/// The logarithm of a scale.
#[inline]
pub fn logarithm(scale: i64) -> Result<u8, Problem> {
    match scale {
        1 => Ok(0),
        2 => Ok(1),
        4 => Ok(2),
        8 => Ok(3),
        _ => Err(Problem::SCALE),
    }
}

/// In which modes an address with these registers is ordinary: its registers are as wide as the mode, and can always be
/// combined. Bits as in [`Named::as_base`].
#[inline(always)]
pub fn ordinary_modes((base, index): (Option<Register>, Option<Register>)) -> u8 {
    base.map_or(NO_BASE, Register::as_base) & index.map_or(NO_INDEX, Register::as_index)
}

/// [`Named::as_base`] without a base.
pub const NO_BASE: u8 = 0xff;
/// [`Named::as_index`] without an index.
pub const NO_INDEX: u8 = 0xf0;

/// Returns whether an address is ordinary in a mode, given [`ordinary_modes`].
#[inline(always)]
pub fn is_ordinary(modes: u8, mode: Mode) -> bool {
    (modes | modes >> 4) & mode.bit() != 0
}

/// Checks that the registers of an address exist in the mode and can be combined, and that the displacement fits.
#[inline(never)]
fn allow(
    (base, index): (Option<Register>, Option<Register>),
    scale: u8,
    disp: Value,
    mode: Mode,
) -> Result<(), Problem> {
    let mut registers = [base, index].into_iter().flatten();
    let is_pointer = |r: Register| matches!(r.kind, Kind::Ip64 | Kind::Ip32);
    if mode != Mode::Bits64 && registers.clone().any(|r| r.only_64() && !is_pointer(r)) {
        return Err(Problem::RegisterMode);
    }
    if disp.is_far() && registers.any(|r| matches!(r.kind, Kind::Gp64 | Kind::Ip64 | Kind::Zero64)) {
        return Err(Problem::DISPLACEMENT);
    }
    check(base, index, scale, mode).map_or(Ok(()), |problem| Err(Problem::Address(problem)))
}
