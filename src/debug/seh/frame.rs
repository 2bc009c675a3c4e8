//! Functions as the `.seh_*` directives describe them.

use crate::model::{SectionId, SectionOffset};
use crate::parse::ast::Name;

/// A step of a prologue or epilogue. The numbers are defined by the target's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    pub code: u8,
    pub register: u8,
    pub value: u32,
}

impl Operation {
    /// A step without a register.
    #[must_use]
    pub const fn new(code: u8, value: u32) -> Self {
        Operation { code, register: 0, value }
    }
}

#[derive(Clone, Debug)]
pub struct Epilogue {
    pub begin: SectionOffset,
    /// Its steps, for targets that describe them.
    pub steps: Vec<Operation>,
    /// `None` while the epilogue is open.
    pub end: Option<SectionOffset>,
    /// Where `.seh_unwindv2start` is.
    pub described: Option<SectionOffset>,
    /// The condition under which it is executed, if specified.
    pub condition: Option<u8>,
    pub source_pos: u32,
}

/// The entry of a part of a function in the function table.
#[derive(Clone, Copy, Debug)]
pub enum Entry {
    Packed(u32),
    /// The label of the unwind information.
    Info(Name),
}

/// A function or a chained region of one.
#[derive(Clone, Debug)]
pub struct Frame {
    pub function: Name,
    pub source_pos: u32,
    pub section: SectionId,
    pub begin: SectionOffset,
    pub end: Option<SectionOffset>,
    pub function_end: Option<SectionOffset>,
    pub prologue_end: Option<SectionOffset>,
    pub version: u8,
    pub handler: Option<Name>,
    /// The handler is called when the stack is unwound.
    pub on_unwind: bool,
    pub on_exception: bool,
    pub parent: Option<usize>,
    pub steps: Vec<(SectionOffset, Operation)>,
    /// A fragment of a function, without a prologue of its own.
    pub fragment: bool,
    /// The number of end-of-prologue codes, for targets that have one.
    pub ends: u32,
    pub frame_pointer: Option<Operation>,
    pub epilogues: Vec<Epilogue>,
    /// The label of the unwind information, once it has been written.
    pub info: Option<Name>,
    /// The entries in the function table, each with the offset in bytes of its part.
    pub entries: Vec<(i64, Entry)>,
    /// A `.seh_handlerdata` was skipped because the frame had no unwind information yet.
    pub skipped: bool,
}

impl Frame {
    pub(crate) fn new(function: Name, begin: SectionOffset, section: SectionId, source_pos: u32) -> Self {
        Frame {
            function,
            source_pos,
            section,
            begin,
            end: None,
            function_end: None,
            prologue_end: None,
            version: 1,
            handler: None,
            on_unwind: false,
            on_exception: false,
            parent: None,
            steps: Vec::new(),
            fragment: false,
            ends: 0,
            frame_pointer: None,
            epilogues: Vec::new(),
            info: None,
            entries: Vec::new(),
            skipped: false,
        }
    }
}
