//! Operands as a scanner reads them: put at their places at once, without names or expressions.
//!
//! Everything here answers false or none where the operand is not of the plain kind; then nothing of it counts.

use super::classes::immediate;
use super::memory::check;
use super::operand::{Address, Content, INDIRECT_MEMORY, MOST, Op, Operands};
use super::registers::{Kind, Register};
use super::{Mode, Term, Value, intel};

impl Operands {
    /// Starts a statement in AT&T's order: operands are put in from the last place to the first.
    #[inline]
    pub fn start_att(&mut self) {
        self.first = MOST as u8;
        self.count = 0;
        self.intel = false;
        (self.mask, self.zeroing, self.extended, self.vector, self.symbolic) = (0, false, false, false, false);
    }

    #[inline]
    fn put(&mut self, op: Op) -> bool {
        let Some(first) = self.first.checked_sub(1) else { return false };
        self.first = first;
        self.count += 1;
        self.ops[usize::from(first)] = op;
        true
    }

    #[inline]
    fn note(&mut self, register: Register) {
        self.extended |= register.is_extended_general();
        self.vector |= register.is_vector() || register.kind == Kind::Mmx;
    }

    /// A register, or a branch through one.
    #[inline]
    pub fn put_register(&mut self, register: Register, indirect: bool, mode: Mode) -> bool {
        if mode != Mode::Bits64 && register.only_64() {
            return false;
        }
        self.note(register);
        let classes = if indirect { intel::target(register.kind) } else { register.classes() };
        let number = if register.kind == Kind::Gp8High { 0xfe } else { register.number };
        self.put(Op { classes, number, content: Content::Register(register) })
    }

    /// An immediate.
    #[inline]
    pub fn put_immediate(&mut self, value: Value) -> bool {
        self.symbolic |= matches!(value.term, Term::Symbolic { .. });
        self.put(Op { classes: immediate(value.term), number: 0xfe, content: Content::Value(value) })
    }

    /// Memory, the target of a branch, or a branch through memory.
    #[inline]
    pub fn put_address(&mut self, address: Address, indirect: bool) -> bool {
        for register in [address.base, address.index].into_iter().flatten() {
            self.note(register);
        }
        let classes = if indirect { INDIRECT_MEMORY } else { address.classes() };
        // The port in AT&T's notation, and what is gathered, take the long way.
        if address.base.is_some_and(|b| b.kind == Kind::Gp16) {
            return false;
        }
        self.put(Op { classes, number: 0xfe, content: Content::Address(address) })
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
            let far = matches!(disp.term, Term::Const(n) if i32::try_from(n).is_err());
            if narrow || far || check(base, index, scale, mode).is_some() {
                return None;
            }
        }
        Some(Address { segment, base, index, scale: if index.is_none() { 0 } else { scale }, disp, broadcast: false })
    }
}
