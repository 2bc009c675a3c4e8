//! PC sections: tables of addresses of functions and instructions. Source: LLVM's "PC Sections Metadata", `AsmPrinter::emitPCSections`.

use super::function::Mark;
use super::sections::{self, Key, Place};
use super::{CodeModel, Error, Lowerer};
use crate::module::constant::Constant;
use crate::module::value::{Function, PcSection};
use crate::streamer::{Expr, SymbolId};

/// The bytes of distances within a function and of addresses in the small code models.
const NEAR: u8 = 4;

impl Lowerer<'_> {
    /// Writes the entries of a function: its own, then those of its instructions.
    pub(super) fn pc_sections(
        &mut self,
        function: &Function,
        text: &Place,
        symbol: SymbolId,
        (begin, end): (SymbolId, SymbolId),
        marks: &[Mark<'_>],
    ) -> Result<(), Error> {
        // No other format has them.
        if self.is_coff() || function.pc_sections.is_empty() && marks.is_empty() {
            return Ok(());
        }
        let before = self.sections.current.clone();
        self.out.push_section();
        for section in &function.pc_sections {
            self.pc_entry(section, text, symbol, (begin, Some(end)))?;
        }
        for (sections, label) in marks {
            for section in *sections {
                self.pc_entry(section, text, symbol, (*label, None))?;
            }
        }
        self.out.pop_section()?;
        self.sections.current = before;
        Ok(())
    }

    /// Writes one entry: an address relative to itself, the size of a function, and constants.
    fn pc_entry(
        &mut self,
        entry: &PcSection,
        text: &Place,
        symbol: SymbolId,
        (from, to): (SymbolId, Option<SymbolId>),
    ) -> Result<(), Error> {
        let linked_to = String::from_utf8_lossy(self.out.symbol_name(symbol)).into_owned();
        let flags = sections::WRITE | sections::ALLOC | sections::LINK_ORDER | text.flags & sections::GROUP;
        self.switch(&Place {
            key: Key {
                name: entry.section.clone(),
                group: text.key.group.clone(),
                // Sections are told apart by the section that they are linked to, which its first function stands for.
                linked_to: Some(self.sections.linked_symbol(&text.key, linked_to)),
                unique: text.key.unique,
                ..Key::default()
            },
            kind: sections::PROGBITS,
            flags,
            entry_size: 0,
            comdat: true,
        })?;
        let base = self.out.temporary();
        self.out.label(base)?;
        let far = self.lowering.code_model >= CodeModel::Medium;
        let width = if far { self.module.layout.pointer_size() as u8 } else { NEAR };
        self.out.value(Expr::symbol(from).minus(base), width)?;
        if let Some(to) = to {
            let size = Expr::symbol(to).minus(from);
            if entry.compress { self.out.uleb128(size)? } else { self.out.value(size, NEAR)? }
        }
        for constant in &entry.constants {
            let size = self.module.layout.store_size(&constant.ty()).unwrap_or(0);
            match constant {
                Constant::Int { bits, words } if entry.compress && (2..=8).contains(&size) => {
                    let mask = if *bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
                    self.out.uleb128(words.first().copied().unwrap_or(0) & mask)?;
                }
                _ => self.constant(constant)?,
            }
        }
        Ok(())
    }
}
