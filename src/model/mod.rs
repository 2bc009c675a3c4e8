//! Sections, symbols, fragments, fixups and expressions: plain data with newtype ids.
//!
//! This module must not know syntax, instruction sets or file layout. It is what the front end builds up and what the layout
//! and the object writers read.

mod coff;
mod common;
mod cut;
mod deferred;
pub mod emitter;
mod endian;
pub mod expr;
mod fragment;
mod home;
mod mapping;
mod names;
mod origin;
mod packed;
mod probe;
mod reuse;
mod room;
mod section;
mod subsection;
mod symbol;
mod tables;
mod variable;

pub use coff::{CoffField, CoffModel, CoffSection, CoffSymbol, CoffValue};
pub use cut::{Cut, Fragments};
pub use deferred::{Computed, Deferred, DeferredOwner, Reads, WriteDeferred, author};
pub use endian::Endian;
pub use fragment::{Align, FixupKind, Padding, Rare, RelaxId, Tail, TailIndex};
pub use home::Home;
pub use mapping::{Mapped, Mapping};
pub use names::Names;
pub use origin::OriginMark;
pub use probe::Probe;
pub use reuse::{Restart, Reuse, Touched};
pub use section::{ElfSection, RelocDirective, RelocField, SHT_LLVM_CALL_GRAPH_PROFILE, Section, SectionId};
pub use subsection::{Subsection, SubsectionId};
pub use symbol::{
    Binding, Common, Definition, GlobalJumps, RelocatableValue, SectionOffset, Symbol, SymbolFlag, SymbolRules, Value,
};
#[cfg(test)]
pub use tables::NoTables;
pub use tables::{Tables, Trial};
pub use variable::{Changes, EvalError, Meaning, SectionPoint, Variables};

use crate::build::stamp::Stamp;
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name, Specifier};
use rustc_hash::{FxHashMap, FxHashSet};

/// Everything an object file will say.
#[derive(Debug, Default)]
pub struct Model {
    /// The names of the symbols.
    pub names: Names,
    /// The symbols, by [`Name`].
    pub symbols: Vec<Symbol>,
    /// The common blocks.
    pub commons: Vec<Common>,
    /// The common blocks of symbols that are labels, too: a symbol table lists them as blocks.
    pub labeled_commons: FxHashMap<Name, Common>,
    /// The symbols in the order in which a symbol table lists them.
    pub registered: Vec<Name>,
    /// The sections in the order of their making.
    pub sections: Vec<Section>,
    /// The subsections of all sections.
    pub subsections: Vec<Subsection>,
    /// Subsections that are no longer used, and their memory.
    spare: Vec<Subsection>,
    /// The expressions that outlive their statement.
    pub exprs: Vec<Expr>,
    /// What is known of variables.
    pub variables: Variables,
    /// Where what enters the sections comes from, if that was asked for.
    pub origin_marks: Vec<OriginMark>,
    /// The changes of symbols and offsets, after each of which variables may stand for something else.
    pub changes: Changes,
    /// `.file "name"`: the name, and how many symbols were registered before it.
    pub files: Vec<(Vec<u8>, usize)>,
    /// `.addrsig` was seen.
    pub addrsig: bool,
    /// The symbols of `.addrsig_sym`.
    pub addrsig_symbols: Vec<Name>,
    /// `.reloc` directives.
    pub relocs: Vec<RelocDirective>,
    /// The `.reloc` fields in each section that has any; set by the layout.
    pub reloc_fields: FxHashMap<SectionId, Vec<RelocField>>,
    /// Where llvm-mc begins a fragment and the model does not, in the order of the text.
    pub cuts: Vec<Cut>,
    /// There is a filling whose size the layout finds.
    pub open_fillings: bool,
    /// A section may have another number of bytes in the file than its places say: see [`Model::written_size`].
    pub uneven: bool,
    /// The sections that are written behind the layout have llvm-mc's fragments.
    pub tables_in_fragments: bool,
    /// The edges of `.cg_profile`: from and to, each with the place where it is named, and the count.
    pub cg_profile: Vec<([(Name, u32); 2], u64)>,
    /// The probes of `.pseudoprobe`.
    pub probes: Vec<Probe>,
    /// The symbols whose memory is tagged, to which relocations refer by themselves.
    pub tagged: FxHashSet<Name>,
    /// A symbol of the text was bound to a register.
    pub register_symbols: bool,
    /// How code and data are told apart by symbols.
    pub mapping: Mapping,
    /// The symbols whose addresses have the lowest bit set: functions of another state of the processor.
    pub odd_addresses: FxHashSet<Name>,
    /// What only COFF has; there if the object is COFF.
    pub coff: Option<CoffModel>,
    /// The specifiers that belong to a whole expression and not to a symbol in it, a bit each.
    pub specifiers_of_expressions: u64,
    /// The order of the bytes of numbers.
    pub endian: Endian,
    /// ELF relocations are written in the compact form.
    pub crel: bool,
    /// What options say of the symbol table.
    pub symbol_rules: SymbolRules,
    /// ELF sections whose names end in `.dwo` go to a file of their own.
    pub split_dwarf: bool,
    /// The address that the first section will have, where it is known.
    pub address: Option<u64>,
    /// Something in it needs ELFOSABI_GNU.
    pub gnu_abi: bool,
    /// `.symver`: the symbol, the versioned name, whether the unversioned one stays.
    pub symvers: Vec<SymVer>,
    /// `.lto_set_conditional`: of a symbol that the text has not spoken of yet the ones that get its value once it has one, each
    /// with its place.
    pub conditionals: FxHashMap<Name, Vec<(Name, ExprId, u32)>>,
    /// The aliases of `.weakref`, in the order of their directives.
    pub weak_aliases: Vec<Name>,
    /// Symbols that are listed under another name only, since `.symver` gave it to them.
    pub renames: FxHashMap<Name, Name>,
    /// The symbols of numeric local labels that have no name yet, in the order of their making.
    pub local_labels: Vec<Name>,
    /// How many symbols of its own llvm-mc would have made and named, where it is told to keep them.
    pub own_symbols: u32,
    /// The modules that work out the bytes of [`Tail::Deferred`], by [`DeferredOwner`].
    pub deferred_owners: [Option<Box<dyn WriteDeferred>>; 2],
    /// What they have worked out; set by the layout.
    pub computed: Computed,
    /// The streamer that builds it; ids of others are refused.
    pub stamp: Stamp,
}

/// One `.symver`.
#[derive(Clone, Debug)]
pub struct SymVer {
    /// The symbol.
    pub symbol: Name,
    /// `name@version` as written.
    pub versioned: Vec<u8>,
    /// The unversioned name stays in the symbol table.
    pub keep: bool,
    /// Where it stands.
    pub source_pos: u32,
}

impl Model {
    /// A new subsection of a section.
    pub fn add_subsection(&mut self, section: SectionId) -> SubsectionId {
        let id = SubsectionId(self.subsections.len() as u32);
        self.subsections.push(match self.spare.pop() {
            Some(spare) => spare.renewed(section, self.endian),
            None => Subsection::new(section, self.endian),
        });
        let is_nobits = self.sections.get(section.0 as usize).is_some_and(Section::is_nobits);
        self.subsections[id.0 as usize].nobits = is_nobits;
        id
    }

    /// Puts the subsections of each section in the order of their numbers; see [`Subsections::put_in_order`].
    pub fn order_subsections(&mut self) {
        self.sections.iter_mut().for_each(|section| section.subsections.put_in_order());
    }

    /// A symbol by its id.
    #[inline]
    #[must_use]
    pub fn symbol(&self, name: Name) -> &Symbol {
        &self.symbols[name.index()]
    }

    /// A symbol by its id, to change it.
    #[inline]
    pub fn symbol_mut(&mut self, name: Name) -> &mut Symbol {
        self.changes.symbols += 1;
        &mut self.symbols[name.index()]
    }

    /// Notes where a symbol is asked for, if that is the first time.
    #[inline]
    pub fn asked_for(&mut self, name: Name, source_pos: u32) {
        let symbol = self.symbol_mut(name);
        if symbol.source_pos == Symbol::NOWHERE {
            symbol.source_pos = source_pos;
        }
    }

    /// Where to point a user who has to be told of a symbol.
    #[must_use]
    pub fn position_of(&self, name: Name) -> u32 {
        match self.symbol(name).source_pos {
            Symbol::NOWHERE => 0,
            source_pos => source_pos,
        }
    }

    /// The symbol with that name, made if need be; `is_temporary` is asked then.
    #[inline]
    pub fn intern(&mut self, name: &[u8], is_temporary: impl FnOnce() -> bool) -> Name {
        let (id, new) = self.names.intern(name);
        if new {
            room::push(&mut self.symbols, Symbol::new(is_temporary()));
        }
        id
    }

    /// A temporary symbol that no name leads to.
    pub fn anonymous(&mut self, text: &[u8]) -> Name {
        let id = self.names.anonymous(text);
        self.symbols.push(Symbol::new(true));
        id
    }

    /// Makes a symbol without a name in the text the label of a place; of a thread-local section it is thread-local.
    pub fn define_own(&mut self, name: Name, place: SectionOffset) {
        let tls = self.sections.get(self.section_of(place).0 as usize).is_some_and(Section::is_thread_local);
        self.subsections[place.subsection.0 as usize].labeled(place);
        let symbol = self.symbol_mut(name);
        symbol.definition = Definition::Label(place);
        if tls {
            symbol.kind = object::elf::STT_TLS.0;
        }
    }

    /// A symbol of the same name that takes its place for everything that follows.
    pub fn renew(&mut self, old: Name) -> Name {
        let id = self.names.renew(old);
        let mut copy = self.symbol(old).clone();
        copy.set(SymbolFlag::Registered, false);
        self.symbols.push(copy);
        self.symbol_mut(old).set(SymbolFlag::Superseded, true);
        id
    }

    /// Puts a symbol on the list for the symbol table.
    #[inline]
    pub fn register(&mut self, name: Name) {
        let symbol = &mut self.symbols[name.index()];
        if !symbol.is(SymbolFlag::Registered) {
            symbol.set(SymbolFlag::Registered, true);
            room::push(&mut self.registered, name);
        }
    }

    /// Whether a symbol's address has the lowest bit set, or that of the symbol that it is another name of.
    #[inline]
    #[must_use]
    pub fn has_odd_address(&self, name: Name) -> bool {
        !self.odd_addresses.is_empty() && self.is_odd(name)
    }

    fn is_odd(&self, mut name: Name) -> bool {
        // A chain of names that goes in a circle ends somewhere, too.
        for _ in 0..64 {
            if self.odd_addresses.contains(&name) {
                return true;
            }
            match self.symbol(name).variable().and_then(|expr| self.counted_from(expr)) {
                // Another name of a number is that number.
                Some(inner) if Home::of(self, inner) != Home::Number => name = inner,
                _ => return false,
            }
        }
        false
    }

    /// The symbol that an expression is, or is some bytes away from.
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

    /// The name of a section: its symbol's text.
    #[must_use]
    pub fn section_name(&self, section: &Section) -> &[u8] {
        self.names.text(section.symbol)
    }

    /// Adds an expression to the arena.
    #[inline]
    pub fn expr(&mut self, expr: Expr) -> ExprId {
        let id = ExprId(self.exprs.len() as u32);
        self.exprs.push(expr);
        id
    }

    /// Works out the bytes of a [`Tail::Deferred`] that starts at that offset of its section.
    pub fn compute(&self, by: DeferredOwner, index: u32, at: u64, out: &mut Deferred) {
        out.clear();
        if let Some(author) = &self.deferred_owners[by as usize] {
            author.compute(index, at, self, out);
        }
    }

    /// How many bytes of a section the file has. Padding of wide values stops before the last value that would be cut, and a
    /// filling is as long as the final places say, which its own place was not known by where layouts never come to rest.
    #[must_use]
    pub fn written_size(&self, id: SectionId) -> u64 {
        let section = &self.sections[id.0 as usize];
        if !self.uneven {
            return section.size;
        }
        let subsections = section.subsections.iter().map(|c| &self.subsections[c.1.0 as usize]);
        subsections
            .map(|s| (0..s.fragments.len()).map(|f| s.bytes(f).len() as u64 + s.written_tail(f)).sum::<u64>())
            .sum()
    }

    /// A value that stands for itself, as nearly all do: a number, or one symbol that is no variable.
    #[inline]
    #[must_use]
    pub fn plain(&self, value: &Value) -> Option<RelocatableValue> {
        match *value {
            Value::Relocatable(l) if l.sub.is_none() => match l.add {
                Some(name) if matches!(self.symbol(name).definition, Definition::Variable(_)) => None,
                _ => Some(l),
            },
            _ => None,
        }
    }

    /// The section a place is in.
    #[must_use]
    pub fn section_of(&self, place: SectionOffset) -> SectionId {
        self.subsections[place.subsection.0 as usize].section
    }

    /// The offset of a place in its section; right once the layout has run.
    #[inline]
    #[must_use]
    pub fn offset_of(&self, place: SectionOffset) -> u64 {
        self.subsections[place.subsection.0 as usize].fragments[place.fragment as usize].offset
            + u64::from(place.offset)
    }

    /// The place after everything in a section's first subsection.
    #[must_use]
    pub fn end_of_section(&self, section: SectionId) -> Option<SectionOffset> {
        let &(0, subsection) = self.sections[section.0 as usize].subsections.first()? else { return None };
        Some(self.subsections[subsection.0 as usize].here(subsection))
    }
}
