//! The fields of a symbol in the symbol table.

use super::marks::Marks;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::layout::{Resolved, is_defined, resolve};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Binding, Definition, Model, SymbolFlag};
use crate::object::data as object;
use crate::object::elf::data::{self as format, GroupId};
use crate::parse::ast::{Expr, Name};
use crate::relocate::id;
use crate::source::Span;
use ::object::elf::{
    SHF_TLS, STT_COMMON, STT_FUNC, STT_GNU_IFUNC, STT_NOTYPE, STT_OBJECT, STT_SECTION, STT_TLS, SymbolType,
};
use rustc_hash::FxHashMap;
use std::num::NonZeroU32;

/// The length of a chain of aliases from which on sizes are cached.
const CACHED_CHAIN_LENGTH: usize = 16;

/// What the table has of a symbol.
pub(super) struct Fields<'a> {
    pub(super) definition: object::Definition,
    pub(super) name: &'a [u8],
    pub(super) size: u64,
    pub(super) header: format::Binding,
}

/// Finds the fields of symbols.
pub(super) struct Reader<'a> {
    model: &'a Model,
    marks: &'a Marks,
    groups: &'a FxHashMap<Name, GroupId>,
    /// The names of nameless symbols.
    given: &'a FxHashMap<Name, Vec<u8>>,
    /// Sizes found at the ends of long chains of aliases.
    sizes: FxHashMap<Name, u64>,
    pub(super) diagnostics: Diagnostics,
}

impl<'a> Reader<'a> {
    pub(super) fn new(
        model: &'a Model,
        marks: &'a Marks,
        (groups, given): (&'a FxHashMap<Name, GroupId>, &'a FxHashMap<Name, Vec<u8>>),
        diagnostics: Diagnostics,
    ) -> Self {
        Reader { model, marks, groups, given, sizes: FxHashMap::default(), diagnostics }
    }

    pub(super) fn fields(&mut self, name: Name) -> Fields<'a> {
        let (model, marks) = (self.model, self.marks);
        let symbol = model.symbol(name);
        let mut group_number = None;
        let resolved = resolve(model, name);
        let definition = match resolved {
            Resolved::Undefined => {
                if symbol.is(SymbolFlag::Signature) && !marks.is_used(name) {
                    group_number = self.groups.get(&name).and_then(|group| NonZeroU32::new(group.0 + 1));
                }
                object::Definition::Undefined
            }
            Resolved::Absolute(number) => {
                object::Definition::Absolute(number as u64 | u64::from(model.has_odd_address(name)))
            }
            Resolved::Offset(..) if model.labeled_commons.contains_key(&name) => {
                object::Definition::Common(model.labeled_commons[&name].align)
            }
            Resolved::Offset(section, offset) => {
                let low = u64::from(model.has_odd_address(name));
                object::Definition::Section(id(section), offset as u64 | low)
            }
            Resolved::Common(base) => match model.common(base) {
                Some(common) => object::Definition::Common(common.align),
                None => object::Definition::Undefined,
            },
        };
        let mut kind = self.kind(name);
        if model.rules.symbols.stt_common && matches!(definition, object::Definition::Common(_)) {
            kind = STT_COMMON.0;
        }
        let text = match model.names.text(name) {
            [] if is_nameless(model, marks, name) => match self.given.get(&name) {
                Some(text) => text,
                None => {
                    if let Resolved::Offset(section, _) = resolved
                        && model.sections[section as usize].elf.flags & SHF_TLS.0 != 0
                    {
                        kind = STT_TLS.0;
                    }
                    b".L0 ".as_slice()
                }
            },
            // A name given in the text must not be empty, either: `""`.
            [] => b".L0 ",
            text => text,
        };
        // A section symbol is named by its section.
        let text = if marks.kind(model, name) == STT_SECTION.0 { &[] } else { text };
        let header =
            format::Binding { binding: binding(model, marks, name) as u8, kind, other: symbol.other, group_number };
        // Only what has a base symbol inherits a size.
        let size = match resolved {
            Resolved::Absolute(_) if !model.is_sized(name) => 0,
            _ => self.size(name),
        };
        Fields { definition, name: text, size, header }
    }

    /// `.size`, inherited along `y = x`.
    fn size(&mut self, name: Name) -> u64 {
        let model = self.model;
        let mut current = name;
        // The aliases passed on the way to the final symbol: nearly always none.
        let mut passed = Vec::new();
        let size = loop {
            // A long chain is followed only once, and a cyclic one ends.
            if passed.len() >= CACHED_CHAIN_LENGTH
                && let Some(&known) = self.sizes.get(&current)
            {
                break known;
            }
            if passed.len() > model.symbols.len() {
                break 0;
            }
            let symbol = model.symbol(current);
            if let Some(size) = model.size_of(current) {
                let size = Evaluator::new(model, Stage::Layout).value(size, true);
                if let Some(size) = size.ok().and_then(|size| size.as_constant()) {
                    break size as u64;
                }
                let text = model.display_name(current).into_owned();
                let span = Span::at(model.position_of(current));
                self.diagnostics.push(if model.rules.symbols.size_check_warns {
                    let message = format!("the size of '{text}' is not absolute and is not set");
                    Diagnostic::warning(Code::NoEffect, span, message)
                } else {
                    let message = format!("the size of '{text}' must be absolute");
                    Diagnostic::error(Code::LayoutNotAbsolute, span, message)
                });
                break 0;
            }
            match symbol.definition {
                Definition::Common(_) => break model.common(current).map_or(0, |common| common.size),
                Definition::Variable(expr) => match model.exprs[expr.0 as usize] {
                    Expr::Symbol(inner, _) => {
                        passed.push(current);
                        current = inner;
                    }
                    _ => match Evaluator::new(model, Stage::Layout).expr(expr, true) {
                        Ok(l) if l.sub.is_none() && l.add.is_some_and(|a| a != current) => {
                            passed.push(current);
                            current = l.add.unwrap_or(current);
                        }
                        _ => break 0,
                    },
                },
                _ => break 0,
            }
        };
        if passed.len() > CACHED_CHAIN_LENGTH {
            self.sizes.extend(passed.into_iter().map(|name| (name, size)));
        }
        size
    }

    /// A symbol's type: its own, merged with that of the symbol it is an alias of.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn kind(&self, name: Name) -> u8 {
        let (model, marks) = (self.model, self.marks);
        if self.is_ifunc(name) {
            return STT_GNU_IFUNC.0;
        }
        let own = marks.kind(model, name);
        let Some(expr) = model.symbol(name).variable() else { return own };
        let base = Evaluator::new(model, Stage::Layout).expr(expr, true).ok().and_then(|l| l.add);
        base.map_or(own, |base| joined(own, marks.kind(model, base)))
    }

    fn is_ifunc(&self, name: Name) -> bool {
        let mut current = name;
        for _ in 0..64 {
            let kind = self.marks.kind(self.model, current);
            if kind == STT_GNU_IFUNC.0 {
                return true;
            }
            match self.model.symbol(current).variable().map(|e| self.model.exprs[e.0 as usize]) {
                Some(Expr::Symbol(inner, _)) if joined(kind, STT_GNU_IFUNC.0) == STT_GNU_IFUNC.0 => current = inner,
                _ => return false,
            }
        }
        false
    }
}

pub(super) fn binding(model: &Model, marks: &Marks, name: Name) -> Binding {
    let symbol = model.symbol(name);
    match symbol.binding {
        Some(binding) => binding,
        None if is_defined(model, name) => Binding::Local,
        None if marks.is_used(name) => Binding::Global,
        None if symbol.is(SymbolFlag::Signature) => Binding::Local,
        None => Binding::Global,
    }
}

/// Returns whether a symbol is in the table only because a relocation needs it, and has no name.
pub(super) fn is_nameless(model: &Model, marks: &Marks, name: Name) -> bool {
    let symbol = model.symbol(name);
    let listed =
        marks.is_used(name) && symbol.is(SymbolFlag::Temporary) && matches!(symbol.definition, Definition::Label(_));
    listed && model.names.text(name).is_empty()
}

/// The type of a symbol with a type of its own that is an alias of a symbol with another.
fn joined(own: u8, other: u8) -> u8 {
    let kept: &[u8] = match SymbolType(own) {
        STT_GNU_IFUNC | STT_TLS => &[STT_NOTYPE.0, STT_OBJECT.0, STT_FUNC.0, STT_TLS.0, STT_GNU_IFUNC.0],
        STT_FUNC => &[STT_NOTYPE.0, STT_OBJECT.0, STT_TLS.0],
        STT_OBJECT => &[STT_NOTYPE.0],
        _ => &[],
    };
    if kept.contains(&other) { own } else { other }
}
