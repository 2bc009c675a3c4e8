//! Emission into the current section, and what is recorded for it: rows of `.loc`, mapping symbols, origins.

use super::sections::Current;
use super::{Assembler, rows};
use crate::model::emitter::{EmitKind, Emitter};
use crate::model::{Mapped, OriginMark, SubsectionId};
use crate::options::parts::DEBUG;
use crate::parse::Parse;
use crate::source::Span;

impl Assembler<'_, '_> {
    /// An emitter at the end of the current section. Before code and data the row of a pending `.loc` is emitted.
    #[inline]
    pub fn emit(&mut self, kind: EmitKind, span: Span) -> Parse<Emitter<'_>> {
        match self.unmarked(kind) {
            Some(id) => Ok(Emitter::new(&mut self.model.subsections[id.0 as usize])),
            None => self.emit_marked(kind, span),
        }
    }

    /// The subsection for contents if nothing is recorded for them.
    #[inline(always)]
    fn unmarked(&self, kind: EmitKind) -> Option<SubsectionId> {
        if self.debug.lines.is_pending() { None } else { self.sections.unmarked.of(kind) }
    }

    /// [`Self::emit`] where something is recorded for the contents.
    #[inline(never)]
    fn emit_marked(&mut self, kind: EmitKind, span: Span) -> Parse<Emitter<'_>> {
        if kind != EmitKind::Filling {
            self.line_row();
        }
        let current = self.current(span)?;
        if self.desc.mapping_symbols.is_some() {
            self.map(current.subsection, kind);
        }
        if self.records_origins() {
            self.mark_origin(current.subsection, span.start);
        }
        Ok(Emitter::new(&mut self.model.subsections[current.subsection.0 as usize]))
    }

    /// Whether the origin of what is emitted is recorded.
    #[inline]
    pub(in crate::asm) fn records_origins(&self) -> bool {
        self.options.spans || self.model.subsections[self.sections.subsection().0 as usize].nobits
    }

    /// Records that the following bytes come from `source_pos`.
    #[cold]
    fn mark_origin(&mut self, subsection: SubsectionId, source_pos: u32) {
        let place = self.model.subsections[subsection.0 as usize].here(subsection);
        self.model.origin_marks.push(OriginMark { place, source_pos });
    }

    #[inline]
    pub(super) fn map_data(&mut self, span: Span) -> Parse<()> {
        if self.desc.mapping_symbols.is_some() && self.sections.unmarked.of(EmitKind::Data).is_none() {
            self.map(self.current(span)?.subsection, EmitKind::Data);
        }
        Ok(())
    }

    /// Whether the row of a pending `.loc` or a mapping symbol is emitted before data.
    #[inline]
    pub(in crate::asm) fn data_starts_with_symbol(&self) -> bool {
        let is_mapped = |current: Current| self.model.sections[current.section.0 as usize].mapped == Mapped::Data;
        self.debug.lines.is_pending()
            || self.desc.mapping_symbols.is_some() && !self.sections.current().is_some_and(is_mapped)
    }

    /// Emits a mapping symbol if the kind of contents changes.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn map(&mut self, subsection: SubsectionId, kind: EmitKind) {
        let mapped = match kind {
            EmitKind::Code => Mapped::Code(self.isa.code_state()),
            EmitKind::Data => Mapped::Data,
            EmitKind::Filling => return,
        };
        self.model.map(subsection, mapped);
        self.sections.unmarked.mapped(kind);
    }

    /// Emits the row of a pending `.loc` before the following bytes.
    #[inline(always)]
    pub fn line_row(&mut self) {
        if DEBUG && self.debug.lines.is_pending() {
            rows::emit_pending(self);
        }
    }
}
