//! Common symbols, which may nevertheless become labels.

use super::SymbolFlag;
use super::symbol::CommonId;
use super::{Common, DeferredOwner, Definition, FragmentTail, Model, Name, SectionOffset, WriteDeferred};
use rustc_hash::FxHashSet;

impl Model {
    /// The common block of a symbol, if it is one.
    pub fn common(&self, name: Name) -> Option<Common> {
        match self.symbol(name).definition {
            Definition::Common(id) => self.commons.get(id.0 as usize).copied(),
            _ => None,
        }
    }

    pub fn set_common(&mut self, name: Name, common: Common) {
        let id = CommonId(self.commons.len() as u32);
        self.commons.push(common);
        self.symbol_mut(name).definition = Definition::Common(id);
    }

    /// Records on COFF that a common symbol becomes a label at `place`. `tables` computes the sizes of CodeView tables.
    #[inline]
    pub fn label_common(&mut self, name: Name, place: SectionOffset, tables: Option<&dyn WriteDeferred>) {
        if let Definition::Common(_) = self.symbols[name.index()].definition {
            self.keep_labeled_common(name, place, tables);
        }
    }

    #[cold]
    fn keep_labeled_common(&mut self, name: Name, place: SectionOffset, tables: Option<&dyn WriteDeferred>) {
        let offset = self.offset_in_fragment(place, tables);
        if let Some(coff) = &mut self.coff {
            coff.labeled_common_offsets.entry(name).or_insert(offset);
        }
    }

    /// Whether a symbol may become a label in a generated table: it is undefined, redefinable, or common and not the
    /// name of a COFF section.
    pub fn may_label_in_table(&self, name: Name) -> bool {
        let symbol = self.symbol(name);
        match symbol.definition {
            Definition::Undefined => true,
            Definition::Common(_) => self.coff.is_none() || !self.names_section(name),
            Definition::Variable(_) => symbol.is(SymbolFlag::Redefinable) && !symbol.is(SymbolFlag::Weakref),
            _ => false,
        }
    }

    /// Defines a label in a table that is written after the source is read. On ELF a common symbol becomes a label
    /// within this object and remains a common symbol to other objects.
    pub fn label_in_table(&mut self, name: Name, place: SectionOffset) {
        self.register(name);
        self.label_common(name, place, None);
        if let Some(block) = self.common(name).filter(|_| self.coff.is_none()) {
            self.labeled_commons.insert(name, block);
        }
        self.symbol_mut(name).definition = Definition::Label(place);
        if !self.requests.conditionals.is_empty() {
            self.assign_waiting(name);
        }
    }

    /// Performs the `.lto_set_conditional` assignments waiting for `symbol`, after the source is read. They are kept,
    /// since the layout writes tables with such symbols several times.
    pub fn assign_waiting(&mut self, symbol: Name) {
        let (mut known, mut seen) = (vec![symbol], FxHashSet::from_iter([symbol]));
        while let Some(symbol) = known.pop() {
            for (waiting, value, at) in self.requests.conditionals.get(&symbol).cloned().unwrap_or_default() {
                self.register(waiting);
                self.register_tree(value);
                self.symbol_mut(waiting).definition = Definition::Variable(value);
                self.set_position(waiting, at);
                // Process a symbol that waits for itself only once.
                if seen.insert(waiting) {
                    known.push(waiting);
                }
            }
        }
    }

    /// The offset from the start of llvm-mc's fragment, for a COFF label that was a common symbol before.
    pub fn labeled_common(&self, name: Name) -> Option<u32> {
        self.coff.as_ref()?.labeled_common_offsets.get(&name).copied()
    }

    /// The offset of a place at the end of a subsection from the start of llvm-mc's fragment.
    fn offset_in_fragment(&self, place: SectionOffset, tables: Option<&dyn WriteDeferred>) -> u32 {
        let owner = &self.subsections[place.subsection.0 as usize];
        let mut fragment = place.fragment;
        let mut at = owner.fragments[fragment as usize].start + place.offset;
        let mut behind = 0;
        loop {
            let start = owner.fragments[fragment as usize].start;
            // Splits are in source order, so the relevant ones are among the last.
            let before = self
                .fragment_splits
                .iter()
                .rev()
                .take_while(|split| split.subsection != place.subsection || split.at >= start);
            let own = before.filter(|split| split.subsection == place.subsection && split.fragment == fragment);
            let first = own.filter(|split| split.at <= at).map(|split| split.at + split.filled.saturating_sub(1)).max();
            if let Some(first) = first {
                return at - first.clamp(start, at) + behind;
            }
            behind += at - start;
            // A table whose size is known while the source is read has no fragment of its own.
            let Some(previous) = fragment.checked_sub(1) else { return behind };
            let known = match owner.tail(previous as usize) {
                FragmentTail::Deferred { by: DeferredOwner::CodeView, index, .. } => {
                    tables.and_then(|t| t.known_size(index))
                }
                _ => None,
            };
            let Some((size, joined)) = known else { return behind };
            behind += size;
            if !joined {
                return behind;
            }
            (fragment, at) = (previous, start);
        }
    }
}
