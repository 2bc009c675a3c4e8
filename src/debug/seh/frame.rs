//! What the directives say of a function.

use crate::model::{SectionId, SectionOffset};
use crate::parse::ast::Name;

/// A step of a prologue; what the numbers mean is up to the machine's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The unwind code.
    pub code: u8,
    /// The register's number.
    pub register: u8,
    /// An offset or a size.
    pub value: u32,
}

/// An epilogue.
#[derive(Clone, Debug)]
pub struct Epilogue {
    /// Where it begins.
    pub begin: SectionOffset,
    /// Its steps, for machines that describe them.
    pub steps: Vec<Operation>,
    /// Where it ends; none while it is open.
    pub end: Option<SectionOffset>,
    /// Where the instructions begin that version 2 describes.
    pub described: Option<SectionOffset>,
    /// The number of the condition under which it is run, if one was given.
    pub condition: Option<u8>,
    /// Where the source starts it.
    pub source_pos: u32,
}

/// What the list of functions has of a part of one.
#[derive(Clone, Copy, Debug)]
pub enum Entry {
    /// A word that says all of it.
    Packed(u32),
    /// The label of its information.
    Info(Name),
}

/// A function or a chained region of one.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The function.
    pub function: Name,
    /// Where the source starts it.
    pub source_pos: u32,
    /// The section of its code.
    pub section: SectionId,
    /// Where its code starts.
    pub begin: SectionOffset,
    /// Where it ends.
    pub end: Option<SectionOffset>,
    /// Where the function or funclet ends.
    pub function_end: Option<SectionOffset>,
    /// Where the prologue ends.
    pub prologue_end: Option<SectionOffset>,
    /// The version of its information.
    pub version: u8,
    /// The handler of exceptions.
    pub handler: Option<Name>,
    /// The handler runs when the stack is unwound.
    pub on_unwind: bool,
    /// The handler runs on exceptions.
    pub on_exception: bool,
    /// The region it is chained to.
    pub parent: Option<usize>,
    /// The steps of its prologue.
    pub steps: Vec<(SectionOffset, Operation)>,
    /// It is a part of a function, which has no prologue of its own.
    pub fragment: bool,
    /// How many codes in front of them say that the prologue ends, for machines that have one.
    pub ends: u32,
    /// The step that sets the frame pointer.
    pub frame_pointer: Option<Operation>,
    /// Its epilogues.
    pub epilogues: Vec<Epilogue>,
    /// The label of its information, once that is written.
    pub info: Option<Name>,
    /// The parts that the list of functions has of it: where each begins.
    pub entries: Vec<(i64, Entry)>,
    /// Its information was asked for before there was any.
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
