//! PC sections: tables of function and instruction addresses. Source: LLVM's "PC Sections Metadata",
//! `AsmPrinter::emitPCSections`.

use super::function::Mark;
use super::sections::{Key, SectionProperties};
use super::{CodeModel, Error, Lowerer};
use crate::build::module::constant::Constant;
use crate::build::module::value::{Function, PcSection};
use crate::build::streamer::{Expr, SymbolId};
use object::elf::{SHF_ALLOC, SHF_GROUP, SHF_LINK_ORDER, SHF_WRITE, SHT_PROGBITS};

/// The size in bytes of distances within a function, and of addresses in the small code models.
const NEAR: u8 = 4;

impl Lowerer<'_> {
    /// Emits the entries of a function: its own, then those of its instructions.
    pub(super) fn pc_sections(
        &mut self,
        function: &Function,
        text: &SectionProperties,
        symbol: SymbolId,
        begin: SymbolId,
        end: SymbolId,
        marks: &[Mark<'_>],
    ) -> Result<(), Error> {
        // Only ELF has them.
        if self.is_coff() || function.pc_sections.is_empty() && marks.is_empty() {
            return Ok(());
        }
        let before = self.sections.current.clone();
        self.out.push_section();
        for section in &function.pc_sections {
            self.pc_entry(section, text, symbol, &[begin], Some(end))?;
        }
        // Instructions with the same entries share them: their addresses come first.
        let mut nodes: Vec<(&[PcSection], Vec<SymbolId>)> = Vec::new();
        for (sections, label) in marks {
            match nodes.iter_mut().find(|node| node.0 == *sections) {
                Some(node) => node.1.push(*label),
                None => nodes.push((*sections, vec![*label])),
            }
        }
        for (sections, labels) in nodes {
            for section in sections {
                self.pc_entry(section, text, symbol, &labels, None)?;
            }
        }
        self.out.pop_section()?;
        self.sections.current = before;
        Ok(())
    }

    /// Emits one entry: addresses relative to themselves, the size of a function, and constants.
    fn pc_entry(
        &mut self,
        entry: &PcSection,
        text: &SectionProperties,
        symbol: SymbolId,
        labels: &[SymbolId],
        end: Option<SymbolId>,
    ) -> Result<(), Error> {
        let linked_to = String::from_utf8_lossy(self.out.symbol_name(symbol)).into_owned();
        // Sections are distinguished by their linked-to section, which is represented by its first function.
        let linked_to = self.sections.linked_symbol(&text.key, linked_to);
        let flags = SHF_WRITE.0 | SHF_ALLOC.0 | SHF_LINK_ORDER.0 | text.flags & SHF_GROUP.0;
        self.switch(&SectionProperties {
            key: Key {
                name: entry.section.clone(),
                group: text.key.group.clone(),
                linked_to: Some(linked_to),
                unique: text.key.unique,
                ..Key::default()
            },
            kind: SHT_PROGBITS.0,
            flags,
            entry_size: 0,
            comdat: true,
        })?;
        let far = self.lowering.code_model >= CodeModel::Medium;
        let width = if far { self.module.layout.pointer_size() as u8 } else { NEAR };
        for label in labels {
            let base = self.out.temporary();
            self.out.label(base)?;
            self.out.value(Expr::symbol(*label).minus(base), width)?;
        }
        if let (Some(end), [begin]) = (end, labels) {
            let size = Expr::symbol(end).minus(*begin);
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
