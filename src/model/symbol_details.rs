//! What few symbols have: a size, or properties that only COFF has. Most have a source position at most.

use super::symbol::{RelocatableValue, Symbol, SymbolFlag, Value};
use super::{CoffSymbol, Model};
use crate::growth;
use crate::parse::ast::{ExprId, Name, Specifier};

/// The details of a symbol.
#[derive(Clone, Copy, Debug)]
pub(super) struct Details {
    /// The number of the expression of `.size`, or from [`DIFFERENCE`] on the index of a difference, or [`NONE`].
    size: u32,
    source_pos: u32,
    coff: CoffSymbol,
}

const NONE: u32 = u32::MAX;
const DIFFERENCE: u32 = 1 << 31;

impl Model {
    #[inline]
    fn details(&self, name: Name) -> Option<&Details> {
        let symbol = self.symbol(name);
        if symbol.is(SymbolFlag::Detailed) { self.details.get(symbol.position_or_details as usize) } else { None }
    }

    fn details_mut(&mut self, name: Name) -> &mut Details {
        let symbol = &mut self.symbols[name.index()];
        if !symbol.is(SymbolFlag::Detailed) {
            let details = Details { size: NONE, source_pos: symbol.position_or_details, coff: CoffSymbol::default() };
            symbol.position_or_details = self.details.len() as u32;
            symbol.set(SymbolFlag::Detailed, true);
            growth::push(&mut self.details, details);
        }
        self.changes.symbols += 1;
        &mut self.details[symbol.position_or_details as usize]
    }

    /// A copy of a symbol that is not in the symbol table.
    pub(super) fn copied(&mut self, name: Name) -> Symbol {
        let mut copy = self.symbol(name).clone();
        copy.set(SymbolFlag::Registered, false);
        if let Some(&details) = self.details(name) {
            copy.position_or_details = self.details.len() as u32;
            self.details.push(details);
        }
        copy
    }

    /// The COFF properties of a symbol.
    #[inline]
    pub fn coff_symbol(&self, name: Name) -> CoffSymbol {
        self.details(name).map(|details| details.coff).unwrap_or_default()
    }

    pub fn coff_symbol_mut(&mut self, name: Name) -> &mut CoffSymbol {
        &mut self.details_mut(name).coff
    }

    /// Whether a symbol was named by COFF's `.weak_anti_dep`, so that its alias is not resolved.
    #[inline]
    pub fn is_antidependency(&self, name: Name) -> bool {
        self.symbol(name).is(SymbolFlag::Weakref) && self.coff_symbol(name).weak != 0
    }

    // No change is counted: values do not depend on positions.
    #[inline]
    fn position_mut(&mut self, name: Name) -> &mut u32 {
        let symbol = &mut self.symbols[name.index()];
        match symbol.is(SymbolFlag::Detailed) {
            true => &mut self.details[symbol.position_or_details as usize].source_pos,
            false => &mut symbol.position_or_details,
        }
    }

    /// Records the source position of a reference to a temporary symbol that is undefined, if it is the first.
    #[inline]
    pub fn asked_for(&mut self, name: Name, source_pos: u32) {
        let position = self.position_mut(name);
        if *position == Symbol::NOWHERE {
            *position = source_pos;
        }
    }

    /// Sets the source position for diagnostics about a symbol: of its `.size` or assignment.
    pub fn set_position(&mut self, name: Name, source_pos: u32) {
        *self.position_mut(name) = source_pos;
    }

    /// The source position for diagnostics about a symbol.
    pub fn position_of(&self, name: Name) -> u32 {
        let source_pos = match self.details(name) {
            Some(details) => details.source_pos,
            None => self.symbol(name).position_or_details,
        };
        if source_pos == Symbol::NOWHERE { 0 } else { source_pos }
    }

    /// Whether a symbol has a size of its own.
    pub fn is_sized(&self, name: Name) -> bool {
        self.details(name).is_some_and(|details| details.size != NONE)
    }

    /// The size of a symbol, as written.
    pub fn size_of(&self, name: Name) -> Option<Value> {
        match self.details(name)?.size {
            NONE => None,
            number if number < DIFFERENCE => Some(Value::Tree(ExprId(number))),
            number => self.sizes.get((number - DIFFERENCE) as usize).map(|&(to, from)| {
                Value::Relocatable(RelocatableValue { sub: Some(from), ..RelocatableValue::symbol(to) })
            }),
        }
    }

    /// Sets the size of a symbol. Nearly always it is a difference of symbols.
    pub fn set_size(&mut self, name: Name, size: Value) {
        let index = self.sizes.len() as u32;
        let number = match size {
            Value::Relocatable(RelocatableValue { add: Some(to), sub: Some(from), constant: 0, specifier })
                if specifier == Specifier::NONE && index < NONE - DIFFERENCE =>
            {
                growth::push(&mut self.sizes, (to, from));
                DIFFERENCE + index
            }
            _ => self.tree(size).0,
        };
        self.details_mut(name).size = number;
    }
}
