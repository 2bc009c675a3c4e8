//! Call frame information: collects the `.cfi_*` directives and writes `.eh_frame`, `.debug_frame` and `.sframe`.
//!
//! Instructions are kept encoded, with the places at which they take effect. The sections are written after layout, so
//! no advance has to be relaxed. This module does not depend on tokens.

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

use crate::debug::Fixups;
use crate::growth;
use crate::model::{FixupKind, Model, Reset, SectionId, SectionOffset, SubsectionId};
use crate::parse::ast::Name;
use crate::short_slice;
use crate::source::Span;
use program::Program;

#[derive(Clone, Copy, Debug)]
pub struct SectionOptions {
    /// `.eh_frame`, not `.debug_frame`.
    pub eh: bool,
    /// Large code model: pointers to code have 8 bytes.
    pub large: bool,
    pub dwarf_version: u16,
    pub cie_version: Option<u8>,
    pub subsection: SubsectionId,
    pub section_symbol: Name,
    /// The fixup kinds of fields of 2, 4 and 8 bytes.
    pub data_fixup: [FixupKind; 3],
    pub fixups: Fixups,
}

/// A pointer with its encoding (`DW_EH_PE_*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pointer {
    pub symbol: Name,
    pub encoding: u8,
}

/// One `.cfi_startproc` ... `.cfi_endproc`.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    pub begin: SectionOffset,
    /// The symbol at `begin`, for targets whose relocations refer to it.
    pub label: Option<Name>,
    /// The start while the frame is open.
    pub end: SectionOffset,
    /// The symbol at `end`, for targets whose relocations refer to it.
    pub end_label: Option<Name>,
    /// The range of its steps in `Frames::steps`; empty while the frame is open.
    steps: (u32, u32),
    /// The range of its instructions' bytes in `Frames::code`.
    code: (u32, u32),
    /// The range of its notes in `Frames::notes`.
    notes: (u32, u32),
    pub personality: Option<Pointer>,
    /// The language-specific data area.
    pub lsda: Option<Pointer>,
    pub signal: bool,
    /// Whether each of the target's augmentation letters is set.
    pub letters: [bool; 2],
    pub simple: bool,
    /// The CFA offset at the end is not relative to that of the CIE.
    is_cfa_absolute: bool,
    /// The CFA offset at the end.
    cfa_offset: i64,
    /// Hardly any text has one.
    return_column: Option<Box<u64>>,
    pub span: Span,
}

// Some texts have very many frames.
const _: () = assert!(size_of::<Frame>() <= 104);

impl Frame {
    #[inline]
    pub fn return_column(&self) -> Option<u64> {
        self.return_column.as_deref().copied()
    }
    pub fn set_return_column(&mut self, register: u64) {
        self.return_column = Some(Box::new(register));
    }
}

#[derive(Debug)]
pub struct Frames {
    /// The frames, in the order of their starts.
    pub list: Vec<Frame>,
    pub eh_frame: bool,
    pub debug_frame: bool,
    pub sframe: bool,
    /// The instructions that are encoded when the section is written.
    pub late: Vec<Late>,
    steps: Vec<Step>,
    code: Vec<u8>,
    notes: Vec<Note>,
    /// A stack of open frames: one may start while that of another section is open.
    open: Vec<Open>,
    /// The buffers of the last closed frame, for reuse.
    spare: Program,
}

#[derive(Debug)]
struct Open {
    /// Index in [`Frames::list`].
    frame: usize,
    section: SectionId,
    program: Program,
}

impl Reset for Frames {
    fn reset(&mut self) {
        let Frames { list, eh_frame, debug_frame, sframe, late, steps, code, notes, open, spare: _ } = self;
        list.reset();
        (*eh_frame, *debug_frame, *sframe) = (true, false, false);
        late.reset();
        steps.reset();
        code.reset();
        notes.reset();
        open.reset();
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
    /// The symbols defined by `.cfi_label`.
    pub fn labels(&self) -> impl Iterator<Item = Name> + '_ {
        self.late.iter().filter_map(|late| match *late {
            Late::Label(name, _) => Some(name),
            _ => None,
        })
    }

    /// The `.cfi_startproc` of the innermost open frame.
    pub fn open(&self) -> Option<Span> {
        self.open.last().map(|o| self.list[o.frame].span)
    }

    /// The `.cfi_startproc` of the innermost open frame, if it is in `section`.
    pub fn open_in(&self, section: SectionId) -> Option<Span> {
        self.open.last().filter(|o| o.section == section).map(|o| self.list[o.frame].span)
    }

    /// Opens a frame at a place, which may have a symbol.
    pub fn start(&mut self, begin: SectionOffset, label: Option<Name>, section: SectionId, simple: bool, span: Span) {
        let mut program = std::mem::take(&mut self.spare);
        program.start(begin.subsection);
        self.open.push(Open { frame: self.list.len(), section, program });
        growth::push(&mut self.list, Frame { begin, label, end: begin, simple, span, ..Frame::default() });
    }

    #[inline]
    pub fn current(&mut self) -> Option<&mut Frame> {
        self.open.last().map(|o| &mut self.list[o.frame])
    }

    /// The program of the open frame, and the instructions that are encoded when the section is written.
    #[inline]
    pub fn open_program(&mut self) -> Option<(&mut Program, &mut Vec<Late>)> {
        self.open.last_mut().map(|open| (&mut open.program, &mut self.late))
    }

    pub fn end(&mut self, end: SectionOffset, label: Option<Name>) {
        let Some(Open { frame, program, .. }) = self.open.pop() else { return };
        let frame = &mut self.list[frame];
        (frame.end, frame.end_label) = (end, label);
        (frame.cfa_offset, frame.is_cfa_absolute) = program.cfa_offset();
        let (steps, code) = (self.steps.len() as u32, self.code.len() as u32);
        let notes = self.notes.len() as u32;
        growth::reserve(&mut self.steps, program.steps.len());
        self.steps.extend_from_slice(&program.steps);
        short_slice::append(&mut self.code, &program.code);
        self.notes.extend_from_slice(&program.notes);
        frame.notes = (notes, self.notes.len() as u32);
        (frame.steps, frame.code) = ((steps, self.steps.len() as u32), (code, self.code.len() as u32));
        self.spare = program;
    }

    /// The steps of a frame and the bytes of its instructions.
    pub fn program(&self, frame: &Frame) -> (&[Step], &[u8]) {
        let steps = self.steps.get(frame.steps.0 as usize..frame.steps.1 as usize).unwrap_or_default();
        (steps, self.code.get(frame.code.0 as usize..frame.code.1 as usize).unwrap_or_default())
    }

    fn notes(&self, frame: &Frame) -> &[Note] {
        self.notes.get(frame.notes.0 as usize..frame.notes.1 as usize).unwrap_or_default()
    }

    /// The symbols that the frames refer to, in the order in which their sections are written: personality and LSDA,
    /// which only `.eh_frame` has, and the labels among the instructions.
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
