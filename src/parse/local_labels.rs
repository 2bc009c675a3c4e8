//! Local labels: numbers that may be defined again and again (`1:`, `1b`, `1f`).

use crate::model::{Model, Reuse, SymbolFlag};
use crate::parse::ast::Name;
use crate::source::Span;
use rustc_hash::FxHashMap;

/// The symbols of local labels (`1:`, `1b`, `1f`).
#[derive(Debug, Default)]
pub struct LocalLabels {
    last: FxHashMap<u32, Name>,
    next: FxHashMap<u32, (Name, Span)>,
    /// Their symbols are kept in the symbol table.
    keep: bool,
    /// The number of the next one's name, where only they are numbered.
    counter: Option<u32>,
    /// What private labels start with.
    prefix: &'static str,
}

impl LocalLabels {
    /// None yet.
    pub(super) fn new(keep: bool, prefix: &'static str) -> Self {
        LocalLabels { keep, prefix, ..LocalLabels::default() }
    }

    /// The symbol for a definition of the label.
    pub fn define(&mut self, label: u32, model: &mut Model) -> Name {
        let name = match self.next.remove(&label) {
            Some((name, _)) => name,
            None => self.make(model),
        };
        self.last.insert(label, name);
        name
    }

    /// The symbol that a reference means; none where no label comes before it.
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

    /// Gives them names from here on, and numbers of their own.
    pub fn keep_names(&mut self) {
        (self.keep, self.counter) = (true, Some(0));
    }

    /// A symbol for a label. It needs its name only where it gets into the symbol table.
    pub fn make(&mut self, model: &mut Model) -> Name {
        if !self.keep {
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
                model.symbol_mut(name).set(SymbolFlag::Temporary, false);
                return name;
            }
        }
    }

    /// The places that refer forward to labels that never came, in the order of the text.
    #[must_use]
    pub fn missing(&self) -> Vec<Span> {
        let mut spans: Vec<Span> = self.next.values().map(|n| n.1).collect();
        spans.sort_unstable_by_key(|s| s.start);
        spans
    }
}

impl Reuse for LocalLabels {
    fn reuse(&mut self) {
        let LocalLabels { last, next, keep: _, counter, prefix: _ } = self;
        last.reuse();
        next.reuse();
        *counter = None;
    }
}
