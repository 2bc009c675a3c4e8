//! Converts a fixup that needs a relocation to the relocation and the value of the field.

use super::symbols::SymbolTable;
use crate::arch::{Backend, Pair};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{FixupKind, Model, SymbolFlag};
use crate::object::data::{Relocation, SymbolId};
use crate::parse::ast::Name;
use crate::relocate::contents::Unresolved;
use crate::source::Span;

#[derive(Clone, Copy, Debug)]
pub(super) struct Filled {
    /// The relocation; `None` if only the field's value is needed.
    pub relocation: Option<Relocation>,
    pub kind: FixupKind,
    pub value: i64,
}

/// What the relocations of an object share.
#[derive(Debug)]
pub(super) struct Recorder<'a, T: Backend> {
    pub model: &'a Model,
    pub target: &'a T,
    pub symbols: &'a SymbolTable,
    pub diagnostics: &'a mut Diagnostics,
    /// The last field, if its relocation also covers the next one.
    pub first: Option<First>,
}

/// The first of two fields that one relocation covers.
#[derive(Clone, Copy, Debug)]
pub(super) struct First {
    end: u64,
    symbol: Option<SymbolId>,
    value: i64,
    source_pos: u32,
}

impl<T: Backend> Recorder<'_, T> {
    /// Resolves a fixup; the relocation of the first of two fields covers both.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn record(&mut self, field: &Unresolved) -> Option<Filled> {
        let (mut filled, pair) = self.single(field)?;
        let Some(relocation) = filled.relocation else { return Some(filled) };
        let first = self.first.take();
        match pair {
            Pair::None => self.without_second(first),
            Pair::First => {
                self.without_second(first);
                let end = field.offset + u64::from(self.target.fixup(filled.kind).bytes);
                let (symbol, value) = (relocation.symbol, filled.value);
                self.first = Some(First { end, symbol, value, source_pos: field.source_pos });
            }
            Pair::Second => {
                let is_second = |first: First| {
                    first.end == field.offset && first.symbol == relocation.symbol && first.value == filled.value
                };
                if !first.is_some_and(is_second) {
                    self.without_second(first);
                    let message = "the upper half gets no relocation: the lower half of the same address, with the relocation \
                                   of both, is not directly in front of it";
                    self.warn(field.source_pos, message);
                }
                filled.relocation = None;
            }
        }
        Some(filled)
    }

    /// Warns if the relocation of a field covers two fields and there is no second one.
    pub(super) fn without_second(&mut self, first: Option<First>) {
        if let Some(first) = first {
            let message = "the relocation covers this half and the upper half of the same address right after it, which is \
                           missing: the linker will overwrite what is there";
            self.warn(first.source_pos, message);
        }
    }

    fn warn(&mut self, source_pos: u32, message: &str) {
        self.diagnostics.push(Diagnostic::warning(Code::NoEffect, Span::at(source_pos), message));
    }

    /// Resolves a fixup; `None` if there was an error, or the value contains no symbol.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn single(&mut self, field: &Unresolved) -> Option<(Filled, Pair)> {
        let linear = field.value;
        let Some(name) = linear.add else {
            if let Some(kind) = field.explicit_reloc.filter(|_| linear.sub.is_none()) {
                let kind = FixupKind(kind as u8);
                return Some((Filled { relocation: None, kind, value: linear.constant }, Pair::None));
            }
            // A value without a symbol reaches here only if it is PC-relative.
            let relative = linear.sub.is_some()
                || field.explicit_reloc.is_some()
                || self.target.fixup(field.kind).is_pc_relative();
            let message = "COFF has no relocation for the distance to a number: the expression must contain a symbol";
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
        // Temporary and superseded symbols are not in the table.
        if !self.symbols.has(name) {
            let Some((section, offset)) = evaluator.offset(name) else {
                let message = format!("assembler label '{}' is not in a section", self.text(name));
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
                let (offset, number) = (field.offset, u32::from(kind.kind));
                let relocation = Some(Relocation { offset, addend: value, symbol: id, kind: number });
                Some((Filled { relocation, kind: fixup, value }, kind.pair))
            }
            Err(message) => self.refuse(Code::UnsupportedRelocation, field, message),
        }
    }

    fn text(&self, name: Name) -> String {
        self.model.display_name(name).into_owned()
    }

    // Not a call that returns the result: its memory would be that of every result.
    #[inline(always)]
    fn refuse<R>(&mut self, code: Code, field: &Unresolved, message: String) -> Option<R> {
        self.report(code, field, message);
        None
    }

    #[cold]
    pub(super) fn report(&mut self, code: Code, field: &Unresolved, message: String) {
        self.diagnostics.push(Diagnostic::error(code, Span::at(field.source_pos), message));
    }
}
