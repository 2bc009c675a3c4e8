//! `.eh_frame` and `.debug_frame` (DWARF 5, section 6.4; LSB Core, chapter 10), as llvm-mc lays them out.
//!
//! Frames that agree in personality, encodings and flags share a CIE; FDEs are stably sorted by CIE. A function whose
//! end or rows are in a section other than that of its start cannot be represented.

use super::fields::Labels;
use super::key::{share, sorted};
use super::program::{self, Late, Made};
use super::{Frame, FrameTarget, Frames, Pointer, SectionOptions};
use crate::debug::out::Out;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::{Model, RelocatableValue, Trial, Value};
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
        let is_shared = |last| share(last, frame, writer.model);
        let start = match cie {
            Some((last, start)) if !options.eh || is_shared(last) => start,
            _ => {
                let start = writer.out.len();
                writer.cie(frame);
                start
            }
        };
        cie = Some((frame, start));
        writer.fde(start, frame, n + 1 == order.len());
    }
    writer.out.close(writer.model);
}

pub(super) struct Writer<'a> {
    pub(super) frames: &'a Frames,
    pub(super) model: &'a mut Model,
    pub(super) machine: &'a FrameTarget,
    pub(super) options: &'a SectionOptions,
    pub(super) out: Out,
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
        let out = Out::open(model, options.subsection, options.fixups);
        let (initial_cfa_offset, last_cfa_offset, trial) = (0, 0, None);
        Writer { frames, model, machine, options, out, initial_cfa_offset, last_cfa_offset, diagnostics, labels, trial }
    }
}

impl Writer<'_> {
    pub(super) fn word(&mut self, value: u32) {
        self.out.number(u64::from(value), 4);
    }

    /// Pads with zeros (`DW_CFA_nop`) and writes the length of an entry at `length`.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn close(&mut self, length: usize, align: u8) {
        let end = self.section_offset(self.out.len());
        let padding = end.wrapping_neg() & (u64::from(align) - 1);
        self.out.end().zeros(padding as usize);
        self.out.patch_length(length);
        self.align_section(align);
        self.end_fragment();
    }

    /// Ends the fragment, as llvm-mc does here. It matters to the order of relocations if there are `.reloc` directives.
    fn end_fragment(&mut self) {
        if self.model.layout.tables_in_fragments || !self.model.layout.reloc_fields.is_empty() {
            self.out.split();
        }
    }

    pub(super) fn align_section(&mut self, align: u8) {
        let owner = self.out.subsection.section;
        let section = &mut self.model.sections[owner.0 as usize];
        section.align_log2 = section.align_log2.max(align.trailing_zeros() as u8);
    }

    pub(super) fn section_offset(&self, at: usize) -> u64 {
        let open = &self.out.subsection.fragments[self.out.subsection.open() as usize];
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
        let (length, size) = (self.out.unit_length(), self.options.fixups.offset_size);
        self.out.number(if eh { 0 } else { u64::MAX }, size);
        let version = self.version();
        self.out.byte(version);
        if self.options.eh {
            self.out.byte(b'z');
            let letters =
                [(frame.personality.is_some(), b'P'), (frame.lsda.is_some(), b'L'), (true, b'R'), (frame.signal, b'S')];
            let own = frame.letters.into_iter().zip(self.machine.letters);
            letters.into_iter().chain(own).filter(|l| l.0).for_each(|l| self.out.byte(l.1));
        }
        self.out.byte(0);
        if version >= 4 {
            self.out.bytes(&[self.machine.pointer_size, 0]);
        }
        let (code_align, data_align) = (self.machine.code_align, self.machine.data_align);
        self.out.uleb(code_align);
        self.out.end().sleb(data_align);
        let column = frame.return_column().unwrap_or(self.machine.return_column);
        if version == 1 {
            self.out.byte(column as u8);
        } else {
            self.out.uleb(column);
        }
        if self.options.eh {
            let personality = frame.personality.map_or(0, |p| 1 + u64::from(self.encoded_size(p.encoding)));
            self.out.uleb(personality + u64::from(frame.lsda.is_some()) + 1);
            if let Some(personality) = frame.personality {
                self.out.byte(personality.encoding);
                self.pointer(personality, 0);
            }
            if let Some(lsda) = frame.lsda {
                self.out.byte(lsda.encoding);
            }
            self.out.byte(self.pointer_encoding());
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
            self.out.bytes(&code);
            self.initial_cfa_offset = slot;
        }
        let align = if self.options.eh { 4 } else { self.machine.pointer_size };
        self.close(length, align);
    }

    fn fde(&mut self, cie: usize, frame: &Frame, last: bool) {
        let (start, length) = (self.out.len(), self.out.unit_length());
        if self.options.eh {
            self.word((start + 4 - cie) as u32);
        } else {
            let at = self.out.length();
            let constant = self.section_offset(cie) as i64;
            let value = RelocatableValue { constant, ..RelocatableValue::symbol(self.options.section_symbol) };
            let kind = self.options.fixups.section_offset;
            self.out.end().fixup(at, kind, Value::Relocatable(value), 0, frame.span.start);
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
        self.length(frame, frame.end, size);
        if self.options.eh {
            let size = frame.lsda.map_or(0, |l| self.encoded_size(l.encoding));
            self.out.uleb(size.into());
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
                    self.out.bytes(bytes);
                    from = end as usize;
                }
                Made::Late(index) => self.late(self.frames.late[index as usize]),
            }
        }
        let base = if frame.is_cfa_absolute { 0 } else { self.initial_cfa_offset };
        self.last_cfa_offset = base.wrapping_add(frame.cfa_offset);
        let align = if last { self.machine.pointer_size } else { size };
        self.close(length, align);
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
                let message = format!("symbol '{}' is already defined", self.model.display_name(symbol));
                let error = Diagnostic::error(Code::SymbolRedefined, Span::at(at), message);
                self.diagnostics.push(error.help("each section of frames that is written defines it"));
            }
            Late::Label(symbol, _) => {
                let place = self.out.subsection.here(self.options.subsection);
                let own = self.options.subsection.0 as usize;
                std::mem::swap(&mut self.model.subsections[own], &mut self.out.subsection);
                self.model.label_in_table(symbol, place);
                std::mem::swap(&mut self.model.subsections[own], &mut self.out.subsection);
            }
        }
        self.out.bytes(&code);
    }
}
