//! The symbol table: which records, in which order, with which fields (PE format, "COFF Symbol Table").
//!
//! First each section with its auxiliary record, behind it the symbol that its COMDAT is named by; then the symbols in the
//! order in which the text first spoke of them; last `.file`.

use crate::ast::{Expr, Name};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{Evaluator, Stage};
use crate::model::{Binding, Definition, Model, SectionId};
use crate::object::strtab::StringTable;
use crate::source::Span;
use object::pe::{
    IMAGE_COMDAT_SELECT_ASSOCIATIVE, IMAGE_SCN_LNK_COMDAT, IMAGE_SYM_ABSOLUTE, IMAGE_SYM_CLASS_EXTERNAL,
    IMAGE_SYM_CLASS_FILE, IMAGE_SYM_CLASS_STATIC, IMAGE_SYM_CLASS_WEAK_EXTERNAL, IMAGE_SYM_DEBUG,
};
use std::borrow::Cow;

/// An auxiliary record, or several.
#[derive(Clone, Debug)]
enum Aux {
    None,
    /// The definition of a section.
    Section(SectionId),
    /// A weak external: the record of its default, and the characteristics.
    Weak(usize, u8),
    /// The name of a file.
    File(Vec<u8>),
}

/// A symbol record.
#[derive(Clone, Debug)]
struct Record<'m> {
    name: Cow<'m, [u8]>,
    value: u32,
    /// Its section's number, or a special one.
    number: i32,
    /// The section it is in.
    section: Option<SectionId>,
    kind: u16,
    class: u8,
    aux: Aux,
}

impl<'m> Record<'m> {
    fn new(name: impl Into<Cow<'m, [u8]>>) -> Self {
        Record { name: name.into(), value: 0, number: 0, section: None, kind: 0, class: 0, aux: Aux::None }
    }
}

/// What the writer finds out about a section.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Definitions {
    /// The number that its auxiliary record names: its own, or that of the section it follows.
    pub associated: u32,
    /// Its size.
    pub length: u32,
    /// Its relocations, as far as 16 bits can say.
    pub relocations: u16,
    /// The checksum of its bytes.
    pub checksum: u32,
}

/// The records, and where each symbol's is.
#[derive(Debug)]
pub(super) struct SymbolTable<'m> {
    records: Vec<Record<'m>>,
    /// Of each symbol of the model its record and 1; 0 is none.
    of_symbol: Vec<u32>,
    /// Of each record its index, which counts auxiliary records too; at the end their number.
    indexes: Vec<u32>,
    /// The size of a record.
    size: usize,
}

/// What a symbol comes down to.
struct Base {
    /// The symbol that its value counts from; none if it is a number.
    symbol: Option<Name>,
    /// The section that is in.
    section: Option<SectionId>,
    value: i64,
}

fn base(model: &Model, name: Name, diagnostics: &mut Diagnostics) -> Base {
    let evaluator = Evaluator::new(model, Stage::Layout);
    let section = |name| evaluator.offset(name).map(|(section, offset)| (SectionId(section), offset));
    match model.symbol(name).definition {
        Definition::Undefined => Base { symbol: Some(name), section: None, value: 0 },
        Definition::Common { size, .. } => Base { symbol: Some(name), section: None, value: size as i64 },
        Definition::Label(_) | Definition::Section(_) => {
            let home = section(name);
            Base { symbol: Some(name), section: home.map(|h| h.0), value: home.map_or(0, |h| h.1) }
        }
        Definition::Variable(expr) => {
            let text = |name| String::from_utf8_lossy(model.names.text(name)).into_owned();
            let mut refuse = |message: String| {
                let at = model.position_of(name);
                diagnostics.push(Diagnostic::error(Code::AssignmentToNonAbsolute, Span::new(at, at), message));
                Base { symbol: None, section: None, value: 0 }
            };
            let Ok(linear) = evaluator.expr(expr, true) else {
                return refuse("expression could not be evaluated".to_owned());
            };
            if let Some(sub) = linear.sub {
                return refuse(format!("symbol '{}' could not be evaluated in a subtraction expression", text(sub)));
            }
            match linear.add {
                Some(add) if matches!(model.symbol(add).definition, Definition::Common { .. }) => {
                    refuse(format!("Common symbol '{}' cannot be used in assignment expr", text(add)))
                }
                Some(add) => match section(add) {
                    Some((home, offset)) => {
                        Base { symbol: Some(add), section: Some(home), value: offset.wrapping_add(linear.constant) }
                    }
                    None => Base { symbol: Some(add), section: None, value: 0 },
                },
                None => Base { symbol: None, section: None, value: linear.constant },
            }
        }
    }
}

fn is_external(model: &Model, name: Name) -> bool {
    let symbol = model.symbol(name);
    let common = matches!(symbol.definition, Definition::Common { .. });
    common || symbol.coff.weak != 0 || matches!(symbol.binding, Some(Binding::Global | Binding::Weak))
}

impl<'m> SymbolTable<'m> {
    /// Chooses the records, and gives each its index.
    pub(super) fn choose(model: &'m Model, numbers: &[u32], size: usize, diagnostics: &mut Diagnostics) -> Self {
        let of_symbol = vec![0; model.symbols.len()];
        let mut table =
            SymbolTable { records: Vec::with_capacity(model.registered.len()), of_symbol, indexes: Vec::new(), size };
        table.sections(model, diagnostics);
        let mut defaults = Vec::new();
        for &name in &model.registered {
            let symbol = model.symbol(name);
            if !symbol.superseded && (!symbol.temporary || symbol.coff.class == IMAGE_SYM_CLASS_STATIC.0) {
                table.symbol(model, name, &mut defaults, diagnostics);
            }
        }
        table.name_defaults(model, &defaults);
        for (name, _) in &model.files {
            let mut record = Record::new(b".file".as_slice());
            (record.number, record.class) = (IMAGE_SYM_DEBUG.0, IMAGE_SYM_CLASS_FILE.0);
            record.aux = Aux::File(name.clone());
            table.records.push(record);
        }
        let mut next = 0u32;
        for record in &mut table.records {
            if let Some(section) = record.section {
                record.number = numbers[section.0 as usize] as i32;
            }
            table.indexes.push(next);
            next += 1 + match &record.aux {
                Aux::None => 0,
                Aux::Section(_) | Aux::Weak(..) => 1,
                Aux::File(name) => name.len().div_ceil(size) as u32,
            };
        }
        table.indexes.push(next);
        table
    }

    fn sections(&mut self, model: &'m Model, diagnostics: &mut Diagnostics) {
        for (i, section) in model.sections.iter().enumerate() {
            let id = SectionId(i as u32);
            let mut record = Record::new(&*section.name);
            (record.class, record.section, record.aux) = (IMAGE_SYM_CLASS_STATIC.0, Some(id), Aux::Section(id));
            self.records.push(record);
            self.of_symbol[section.symbol.0 as usize] = self.records.len() as u32;
            if section.coff.selection == IMAGE_COMDAT_SELECT_ASSOCIATIVE.0 {
                continue;
            }
            let Some(comdat) = section.coff.comdat else { continue };
            let record = self.record(model, comdat);
            let taken = self.records[record].section.replace(id);
            if taken.is_some() {
                let text = String::from_utf8_lossy(model.names.text(comdat)).into_owned();
                let message = format!("two sections have the same COMDAT symbol '{text}'");
                let error = Diagnostic::error(Code::BadSectionGroup, None, message);
                diagnostics.push(error.help("give each section a symbol of its own, or make one 'associative'"));
            }
        }
    }

    /// The record of a symbol, made if need be.
    fn record(&mut self, model: &'m Model, name: Name) -> usize {
        let entry = &mut self.of_symbol[name.0 as usize];
        if *entry == 0 {
            self.records.push(Record::new(model.names.text(name)));
            *entry = self.records.len() as u32;
        }
        *entry as usize - 1
    }

    /// The symbol that a weak alias stands for, if the linker can find it by its own name.
    fn aliased(&mut self, model: &'m Model, name: Name) -> Option<usize> {
        let Expr::Symbol(target, _) = model.exprs[model.symbol(name).variable()?.0 as usize] else { return None };
        let visible = is_external(model, target) || !model.symbol(target).is_defined();
        visible.then(|| self.record(model, target))
    }

    fn symbol(&mut self, model: &'m Model, name: Name, defaults: &mut Vec<usize>, diagnostics: &mut Diagnostics) {
        let Base { symbol: origin, section, value } = base(model, name, diagnostics);
        let symbol = model.symbol(name);
        let record = self.record(model, name);
        let mut local = Some(record);
        if symbol.coff.weak == 0 {
            let entry = &mut self.records[record];
            entry.section = section;
            if origin.is_none() {
                entry.number = IMAGE_SYM_ABSOLUTE.0;
            }
        } else {
            let default = match self.aliased(model, name) {
                Some(default) => {
                    local = None;
                    default
                }
                None => {
                    let text = [b".weak.", model.names.text(name), b".default"].concat();
                    let mut default = Record::new(text);
                    default.section = section;
                    if section.is_none() {
                        default.number = IMAGE_SYM_ABSOLUTE.0;
                    }
                    self.records.push(default);
                    let default = self.records.len() - 1;
                    defaults.push(default);
                    local = Some(default);
                    default
                }
            };
            let entry = &mut self.records[record];
            (entry.class, entry.section) = (IMAGE_SYM_CLASS_WEAK_EXTERNAL.0, None);
            entry.aux = Aux::Weak(default, symbol.coff.weak);
        }
        let Some(local) = local else { return };
        let entry = &mut self.records[local];
        entry.value = value as u32;
        entry.kind = symbol.coff.kind;
        let external = is_external(model, name) || symbol.definition == Definition::Undefined;
        entry.class = match symbol.coff.class {
            0 if external => IMAGE_SYM_CLASS_EXTERNAL.0,
            0 => IMAGE_SYM_CLASS_STATIC.0,
            class => class,
        };
    }

    /// Defaults of weak externals get a name that is theirs alone: with that of a symbol that only this object defines.
    fn name_defaults(&mut self, model: &Model, defaults: &[usize]) {
        if defaults.is_empty() {
            return;
        }
        let in_comdat = |record: &Record<'_>| {
            record
                .section
                .is_some_and(|s| model.sections[s.0 as usize].coff.characteristics & IMAGE_SCN_LNK_COMDAT.0 != 0)
        };
        let usable = |(i, record): &(usize, &Record<'_>)| {
            record.class == IMAGE_SYM_CLASS_EXTERNAL.0
                && (record.section.is_some() || record.number == IMAGE_SYM_ABSOLUTE.0)
                && defaults.binary_search(i).is_err()
        };
        let unique = self.records.iter().enumerate().filter(usable).find(|(_, r)| !in_comdat(r));
        let unique = unique.or_else(|| self.records.iter().enumerate().find(usable));
        let Some(unique) = unique.map(|u| u.1.name.to_vec()) else { return };
        for &default in defaults {
            let name = self.records[default].name.to_mut();
            name.push(b'.');
            name.extend_from_slice(&unique);
        }
    }

    /// How many records there are with the auxiliary ones.
    pub(super) fn len(&self) -> u32 {
        self.indexes.last().copied().unwrap_or(0)
    }

    /// Whether a symbol has a record.
    pub(super) fn has(&self, name: Name) -> bool {
        self.of_symbol[name.0 as usize] != 0
    }

    /// The index of a symbol's record; 0 where it has none.
    pub(super) fn index(&self, name: Name) -> u32 {
        self.of_symbol[name.0 as usize].checked_sub(1).map_or(0, |record| self.indexes[record as usize])
    }

    /// The names too long for their records.
    pub(super) fn long_names(&self) -> impl Iterator<Item = &[u8]> {
        self.records.iter().map(|r| &*r.name).filter(|n| n.len() > 8)
    }

    /// Writes the table.
    pub(super) fn write(&self, model: &Model, sections: &[Definitions], strings: &StringTable<'_>, out: &mut Vec<u8>) {
        for record in &self.records {
            let name = &*record.name;
            let mut field = [0; 8];
            if name.len() <= 8 {
                field[..name.len()].copy_from_slice(name);
            } else {
                field[4..].copy_from_slice(&strings.offset(name).to_le_bytes());
            }
            out.extend_from_slice(&field);
            out.extend_from_slice(&record.value.to_le_bytes());
            // The larger record has two more bytes for the section's number.
            out.extend_from_slice(&record.number.to_le_bytes()[..self.size - 16]);
            out.extend_from_slice(&record.kind.to_le_bytes());
            out.push(record.class);
            let start = out.len() + 1;
            match &record.aux {
                Aux::None => out.push(0),
                Aux::Section(id) => {
                    let definition = &sections[id.0 as usize];
                    out.push(1);
                    out.extend_from_slice(&definition.length.to_le_bytes());
                    out.extend_from_slice(&definition.relocations.to_le_bytes());
                    out.extend_from_slice(&[0, 0]);
                    out.extend_from_slice(&definition.checksum.to_le_bytes());
                    out.extend_from_slice(&(definition.associated as u16).to_le_bytes());
                    out.extend_from_slice(&[model.sections[id.0 as usize].coff.selection, 0]);
                    out.extend_from_slice(&((definition.associated >> 16) as u16).to_le_bytes());
                    out.resize(start + self.size, 0);
                }
                Aux::Weak(default, characteristics) => {
                    out.push(1);
                    out.extend_from_slice(&self.indexes[*default].to_le_bytes());
                    out.extend_from_slice(&u32::from(*characteristics).to_le_bytes());
                    out.resize(start + self.size, 0);
                }
                Aux::File(name) => {
                    let count = name.len().div_ceil(self.size);
                    out.push(count as u8);
                    out.extend_from_slice(name);
                    out.resize(start + count * self.size, 0);
                }
            }
        }
    }
}
