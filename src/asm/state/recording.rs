//! Records the use of symbols, for callers that need no object.
//!
//! LLVM needs this for module-level assembly (`llvm/lib/Object/RecordStreamer.cpp`): which symbols have a label, a
//! value or a common block, which are made global or weak, and which are referenced by the contents of sections or by
//! other symbols' values. The result does not depend on the order of these.

use super::Progress;
use crate::model::{Model, Value};
use crate::parse::ast::{ExprId, Name};

/// Bits that describe a symbol.
pub mod mark {
    /// It has a label, a value or a common block.
    pub const DEFINED: u8 = 1;
    pub const GLOBAL: u8 = 1 << 1;
    pub const WEAK: u8 = 1 << 2;
    /// It is referenced by section contents or a symbol's value.
    pub const USED: u8 = 1 << 3;
}

#[derive(Debug, Default)]
pub struct Recording {
    marks: Vec<u8>,
}

impl Recording {
    /// Adds mark bits to a symbol.
    pub fn mark(&mut self, name: Name, mark: u8) {
        if self.marks.len() <= name.index() {
            self.marks.resize(name.index() + 1, 0);
        }
        self.marks[name.index()] |= mark;
    }

    fn tree(&mut self, model: &Model, root: ExprId) {
        let mut pending = vec![root];
        while let Some(name) = model.next_symbol(&mut pending) {
            self.mark(name, mark::USED);
        }
    }

    /// The names of all marked symbols with their mark bits. A name may occur more than once.
    pub fn symbols<'m>(&self, model: &'m Model) -> impl Iterator<Item = (&'m [u8], u8)> {
        let marked = self.marks.iter().enumerate().filter(|(_, marks)| **marks != 0);
        marked.map(|(i, marks)| (model.names.text(Name::new(i as u32)), *marks))
    }
}

impl Progress {
    /// Whether symbol use is being recorded.
    #[inline]
    pub fn is_recording(&self) -> bool {
        self.recording.is_some()
    }

    #[inline]
    pub fn mark(&mut self, name: Name, mark: u8) {
        if let Some(recording) = &mut self.recording {
            recording.mark(name, mark);
        }
    }

    /// Marks the symbols of a value as used.
    #[cold]
    pub(in crate::asm) fn mark_used(&mut self, model: &Model, value: Value) {
        let Some(recording) = &mut self.recording else { return };
        match value {
            Value::Relocatable(value) => value.names().for_each(|name| recording.mark(name, mark::USED)),
            Value::Tree(expr) => recording.tree(model, expr),
        }
    }
}
