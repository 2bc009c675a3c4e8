//! From a field that needs a relocation to the relocation, and to what the field itself holds.

use super::symbols::SymbolTable;
use crate::ast::Name;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{Evaluator, Stage};
use crate::model::{FixupKind, Model, SymbolFlag};
use crate::object::Relocation;
use crate::relocate::contents::Unresolved;
use crate::source::Span;
use crate::target::Backend;

/// What becomes of a field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Filled {
    /// The relocation; none where only the field's value was asked for.
    pub relocation: Option<Relocation>,
    /// How the value goes into the field.
    pub kind: FixupKind,
    /// What the field holds.
    pub value: i64,
}

/// What the relocations of an object have in common.
#[derive(Debug)]
pub(super) struct Recorder<'a, 'm, T: Backend> {
    /// The model.
    pub model: &'m Model,
    /// The target.
    pub target: &'a T,
    /// The symbol table.
    pub symbols: &'a SymbolTable<'m>,
    /// Where errors go.
    pub diagnostics: &'a mut Diagnostics,
}

impl<T: Backend> Recorder<'_, '_, T> {
    /// What becomes of a field; nothing where there was an error, or no symbol is in the value.
    pub(super) fn record(&mut self, field: &Unresolved) -> Option<Filled> {
        let linear = field.value;
        let Some(name) = linear.add else {
            if let Some(kind) = field.explicit_reloc.filter(|_| linear.sub.is_none()) {
                let kind = FixupKind(kind as u8);
                return Some(Filled { relocation: None, kind, value: linear.constant });
            }
            // A number that no symbol stands for is only ever at a distance.
            let relative = linear.sub.is_some()
                || field.explicit_reloc.is_some()
                || self.target.fixup(field.kind).is_pc_relative();
            let message = "COFF has no relocation for the distance to a number: a symbol must be in the expression";
            return if relative { self.refuse(Code::UnsupportedRelocation, field, message.to_owned()) } else { None };
        };
        let symbol = self.model.symbol(name);
        if !symbol.is(SymbolFlag::Registered) && !symbol.is_defined() {
            let message = ".reloc needs a symbol on COFF".to_owned();
            return self.refuse(Code::NotRelocatable, field, message);
        }
        if symbol.is(SymbolFlag::Temporary) && !symbol.is_defined() {
            let message = format!("assembler label '{}' can not be undefined", self.text(name));
            return self.refuse(Code::UndefinedTemporarySymbol, field, message);
        }
        let evaluator = Evaluator::new(self.model, Stage::Layout);
        let mut value = linear.constant;
        if let Some(sub) = linear.sub {
            let Some((_, offset)) = evaluator.offset(sub) else {
                let message = format!("symbol '{}' can not be undefined in a subtraction expression", self.text(sub));
                return self.refuse(Code::UndefinedInDifference, field, message);
            };
            value = value.wrapping_add(field.offset as i64).wrapping_sub(offset);
        }
        let mut id = self.symbols.id(name);
        // Temporary symbols, and those whose name means another symbol by now, are not in the table.
        if !self.symbols.has(name) {
            let Some((section, offset)) = evaluator.offset(name) else {
                let message = format!("assembler label '{}' is not a place in a section", self.text(name));
                return self.refuse(Code::UnsupportedRelocation, field, message);
            };
            value = value.wrapping_add(offset);
            let (base, of) = self.symbols.label_before(self.model, section, value);
            value = value.wrapping_sub(of);
            id = base;
        }
        let fixup = field.explicit_reloc.map_or(field.kind, |kind| FixupKind(kind as u8));
        match self.target.coff_relocation(fixup, linear.specifier, linear.sub.is_some()) {
            Ok(kind) => {
                let value = if kind.zero { 0 } else { value.wrapping_add(kind.bias) };
                let (offset, kind) = (field.offset, u32::from(kind.kind));
                Some(Filled {
                    relocation: Some(Relocation { offset, addend: value, symbol: id, kind }),
                    kind: fixup,
                    value,
                })
            }
            Err(message) => self.refuse(Code::UnsupportedRelocation, field, message),
        }
    }

    fn text(&self, name: Name) -> String {
        String::from_utf8_lossy(self.model.names.text(name)).into_owned()
    }

    pub(super) fn refuse(&mut self, code: Code, field: &Unresolved, message: String) -> Option<Filled> {
        self.diagnostics.push(Diagnostic::error(code, Span::new(field.source_pos, field.source_pos), message));
        None
    }
}
