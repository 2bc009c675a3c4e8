//! The operands of decoded instructions as data.

use super::decode::number_of;
use super::immediate::bitmask_value;
use super::machine::A64;
use super::operand::{shift, tag};
use super::tables::{Item, Kind, WORDS};
use crate::arch::disasm::operand::{Bank, Members, NameKind, Operand, Register, RegisterList, Shift, ShiftKind};
use crate::arch::fixed_width::decode::{Decoded, signed};
use crate::arch::fixed_width::float8::f64_of_bits;
use crate::arch::fixed_width::operands::{Typed, Value};

impl Typed for A64 {
    const INDEX: Option<u16> = Some(tag::INDEX);
    const ADDRESSES: u64 = u64::MAX;

    fn size(_: &Decoded) -> u8 {
        4
    }

    fn value(decoded: &Decoded, item: &Item) -> Value {
        value(decoded, item)
    }

    fn shift(decoded: &Decoded, item: &Item) -> Option<Shift> {
        if is_omitted(decoded, item) {
            return None;
        }
        let (number, amount) = shift_of(decoded, item);
        Some(Shift::new(SHIFTS.get(number as usize).copied()?, amount.unwrap_or(0)))
    }

    fn operand(decoded: &Decoded, item: &Item, index: usize) -> Operand {
        if item.tag == tag::TILES {
            let first = Register { element_bits: 64, ..Register::new(Bank::Tile, 0, 0) };
            return Operand::Registers(RegisterList { first, members: Members::Mask(item.extract(decoded.word)) });
        }
        let register = register(item, number_of(decoded, index));
        match list_of(item) {
            None => match item.tag & 0xff {
                tag::P_MERGING | tag::PN_MERGING => Operand::Mask { register, zeroing: false },
                tag::P_ZEROING | tag::PN_ZEROING => Operand::Mask { register, zeroing: true },
                _ => Operand::Register(register),
            },
            // The index follows in the same braces.
            Some(_) if is_slice(item) => Operand::Register(register),
            Some((count, stride, limit)) => {
                let members = Members::Sequence { count: count as u8, stride: stride as u8, limit: limit as u8 };
                Operand::Registers(RegisterList { first: register, members })
            }
        }
    }
}

/// The shifts by number.
const SHIFTS: [ShiftKind; 16] = [
    ShiftKind::Left,
    ShiftKind::LogicalRight,
    ShiftKind::ArithmeticRight,
    ShiftKind::RotateRight,
    ShiftKind::LeftWithOnes,
    ShiftKind::Multiply,
    ShiftKind::MultiplyByVectorLength,
    ShiftKind::Left,
    ShiftKind::UnsignedByte,
    ShiftKind::UnsignedHalf,
    ShiftKind::UnsignedWord,
    ShiftKind::UnsignedDouble,
    ShiftKind::SignedByte,
    ShiftKind::SignedHalf,
    ShiftKind::SignedWord,
    ShiftKind::SignedDouble,
];

/// The bits of elements, by suffix.
const ELEMENT_BITS: [u8; 18] = [0, 8, 16, 32, 64, 128, 8, 8, 16, 16, 32, 32, 64, 64, 128, 8, 16, 8];

/// The number of elements of the suffixes that give it, and 0 for the others.
const ELEMENTS: [u8; 18] = [0, 0, 0, 0, 0, 0, 8, 16, 4, 8, 2, 4, 1, 2, 1, 4, 2, 2];

/// Returns whether register 31 is the stack pointer.
pub(super) fn has_sp(item: &Item) -> bool {
    matches!(item.kind, Kind::RegisterOrSp) || item.kind == Kind::RegisterApart && item.arg >> 17 != 0
}

/// The register of an item with a number.
fn register(item: &Item, number: u32) -> Register {
    let of = item.tag & 0xff;
    let general = |bits| match number {
        31 if has_sp(item) => Register::new(Bank::StackPointer, number, bits),
        31 => Register::new(Bank::Zero, number, bits),
        _ => Register::new(Bank::General, number, bits),
    };
    let with_elements = |bank, base: u16| {
        let element_bits = ELEMENT_BITS[usize::from(of - base).min(5)];
        Register { element_bits, ..Register::new(bank, number, 0) }
    };
    match of {
        tag::W => general(32),
        tag::X => general(64),
        3..=7 => Register::new(Bank::Scalar, number, 8 << (of - 3)),
        tag::V..=0x21 => {
            let suffix = usize::from(of - tag::V);
            let (element, count) = (ELEMENT_BITS[suffix], ELEMENTS[suffix]);
            // A register of which a lane is used is whole.
            let bits = if count == 0 { 128 } else { u16::from(element) * u16::from(count) };
            Register { element_bits: element, ..Register::new(Bank::Vector, number, bits) }
        }
        tag::Z..tag::P => with_elements(Bank::Vector, tag::Z),
        tag::P_MERGING | tag::P_ZEROING => Register::new(Bank::Mask, number, 0),
        tag::P..tag::PN => with_elements(Bank::Mask, tag::P),
        tag::PN_MERGING | tag::PN_ZEROING => Register::new(Bank::Counter, number, 0),
        tag::PN..tag::ZA => with_elements(Bank::Counter, tag::PN),
        tag::ZA..tag::TILE => with_elements(Bank::Array, tag::ZA),
        tag::TILE..tag::SLICE => with_elements(Bank::Tile, tag::TILE),
        tag::SLICE..0x60 => with_elements(Bank::HorizontalSlice, tag::SLICE),
        0x60..tag::ZT => with_elements(Bank::VerticalSlice, 0x60),
        _ => Register::new(Bank::Table, number, 512),
    }
}

/// Returns whether a register is a slice of a tile.
pub(super) fn is_slice(item: &Item) -> bool {
    (tag::SLICE..tag::ZT).contains(&(item.tag & 0xff))
}

/// If an item is a list: the number of registers, the distance between them, and the number of registers of the class.
pub(super) fn list_of(item: &Item) -> Option<(u32, u32, u32)> {
    let count = u32::from((item.tag / tag::LIST) & 7);
    let stride = match (item.tag / tag::STRIDE) & 3 {
        0 => 1,
        strides => 4 * u32::from(strides),
    };
    let limit = if (tag::P..tag::ZA).contains(&(item.tag & 0xff)) { 16 } else { 32 };
    (count != 0).then_some((count, stride, limit))
}

/// Returns whether a shift is not printed: no amount, in an address or with the stack pointer.
pub(super) fn is_omitted(decoded: &Decoded, item: &Item) -> bool {
    let value = item.extract(decoded.word);
    match item.kind {
        Kind::Extend | Kind::ExtendX => is_lsl(decoded, item, value) && value & 7 == 0,
        Kind::Lsl | Kind::Multiple | Kind::Shift | Kind::ShiftOrRotate => value == 0,
        _ => false,
    }
}

/// Returns whether an extension is printed as a shift to the left: one register is the stack pointer, and the extension
/// has its width.
fn is_lsl(decoded: &Decoded, item: &Item, value: u32) -> bool {
    let is_sp =
        |item: &Item, of: u16| item.kind == Kind::RegisterOrSp && item.tag == of && item.extract(decoded.word) == 31;
    let has_sp = |of: u16| decoded.items::<A64>().any(|item| is_sp(item, of));
    match value >> 3 {
        2 => item.kind == Kind::Extend && has_sp(tag::W),
        3 => has_sp(tag::X),
        _ => false,
    }
}

/// The number of a shift, and its amount, if one is printed.
pub(super) fn shift_of(decoded: &Decoded, item: &Item) -> (u32, Option<u32>) {
    let (value, arg) = (item.extract(decoded.word), item.arg as u32);
    match item.kind {
        Kind::Shift | Kind::ShiftOrRotate => (value >> 6, Some(value & 0x3f)),
        Kind::Extend | Kind::ExtendX if is_lsl(decoded, item, value) => (u32::from(shift::LSL), Some(value & 7)),
        Kind::Extend | Kind::ExtendX => {
            (u32::from(shift::UXTB) + (value >> 3), Some(value & 7).filter(|amount| *amount != 0))
        }
        Kind::IndexW | Kind::IndexX => {
            let (option, is_scaled) = (value >> 1, value & 1 != 0);
            let number = if option == 3 { u32::from(shift::LSL) } else { u32::from(shift::UXTB) + option };
            (number, Some(arg).filter(|_| is_scaled))
        }
        Kind::Lsl => (u32::from(shift::LSL), Some(value * arg.max(1))),
        Kind::Msl => (u32::from(shift::MSL), Some(if value == 0 { 8 } else { 16 })),
        Kind::Multiple => (u32::from(shift::MUL), Some(value + 1)),
        _ => (arg >> 8, (arg & 0xff).checked_sub(1)),
    }
}

/// The value of an item with the tag `VALUE`.
pub(super) fn value(decoded: &Decoded, item: &Item) -> Value {
    let (value, arg) = (item.extract(decoded.word), i64::from(item.arg));
    let wide = i64::from(value);
    let choice = |zero: f64, one: f64| Value::Float(if value == 0 { zero } else { one });
    Value::Number(match item.kind {
        Kind::Const => arg,
        Kind::ConstRange => return Value::Range((arg >> 8) as u32, ((arg >> 8) + (arg & 0xff)) as u32),
        Kind::Unsigned => wide * arg,
        Kind::Signed => signed(value, item.width()) * arg,
        Kind::From => wide + arg,
        Kind::Minus => arg - wide,
        Kind::Range => return Value::Range((wide * arg) as u32, (wide * arg + arg - 1) as u32),
        Kind::Same => match decoded.item::<A64>(item.arg as usize) {
            Some(same) if same.kind != Kind::Same => return self::value(decoded, same),
            _ => 0,
        },
        Kind::AddImmediate => wide & 0xfff,
        Kind::Bitmask => bitmask(decoded, item, value),
        Kind::MovZ | Kind::MovN => {
            let shifted = u64::from(value & 0xffff) << (16 * (value >> 16));
            let moved = if item.kind == Kind::MovZ { shifted } else { !shifted };
            if arg == 32 { i64::from(moved as i32) } else { moved as i64 }
        }
        Kind::MovWide => wide & 0xffff,
        Kind::LoadStore => wide * arg / 8,
        Kind::ShiftLeft => (if arg == 32 { 31 } else { 63 }) - (wide & 0x3f),
        Kind::NegativeLsb => {
            if value == 0 {
                0
            } else {
                arg - wide
            }
        }
        Kind::Width => {
            let lowest = decoded.items::<A64>().find(|item| item.kind == Kind::Lsb);
            wide - lowest.map_or(0, |item| i64::from(item.extract(decoded.word))) + 1
        }
        Kind::InsertWidth => wide + 1,
        Kind::FloatImmediate => return Value::Float(f64_of_bits(value)),
        Kind::FloatZero | Kind::Zero => return Value::Float(0.0),
        Kind::HalfOrOne => return choice(0.5, 1.0),
        Kind::HalfOrTwo => return choice(0.5, 2.0),
        Kind::ZeroOrOne => return choice(0.0, 1.0),
        Kind::ByteMask => {
            let byte = |i: u32| if value >> i & 1 != 0 { 0xffu64 << (8 * i) } else { 0 };
            (0..8).fold(0, |all, i| all | byte(i)) as i64
        }
        Kind::ShiftedByte | Kind::ShiftedSignedByte => {
            let byte = value & 0xff;
            let number = if item.kind == Kind::ShiftedSignedByte { i64::from(byte as i8) } else { i64::from(byte) };
            if value & 0x100 != 0 { number << 8 } else { number }
        }
        Kind::Call | Kind::Jump | Kind::Branch | Kind::TestBranch | Kind::CompareBranch | Kind::Literal => {
            return Value::Target(signed(value, item.width()) * 4);
        }
        Kind::Backward => return Value::Target(-wide * 4),
        Kind::Adr => return Value::Target(signed(value, item.width())),
        Kind::Adrp => return Value::Page(signed(value, item.width()) * 4096),
        Kind::Condition => return Value::Condition(value),
        Kind::InvertedCondition => return Value::Condition(value ^ 1),
        Kind::Word => return word(item),
        kind => return name_kind(kind).map_or(Value::Number(wide), Value::Name),
    })
}

fn name_kind(kind: Kind) -> Option<NameKind> {
    Some(match kind {
        Kind::Prefetch | Kind::VectorPrefetch | Kind::RangePrefetch => NameKind::Prefetch,
        Kind::Pattern => NameKind::Pattern,
        Kind::Barrier | Kind::InstructionBarrier | Kind::BarrierNxs => NameKind::Barrier,
        Kind::BranchTarget => NameKind::BranchTarget,
        Kind::StoreHint => NameKind::Hint,
        Kind::ReadRegister | Kind::WriteRegister => NameKind::SystemRegister,
        Kind::ProcessorState => NameKind::ProcessorState,
        Kind::ControlRegister => NameKind::ControlRegister,
        Kind::SystemOperation => NameKind::SystemOperation,
        _ => return None,
    })
}

fn word(item: &Item) -> Value {
    match WORDS.get(item.arg as usize).copied().unwrap_or_default() {
        "vgx2" => Value::Groups(2),
        "vgx4" => Value::Groups(4),
        _ => Value::Name(NameKind::Word),
    }
}

/// A logical immediate; that of a move is printed with its sign.
fn bitmask(decoded: &Decoded, item: &Item, encoded: u32) -> i64 {
    let value = bitmask_value(encoded, item.arg).unwrap_or_default();
    let unused = 64 - (if item.arg == 0 { 64 } else { item.arg as u32 }).clamp(1, 64);
    let extended = ((value << unused) as i64) >> unused;
    let is_small = !is_scalable(decoded) || i64::from(extended as i16) == extended;
    if decoded.mnemonic.is("mov") && is_small { extended } else { value as i64 }
}

/// Returns whether the first register is a scalable vector.
pub(super) fn is_scalable(decoded: &Decoded) -> bool {
    decoded.item::<A64>(0).is_some_and(|item| (tag::Z..tag::P).contains(&(item.tag & 0xff)))
}
