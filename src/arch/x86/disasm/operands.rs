//! The operands of an instruction as registers, memory and numbers.

use super::super::Mode;
use super::Register;
use super::decoded::{ABSENT, Decoded, SPECIAL, seen, sign_extended};
use crate::arch::x86::register_names::Kind;
use llas_isa::x86::decode::{self as t, Bank, Place, flags as ff};

/// Memory: `segment:[base + index * scale + displacement]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Memory {
    /// The segment register that a prefix gives.
    pub segment: Option<Register>,
    /// The base.
    pub base: Option<Register>,
    /// The index, which may be a vector register.
    pub index: Option<Register>,
    /// What the index is multiplied with.
    pub scale: u8,
    /// The displacement, or an absolute address.
    pub displacement: i64,
    /// Its size.
    pub size: t::Memory,
    /// The number of elements that it is broadcast to; 0 if it is not broadcast.
    pub broadcast: u8,
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operand {
    /// A register.
    Register(Register),
    /// Memory.
    Memory(Memory),
    /// A number.
    Immediate(i64),
    /// The distance of a branch target from the next instruction.
    Relative(i64),
    /// A rounding mode: to the nearest number, down, up, to zero; it also suppresses exceptions.
    Rounding(u8),
    /// Exceptions are suppressed.
    SuppressExceptions,
    /// The default flag values of APX: the bits of O, S, Z, C from the highest down.
    Flags(u8),
}

/// The number of bits of memory; 0 for any number.
pub(super) fn bits(size: t::Memory) -> u16 {
    match size {
        t::Memory::None | t::Memory::Any => 0,
        t::Memory::M8 => 8,
        t::Memory::M16 => 16,
        t::Memory::M32 => 32,
        t::Memory::M48 => 48,
        t::Memory::M64 => 64,
        t::Memory::M80 => 80,
        t::Memory::M128 => 128,
        t::Memory::M256 => 256,
        t::Memory::M512 => 512,
    }
}

impl Decoded {
    /// The operands in Intel's order.
    pub(super) fn resolved(&self) -> impl ExactSizeIterator<Item = Operand> + '_ {
        let list = self.form_operands(true);
        // The last immediate is in the name.
        let count = list.len() - usize::from(self.predicate().is_some());
        list.get(..count).unwrap_or_default().iter().map(|operand| self.operand(operand))
    }

    /// The write mask, and whether the elements that it excludes are cleared.
    pub(super) fn mask(&self) -> Option<(Register, bool)> {
        let has_mask = self.traits().flags & ff::MASK != 0 && (self.mask != 0 || self.has(seen::ZEROING));
        has_mask.then_some((Register { kind: Kind::Mask, number: self.mask }, self.has(seen::ZEROING)))
    }

    /// The value of an operand.
    pub(super) fn operand(&self, operand: &t::Operand) -> Operand {
        match operand.place {
            Place::Fixed => self.register(operand.bank, operand.number, false),
            Place::Reg => self.register(operand.bank, self.reg, true),
            Place::Rm if operand.memory == t::Memory::None => self.register(operand.bank, self.rm, true),
            Place::Rm => Operand::Memory(self.address(operand)),
            Place::Opcode => self.register(operand.bank, self.rm, true),
            Place::Vvvv => {
                self.register(operand.bank, self.vvvv & if self.mode == Mode::Bits64 { 31 } else { 7 }, true)
            }
            Place::Is4 => self.register(operand.bank, (self.imm >> 4) as u8 & 15, false),
            Place::Imm => self.immediate(operand.bank, self.imm, self.imm_size()),
            Place::Imm2 => self.immediate(operand.bank, u64::from(self.imm2), self.traits().imm2.size()),
            Place::Is4Low => Operand::Immediate((self.imm & 15) as i64),
            Place::Number => Operand::Immediate(i64::from(operand.number)),
            Place::Rounding => Operand::Rounding(self.rounding),
            Place::Sae => Operand::SuppressExceptions,
            Place::Flags => Operand::Flags(self.vvvv_as_flags()),
            Place::Moffs => Operand::Memory(Memory {
                displacement: self.imm as i64,
                base: None,
                index: None,
                scale: 1,
                ..self.address(operand)
            }),
            Place::Source => self.string(operand, 6, self.segment()),
            Place::Destination => self.string(operand, 7, Some(Register { kind: Kind::Segment, number: 0 })),
        }
    }

    /// The bits of the default flags are not inverted.
    fn vvvv_as_flags(&self) -> u8 {
        !self.vvvv & 15
    }

    fn immediate(&self, bank: Bank, value: u64, size: u8) -> Operand {
        match bank {
            Bank::Relative => Operand::Relative(sign_extended(value, size)),
            Bank::Signed => Operand::Immediate(sign_extended(value, size)),
            _ => Operand::Immediate(value as i64),
        }
    }

    /// A register; `encoded`: its number is in a field of which REX decides about the 8-bit registers.
    fn register(&self, bank: Bank, number: u8, encoded: bool) -> Operand {
        let kind = match bank {
            Bank::Gp8 if encoded && !self.has(seen::REX) && number & !3 == 4 => Kind::Gp8High,
            Bank::Gp8 => Kind::Gp8,
            Bank::Gp16 => Kind::Gp16,
            Bank::Gp32 if self.has(seen::NARROW) && self.traits().flags & ff::NARROWED != 0 => Kind::Gp16,
            Bank::Gp32 => Kind::Gp32,
            Bank::Gp64 => Kind::Gp64,
            Bank::Segment => Kind::Segment,
            Bank::Control => Kind::Control,
            Bank::Debug => Kind::Debug,
            Bank::Stack => return Operand::Register(Register { kind: Kind::Stack, number: number & 7 }),
            Bank::Mmx => Kind::Mmx,
            // Beyond the last register LLVM counts on in the next bank.
            Bank::Xmm if number >= 32 => return self.register(Bank::Ymm, number - 32, encoded),
            Bank::Ymm if number >= 32 => return self.register(Bank::Zmm, number - 32, encoded),
            Bank::Zmm if number >= 50 => return self.register(Bank::Debug, number - 50, encoded),
            Bank::Zmm if number >= 44 => return self.register(Bank::Segment, number - 44, encoded),
            Bank::Zmm if number >= 40 => Kind::Unnamed,
            Bank::Zmm if number >= 32 => return self.register(Bank::Mask, number - 32, encoded),
            Bank::Xmm => Kind::Xmm,
            Bank::Ymm => Kind::Ymm,
            Bank::Zmm => Kind::Zmm,
            Bank::MaskPair => return Operand::Register(Register { kind: Kind::Mask, number: number & 6 }),
            Bank::Mask => Kind::Mask,
            Bank::Tile => Kind::Tile,
            Bank::None | Bank::Unsigned8 | Bank::Zero | Bank::Signed | Bank::Relative => Kind::Unnamed,
        };
        Operand::Register(Register { kind, number })
    }

    fn segment(&self) -> Option<Register> {
        (self.segment != ABSENT).then_some(Register { kind: Kind::Segment, number: self.segment })
    }

    /// The kind of registers in addresses, that of the instruction pointer, and that of no index.
    fn address_kinds(&self) -> [Kind; 3] {
        match self.address_bits {
            16 => [Kind::Gp16, Kind::Ip16, Kind::Zero32],
            32 => [Kind::Gp32, Kind::Ip32, Kind::Zero32],
            _ => [Kind::Gp64, Kind::Ip64, Kind::Zero64],
        }
    }

    fn address(&self, operand: &t::Operand) -> Memory {
        let [general, ip, zero] = self.address_kinds();
        let base = match self.base {
            ABSENT => None,
            SPECIAL => Some(Register { kind: ip, number: 5 }),
            number => Some(Register { kind: general, number }),
        };
        let flags = self.traits().flags;
        let index = match self.index {
            ABSENT => None,
            SPECIAL => Some(Register { kind: zero, number: 4 }),
            number if flags & ff::VSIB != 0 => {
                let kind = [Kind::Xmm, Kind::Ymm, Kind::Zmm, Kind::Zmm][usize::from(flags >> ff::INDEX_SHIFT & 3)];
                Some(Register { kind, number })
            }
            number => Some(Register { kind: general, number }),
        };
        Memory {
            segment: self.segment(),
            base,
            index,
            scale: self.scale,
            displacement: i64::from(self.displacement),
            size: operand.memory,
            broadcast: operand.number,
        }
    }

    fn string(&self, operand: &t::Operand, number: u8, segment: Option<Register>) -> Operand {
        let [general, ..] = self.address_kinds();
        let base = Some(Register { kind: general, number });
        Operand::Memory(Memory {
            segment,
            base,
            index: None,
            scale: 1,
            displacement: 0,
            size: operand.memory,
            broadcast: 0,
        })
    }

    /// Returns whether the prefix 67 has to be shown, because nothing else shows the width of addresses.
    pub(super) fn shows_address_prefix(&self) -> bool {
        if !self.has(seen::ADDRESS) {
            return false;
        }
        let list = self.form_operands(false);
        let is_string = list.iter().any(|o| matches!(o.place, Place::Source | Place::Destination));
        let is_absolute = self.mode != Mode::Bits64 && list.iter().any(|o| o.place == Place::Moffs);
        if is_string || is_absolute || self.traits().flags & ff::ADDRESS != 0 {
            return false;
        }
        if !list.iter().any(|o| o.place == Place::Rm && o.memory != t::Memory::None) {
            return true;
        }
        let has_vector = self.traits().flags & ff::VSIB != 0;
        self.base == ABSENT && (self.index == ABSENT || has_vector)
    }
}
