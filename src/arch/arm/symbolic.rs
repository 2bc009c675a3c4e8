//! Operands that are symbols or expressions, and the fixups for them.

use super::fixup::Kind as Fixup;
use super::kinds::NOT_RELOCATABLE;
use super::machine::{Matched, Statement};
use super::operand::{EXPRESSION, OFFSET, Operand, SPECIFIER};
use super::specifier;
use super::tables::{Item, Kind, flag};
use crate::arch::fixed_width::matcher::Mismatch;

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
        let number = if operand.form == super::operand::Form::Symbolic { operand.number } else { 0 };
        let (raw, specifier) = (number & EXPRESSION != 0, number & SPECIFIER & !OFFSET);
        let is_plain = number & (EXPRESSION | OFFSET) == 0;
        let is_part = specifier::is_part(specifier);
        let kind = match item.kind {
            Kind::Literal | Kind::WideLiteral | Kind::HalfLiteral | Kind::Adr | Kind::WideAdr if is_part => {
                return Err(Mismatch::Value(NOT_RELOCATABLE));
            }
            Kind::CompareBranch if is_part => return Err(Mismatch::Value("branch target out of range")),
            Kind::ArmJump if self.word >> 28 != 14 => Fixup::ArmConditionalJump24,
            Kind::ArmJump => Fixup::ArmJump24,
            Kind::ArmCall if self.word >> 28 != 14 => Fixup::ArmConditionalCall24,
            Kind::ArmCall => Fixup::ArmCall24,
            Kind::ArmExchange => Fixup::ArmExchange24,
            Kind::ArmLiteral | Kind::ArmHalfLiteral | Kind::ArmAdr if is_part => {
                return Err(Mismatch::Value(NOT_RELOCATABLE));
            }
            Kind::ArmLiteral => Fixup::ArmLiteral12,
            Kind::ArmHalfLiteral => Fixup::ArmLiteral8,
            Kind::ArmAdr => Fixup::ArmAdr12,
            Kind::Rotated if specifier == 0 => Fixup::ArmModified12,
            Kind::Modified if specifier == 0 => Fixup::Modified12,
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
            Kind::Literal if is_plain => Fixup::Literal8,
            Kind::WideLiteral => Fixup::Literal12,
            Kind::FloatLiteral if a32 => Fixup::ArmLiteral10,
            Kind::HalfLiteral if a32 => Fixup::ArmLiteral9,
            Kind::DoubleLiteral | Kind::FloatLiteral => Fixup::Literal10,
            Kind::HalfLiteral => Fixup::Literal9,
            Kind::Adr if is_plain => Fixup::Adr8,
            Kind::WideAdr => Fixup::Adr12,
            Kind::Modified if specifier == 0 && operand.form == super::operand::Form::Symbolic => Fixup::Modified12,
            Kind::MovWide => match specifier {
                specifier::LOWER16 if a32 => Fixup::ArmLower16,
                specifier::UPPER16 if a32 => Fixup::ArmUpper16,
                specifier::LOWER16 => Fixup::Lower16,
                specifier::UPPER16 => Fixup::Upper16,
                _ => {
                    return Err(Mismatch::Value("immediate expression for mov requires :lower16: or :upper16"));
                }
            },
            Kind::Unsigned if self.flags & flag::WIDE == 0 && item.width() == 8 && !raw => match specifier {
                specifier::LOWER0_7 => Fixup::Lower0To7,
                specifier::LOWER8_15 => Fixup::Lower8To15,
                specifier::UPPER0_7 => Fixup::Upper0To7,
                specifier::UPPER8_15 => Fixup::Upper8To15,
                _ => return Err(Mismatch::Other),
            },
            _ => return Err(Mismatch::Other),
        };
        // Of several symbols, the target of a branch in the future has the fixup of the row.
        if kind != Fixup::FutureElse || self.fixup.is_none() {
            self.fixup = Some((kind, index as u8));
        }
        Ok(0)
    }
}
