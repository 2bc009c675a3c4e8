//! The symbol table: which symbols, in which order, with which fields.

use super::ElfBuffers;
use super::fields::{Fields, Reader, binding, is_nameless};
use super::marks::{Marks, significant};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::growth;
use crate::model::{Binding, Definition, Model, SymbolFlag, SymbolLocation};
use crate::object::data::{self as object, Object, SymbolId};
use crate::object::elf::data::{self as format, Elf, GroupId};
use crate::parse::ast::Name;
use crate::relocate::assigned::assigned;
use crate::short_slice;
use crate::source::Span;
use crate::threads::Helpers;
use ::object::elf::{STB_LOCAL, STT_FILE, STT_SECTION};
use rustc_hash::FxHashMap;
use std::iter::Peekable;
use std::slice::Iter;
use std::sync::{Mutex, PoisonError};

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
        (scratch, helpers): (&mut ElfBuffers, Helpers<'_>),
        object: &mut Object<Elf>,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let ElfBuffers { numbers, locals: listed, globals, .. } = scratch;
        choose(model, marks, listed, globals, diagnostics);
        // Global symbols follow all files.
        listed.extend(globals.iter().map(|&name| (u32::MAX, name)));
        let numbers = growth::zeros(std::mem::take(numbers), model.symbols.len());
        object.symbols.reserve_exact(model.requests.files.len() + listed.len());
        let given = given_names(model, marks);
        let mut maker = Maker { files: model.requests.files.iter().peekable(), is_first: true, numbers, object };
        let new = |diagnostics| Reader::new(model, marks, (groups, &given), diagnostics);
        *diagnostics = maker.add_all(listed, helpers, new, std::mem::take(diagnostics));
        SymbolTable { numbers: maker.numbers, given }
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

/// From this number of symbols on, two threads find their fields.
const MANY: usize = 8 << 10;

/// Adds symbols to the object.
struct Maker<'a> {
    /// The file names that are not added yet, each with the index among all symbols of the first one after it.
    files: Peekable<Iter<'a, (Vec<u8>, usize)>>,
    is_first: bool,
    numbers: Vec<u32>,
    object: &'a mut Object<Elf>,
}

impl Maker<'_> {
    /// Adds symbols, each given with its index among all symbols, and the files. `new` makes a reader of fields. Returns the
    /// diagnostics.
    fn add_all<'r>(
        &mut self,
        listed: &[(u32, Name)],
        helpers: Helpers<'_>,
        new: impl Fn(Diagnostics) -> Reader<'r> + Sync,
        diagnostics: Diagnostics,
    ) -> Diagnostics {
        let are_many = listed.len() >= MANY || helpers.threads.waits && !listed.is_empty();
        let is_shared = cfg!(feature = "threads") && are_many && helpers.threads.number() > 1;
        let (own, others) = listed.split_at(if is_shared { listed.len() / 2 } else { listed.len() });
        let found = Mutex::new(None);
        let help = || {
            let mut reader = new(Diagnostics::default());
            let fields: Vec<Fields<'_>> = others.iter().map(|&(_, name)| reader.fields(name)).collect();
            // Diagnostics are reported in order, by one thread.
            if reader.diagnostics.is_empty() {
                *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(fields);
            }
        };
        let mut reader = new(diagnostics);
        helpers.workers.run(usize::from(is_shared), help, |_| {
            own.iter().for_each(|&(order, name)| self.add(order, name, reader.fields(name)));
        });
        match found.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(fields) => {
                others.iter().zip(fields).for_each(|(&(order, name), fields)| self.add(order, name, fields));
            }
            None => others.iter().for_each(|&(order, name)| self.add(order, name, reader.fields(name))),
        }
        self.files_up_to(u32::MAX);
        reader.diagnostics
    }

    /// Adds the files that precede the symbol with an index. A file precedes the symbols first mentioned after it; the first
    /// file precedes all symbols.
    fn files_up_to(&mut self, order: u32) {
        while let Some((name, _)) = self.files.next_if(|file| self.is_first || file.1 <= order as usize) {
            self.is_first = false;
            let name = self.object.add_text(name);
            let header = format::Binding { binding: STB_LOCAL.0, kind: STT_FILE.0, ..format::Binding::default() };
            let definition = object::Definition::File;
            self.object.symbols.push(object::SymbolData { name, definition, size: 0, header });
        }
        self.is_first = false;
    }

    /// Adds a symbol, given its index among all symbols.
    fn add(&mut self, order: u32, name: Name, fields: Fields<'_>) {
        self.files_up_to(order);
        let Fields { definition, name: text, size, header } = fields;
        let name_in_object = match definition {
            object::Definition::Section(id, 0) => shared(self.object, id, text),
            _ => self.object.add_text(text),
        };
        self.object.symbols.push(object::SymbolData { name: name_in_object, definition, size, header });
        self.numbers[name.index()] = self.object.symbols.len() as u32;
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
