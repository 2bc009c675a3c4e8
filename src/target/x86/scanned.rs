//! Operands as a scanner reads them: put at their places at once, without names or expressions.
//!
//! Everything here answers false or none where the operand is not of the plain kind; then nothing of it counts.

use super::classes::{brace, broadcast, immediate};
use super::memory::check;
use super::operand::{Address, Content, INDIRECT_MEMORY, MOST, Op, Operands};
use super::registers::{Kind, Named, Register, traits::EXTENDED};
use super::{Mode, Value, intel};

impl Operands {
    /// Starts a statement in AT&T's order: operands are put in from the last place to the first.
    #[inline]
    pub fn start_att(&mut self) {
        self.start(MOST, false);
    }

    #[inline(always)]
    fn put(&mut self, op: Op) -> bool {
        let Some(place) = self.ops.get_mut(usize::from(self.first.wrapping_sub(1))) else { return false };
        *place = op;
        self.first -= 1;
        self.count += 1;
        true
    }

    /// A register, or a branch through one.
    pub fn put_register(&mut self, register: Register, indirect: bool, mode: Mode) -> bool {
        if mode != Mode::Bits64 && register.only_64() {
            return false;
        }
        self.traits |= register.traits();
        self.numbers[usize::from(self.first.wrapping_sub(1) & 7)] = register.number;
        let classes = if indirect { intel::target(register.kind) } else { register.classes() };
        self.put(Op { classes, content: Content::Register(register) })
    }

    /// The same of a register that was found by its name.
    #[inline(always)]
    pub fn put_found(&mut self, found: &Named, indirect: bool, mode: Mode) -> bool {
        if indirect || mode != Mode::Bits64 && found.only_64 {
            return self.put_register(found.register, indirect, mode);
        }
        self.traits |= found.traits;
        self.numbers[usize::from(self.first.wrapping_sub(1) & 7)] = found.register.number;
        self.put(Op { classes: found.classes, content: Content::Register(found.register) })
    }

    /// A rounding mode, or `sae`, without its braces.
    pub fn put_brace(&mut self, text: &[u8]) -> bool {
        let op = std::str::from_utf8(text).ok().and_then(brace);
        op.is_some_and(|op| self.put(op))
    }

    /// The operand put in last is memory that is broadcast to so many elements.
    pub fn broadcast(&mut self, count: u64) -> bool {
        let (Some(class), Some(op)) = (broadcast(count), self.ops.get_mut(usize::from(self.first))) else {
            return false;
        };
        op.classes = class;
        match &mut op.content {
            Content::Address(address) => address.broadcast = true,
            _ => return false,
        }
        true
    }

    /// An immediate.
    #[inline(always)]
    pub fn put_immediate(&mut self, value: Value) -> bool {
        self.symbolic |= !value.is_constant();
        self.put(Op { classes: immediate(value), content: Content::Value(value) })
    }

    /// Memory, the target of a branch, or a branch through memory.
    #[inline(always)]
    pub fn put_address(&mut self, address: Address, indirect: bool) -> bool {
        let traits = |r: Option<Register>| r.map_or(0, |r| r.traits() & EXTENDED);
        self.traits |= traits(address.base) | traits(address.index);
        let classes = if indirect { INDIRECT_MEMORY } else { address.classes() };
        self.put(Op { classes, content: Content::Address(address) })
    }

    /// A write mask behind the last operand; 0 is none.
    #[inline]
    pub fn set_mask(&mut self, number: u8, zeroing: bool) {
        (self.mask, self.zeroing) = (number, zeroing);
    }
}

impl Address {
    /// An address whose registers go together; `scale` is the logarithm.
    #[inline(always)]
    pub fn scanned(
        segment: Option<u8>,
        (base, index): (Option<Register>, Option<Register>),
        scale: u8,
        disp: Value,
        mode: Mode,
    ) -> Option<Address> {
        // Nearly all addresses are of pointers as wide as the mode.
        let (kind, numbers) = if mode == Mode::Bits64 { (Kind::Gp64, 32) } else { (Kind::Gp32, 8) };
        let pointer = |r: Register| r.kind == kind && r.number < numbers;
        let ordinary = match (base, index) {
            (Some(b), None) => pointer(b) || b.kind == Kind::Ip64 && mode == Mode::Bits64,
            (Some(b), Some(i)) => pointer(b) && pointer(i) && i.number != 4,
            (None, Some(_)) => false,
            (None, None) => true,
        };
        if !ordinary && !may_stand(base, index, scale, mode) || disp.is_far() && (base.is_some() || index.is_some()) {
            return None;
        }
        Some(Address { segment, base, index, scale: if index.is_none() { 0 } else { scale }, disp, broadcast: false })
    }
}

/// Whether the registers of an address go together and the mode has them.
#[inline(never)]
fn may_stand(base: Option<Register>, index: Option<Register>, scale: u8, mode: Mode) -> bool {
    let narrow = mode != Mode::Bits64 && [base, index].iter().flatten().any(|r| r.only_64());
    !narrow && check(base, index, scale, mode).is_none()
}
