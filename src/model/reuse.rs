//! What of a model's memory one text leaves to the next.

use super::room::LONG;
use super::{Changes, Computed, Model};
use std::mem::needs_drop;
use std::ops::{Deref, DerefMut};

/// What is made what another one is, in the memory that it has unless that is much.
pub trait Restart {
    /// Makes it what `from` is.
    fn restart(&mut self, from: &Self);
}

impl<T: Clone> Restart for Vec<T> {
    fn restart(&mut self, from: &Self) {
        self.reuse();
        // Most have nothing before the first line.
        if !from.is_empty() {
            self.extend_from_slice(from);
        }
    }
}

/// What is emptied and used again, with its memory unless that is much.
pub trait Reuse {
    /// Makes it what it was before its first use.
    fn reuse(&mut self);
}

impl<T> Reuse for Vec<T> {
    #[inline]
    fn reuse(&mut self) {
        if const { needs_drop::<T>() } {
            if !self.is_empty() {
                drop_all(self);
            }
        } else {
            self.clear();
        }
        if self.capacity() > const { LONG / if size_of::<T>() == 0 { 1 } else { size_of::<T>() } } {
            let_go(self);
        }
    }
}

// Whatever is made new for each text is looked at one thing after the other: what there is rarely to do must not stand between.

#[cold]
#[inline(never)]
fn drop_all<T>(list: &mut Vec<T>) {
    list.clear();
}

#[cold]
#[inline(never)]
fn let_go<T: Default>(memory: &mut T) {
    *memory = T::default();
}

/// What most texts do not use: it notes that it was lent to be changed, and is made anew only then.
#[derive(Clone, Debug, Default)]
pub struct Touched<T> {
    value: T,
    touched: bool,
}

impl<T> Touched<T> {
    /// Whether it was lent to be changed since it was new.
    #[inline]
    #[must_use]
    pub fn is_touched(&self) -> bool {
        self.touched
    }

    /// From here on it counts as new.
    pub fn settle(&mut self) {
        self.touched = false;
    }

    /// Has it made anew if it was touched.
    #[inline]
    pub fn renew(&mut self, renew: impl FnOnce(&mut T)) {
        if self.touched {
            renew(&mut self.value);
            self.touched = false;
        }
    }
}

impl<T> Deref for Touched<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Touched<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        self.touched = true;
        &mut self.value
    }
}

/// To empty a table costs as much as it is large: one of so many entries is not kept.
const LARGE_TABLE: usize = 1 << 10;

impl<K, V, S: Default> Reuse for std::collections::HashMap<K, V, S> {
    #[inline]
    fn reuse(&mut self) {
        empty(self, Self::is_empty, Self::capacity, Self::clear);
    }
}

impl<T, S: Default> Reuse for std::collections::HashSet<T, S> {
    #[inline]
    fn reuse(&mut self) {
        empty(self, Self::is_empty, Self::capacity, Self::clear);
    }
}

impl<K, V, S: Default> Reuse for hashbrown::HashMap<K, V, S> {
    #[inline]
    fn reuse(&mut self) {
        empty(self, Self::is_empty, Self::capacity, Self::clear);
    }
}

impl<T> Reuse for hashbrown::HashTable<T> {
    #[inline]
    fn reuse(&mut self) {
        empty(self, Self::is_empty, Self::capacity, Self::clear);
    }
}

/// Empties a table, if it is not empty, or lets go of it.
#[inline(always)]
fn empty<T: Default>(
    table: &mut T,
    is_empty: impl Fn(&T) -> bool,
    capacity: impl Fn(&T) -> usize,
    clear: impl Fn(&mut T),
) {
    #[cold]
    #[inline(never)]
    fn outside<T>(table: &mut T, clear: impl Fn(&mut T)) {
        clear(table);
    }
    if capacity(table) > LARGE_TABLE {
        let_go(table);
    } else if !is_empty(table) {
        outside(table, clear);
    }
}

/// So many subsections that are no longer used are kept.
const SPARE: usize = 64;

impl Restart for Model {
    fn restart(&mut self, from: &Self) {
        // What is neither emptied nor copied here would be that of the text before.
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
            tables_in_fragments,
            open_fillings,
            cg_profile,
            probes,
            tagged,
            register_symbols,
            mapping,
            odd_addresses,
            coff,
            // No text changes these.
            specifiers_of_expressions: _,
            endian: _,
            stamp: _,
            crel: _,
            symbol_rules: _,
            split_dwarf: _,
            address: _,
            gnu_abi,
            symvers,
            conditionals,
            weak_aliases,
            renames,
            local_labels,
            own_symbols,
            origin_marks,
            // Whoever makes the model new takes these back before.
            deferred_owners: _,
            computed,
        } = self;
        names.restart(&from.names);
        symbols.restart(&from.symbols);
        commons.reuse();
        registered.restart(&from.registered);
        sections.restart(&from.sections);
        if subsections.len() > from.subsections.len() {
            let room = SPARE.saturating_sub(spare.len());
            spare.extend(subsections.drain(from.subsections.len()..).take(room));
        }
        subsections.iter_mut().zip(&from.subsections).for_each(|(subsection, from)| subsection.restart(from));
        exprs.restart(&from.exprs);
        variables.reuse();
        *changes = Changes::default();
        files.reuse();
        *addrsig = false;
        addrsig_symbols.reuse();
        relocs.reuse();
        reloc_fields.reuse();
        cuts.restart(&from.cuts);
        labeled_commons.reuse();
        (*uneven, *tables_in_fragments, *open_fillings) = (false, false, false);
        cg_profile.reuse();
        probes.reuse();
        tagged.reuse();
        odd_addresses.reuse();
        if let Some(coff) = coff {
            coff.reuse();
        }
        *mapping = from.mapping;
        (*gnu_abi, *register_symbols) = (false, false);
        symvers.reuse();
        conditionals.reuse();
        weak_aliases.reuse();
        renames.reuse();
        local_labels.reuse();
        *own_symbols = 0;
        origin_marks.reuse();
        *computed = Computed::default();
    }
}
