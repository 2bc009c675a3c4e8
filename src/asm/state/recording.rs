//! What is noted while a text is read, for who asks for nothing else: what is said of symbols, and which statements are read.
//!
//! LLVM asks it of module-level assembly (`llvm/lib/Object/RecordStreamer.cpp`): which symbols have a label, a value or a common
//! block, which are made global or weak, and which the contents of sections and other symbols' values name. In whatever order that
//! is said, the same comes of it.

use super::Assembler;
use crate::model::{Model, RelocatableValue, Value};
use crate::parse::ast::{Expr, ExprId, Name};
use crate::parse::lexer::Token;
use crate::source::Span;

/// What can be said of a symbol: bits.
pub mod mark {
    /// It has a label, a value or a common block.
    pub const DEFINED: u8 = 1;
    /// `.globl`
    pub const GLOBAL: u8 = 1 << 1;
    /// `.weak`
    pub const WEAK: u8 = 1 << 2;
    /// Something's contents name it.
    pub const USED: u8 = 1 << 3;
}

/// What has been said of each symbol.
#[derive(Debug, Default)]
pub struct Recording {
    marks: Vec<u8>,
}

impl Recording {
    /// Notes something of a symbol.
    pub fn mark(&mut self, name: Name, mark: u8) {
        if self.marks.len() <= name.index() {
            self.marks.resize(name.index() + 1, 0);
        }
        self.marks[name.index()] |= mark;
    }

    fn tree(&mut self, model: &Model, root: ExprId) {
        let mut open = vec![root];
        while let Some(expr) = open.pop() {
            match model.exprs[expr.0 as usize] {
                Expr::Int(_) | Expr::Register(_) => {}
                Expr::Symbol(name, _) => self.mark(name, mark::USED),
                Expr::Unary(_, inner) | Expr::Specified(inner, _) => open.push(inner),
                Expr::Binary(_, a, b) => open.extend([a, b]),
            }
        }
    }

    /// Every symbol of which something was said, and what: of symbols of one name each.
    pub fn symbols<'m>(&self, model: &'m Model) -> impl Iterator<Item = (&'m [u8], u8)> {
        let marked = self.marks.iter().enumerate().filter(|(_, marks)| **marks != 0);
        marked.map(|(i, marks)| (model.names.text(Name::new(i as u32)), *marks))
    }
}

impl Assembler<'_, '_> {
    /// Has what is said of symbols noted from here on.
    pub fn record(&mut self) {
        self.progress.recording = Some(Box::default());
        self.state.locals.keep_names();
    }

    /// Has the statements noted that are read from here on.
    pub fn keep_statements(&mut self) {
        self.input.statements = Some(Vec::new());
        // A scanner would read many at once.
        self.state.fast = false;
    }

    /// Notes a statement that was read; of what a conditional leaves out only what ends that counts.
    #[cold]
    pub(in crate::asm) fn note_read(&mut self, tokens: &[Token], base: u32, skipped: bool) {
        if let (Some(read), [first, ..], [.., last]) = (&mut self.input.statements, tokens, tokens)
            && !(skipped && self.input.conditions.skipping())
        {
            read.push(Span::new(base + first.start, base + last.end));
        }
    }

    /// Whether it is noted.
    pub fn is_recording(&self) -> bool {
        self.progress.recording.is_some()
    }

    /// Notes something of a symbol, if anything is noted.
    #[inline]
    pub fn mark(&mut self, name: Name, mark: u8) {
        if let Some(recording) = &mut self.progress.recording {
            recording.mark(name, mark);
        }
    }

    /// Notes that contents have a value.
    #[cold]
    pub(in crate::asm) fn mark_used(&mut self, value: Value) {
        let Some(recording) = &mut self.progress.recording else { return };
        match value {
            Value::Relocatable(RelocatableValue { add, sub, .. }) => {
                add.into_iter().chain(sub).for_each(|name| recording.mark(name, mark::USED));
            }
            Value::Tree(expr) => recording.tree(self.model, expr),
        }
    }
}
