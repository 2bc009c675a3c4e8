//! The operands of a form from those of its row.

use super::memory::width;
use super::{Bank, Memory, Operand, Place};
use crate::x86::classes as c;
use crate::x86::operands::{ANY_MEMORY, BROADCAST, Class};
use crate::x86::row::{Imm, Role, Space};
use crate::x86::rows::Row;

/// The banks by the classes of their registers.
const BANKS: &[(u64, Bank)] = &[
    (c::R8, Bank::Gp8),
    (c::R16 | c::IR16 | c::PORT, Bank::Gp16),
    (c::R32 | c::IR32, Bank::Gp32),
    (c::R64 | c::IR64, Bank::Gp64),
    (c::SEG, Bank::Segment),
    (c::CR, Bank::Control),
    (c::DR, Bank::Debug),
    (c::ST, Bank::Stack),
    (c::MM, Bank::Mmx),
    (c::XLO | c::XEXT | c::XHI, Bank::Xmm),
    (c::YLO | c::YEXT | c::YHI, Bank::Ymm),
    (c::ZMM, Bank::Zmm),
    (c::K, Bank::Mask),
    (c::TMM, Bank::Tile),
];

/// The bank of the registers that a class accepts.
pub(super) fn bank(mask: u64) -> Bank {
    BANKS.iter().find(|b| mask & b.0 != 0).map_or(Bank::None, |b| b.1)
}

/// Returns whether an operand of the class may be a register.
pub(super) fn is_register(class: &Class) -> bool {
    bank(class.mask) != Bank::None
}

/// Which of its encodings a form takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variant {
    /// ModRM.rm is a register, or there is no ModRM.rm.
    Register,
    /// ModRM.rm is memory.
    Memory,
    /// ModRM.rm is memory that is broadcast.
    Broadcast,
}

/// How the immediate of a class is extended.
fn extension(row: &Row, class: &Class, imm: Imm) -> Bank {
    let m = class.mask;
    match imm {
        Imm::Cb | Imm::Cw | Imm::Cd => Bank::Relative,
        Imm::Ib if m & (c::U8 | c::U4 | c::USYM) != 0 => Bank::Unsigned8,
        Imm::Ib | Imm::Ids | Imm::Iq => Bank::Signed,
        // LLVM extends 16 bits by their sign where the operand size does not select them.
        Imm::Iw if row.encoding.size != 16 => Bank::Signed,
        // And 32 bits where the instruction is 64 bits wide, but for LWP's.
        Imm::Id if row.encoding.w && row.encoding.space != Space::Xop || m & c::I32Q != 0 => Bank::Signed,
        _ => Bank::Zero,
    }
}

/// The operands of a row in Intel's order.
pub(super) fn operands(row: &Row, variant: Variant) -> Vec<Operand> {
    row.operands.iter().zip(&row.roles).map(|(class, &role)| operand(row, class, role, variant)).collect()
}

fn operand(row: &Row, class: &Class, role: Role, variant: Variant) -> Operand {
    let m = class.mask;
    let plain = Operand {
        place: Place::Fixed,
        bank: bank(m),
        memory: Memory::None,
        number: class.register.unwrap_or(0),
        indirect: m & (c::IR16 | c::IR32 | c::IR64 | c::IM16 | c::IM32 | c::IM64) != 0,
    };
    let of = |place| Operand { place, ..plain };
    match role {
        Role::Implied if m & c::ONE != 0 => Operand { place: Place::Number, number: 1, ..plain },
        Role::Implied if m & c::THREE != 0 => Operand { place: Place::Number, number: 3, ..plain },
        Role::Implied if m & c::SAE != 0 => of(Place::Sae),
        Role::Implied if m & c::RC != 0 => of(Place::Rounding),
        Role::Implied => plain,
        Role::Reg | Role::RegRm => Operand { bank: pair(row, plain.bank), ..of(Place::Reg) },
        Role::Rm if variant == Variant::Register => of(Place::Rm),
        Role::Rm => {
            let number = if variant == Variant::Broadcast { elements(m) } else { 0 };
            Operand { place: Place::Rm, bank: Bank::None, memory: width(row, m, variant), number, ..plain }
        }
        Role::Vvvv if m & c::DFV != 0 => of(Place::Flags),
        Role::Vvvv => of(Place::Vvvv),
        Role::Is4 => of(Place::Is4),
        Role::Opcode => of(Place::Opcode),
        Role::Imm => Operand { bank: extension(row, class, row.encoding.imm), ..of(Place::Imm) },
        Role::Imm2 => Operand { bank: extension(row, class, row.encoding.imm2), ..of(Place::Imm2) },
        Role::Moffs => Operand { memory: width(row, m, variant), ..of(Place::Moffs) },
        Role::Is4Low => Operand { bank: Bank::Unsigned8, ..of(Place::Is4Low) },
        Role::Rounding => of(Place::Rounding),
        Role::Source => Operand { memory: width(row, m, variant), ..of(Place::Source) },
        Role::Destination => Operand { memory: width(row, m, variant), ..of(Place::Destination) },
    }
}

/// `vp2intersect` writes two mask registers.
fn pair(row: &Row, bank: Bank) -> Bank {
    let e = &row.encoding;
    if bank == Bank::Mask && e.map == 2 && e.opcode == 0x68 { Bank::MaskPair } else { bank }
}

/// The number of elements that memory is broadcast to.
fn elements(mask: u64) -> u8 {
    c::BROADCASTS.iter().find(|b| mask & b.1 != 0).map_or(0, |b| b.0 as u8)
}

/// The variants that a row accepts.
pub(super) fn variants(row: &Row) -> Vec<Variant> {
    let Some(at) = row.roles.iter().position(|r| *r == Role::Rm) else { return vec![Variant::Register] };
    let class = &row.operands[at];
    let mut all = Vec::new();
    if is_register(class) {
        all.push(Variant::Register);
    }
    if class.mask & ANY_MEMORY & !BROADCAST != 0 {
        all.push(Variant::Memory);
    }
    if class.mask & BROADCAST != 0 {
        all.push(Variant::Broadcast);
    }
    all
}
