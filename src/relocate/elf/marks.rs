//! What relocations and other uses do to symbols, beside the model: the finished text's symbols do not change any more.

use crate::model::Model;
use crate::model::expr::{Evaluator, Stage};
use crate::parse::ast::Name;
use object::elf::STT_TLS;

/// A relocation names the symbol.
const USED: u8 = 1;
/// A relocation takes it for thread-local.
const TLS: u8 = 2;

/// The marks of all symbols.
#[derive(Debug)]
pub(super) struct Marks {
    of: Vec<u8>,
}

impl Marks {
    /// No symbol has any; they lie in memory that was used before.
    pub(super) fn new(model: &Model, mut memory: Vec<u8>) -> Self {
        memory.clear();
        memory.resize(model.symbols.len(), 0);
        Marks { of: memory }
    }

    /// The memory of the marks.
    pub(super) fn memory(self) -> Vec<u8> {
        self.of
    }

    #[inline]
    fn has(&self, name: Name, mark: u8) -> bool {
        self.of[name.index()] & mark != 0
    }

    fn set(&mut self, name: Name, mark: u8) {
        self.of[name.index()] |= mark;
    }

    /// Whether a symbol has none.
    #[inline]
    pub(super) fn is_unmarked(&self, name: Name) -> bool {
        self.of[name.index()] == 0
    }

    /// Whether a relocation names a symbol.
    #[inline]
    pub(super) fn is_used(&self, name: Name) -> bool {
        self.has(name, USED)
    }

    /// Notes that a relocation names a symbol.
    #[inline]
    pub(super) fn used(&mut self, name: Name) {
        self.set(name, USED);
    }

    /// Notes that a relocation takes a symbol for thread-local.
    pub(super) fn thread_local(&mut self, name: Name) {
        self.set(name, TLS);
    }

    /// The type of a symbol: `STT_*`.
    #[inline]
    pub(super) fn kind(&self, model: &Model, name: Name) -> u8 {
        if self.has(name, TLS) { STT_TLS.0 } else { model.symbol(name).kind }
    }

    /// The symbols whose addresses matter are listed as if relocations named them.
    pub(super) fn address_significant(&mut self, model: &Model) {
        for &name in &model.addrsig_symbols {
            let name = significant(model, name, model.names.text(renamed(model, name)));
            self.used(name);
        }
    }
}

/// The symbol under which `.symver` has a symbol listed.
#[inline]
pub(super) fn renamed(model: &Model, name: Name) -> Name {
    if model.renames.is_empty() { name } else { model.renames.get(&name).copied().unwrap_or(name) }
}

/// The symbol that `.llvm_addrsig` lists for a symbol of that name: a private one's section's.
pub(super) fn significant(model: &Model, name: Name, text: &[u8]) -> Name {
    let name = renamed(model, name);
    if text.starts_with(b".L")
        && let Some((section, _)) = Evaluator::new(model, Stage::Layout).offset(name)
    {
        return model.sections[section as usize].symbol;
    }
    name
}
