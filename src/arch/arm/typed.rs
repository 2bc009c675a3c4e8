//! The operands of decoded instructions as data.

use super::decode::{bit_field, number_of};
use super::field::{expanded, far, unrotated};
use super::machine::T32;
use super::operand::{PC, shift, tag};
use super::simd_immediate;
use super::tables::{Item, Kind, flag};
use crate::arch::disasm::operand::{
    Bank, Lane, Members, Name, NameKind, Operand, Register, RegisterList, Shift, ShiftKind,
};
use crate::arch::fixed_width::decode::{Decoded, signed};
use crate::arch::fixed_width::float8::f64_of_bits;
use crate::arch::fixed_width::operands::{Typed, Value};
use std::ops::Range;

/// The distance of the program counter from the instruction in T32.
pub(super) const PC_BIAS: i64 = 4;
/// The same in A32.
pub(super) const A32_BIAS: i64 = 8;

/// The distance of the program counter from an instruction with the target of a branch.
pub(super) fn bias(item: &Item) -> i64 {
    if matches!(item.kind, Kind::ArmJump | Kind::ArmCall | Kind::ArmExchange) { A32_BIAS } else { PC_BIAS }
}

impl Typed for T32 {
    const INDEX: Option<u16> = None;
    const ADDRESSES: u64 = 0xffff_ffff;

    fn size(decoded: &Decoded) -> u8 {
        if decoded.row.flags & flag::WIDE != 0 { 4 } else { 2 }
    }

    fn value(decoded: &Decoded, item: &Item) -> Value {
        value(decoded, item)
    }

    fn shift(decoded: &Decoded, item: &Item) -> Option<Shift> {
        let (number, amount) = shift_of(decoded, item);
        let kinds = [
            ShiftKind::Left,
            ShiftKind::LogicalRight,
            ShiftKind::ArithmeticRight,
            ShiftKind::RotateRight,
            ShiftKind::RotateWithCarry,
            ShiftKind::UnsignedWord,
        ];
        Some(Shift::new(kinds.get(usize::from(number)).copied()?, amount.unwrap_or(0)))
    }

    fn alignment(decoded: &Decoded, item: &Item) -> Option<u16> {
        (item.tag == tag::ALIGN).then(|| alignment(decoded, item) as u16)
    }

    fn operand(decoded: &Decoded, item: &Item, index: usize) -> Operand {
        let number = number_of(decoded, index);
        let listed = |first, members| Operand::Registers(RegisterList { first, members });
        match item.tag & !tag::LANE {
            tag::OPTION => {
                let code = item.extract(decoded.word);
                Operand::Name(Name { kind: NameKind::Option, code, item: index as u8 })
            }
            tag::LIST => listed(general(0), Members::Mask(list_mask(decoded, item))),
            tag::SINGLES | tag::DOUBLES | tag::ALL_LANES => {
                let (first, members) = vectors(decoded, item);
                listed(first, members)
            }
            tag::R | tag::SUBTRACTED => Operand::Register(general(number)),
            tag::S => Operand::Register(Register::new(Bank::Vector, number, 32)),
            tag::Q => Operand::Register(Register::new(Bank::Vector, number / 2, 128)),
            _ => Operand::Register(Register::new(Bank::Vector, number, 64)),
        }
    }

    fn second(decoded: &Decoded, item: &Item) -> Option<Operand> {
        (item.kind == Kind::Pair).then(|| Operand::Register(general(item.extract(decoded.word) >> 4)))
    }
}

fn general(number: u32) -> Register {
    Register::new(Bank::General, number, 32)
}

/// The alignment of an address in bits.
pub(super) fn alignment(decoded: &Decoded, item: &Item) -> u32 {
    let log2 = item.arg as u32 >> (8 * item.extract(decoded.word).saturating_sub(1)).min(24) & 31;
    1 << log2
}

/// The general registers of a list, one bit each.
pub(super) fn list_mask(decoded: &Decoded, item: &Item) -> u32 {
    let mask = item.extract(decoded.word);
    if item.kind == Kind::OneRegister {
        return 1 << (mask & 15);
    }
    if item.kind == Kind::LowList { mask & 0xff | (mask >> 8 & 1) << (item.arg & 15) } else { mask & 0xffff }
}

/// The first register of a list of VFP or NEON, and how the others follow.
fn vectors(decoded: &Decoded, item: &Item) -> (Register, Members) {
    let value = item.extract(decoded.word);
    let (first, count) = (value & 31, value >> 5);
    let sequence = |count: u32, stride, limit| Members::Sequence { count: count as u8, stride, limit };
    match item.kind {
        Kind::SingleList => {
            (Register::new(Bank::Vector, first, 32), sequence(count.min(32 - first).max(1), 1, u8::MAX))
        }
        Kind::DoubleRegisters => {
            (Register::new(Bank::Vector, first, 64), sequence((count / 2).min(32 - first).max(1), 1, u8::MAX))
        }
        Kind::QuadList => (Register::new(Bank::Vector, value / 2, 128), sequence(item.arg as u32, 1, u8::MAX)),
        Kind::AllDoubles => (Register::new(Bank::Vector, 0, 64), sequence(item.arg as u32, 1, u8::MAX)),
        Kind::ClearSingles | Kind::ClearDoubles => {
            let (singles, doubles) = cleared(item.kind, first, count);
            let (bits, of) = if item.kind == Kind::ClearSingles { (32, singles) } else { (64, doubles) };
            (Register::new(Bank::Vector, of.start, bits), sequence(of.end - of.start, 1, u8::MAX))
        }
        _ => {
            let (count, stride) = (item.arg as u32 & 0xff, (item.arg >> 8) as u8);
            let lane = (item.tag == tag::ALL_LANES).then_some(Lane::All);
            let limit = if wraps(decoded) { 32 } else { u8::MAX };
            (Register { lane, ..Register::new(Bank::Vector, value, 64) }, sequence(count, stride, limit))
        }
    }
}

/// Returns whether lists go on with the first register after the last one: those of structures of three and four.
pub(super) fn wraps(decoded: &Decoded) -> bool {
    matches!(decoded.mnemonic.name(&mut [0; 16]).as_bytes(), [b'v', _, _, b'3' | b'4', ..])
}

/// The number of a shift, and its amount, if it has one.
pub(super) fn shift_of(decoded: &Decoded, item: &Item) -> (u8, Option<u32>) {
    let (value, arg) = (item.extract(decoded.word), item.arg as u32);
    let right = |amount: u32| if amount == 0 { 32 } else { amount };
    match item.kind {
        Kind::Shift => match (value >> 5 & 3, value & 31) {
            (3, 0) => (shift::RRX, None),
            (0, amount) => (shift::LSL, Some(amount)),
            (kind, amount) => (kind as u8, Some(right(amount))),
        },
        Kind::SaturateShift if value & 0x20 != 0 => (shift::ASR, Some(right(value & 31))),
        Kind::ShiftRight => (shift::ASR, Some(right(value))),
        Kind::RotateBytes => (shift::ROR, Some(value * 8)),
        Kind::FixedShift => ((arg >> 8) as u8, (arg & 0xff).checked_sub(1)),
        _ => (shift::LSL, Some(value & 31)),
    }
}

/// Whether a value with an add bit above its magnitude is negative, and the magnitude.
pub(super) fn sign_magnitude(item: &Item, value: u32) -> (bool, i64) {
    let add = 1u32 << u32::from(item.width()).saturating_sub(1).min(31);
    (value & add == 0, i64::from(value & (add - 1)) * i64::from(item.arg).max(1))
}

/// The value of an item with the tag `VALUE`.
pub(super) fn value(decoded: &Decoded, item: &Item) -> Value {
    let value = item.extract(decoded.word);
    let wide = i64::from(value);
    let (arg, step) = (i64::from(item.arg), i64::from(item.arg).max(1));
    let signed_by = |is_negative: bool, magnitude: i64| if is_negative { -magnitude } else { magnitude };
    Value::Number(match item.kind {
        Kind::Const => arg,
        Kind::FloatZero => return Value::Float(0.0),
        Kind::Unsigned => wide * step,
        Kind::Signed => signed(value, item.width()) * step,
        Kind::From => wide + arg,
        Kind::Minus => arg - wide,
        Kind::Modified => i64::from(expanded(value)),
        Kind::Rotated => i64::from(unrotated(value)),
        Kind::ArmAdr => signed_by(value >> 12 & 1 != 0, i64::from(unrotated(value & 0xfff))),
        Kind::SignMagnitude | Kind::CutMagnitude => {
            let (is_negative, magnitude) = sign_magnitude(item, value);
            signed_by(is_negative, magnitude)
        }
        Kind::IndexedNegative => -wide * step,
        Kind::ShiftAmount => {
            if value == 0 {
                32
            } else {
                wide
            }
        }
        Kind::Width => wide + 1,
        Kind::Lsb if !is_extract(decoded) => i64::from(bit_field(decoded).0),
        Kind::Msb => {
            let (lowest, last) = bit_field(decoded);
            i64::from(last - lowest) + 1
        }
        Kind::Adr => return Value::Aligned(wide * 4 + PC_BIAS),
        Kind::WideAdr => return Value::Aligned(signed_by(value & 1 << 12 != 0, wide & 0xfff) + PC_BIAS),
        Kind::Condition => return Value::Condition(value),
        Kind::InverseCondition => return Value::Condition(value ^ 1),
        Kind::Power => 1 << value,
        Kind::FuturePoint => wide * 2,
        Kind::FutureElse => future_point(decoded) + wide * 2 + 2,
        Kind::FloatImmediate => return Value::Float(f64_of_bits(value)),
        Kind::Element | Kind::MovedElement => simd_immediate::value(value, item.arg as u32) as i64,
        kind => {
            if let Some(distance) = branch_distance(item, value) {
                let distance = distance + bias(item);
                return if kind == Kind::CallExchange { Value::Aligned(distance) } else { Value::Target(distance) };
            }
            return name_kind(kind).map_or(Value::Number(wide), Value::Name);
        }
    })
}

fn name_kind(kind: Kind) -> Option<NameKind> {
    Some(match kind {
        Kind::Word => NameKind::Word,
        Kind::Barrier | Kind::InstructionBarrier | Kind::TraceBarrier => NameKind::Barrier,
        Kind::Coprocessor | Kind::CustomProcessor => NameKind::Coprocessor,
        Kind::Comparison => NameKind::Word,
        Kind::ReadMachine | Kind::WriteMachine => NameKind::SystemRegister,
        Kind::ControlRegister => NameKind::ControlRegister,
        Kind::Endian => NameKind::ByteOrder,
        Kind::InterruptFlags => NameKind::InterruptFlags,
        Kind::ReadStatus | Kind::WriteStatus | Kind::Banked => NameKind::SystemRegister,
        _ => return None,
    })
}

/// The registers that `vscclrm` clears. The 64-bit registers that have no halves follow the last 32-bit register.
pub(super) fn cleared(kind: Kind, first: u32, count: u32) -> (Range<u32>, Range<u32>) {
    if kind == Kind::ClearDoubles {
        return (0..0, first..(first + count / 2).min(32));
    }
    let singles = count.min(32 - first);
    (first..first + singles, 16..(16 + (count - singles) / 2).min(32))
}

/// The distance to the location of a branch future.
fn future_point(decoded: &Decoded) -> i64 {
    let point = decoded.items::<T32>().find(|item| item.kind == Kind::FuturePoint);
    point.map_or(0, |item| i64::from(item.extract(decoded.word)) * 2)
}

/// Returns whether a bit field is read: its width is in the word, not its last bit.
pub(super) fn is_extract(decoded: &Decoded) -> bool {
    decoded.items::<T32>().any(|item| item.kind == Kind::Width)
}

/// The distance from the program counter to the target that an item holds.
pub(super) fn branch_distance(item: &Item, value: u32) -> Option<i64> {
    Some(match item.kind {
        Kind::Jump | Kind::Branch | Kind::WideBranch => signed(value, item.width()) * 2,
        Kind::WideJump | Kind::Call | Kind::CallExchange => signed(far(value), 24) * 2,
        Kind::ArmJump | Kind::ArmCall => signed(value, 24) * 4,
        Kind::ArmExchange => signed(value, 25) * 2,
        Kind::CompareBranch | Kind::LoopStart => i64::from(value) * 2,
        Kind::LoopEnd => i64::from(value) * -2,
        Kind::FutureTarget => signed(value, item.width()) * 2,
        _ => return None,
    })
}

/// Returns whether a register is the program counter.
pub(super) fn is_pc(register: Register) -> bool {
    register.bank == Bank::General && register.number == PC
}
