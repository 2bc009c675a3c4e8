//! The symbol table: which symbols, in which order, with which fields.

use super::assigned::check_assignment;
use crate::ast::{Expr, Name};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{Evaluator, Stage};
use crate::model::{Binding, Definition, Home, Model};
use crate::object::strtab::StringTable;
use crate::source::Span;
use object::elf::{
    self, SHN_ABS, SHN_COMMON, SHN_UNDEF, STT_FILE, STT_FUNC, STT_GNU_IFUNC, STT_NOTYPE, STT_OBJECT, STT_SECTION,
    STT_TLS,
};
use object::write::elf::{Encoder, Sym};
use rustc_hash::FxHashMap;

/// The symbols chosen for the table, and where each ends up.
#[derive(Debug)]
pub(super) struct SymbolTable {
    locals: Vec<(usize, Name)>,
    globals: Vec<Name>,
    /// Of each symbol of the model its index here; 0 is none.
    pub index: Vec<u32>,
    /// One past the last local symbol.
    pub first_global: u32,
}

/// The binding a symbol gets in the table.
#[must_use]
pub(super) fn binding(model: &Model, name: Name) -> Binding {
    let symbol = model.symbol(name);
    match symbol.binding {
        Some(binding) => binding,
        None if is_defined(model, name) => Binding::Local,
        None if symbol.used_in_reloc => Binding::Global,
        None if symbol.weakref_used => Binding::Weak,
        None if symbol.signature => Binding::Local,
        None => Binding::Global,
    }
}

/// Whether a symbol stands for a place, a constant or a common block; a variable of something undefined does not.
fn is_defined(model: &Model, name: Name) -> bool {
    match model.symbol(name).definition {
        Definition::Undefined => false,
        Definition::Variable(_) => resolve(model, name) != Resolved::Undefined,
        _ => true,
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Resolved {
    Undefined,
    Absolute(i64),
    Offset(u32, i64),
    Common(Name),
}

fn resolve(model: &Model, name: Name) -> Resolved {
    match model.symbol(name).definition {
        Definition::Undefined => Resolved::Undefined,
        Definition::Common { .. } => Resolved::Common(name),
        _ => {
            let evaluator = Evaluator::new(model, Stage::Layout);
            if let Some((section, offset)) = evaluator.offset(name) {
                return Resolved::Offset(section, offset);
            }
            let Some(expr) = model.symbol(name).variable() else { return Resolved::Undefined };
            match evaluator.expr(expr, true) {
                Ok(l) => match (l.as_constant(), l.add) {
                    (Some(value), _) => Resolved::Absolute(value),
                    (None, Some(base))
                        if base != name && !matches!(model.symbol(base).definition, Definition::Variable(_)) =>
                    {
                        resolve(model, base)
                    }
                    _ => Resolved::Undefined,
                },
                Err(_) => Resolved::Undefined,
            }
        }
    }
}

impl SymbolTable {
    /// Chooses the symbols and puts them in order.
    pub(super) fn choose(model: &Model, renames: &FxHashMap<Name, Name>, diagnostics: &mut Diagnostics) -> Self {
        let mut table = SymbolTable {
            locals: Vec::new(),
            globals: Vec::new(),
            index: vec![0; model.symbols.len()],
            first_global: 0,
        };
        for (order, &name) in model.registered.iter().enumerate() {
            let symbol = model.symbol(name);
            let used = symbol.used_in_reloc || symbol.weakref_used || symbol.signature;
            let listed = !symbol.weakref && is_listed(model, name, used, renames);
            if listed || (!symbol.weakref && !renames.contains_key(&name) && is_empty_variable(model, name)) {
                check_assignment(model, name, diagnostics);
            }
            if !listed {
                continue;
            }
            if symbol.temporary && !symbol.is_defined() {
                let text = String::from_utf8_lossy(model.names.text(name)).into_owned();
                let source_pos = symbol_position(model, name);
                let message = format!("Undefined temporary symbol {text}");
                diagnostics.push(Diagnostic::error(Code::UndefinedTemporarySymbol, source_pos, message));
                continue;
            }
            if binding(model, name) == Binding::Local {
                table.locals.push((order, name));
            } else {
                table.globals.push(name);
            }
        }
        let mut next = 1u32;
        let mut files = model.files.iter().peekable();
        let mut first = true;
        for &(order, name) in &table.locals {
            while files.next_if(|f| first || f.1 <= order).is_some() {
                first = false;
                next += 1;
            }
            first = false;
            table.index[name.0 as usize] = next;
            next += 1;
        }
        next += files.count() as u32;
        table.first_global = next;
        for name in &table.globals {
            table.index[name.0 as usize] = next;
            next += 1;
        }
        table
    }

    /// Adds the names to the string table.
    pub(super) fn add_names<'a>(&self, model: &'a Model, strings: &mut StringTable<'a>) {
        for (file, _) in &model.files {
            strings.add(file);
        }
        for name in self.locals.iter().map(|l| l.1).chain(self.globals.iter().copied()) {
            if model.symbol(name).kind != STT_SECTION.0 {
                strings.add(model.names.text(name));
            }
        }
    }

    /// Whether a symbol's section index needs the extended table.
    #[must_use]
    pub(super) fn needs_extended(&self, model: &Model, sections: &[u32], groups: &FxHashMap<Name, u32>) -> bool {
        self.locals.iter().map(|l| l.1).chain(self.globals.iter().copied()).any(|name| {
            let index = match resolve(model, name) {
                Resolved::Offset(section, _) => sections[section as usize],
                Resolved::Undefined => groups.get(&name).copied().unwrap_or(0),
                _ => 0,
            };
            index >= u32::from(elf::SHN_LORESERVE)
        })
    }

    /// Writes the table; returns the extended section indexes, if any is needed.
    pub(super) fn write(
        &self,
        model: &Model,
        context: &WriteContext<'_, '_>,
        out: &mut Vec<u8>,
        diagnostics: &mut Diagnostics,
    ) -> Option<Vec<u32>> {
        let mut extended: Vec<u32> = vec![0];
        let mut any = false;
        let encoder = context.encoder;
        encoder.null_symbol(out);
        let mut push = |sym: &Sym, out: &mut Vec<u8>| {
            let large = encoder.symbol(out, sym);
            any |= large.is_some();
            extended.push(large.unwrap_or(0));
        };
        let file = |name: &[u8]| Sym {
            section: None,
            st_name: context.strings.offset(name),
            st_info: elf::SymbolInfo(STT_FILE.0),
            st_other: elf::SymbolOther(0),
            st_shndx: SHN_ABS,
            st_value: 0,
            st_size: 0,
        };
        let mut files = model.files.iter().peekable();
        let mut first = true;
        for &(order, name) in &self.locals {
            while let Some(f) = files.next_if(|f| first || f.1 <= order) {
                first = false;
                push(&file(&f.0), out);
            }
            first = false;
            push(&context.symbol(model, name, diagnostics), out);
        }
        for f in files {
            push(&file(&f.0), out);
        }
        for &name in &self.globals {
            push(&context.symbol(model, name, diagnostics), out);
        }
        any.then_some(extended)
    }
}

/// What a symbol's record refers to.
#[derive(Debug)]
pub(super) struct WriteContext<'a, 'b> {
    /// Writes the records.
    pub encoder: Encoder<object::Endianness>,
    /// The string table.
    pub strings: &'a StringTable<'b>,
    /// The header index of each section of the model.
    pub sections: &'a [u32],
    /// The header index of each group, by signature.
    pub groups: &'a FxHashMap<Name, u32>,
}

impl WriteContext<'_, '_> {
    fn symbol(&self, model: &Model, name: Name, diagnostics: &mut Diagnostics) -> Sym {
        let symbol = model.symbol(name);
        let mut section = None;
        let mut st_shndx = SHN_UNDEF;
        let mut value = 0;
        match resolve(model, name) {
            Resolved::Undefined => {
                if symbol.signature && !symbol.used_in_reloc {
                    section = self.groups.get(&name).copied();
                }
            }
            Resolved::Absolute(number) => (st_shndx, value) = (SHN_ABS, number as u64),
            Resolved::Offset(home, offset) => (section, value) = (Some(self.sections[home as usize]), offset as u64),
            Resolved::Common(base) => {
                if let Definition::Common { align, .. } = model.symbol(base).definition {
                    (st_shndx, value) = (SHN_COMMON, align);
                }
            }
        }
        let is_section = symbol.kind == STT_SECTION.0;
        let kind = kind(model, name);
        let size = self.size(model, name, diagnostics);
        Sym {
            section,
            st_name: if is_section { 0 } else { self.strings.offset(model.names.text(name)) },
            st_info: elf::SymbolInfo((binding(model, name) as u8) << 4 | kind & 0xf),
            st_other: elf::SymbolOther(symbol.other | symbol.visibility),
            st_shndx,
            st_value: value,
            st_size: size,
        }
    }

    /// `.size`, inherited along `y = x`.
    fn size(&self, model: &Model, name: Name, diagnostics: &mut Diagnostics) -> u64 {
        let mut current = name;
        for _ in 0..64 {
            let symbol = model.symbol(current);
            if let Some(expr) = symbol.size {
                if let Some(size) = Evaluator::new(model, Stage::Layout).absolute(expr) {
                    return size as u64;
                }
                let text = String::from_utf8_lossy(model.names.text(current)).into_owned();
                let span = symbol_position(model, current);
                let message = format!("the size of '{text}' must be absolute");
                diagnostics.push(Diagnostic::error(Code::LayoutNotAbsolute, span, message));
                return 0;
            }
            match symbol.definition {
                Definition::Common { size, .. } => return size,
                Definition::Variable(expr) => match model.exprs[expr.0 as usize] {
                    Expr::Symbol(inner, _) => current = inner,
                    _ => match Evaluator::new(model, Stage::Layout).expr(expr, true) {
                        Ok(l) if l.sub.is_none() && l.add.is_some_and(|a| a != current) => {
                            current = l.add.unwrap_or(current);
                        }
                        _ => return 0,
                    },
                },
                _ => return 0,
            }
        }
        0
    }
}

pub(super) fn symbol_position(model: &Model, name: Name) -> Span {
    let at = model.position_of(name);
    Span::new(at, at)
}

/// A symbol's type: its own, joined with that of the symbol it stands for.
fn kind(model: &Model, name: Name) -> u8 {
    let symbol = model.symbol(name);
    if is_ifunc(model, name) {
        return STT_GNU_IFUNC.0;
    }
    let Some(expr) = symbol.variable() else { return symbol.kind };
    let base = Evaluator::new(model, Stage::Layout).expr(expr, true).ok().and_then(|l| l.add);
    base.map_or(symbol.kind, |base| joined(symbol.kind, model.symbol(base).kind))
}

/// The type of a symbol with a type of its own that stands for one with another.
fn joined(own: u8, other: u8) -> u8 {
    let kept: &[u8] = match elf::SymbolType(own) {
        STT_GNU_IFUNC | STT_TLS => &[STT_NOTYPE.0, STT_OBJECT.0, STT_FUNC.0, STT_TLS.0, STT_GNU_IFUNC.0],
        STT_FUNC => &[STT_NOTYPE.0, STT_OBJECT.0, STT_TLS.0],
        STT_OBJECT => &[STT_NOTYPE.0],
        _ => &[],
    };
    if kept.contains(&other) { own } else { other }
}

fn is_ifunc(model: &Model, name: Name) -> bool {
    let mut current = name;
    for _ in 0..64 {
        let symbol = model.symbol(current);
        if symbol.kind == STT_GNU_IFUNC.0 {
            return true;
        }
        match symbol.variable().map(|e| model.exprs[e.0 as usize]) {
            Some(Expr::Symbol(inner, _)) if joined(symbol.kind, STT_GNU_IFUNC.0) == STT_GNU_IFUNC.0 => current = inner,
            _ => return false,
        }
    }
    false
}

/// Whether a symbol was assigned what is neither a place nor a number.
fn is_empty_variable(model: &Model, name: Name) -> bool {
    matches!(model.symbol(name).definition, Definition::Variable(_)) && Home::of(model, name) == Home::Unknown
}

fn is_listed(model: &Model, name: Name, used: bool, renames: &FxHashMap<Name, Name>) -> bool {
    let symbol = model.symbol(name);
    if used {
        return true;
    }
    if renames.contains_key(&name) || symbol.superseded {
        return false;
    }
    if is_empty_variable(model, name) {
        return false;
    }
    !symbol.temporary && symbol.kind != STT_SECTION.0
}
