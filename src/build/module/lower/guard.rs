//! Windows: the functions that may be called indirectly, if such calls are checked.
//! Source: `WinCFGuard::endModule`.

use super::sections::SectionProperties;
use super::{Error, Lowerer};
use crate::build::module::{Kind, Value};
use std::collections::HashSet;

/// Initialized, readable data.
const DATA: u64 = 0x4000_0040;

impl Lowerer<'_> {
    /// Emits the symbol indices of functions whose addresses are in data or taken by code.
    pub(super) fn guarded_functions(&mut self) -> Result<(), Error> {
        if !self.is_coff() || !self.module.flags.cf_guard {
            return Ok(());
        }
        let mut taken: HashSet<Value> = HashSet::new();
        for initializer in self.module.globals.iter().filter_map(|global| global.initializer.as_ref()) {
            initializer.references(&mut |value| _ = taken.insert(value));
        }
        taken.extend(self.module.functions.iter().flat_map(|function| &function.takes));
        let functions = (0..self.module.functions.len()).map(|index| self.module.value(Kind::Function, index));
        let targets: Vec<Value> = functions.filter(|value| taken.contains(value)).collect();
        if targets.is_empty() {
            return Ok(());
        }
        self.switch(&SectionProperties::new(".gfids$y", 0, DATA))?;
        for value in targets {
            let symbol = self.symbol(value)?;
            self.out.symbol_index(symbol)?;
        }
        self.switch(&SectionProperties::new(".giats$y", 0, DATA))?;
        self.switch(&SectionProperties::new(".gljmp$y", 0, DATA))
    }
}
