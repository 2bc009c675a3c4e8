//! Decides whether the behavior of a decoded instruction is unpredictable, as llvm-mc does.

use super::decode::{is_vfp, number_of, own_condition};
use super::has_upper_doubles;
use super::machine::T32;
use super::operand::{PC, SP, tag};
use super::tables::{Item, Kind, flag};
use super::unpredictable_a32::is_unpredictable_word;
use super::words::MACHINE;
use crate::arch::disasm::operand::{Members, RegisterList};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::Decoded;

/// The place of an instruction in an IT block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    /// The condition that it has there.
    pub condition: u8,
    pub is_last: bool,
}

/// What depends on the features of the target.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// The stack pointer is a register like others, as since ARMv8.
    stack_is_general: bool,
    /// The number of 64-bit registers.
    doubles: u32,
    has_dsp: bool,
}

impl Limits {
    pub fn of(features: &Features) -> Self {
        let doubles = if has_upper_doubles(features) { 32 } else { 16 };
        Limits { stack_is_general: features.named("v8"), doubles, has_dsp: features.named("dsp") }
    }

    /// Cuts a list of 64-bit registers that is longer than there are registers, as it is printed.
    pub fn shorten(self, list: &mut RegisterList) {
        if let Members::Sequence { count, stride: 1, limit: u8::MAX } = &mut list.members
            && (list.first.bits, list.first.lane) == (64, None)
        {
            let most = self.doubles.saturating_sub(u32::from(list.first.number)).max(1);
            *count = u32::from(*count).min(most) as u8;
        }
    }
}

/// Returns whether the behavior is unpredictable: the registers, the bits that should be zeros or ones, or the place.
pub(super) fn is_unpredictable(decoded: &Decoded, block: Option<Block>, limits: Limits) -> bool {
    let is_a32 = decoded.row.flags & flag::A32 != 0;
    has_unexpected_bits(decoded, is_a32)
        || decoded.mnemonic.is("esb") && !is_a32
        || is_a32 && is_unpredictable_word(decoded.word)
        || block.is_some_and(|block| is_misplaced(decoded, block))
        || decoded.items::<T32>().enumerate().any(|(index, item)| is_wrong(decoded, item, index, limits))
}

/// Returns whether an A32 instruction on half-precision numbers has a condition.
pub(super) fn is_conditional_half(decoded: &Decoded, condition: u8) -> bool {
    // Coprocessor 9; not the moves from and to general registers.
    let is_half = || is_vfp(decoded) || decoded.word >> 25 & 7 == 6;
    condition < 14 && decoded.word >> 8 & 15 == 9 && decoded.row.flags & flag::SHARED != 0 && is_half()
}

/// Returns whether bits that should be zeros or ones are not; llvm-mc does not check those of `rfe` in A32.
fn has_unexpected_bits(decoded: &Decoded, is_a32: bool) -> bool {
    let is_ignored = || is_a32 && decoded.mnemonic.name(&mut [0; 16]).starts_with("rfe");
    decoded.has_unexpected_bits::<T32>() && !is_ignored()
}

/// Returns whether an instruction must not be where it is in an IT block.
fn is_misplaced(decoded: &Decoded, block: Block) -> bool {
    let flags = decoded.row.flags;
    let is_branch = || decoded.items::<T32>().any(|item| matches!(item.kind, Kind::Jump | Kind::WideJump));
    let is_table = || decoded.mnemonic.is("tbb") || decoded.mnemonic.is("tbh");
    own_condition(decoded).is_some()
        || flags & flag::OUT_OF_BLOCK != 0
        || is_refused(decoded, block)
        || !block.is_last && (is_branch() || is_table())
}

/// Returns whether llvm-mc warns of an instruction in an IT block because it has no condition: not for all of them.
fn is_refused(decoded: &Decoded, block: Block) -> bool {
    if decoded.row.flags & flag::NO_CONDITION == 0 {
        return false;
    }
    match decoded.mnemonic.name(&mut [0; 16]) {
        "cbz" | "cbnz" | "cps" | "cpsie" | "cpsid" | "setend" | "sb" | "dfb" => true,
        _ => block.condition < 14 && is_vfp(decoded),
    }
}

/// Returns whether an operand is unpredictable.
fn is_wrong(decoded: &Decoded, item: &Item, index: usize, limits: Limits) -> bool {
    let value = item.extract(decoded.word);
    match item.kind {
        Kind::SingleList => value >> 5 == 0 || (value & 31) + (value >> 5) > 32,
        Kind::DoubleRegisters => {
            let count = value >> 6;
            count == 0 || (value & 31) + count > limits.doubles
        }
        // A base that is written back must not be in the list.
        Kind::List if decoded.row.flags & flag::A32 == 0 && decoded.word & 1 << 21 != 0 => {
            value >> (decoded.word >> 16 & 15) & 1 != 0
        }
        Kind::PairBase => value > 10,
        Kind::ClearSingles => {
            let (first, count) = (value & 31, value >> 5);
            first + count > 64 || first + count > 32 && (first + count) % 2 == 1
        }
        Kind::ClearDoubles => (value & 31) + (value >> 6) > 32,
        Kind::ReadMachine => is_unknown_machine_register(value),
        // The mask is only used with the status registers.
        Kind::WriteMachine => {
            let mask = value >> 10;
            is_unknown_machine_register(value & 0xff)
                || mask == 0
                || mask != 2 && value & 0xff > 3
                || mask & 1 != 0 && !limits.has_dsp
        }
        Kind::Msb => decoded.items::<T32>().any(|item| is_above(decoded, item, value)),
        _ if item.tag == tag::R => is_wrong_register(decoded, item, index, limits),
        _ => false,
    }
}

/// Returns whether no register of M-profile processors has a number.
fn is_unknown_machine_register(number: u32) -> bool {
    number > 3 && !MACHINE.iter().any(|known| known.1 & 0xff == number)
}

/// Returns whether a general register is unpredictable. llvm-mc's classes are not always those of its assembler.
fn is_wrong_register(decoded: &Decoded, item: &Item, index: usize, limits: Limits) -> bool {
    let number = number_of(decoded, index);
    let is_pc = number == u32::from(PC);
    let is_special = is_pc || number == u32::from(SP) && !limits.stack_is_general;
    let word = decoded.word;
    match decoded.mnemonic.name(&mut [0; 16]) {
        "mov" | "movs" if decoded.item::<T32>(1).is_some_and(|second| second.tag == tag::R) => {
            is_general(item) && is_pc
        }
        "bxj" => is_pc,
        "vmrs" | "vmsr" => is_special,
        // Only the stack pointer is added to or subtracted from for a new one.
        "add" | "adds" | "addw" | "sub" | "subs" | "subw" if index == 0 && number == u32::from(SP) => {
            word >> 16 & 15 != u32::from(SP) && decoded.row.flags & (flag::WIDE | flag::A32) == flag::WIDE
        }
        // Two lanes.
        "vmov" if word & 0xffe0_1fe0 == 0xec00_0f00 => false,
        // Two registers of 32 bits.
        "vmov" if word & 0xffe0_0fd0 == 0xec40_0a10 => is_pc,
        "tbb" | "tbh" if item.kind == Kind::Register => is_special && !is_pc,
        "ldrex" | "strex" if item.kind == Kind::Register => is_pc,
        // The base that is written back.
        "ldrd" | "strd" if word & 0x0120_0000 == 0x0120_0000 && index > 2 => {
            let (first, second) = (word >> 12 & 15, word >> 8 & 15);
            is_special || number == first || number == second || word & 1 << 20 != 0 && first == second
        }
        name if name.starts_with("rfe") => false,
        _ if index == 0 && takes_any(decoded) => false,
        _ if is_general(item) => is_special,
        _ => matches!(item.kind, Kind::NotPc | Kind::NotPcApart) && is_pc,
    }
}

fn is_general(item: &Item) -> bool {
    matches!(item.kind, Kind::General | Kind::GeneralApart | Kind::NotSp)
}

/// Returns whether an item is a lowest bit above the last one.
fn is_above(decoded: &Decoded, item: &Item, last: u32) -> bool {
    item.kind == Kind::Lsb && item.extract(decoded.word) > last
}

/// Returns whether a word loads a general register, or stores one and changes the base; not without privileges.
fn takes_any(decoded: &Decoded) -> bool {
    let word = decoded.word;
    let changes_base = word & 1 << 23 == 0 && word & 0x900 == 0x900;
    let is_unprivileged = word & 1 << 23 == 0 && word & 0xf00 == 0xe00;
    word >> 25 == 0b111_1100 && !is_unprivileged && (word & 1 << 20 != 0 || changes_base)
}
