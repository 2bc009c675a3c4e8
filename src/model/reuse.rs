//! What of a model's memory one text leaves to the next.

use super::room::LONG;
use super::{Changes, Computed, Model};

/// What is emptied and used again, with its memory unless that is much.
pub trait Reuse {
    /// Makes it what it was before its first use.
    fn reuse(&mut self);
}

impl<T> Reuse for Vec<T> {
    fn reuse(&mut self) {
        self.clear();
        if self.capacity().saturating_mul(size_of::<T>()) > LONG {
            *self = Vec::new();
        }
    }
}

/// To empty a table costs as much as it is large: one of so many entries is not kept.
const LARGE_TABLE: usize = 1 << 10;

impl<K, V, S: Default> Reuse for std::collections::HashMap<K, V, S> {
    fn reuse(&mut self) {
        if self.capacity() > LARGE_TABLE { *self = Self::default() } else { self.clear() }
    }
}

impl<T, S: Default> Reuse for std::collections::HashSet<T, S> {
    fn reuse(&mut self) {
        if self.capacity() > LARGE_TABLE { *self = Self::default() } else { self.clear() }
    }
}

impl<K, V, S: Default> Reuse for hashbrown::HashMap<K, V, S> {
    fn reuse(&mut self) {
        if self.capacity() > LARGE_TABLE { *self = Self::default() } else { self.clear() }
    }
}

impl<T> Reuse for hashbrown::HashTable<T> {
    fn reuse(&mut self) {
        if self.capacity() > LARGE_TABLE { *self = Self::new() } else { self.clear() }
    }
}

/// So many subsections that are no longer used are kept.
const SPARE: usize = 64;

impl Reuse for Model {
    fn reuse(&mut self) {
        // What is neither emptied here nor set by whoever starts a text would be that of the text before it.
        let Model {
            names,
            symbols,
            commons,
            registered,
            sections,
            subsections,
            spare,
            exprs,
            variables,
            changes,
            files,
            addrsig,
            addrsig_symbols,
            relocs,
            reloc_fields,
            cuts,
            labeled_commons,
            uneven,
            open_fillings,
            cg_profile,
            probes,
            tagged,
            mapping: _,
            odd_addresses,
            coff,
            specifiers_of_expressions: _,
            endian: _,
            crel: _,
            split_dwarf: _,
            gnu_abi,
            symvers,
            conditionals,
            weak_aliases,
            renames,
            local_labels,
            own_symbols,
            origin_marks,
            deferred_owners,
            computed,
        } = self;
        names.reuse();
        symbols.reuse();
        commons.reuse();
        registered.reuse();
        sections.reuse();
        let room = SPARE.saturating_sub(spare.len());
        spare.extend(subsections.drain(..).take(room));
        subsections.reuse();
        exprs.reuse();
        variables.reuse();
        *changes = Changes::default();
        files.reuse();
        *addrsig = false;
        addrsig_symbols.reuse();
        relocs.reuse();
        reloc_fields.reuse();
        cuts.reuse();
        labeled_commons.reuse();
        (*uneven, *open_fillings) = (false, false);
        cg_profile.reuse();
        probes.reuse();
        tagged.reuse();
        odd_addresses.reuse();
        *coff = None;
        *gnu_abi = false;
        symvers.reuse();
        conditionals.reuse();
        weak_aliases.reuse();
        renames.reuse();
        local_labels.reuse();
        *own_symbols = 0;
        origin_marks.reuse();
        *deferred_owners = Default::default();
        *computed = Computed::default();
    }
}
