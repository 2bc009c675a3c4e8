//! From a field that needs a relocation to the relocation: its symbol and addend.

use crate::ast::Name;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{Evaluator, Stage};
use crate::model::{Binding, Definition, Model, RelocatableValue, SectionId};
use crate::relocate::Unresolved;
use crate::source::Span;
use crate::target::Backend;
use object::elf::{SHF_MERGE, SHF_TLS, STT_GNU_IFUNC, STT_TLS};

/// One relocation of a section.
#[derive(Clone, Copy, Debug)]
pub(super) struct Relocation {
    /// The field's offset in the section.
    pub offset: u64,
    /// `R_*`
    pub kind: u32,
    /// The symbol; none is symbol 0.
    pub symbol: Option<Name>,
    /// The addend.
    pub addend: i64,
}

/// What the relocations of an object have in common.
#[derive(Debug)]
pub(super) struct Recorder<'a, T: Backend> {
    /// The model; symbols get marked as used in it.
    pub model: &'a mut Model,
    /// The target.
    pub target: &'a T,
    /// Symbols that `.symver` renames.
    pub renames: &'a rustc_hash::FxHashMap<Name, Name>,
    /// Where errors go.
    pub diagnostics: &'a mut Diagnostics,
}

impl<T: Backend> Recorder<'_, T> {
    /// Makes the relocation of a field in `section`; none where there was an error.
    pub(super) fn record(&mut self, section: SectionId, field: &Unresolved) -> Option<Relocation> {
        let mut value = field.value;
        if let Some(kind) = field.explicit_reloc {
            if let Some(sub) = value.sub {
                value = self.fold_subtrahend(section, field, sub)?;
            }
            return Some(self.relocation(field.offset, kind, value, true));
        }
        let mut pc_relative = self.target.fixup(field.kind).is_pc_relative();
        if let Some(sub) = value.sub {
            value = self.fold_subtrahend(section, field, sub)?;
            pc_relative = true;
        }
        let kind = match self.target.elf_relocation(field.kind, value.specifier, pc_relative, value.constant) {
            Ok(kind) => kind,
            Err(message) => {
                self.error(Code::UnsupportedRelocation, field.source_pos, message);
                return None;
            }
        };
        if self.target.is_tls(value.specifier)
            && let Some(name) = value.add
        {
            let variable = self.model.symbol(name).variable();
            let number = variable.and_then(|expr| Evaluator::new(self.model, Stage::Layout).absolute(expr));
            if let Some(number) = number {
                let name = String::from_utf8_lossy(self.model.names.text(name)).into_owned();
                let message =
                    format!("symbol '{name}' is the number {number}, which has no place in thread-local storage");
                self.error(Code::UnsupportedRelocation, field.source_pos, message);
                return None;
            }
            let symbol = self.model.symbol(name);
            let target = symbol.variable().filter(|_| symbol.weakref).map(|expr| self.model.exprs[expr.0 as usize]);
            let name = if let Some(crate::ast::Expr::Symbol(target, _)) = target { target } else { name };
            self.model.symbol_mut(name).kind = STT_TLS.0;
        }
        Some(self.relocation(field.offset, kind, value, false))
    }

    /// `a - b` relative to a place of the same section is `a` relative to the field.
    fn fold_subtrahend(&mut self, section: SectionId, field: &Unresolved, sub: Name) -> Option<RelocatableValue> {
        let name = String::from_utf8_lossy(self.model.names.text(sub)).into_owned();
        let Some((home, offset)) = Evaluator::new(self.model, Stage::Layout).offset(sub) else {
            let message = format!("symbol '{name}' can not be undefined in a subtraction expression");
            self.error(Code::UndefinedInDifference, field.source_pos, message);
            return None;
        };
        if home != section.0 {
            self.error(
                Code::DifferenceAcrossSections,
                field.source_pos,
                "Cannot represent a difference across sections",
            );
            return None;
        }
        let constant = field.value.constant.wrapping_add(field.offset as i64).wrapping_sub(offset);
        Some(RelocatableValue { sub: None, constant, ..field.value })
    }

    /// The relocation of that type for `value`, which has no subtrahend. What `.reloc` and the edges of the call graph name
    /// stays a symbol, whatever its section.
    fn relocation(&mut self, offset: u64, kind: u32, value: RelocatableValue, keeps_symbol: bool) -> Relocation {
        let mut via_weakref = false;
        let mut add = value.add;
        if let Some(name) = add
            && self.model.symbol(name).weakref
            && let Some(expr) = self.model.symbol(name).variable()
            && let crate::ast::Expr::Symbol(target, _) = self.model.exprs[expr.0 as usize]
        {
            (add, via_weakref) = (Some(target), true);
            self.model.register(target);
        }
        let home = add.and_then(|name| Evaluator::new(self.model, Stage::Layout).offset(name));
        if let Some(name) = add
            && (keeps_symbol || self.relocate_with_symbol(name, home.map(|h| h.0), value))
        {
            let renamed = self.renames.get(&name).copied().unwrap_or(name);
            let symbol = self.model.symbol_mut(renamed);
            if via_weakref {
                symbol.weakref_used = true;
            } else {
                symbol.used_in_reloc = true;
            }
            return Relocation { offset, kind, symbol: Some(renamed), addend: value.constant };
        }
        let mut addend = value.constant;
        let mut symbol = None;
        if let Some((section, at)) = home {
            let section_symbol = self.model.sections[section as usize].symbol;
            self.model.symbol_mut(section_symbol).used_in_reloc = true;
            symbol = Some(section_symbol);
            addend = addend.wrapping_add(at);
        }
        Relocation { offset, kind, symbol, addend }
    }

    fn relocate_with_symbol(&self, name: Name, section: Option<u32>, value: RelocatableValue) -> bool {
        if self.target.needs_symbol(value.specifier) {
            return true;
        }
        let symbol = self.model.symbol(name);
        let Some(section) = section else { return true };
        if symbol.binding.is_some_and(|b| b != Binding::Local) || symbol.kind == STT_GNU_IFUNC.0 {
            return true;
        }
        let flags = self.model.sections[section as usize].elf.flags;
        // A place inside a mergeable section must stay a symbol: the linker moves the pieces.
        let merged = flags & SHF_MERGE.0 != 0 && !matches!(symbol.definition, Definition::Section(_));
        (merged && (value.constant != 0 || self.target.merged_needs_symbol(value.specifier))) || flags & SHF_TLS.0 != 0
    }

    fn error(&mut self, code: Code, source_pos: u32, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, Span::new(source_pos, source_pos), message));
    }
}
