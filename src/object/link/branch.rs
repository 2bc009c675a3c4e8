//! Applies relocations of branches: selects the instruction by the instruction set of the target, and goes through a stub
//! if the branch does not reach.

use super::error::RelocateErrorKind as Kind;
use super::extra_memory::Entry;
use super::fill::{Address, Filler, relative};
use crate::arch::relocation_types::{Fill, Interworking, Selected};
use crate::object::elf::SymbolType;
use crate::object::{Definition, Relocation, Symbol};
use std::ops::Range;

impl<R: FnMut(Symbol<'_>) -> Option<u64>> Filler<'_, R> {
    /// Applies a branch's relocation; `place` is the section's bytes and the range of the field in them.
    pub(super) fn branch(
        &mut self,
        fill: &Fill,
        relocation: &Relocation<'_>,
        a: i64,
        p: u64,
        (bytes, field): (&mut [u8], Range<usize>),
    ) -> Result<(), Kind> {
        let symbol = relocation.symbol();
        let s = self.address(symbol)?;
        let odd = is_odd(symbol, s);
        let address = s.value;
        if let (Interworking::Odd(expected), Some(false)) = (self.types.interworking, odd) {
            return Err(Kind::WrongInstructionSet { address, expected });
        }
        let direct = self.select(fill, odd, &mut bytes[field.clone()]);
        let error = match direct {
            Some(selected) => {
                let to = if s.is_missing && self.types.weak_is_here {
                    // The branch continues at the next instruction.
                    p.wrapping_add(field.len() as u64)
                } else {
                    s.value.wrapping_add(a as u64)
                };
                match self.reach(fill, selected, to, p, &mut bytes[field.clone()]) {
                    Ok(()) => return Ok(()),
                    Err(error) => error,
                }
            }
            None => {
                let (Interworking::Odd(expected) | Interworking::Either(expected)) = self.types.interworking else {
                    return Err(Kind::Unsupported);
                };
                Kind::WrongInstructionSet { address, expected }
            }
        };
        let Some(stub) = self.types.stub(fill) else { return Err(error) };
        let takes_branch = stub.takes_addend || !is_section(symbol);
        if !takes_branch || !self.types.fields.is_branch(bytes, field.start) {
            return Err(error);
        }
        let rest = if stub.takes_addend { 0 } else { a };
        let target = if stub.takes_addend { address.wrapping_add(a as u64) } else { address };
        // A label has no such bit: its instruction set is that of the branch.
        let target = if direct.is_some_and(|direct| direct.odd) { target | 1 } else { target };
        let own = if stub.takes_addend { relocation.addend() } else { 0 };
        let entry = Entry::Stub(symbol.map(|symbol| symbol.id()), own, fill.stub);
        let Some(l) = self.stub(entry, stub, target)? else { return Err(error) };
        let field = &mut bytes[field];
        let Some(selected) = self.select(fill, Some(stub.odd), field) else { return Err(error) };
        self.reach(fill, selected, l.wrapping_add(rest as u64), p, field)
    }

    fn select(&self, fill: &Fill, odd: Option<bool>, field: &mut [u8]) -> Option<Selected> {
        match self.types.interworking {
            Interworking::None => Some(Selected { kind: fill.kind, odd: false }),
            Interworking::Odd(_) | Interworking::Either(_) => self.types.fields.select_branch(fill.kind, odd, field),
        }
    }

    /// Makes the selected branch one to an address.
    fn reach(&self, fill: &Fill, selected: Selected, to: u64, p: u64, field: &mut [u8]) -> Result<(), Kind> {
        let value = relative(self.types.fields.field(selected.kind), to, p);
        self.put(&Fill { kind: selected.kind, ..*fill }, value, field)
    }
}

/// Whether a function's address has its lowest bit set; `None` for labels of code, whose addresses never have.
fn is_odd(symbol: Option<Symbol<'_>>, s: Address) -> Option<bool> {
    let symbol = symbol.filter(|_| !s.is_missing)?;
    let kind = symbol.elf().map(|elf| elf.kind);
    let is_function = matches!(kind, Some(SymbolType::FUNC | SymbolType::GNU_IFUNC));
    let is_elsewhere = matches!(symbol.definition(), Definition::Undefined | Definition::Common(_));
    (is_function || is_elsewhere).then_some(s.value & 1 != 0)
}

/// Returns whether a symbol is a section symbol, with the offset in the addend.
fn is_section(symbol: Option<Symbol<'_>>) -> bool {
    symbol.and_then(|symbol| symbol.elf()).is_some_and(|elf| elf.kind == SymbolType::SECTION)
}
