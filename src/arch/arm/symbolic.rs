//! Operands that are symbols or expressions, and the fixups for them.

use super::fixup::Kind as Fixup;
use super::machine::{Matched, Statement};
use super::operand::{EXPRESSION, Form, OFFSET, Operand, SPECIFIER};
use super::specifier;
use super::tables::{Item, Kind, flag};
use crate::arch::fixed_width::matcher::Mismatch;
use crate::diag::{Code, Diagnostic};
use crate::source::Span;

/// The opcode of data processing in A32, with the bit of an immediate.
const A32_OPCODE: u32 = 0x0ff0_0000;
/// `mov` with a modified immediate, which does not set flags.
const A32_MOV: u32 = 0x03a0_0000;
/// The opcode of T16 instructions with one register and eight bits of an immediate.
const T16_OPCODE: u32 = 0xf800;
const T16_MOV: u32 = 0x2000;
const T16_ADD: u32 = 0x3000;

/// `ldr`, `str`, `pld` and similar instructions of A32 with an offset that is added to the base before the access, and `pli`.
fn takes_offset(word: u32) -> bool {
    word & 0x0f00_0000 == 0x0500_0000 || word & 0xff70_0000 == 0xf450_0000
}

/// Why a symbol cannot be in the field of the instruction that was found.
#[derive(Clone, Copy, Debug)]
pub enum SymbolError {
    /// A part of its address, such as `:lower0_7:symbol`, in a field whose fixup has none.
    Part,
    /// All of its address in a field for parts.
    Address,
    /// A byte of an address, for which COFF has no relocations.
    NoRelocation,
}

impl SymbolError {
    pub(super) fn refusal(self, place: Span) -> Box<Diagnostic> {
        let error = |code, message: &str| Diagnostic::error(code, place, message);
        Box::new(match self {
            // llvm-mc finds this when it writes the instruction, after the layout.
            SymbolError::Part => error(Code::NotRelocatable, "expected relocatable expression").deferred(),
            SymbolError::NoRelocation => error(
                Code::UnsupportedRelocation,
                "cannot represent relocation in the current file format: COFF has none for a byte of an address",
            ),
            SymbolError::Address => {
                let help = "a byte of an address is :lower0_7:, :lower8_15:, :upper0_7: or :upper8_15: and a symbol";
                error(Code::ImmediateRange, "this immediate can only be a number or a byte of an address").help(help)
            }
        })
    }
}

impl Matched {
    /// Matches a symbol or expression and records a fixup.
    pub(super) fn symbolic(
        &mut self,
        item: &Item,
        operand: &Operand,
        index: usize,
        statement: &Statement<'_>,
    ) -> Result<u32, Mismatch> {
        let a32 = statement.context.a32;
        let number = if operand.form == Form::Symbolic { operand.number } else { 0 };
        let specifier = number & SPECIFIER & !OFFSET;
        let is_plain = number & (EXPRESSION | OFFSET) == 0;
        let is_part = specifier::is_part(specifier);
        let is_byte = is_part && !specifier::is_half(specifier);
        let kind = match item.kind {
            Kind::CompareBranch if is_part => return Err(Mismatch::Value("branch target out of range")),
            Kind::ArmJump if self.word >> 28 != 14 => Fixup::ArmConditionalJump24,
            Kind::ArmJump => Fixup::ArmJump24,
            Kind::ArmCall if self.word >> 28 != 14 => Fixup::ArmConditionalCall24,
            Kind::ArmCall => Fixup::ArmCall24,
            Kind::ArmExchange => Fixup::ArmExchange24,
            Kind::ArmLiteral => Fixup::ArmLiteral12,
            Kind::ArmHalfLiteral => Fixup::ArmLiteral8,
            Kind::SignMagnitude if a32 && takes_offset(self.word) => Fixup::ArmOffset12,
            Kind::ArmAdr => Fixup::ArmAdr12,
            // The 16-bit immediate of the row of `movw` is for `:lower16:` and `:upper16:` alone.
            Kind::Rotated if self.word & A32_OPCODE == A32_MOV && statement.features.named("v6t2") => {
                return Err(Mismatch::Other);
            }
            Kind::Rotated if specifier == 0 || is_part => Fixup::ArmModified12,
            Kind::Modified if specifier == 0 || is_byte => Fixup::Modified12,
            Kind::Jump if is_plain => Fixup::Branch11,
            Kind::Branch | Kind::WideBranch | Kind::CompareBranch if !is_plain => {
                return Err(Mismatch::Value("branch target out of range"));
            }
            Kind::WideJump => Fixup::Branch24,
            Kind::Branch => Fixup::Branch8,
            Kind::WideBranch => Fixup::Branch20,
            Kind::LoopStart => Fixup::LoopStart,
            Kind::LoopEnd => Fixup::LoopEnd,
            Kind::FuturePoint => Fixup::FutureBranch,
            Kind::FutureElse => Fixup::FutureElse,
            Kind::FutureTarget if item.arg == 12 => Fixup::FutureTarget12,
            Kind::FutureTarget if item.arg == 18 => Fixup::FutureTarget18,
            Kind::FutureTarget => Fixup::FutureTarget16,
            Kind::Call => Fixup::Call24,
            Kind::CallExchange => Fixup::Exchange24,
            Kind::CompareBranch => Fixup::CompareBranch,
            Kind::Literal if is_plain && !is_part => Fixup::Literal8,
            Kind::WideLiteral => Fixup::Literal12,
            Kind::FloatLiteral if a32 => Fixup::ArmLiteral10,
            Kind::HalfLiteral if a32 => Fixup::ArmLiteral9,
            Kind::DoubleLiteral | Kind::FloatLiteral => Fixup::Literal10,
            Kind::HalfLiteral => Fixup::Literal9,
            Kind::Adr if is_plain && !is_part => Fixup::Adr8,
            Kind::WideAdr => Fixup::Adr12,
            Kind::MovWide => match specifier {
                specifier::LOWER16 if a32 => Fixup::ArmLower16,
                specifier::UPPER16 if a32 => Fixup::ArmUpper16,
                specifier::LOWER16 => Fixup::Lower16,
                specifier::UPPER16 => Fixup::Upper16,
                _ => {
                    return Err(Mismatch::Value("immediate expression for mov requires :lower16: or :upper16"));
                }
            },
            Kind::Unsigned if self.takes_byte(index, specifier, statement) => match specifier {
                specifier::LOWER8_15 => Fixup::Lower8To15,
                specifier::UPPER0_7 => Fixup::Upper0To7,
                specifier::UPPER8_15 => Fixup::Upper8To15,
                _ => Fixup::Lower0To7,
            },
            _ => return Err(Mismatch::Other),
        };
        // Of several symbols, the target of a branch in the future has the fixup of the row.
        if kind != Fixup::FutureElse || self.fixup.is_none() {
            self.fixup = Some((kind, index as u8));
        }
        Ok(0)
    }

    /// Of the T16 instructions with an immediate of eight bits, `mov` and `add` take a byte of an address, and `mov` and `add`
    /// of one register no other symbol.
    fn takes_byte(&self, index: usize, specifier: u8, statement: &Statement<'_>) -> bool {
        let is_part = specifier::is_part(specifier) && !specifier::is_half(specifier);
        !statement.context.a32
            && self.flags & flag::WIDE == 0
            && match self.word & T16_OPCODE {
                T16_MOV | T16_ADD => is_part || index == 1 && specifier == 0,
                _ => false,
            }
    }

    /// The operand that the field of the instruction cannot have.
    #[inline]
    pub(super) fn symbol_error<'o>(
        &self,
        operands: &'o [Operand],
        is_coff: bool,
    ) -> Option<(&'o Operand, SymbolError)> {
        let (kind, index) = self.fixup?;
        let operand = operands.get(usize::from(index))?;
        let specifier = operand.number & SPECIFIER & !OFFSET;
        let is_part = operand.form == Form::Symbolic && specifier::is_part(specifier);
        match specifier::part_of(kind) {
            _ if is_coff && is_part && !specifier::is_half(specifier) => Some((operand, SymbolError::NoRelocation)),
            None if is_part => Some((operand, SymbolError::Part)),
            Some(part) if !is_part && !specifier::is_half(part) => Some((operand, SymbolError::Address)),
            _ => None,
        }
    }
}
