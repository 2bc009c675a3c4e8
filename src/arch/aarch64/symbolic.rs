//! Operands that are symbols or expressions, and the fixups for them.

use super::fixup::Kind as Fixup;
use super::machine::Matched;
use super::operand::{EXPRESSION, Form, HASHED, Operand, SPECIFIER};
use super::specifier;
use super::tables::{Item, Kind};
use crate::arch::fixed_width::matcher::Mismatch;
use crate::parse::ast::Specifier;

impl Matched {
    /// Matches a symbol or expression and records a fixup.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn symbolic(&mut self, item: &Item, operand: &Operand, index: usize) -> Result<u32, Mismatch> {
        // A word has no specifier.
        let number = if operand.form == Form::Symbolic { operand.number } else { 0 };
        // An expression is checked once its value is known.
        let (raw, hashed, specifier) = (number & EXPRESSION != 0, number & HASHED != 0, number & SPECIFIER);
        if specifier::is_signed(specifier) && !matches!(item.kind, Kind::MovWide | Kind::MovSymbol) {
            return Err(Mismatch::Value("a signed specifier is only allowed in movz and movn"));
        }
        let (kind, bits) = match item.kind {
            Kind::Jump => (Fixup::Branch26, 0),
            Kind::Call => (Fixup::Call26, 0),
            Kind::Branch => (Fixup::Branch19, 0),
            Kind::TestBranch => (Fixup::TestBranch14, 0),
            Kind::CompareBranch => (Fixup::Branch9, 0),
            Kind::Backward => (Fixup::Branch16, 0),
            Kind::Literal => (Fixup::Literal19, 0),
            Kind::Adr if raw || specifier::of_adr(specifier) => (Fixup::Adr21, 0),
            Kind::Adr => return Err(Mismatch::Value("unexpected adr label")),
            Kind::Adrp if raw || specifier::of_adrp(specifier) => (Fixup::Adrp21, 0),
            Kind::Adrp => return Err(Mismatch::Value("page or gotpage label reference expected")),
            // As in llvm-mc, a shift is only allowed after a `#`.
            Kind::AddImmediate if item.arg & 1 != 0 && !hashed => return Err(Mismatch::Other),
            // `sub` and instructions that set the flags have no relocations.
            Kind::AddImmediate if !raw && specifier != 0 && item.arg > 1 => {
                return Err(Mismatch::Value("invalid immediate expression"));
            }
            Kind::AddImmediate if raw || specifier::of_add(specifier) => {
                let high = item.arg == 0 && specifier::is_high12(specifier);
                (Fixup::Add12, if high { 1 << 12 } else { 0 })
            }
            Kind::LoadStore if raw || specifier::of_load(specifier) => (Fixup::load_store(item.arg), 0),
            Kind::MovWide | Kind::MovSymbol => match specifier::mov_group(specifier) {
                Some(1..) if item.kind == Kind::MovSymbol => {
                    return Err(Mismatch::Value("mov takes the lowest halfword only: write movz or movk"));
                }
                Some(group) if !raw => {
                    if item.arg == 32 && group > 1 {
                        return Err(Mismatch::Other);
                    }
                    (Fixup::mov_wide(Specifier(specifier)), u32::from(group) << 16)
                }
                _ if item.kind == Kind::MovSymbol && specifier == 0 => (Fixup::MovRaw, 0),
                _ if item.kind == Kind::MovSymbol => (Fixup::MovOther, 0),
                _ => return Err(Mismatch::Other),
            },
            _ => return Err(Mismatch::Other),
        };
        self.fixup = Some((kind, index as u8));
        Ok(bits)
    }
}
