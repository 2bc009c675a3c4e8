//! Numbered labels, which may be redefined (`1:`, `1b`, `1f`).

use crate::model::{Model, Reset, SymbolFlag};
use crate::order::sort_by_key;
use crate::parse::ast::Name;
use crate::source::Span;
use rustc_hash::FxHashMap;

/// The symbols of numbered labels (`1:`, `1b`, `1f`).
#[derive(Debug, Default)]
pub struct LocalLabels {
    last: FxHashMap<u32, Name>,
    next: FxHashMap<u32, (Name, Span)>,
    /// Their symbols are kept in the symbol table.
    keep: bool,
    /// The number for the next name, if these labels have their own numbering.
    counter: Option<u32>,
    /// They have names for a text that is printed.
    is_printed: bool,
    /// The prefix of private labels.
    prefix: &'static str,
}

impl LocalLabels {
    pub(super) fn new(keep: bool, prefix: &'static str) -> Self {
        LocalLabels { keep, prefix, ..LocalLabels::default() }
    }

    /// The symbol for a definition of `label`.
    pub fn define(&mut self, label: u32, model: &mut Model) -> Name {
        let name = match self.next.remove(&label) {
            Some((name, _)) => name,
            None => self.make(model),
        };
        self.last.insert(label, name);
        name
    }

    /// The symbol for a reference; `None` if no definition precedes a backward reference.
    pub(super) fn refer(&mut self, label: u32, forward: bool, span: Span, model: &mut Model) -> Option<Name> {
        if forward {
            if let Some(&(name, _)) = self.next.get(&label) {
                return Some(name);
            }
            let name = self.make(model);
            self.next.insert(label, (name, span));
            Some(name)
        } else {
            self.last.get(&label).copied()
        }
    }

    /// Gives the labels names from here on, with their own numbering.
    pub fn keep_names(&mut self) {
        (self.keep, self.counter) = (true, Some(0));
    }

    /// Gives the labels names for a text that is printed.
    #[cfg(feature = "disasm")]
    pub fn print_names(&mut self) {
        (self.is_printed, self.counter) = (true, Some(0));
    }

    /// Gives back the numbers of the last names.
    pub(super) fn give_back(&mut self, count: u32) {
        self.counter = self.counter.map(|counter| counter.saturating_sub(count));
    }

    /// Makes a symbol for a label. It needs a name only if it is printed or kept in the symbol table.
    pub fn make(&mut self, model: &mut Model) -> Name {
        if !self.keep && !self.is_printed {
            let name = model.anonymous(b"");
            model.local_labels.push(name);
            return name;
        }
        loop {
            let number = self.counter.as_mut().unwrap_or(&mut model.own_symbols);
            let text = format!("{}tmp{number}", self.prefix);
            *number += 1;
            if model.names.get(text.as_bytes()).is_none() {
                let name = model.anonymous(text.as_bytes());
                if self.keep {
                    model.symbol_mut(name).set(SymbolFlag::Temporary, false);
                }
                return name;
            }
        }
    }

    /// The spans of forward references without a definition, in source order.
    #[inline(never)]
    #[must_use]
    pub fn missing(&self) -> Vec<Span> {
        let mut spans: Vec<Span> = self.next.values().map(|n| n.1).collect();
        sort_by_key(&mut spans, |s| s.start);
        spans
    }
}

impl Reset for LocalLabels {
    fn reset(&mut self) {
        let LocalLabels { last, next, keep: _, counter, is_printed, prefix: _ } = self;
        last.reset();
        next.reset();
        (*counter, *is_printed) = (None, false);
    }
}
