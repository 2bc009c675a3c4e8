//! Sections, symbols, fragments, fixups and expressions: plain data with newtype ids.
//!
//! The front end builds the model; the layout and the object writers read it. This module must not know syntax,
//! instruction sets or file layout.

mod arithmetic;
mod coff;
mod common;
mod contents;
mod deferred;
pub mod emitter;
mod endian;
pub mod expr;
mod fragment;
mod fragment_split;
mod mapping;
mod name_set;
mod names;
mod origin;
mod other_tail;
mod packed;
mod parts;
mod probe;
mod reset;
mod section;
mod short;
pub(crate) mod stamp;
mod subsection;
mod symbol;
mod symbol_details;
mod symbol_location;
mod tables;
mod tail_lists;
mod tails;
mod variable;

use crate::growth;
pub use coff::{CoffField, CoffModel, CoffSection, CoffSymbol, CoffValue};
pub use contents::Contents;
pub use deferred::{Computed, Deferred, DeferredOwner, Reads, WriteDeferred, author};
pub use endian::Endian;
pub use fragment::{Align, Fixup, FixupKind, FragmentTail, Padding, RelaxId, Relaxable, TailIndex};
pub use fragment_split::{FragmentSplit, Fragments};
pub use mapping::{Mapped, Mapping};
pub use name_set::NameSet;
pub use names::{Missing, Names};
pub use origin::OriginMark;
pub use other_tail::OtherTail;
pub use parts::{LayoutState, ObjectRules, Requests, SymVer};
pub use probe::{Probe, PseudoProbe};
pub(crate) use reset::reset_fields;
pub use reset::{Dirty, Reset, ResetTo};
pub use section::{ElfSection, RelocDirective, RelocField, SHT_LLVM_CALL_GRAPH_PROFILE, Section, SectionId};
pub use subsection::{Subsection, SubsectionId};
pub use symbol::{
    Binding, Common, Definition, GlobalJumps, RelocatableValue, SectionOffset, Symbol, SymbolFlag, SymbolRules, Value,
};
pub use symbol_location::SymbolLocation;
#[cfg(test)]
pub use tables::NoTables;
pub use tables::{Tables, Trial};
pub use variable::{Changes, EvalError, Meaning, SectionPoint, Variables};

use crate::model::stamp::Stamp;
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name, Specifier};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// Longer names, in bytes, are not shown in full in messages.
const LONG_NAME: usize = 4096;

/// Everything that goes into an object file.
#[derive(Debug, Default)]
pub struct Model {
    pub names: Names,
    pub symbols: Vec<Symbol>,
    pub commons: Vec<Common>,
    /// The details of those symbols that have any.
    details: Vec<symbol_details::Details>,
    /// The sizes of symbols that are distances from the second symbol to the first.
    sizes: Vec<(Name, Name)>,
    /// The common blocks of symbols that are also labels: the symbol table lists them as common.
    pub labeled_commons: FxHashMap<Name, Common>,
    /// The ELF sections whose symbols are also aliases of undefined symbols, by these.
    pub aliased_sections: FxHashMap<Name, SectionId>,
    /// The symbols in symbol table order.
    pub registered: Vec<Name>,
    pub sections: Vec<Section>,
    pub subsections: Vec<Subsection>,
    /// Some section has subsections that are not in order.
    unordered: bool,
    /// Unused subsections, kept for their memory.
    spare: Vec<Subsection>,
    /// The expressions that outlive their statement.
    pub exprs: Vec<Expr>,
    pub variables: Variables,
    /// The source positions of section contents, if requested.
    pub origin_marks: Vec<OriginMark>,
    /// Counts changes of symbols and offsets, which invalidate memoized values of variables.
    pub changes: Changes,
    pub relocs: Vec<RelocDirective>,
    /// Fragment boundaries that exist in llvm-mc but not in the model, in source order.
    pub fragment_splits: Vec<FragmentSplit>,
    pub probes: Vec<Probe>,
    pub register_symbols: bool,
    pub mapping: Mapping,
    /// The symbols whose addresses have the lowest bit set: functions in another processor state.
    pub odd_addresses: NameSet,
    /// COFF-specific data; `None` for ELF.
    pub coff: Option<CoffModel>,
    pub rules: ObjectRules,
    pub requests: Requests,
    pub layout: LayoutState,
    /// The symbols of numbered labels that have no name yet, in creation order.
    pub local_labels: Vec<Name>,
    /// The number of internal symbols that llvm-mc would have made; used for their names if they are kept.
    pub own_symbols: u32,
    /// The modules that compute the contents of [`FragmentTail::Deferred`], by [`DeferredOwner`].
    pub deferred_owners: [Option<Box<dyn WriteDeferred>>; 2],
    /// The streamer that builds the model; ids of others are rejected.
    pub(crate) stamp: Stamp,
}

impl Model {
    pub fn add_subsection(&mut self, section: SectionId) -> SubsectionId {
        let id = SubsectionId(self.subsections.len() as u32);
        self.subsections.push(match self.spare.pop() {
            Some(spare) => spare.renewed(section, self.rules.endian),
            None => Subsection::new(section, self.rules.endian),
        });
        let is_nobits = self.sections.get(section.0 as usize).is_some_and(Section::is_nobits);
        self.subsections[id.0 as usize].nobits = is_nobits;
        id
    }

    /// Adds the subsection with this number to a section, which does not have it yet.
    pub fn add_numbered(&mut self, section: SectionId, number: u32) -> SubsectionId {
        let id = self.add_subsection(section);
        self.unordered |= self.sections[section.0 as usize].subsections.add((number, id));
        id
    }

    /// Sorts the subsections of each section by number; see [`Subsections::put_in_order`].
    pub fn order_subsections(&mut self) {
        if std::mem::take(&mut self.unordered) {
            self.sections.iter_mut().for_each(|section| section.subsections.put_in_order());
        }
    }

    #[inline]
    pub fn symbol(&self, name: Name) -> &Symbol {
        &self.symbols[name.index()]
    }

    #[inline]
    pub fn symbol_mut(&mut self, name: Name) -> &mut Symbol {
        self.changes.symbols += 1;
        &mut self.symbols[name.index()]
    }

    /// The symbol with this name, made if necessary; only then `is_temporary` is called.
    #[inline]
    pub fn intern(&mut self, name: &[u8], is_temporary: impl FnOnce() -> bool) -> Name {
        match self.names.find(name) {
            Ok(symbol) => symbol,
            Err(missing) => self.add_name(name, missing, is_temporary),
        }
    }

    /// As [`Self::intern`], for a name that is missing in a first look-up.
    #[inline]
    pub fn add_name(&mut self, name: &[u8], missing: Missing, is_temporary: impl FnOnce() -> bool) -> Name {
        let (symbol, is_new) = self.names.add(name, missing);
        if is_new {
            growth::push(&mut self.symbols, Symbol::new(is_temporary()));
        }
        symbol
    }

    /// Makes a temporary symbol that cannot be found by name.
    pub fn anonymous(&mut self, text: &[u8]) -> Name {
        let id = self.names.anonymous(text);
        self.symbols.push(Symbol::new(true));
        id
    }

    /// Adds a symbol to the list for the symbol table, and defines it as a label.
    #[inline(always)]
    pub fn define_registered(&mut self, name: Name, place: SectionOffset) {
        self.define_own(name, place);
        self.register(name);
    }

    /// Defines a symbol as a label; in a thread-local section it is thread-local.
    #[inline(always)]
    pub fn define_own(&mut self, name: Name, place: SectionOffset) {
        let owner = &mut self.subsections[place.subsection.0 as usize];
        owner.labeled(place);
        let tls = self.sections.get(owner.section.0 as usize).is_some_and(Section::is_thread_local);
        let symbol = self.symbol_mut(name);
        symbol.definition = Definition::Label(place);
        symbol.set(SymbolFlag::Redefinable, false);
        if tls {
            symbol.kind = object::elf::STT_TLS.0;
        }
    }

    /// Makes a new symbol of the same name that replaces the old one for everything that follows.
    pub fn renew(&mut self, old: Name) -> Name {
        let id = self.names.renew(old);
        let copy = self.copied(old);
        self.symbols.push(copy);
        self.symbol_mut(old).set(SymbolFlag::Superseded, true);
        id
    }

    /// Adds a symbol to the list for the symbol table.
    #[inline(always)]
    pub fn register(&mut self, name: Name) {
        let symbol = &mut self.symbols[name.index()];
        if !symbol.is(SymbolFlag::Registered) {
            symbol.set(SymbolFlag::Registered, true);
            growth::push(&mut self.registered, name);
        }
    }

    /// Whether the lowest bit of a symbol's address is set; aliases are resolved.
    #[inline]
    pub fn has_odd_address(&self, name: Name) -> bool {
        !self.odd_addresses.is_empty() && self.is_odd(name)
    }

    fn is_odd(&self, mut name: Name) -> bool {
        // The limit also ends cyclic chains of aliases.
        for _ in 0..64 {
            if self.odd_addresses.contains(name) {
                return true;
            }
            match self.symbol(name).variable().and_then(|expr| self.counted_from(expr)) {
                // An alias of a number is that number.
                Some(inner) if SymbolLocation::of(self, inner) != SymbolLocation::Number => name = inner,
                _ => return false,
            }
        }
        false
    }

    /// The symbol of an expression of the form `symbol`, `symbol + constant` or `symbol - constant`.
    fn counted_from(&self, mut expr: ExprId) -> Option<Name> {
        let is_number = |expr: ExprId| matches!(self.exprs[expr.0 as usize], Expr::Int(_));
        loop {
            expr = match self.exprs[expr.0 as usize] {
                Expr::Symbol(name, Specifier::NONE) => return Some(name),
                Expr::Binary(BinaryOp::Add | BinaryOp::Sub, a, b) if is_number(b) => a,
                Expr::Binary(BinaryOp::Add, a, b) if is_number(a) => b,
                _ => return None,
            }
        }
    }

    /// The text of a name, for messages, where a long one is cut: it may have hundreds of megabytes.
    #[cold]
    pub fn display_name(&self, name: Name) -> Cow<'_, str> {
        let text = self.names.text(name);
        if text.len() < LONG_NAME {
            return String::from_utf8_lossy(text);
        }
        let [head, tail] = [&text[..LONG_NAME / 2], &text[text.len() - LONG_NAME / 2..]];
        [String::from_utf8_lossy(head), String::from_utf8_lossy(tail)].concat().into()
    }

    pub fn section_name(&self, section: &Section) -> &[u8] {
        self.names.text(section.symbol)
    }

    #[inline]
    pub fn expr(&mut self, expr: Expr) -> ExprId {
        let id = ExprId(self.exprs.len() as u32);
        self.exprs.push(expr);
        id
    }

    /// Computes the contents of a [`FragmentTail::Deferred`] that starts at offset `at` of its section.
    pub fn compute(&self, by: DeferredOwner, index: u32, at: u64, out: &mut Deferred) {
        out.clear();
        if let Some(author) = &self.deferred_owners[by as usize] {
            author.compute(index, at, self, out);
        }
    }

    /// The number of bytes of a section in the file. Padding with multi-byte values stops before a value that would be
    /// truncated. The size of a fill follows from the final offsets, which may differ from its reserved size if the
    /// layout does not converge.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn written_size(&self, id: SectionId) -> u64 {
        let section = &self.sections[id.0 as usize];
        if !self.layout.uneven {
            return section.size;
        }
        let subsections = section.subsections.iter().map(|c| &self.subsections[c.1.0 as usize]);
        subsections
            .map(|s| (0..s.fragments.len()).map(|f| s.bytes(f).len() as u64 + s.written_tail(f)).sum::<u64>())
            .sum()
    }

    /// The fast path of evaluation, for nearly all values: a constant, or one symbol that is not a variable.
    #[inline]
    pub fn plain(&self, value: &Value) -> Option<RelocatableValue> {
        match *value {
            Value::Relocatable(l) if l.sub.is_none() => match l.add {
                Some(name) if matches!(self.symbol(name).definition, Definition::Variable(_)) => None,
                _ => Some(l),
            },
            _ => None,
        }
    }
    #[inline]
    pub fn section_of(&self, place: SectionOffset) -> SectionId {
        self.subsections[place.subsection.0 as usize].section
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn offset_of(&self, place: SectionOffset) -> u64 {
        self.subsections[place.subsection.0 as usize].fragments[place.fragment as usize].offset
            + u64::from(place.offset)
    }

    /// The end of a section's first subsection, if that has number 0.
    pub fn end_of_section(&self, section: SectionId) -> Option<SectionOffset> {
        let &(0, subsection) = self.sections[section.0 as usize].subsections.first()? else { return None };
        Some(self.subsections[subsection.0 as usize].here(subsection))
    }
}
