//! Converts a fixup that needs a relocation to the relocation: its symbol and addend.

use super::marks::{Marks, renamed};
use crate::arch::Backend;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::layout::place_of;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Binding, Definition, Model, RelocatableValue, SectionId};
use crate::object::data::{Relocation, SymbolId};
use crate::parse::ast::Name;
use crate::relocate::contents::Unresolved;
use crate::relocate::is_apart;
use crate::source::Span;
use object::elf::{SHF_MERGE, SHF_TLS, STT_GNU_IFUNC};

/// Until symbols are numbered, a relocation holds the symbol's index in the model instead of its number.
fn provisional(name: Name) -> Option<SymbolId> {
    SymbolId::of_index(name.index())
}

/// The inverse of [`provisional`].
#[inline]
pub(super) fn name(symbol: SymbolId) -> Name {
    Name::new(symbol.index() as u32)
}

/// What the relocations of an object share.
#[derive(Debug)]
pub(super) struct Recorder<'a, T: Backend> {
    pub model: &'a Model,
    pub target: &'a T,
    pub marks: &'a mut Marks,
    pub diagnostics: &'a mut Diagnostics,
}

impl<T: Backend> Recorder<'_, T> {
    /// Makes the relocation of a field in `section`; `None` if there was an error.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn record(&mut self, section: SectionId, field: &Unresolved) -> Option<Relocation> {
        let mut value = field.value;
        if self.model.rules.split_dwarf && self.report_split_dwarf_violation(section, field) {
            return None;
        }
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
        let number = match self.target.elf_relocation(field.kind, value.specifier, pc_relative, value.constant) {
            Ok(number) => self.table_relocation(number, value),
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
            let is_global = self.model.symbol(name).binding.is_some_and(|b| b != Binding::Local);
            if let Some(number) = number.filter(|_| T::TLS_REFUSES_NUMBERS && !is_global) {
                let name = self.model.display_name(name).into_owned();
                let message = format!("symbol '{name}' is the number {number}, which is not in thread-local storage");
                self.error(Code::UnsupportedRelocation, field.source_pos, message);
                return None;
            }
            self.marks.thread_local(self.model, name);
        }
        Some(self.relocation(field.offset, number, value, false))
    }

    /// The relocation type for a value whose type would be `number` for other symbols than `_GLOBAL_OFFSET_TABLE_`.
    fn table_relocation(&self, number: u32, value: RelocatableValue) -> u32 {
        match (T::TABLE_RELOCATION, value.add) {
            (Some((relative, table)), Some(name))
                if relative == number && self.model.names.text(name) == b"_GLOBAL_OFFSET_TABLE_" =>
            {
                table
            }
            _ => number,
        }
    }

    #[cold]
    fn report_split_dwarf_violation(&mut self, section: SectionId, field: &Unresolved) -> bool {
        let home = field.value.add.and_then(|name| Evaluator::new(self.model, Stage::Layout).offset(name));
        let message = if is_apart(self.model, section) {
            "A dwo section may not contain relocations"
        } else if home.is_some_and(|(home, _)| is_apart(self.model, SectionId(home))) {
            "A relocation may not refer to a dwo section"
        } else {
            return false;
        };
        self.error(Code::UnsupportedRelocation, field.source_pos, message);
        true
    }

    /// `a - b`, with `b` in the field's own section, is `a` relative to the field.
    fn fold_subtrahend(&mut self, section: SectionId, field: &Unresolved, sub: Name) -> Option<RelocatableValue> {
        let Some((home, offset)) = Evaluator::new(self.model, Stage::Layout).offset(sub) else {
            let message =
                format!("symbol '{}' can not be undefined in a subtraction expression", self.model.display_name(sub));
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

    /// The relocation of type `kind` for `value`, which has no subtrahend. `keeps_symbol` prevents the use of the
    /// section symbol: for `.reloc` and the edges of the call graph.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn relocation(&mut self, offset: u64, kind: u32, value: RelocatableValue, keeps_symbol: bool) -> Relocation {
        let home = value.add.and_then(|name| place_of(self.model, name));
        if let Some(name) = value.add
            && (keeps_symbol || self.relocate_with_symbol(name, home.map(|h| h.0), value, kind))
        {
            let renamed = renamed(self.model, name);
            self.marks.used(renamed);
            return Relocation { offset, kind, symbol: provisional(renamed), addend: value.constant };
        }
        let mut addend = value.constant;
        let mut symbol = None;
        if let Some((section, at)) = home {
            let section_symbol = self.model.sections[section as usize].symbol;
            self.marks.used(section_symbol);
            symbol = provisional(section_symbol);
            addend = addend.wrapping_add(at);
        }
        Relocation { offset, kind, symbol, addend }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn relocate_with_symbol(&self, name: Name, section: Option<u32>, value: RelocatableValue, number: u32) -> bool {
        let is_marked = self.model.requests.tagged.contains(&name) || self.model.has_odd_address(name);
        if is_marked || self.target.needs_symbol(value.specifier, number) {
            return true;
        }
        let symbol = self.model.symbol(name);
        let Some(section) = section else { return true };
        let is_private = symbol.binding.is_none_or(|binding| binding == Binding::Local);
        if !is_private || self.marks.kind(self.model, name) == STT_GNU_IFUNC.0 {
            return true;
        }
        let flags = self.model.sections[section as usize].elf.flags;
        // References into a mergeable section must keep their symbol: the linker moves the pieces.
        let merged = flags & SHF_MERGE.0 != 0 && !matches!(symbol.definition, Definition::Section(_));
        (merged && (value.constant != 0 || self.target.merged_needs_symbol(value.specifier))) || flags & SHF_TLS.0 != 0
    }

    pub(super) fn error(&mut self, code: Code, source_pos: u32, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, Span::at(source_pos), message));
    }
}
