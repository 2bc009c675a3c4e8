//! Operands as a scanner reads them: put at their places at once, without names or expressions.
//!
//! Everything here answers false or none where the operand is not of the plain kind; then nothing of it counts.

use super::classes::immediate;
use super::memory::check;
use super::operand::{Address, Content, INDIRECT_MEMORY, MOST, Op, Operands};
use super::registers::{Kind, Register, traits::EXTENDED};
use super::{Mode, Value, intel};

impl Operands {
    /// Starts a statement in AT&T's order: operands are put in from the last place to the first.
    #[inline]
    pub fn start_att(&mut self) {
        self.start(MOST, false);
    }

    #[inline]
    fn put(&mut self, op: Op) -> bool {
        let Some(place) = self.ops.get_mut(usize::from(self.first.wrapping_sub(1))) else { return false };
        *place = op;
        self.first -= 1;
        self.count += 1;
        true
    }

    /// A register, or a branch through one.
    #[inline]
    pub fn put_register(&mut self, register: Register, indirect: bool, mode: Mode) -> bool {
        if mode != Mode::Bits64 && register.only_64() {
            return false;
        }
        self.traits |= register.traits();
        self.numbers[usize::from(self.first.wrapping_sub(1) & 7)] = register.number;
        let classes = if indirect { intel::target(register.kind) } else { register.classes() };
        self.put(Op { classes, content: Content::Register(register) })
    }

    /// An immediate.
    #[inline]
    pub fn put_immediate(&mut self, value: Value) -> bool {
        self.symbolic |= !value.is_constant();
        self.put(Op { classes: immediate(value), content: Content::Value(value) })
    }

    /// Memory, the target of a branch, or a branch through memory.
    #[inline]
    pub fn put_address(&mut self, address: Address, indirect: bool) -> bool {
        let traits = |r: Option<Register>| r.map_or(0, |r| r.traits() & EXTENDED);
        self.traits |= traits(address.base) | traits(address.index);
        let classes = if indirect { INDIRECT_MEMORY } else { address.classes() };
        // The port in AT&T's notation takes the long way.
        if address.base.is_some_and(|b| b.kind == Kind::Gp16) {
            return false;
        }
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
    #[inline]
    pub fn scanned(
        segment: Option<u8>,
        (base, index): (Option<Register>, Option<Register>),
        scale: u8,
        disp: Value,
        mode: Mode,
    ) -> Option<Address> {
        if base.is_some() || index.is_some() {
            let registers = [base, index];
            let narrow = mode != Mode::Bits64 && registers.iter().flatten().any(|r| r.only_64());
            if narrow || disp.is_far() || check(base, index, scale, mode).is_some() {
                return None;
            }
        }
        Some(Address { segment, base, index, scale: if index.is_none() { 0 } else { scale }, disp, broadcast: false })
    }
}
