//! Operands as a scanner reads them: stored in place, without names or expressions.
//!
//! Every function returns false or `None` for an operand that is not of the common kind; the statement must then be
//! read again in full.

use super::classes::{brace, broadcast, immediate};
use super::intel::{MemoryRule, Sizes};
use super::memory::check;
use super::operand::{Address, Content, INDIRECT_MEMORY, MOST, Op, Operands};
use super::registers::{
    Kind, Named, Register,
    traits::{EXTENDED, MASKED, SYMBOLIC},
};
use super::{Mode, Value, intel, tables as t};

impl Operands {
    /// Starts a statement in AT&T's order: operands are stored from the last place to the first.
    #[inline]
    pub fn start_att(&mut self) {
        self.start(MOST, false);
    }

    /// Starts a statement in Intel's order: operands are stored from the first place on.
    #[inline]
    pub fn start_intel(&mut self) {
        self.start(0, true);
    }

    #[inline(always)]
    fn put(&mut self, op: Op) -> bool {
        let Some(place) = self.ops.get_mut(self.first.wrapping_sub(1)) else { return false };
        *place = op;
        self.first -= 1;
        true
    }

    /// Ends a statement in AT&T's order.
    #[inline(always)]
    pub fn end_att(&mut self) {
        self.count = MOST - self.first;
    }

    /// Adds a register, or a branch through one.
    pub fn put_register(&mut self, register: Register, indirect: bool, mode: Mode) -> bool {
        if mode != Mode::Bits64 && register.only_64() {
            return false;
        }
        self.traits |= register.traits();
        self.numbers[self.first.wrapping_sub(1) & 7] = register.number;
        let classes = if indirect { intel::target(register.kind) } else { register.classes() };
        self.put(Op { classes, content: Content::Register(register) })
    }

    /// Adds a register that was found by name; not a branch.
    #[inline(always)]
    pub fn put_found(&mut self, found: &Named, mode: Mode) -> bool {
        if mode != Mode::Bits64 && found.only_64 {
            return false;
        }
        self.traits |= found.traits;
        self.numbers[self.first.wrapping_sub(1) & 7] = found.register.number;
        self.put(Op { classes: found.classes, content: Content::Register(found.register) })
    }

    /// Adds a rounding mode or `sae`, without its braces.
    pub fn put_brace(&mut self, text: &[u8]) -> bool {
        let op = std::str::from_utf8(text).ok().and_then(brace);
        op.is_some_and(|op| self.put(op))
    }

    /// Makes the last operand a broadcast to this many elements.
    pub fn put_broadcast(&mut self, elements: &[u8]) -> bool {
        self.broadcast_at(self.first, elements)
    }

    fn broadcast_at(&mut self, place: usize, elements: &[u8]) -> bool {
        let Some(Op { classes, content: Content::Address(address) }) = self.ops.get_mut(place) else { return false };
        address.broadcast = true;
        *classes = match elements {
            b"16" => t::BC16,
            b"32" => t::BC32,
            [digit] => broadcast(u64::from(digit.wrapping_sub(b'0'))).unwrap_or(0),
            _ => 0,
        };
        *classes != 0
    }

    /// Adds an immediate.
    #[inline(always)]
    pub fn put_immediate(&mut self, value: Value) -> bool {
        self.traits |= if value.is_constant() { 0 } else { SYMBOLIC };
        self.put(Op { classes: immediate(value), content: Content::Value(value) })
    }

    /// Records a register of an address that is still being read.
    #[inline(always)]
    pub fn of_address(&mut self, found: &Named) -> Register {
        self.traits |= found.traits & EXTENDED;
        found.register
    }

    /// Adds memory, the target of a branch, or a branch through memory.
    #[inline(always)]
    pub fn put_address(&mut self, address: Address, indirect: bool) -> bool {
        let classes = if indirect { INDIRECT_MEMORY } else { address.classes() };
        self.put(Op { classes, content: Content::Address(address) })
    }

    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    #[inline]
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.count == 1
    }

    #[inline(always)]
    fn append(&mut self, op: Op) -> bool {
        let Some(place) = self.ops[..MOST].get_mut(self.count) else { return false };
        *place = op;
        self.count += 1;
        true
    }

    /// Adds a register in Intel's order, which may also be the target of a branch.
    #[inline]
    pub fn append_register(&mut self, register: Register, mode: Mode) -> bool {
        // `rip` is valid only as a base.
        if register.kind == Kind::Ip64 || mode != Mode::Bits64 && register.only_64() {
            return false;
        }
        self.traits |= register.traits();
        self.numbers[self.count & 7] = register.number;
        let classes = register.classes() | intel::target(register.kind);
        self.append(Op { classes, content: Content::Register(register) })
    }

    /// Adds a register in Intel's order that was found by name.
    #[inline(always)]
    pub fn append_found(&mut self, found: &Named, mode: Mode) -> bool {
        if mode != Mode::Bits64 && found.only_64 {
            return false;
        }
        self.traits |= found.traits;
        self.numbers[self.count & 7] = found.register.number;
        let classes = found.classes_or_target;
        classes != 0 && self.append(Op { classes, content: Content::Register(found.register) })
    }

    /// Adds an immediate in Intel's order.
    #[inline(always)]
    pub fn append_immediate(&mut self, value: Value) -> bool {
        self.traits |= if value.is_constant() { 0 } else { SYMBOLIC };
        self.append(Op { classes: immediate(value), content: Content::Value(value) })
    }

    /// Adds memory or the target of a branch in Intel's order. `size` is the written size in bits, or 0; `enclosed`: a
    /// size or brackets make it memory.
    #[inline(always)]
    pub fn append_address(
        &mut self,
        address: Address,
        (rule, mode): (MemoryRule, Mode),
        (size, enclosed): (u16, bool),
        sizes: &mut Sizes,
    ) -> bool {
        if address.base.is_some_and(|b| b.kind == Kind::Gp16) {
            return false;
        }
        let classes = intel::memory(rule, mode, size, enclosed, &address);
        sizes.note(self.count, size, classes);
        self.append(Op { classes, content: Content::Address(address) })
    }

    /// Adds a rounding mode or `sae` in Intel's order, without the braces.
    pub fn append_brace(&mut self, inside: &str) -> bool {
        brace(inside).is_some_and(|op| op.classes & (t::RC | t::SAE) != 0 && self.append(op))
    }

    /// Makes the last operand in Intel's order a broadcast to this many elements.
    pub fn broadcast(&mut self, elements: &[u8], sizes: &mut Sizes) -> bool {
        sizes.decide = true;
        self.count != 0 && self.broadcast_at(self.count - 1, elements)
    }

    /// Sets the write mask; 0 for none.
    #[inline]
    pub fn set_mask(&mut self, number: u8, zeroing: bool) {
        (self.mask, self.zeroing) = (number, zeroing);
        self.traits |= if number == 0 { 0 } else { MASKED };
    }
}

impl Address {
    /// An address with its registers in Intel's order. The register without a scale is the base, unless it cannot be
    /// one.
    #[inline(always)]
    pub fn scanned_intel(
        segment: Option<u8>,
        registers: (Option<Register>, Option<Register>),
        scale: Option<i64>,
        disp: Value,
        mode: Mode,
    ) -> Option<Address> {
        let logarithm = match scale {
            None | Some(1) => 0,
            Some(2) => 1,
            Some(4) => 2,
            Some(8) => 3,
            Some(_) => return None,
        };
        let registers = if ordinary(registers, mode) { registers } else { intel::arrange(registers, scale) };
        Address::scanned(segment, registers, logarithm, disp, mode)
    }

    /// An address, if its registers can be combined; `scale` is the logarithm.
    #[inline(always)]
    pub fn scanned(
        segment: Option<u8>,
        (base, index): (Option<Register>, Option<Register>),
        scale: u8,
        disp: Value,
        mode: Mode,
    ) -> Option<Address> {
        let has_registers = base.is_some() || index.is_some();
        if has_registers && (disp.is_far() || !ordinary((base, index), mode) && !may_stand(base, index, scale, mode)) {
            return None;
        }
        Some(Address { segment, base, index, scale: if index.is_none() { 0 } else { scale }, disp, broadcast: false })
    }
}

/// Returns whether the registers are of the common kind, which can always be combined: as wide as the mode, and the
/// index is not the stack pointer.
#[inline(always)]
fn ordinary((base, index): (Option<Register>, Option<Register>), mode: Mode) -> bool {
    let (kind, numbers) = if mode == Mode::Bits64 { (Kind::Gp64, 32) } else { (Kind::Gp32, 8) };
    let pointer = |r: Register| r.kind == kind && r.number < numbers;
    let instruction = |r: Register| r.kind == Kind::Ip64 && mode == Mode::Bits64;
    base.is_none_or(|base| pointer(base) || instruction(base) && index.is_none())
        && index.is_none_or(|index| pointer(index) && index.number != 4)
}

/// Returns whether the registers of an address can be combined and exist in the mode.
#[inline(never)]
fn may_stand(base: Option<Register>, index: Option<Register>, scale: u8, mode: Mode) -> bool {
    let narrow = mode != Mode::Bits64 && [base, index].iter().flatten().any(|r| r.only_64());
    !narrow && check(base, index, scale, mode).is_none()
}
