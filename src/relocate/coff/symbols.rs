//! The symbol table: which records, in which order, with which fields (PE format, "COFF Symbol Table").
//!
//! First each section symbol with its auxiliary record, followed by the section's COMDAT symbol; then the symbols in
//! the order of their first mention in the text; `.file` last.

use crate::arch::CoffMachine;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::growth;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{self, Binding, Model, SymbolLocation, reset_fields};
use crate::object::coff::data::{Aux, Class, Coff};
use crate::object::coff::symbol_size;
use crate::object::data::{Definition, Object, SectionId, SymbolData, SymbolId, Text};
use crate::parse::ast::{Expr, Name};
use crate::relocate::assigned::assigned;
use object::pe::{
    IMAGE_COMDAT_SELECT_ASSOCIATIVE, IMAGE_SCN_LNK_COMDAT, IMAGE_SYM_CLASS_EXTERNAL, IMAGE_SYM_CLASS_FILE,
    IMAGE_SYM_CLASS_LABEL, IMAGE_SYM_CLASS_STATIC, IMAGE_SYM_CLASS_WEAK_EXTERNAL,
};
use rustc_hash::FxHashMap;

#[derive(Debug, Default)]
pub struct SymbolTable {
    /// For each symbol of the model, its record number plus 1; 0 if it has no record.
    of_symbol: Vec<u32>,
    /// For each section larger than the distance between labels, the records of its labels and log2 of that distance.
    labels: FxHashMap<SectionId, (std::ops::Range<usize>, u8)>,
}

fn record(name: Text) -> SymbolData<Coff> {
    SymbolData { name, definition: Definition::Undefined, size: 0, header: Class::default() }
}

struct Base {
    /// The symbol that the value is relative to; `None` if it is a number.
    symbol: Option<Name>,
    section: Option<SectionId>,
    value: i64,
}

fn base(model: &Model, name: Name, diagnostics: &mut Diagnostics) -> Base {
    let evaluator = Evaluator::new(model, Stage::Layout);
    let section = |name| evaluator.offset(name).map(|(section, offset)| (SectionId(section), offset));
    match model.symbol(name).definition {
        model::Definition::Undefined => Base { symbol: Some(name), section: None, value: 0 },
        model::Definition::Common(_) => {
            let value = model.common(name).map_or(0, |common| common.size as i64);
            Base { symbol: Some(name), section: None, value }
        }
        model::Definition::Label(_) | model::Definition::Section(_) => {
            let home = section(name);
            // llvm-mc uses the offset of the label in its fragment as the size of the common block.
            let home = match model.labeled_common(name).filter(|_| is_external(model, name)) {
                Some(offset) => home.map(|(section, _)| (section, i64::from(offset))),
                None => home,
            };
            Base { symbol: Some(name), section: home.map(|h| h.0), value: home.map_or(0, |h| h.1) }
        }
        model::Definition::Variable(expr) => {
            let Some(value) = assigned(model, name, expr, diagnostics) else {
                return Base { symbol: None, section: None, value: 0 };
            };
            let home = value.add.and_then(section);
            // Without a section, only what an antidependency resolves to counts.
            let base = match (value.add, home) {
                (None, _) => Some(0),
                (_, Some((_, offset))) => Some(offset),
                (Some(add), None) => hidden_value(model, add),
            };
            let number = base.map_or(0, |base| base.wrapping_add(value.constant));
            Base { symbol: value.add, section: home.map(|home| home.0), value: number }
        }
    }
}

/// The longest chain of antidependencies that is followed.
const MAX_HIDDEN: usize = 1 << 10;

/// The number or offset that an antidependency resolves to, which is its value, without a section.
fn hidden_value(model: &Model, name: Name) -> Option<i64> {
    let evaluator = Evaluator::new(model, Stage::Layout);
    let (mut name, mut value) = (name, 0i64);
    for _ in 0..MAX_HIDDEN {
        let linear = evaluator.expr(model.symbol(name).variable()?, true).ok().filter(|linear| linear.sub.is_none())?;
        value = value.wrapping_add(linear.constant);
        let Some(add) = linear.add else { return Some(value) };
        if let Some((_, offset)) = evaluator.offset(add) {
            return Some(value.wrapping_add(offset));
        }
        name = add;
    }
    None
}

fn is_external(model: &Model, name: Name) -> bool {
    let symbol = model.symbol(name);
    let common = matches!(symbol.definition, model::Definition::Common(_));
    common || matches!(symbol.binding, Some(Binding::Global | Binding::Weak))
}

reset_fields!(SymbolTable { of_symbol, labels });

impl SymbolTable {
    /// Adds the symbols to an object that has its sections. This table must be empty.
    pub(super) fn choose(
        &mut self,
        model: &Model,
        machine: CoffMachine,
        object: &mut Object<Coff>,
        diagnostics: &mut Diagnostics,
    ) {
        self.of_symbol = growth::zeros(std::mem::take(&mut self.of_symbol), model.symbols.len());
        object.symbols.reserve_exact(model.registered.len() + model.requests.files.len());
        let mut records = Records { model, object, table: self };
        records.sections(machine, diagnostics);
        let mut defaults = Vec::new();
        for &name in &model.registered {
            let symbol = model.symbol(name);
            // A name bound to a register is not a symbol of the object.
            if model.register_of(name).is_none()
                && (!symbol.is_temporary() || model.coff_symbol(name).class == IMAGE_SYM_CLASS_STATIC.0)
            {
                records.symbol(name, &mut defaults, diagnostics);
            }
        }
        records.name_defaults(&defaults);
        records.files();
        let size = symbol_size(model.sections.len());
        let mut next = 0u32;
        for symbol in &mut object.symbols {
            symbol.header.index = next;
            next += 1 + symbol.header.aux.count(size);
        }
    }

    /// The symbol to which a place in a section is relative, and that symbol's offset in the section.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn label_before(&self, model: &Model, section: u32, offset: i64) -> (Option<SymbolId>, i64) {
        if let Some((records, log2)) = self.labels.get(&SectionId(section))
            && let Some(number) = (offset as u64 >> log2).checked_sub(1)
        {
            let number = usize::try_from(number).map_or(records.len() - 1, |n| n.min(records.len() - 1));
            return (SymbolId::of_index(records.start + number), (number as i64 + 1) << log2);
        }
        (self.id(model.sections[section as usize].symbol), 0)
    }

    pub(super) fn has(&self, name: Name) -> bool {
        self.of_symbol[name.index()] != 0
    }

    /// A symbol's number; `None` if it has no record.
    pub(super) fn id(&self, name: Name) -> Option<SymbolId> {
        self.of_symbol[name.index()].checked_sub(1).and_then(|record| SymbolId::of_index(record as usize))
    }

    /// The index of a symbol's record; 0 if it has none.
    pub(super) fn index(&self, object: &Object<Coff>, name: Name) -> u32 {
        self.id(name).map_or(0, |id| object.symbols[id.index()].header.index)
    }
}

struct Records<'a> {
    model: &'a Model,
    object: &'a mut Object<Coff>,
    table: &'a mut SymbolTable,
}

impl Records<'_> {
    fn sections(&mut self, machine: CoffMachine, diagnostics: &mut Diagnostics) {
        for (i, section) in self.model.sections.iter().enumerate() {
            let id = SectionId(i as u32);
            let mut record = record(self.object.sections[i].name);
            record.header.class = IMAGE_SYM_CLASS_STATIC.0;
            (record.definition, record.header.aux) = (Definition::Section(id, 0), Aux::Section(id));
            let at = self.add(record);
            self.table.of_symbol[section.symbol.index()] = at as u32 + 1;
            let comdat = section.coff.comdat.filter(|_| section.coff.selection != IMAGE_COMDAT_SELECT_ASSOCIATIVE.0);
            if let Some(comdat) = comdat {
                self.comdat(id, comdat, diagnostics);
            }
            if let Some(log2) = machine.label_distance_log2.filter(|&log2| section.size as u32 > 1 << log2) {
                self.section_labels(section, id, log2);
            }
        }
    }

    /// The labels of a large section, `$L.text_1` and so on, one at each multiple of `1 << log2`.
    fn section_labels(&mut self, section: &model::Section, id: SectionId, log2: u8) {
        let first = self.object.symbols.len();
        // The section header has the low 32 bits of the size.
        for number in 1..=u64::from(section.size as u32 - 1) >> log2 {
            let text = [b"$L", self.model.section_name(section), format!("_{number}").as_bytes()].concat();
            let mut record = record(self.object.add_text(&text));
            record.header.class = IMAGE_SYM_CLASS_LABEL.0;
            record.definition = Definition::Section(id, number << log2);
            self.add(record);
        }
        self.table.labels.insert(id, (first..self.object.symbols.len(), log2));
    }

    /// Places a section's COMDAT symbol at the start of the section.
    fn comdat(&mut self, id: SectionId, comdat: Name, diagnostics: &mut Diagnostics) {
        let record = self.record(comdat);
        let taken = std::mem::replace(&mut self.object.symbols[record].definition, Definition::Section(id, 0));
        if taken != Definition::Undefined {
            let message = format!("two sections have the same COMDAT symbol '{}'", self.model.display_name(comdat));
            let error = Diagnostic::error(Code::BadSectionGroup, None, message);
            diagnostics.push(error.help("give each section a symbol of its own, or make one 'associative'"));
        }
    }

    /// The record of a symbol, created on first use.
    fn record(&mut self, name: Name) -> usize {
        match self.table.of_symbol[name.index()] {
            0 => {
                let text = self.object.add_text(self.model.names.text(name));
                let at = self.add(record(text));
                self.table.of_symbol[name.index()] = at as u32 + 1;
                at
            }
            number => number as usize - 1,
        }
    }

    fn add(&mut self, record: SymbolData<Coff>) -> usize {
        self.object.symbols.push(record);
        self.object.symbols.len() - 1
    }

    /// The symbol that a weak alias refers to, if it has external linkage.
    fn aliased(&mut self, name: Name) -> Option<usize> {
        let model = self.model;
        let Expr::Symbol(target, _) = model.exprs[model.symbol(name).variable()?.0 as usize] else { return None };
        let visible = is_external(model, target) || SymbolLocation::of(model, target) == SymbolLocation::Unknown;
        visible.then(|| self.record(target))
    }

    fn symbol(&mut self, name: Name, defaults: &mut Vec<usize>, diagnostics: &mut Diagnostics) {
        let model = self.model;
        let Base { symbol: origin, section, value } = base(model, name, diagnostics);
        let (symbol, coff) = (model.symbol(name), model.coff_symbol(name));
        let place = self.record(name);
        let defined = match (origin, section) {
            (_, Some(section)) => Definition::Section(section, value as u64),
            (None, None) => Definition::Absolute(value as u64),
            (Some(_), None) => Definition::Undefined,
        };
        let mut local = Some(place);
        if coff.weak == 0 {
            let entry = &mut self.object.symbols[place];
            let own = matches!(entry.header.aux, Aux::Section(_));
            (entry.definition, entry.size) = match (entry.definition, defined, model.common(name)) {
                // A symbol that is a section's or its COMDAT's name stays in that section even if it is assigned a
                // number.
                (Definition::Section(id, _), Definition::Absolute(value), _) => (Definition::Section(id, value), 0),
                // The same is true of a section's own symbol that is undefined: the section number is set last.
                (Definition::Section(id, _), Definition::Undefined, _) if own => {
                    (Definition::Section(id, value as u64), 0)
                }
                (_, _, Some(common)) => (Definition::Common(common.align), common.size),
                // An undefined symbol may have a value; a global symbol with one is a common symbol.
                (_, Definition::Undefined, None) if value != 0 && is_external(model, name) => {
                    (Definition::Common(1), value as u64)
                }
                (_, Definition::Undefined, None) => (Definition::Undefined, value as u64),
                (_, defined, None) => (defined, 0),
            };
        } else {
            let default = match self.aliased(name) {
                Some(default) => {
                    local = None;
                    default
                }
                None => {
                    let text = [b".weak.", model.names.text(name), b".default"].concat();
                    let mut default = record(self.object.add_text(&text));
                    default.definition = match defined {
                        Definition::Undefined => Definition::Absolute(value as u64),
                        defined => defined,
                    };
                    let default = self.add(default);
                    defaults.push(default);
                    local = Some(default);
                    default
                }
            };
            let entry = &mut self.object.symbols[place];
            entry.header.class = IMAGE_SYM_CLASS_WEAK_EXTERNAL.0;
            (entry.definition, entry.header.aux) = match (entry.header.aux, SymbolId::of_index(default)) {
                // llvm-mc overwrites the default's data with the section's.
                (Aux::Section(id), _) => (Definition::Section(id, 0), Aux::WeakSection(id)),
                (_, Some(default)) => (Definition::Undefined, Aux::Weak(default, coff.weak)),
                (aux, None) => (Definition::Undefined, aux),
            };
        }
        let Some(local) = local else { return };
        let header = &mut self.object.symbols[local].header;
        header.kind = coff.kind;
        let external = is_external(model, name) || symbol.definition == model::Definition::Undefined;
        header.class = match coff.class {
            0 if external => IMAGE_SYM_CLASS_EXTERNAL.0,
            0 => IMAGE_SYM_CLASS_STATIC.0,
            class => class,
        };
    }

    /// Gives the defaults of weak externals unique names: the name of a symbol that only this object defines is
    /// appended.
    fn name_defaults(&mut self, defaults: &[usize]) {
        if defaults.is_empty() {
            return;
        }
        let model = self.model;
        let in_comdat = |record: &SymbolData<Coff>| {
            let Definition::Section(id, _) = record.definition else { return false };
            model.sections[id.0 as usize].coff.characteristics & IMAGE_SCN_LNK_COMDAT.0 != 0
        };
        let usable = |(i, record): &(usize, &SymbolData<Coff>)| {
            record.header.class == IMAGE_SYM_CLASS_EXTERNAL.0
                && matches!(record.definition, Definition::Section(..) | Definition::Absolute(_))
                && defaults.binary_search(i).is_err()
        };
        let records = || self.object.symbols.iter().enumerate();
        let unique = records().filter(usable).find(|(_, record)| !in_comdat(record));
        let Some((_, unique)) = unique.or_else(|| records().find(usable)) else { return };
        let unique = unique.name;
        for &default in defaults {
            let name = self.object.symbols[default].name;
            let text = [self.object.text(name), b".", self.object.text(unique)].concat();
            self.object.symbols[default].name = self.object.add_text(&text);
        }
    }

    fn files(&mut self) {
        for (file, _) in &self.model.requests.files {
            let aux = Aux::File(self.object.add_text(file));
            let mut record = record(self.object.add_text(b".file"));
            record.definition = Definition::File;
            (record.header.class, record.header.aux) = (IMAGE_SYM_CLASS_FILE.0, aux);
            self.add(record);
        }
    }
}
