//! Call frame information: what `.cfi_*` builds up, and the sections made of it.
//!
//! Instructions are kept as bytes, with the places at which they take effect. The sections are written once every
//! place has its offset, so no advance has to be relaxed. This module must not know tokens.

mod advance;
mod encode;
mod fields;
mod key;
mod program;
mod register;
mod sframe;

pub use encode::emit;
pub use fields::Labels;
pub use program::{Late, Made, Note, Operation, Step};
pub use register::{FrameTarget, SframeTarget};
pub use sframe::emit as emit_sframe;

use crate::model::{FixupKind, Model, Reuse, SectionId, SectionOffset, SubsectionId};
use crate::parse::ast::Name;
use crate::source::Span;
use program::Program;

/// What is written, and how.
#[derive(Clone, Copy, Debug)]
pub struct SectionOptions {
    /// `.eh_frame`, not `.debug_frame`.
    pub eh: bool,
    /// Code may lie anywhere: 8-byte pointers.
    pub large: bool,
    /// The version of DWARF, for `.debug_frame`.
    pub dwarf_version: u16,
    /// The version of CIEs, where it was asked for.
    pub cie_version: Option<u8>,
    /// Lengths and offsets take 8 bytes.
    pub dwarf64: bool,
    /// The section that is being written and its symbol.
    pub subsection: SubsectionId,
    /// The symbol of that section.
    pub section_symbol: Name,
    /// The fixup kinds of fields of 2, 4 and 8 bytes.
    pub data_fixup: [FixupKind; 3],
    /// The fixup kind of a reference to the section itself.
    pub section_offset: FixupKind,
}

/// A pointer with its encoding (`DW_EH_PE_*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pointer {
    /// The symbol.
    pub symbol: Name,
    /// The encoding.
    pub encoding: u8,
}

/// One `.cfi_startproc` … `.cfi_endproc`.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Where the function starts.
    pub begin: SectionOffset,
    /// The symbol of that place, where relocations name one.
    pub label: Option<Name>,
    /// Where it ends.
    pub end: Option<SectionOffset>,
    /// The symbol of that place, where relocations name one.
    pub end_label: Option<Name>,
    /// Its steps among those of all frames; none until it is closed.
    steps: (u32, u32),
    /// The bytes of its instructions among those of all frames.
    code: (u32, u32),
    /// The notes of its instructions among those of all frames.
    notes: (u32, u32),
    /// The personality routine.
    pub personality: Option<Pointer>,
    /// The language specific data.
    pub lsda: Option<Pointer>,
    /// `.cfi_signal_frame`
    pub signal: bool,
    /// The machine's own letters of the augmentation.
    pub letters: [bool; 2],
    /// `.cfi_startproc simple`
    pub simple: bool,
    /// The CFA's offset at its end; without `true` it counts from that of the CIE.
    cfa_offset: (i64, bool),
    /// `.cfi_return_column`
    pub return_column: Option<u64>,
    /// Where the source starts it.
    pub span: Span,
}

/// All frames of a text.
#[derive(Debug)]
pub struct Frames {
    /// The frames, in order of their starts.
    pub list: Vec<Frame>,
    /// `.eh_frame` is wanted.
    pub eh_frame: bool,
    /// `.debug_frame` is wanted.
    pub debug_frame: bool,
    /// `.sframe` is wanted.
    pub sframe: bool,
    /// The instructions that are made when the section is written.
    pub late: Vec<Late>,
    steps: Vec<Step>,
    code: Vec<u8>,
    notes: Vec<Note>,
    /// The frames that are open: a frame may start inside another section's.
    open: Vec<Open>,
    /// What the last frame that was closed has left to be used again.
    spare: Program,
}

/// A frame that is not closed.
#[derive(Debug)]
struct Open {
    /// Its index in the list.
    frame: usize,
    section: SectionId,
    program: Program,
}

impl Reuse for Frames {
    fn reuse(&mut self) {
        let Frames { list, eh_frame, debug_frame, sframe, late, steps, code, notes, open, spare: _ } = self;
        list.reuse();
        (*eh_frame, *debug_frame, *sframe) = (true, false, false);
        late.reuse();
        steps.reuse();
        code.reuse();
        notes.reuse();
        open.reuse();
    }
}

impl Default for Frames {
    fn default() -> Self {
        Frames {
            list: Vec::new(),
            eh_frame: true,
            debug_frame: false,
            sframe: false,
            late: Vec::new(),
            steps: Vec::new(),
            code: Vec::new(),
            notes: Vec::new(),
            open: Vec::new(),
            spare: Program::default(),
        }
    }
}

impl Frames {
    /// The symbols of `.cfi_label`.
    pub fn labels(&self) -> impl Iterator<Item = Name> + '_ {
        self.late.iter().filter_map(|late| match *late {
            Late::Label(name, _) => Some(name),
            _ => None,
        })
    }

    /// Where the frame that is not closed starts.
    #[must_use]
    pub fn open(&self) -> Option<Span> {
        self.open.last().map(|o| self.list[o.frame].span)
    }

    /// Where the innermost open frame starts, if it is in that section.
    #[must_use]
    pub fn open_in(&self, section: SectionId) -> Option<Span> {
        self.open.last().filter(|o| o.section == section).map(|o| self.list[o.frame].span)
    }

    /// Starts a frame at a place, which may have a symbol.
    pub fn start(
        &mut self,
        (begin, label): (SectionOffset, Option<Name>),
        section: SectionId,
        simple: bool,
        span: Span,
    ) {
        let mut program = std::mem::take(&mut self.spare);
        program.start(begin.subsection);
        self.open.push(Open { frame: self.list.len(), section, program });
        self.list.push(Frame {
            begin,
            label,
            end: None,
            end_label: None,
            steps: (0, 0),
            code: (0, 0),
            notes: (0, 0),
            personality: None,
            lsda: None,
            signal: false,
            letters: [false; 2],
            simple,
            cfa_offset: (0, false),
            return_column: None,
            span,
        });
    }

    /// The open frame.
    #[inline]
    pub fn current(&mut self) -> Option<&mut Frame> {
        self.open.last().map(|o| &mut self.list[o.frame])
    }

    /// Adds an instruction to the open frame; false where there is none.
    #[inline]
    pub fn push(&mut self, place: SectionOffset, operation: Operation, source_pos: u32, machine: &FrameTarget) -> bool {
        let Some(open) = self.open.last_mut() else { return false };
        open.program.push(place, operation, source_pos, machine, &mut self.late);
        true
    }

    /// The same of `DW_CFA_offset`.
    #[inline]
    pub fn push_saved(
        &mut self,
        place: SectionOffset,
        saved: (u64, i64),
        source_pos: u32,
        machine: &FrameTarget,
    ) -> bool {
        let Some(open) = self.open.last_mut() else { return false };
        open.program.push_saved(place, saved, source_pos, machine);
        true
    }

    /// Ends the open frame.
    pub fn end(&mut self, end: SectionOffset, label: Option<Name>) {
        let Some(Open { frame, program, .. }) = self.open.pop() else { return };
        let frame = &mut self.list[frame];
        (frame.end, frame.end_label) = (Some(end), label);
        frame.cfa_offset = program.cfa_offset();
        let (steps, code) = (self.steps.len() as u32, self.code.len() as u32);
        let notes = self.notes.len() as u32;
        self.steps.extend_from_slice(&program.steps);
        self.code.extend_from_slice(&program.code);
        self.notes.extend_from_slice(&program.notes);
        frame.notes = (notes, self.notes.len() as u32);
        (frame.steps, frame.code) = ((steps, self.steps.len() as u32), (code, self.code.len() as u32));
        self.spare = program;
    }

    /// The steps of a frame, and the bytes of its instructions.
    #[must_use]
    pub fn program(&self, frame: &Frame) -> (&[Step], &[u8]) {
        let steps = self.steps.get(frame.steps.0 as usize..frame.steps.1 as usize).unwrap_or_default();
        (steps, self.code.get(frame.code.0 as usize..frame.code.1 as usize).unwrap_or_default())
    }

    /// What was noted of a frame's instructions.
    fn notes(&self, frame: &Frame) -> &[Note] {
        self.notes.get(frame.notes.0 as usize..frame.notes.1 as usize).unwrap_or_default()
    }

    /// The symbols that the frames name, in the order in which their sections are written: the personality and the data of its
    /// language, which only `.eh_frame` has, and the labels among the instructions.
    pub fn symbols(&self, model: &Model) -> Vec<Name> {
        let mut symbols = Vec::new();
        for frame in key::sorted(&self.list, model) {
            let pointers = [frame.personality, frame.lsda].into_iter().flatten().filter(|_| self.eh_frame);
            symbols.extend(pointers.map(|pointer| pointer.symbol));
            symbols.extend(self.program(frame).0.iter().filter_map(|step| match step.made() {
                Made::Late(index) => match self.late.get(index as usize) {
                    Some(&Late::Label(name, _)) => Some(name),
                    _ => None,
                },
                Made::Bytes(_) | Made::Subsection(_) => None,
            }));
        }
        symbols
    }
}
