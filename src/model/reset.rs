//! Resetting a model for the next assembly, keeping its memory.

use super::{Changes, LayoutState, Model, Requests};
use crate::growth::LONG;
use std::mem::needs_drop;
use std::ops::{Deref, DerefMut};

/// Types that can be reset to a copy of another value, keeping their memory unless it is large.
pub trait ResetTo {
    fn reset_to(&mut self, from: &Self);
}

impl<T: Clone> ResetTo for Vec<T> {
    #[inline(never)]
    fn reset_to(&mut self, from: &Self) {
        self.reset();
        // Most lists are empty at the start of a source.
        if !from.is_empty() {
            self.extend_from_slice(from);
        }
    }
}

/// Types that can be emptied for reuse, keeping their memory unless it is large.
pub trait Reset {
    fn reset(&mut self);
}

/// Implements [`Reset`] for a struct by resetting its fields, except those after the semicolon.
macro_rules! reset_fields {
    ($type:ident { $($field:ident),+ $(; $($kept:ident),+)? }) => {
        impl $crate::model::Reset for $type {
            fn reset(&mut self) {
                let $type { $($field,)+ $($($kept: _,)+)? } = self;
                $($crate::model::Reset::reset($field);)+
            }
        }
    };
}

pub(crate) use reset_fields;

impl<T> Reset for Vec<T> {
    #[inline]
    fn reset(&mut self) {
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

// Resets run through many members in sequence; their rare slow paths are kept out of line.

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

/// A value that most sources do not use. It tracks mutable access, and is reset only after one.
#[derive(Clone, Debug, Default)]
pub struct Dirty<T> {
    value: T,
    touched: bool,
}

impl<T> Dirty<T> {
    /// Whether it was accessed mutably since the last reset.
    #[inline]
    pub fn is_dirty(&self) -> bool {
        self.touched
    }

    pub fn settle(&mut self) {
        self.touched = false;
    }

    /// Calls `renew` to reset the value, if it was accessed mutably.
    #[inline]
    pub fn renew(&mut self, renew: impl FnOnce(&mut T)) {
        #[inline(never)]
        fn outside<T>(dirty: &mut Dirty<T>, renew: impl FnOnce(&mut T)) {
            renew(&mut dirty.value);
            dirty.touched = false;
        }
        if self.touched {
            outside(self, renew);
        }
    }
}

impl<T> Deref for Dirty<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Dirty<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        self.touched = true;
        &mut self.value
    }
}

/// Clearing a table costs time proportional to its capacity, so a table larger than this is dropped instead.
const LARGE_TABLE: usize = 1 << 10;

macro_rules! reset_tables {
    ($([$($parameter:tt)*] $table:ty),* $(,)?) => {$(
        impl<$($parameter)*> Reset for $table {
            #[inline]
            fn reset(&mut self) {
                empty(self, Self::is_empty, Self::capacity, Self::clear);
            }
        }
    )*};
}

reset_tables! {
    [K, V, S: Default] std::collections::HashMap<K, V, S>,
    [T, S: Default] std::collections::HashSet<T, S>,
    [K, V, S: Default] hashbrown::HashMap<K, V, S>,
    [T] hashbrown::HashTable<T>,
}

/// Clears a table unless it is empty already; drops it if it is large.
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

/// The maximum number of unused subsections kept.
const SPARE: usize = 64;

impl ResetTo for Model {
    #[inline(never)]
    fn reset_to(&mut self, from: &Self) {
        // The pattern is exhaustive: a field that is neither reset nor copied would leak state from the previous source.
        let Model {
            names,
            symbols,
            commons,
            details,
            sizes,
            registered,
            sections,
            subsections,
            unordered,
            spare,
            exprs,
            variables,
            changes,
            relocs,
            fragment_splits,
            labeled_commons,
            aliased_sections,
            probes,
            register_symbols,
            mapping,
            odd_addresses,
            coff,
            requests,
            layout,
            rules,
            // Not changed by any source.
            stamp: _,
            local_labels,
            own_symbols,
            origin_marks,
            // The caller takes these back first.
            deferred_owners: _,
        } = self;
        // The other rules are not changed by any source.
        rules.address = from.rules.address;
        names.reset_to(&from.names);
        symbols.reset_to(&from.symbols);
        commons.reset();
        details.reset_to(&from.details);
        sizes.reset();
        registered.reset_to(&from.registered);
        sections.reset_to(&from.sections);
        if subsections.len() > from.subsections.len() {
            let room = SPARE.saturating_sub(spare.len());
            spare.extend(subsections.drain(from.subsections.len()..).take(room));
        }
        subsections.iter_mut().zip(&from.subsections).for_each(|(subsection, from)| subsection.reset_to(from));
        *unordered = false;
        exprs.reset_to(&from.exprs);
        variables.reset();
        *changes = Changes::default();
        relocs.reset();
        fragment_splits.reset_to(&from.fragment_splits);
        labeled_commons.reset();
        aliased_sections.reset();
        probes.reset();
        odd_addresses.reset();
        if let Some(coff) = coff {
            coff.reset();
        }
        *mapping = from.mapping;
        *register_symbols = false;
        *requests = Requests::default();
        *layout = LayoutState::default();
        local_labels.reset();
        *own_symbols = 0;
        origin_marks.reset();
    }
}
