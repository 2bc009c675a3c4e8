//! Marks that relocations and other uses set on symbols, kept outside the model, which does not change any more.

use crate::growth;
use crate::model::Model;
use crate::model::expr::{Evaluator, Stage};
use crate::parse::ast::Name;
use object::elf::STT_TLS;

/// A relocation refers to the symbol.
const USED: u8 = 1;
/// A relocation treats it as thread-local.
const TLS: u8 = 2;

#[derive(Debug, Default)]
pub(super) struct Marks {
    of: Vec<u8>,
    /// A relocation treats as thread-local a symbol that is defined elsewhere, which changes how later fixups that refer to
    /// it are resolved.
    retypes: bool,
}

impl Marks {
    /// No symbol has marks. The marks are stored in `memory`, which may have been used before.
    pub(super) fn new(model: &Model, memory: Vec<u8>) -> Self {
        Marks { of: growth::zeros(memory, model.symbols.len()), retypes: false }
    }

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

    #[inline]
    pub(super) fn is_unmarked(&self, name: Name) -> bool {
        self.of[name.index()] == 0
    }

    #[inline]
    pub(super) fn is_used(&self, name: Name) -> bool {
        self.has(name, USED)
    }

    /// Records that a relocation refers to a symbol.
    #[inline]
    pub(super) fn used(&mut self, name: Name) {
        self.set(name, USED);
    }

    /// Records that a relocation treats a symbol as thread-local.
    pub(super) fn thread_local(&mut self, model: &Model, name: Name) {
        self.set(name, TLS);
        let symbol = model.symbol(name);
        self.retypes |= symbol.kind != STT_TLS.0 && symbol.is_defined();
    }

    /// Whether what the relocations have set may depend on their order.
    pub(super) fn depend_on_order(&self) -> bool {
        self.retypes
    }

    /// Adds the marks that other relocations have set.
    pub(super) fn add(&mut self, other: &Marks) {
        self.of.iter_mut().zip(&other.of).for_each(|(mark, other)| *mark |= other);
    }

    /// The type of a symbol: `STT_*`.
    #[inline]
    pub(super) fn kind(&self, model: &Model, name: Name) -> u8 {
        if self.has(name, TLS) { STT_TLS.0 } else { model.symbol(name).kind }
    }

    /// Marks address-significant symbols as if relocations referred to them.
    pub(super) fn address_significant(&mut self, model: &Model) {
        for &name in &model.requests.addrsig_symbols {
            let name = significant(model, name, model.names.text(renamed(model, name)));
            self.used(name);
        }
    }
}

/// The name under which `.symver` lists a symbol.
#[inline]
pub(super) fn renamed(model: &Model, name: Name) -> Name {
    if model.requests.renames.is_empty() { name } else { model.requests.renames.get(&name).copied().unwrap_or(name) }
}

/// The symbol that `.llvm_addrsig` lists for a symbol named `text`: the section symbol if it is private.
pub(super) fn significant(model: &Model, name: Name, text: &[u8]) -> Name {
    let name = renamed(model, name);
    if text.starts_with(b".L")
        && let Some((section, _)) = Evaluator::new(model, Stage::Layout).offset(name)
    {
        return model.sections[section as usize].symbol;
    }
    name
}
