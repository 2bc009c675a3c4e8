//! The current section and the stack of `.pushsection`.

use super::Assembler;
use super::unmarked::Unmarked;
use crate::arch::TargetDesc;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::growth;
use crate::model::emitter::Emitter;
use crate::model::{
    CoffSection, Definition, Dirty, ElfSection, Mapped, Model, Padding, Reset as _, ResetTo, Section, SectionId,
    SubsectionId, SymbolFlag, SymbolLocation,
};
use crate::options::Settings;
use crate::parse::ast::Name;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use hashbrown::{DefaultHashBuilder, HashMap, HashTable};
use object::elf::{SHF_ALLOC, SHF_EXECINSTR, SHT_PROGBITS};
use std::collections::BTreeMap;
use std::hash::BuildHasher;

/// Where bytes are emitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Current {
    pub section: SectionId,
    /// The subsection's number.
    pub number: u32,
    /// The subsection itself.
    pub subsection: SubsectionId,
}

/// The identity of a section: what two `.section` lines must agree in to mean the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    /// The symbol of the section's name, or the one that the name meant when the first section of that name was made.
    name: Name,
    group: Option<Name>,
    linked_to: Option<Name>,
    unique: Option<u32>,
    selection: u8,
}

impl Key {
    #[inline]
    fn of(section: &Section, selection: u8) -> Self {
        let Section { name, elf, coff, .. } = section;
        let group = if elf.group.is_some() { elf.group } else { coff.comdat };
        let unique = if elf.unique.is_some() { elf.unique } else { coff.unique };
        Key { name: *name, group, linked_to: elf.linked_to, unique, selection }
    }
}

/// An entry of the section table. The rest of the key is in the section itself.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// Half of the key's hash.
    tag: u32,
    id: SectionId,
    /// The COMDAT selection of the key.
    selection: u8,
}

impl Entry {
    /// The hash derived from a tag: the table takes its indices from the low bits and its own tags from the top seven.
    fn spread(tag: u32) -> u64 {
        u64::from(tag).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// The sections by identity, the current one, and the stack.
#[derive(Debug, Default)]
pub(crate) struct Sections {
    by_key: Dirty<HashTable<Entry>>,
    hashing: DefaultHashBuilder,
    /// Maps names of sections that were also given another meaning, and so may get a new symbol, to the name used in
    /// keys.
    taken: HashMap<Name, Name>,
    current: Option<Current>,
    pub(super) unmarked: Unmarked,
    previous: Option<Current>,
    stack: Vec<(Option<Current>, Option<Current>)>,
    switches: u32,
    /// The `SHF_LINK_ORDER` symbols that have no section yet, with their source positions.
    pub(crate) linked_later: Vec<(Name, Span)>,
    /// The values of `.gnu_attribute`: a number and a string by tag.
    pub(crate) gnu_attributes: BTreeMap<u64, (u64, Vec<u8>)>,
    /// The minimum alignment of code sections, as a power of two.
    code_align_log2: u8,
    /// Additional COFF characteristics of code sections.
    code_characteristics: u32,
}

impl ResetTo for Sections {
    fn reset_to(&mut self, from: &Self) {
        let Sections {
            by_key,
            hashing,
            taken,
            current,
            unmarked,
            previous,
            stack,
            switches,
            linked_later,
            gnu_attributes,
            // Set from the target description and the options.
            code_align_log2: _,
            code_characteristics: _,
        } = self;
        by_key.renew(|by_key| {
            by_key.reset();
            // The tags were computed with the seed of `from`.
            *hashing = from.hashing.clone();
            from.by_key.iter().for_each(|&entry| {
                by_key.insert_unique(Entry::spread(entry.tag), entry, |entry| Entry::spread(entry.tag));
            });
        });
        // No symbol has a value before the first section is made.
        taken.reset();
        *current = from.current;
        unmarked.reset_to(&from.unmarked);
        (*previous, *switches) = (from.previous, from.switches);
        stack.reset();
        linked_later.reset();
        // Clearing even an empty tree takes time.
        if !gnu_attributes.is_empty() {
            gnu_attributes.clear();
        }
    }
}

impl Sections {
    /// Makes the initial sections.
    pub(in crate::asm) fn start(&mut self, model: &mut Model, options: &Settings, desc: &TargetDesc) {
        self.code_align_log2 = desc.alignment.code_log2;
        self.code_characteristics = desc.coff.code_characteristics;
        self.unmarked = Unmarked::new(options, desc);
        // A placeholder subsection to point at while no section is selected.
        model.add_subsection(SectionId(0));
        if options.no_initial_text {
            return;
        }
        if model.coff.is_some() {
            self.start_coff(model);
            return;
        }
        let text = ElfSection { kind: SHT_PROGBITS.0, flags: (SHF_ALLOC.0 | SHF_EXECINSTR.0), ..ElfSection::default() };
        let id = self.find_or_make(model, b".text", text).0;
        self.start_section(model, id);
        self.previous = None;
    }

    fn start_section(&mut self, model: &mut Model, id: SectionId) {
        model.sections[id.0 as usize].align_log2 = 2;
        self.switch(model, id, 0);
        // llvm-mc aligns the empty section, which ends its first fragment.
        let subsection = self.subsection();
        let mut end = Emitter::new(&mut model.subsections[subsection.0 as usize]);
        end.align(2, Padding::Value(0, 1), u32::MAX);
    }

    /// The current subsection; the empty placeholder if no section is selected.
    #[inline]
    pub(in crate::asm) fn subsection(&self) -> SubsectionId {
        self.current.map_or(SubsectionId(0), |c| c.subsection)
    }

    #[inline]
    pub(crate) fn current(&self) -> Option<Current> {
        self.current
    }

    /// The state in which code is mapped has changed.
    pub(crate) fn code_state_changed(&mut self) {
        self.unmarked.code_state_changed();
    }

    /// The number of changes of the current section.
    #[inline]
    pub(crate) fn switches(&self) -> u32 {
        self.switches
    }

    fn enter(&mut self, model: &mut Model, next: Option<Current>) {
        if self.current != next {
            self.switches = self.switches.wrapping_add(1);
            if let Some(next) = next {
                model.start_fragment(next.subsection, 0);
                model.sections[next.section.0 as usize].entered = Some(next.subsection);
            }
        }
        self.current = next;
        self.unmarked.enter(model, next.map(|next| next.subsection));
    }

    /// Deselects the current section.
    pub(crate) fn leave(&mut self, model: &mut Model) {
        self.previous = self.current;
        self.enter(model, None);
    }

    #[inline]
    pub(in crate::asm) fn is_open(&self) -> bool {
        self.current.is_some()
    }

    /// The key name for a section name, and whether the name is new.
    #[inline]
    fn name(&self, model: &mut Model, name: &[u8]) -> (Name, bool) {
        let (known, name) = (model.symbols.len(), model.intern(name, || false));
        let key = if self.taken.is_empty() { name } else { self.taken.get(&name).copied().unwrap_or(name) };
        (key, name.index() >= known)
    }

    pub(in crate::asm) fn renewed(&mut self, old: Name, new: Name) {
        if let Some(&name) = self.taken.get(&old) {
            self.taken.insert(new, name);
        }
    }

    fn find(&self, model: &Model, key: &Key, tag: u32) -> Option<SectionId> {
        let same = |entry: &Entry| Key::of(&model.sections[entry.id.0 as usize], entry.selection) == *key;
        self.by_key.find(Entry::spread(tag), |entry| entry.tag == tag && same(entry)).map(|found| found.id)
    }

    /// The part of a key's hash that is stored in the table. Most sections are identified by their names alone.
    #[inline]
    fn tag(&self, key: &Key) -> u32 {
        let is_plain = *key == Key { name: key.name, group: None, linked_to: None, unique: None, selection: 0 };
        let hash = if is_plain { self.hashing.hash_one(key.name) } else { self.hashing.hash_one(key) };
        (hash >> 32) as u32
    }

    /// Finds or makes an ELF section; the second value is true if it is new.
    pub(crate) fn find_or_make(&mut self, model: &mut Model, name: &[u8], elf: ElfSection) -> (SectionId, bool) {
        let (group, linked_to, unique) = (elf.group, elf.linked_to, elf.unique);
        let (name, is_new) = self.name(model, name);
        let key = Key { name, group, linked_to, unique, selection: 0 };
        let tag = self.tag(&key);
        if !is_new && let Some(id) = self.find(model, &key, tag) {
            return (id, false);
        }
        if let Some(group) = group {
            model.symbol_mut(group).set(SymbolFlag::Signature, true);
            model.register(group);
        }
        (self.make(model, key, tag, elf, CoffSection::default()), true)
    }

    /// Finds or makes a COFF section. Its characteristics are those of the directive that first names it.
    pub(crate) fn find_or_make_coff(&mut self, model: &mut Model, name: &[u8], coff: CoffSection) -> SectionId {
        let CoffSection { comdat: group, unique, selection, .. } = coff;
        let key = Key { name: self.name(model, name).0, group, linked_to: None, unique, selection };
        let tag = self.tag(&key);
        if let Some(id) = self.find(model, &key, tag) {
            return id;
        }
        let plain = group.is_none() && unique.is_none() && selection == 0;
        let coff = CoffSection::known(name).filter(|_| plain).unwrap_or(coff);
        self.make(model, key, tag, ElfSection::default(), coff)
    }

    fn make(&mut self, model: &mut Model, key: Key, tag: u32, elf: ElfSection, coff: CoffSection) -> SectionId {
        let id = SectionId(model.sections.len() as u32);
        let known = model.symbol(key.name);
        if known.is_defined() && !matches!(known.definition, Definition::Section(_)) {
            self.taken.insert(key.name, key.name);
        }
        let symbol = model.section_symbol(key.name, id);
        // The COMDAT symbol directly follows the section symbol.
        if let Some(comdat) = coff.comdat {
            model.register(comdat);
        }
        let mut section = Section { name: key.name, ..Section::new(symbol, elf, coff) };
        if section.is_code() {
            section.align_log2 = self.code_align_log2;
            section.coff.characteristics |= self.code_characteristics;
        }
        growth::push(&mut model.sections, section);
        let entry = Entry { tag, id, selection: key.selection };
        self.by_key.insert_unique(Entry::spread(entry.tag), entry, |entry| Entry::spread(entry.tag));
        id
    }

    /// Makes the three sections that every COFF object has.
    fn start_coff(&mut self, model: &mut Model) {
        for name in [b".text".as_slice(), b".data", b".bss"] {
            let id = self.find_or_make_coff(model, name, CoffSection::default());
            self.start_section(model, id);
        }
        self.switch(model, SectionId(0), 0);
        self.previous = None;
    }

    /// Makes a subsection the current one.
    pub(crate) fn switch(&mut self, model: &mut Model, section: SectionId, number: u32) {
        let owned = &model.sections[section.0 as usize].subsections;
        let subsection = match owned.find(number) {
            Some(subsection) => subsection,
            None => {
                // llvm-mc first enters subsection 0 of a new section, in the mapping state of the previous section.
                if owned.first().is_none()
                    && number != 0
                    && let Some(current) = self.current
                {
                    model.sections[current.section.0 as usize].mapped = Mapped::Nothing;
                }
                model.add_numbered(section, number)
            }
        };
        self.previous = self.current;
        self.enter(model, Some(Current { section, number, subsection }));
    }

    /// `.pushsection`: saves the current and previous sections.
    pub(crate) fn push(&mut self) {
        self.stack.push((self.current, self.previous));
    }

    /// `.popsection`. Returns false if the stack is empty.
    pub(crate) fn pop(&mut self, model: &mut Model) -> bool {
        match self.stack.pop() {
            Some((current, previous)) => {
                self.enter(model, current);
                self.previous = previous;
                true
            }
            None => false,
        }
    }

    /// `.previous`. Returns false if there is no previous section.
    pub(crate) fn swap(&mut self, model: &mut Model) -> bool {
        if self.previous.is_none() {
            return false;
        }
        let previous = std::mem::replace(&mut self.previous, self.current);
        self.enter(model, previous);
        true
    }

    /// The current section.
    ///
    /// # Errors
    /// If none is selected.
    #[inline]
    pub(crate) fn selected(&self, span: Span) -> Parse<Current> {
        self.current
            .ok_or_else(|| syntax_error(Code::NoSection, span, "expected section directive before assembly directive"))
    }
}

/// Switches to an ELF section, which is made if necessary.
pub(in crate::asm) fn switch_to_elf(a: &mut Assembler<'_, '_>, name: &[u8], elf: ElfSection, number: u32) -> SectionId {
    let (id, is_new) = a.sections.find_or_make(a.model, name, elf);
    if is_new {
        check_section_symbol(a, name, id);
    }
    a.sections.switch(a.model, id, number);
    id
}

/// Switches to a COFF section, which is made if necessary.
pub(in crate::asm) fn switch_to_coff(a: &mut Assembler<'_, '_>, name: &[u8], coff: CoffSection) -> SectionId {
    let count = a.model.sections.len();
    let id = a.sections.find_or_make_coff(a.model, name, coff);
    if count < a.model.sections.len() {
        check_section_symbol(a, name, id);
    }
    a.sections.switch(a.model, id, 0);
    id
}

/// Reports a new section whose name is already that of another symbol.
#[inline]
fn check_section_symbol(a: &mut Assembler<'_, '_>, name: &[u8], id: SectionId) {
    if !a.sections.taken.is_empty() {
        check_taken(a.model, a.diagnostics, name, id);
    }
}

#[cold]
fn check_taken(model: &Model, diagnostics: &mut Diagnostics, name: &[u8], id: SectionId) {
    let Some(known) = model.names.get(name) else { return };
    let free = match SymbolLocation::of(model, known) {
        SymbolLocation::Unknown => true,
        SymbolLocation::Section(home) => home == id || model.sections[home.0 as usize].symbol == known,
        SymbolLocation::Number => false,
    };
    if !free {
        let name = String::from_utf8_lossy(name);
        let message = format!("invalid symbol redefinition: section '{name}' has the name of an existing symbol");
        diagnostics.push(Diagnostic::error(Code::SymbolRedefined, None, message).deferred());
    }
}
