//! Call frame information: what `.cfi_*` builds up, and the sections made of it.
//!
//! Each instruction is kept with its place. The sections are written once every
//! place has its offset, so no advance has to be relaxed. This module must not know tokens.

mod encode;
mod register;

pub use encode::emit;
pub use register::FrameTarget;

use crate::ast::Name;
use crate::model::{FixupKind, SectionId, SectionOffset, SubsectionId, Value};
use crate::source::Span;

/// What is written, and how.
#[derive(Clone, Copy, Debug)]
pub struct SectionOptions {
    /// `.eh_frame`, not `.debug_frame`.
    pub eh: bool,
    /// Code may lie anywhere: 8-byte pointers.
    pub large: bool,
    /// The version of DWARF, for `.debug_frame`.
    pub dwarf_version: u16,
    /// The section that is being written and its symbol.
    pub subsection: SubsectionId,
    /// The symbol of that section.
    pub section_symbol: Name,
    /// The fixup kinds of fields of 2, 4 and 8 bytes.
    pub data_fixup: [FixupKind; 3],
    /// The fixup kind of a reference to the section itself.
    pub section_offset: FixupKind,
}

/// A call frame instruction (DWARF 5, section 6.4.2), before its advance is known.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    missing_docs,
    reason = "each variant is named after its directive; fields are DWARF register numbers and offsets"
)]
pub enum Operation {
    DefCfa { register: u64, offset: i64 },
    DefCfaOffset(i64),
    AdjustCfaOffset(i64),
    DefCfaRegister(u64),
    LlvmDefAspaceCfa { register: u64, offset: i64, space: i64 },
    Offset { register: u64, offset: i64 },
    RelOffset { register: u64, offset: i64 },
    ValOffset { register: u64, offset: i64 },
    Register { register: u64, other: u64 },
    Restore(u64),
    Undefined(u64),
    SameValue(u64),
    RememberState,
    RestoreState,
    Escape(Vec<EscapeByte>),
    WindowSave,
    Label(Name),
}

/// A byte of `.cfi_escape`: known, or an expression.
pub type EscapeByte = Value;

/// One instruction of a frame.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Where the code stands when it takes effect.
    pub place: SectionOffset,
    /// What it says.
    pub operation: Operation,
    /// Where the source says so.
    pub source_pos: u32,
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
    /// Where it ends.
    pub end: Option<SectionOffset>,
    /// Its instructions.
    pub instructions: Vec<Instruction>,
    /// The personality routine.
    pub personality: Option<Pointer>,
    /// The language specific data.
    pub lsda: Option<Pointer>,
    /// `.cfi_signal_frame`
    pub signal: bool,
    /// `.cfi_startproc simple`
    pub simple: bool,
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
    /// The frames that are open, each with its section: a frame may start inside another section's.
    open: Vec<(usize, SectionId)>,
}

impl Default for Frames {
    fn default() -> Self {
        Frames { list: Vec::new(), eh_frame: true, debug_frame: false, sframe: false, open: Vec::new() }
    }
}

impl Frames {
    /// Where the frame that is not closed starts.
    #[must_use]
    pub fn open(&self) -> Option<Span> {
        self.open.last().map(|o| self.list[o.0].span)
    }

    /// Where the innermost open frame starts, if it is in that section.
    #[must_use]
    pub fn open_in(&self, section: SectionId) -> Option<Span> {
        self.open.last().filter(|o| o.1 == section).map(|o| self.list[o.0].span)
    }

    /// Starts a frame.
    pub fn start(&mut self, begin: SectionOffset, section: SectionId, simple: bool, span: Span) {
        self.open.push((self.list.len(), section));
        self.list.push(Frame {
            begin,
            end: None,
            instructions: Vec::with_capacity(8),
            personality: None,
            lsda: None,
            signal: false,
            simple,
            return_column: None,
            span,
        });
    }

    /// The open frame.
    #[inline]
    pub fn current(&mut self) -> Option<&mut Frame> {
        self.open.last().map(|o| &mut self.list[o.0])
    }

    /// Adds an instruction to the open frame; false where there is none.
    #[inline]
    pub fn push(&mut self, place: SectionOffset, operation: Operation, source_pos: u32) -> bool {
        let Some(frame) = self.current() else { return false };
        frame.instructions.push(Instruction { place, operation, source_pos });
        true
    }

    /// Ends the open frame.
    pub fn end(&mut self, end: SectionOffset) {
        if let Some((i, _)) = self.open.pop() {
            self.list[i].end = Some(end);
        }
    }
}
