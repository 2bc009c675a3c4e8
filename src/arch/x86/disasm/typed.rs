//! The operands of decoded instructions in the types that all machines share.

use super::decoded::{Decoded, seen};
use super::operands::{Memory, Operand};
use super::tables::{EGPR, FEATURES, NEEDS};
use super::{Register, operands};
use crate::arch::disasm::list::{List, Text};
use crate::arch::disasm::operand::{
    self as shared, Bank, Field, FieldKind, Fields, NO_FIELD, NO_OPERAND, Operands, Rounding,
};
use crate::arch::disasm::{self, Flow};
use crate::arch::features::Requirements;
use crate::arch::x86::register_names::Kind;
use llas_isa::x86::decode::{self as t, Place};
use std::fmt::Write;

impl disasm::Decoded for Decoded {
    #[inline]
    fn length(&self) -> usize {
        self.length as usize
    }

    fn flow(&self) -> Flow {
        match self.traits().flow {
            t::Flow::Next => Flow::Next,
            t::Flow::Jump => Flow::Branch,
            t::Flow::Branch => Flow::ConditionalBranch,
            t::Flow::Call => Flow::Call,
            t::Flow::IndirectJump => Flow::IndirectBranch,
            t::Flow::IndirectCall => Flow::IndirectCall,
            t::Flow::Return => Flow::Return,
            t::Flow::Interrupt => Flow::Exception,
        }
    }

    fn target(&self, address: u64) -> Option<u64> {
        self.branch_target(address)
    }

    fn memory_target(&self, address: u64) -> Option<u64> {
        self.relative_memory(address)
    }

    #[cfg(feature = "inspect")]
    fn commented_target(&self, address: u64) -> Option<u64> {
        let is_shown = self.segment == super::decoded::ABSENT && self.address_bits == 64;
        is_shown.then(|| self.relative_memory(address)).flatten()
    }

    fn mnemonic(&self, intel: bool) -> Text {
        let mut name = Text::new();
        // It is short enough.
        let _ = name.write_str(self.shown_mnemonic(self.listed_mnemonic(intel)));
        name
    }

    fn operands(&self, address: u64) -> Operands {
        let mut out = List::new(NO_OPERAND);
        for (i, operand) in self.resolved().enumerate() {
            out.push(match operand {
                Operand::Register(register) => shared::Operand::Register(typed(register)),
                Operand::Memory(memory) => shared::Operand::Memory(typed_memory(&memory)),
                Operand::Immediate(number) => shared::Operand::Immediate(number),
                Operand::Relative(_) => shared::Operand::Target(self.branch_target(address).unwrap_or_default()),
                Operand::Rounding(mode) => shared::Operand::Rounding(
                    [Rounding::Nearest, Rounding::Down, Rounding::Up, Rounding::Zero][usize::from(mode & 3)],
                ),
                Operand::SuppressExceptions => shared::Operand::SuppressExceptions,
                Operand::Flags(bits) => shared::Operand::DefaultFlags(bits),
            });
            if i == 0 {
                self.push_mask(&mut out);
            }
        }
        if out.is_empty() {
            self.push_mask(&mut out);
        }
        out
    }

    fn fields(&self) -> Fields {
        let mut fields = List::new(NO_FIELD);
        let mut push = |kind, field: super::Field| {
            if field.size != 0 {
                fields.push(Field { kind, offset: field.offset, size: field.size, bits: 8 * field.size });
            }
        };
        push(FieldKind::Displacement, self.displacement_field());
        let places = || self.form_operands(true).iter();
        let [first, second] = self.immediate_fields();
        let kind = match places().find(|operand| matches!(operand.place, Place::Imm | Place::Moffs | Place::Is4Low)) {
            Some(operand) if operand.place == Place::Moffs => FieldKind::Displacement,
            Some(operand) if operand.bank == t::Bank::Relative => FieldKind::Target,
            _ => FieldKind::Immediate,
        };
        // A byte that holds the number of a register is not one, unless it has an immediate, too.
        if !places().any(|operand| operand.place == Place::Is4) || places().any(|o| o.place == Place::Is4Low) {
            push(kind, first);
        }
        push(FieldKind::Immediate, second);
        fields
    }

    fn requirements(&self) -> Requirements {
        let needs = NEEDS.get(usize::from(self.traits().needs)).copied().unwrap_or_default();
        let is_missing = self.has_egpr() && !needs.ends_with(EGPR);
        Requirements::new(needs, &FEATURES).and(if is_missing { EGPR } else { &[] })
    }
}

impl Decoded {
    /// Returns whether one of its registers is a general register beyond the first sixteen.
    fn has_egpr(&self) -> bool {
        let is_beyond = |register: Register| {
            matches!(register.kind, Kind::Gp8 | Kind::Gp16 | Kind::Gp32 | Kind::Gp64) && register.number >= 16
        };
        self.resolved().any(|operand| match operand {
            Operand::Register(register) => is_beyond(register),
            Operand::Memory(memory) => memory.base.into_iter().chain(memory.index).any(is_beyond),
            _ => false,
        })
    }

    fn push_mask(&self, out: &mut Operands) {
        if let Some((register, zeroing)) = self.mask() {
            out.push(shared::Operand::Mask { register: typed(register), zeroing });
        }
    }

    /// A mnemonic of the tables as it is printed with the prefixes and in the mode.
    pub(super) fn shown_mnemonic(&self, name: &'static str) -> &'static str {
        match name {
            "rep" if self.has(seen::HARDWARE_LOCK) => "xrelease",
            "repne" if self.has(seen::HARDWARE_LOCK) => "xacquire",
            "data16" if self.mode == super::Mode::Bits16 => "data32",
            other => other,
        }
    }
}

fn typed(register: Register) -> shared::Register {
    let (bank, bits) = match register.kind {
        Kind::Gp8 => (Bank::General, 8),
        Kind::Gp8High => (Bank::HighByte, 8),
        Kind::Gp16 => (Bank::General, 16),
        Kind::Gp32 => (Bank::General, 32),
        Kind::Gp64 => (Bank::General, 64),
        Kind::Segment => (Bank::Segment, 16),
        Kind::Control => (Bank::Control, 64),
        Kind::Debug => (Bank::Debug, 64),
        Kind::Stack => (Bank::Stack, 80),
        Kind::Mmx => (Bank::Mmx, 64),
        Kind::Xmm => (Bank::Vector, 128),
        Kind::Ymm => (Bank::Vector, 256),
        Kind::Zmm => (Bank::Vector, 512),
        Kind::Mask => (Bank::Mask, 64),
        Kind::Tile => (Bank::Tile, 8192),
        Kind::Ip16 => (Bank::InstructionPointer, 16),
        Kind::Ip32 => (Bank::InstructionPointer, 32),
        Kind::Ip64 => (Bank::InstructionPointer, 64),
        Kind::Zero32 => (Bank::Zero, 32),
        Kind::Zero64 => (Bank::Zero, 64),
        Kind::Unnamed => (Bank::Unnamed, 0),
    };
    shared::Register::new(bank, u32::from(register.number), bits)
}

fn typed_memory(memory: &Memory) -> shared::Memory {
    shared::Memory {
        segment: memory.segment.map(typed),
        base: memory.base.map(typed),
        index: memory.index.map(typed),
        scale: memory.scale,
        displacement: memory.displacement,
        bits: operands::bits(memory.size),
        broadcast: memory.broadcast,
        ..shared::Memory::default()
    }
}
