//! Functions. Source: `AsmPrinter::emitFunctionHeader`, `emitFunctionBody`, `DwarfCFIException`.

use super::elf::Placed;
use super::{Bodies, Error, Lowerer};
use crate::build::module::kind::SectionKind;
use crate::build::module::value::{Body, Function, Linkage, Part};
use crate::build::module::{Kind, Value};
use crate::build::streamer::{Attribute, Expr, SymbolId};

impl Lowerer<'_> {
    /// Emits a function that is defined here.
    pub(super) fn function(&mut self, index: usize, bodies: Bodies<'_>) -> Result<(), Error> {
        let module = self.module;
        let (function, value) = (&module.functions[index], self.module.value(Kind::Function, index));
        let common = &function.common;
        if !function.is_defined() || common.linkage == Linkage::AvailableExternally {
            return Ok(());
        }
        let symbol = self.symbol(value)?;
        self.describe_function(symbol, common.linkage)?;
        let place = self.function_place(value, function)?;
        self.switch(&place)?;
        self.visibility(symbol, common.visibility)?;
        self.linkage(symbol, common.linkage, function.comdat.is_some())?;
        self.align(self.function_align(function))?;
        if !self.is_coff() {
            self.out.attribute(symbol, Attribute::Function)?;
        }
        if let Some(prefix) = &function.prefix {
            self.constant(prefix)?;
        }
        self.not_defined(symbol)?;
        for directive in self.facts.eabi.map_or(&[][..], |eabi| eabi.before_label) {
            self.out.instruction(directive)?;
        }
        self.out.label(symbol)?;
        let local = self.local_alias(value)?;
        if let Some(local) = local {
            self.out.label(local)?;
            self.out.attribute(local, Attribute::Function)?;
        }
        let begin = self.out.temporary();
        self.out.label(begin)?;
        let unwind = function.unwind && self.facts.dwarf_unwind;
        self.begin_exceptions()?;
        if unwind {
            self.begin_unwind(function)?;
        }
        if let Some(prologue) = &function.prologue {
            self.constant(prologue)?;
        }
        let marks = self.body(value, function, bodies)?;
        self.switch(&place)?;
        let end = self.out.temporary();
        self.out.label(end)?;
        if !self.is_coff() {
            let size = Expr::symbol(end).minus(symbol);
            self.out.size(symbol, size.clone())?;
            if let Some(local) = local {
                self.out.size(local, size)?;
            }
        }
        if unwind {
            self.out.end_frame()?;
        }
        self.end_exceptions(function)?;
        self.pc_sections(function, &place, symbol, begin, end, &marks)
    }

    fn function_place(
        &mut self,
        value: Value,
        function: &Function,
    ) -> Result<super::sections::SectionProperties, Error> {
        let placed = Placed {
            value,
            kind: SectionKind::Text,
            section: &function.section,
            comdat: function.comdat,
            associated: function.associated,
            prefix: &function.section_prefix,
            align: 1,
            size: None,
        };
        if self.is_coff() { self.coff_place(&placed) } else { self.elf_place(&placed) }
    }

    /// The alignment of a function: an explicit alignment takes precedence in an explicit section.
    fn function_align(&self, function: &Function) -> u64 {
        let (preferred, least) = self.facts.function_align;
        let own = if function.small { least } else { preferred };
        match function.align {
            Some(align) if !function.section.is_empty() => align,
            Some(align) => align.max(own),
            None => own,
        }
    }

    fn begin_unwind(&mut self, function: &Function) -> Result<(), Error> {
        self.out.start_frame(false)?;
        let Some(personality) = function.personality else { return Ok(()) };
        const INDIRECT: u8 = 0x80;
        let (encoding, lsda) = self.facts.pointers;
        let mut symbol = self.symbol(personality)?;
        if encoding & INDIRECT != 0 {
            if !self.personalities.contains(&symbol) {
                self.personalities.push(symbol);
            }
            let name = String::from_utf8_lossy(self.out.symbol_name(symbol)).into_owned();
            symbol = self.out.symbol(format!("DW.ref.{name}"));
        }
        self.out.frame_personality(Some((symbol, encoding)))?;
        if let Some(table) = &function.lsda {
            let table = self.out.symbol(table);
            self.out.frame_lsda(Some((table, lsda)))?;
        }
        Ok(())
    }

    /// Emits the body. Returns the labels of instructions with PC section entries.
    fn body<'f>(&mut self, value: Value, function: &'f Function, bodies: Bodies<'_>) -> Result<Vec<Mark<'f>>, Error> {
        let mut marks = Vec::new();
        match &function.body {
            Body::None => {}
            Body::Calls => bodies(value, self.out)?,
            Body::Parts(parts) => {
                for part in parts {
                    match part {
                        Part::Text(text) => self.out.text(text)?,
                        Part::Code(code) => self.out.instruction_bytes(code, &[])?,
                        Part::PcSections(sections) => {
                            let label = self.out.temporary();
                            self.out.label(label)?;
                            marks.push((sections.as_slice(), label));
                        }
                    }
                }
            }
        }
        Ok(marks)
    }
}

/// The PC section entries of an instruction, and its label.
pub(super) type Mark<'f> = (&'f [crate::build::module::value::PcSection], SymbolId);
