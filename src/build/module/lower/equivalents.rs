//! GOT equivalents: a constant that only holds the address of another value is the same as an entry of the global
//! offset table. If a global has the distance from itself to such a constant, the entry is used instead, and the
//! constant is emitted only if something else needs it.
//! Source: `AsmPrinter::computeGlobalGOTEquivs`, `handleIndirectSymViaGOTPCRel`, `emitGlobalGOTEquivs`.

use super::{Error, Lowerer};
use crate::build::module::constant::{Address, Constant, Reference};
use crate::build::module::value::{Global, Linkage, UnnamedAddr};
use crate::build::module::{Kind, Value};
use crate::build::streamer::Expr;

/// A GOT equivalent, and the number of globals that still need it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Equivalent {
    value: Value,
    of: Value,
    users: usize,
}

/// The value whose address a global holds, if it is a GOT equivalent.
fn held(global: &Global) -> Option<Value> {
    let linkage = global.common.linkage;
    let dropped = linkage.is_local()
        || matches!(linkage, Linkage::LinkOnce | Linkage::LinkOnceOdr | Linkage::AvailableExternally);
    match global.initializer {
        Some(Constant::Address(Address { value, offset: 0, reference: Reference::Plain })) => {
            (dropped && global.constant && global.common.unnamed_addr == UnnamedAddr::Global).then_some(value)
        }
        _ => None,
    }
}

impl Lowerer<'_> {
    pub(super) fn find_equivalents(&mut self) {
        if self.facts.got_equivalents.is_none() {
            return;
        }
        for (index, global) in self.module.globals.iter().enumerate() {
            if let Some(of) = held(global) {
                let value = self.module.value(Kind::Global, index);
                self.equivalent_of.insert(value, self.equivalents.len());
                self.equivalents.push(Equivalent { value, of, users: 0 });
            }
        }
        if self.equivalents.is_empty() {
            return;
        }
        for initializer in self.module.globals.iter().filter_map(|global| global.initializer.as_ref()) {
            initializer.references(&mut |value| {
                if let Some(place) = self.equivalent_of.get(&value) {
                    self.equivalents[*place].users += 1;
                }
            });
        }
        let unused = |equivalents: &[Equivalent], place: &usize| equivalents[*place].users == 0;
        self.equivalent_of.retain(|_, place| !unused(&self.equivalents, place));
    }

    /// Emits the GOT equivalents that are needed after all.
    pub(super) fn needed_equivalents(&mut self) -> Result<(), Error> {
        self.equivalent_of.clear();
        for equivalent in std::mem::take(&mut self.equivalents) {
            if equivalent.users != 0 {
                self.global(equivalent.value.index as usize)?;
            }
        }
        Ok(())
    }

    /// The GOT entry for a distance at `offset` of the global `base`, if it is one to a GOT equivalent.
    pub(super) fn table_entry(
        &mut self,
        to: Address,
        from: Option<Address>,
        base: Value,
        offset: u64,
    ) -> Result<Option<Expr>, Error> {
        let Some(from) = from.filter(|from| from.value == base) else { return Ok(None) };
        let Some(specifier) = self.facts.got_equivalents else { return Ok(None) };
        let Some(place) = self.equivalent_of.get(&to.value) else { return Ok(None) };
        let found = &mut self.equivalents[*place];
        found.users = found.users.saturating_sub(1);
        let of = found.of;
        let addend = to.offset.wrapping_sub(from.offset).wrapping_add(offset as i64);
        let symbol = self.symbol(of)?;
        Ok(Some(Expr::symbol(symbol).specifier(specifier).plus(addend)))
    }
}
