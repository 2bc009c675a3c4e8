//! Windows unwind information: collects the `.seh_*` directives and writes `.xdata` and `.pdata`.
//!
//! A function is a frame, and so is each of its chained regions. The steps of its prologue are kept with their places;
//! the target's table ([`x64`], [`arm64`], [`arm`]) defines how a step is encoded. The unwind information of a frame is
//! written to `.xdata` at the end of its function (or at `.seh_handlerdata`), the function table to `.pdata` at the end
//! of the text.
//!
//! This module does not depend on tokens.

pub mod frame;
pub mod late;
pub mod record;
pub mod rules;
pub mod writer;

pub use frame::{Entry, Epilogue, Frame, Operation};
pub use rules::Rules;
pub use writer::{Destination, Writer};

use crate::diag::Code;
use crate::growth;
use crate::model::{Reset, SectionId, SectionOffset};
use crate::parse::ast::Name;
use late::Late;
use rustc_hash::FxHashMap;

/// Why a directive is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    pub code: Code,
    pub message: &'static str,
    pub function: Option<Name>,
}

impl Refused {
    const fn of(self, function: Name) -> Refused {
        Refused { function: Some(function), ..self }
    }
}

pub(crate) const fn misplaced(message: &'static str) -> Refused {
    Refused { code: Code::SehMisplaced, message, function: None }
}

pub(crate) const fn unfinished(message: &'static str) -> Refused {
    Refused { code: Code::SehUnfinished, message, function: None }
}

pub(crate) const fn bad(message: &'static str) -> Refused {
    Refused { code: Code::SehBadOperand, message, function: None }
}

#[derive(Debug, Default)]
pub struct Unwind {
    pub rules: &'static Rules,
    /// The frames, in the order of their starts.
    pub frames: Vec<Frame>,
    current: Option<usize>,
    /// The index of the current function's first frame.
    first: usize,
    in_epilogue: bool,
    /// The text is printed, so the size of the code is not known.
    pub is_printed: bool,
    late: Vec<Late>,
    sections: FxHashMap<SectionId, u32>,
}

impl Reset for Unwind {
    fn reset(&mut self) {
        *self = Unwind { rules: self.rules, ..Unwind::default() };
    }
}

impl Unwind {
    /// The open frame.
    pub fn current(&mut self) -> Result<&mut Frame, Refused> {
        let frame = self.current.and_then(|i| self.frames.get_mut(i)).filter(|f| f.end.is_none());
        frame.ok_or(misplaced(".seh_ directive must appear within an active frame"))
    }

    /// The open frame, unless it is a chained region.
    fn unchained(&mut self, refused: Refused) -> Result<&mut Frame, Refused> {
        let frame = self.current()?;
        if frame.parent.is_some() { Err(refused) } else { Ok(frame) }
    }

    /// The number of a section of code, which distinguishes its unwind sections.
    pub fn section_number(&mut self, section: SectionId) -> u32 {
        let next = self.sections.len() as u32;
        *self.sections.entry(section).or_insert(next)
    }
    pub fn current_index(&self) -> Option<usize> {
        self.current.filter(|&i| self.frames.get(i).is_some_and(|f| f.end.is_none()))
    }

    /// The source position of the last frame, if it has not been closed.
    pub fn open(&self) -> Option<u32> {
        self.frames.last().filter(|f| f.end.is_none()).map(|f| f.source_pos)
    }

    /// `.seh_proc`
    pub fn start(
        &mut self,
        function: Name,
        at: SectionOffset,
        section: SectionId,
        source_pos: u32,
    ) -> Result<(), Refused> {
        if self.current_index().is_some() {
            return Err(unfinished("Starting a function before ending the previous one!"));
        }
        let open = self.frames.last().filter(|_| self.in_epilogue && self.rules.has_epilogue_codes);
        let message = "an epilogue is never closed by .seh_endepilogue in ";
        let open = open.map(|f| unfinished(message).of(f.function));
        self.first = self.frames.len();
        self.current = Some(self.first);
        self.in_epilogue = false;
        growth::push(&mut self.frames, Frame::new(function, at, section, source_pos));
        open.map_or(Ok(()), Err)
    }

    /// `.seh_endproc`: returns the frames of the function that ends.
    pub fn end(&mut self, at: SectionOffset) -> Result<std::ops::Range<usize>, Refused> {
        let frame = self.unchained(unfinished("Not all chained regions terminated!"))?;
        frame.end = Some(at);
        frame.function_end.get_or_insert(at);
        let frames = self.first..self.frames.len();
        // Version 1 does not describe epilogues.
        let open = |f: &&Frame| f.version >= 2 && f.epilogues.iter().any(|e| e.end.is_none());
        if let Some(frame) = self.frames[frames.clone()].iter().find(open) {
            return Err(unfinished("an epilogue is never closed by .seh_endepilogue in ").of(frame.function));
        }
        Ok(frames)
    }

    pub fn end_funclet(&mut self, at: SectionOffset) -> Result<(), Refused> {
        let frame = self.unchained(unfinished("Not all chained regions terminated!"))?;
        frame.function_end = Some(at);
        Ok(())
    }

    pub fn start_chained(&mut self, at: SectionOffset, section: SectionId, source_pos: u32) -> Result<(), Refused> {
        let function = self.current()?.function;
        let parent = self.current;
        self.current = Some(self.frames.len());
        self.frames.push(Frame { parent, ..Frame::new(function, at, section, source_pos) });
        Ok(())
    }

    pub fn end_chained(&mut self, at: SectionOffset) -> Result<(), Refused> {
        let frame = self.current()?;
        let Some(parent) = frame.parent else {
            return Err(misplaced("End of a chained region outside a chained region!"));
        };
        frame.end = Some(at);
        self.current = Some(parent);
        Ok(())
    }

    pub fn handler(&mut self, handler: Name, on_unwind: bool, on_exception: bool) -> Result<(), Refused> {
        let frame = self.unchained(misplaced("Chained unwind areas can't have handlers!"))?;
        frame.handler = Some(handler);
        frame.on_unwind |= on_unwind;
        frame.on_exception |= on_exception;
        Ok(())
    }

    /// `.seh_handlerdata`: returns the index of the frame whose handler's data follows.
    pub fn handler_data(&mut self) -> Result<usize, Refused> {
        self.unchained(misplaced("Chained unwind areas can't have handlers!"))?;
        Ok(self.current.unwrap_or_default())
    }

    /// A step of the prologue, or of the open epilogue on targets that describe epilogues.
    pub fn step(&mut self, at: SectionOffset, operation: Operation) -> Result<(), Refused> {
        let inside = self.in_epilogue && self.rules.has_epilogue_codes;
        let frame = self.current()?;
        match frame.epilogues.last_mut().filter(|_| inside) {
            Some(epilogue) => epilogue.steps.push(operation),
            None => frame.steps.push((at, operation)),
        }
        Ok(())
    }

    /// `.seh_endprologue`, or `.seh_endprologue_fragment` if `fragment` is set.
    pub fn end_prologue(&mut self, at: SectionOffset, fragment: bool) -> Result<(), Refused> {
        let ends = u32::from(self.rules.has_epilogue_codes);
        let frame = self.current()?;
        frame.prologue_end = Some(at);
        frame.fragment = fragment;
        frame.ends += ends;
        Ok(())
    }

    /// `.seh_startepilogue`, or `.seh_startepilogue_cond` with a condition.
    pub fn start_epilogue(
        &mut self,
        begin: SectionOffset,
        condition: Option<u8>,
        source_pos: u32,
    ) -> Result<(), Refused> {
        let frame = self.current()?;
        if frame.prologue_end.is_none() {
            let message = "starting epilogue (.seh_startepilogue) before prologue has ended (.seh_endprologue) in ";
            return Err(misplaced(message).of(frame.function));
        }
        // Most functions have one, and there are many functions.
        if frame.epilogues.is_empty() {
            frame.epilogues.reserve_exact(1);
        }
        frame.epilogues.push(Epilogue { begin, steps: Vec::new(), end: None, described: None, condition, source_pos });
        self.in_epilogue = true;
        Ok(())
    }

    fn epilogue(&mut self, stray: &'static str) -> Result<(&mut Epilogue, u8, Name), Refused> {
        let inside = self.in_epilogue;
        let frame = self.current()?;
        let (version, function) = (frame.version, frame.function);
        let refused = misplaced(stray).of(function);
        let epilogue = frame.epilogues.last_mut().filter(|e| inside && e.end.is_none()).ok_or(refused)?;
        Ok((epilogue, version, function))
    }

    pub fn end_epilogue(&mut self, at: SectionOffset) -> Result<(), Refused> {
        let close = self.rules.end_epilogue;
        let (epilogue, version, function) = self.epilogue("Stray .seh_endepilogue in ")?;
        close(&mut epilogue.steps);
        epilogue.end = Some(at);
        let missing = version >= 2 && epilogue.described.is_none();
        self.in_epilogue = false;
        if missing {
            return Err(misplaced("Missing .seh_unwindv2start in ").of(function));
        }
        Ok(())
    }

    pub fn start_described(&mut self, at: SectionOffset) -> Result<(), Refused> {
        let (epilogue, _, function) = self.epilogue("Stray .seh_unwindv2start in ")?;
        if epilogue.described.is_some() {
            return Err(misplaced("Duplicate .seh_unwindv2start in ").of(function));
        }
        epilogue.described = Some(at);
        Ok(())
    }

    pub fn version(&mut self, version: u8) -> Result<(), Refused> {
        let frame = self.current()?;
        let function = frame.function;
        if frame.version != 1 {
            return Err(misplaced("Duplicate .seh_unwindversion in ").of(function));
        }
        if version != 2 {
            return Err(bad("Unsupported version specified in .seh_unwindversion in ").of(function));
        }
        frame.version = version;
        Ok(())
    }
}
