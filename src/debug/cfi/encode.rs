//! `.eh_frame` and `.debug_frame` (DWARF 5, section 6.4; LSB Core, chapter 10), as llvm-mc lays them out.
//!
//! Frames that agree in personality, encodings and flags share a CIE; FDEs are stably sorted by CIE. A function whose
//! end or rows are in a section other than that of its start cannot be represented.

use super::fields::Labels;
use super::key::{Key, sorted};
use super::program::{self, Late, Made};
use super::{Frame, FrameTarget, Frames, Pointer, SectionOptions};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::emitter::Emitter;
use crate::model::{Model, RelocatableValue, Subsection, Trial, Value};
use crate::source::Span;

pub fn emit(
    frames: &Frames,
    model: &mut Model,
    machine: &FrameTarget,
    options: &SectionOptions,
    labels: &mut Labels,
    trial: Option<&mut Trial>,
    diagnostics: &mut Diagnostics,
) {
    let order = sorted(&frames.list, model);
    let mut writer = Writer::new(frames, model, machine, options, labels, diagnostics);
    writer.trial = trial;
    let mut cie: Option<(&Frame, usize)> = None;
    for (n, frame) in order.iter().enumerate() {
        let is_shared = |last| Key::new(last, writer.model) == Key::new(frame, writer.model);
        let start = match cie {
            Some((last, start)) if !options.eh || is_shared(last) => start,
            _ => {
                let start = writer.subsection.data().len();
                writer.cie(frame);
                start
            }
        };
        cie = Some((frame, start));
        writer.fde(start, frame, n + 1 == order.len());
    }
    writer.finish();
}

pub(super) struct Writer<'a> {
    pub(super) frames: &'a Frames,
    pub(super) model: &'a mut Model,
    pub(super) machine: &'a FrameTarget,
    pub(super) options: &'a SectionOptions,
    pub(super) subsection: Subsection,
    initial_cfa_offset: i64,
    last_cfa_offset: i64,
    pub(super) diagnostics: &'a mut Diagnostics,
    /// The symbols of places that relocations refer to by symbol.
    pub(super) labels: &'a mut Labels,
    /// Set while the layout sizes the section.
    pub(super) trial: Option<&'a mut Trial>,
}

impl<'a> Writer<'a> {
    pub(super) fn new(
        frames: &'a Frames,
        model: &'a mut Model,
        machine: &'a FrameTarget,
        options: &'a SectionOptions,
        labels: &'a mut Labels,
        diagnostics: &'a mut Diagnostics,
    ) -> Self {
        // Work on a copy: the model keeps the original, whose places have offsets.
        let subsection = model.subsections[options.subsection.0 as usize].clone();
        Writer {
            frames,
            model,
            machine,
            options,
            subsection,
            initial_cfa_offset: 0,
            last_cfa_offset: 0,
            diagnostics,
            labels,
            trial: None,
        }
    }

    pub(super) fn finish(self) {
        let Writer { model, options, subsection, .. } = self;
        model.subsections[options.subsection.0 as usize] = subsection;
    }
}

impl Writer<'_> {
    #[inline]
    pub(super) fn end(&mut self) -> Emitter<'_> {
        Emitter::new(&mut self.subsection)
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.end().bytes(&[byte]);
    }

    pub(super) fn word(&mut self, value: u32) {
        self.end().number(u64::from(value), 4);
    }

    /// Begins an entry, whose length [`Writer::close`] fills in.
    fn open(&mut self) -> usize {
        let start = self.subsection.data().len();
        if self.options.dwarf64 {
            self.word(u32::MAX);
        }
        let size = self.offset_size();
        self.end().number(0, size);
        start
    }

    /// The size of a length or section offset in bytes.
    fn offset_size(&self) -> u8 {
        if self.options.dwarf64 { 8 } else { 4 }
    }

    /// Pads with zeros (`DW_CFA_nop`) and writes the length of the entry that starts at `start`.
    fn close(&mut self, start: usize, align: u8) {
        let end = self.section_offset(self.subsection.data().len());
        let padding = end.wrapping_neg() & (u64::from(align) - 1);
        self.end().zeros(padding as usize);
        let size = self.subsection.data().len();
        let (escape, length) = if self.options.dwarf64 { (4, 8) } else { (0, 4) };
        let at = start + escape;
        self.end().patch_number(at, (size - at - usize::from(length)) as u64, length);
        self.align_section(align);
        self.end_fragment();
    }

    /// Ends the fragment, as llvm-mc does here.
    fn end_fragment(&mut self) {
        if self.model.layout.tables_in_fragments {
            self.subsection.split();
        }
    }

    /// Raises the section's alignment to at least `align` bytes.
    pub(super) fn align_section(&mut self, align: u8) {
        let owner = self.subsection.section;
        let section = &mut self.model.sections[owner.0 as usize];
        section.align_log2 = section.align_log2.max(align.trailing_zeros() as u8);
    }

    pub(super) fn section_offset(&self, at: usize) -> u64 {
        let open = &self.subsection.fragments[self.subsection.open() as usize];
        // The open fragment's offset is final: everything written before it is contiguous.
        open.offset.wrapping_add((at as u64).wrapping_sub(open.start.into()))
    }

    fn version(&self) -> u8 {
        if let Some(version) = self.options.cie_version {
            return version;
        }
        match (self.options.eh, self.options.dwarf_version) {
            (true, _) | (false, 2) => 1,
            (false, 3) => 3,
            _ => 4,
        }
    }

    fn cie(&mut self, frame: &Frame) {
        let eh = self.options.eh;
        let (start, size) = (self.open(), self.offset_size());
        self.end().number(if eh { 0 } else { u64::MAX }, size);
        let version = self.version();
        self.byte(version);
        if self.options.eh {
            self.byte(b'z');
            let letters =
                [(frame.personality.is_some(), b'P'), (frame.lsda.is_some(), b'L'), (true, b'R'), (frame.signal, b'S')];
            let own = frame.letters.into_iter().zip(self.machine.letters);
            letters.into_iter().chain(own).filter(|l| l.0).for_each(|l| self.byte(l.1));
        }
        self.byte(0);
        if version >= 4 {
            self.byte(self.machine.pointer_size);
            self.byte(0);
        }
        let (code_align, data_align) = (self.machine.code_align, self.machine.data_align);
        self.end().uleb(code_align);
        self.end().sleb(data_align);
        let column = frame.return_column.unwrap_or(self.machine.return_column);
        if version == 1 {
            self.byte(column as u8);
        } else {
            self.end().uleb(column);
        }
        if self.options.eh {
            let personality = frame.personality.map_or(0, |p| 1 + u64::from(self.encoded_size(p.encoding)));
            self.end().uleb(personality + u64::from(frame.lsda.is_some()) + 1);
            if let Some(personality) = frame.personality {
                self.byte(personality.encoding);
                self.pointer(personality, 0);
            }
            if let Some(lsda) = frame.lsda {
                self.byte(lsda.encoding);
            }
            self.byte(self.pointer_encoding());
        }
        // llvm-mc keeps the CFA offset of the last frame if a CIE has no initial instructions.
        self.initial_cfa_offset = self.last_cfa_offset;
        if !frame.simple {
            let FrameTarget { slot, stack_pointer, return_column, data_align, .. } = *self.machine;
            let mut code = Vec::new();
            program::def_cfa(stack_pointer, slot, &mut code);
            if slot != 0 {
                program::saved(return_column, -slot, data_align, &mut code);
            }
            self.end().bytes(&code);
            self.initial_cfa_offset = slot;
        }
        let align = if self.options.eh { 4 } else { self.machine.pointer_size };
        self.close(start, align);
    }

    fn fde(&mut self, cie: usize, frame: &Frame, last: bool) {
        let start = self.open();
        if self.options.eh {
            self.word((start + 4 - cie) as u32);
        } else {
            let (at, size) = (self.subsection.data().len(), self.offset_size());
            self.end().number(0, size);
            let constant = self.section_offset(cie) as i64;
            let value = RelocatableValue { constant, ..RelocatableValue::symbol(self.options.section_symbol) };
            let kind = if self.options.dwarf64 { self.options.data_fixup[2] } else { self.options.section_offset };
            self.end().fixup(at, kind, Value::Relocatable(value), 0, frame.span.start);
        }
        let encoding = if self.options.eh { self.pointer_encoding() } else { 0 };
        let size = self.encoded_size(encoding);
        let of_thread = self.model.sections[self.model.section_of(frame.begin).0 as usize].is_thread_local();
        let (begin, at) = match frame.label {
            // A place in thread-local storage is referred to by its own symbol.
            Some(label) if self.options.eh || of_thread => (label, 0),
            _ => self.symbol_of(frame.begin),
        };
        self.pointer(Pointer { symbol: begin, encoding }, at);
        let end = frame.end.unwrap_or(frame.begin);
        self.length(frame, end, size);
        if self.options.eh {
            let size = frame.lsda.map_or(0, |l| self.encoded_size(l.encoding));
            self.end().uleb(size.into());
            if let Some(lsda) = frame.lsda {
                self.pointer(lsda, 0);
            }
        }
        let mut row = frame.begin;
        let mut subsection = row.subsection;
        let mut from = 0;
        let (steps, code) = self.frames.program(frame);
        for step in steps {
            let made = step.made();
            if let Made::Subsection(id) = made {
                subsection = id;
                continue;
            }
            let place = step.place(subsection);
            if place != row {
                self.advance_to(row, place, step.source_pos);
                row = place;
            }
            self.end_fragment();
            match made {
                Made::Subsection(_) => {}
                Made::Bytes(end) => {
                    let bytes = code.get(from..end as usize).unwrap_or_default();
                    self.end().bytes(bytes);
                    from = end as usize;
                }
                Made::Late(index) => self.late(self.frames.late[index as usize]),
            }
        }
        let (cfa_offset, is_absolute) = frame.cfa_offset;
        self.last_cfa_offset = if is_absolute { cfa_offset } else { self.initial_cfa_offset.wrapping_add(cfa_offset) };
        let align = if last { self.machine.pointer_size } else { size };
        self.close(start, align);
    }

    /// Writes an instruction that depends on the CIE, or defines a label.
    fn late(&mut self, late: Late) {
        let mut code = Vec::new();
        match late {
            Late::DefCfaOffset(more) => {
                program::def_cfa_offset(self.initial_cfa_offset.wrapping_add(more), &mut code);
            }
            Late::Offset { register, offset } => {
                let offset = offset.wrapping_sub(self.initial_cfa_offset);
                program::saved(register, offset, self.machine.data_align, &mut code);
            }
            Late::Label(symbol, at) if !self.model.may_label_in_table(symbol) => {
                let name = String::from_utf8_lossy(self.model.names.text(symbol)).into_owned();
                let message = format!("symbol '{name}' is already defined");
                let span = Span::new(at, at);
                let error = Diagnostic::error(Code::SymbolRedefined, span, message);
                self.diagnostics.push(error.help("each section of frames that is written defines it"));
            }
            Late::Label(symbol, _) => {
                let place = self.subsection.here(self.options.subsection);
                let own = self.options.subsection.0 as usize;
                std::mem::swap(&mut self.model.subsections[own], &mut self.subsection);
                self.model.label_in_table(symbol, place);
                std::mem::swap(&mut self.model.subsections[own], &mut self.subsection);
            }
        }
        self.end().bytes(&code);
    }
}
