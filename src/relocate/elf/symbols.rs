//! The symbol table: which symbols, in which order, with which fields.

use super::ElfBuffers;
use super::marks::{Marks, significant};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::layout::{Resolved, is_defined, resolve};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Binding, Definition, Model, SymbolFlag, SymbolLocation};
use crate::object::data::{self as object, Object, SymbolId};
use crate::object::elf::data::{self as format, Elf, GroupId};
use crate::parse::ast::{Expr, Name};
use crate::relocate::assigned::assigned;
use crate::relocate::id;
use crate::short_slice;
use crate::source::Span;
use ::object::elf::{
    SHF_TLS, STB_LOCAL, STT_COMMON, STT_FILE, STT_FUNC, STT_GNU_IFUNC, STT_NOTYPE, STT_OBJECT, STT_SECTION, STT_TLS,
    SymbolType,
};
use rustc_hash::FxHashMap;
use std::num::NonZeroU32;

#[derive(Debug)]
pub(super) struct SymbolTable {
    /// By the index of the model's symbol; 0 if it is not in the table.
    numbers: Vec<u32>,
    given: FxHashMap<Name, Vec<u8>>,
}

impl SymbolTable {
    /// Chooses the symbols and adds them to the object, in order.
    pub(super) fn choose(
        model: &Model,
        marks: &Marks,
        groups: &FxHashMap<Name, GroupId>,
        scratch: &mut ElfBuffers,
        object: &mut Object<Elf>,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let ElfBuffers { numbers, locals, globals, .. } = scratch;
        choose(model, marks, locals, globals, diagnostics);
        let mut numbers = std::mem::take(numbers);
        numbers.clear();
        numbers.resize(model.symbols.len(), 0);
        let table = SymbolTable { numbers, given: given_names(model, marks) };
        let mut maker = Maker { model, marks, groups, table, sizes: FxHashMap::default(), object, diagnostics };
        maker.object.symbols.reserve_exact(model.requests.files.len() + locals.len() + globals.len());
        // A file precedes the symbols first mentioned after it; the first file precedes all symbols.
        let mut files = model.requests.files.iter().peekable();
        let mut first = true;
        for &(order, name) in &*locals {
            while let Some(file) = files.next_if(|f| first || f.1 <= order as usize) {
                first = false;
                maker.file(&file.0);
            }
            first = false;
            maker.symbol(name);
        }
        files.for_each(|file| maker.file(&file.0));
        globals.iter().for_each(|&name| maker.symbol(name));
        maker.table
    }

    /// The memory of the numbers, for reuse.
    pub(super) fn memory(self) -> Vec<u32> {
        self.numbers
    }

    #[inline]
    pub(super) fn id(&self, name: Name) -> Option<SymbolId> {
        let number = self.numbers[name.index()] as usize;
        number.checked_sub(1).and_then(SymbolId::of_index)
    }

    /// The symbol that `.llvm_addrsig` lists for a symbol.
    pub(super) fn significant(&self, model: &Model, name: Name) -> Option<SymbolId> {
        let listed = super::marks::renamed(model, name);
        let text = self.given.get(&listed).map_or_else(|| model.names.text(listed), Vec::as_slice);
        self.id(significant(model, name, text))
    }
}

/// Chooses the symbols for the table: local ones, each with its index among all symbols, and global ones.
fn choose(
    model: &Model,
    marks: &Marks,
    locals: &mut Vec<(u32, Name)>,
    globals: &mut Vec<Name>,
    diagnostics: &mut Diagnostics,
) {
    // Nearly all are local; only what is used of this takes memory.
    locals.reserve(model.registered.len());
    for (order, &name) in model.registered.iter().enumerate() {
        let symbol = model.symbol(name);
        // A name bound to a register is not a symbol of the object.
        if model.register_of(name).is_some() && !symbol.is(SymbolFlag::Signature) {
            continue;
        }
        let is_variable = matches!(symbol.definition, Definition::Variable(_));
        if symbol.is(SymbolFlag::Temporary)
            && !symbol.is(SymbolFlag::Signature)
            && !is_variable
            && marks.is_unmarked(name)
        {
            continue;
        }
        // An alias made by `.weakref` is listed only if a relocation or a group refers to it.
        let listed = match symbol.is(SymbolFlag::Weakref) {
            true => marks.is_used(name) || symbol.is(SymbolFlag::Signature),
            false => is_listed(model, marks, name),
        };
        if let Definition::Variable(expr) = symbol.definition
            && (listed
                || (!symbol.is(SymbolFlag::Weakref)
                    && !model.requests.renames.contains_key(&name)
                    && is_empty_variable(model, name)))
        {
            assigned(model, name, expr, diagnostics);
        }
        if !listed || model.rules.symbols.strip_local_absolute && is_local_number(model, marks, name) {
            continue;
        }
        if symbol.is_temporary() && SymbolLocation::of(model, name) == SymbolLocation::Unknown {
            let text = model.display_name(name).into_owned();
            let source_pos = Span::at(model.position_of(name));
            let message = format!("Undefined temporary symbol {text}");
            diagnostics.push(Diagnostic::error(Code::UndefinedTemporarySymbol, source_pos, message));
            continue;
        }
        if binding(model, marks, name) == Binding::Local {
            locals.push((order as u32, name));
        } else {
            globals.push(name);
        }
    }
}

/// Returns whether a symbol is absolute and not global, and no relocation refers to it.
fn is_local_number(model: &Model, marks: &Marks, name: Name) -> bool {
    !marks.is_used(name)
        && binding(model, marks, name) == Binding::Local
        && SymbolLocation::of(model, name) == SymbolLocation::Number
}

fn is_listed(model: &Model, marks: &Marks, name: Name) -> bool {
    let symbol = model.symbol(name);
    if marks.is_used(name) || symbol.is(SymbolFlag::Signature) {
        return true;
    }
    if model.requests.renames.contains_key(&name) || symbol.is(SymbolFlag::Superseded) || is_empty_variable(model, name)
    {
        return false;
    }
    !symbol.is(SymbolFlag::Temporary) && marks.kind(model, name) != STT_SECTION.0
}

/// Returns whether a symbol is assigned neither a place in a section nor a number.
fn is_empty_variable(model: &Model, name: Name) -> bool {
    matches!(model.symbol(name).definition, Definition::Variable(_))
        && SymbolLocation::of(model, name) == SymbolLocation::Unknown
}

fn binding(model: &Model, marks: &Marks, name: Name) -> Binding {
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
fn is_nameless(model: &Model, marks: &Marks, name: Name) -> bool {
    let symbol = model.symbol(name);
    let listed =
        marks.is_used(name) && symbol.is(SymbolFlag::Temporary) && matches!(symbol.definition, Definition::Label(_));
    listed && model.names.text(name).is_empty()
}

/// The names that llvm-mc gives nameless symbols of numeric local labels.
fn given_names(model: &Model, marks: &Marks) -> FxHashMap<Name, Vec<u8>> {
    let mut given = FxHashMap::default();
    let mut number = 0u32;
    for &name in &model.local_labels {
        // A name already used in the text is skipped.
        let text = loop {
            let text = format!(".Ltmp{number}").into_bytes();
            number += 1;
            if model.names.get(&text).is_none_or(|other| other.number() > name.number()) {
                break text;
            }
        };
        if is_nameless(model, marks, name) {
            given.insert(name, text);
        }
    }
    given
}

/// The length of a chain of aliases from which on sizes are cached.
const CACHED_CHAIN_LENGTH: usize = 16;

struct Maker<'a> {
    model: &'a Model,
    marks: &'a Marks,
    groups: &'a FxHashMap<Name, GroupId>,
    table: SymbolTable,
    /// Sizes found at the ends of long chains of aliases.
    sizes: FxHashMap<Name, u64>,
    object: &'a mut Object<Elf>,
    diagnostics: &'a mut Diagnostics,
}

impl Maker<'_> {
    fn file(&mut self, name: &[u8]) {
        let name = self.object.add_text(name);
        let header = format::Binding { binding: STB_LOCAL.0, kind: STT_FILE.0, ..format::Binding::default() };
        let definition = object::Definition::File;
        self.object.symbols.push(object::SymbolData { name, definition, size: 0, header });
    }

    fn symbol(&mut self, name: Name) {
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
            [] if is_nameless(model, marks, name) => match self.table.given.get(&name) {
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
        let name_in_object = match definition {
            object::Definition::Section(id, 0) => shared(self.object, id, text),
            _ => self.object.add_text(text),
        };
        let header =
            format::Binding { binding: binding(model, marks, name) as u8, kind, other: symbol.other, group_number };
        // Only what has a base symbol inherits a size.
        let size = match resolved {
            Resolved::Absolute(_) if !model.is_sized(name) => 0,
            _ => self.size(name),
        };
        self.object.symbols.push(object::SymbolData { name: name_in_object, definition, size, header });
        self.table.numbers[name.index()] = self.object.symbols.len() as u32;
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

/// A name in the object. The name of a function's own section ends in the function's.
fn shared(object: &mut Object<Elf>, section: object::SectionId, text: &[u8]) -> object::Text {
    let whole = object.sections.get(section.0 as usize).map(|section| section.name).unwrap_or_default();
    let len = text.len() as u32;
    if len <= whole.len && short_slice::ends_with(object.text(whole), text) {
        return object::Text { start: whole.start + whole.len - len, len };
    }
    object.add_text(text)
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
