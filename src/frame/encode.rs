//! `.eh_frame` and `.debug_frame` (DWARF 5, section 6.4; LSB Core, chapter 10), as llvm-mc lays them out.
//!
//! CIE and FDE are the standard's names. Frames that agree in personality, encodings and flags share a CIE; FDEs are sorted by
//! CIE, stably. A function whose end or rows lie in another section than its start has no representation.

use super::{Frame, FrameTarget, Frames, Operation, Pointer, SectionOptions};
use crate::ast::Name;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::emitter::Emitter;
use crate::model::{Definition, Model, RelocatableValue, SectionOffset, Subsection, Value};
use crate::source::Span;

const PE_PCREL: u8 = 0x10;
const PE_SDATA4: u8 = 0x0b;
const PE_SDATA8: u8 = 0x0c;

/// What frames have in common that share a CIE, in the order in which CIEs come.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    personality: Vec<u8>,
    personality_encoding: u8,
    lsda_encoding: u8,
    signal: bool,
    simple: bool,
    return_column: u64,
}

impl Key {
    fn new(frame: &Frame, model: &Model) -> Self {
        Key {
            personality: frame.personality.map_or(Vec::new(), |p| model.names.text(p.symbol).to_vec()),
            personality_encoding: frame.personality.map_or(0, |p| p.encoding),
            // Frames without one count as those with absolute pointers.
            lsda_encoding: frame.lsda.map_or(0, |l| l.encoding),
            signal: frame.signal,
            simple: frame.simple,
            return_column: frame.return_column.unwrap_or(0x7fff_ffff),
        }
    }
}

/// Writes one section of frames into its subsection.
pub fn emit(
    frames: &Frames,
    model: &mut Model,
    machine: &FrameTarget,
    options: &SectionOptions,
    diagnostics: &mut Diagnostics,
) {
    // The model keeps what the text put there: places in it have offsets.
    let subsection = model.subsections[options.subsection.0 as usize].clone();
    let mut writer = Writer { model, machine, options, subsection, cfa_offset: 0, initial_cfa_offset: 0, diagnostics };
    let mut order: Vec<(Key, usize)> =
        frames.list.iter().enumerate().map(|(i, f)| (Key::new(f, writer.model), i)).collect();
    order.sort();
    let mut cie: Option<(&Key, usize)> = None;
    for (n, (key, i)) in order.iter().enumerate() {
        let frame = &frames.list[*i];
        let start = match cie {
            Some((last, start)) if last == key || !options.eh => start,
            _ => {
                let start = writer.subsection.data().len();
                writer.cie(frame);
                start
            }
        };
        cie = Some((key, start));
        writer.fde(start, frame, n + 1 == order.len());
    }
    let subsection = writer.subsection;
    model.subsections[options.subsection.0 as usize] = subsection;
}

struct Writer<'a> {
    model: &'a mut Model,
    machine: &'a FrameTarget,
    options: &'a SectionOptions,
    subsection: Subsection,
    cfa_offset: i64,
    initial_cfa_offset: i64,
    diagnostics: &'a mut Diagnostics,
}

impl Writer<'_> {
    #[inline]
    fn end(&mut self) -> Emitter<'_> {
        Emitter::new(&mut self.subsection)
    }

    fn byte(&mut self, byte: u8) {
        self.end().bytes(&[byte]);
    }

    fn uleb(&mut self, value: u64) {
        self.end().uleb(value);
    }

    fn sleb(&mut self, value: i64) {
        self.end().sleb(value);
    }

    fn word(&mut self, value: u32) {
        self.end().bytes(&value.to_le_bytes());
    }

    /// Pads with zeros (`DW_CFA_nop`) and writes the length in front of the entry that starts at `start`.
    fn close(&mut self, start: usize, align: u8) {
        let align = usize::from(align);
        let end = self.section_offset(self.subsection.data().len());
        let padding = end.next_multiple_of(align as u64) - end;
        self.end().zeros(padding as usize);
        let size = self.subsection.data().len();
        let length = (size - start - 4) as u32;
        self.end().patch(start, &length.to_le_bytes());
        let owner = self.subsection.section;
        let section = &mut self.model.sections[owner.0 as usize];
        section.align_log2 = section.align_log2.max(align.trailing_zeros() as u8);
    }

    /// The offset in the section of a byte that is written here.
    fn section_offset(&self, at: usize) -> u64 {
        let open = &self.subsection.fragments[self.subsection.open() as usize];
        open.offset + (at - open.start as usize) as u64
    }

    fn pointer_encoding(&self) -> u8 {
        if self.machine.absolute {
            return 0;
        }
        PE_PCREL | if self.options.large && self.machine.has_large_code { PE_SDATA8 } else { PE_SDATA4 }
    }

    fn encoded_size(&self, encoding: u8) -> u8 {
        match encoding & 0x07 {
            2 => 2,
            3 => 4,
            4 => 8,
            _ => self.machine.pointer_size,
        }
    }

    fn version(&self) -> u8 {
        match (self.options.eh, self.options.dwarf_version) {
            (true, _) | (false, 2) => 1,
            (false, 3) => 3,
            _ => 4,
        }
    }

    fn cie(&mut self, frame: &Frame) {
        let start = self.subsection.data().len();
        self.word(0);
        self.word(if self.options.eh { 0 } else { u32::MAX });
        let version = self.version();
        self.byte(version);
        if self.options.eh {
            self.byte(b'z');
            let letters =
                [(frame.personality.is_some(), b'P'), (frame.lsda.is_some(), b'L'), (true, b'R'), (frame.signal, b'S')];
            letters.iter().filter(|l| l.0).for_each(|l| self.byte(l.1));
        }
        self.byte(0);
        if version >= 4 {
            self.byte(self.machine.pointer_size);
            self.byte(0);
        }
        self.uleb(self.machine.code_align);
        self.sleb(self.machine.data_align);
        let column = frame.return_column.unwrap_or(self.machine.return_column);
        if version == 1 {
            self.byte(column as u8);
        } else {
            self.uleb(column);
        }
        if self.options.eh {
            let personality = frame.personality.map_or(0, |p| 1 + u64::from(self.encoded_size(p.encoding)));
            self.uleb(personality + u64::from(frame.lsda.is_some()) + 1);
            if let Some(personality) = frame.personality {
                self.byte(personality.encoding);
                self.pointer(personality);
            }
            if let Some(lsda) = frame.lsda {
                self.byte(lsda.encoding);
            }
            self.byte(self.pointer_encoding());
        }
        self.cfa_offset = 0;
        if !frame.simple {
            let slot = self.machine.slot;
            self.operation(&Operation::DefCfa { register: self.machine.stack_pointer, offset: slot });
            if slot != 0 {
                self.operation(&Operation::Offset { register: self.machine.return_column, offset: -slot });
            }
        }
        self.initial_cfa_offset = self.cfa_offset;
        let align = if self.options.eh { 4 } else { self.machine.pointer_size };
        self.close(start, align);
    }

    fn fde(&mut self, cie: usize, frame: &Frame, last: bool) {
        let start = self.subsection.data().len();
        self.cfa_offset = self.initial_cfa_offset;
        self.word(0);
        if self.options.eh {
            self.word((start + 4 - cie) as u32);
        } else {
            let at = self.subsection.data().len();
            self.word(0);
            let constant = self.section_offset(cie) as i64;
            let value = RelocatableValue { constant, ..RelocatableValue::symbol(self.options.section_symbol) };
            let kind = self.options.section_offset;
            self.end().fixup(at, kind, Value::Relocatable(value), 0, frame.span.start);
        }
        let encoding = if self.options.eh { self.pointer_encoding() } else { 0 };
        let size = self.encoded_size(encoding);
        let begin = self.model.anonymous(b"");
        self.model.symbol_mut(begin).definition = Definition::Label(frame.begin);
        self.pointer(Pointer { symbol: begin, encoding });
        let end = frame.end.unwrap_or(frame.begin);
        self.length(begin, frame, end, size);
        if self.options.eh {
            self.uleb(frame.lsda.map_or(0, |l| u64::from(self.encoded_size(l.encoding))));
            if let Some(lsda) = frame.lsda {
                self.pointer(lsda);
            }
        }
        let mut row = frame.begin;
        for instruction in &frame.instructions {
            let delta = match self.distance(row, instruction.place) {
                Some(delta) => delta,
                None => {
                    let span = Span::new(instruction.source_pos, instruction.source_pos);
                    let message = "Cannot represent a difference across sections";
                    self.diagnostics.push(Diagnostic::error(Code::DifferenceAcrossSections, span, message));
                    0
                }
            };
            self.advance(delta / self.machine.code_align);
            row = instruction.place;
            self.operation(&instruction.operation);
        }
        let align = if last { self.machine.pointer_size } else { size };
        self.close(start, align);
    }

    /// The size of a frame's code. Where it ends in another section, COFF has a relocation for that.
    fn length(&mut self, begin: Name, frame: &Frame, end: SectionOffset, size: u8) {
        if let Some(length) = self.distance(frame.begin, end) {
            self.end().number(length, size);
            return;
        }
        if self.model.coff.is_none() {
            let message = "Cannot represent a difference across sections";
            self.diagnostics.push(Diagnostic::error(Code::DifferenceAcrossSections, frame.span, message));
        }
        let label = self.model.anonymous(b"");
        self.model.symbol_mut(label).definition = Definition::Label(end);
        let at = self.subsection.data().len();
        self.end().zeros(usize::from(size));
        if self.model.coff.is_some() {
            let value = RelocatableValue { sub: Some(begin), ..RelocatableValue::symbol(label) };
            let kind = self.options.data_fixup[size.trailing_zeros() as usize - 1];
            self.end().fixup(at, kind, Value::Relocatable(value), 0, frame.span.start);
        }
    }

    /// The bytes from one place to another of the same section.
    fn distance(&self, from: SectionOffset, to: SectionOffset) -> Option<u64> {
        let same = self.model.section_of(from) == self.model.section_of(to);
        same.then(|| self.model.offset_of(to).wrapping_sub(self.model.offset_of(from)))
    }

    fn advance(&mut self, delta: u64) {
        match delta {
            0 => {}
            1..0x40 => self.byte(0x40 | delta as u8),
            0x40..0x100 => self.end().bytes(&[0x02, delta as u8]),
            0x100..0x1_0000 => {
                self.byte(0x03);
                self.end().bytes(&(delta as u16).to_le_bytes());
            }
            _ => {
                self.byte(0x04);
                self.word(delta as u32);
            }
        }
    }

    /// A field with the address of a symbol, absolute or relative to the field.
    fn pointer(&mut self, pointer: Pointer) {
        let size = self.encoded_size(pointer.encoding);
        let at = self.subsection.data().len();
        self.model.register(pointer.symbol);
        let mut value = RelocatableValue::symbol(pointer.symbol);
        if pointer.encoding & 0x70 == PE_PCREL {
            let here = self.model.anonymous(b"");
            let place = self.subsection.here(self.options.subsection);
            self.model.symbol_mut(here).definition = Definition::Label(place);
            value.sub = Some(here);
        }
        self.end().zeros(usize::from(size));
        let kind = self.options.data_fixup[size.trailing_zeros() as usize - 1];
        self.end().fixup(at, kind, Value::Relocatable(value), 0, 0);
    }

    fn operation(&mut self, operation: &Operation) {
        match *operation {
            Operation::DefCfa { register, offset } => {
                self.byte(0x0c);
                self.uleb(register);
                self.cfa_offset = offset;
                self.uleb(offset as u64);
            }
            Operation::DefCfaOffset(offset) => self.def_cfa_offset(offset),
            Operation::AdjustCfaOffset(delta) => self.def_cfa_offset(self.cfa_offset.wrapping_add(delta)),
            Operation::DefCfaRegister(register) => {
                self.byte(0x0d);
                self.uleb(register);
            }
            Operation::LlvmDefAspaceCfa { register, offset, space } => {
                self.byte(0x30);
                self.uleb(register);
                self.cfa_offset = offset;
                self.uleb(offset as u64);
                self.uleb(space as u64);
            }
            Operation::Offset { register, offset } => self.offset(register, offset),
            Operation::RelOffset { register, offset } => self.offset(register, offset.wrapping_sub(self.cfa_offset)),
            Operation::ValOffset { register, offset } => {
                let factored = offset / self.machine.data_align;
                self.byte(if factored < 0 { 0x15 } else { 0x14 });
                self.uleb(register);
                if factored < 0 { self.sleb(factored) } else { self.uleb(factored as u64) }
            }
            Operation::Register { register, other } => {
                self.byte(0x09);
                self.uleb(register);
                self.uleb(other);
            }
            Operation::Restore(register) if register < 64 => self.byte(0xc0 | register as u8),
            Operation::Restore(register) => {
                self.byte(0x06);
                self.uleb(register);
            }
            Operation::Undefined(register) => {
                self.byte(0x07);
                self.uleb(register);
            }
            Operation::SameValue(register) => {
                self.byte(0x08);
                self.uleb(register);
            }
            Operation::RememberState => self.byte(0x0a),
            Operation::RestoreState => self.byte(0x0b),
            Operation::WindowSave => self.byte(0x2d),
            Operation::Escape(ref bytes) => {
                for byte in bytes {
                    if let Value::Relocatable(linear) = byte {
                        self.byte(linear.constant as u8);
                    }
                }
            }
            Operation::Label(symbol) if self.model.symbol(symbol).is_defined() => {
                let name = String::from_utf8_lossy(self.model.names.text(symbol)).into_owned();
                let message = format!("symbol '{name}' is already defined");
                let at = self.model.position_of(symbol);
                let span = Span::new(at, at);
                let error = Diagnostic::error(Code::SymbolRedefined, span, message);
                self.diagnostics.push(error.help("each section of frames that is written defines it"));
            }
            Operation::Label(symbol) => {
                let place = self.subsection.here(self.options.subsection);
                self.model.register(symbol);
                self.model.symbol_mut(symbol).definition = Definition::Label(place);
            }
        }
    }

    fn def_cfa_offset(&mut self, offset: i64) {
        self.byte(0x0e);
        self.cfa_offset = offset;
        self.uleb(offset as u64);
    }

    fn offset(&mut self, register: u64, offset: i64) {
        let factored = offset / self.machine.data_align;
        if factored < 0 {
            self.byte(0x11);
            self.uleb(register);
            self.sleb(factored);
        } else if register < 64 {
            self.byte(0x80 | register as u8);
            self.uleb(factored as u64);
        } else {
            self.byte(0x05);
            self.uleb(register);
            self.uleb(factored as u64);
        }
    }
}
