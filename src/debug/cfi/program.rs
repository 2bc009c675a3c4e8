//! The instructions of a frame (DWARF 5, section 6.4.2), encoded as far as the text determines them.
//!
//! In some texts the frames of many small functions are a large part, and nearly all instructions have two or three
//! bytes, so they are encoded at once. Between them are the places at which they take effect, whose distances only the
//! layout knows. Instructions relative to the CIE's initial CFA offset are encoded when the section is written; so are
//! labels in the section.

use super::FrameTarget;
use crate::model::{SectionOffset, SubsectionId, Value};
use crate::parse::ast::Name;

/// A call frame instruction as written in its directive.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    missing_docs,
    reason = "each variant is named after its directive; fields are DWARF register numbers and offsets"
)]
pub enum Operation {
    DefCfa {
        register: u64,
        offset: i64,
    },
    DefCfaOffset(i64),
    AdjustCfaOffset(i64),
    DefCfaRegister(u64),
    LlvmDefAspaceCfa {
        register: u64,
        offset: i64,
        space: i64,
    },
    Offset {
        /// The DWARF register number.
        register: u64,
        /// Relative to the CFA.
        offset: i64,
    },
    RelOffset {
        register: u64,
        offset: i64,
    },
    ValOffset {
        register: u64,
        offset: i64,
    },
    Register {
        register: u64,
        other: u64,
    },
    Restore(u64),
    Undefined(u64),
    SameValue(u64),
    RememberState,
    RestoreState,
    Escape(Vec<EscapeByte>),
    WindowSave,
    /// A symbol to define at the place, and the source position of its name.
    Label(Name, u32),
}

/// A byte of `.cfi_escape`: a constant or an expression.
pub type EscapeByte = Value;

/// The instructions that take effect at a place. There are very many steps, so the size matters.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    fragment: u32,
    offset: u32,
    pub source_pos: u32,
    made: u32,
}

const _: () = assert!(size_of::<Step>() == 16);

#[derive(Clone, Copy, Debug)]
pub enum Made {
    /// The bytes from the end of the previous step up to this index in the frame's bytes.
    Bytes(u32),
    /// An instruction that is encoded when the section is written, as an index into [`super::Frames::late`].
    Late(u32),
    /// No instruction: the following steps are in this subsection. The first ones are in that of the frame's start.
    Subsection(SubsectionId),
}

impl Step {
    /// `made` holds the index above two tag bits. It fits because each item takes more than four bytes of text and
    /// source positions are 32-bit.
    #[inline]
    fn new(place: SectionOffset, source_pos: u32, made: Made) -> Step {
        let made = match made {
            Made::Bytes(end) => end << 2,
            Made::Late(index) => index << 2 | 1,
            Made::Subsection(id) => id.0 << 2 | 2,
        };
        Step { fragment: place.fragment, offset: place.offset, source_pos, made }
    }

    #[inline]
    pub fn made(&self) -> Made {
        let index = self.made >> 2;
        match self.made & 3 {
            0 => Made::Bytes(index),
            1 => Made::Late(index),
            _ => Made::Subsection(SubsectionId(index)),
        }
    }

    /// The place at which the step takes effect. `subsection` is that of the preceding [`Made::Subsection`].
    #[inline]
    pub fn place(&self, subsection: SubsectionId) -> SectionOffset {
        SectionOffset { subsection, fragment: self.fragment, offset: self.offset }
    }
}

/// An instruction that is encoded when the section is written.
#[derive(Clone, Copy, Debug)]
pub enum Late {
    /// Sets the CFA offset to that of the CIE plus this.
    DefCfaOffset(i64),
    /// A register is saved at an offset from the CFA, less the CFA offset of the CIE.
    Offset { register: u64, offset: i64 },
    /// A label in the section: the symbol and the source position of its name.
    Label(Name, u32),
}

/// What `.sframe` needs to know of an instruction and its bytes do not encode.
#[derive(Clone, Copy, Debug)]
pub struct Note {
    /// The index in the frame's bytes at which the instruction begins.
    pub at: u32,
    pub source_pos: u32,
    pub noted: Noted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// `.cfi_adjust_cfa_offset` with its operand.
    Adjust(i64),
    /// `.cfi_rel_offset` with its offset.
    RelOffset(i64),
    /// An offset from the CFA that is not a multiple of the data alignment factor.
    Offset(i64),
    /// `.cfi_escape` with its number of bytes.
    Escape(u32),
    /// Another instruction that a warning may refer to.
    Other,
}

#[derive(Debug, Default)]
pub struct Program {
    pub(super) steps: Vec<Step>,
    pub(super) code: Vec<u8>,
    pub(super) notes: Vec<Note>,
    /// The subsection of the last step, or of the frame's start.
    subsection: Option<SubsectionId>,
    /// Relative to that of the CIE unless `is_absolute`.
    cfa_offset: i64,
    is_absolute: bool,
}

impl Program {
    pub(super) fn start(&mut self, subsection: SubsectionId) {
        self.steps.clear();
        self.code.clear();
        self.notes.clear();
        self.subsection = Some(subsection);
        (self.cfa_offset, self.is_absolute) = (0, false);
    }

    /// The CFA offset, and whether it is absolute rather than relative to that of the CIE.
    pub(super) fn cfa_offset(&self) -> (i64, bool) {
        (self.cfa_offset, self.is_absolute)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn push(
        &mut self,
        place: SectionOffset,
        operation: Operation,
        source_pos: u32,
        machine: &FrameTarget,
        late: &mut Vec<Late>,
    ) {
        if let Some(noted) = noted(&operation, machine.data_align) {
            self.notes.push(Note { at: self.code.len() as u32, source_pos, noted });
        }
        match self.encode(operation, machine.data_align) {
            Some(waits) => {
                let made = Made::Late(late.len() as u32);
                late.push(waits);
                self.step(place, source_pos, made);
            }
            None => self.close_step(place, source_pos),
        }
    }

    /// Adds a `DW_CFA_offset`, by far the most frequent instruction.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn push_saved(
        &mut self,
        place: SectionOffset,
        register: u64,
        offset: i64,
        source_pos: u32,
        machine: &FrameTarget,
    ) {
        let factored = offset / machine.data_align;
        if factored * machine.data_align != offset {
            self.notes.push(Note { at: self.code.len() as u32, source_pos, noted: Noted::Offset(offset) });
        }
        saved_at(register, factored, &mut self.code);
        self.close_step(place, source_pos);
    }

    /// Makes the bytes up to here take effect at `place`.
    #[inline]
    fn close_step(&mut self, place: SectionOffset, source_pos: u32) {
        let made = Made::Bytes(self.code.len() as u32);
        if let Some(last) = self.steps.last_mut()
            && matches!(last.made(), Made::Bytes(_))
            && self.subsection == Some(place.subsection)
            && last.place(place.subsection) == place
        {
            last.made = Step::new(place, source_pos, made).made;
        } else {
            self.step(place, source_pos, made);
        }
    }

    #[inline]
    fn step(&mut self, place: SectionOffset, source_pos: u32, made: Made) {
        if self.subsection != Some(place.subsection) {
            self.subsection = Some(place.subsection);
            self.steps.push(Step::new(place, source_pos, Made::Subsection(place.subsection)));
        }
        self.steps.push(Step::new(place, source_pos, made));
    }

    /// Appends the bytes of an instruction, or returns it if it can be encoded only when the section is written.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn encode(&mut self, operation: Operation, data_align: i64) -> Option<Late> {
        let code = &mut self.code;
        match operation {
            Operation::DefCfa { register, offset } => {
                def_cfa(register, offset, code);
                (self.cfa_offset, self.is_absolute) = (offset, true);
            }
            Operation::DefCfaOffset(offset) => {
                def_cfa_offset(offset, code);
                (self.cfa_offset, self.is_absolute) = (offset, true);
            }
            Operation::AdjustCfaOffset(delta) => {
                self.cfa_offset = self.cfa_offset.wrapping_add(delta);
                if !self.is_absolute {
                    return Some(Late::DefCfaOffset(self.cfa_offset));
                }
                def_cfa_offset(self.cfa_offset, code);
            }
            Operation::DefCfaRegister(register) => put(0x0d, [register], code),
            Operation::LlvmDefAspaceCfa { register, offset, space } => {
                put(0x30, [register, offset as u64, space as u64], code);
                (self.cfa_offset, self.is_absolute) = (offset, true);
            }
            Operation::Offset { register, offset } => saved(register, offset, data_align, code),
            Operation::RelOffset { register, offset } => {
                let offset = offset.wrapping_sub(self.cfa_offset);
                if !self.is_absolute {
                    return Some(Late::Offset { register, offset });
                }
                saved(register, offset, data_align, code);
            }
            Operation::ValOffset { register, offset } => {
                let factored = offset / data_align;
                code.push(if factored < 0 { 0x15 } else { 0x14 });
                uleb(register, code);
                if factored < 0 { sleb(factored, code) } else { uleb(factored as u64, code) }
            }
            Operation::Register { register, other } => put(0x09, [register, other], code),
            Operation::Restore(register) if register < 64 => code.push(0xc0 | register as u8),
            Operation::Restore(register) => put(0x06, [register], code),
            Operation::Undefined(register) => put(0x07, [register], code),
            Operation::SameValue(register) => put(0x08, [register], code),
            Operation::RememberState => code.push(0x0a),
            Operation::RestoreState => code.push(0x0b),
            Operation::WindowSave => code.push(0x2d),
            Operation::Escape(bytes) => code.extend(bytes.iter().filter_map(|byte| match byte {
                Value::Relocatable(linear) => Some(linear.constant as u8),
                Value::Tree(_) => None,
            })),
            Operation::Label(name, source_pos) => return Some(Late::Label(name, source_pos)),
        }
        None
    }
}

#[inline]
fn noted(operation: &Operation, data_align: i64) -> Option<Noted> {
    match *operation {
        Operation::AdjustCfaOffset(delta) => Some(Noted::Adjust(delta)),
        Operation::RelOffset { offset, .. } => Some(Noted::RelOffset(offset)),
        Operation::Offset { offset, .. } if offset % data_align != 0 => Some(Noted::Offset(offset)),
        Operation::Escape(ref bytes) => Some(Noted::Escape(bytes.len() as u32)),
        Operation::RememberState | Operation::LlvmDefAspaceCfa { .. } => Some(Noted::Other),
        _ => None,
    }
}

pub(super) fn def_cfa(register: u64, offset: i64, code: &mut Vec<u8>) {
    put(0x0c, [register, offset as u64], code);
}

pub(super) fn def_cfa_offset(offset: i64, code: &mut Vec<u8>) {
    put(0x0e, [offset as u64], code);
}

/// `DW_CFA_offset` or one of its extended forms.
pub(super) fn saved(register: u64, offset: i64, data_align: i64, code: &mut Vec<u8>) {
    saved_at(register, offset / data_align, code);
}

/// As [`saved`], with the offset in units of the data alignment factor.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn saved_at(register: u64, factored: i64, code: &mut Vec<u8>) {
    if factored < 0 {
        code.push(0x11);
        uleb(register, code);
        sleb(factored, code);
    } else if register < 64 && factored < 0x80 {
        code.extend_from_slice(&[0x80 | register as u8, factored as u8]);
    } else if register < 64 {
        code.push(0x80 | register as u8);
        uleb(factored as u64, code);
    } else {
        put(0x05, [register, factored as u64], code);
    }
}

#[inline]
fn put<const N: usize>(opcode: u8, operands: [u64; N], code: &mut Vec<u8>) {
    code.push(opcode);
    for operand in operands {
        uleb(operand, code);
    }
}

#[inline]
fn uleb(value: u64, code: &mut Vec<u8>) {
    if value < 0x80 {
        code.push(value as u8);
    } else {
        // Writing to a vector cannot fail.
        let _ = leb128::write::unsigned(code, value);
    }
}

fn sleb(value: i64, code: &mut Vec<u8>) {
    let _ = leb128::write::signed(code, value);
}
