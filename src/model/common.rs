//! Common blocks: room that the linker makes, of which a text may make labels all the same.

use super::SymbolFlag;
use super::symbol::CommonId;
use super::{Common, DeferredOwner, Definition, Model, Name, SectionOffset, Tail, WriteDeferred};
use rustc_hash::FxHashSet;

impl Model {
    /// What a symbol is, if it is a common block.
    #[must_use]
    pub fn common(&self, name: Name) -> Option<Common> {
        match self.symbol(name).definition {
            Definition::Common(id) => self.commons.get(id.0 as usize).copied(),
            _ => None,
        }
    }

    /// Makes a symbol a common block.
    pub fn set_common(&mut self, name: Name, common: Common) {
        let id = CommonId(self.commons.len() as u32);
        self.commons.push(common);
        self.symbol_mut(name).definition = Definition::Common(id);
    }

    /// Of COFF notes that a common symbol becomes the label of a place. `tables` works out what CodeView has in sections.
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

    /// Whether a symbol may become the label of a place in a table: it has no meaning, or one that may be given anew, or is common
    /// and has not given its name to a section of COFF.
    #[must_use]
    pub fn may_label_in_table(&self, name: Name) -> bool {
        let symbol = self.symbol(name);
        match symbol.definition {
            Definition::Undefined => true,
            Definition::Common(_) => self.coff.is_none() || !self.names_section(name),
            Definition::Variable(_) => symbol.is(SymbolFlag::Redefinable) && !symbol.is(SymbolFlag::Weakref),
            _ => false,
        }
    }

    /// Makes a symbol that may become one the label of a place in a table that is written when the text is read. Of ELF a common
    /// symbol is a label to the text alone, and a common symbol to other objects.
    pub fn label_in_table(&mut self, name: Name, place: SectionOffset) {
        self.register(name);
        self.label_common(name, place, None);
        if let Some(block) = self.common(name).filter(|_| self.coff.is_none()) {
            self.labeled_commons.insert(name, block);
        }
        self.symbol_mut(name).definition = Definition::Label(place);
        if !self.conditionals.is_empty() {
            self.assign_waiting(name);
        }
    }

    /// Gives what `.lto_set_conditional` made wait for a symbol its value, once the text is read. What waits goes on to, since
    /// the layout writes tables with such symbols several times.
    pub fn assign_waiting(&mut self, symbol: Name) {
        let (mut known, mut seen) = (vec![symbol], FxHashSet::from_iter([symbol]));
        while let Some(symbol) = known.pop() {
            for (waiting, value, at) in self.conditionals.get(&symbol).cloned().unwrap_or_default() {
                self.register(waiting);
                self.register_tree(value);
                let entry = self.symbol_mut(waiting);
                entry.definition = Definition::Variable(value);
                entry.source_pos = at;
                // What waits for itself does so once.
                if seen.insert(waiting) {
                    known.push(waiting);
                }
            }
        }
    }

    /// Of a label that was a common block of COFF before: how far it is behind the start of llvm-mc's fragment.
    #[must_use]
    pub fn labeled_common(&self, name: Name) -> Option<u32> {
        self.coff.as_ref()?.labeled_common_offsets.get(&name).copied()
    }

    /// How far a place at the end of a subsection is behind the start of llvm-mc's fragment that it is in.
    fn offset_in_fragment(&self, place: SectionOffset, tables: Option<&dyn WriteDeferred>) -> u32 {
        let owner = &self.subsections[place.subsection.0 as usize];
        let mut fragment = place.fragment;
        let mut at = owner.fragments[fragment as usize].start + place.offset;
        let mut behind = 0;
        loop {
            let start = owner.fragments[fragment as usize].start;
            // Cuts stand in the order of the text, so that those that count are among the last.
            let before = self.cuts.iter().rev().take_while(|cut| cut.subsection != place.subsection || cut.at >= start);
            let own = before.filter(|cut| cut.subsection == place.subsection && cut.fragment == fragment);
            let first = own.filter(|cut| cut.at <= at).map(|cut| cut.at + cut.filled.saturating_sub(1)).max();
            if let Some(first) = first {
                return at - first.clamp(start, at) + behind;
            }
            behind += at - start;
            // A table whose size is known while the text is read has no fragment of its own.
            let Some(previous) = fragment.checked_sub(1) else { return behind };
            let known = match owner.tail(previous as usize) {
                Tail::Deferred { by: DeferredOwner::CodeView, index, .. } => tables.and_then(|t| t.known_size(index)),
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
