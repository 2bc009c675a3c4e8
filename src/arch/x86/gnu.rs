//! Differences between GNU as's and llvm-mc's encodings: the order of prefixes, default segments, and the address size
//! that `addr16` and `addr32` request.

use super::encode::Writer;
use super::operand::{Address, Content};
use super::prefixes::Prefixes;
use super::registers::{Kind, Register};
use super::{Dialect, InsnBytes, Mode, tables as t};

/// The numbers of `%ss` and `%ds`, and of the stack and frame pointers, whose addresses are in `%ss`.
const SS: u8 = 2;
const DS: u8 = 3;
const STACK: [u8; 2] = [4, 5];

impl Writer<'_> {
    /// The segment of an address if it needs a prefix: GNU as omits the default one.
    #[inline(always)]
    pub(super) fn written_segment(&self, address: &Address) -> Option<u8> {
        let segment = address.segment?;
        if self.options.dialect() != Dialect::Llvm && segment == default_segment(address) {
            return None;
        }
        Some(segment)
    }

    /// Writes `notrack`, which GNU as puts at the position of a segment prefix.
    pub(super) fn segment_hint(&self, code: &mut InsnBytes) {
        if self.prefixes.has(Prefixes::NOTRACK) {
            code.push(0x3e);
        }
    }

    /// Writes `rep` and `repne`: before the address size for llvm-mc, after the operand size for GNU as.
    pub(super) fn repeats(&self, code: &mut InsnBytes) {
        for (flag, byte) in [(Prefixes::REP, 0xf3), (Prefixes::REPNE, 0xf2)] {
            if self.prefixes.has(flag) {
                code.push(byte);
            }
        }
    }

    /// Returns whether GNU as's `data32` precedes the instruction.
    pub(super) fn has_data32(&self) -> bool {
        self.options.dialect() != Dialect::Llvm && self.prefixes.has(Prefixes::DATA32)
    }

    /// Returns whether an address without registers does not have the mode's size.
    pub(super) fn has_other_address_size(&self) -> bool {
        self.prefixes.has(Prefixes::ADDRESS) || self.options.dialect() != Dialect::Llvm && self.register_gives_address()
    }

    /// Returns whether the address of a row with `adr` has no registers and takes its width from the register operand,
    /// and that is not the mode's width.
    fn register_gives_address(&self) -> bool {
        if self.format.flags & t::F_ADR == 0 {
            return false;
        }
        let mut bits = None;
        for op in self.operands.as_slice() {
            match op.content {
                Content::Address(address) if address.bits() != 0 => return false,
                Content::Register(register) => bits = Some(u16::from(register.address_bits())),
                _ => {}
            }
        }
        bits.is_some_and(|bits| bits != self.mode.bits())
    }

    pub(super) fn has_narrow_addresses(&self) -> bool {
        match self.mode {
            Mode::Bits16 => !self.has_other_address_size(),
            Mode::Bits32 => self.has_other_address_size(),
            Mode::Bits64 => false,
        }
    }
}

/// The segment that the processor uses for an address without a segment prefix.
fn default_segment(address: &Address) -> u8 {
    let is_stack = |base: Register| match base.kind {
        Kind::Gp16 | Kind::Gp32 | Kind::Gp64 => STACK.contains(&base.number),
        _ => false,
    };
    if address.base.is_some_and(is_stack) { SS } else { DS }
}
