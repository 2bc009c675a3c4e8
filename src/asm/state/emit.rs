//! Emission of bytes, fields and padding at the end of the current section.

use super::Assembler;
use crate::asm::state::sections::Current;
use crate::asm::state::structure;
use crate::debug::dwarf::Loc;
use crate::diag::Code;
use crate::model::emitter::{EmitKind, Emitter};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{FragmentTail, Mapped, OriginMark, Padding, RelocatableValue, SubsectionId, Value};
use crate::parse::{Parse, syntax_error};
use crate::source::Span;

#[inline(always)]
pub(crate) fn fits(value: i64, size: u8) -> bool {
    let bits = u32::from(size) * 8;
    bits >= 64 || value >> bits == 0 || value >> (bits - 1) == -1
}

/// A constant count small enough to emit the values directly.
fn known_few(count: Value) -> Option<i64> {
    count.as_constant().filter(|count| (0..=64).contains(count))
}

impl Assembler<'_, '_> {
    #[inline]
    #[must_use]
    pub fn is_coff(&self) -> bool {
        self.model.coff.is_some()
    }

    /// An emitter at the end of the current section. Before code and data the row of a pending `.loc` is emitted.
    #[inline]
    pub fn emit(&mut self, kind: EmitKind, span: Span) -> Parse<Emitter<'_>> {
        if kind != EmitKind::Filling {
            self.line_row();
        }
        let current = self.current(span)?;
        if self.desc.mapping_symbols.is_some() {
            self.map(current.subsection, kind);
        }
        if self.options.spans || self.model.subsections[current.subsection.0 as usize].nobits {
            self.mark_origin(current.subsection, span.start);
        }
        Ok(Emitter::new(&mut self.model.subsections[current.subsection.0 as usize]))
    }

    /// Records that the following bytes come from `source_pos`.
    #[cold]
    fn mark_origin(&mut self, subsection: SubsectionId, source_pos: u32) {
        let place = self.model.subsections[subsection.0 as usize].here(subsection);
        self.model.origin_marks.push(OriginMark { place, source_pos });
    }

    #[inline]
    fn map_data(&mut self, span: Span) -> Parse<()> {
        if self.desc.mapping_symbols.is_some() {
            self.map(self.current(span)?.subsection, EmitKind::Data);
        }
        Ok(())
    }

    /// Emits a mapping symbol if the kind of contents changes.
    fn map(&mut self, subsection: SubsectionId, kind: EmitKind) {
        match kind {
            EmitKind::Code => self.model.map(subsection, Mapped::Code(self.isa.code_state())),
            EmitKind::Data => self.model.map(subsection, Mapped::Data),
            EmitKind::Filling => {}
        }
    }

    /// Emits the row of a pending `.loc` before the following bytes.
    #[inline(always)]
    pub fn line_row(&mut self) {
        if self.debug.lines.is_pending() {
            self.pending_row();
        }
    }

    #[inline]
    pub(crate) fn set_line(&mut self, loc: Loc) {
        self.debug.lines.wanted = true;
        // Of two `.loc` in a row the first gets its row, too.
        self.line_row();
        self.debug.lines.set(loc, self.sections.switches());
    }

    /// Emits a pending row before padding, too, if the source uses `.loc … view`.
    pub(crate) fn row_before_padding(&mut self) {
        if self.debug.lines.views.is_requested() {
            self.pending_row();
        }
    }

    #[inline(never)]
    fn pending_row(&mut self) {
        if self.debug.lines.views.is_requested() {
            return crate::asm::state::views::row(self);
        }
        if let Some(current) = self.sections.current() {
            let place = self.model.subsections[current.subsection.0 as usize].here(current.subsection);
            self.model.own_symbols += 1;
            let row = self.debug.lines.row(current.section, place, self.sections.switches());
            if let Some(row) = row.filter(|_| self.model.sections[current.section.0 as usize].is_thread_local()) {
                // A relocation cannot refer to a place in thread-local storage through the section symbol.
                let label = self.model.anonymous(b"");
                self.model.define_own(label, place);
                self.model.register(label);
                self.debug.lines.sequence(current.section).names.push((row, label));
            }
        }
    }

    #[inline]
    pub fn bytes(&mut self, bytes: &[u8], span: Span) -> Parse<()> {
        let done = self.emit(EmitKind::Data, span).map(|mut end| end.bytes(bytes));
        done.or_else(|missing| {
            let zeros = bytes.iter().all(|&byte| byte == 0);
            structure::skip(self, bytes.len() as i64, zeros, span, missing)
        })
    }

    /// Appends the low `size` bytes of a number in the target's byte order.
    #[inline]
    pub fn number(&mut self, value: u64, size: u8, span: Span) -> Parse<()> {
        let done = self.emit(EmitKind::Data, span).map(|mut end| end.number(value, size));
        done.or_else(|missing| structure::skip(self, i64::from(size), value == 0, span, missing))
    }

    #[inline]
    pub fn register_value(&mut self, value: Value) {
        if self.progress.recording.is_some() {
            self.mark_used(value);
        }
        self.register_quietly(value);
    }

    /// Like [`Self::register_value`], but not counted as a use: for fields that name a symbol rather than its value.
    #[inline]
    pub fn register_quietly(&mut self, value: Value) {
        match value {
            Value::Relocatable(value) => value.names().for_each(|name| self.model.register(name)),
            Value::Tree(expr) => self.model.register_tree(expr),
        }
    }

    /// Appends a field of `size` bytes with a value.
    pub fn field(&mut self, value: Value, size: u8, span: Span) -> Parse<()> {
        if let Value::Relocatable(linear) = value
            && linear.specifier == crate::parse::ast::Specifier::NONE
            && let Some(constant) = linear.as_constant()
        {
            return self.number(constant as u64, size, span);
        }
        self.map_data(span)?;
        self.register_value(value);
        if let Value::Tree(_) | Value::Relocatable(RelocatableValue { sub: Some(_), .. }) = value
            && let Some(constant) = self.settled(value, size, span)?
        {
            if !fits(constant, size) {
                let message = format!("value evaluated as {constant} is out of range");
                return Err(syntax_error(Code::DataOutOfRange, span, message));
            }
            return self.number(constant as u64, size, span);
        }
        let kind = self.desc.data_fixup(size);
        self.emit(EmitKind::Data, span)?.field(kind, size, value, span.start);
        Ok(())
    }

    /// The value of a difference that is already known, in the cases where emitting a fixup would give another result:
    /// COFF symbols may become functions, which the linker may move; a section without contents has no fixups; and a
    /// difference resolved later is truncated to its field, while one that is known now must fit.
    fn settled(&self, value: Value, size: u8, span: Span) -> Parse<Option<i64>> {
        let section = &self.model.sections[self.current(span)?.section.0 as usize];
        // Labels of one section are less than 4 GiB apart.
        let always_fits =
            matches!(value, Value::Relocatable(value) if size >= 4 && i32::try_from(value.constant).is_ok());
        if self.model.coff.is_none() && !section.is_nobits() && always_fits {
            return Ok(None);
        }
        let value = Evaluator::new(self.model, Stage::Building).value(value, false);
        Ok(value.ok().and_then(|value| value.as_constant()))
    }

    /// Starts a fragment where llvm-mc copies the subtarget, for directives that change the features of code.
    pub(crate) fn begin_subtarget(&mut self) {
        if let Some(current) = self.sections.current() {
            self.model.start_fragment(current.subsection, 0);
        }
    }

    /// Appends padding to a multiple of `1 << log2`.
    pub fn align(&mut self, log2: u8, padding: Padding, max: Option<u32>, span: Span) -> Parse<()> {
        self.row_before_padding();
        let current = match self.current(span) {
            Ok(current) => current,
            Err(missing) => return structure::align(self, log2, missing),
        };
        let section = &mut self.model.sections[current.section.0 as usize];
        section.align_log2 = section.align_log2.max(log2);
        self.model.layout.uneven |= matches!(padding, Padding::Value(_, 2..));
        let padding = match padding {
            Padding::Value(value, unit) => {
                Padding::Value(self.model.rules.endian.swapped(value as u64, unit) as i64, unit)
            }
            nops @ Padding::Nops(_) => nops,
        };
        self.emit(EmitKind::Filling, span)?.align(log2, padding, max.unwrap_or(u32::MAX), span.start);
        Ok(())
    }

    /// Appends a value of `size` bytes `count` times, as a fragment of its own.
    pub fn fill(&mut self, count: Value, value: u64, size: u8, span: Span) -> Parse<()> {
        self.row_before_padding();
        let current = match self.current(span) {
            Ok(current) => current,
            Err(missing) => return structure::fill(self, count, (value, size), span, missing),
        };
        let (section, subsection) = (current.section, current.subsection);
        // A non-zero value is an error in a section without contents, whatever the count.
        let misplaced = value != 0 && self.model.sections[section.0 as usize].is_nobits();
        // Before the first layout, everything after the start of a fragment counts as being at that distance from the
        // section start.
        let apart =
            self.model.layout.open_fillings || self.desc.fills_apart || misplaced || self.leads_pure_code(current);
        let Some(few) = known_few(count).filter(|&few| few != 0 && !apart) else {
            // An empty fill counts as data, too.
            self.map_data(span)?;
            return self.filling(count, (value, size), false, span);
        };
        self.model.start_fragment(subsection, few as u32 * u32::from(size));
        self.repeat(count, value, size, span)
    }

    /// Whether the next bytes begin a code section on a target that marks code without data (`SHF_ARM_PURECODE`): a
    /// `.text` that consists of fills only counts as empty there.
    fn leads_pure_code(&self, current: Current) -> bool {
        !self.desc.section_flags.is_empty()
            && self.model.subsections[current.subsection.0 as usize].data().is_empty()
            && self.model.sections[current.section.0 as usize].is_code()
    }

    fn filling(&mut self, count: Value, (value, size): (u64, u8), is_data: bool, span: Span) -> Parse<()> {
        self.model.layout.open_fillings |= count.as_constant().is_none();
        let value = self.model.rules.endian.swapped(value, size);
        self.emit(EmitKind::Filling, span)?.tail(FragmentTail::Fill { count, value, size, is_data }, span.start);
        Ok(())
    }

    /// Appends a value of `size` bytes `count` times; marked as data if the count is a constant.
    pub fn repeat(&mut self, count: Value, value: u64, size: u8, span: Span) -> Parse<()> {
        self.row_before_padding();
        if let Err(missing) = self.current(span) {
            return structure::fill(self, count, (value, size), span, missing);
        }
        let Some(constant) = known_few(count) else {
            // Fills with a count that is not yet known are not marked as data.
            let known = count.as_constant().is_some();
            if known {
                self.map_data(span)?;
            }
            return self.filling(count, (value, size), known, span);
        };
        if constant == 0 {
            return Ok(());
        }
        self.map_data(span)?;
        let mut end = self.emit(EmitKind::Filling, span)?;
        for _ in 0..constant {
            end.number(value, size);
        }
        Ok(())
    }
}
