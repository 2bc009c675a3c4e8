//! Frame data (`DEBUG_S_FRAMEDATA`): how a debugger finds the caller's frame in 32-bit code.
//!
//! Each step of the prologue gets a record with a program in reverse Polish notation: `$T0 $ebp 8 + =`.

use super::{CodeAddress, CodeView, FRAME_DATA, Item, Relocations, distance, place_of};
use crate::model::{Deferred, FragmentTail, Model, RelocatableValue, SectionOffset, Value};
use crate::parse::ast::Name;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameOperation {
    Push(Box<str>),
    /// A register becomes the frame pointer.
    SetFrame(Box<str>),
    Allocate(u32),
    Align(u32),
}

#[derive(Clone, Debug)]
struct Procedure {
    symbol: Name,
    begin: SectionOffset,
    prologue_end: Option<SectionOffset>,
    end: SectionOffset,
    parameters: u32,
    steps: Vec<(SectionOffset, FrameOperation)>,
}

/// The closed procedures by symbol, and the open one.
#[derive(Debug, Default)]
pub(super) struct Procedures {
    open: Option<Procedure>,
    closed: FxHashMap<Name, Procedure>,
}

#[derive(Debug)]
struct Record {
    place: SectionOffset,
    locals: u32,
    program: u32,
    saved: u16,
    flags: u32,
}

#[derive(Debug)]
pub(super) struct FrameData {
    symbol: Name,
    begin: SectionOffset,
    prologue_end: SectionOffset,
    end: SectionOffset,
    parameters: u32,
    records: Vec<Record>,
}

/// `fIsFunctionStart`: the record describes the start of the function.
const FUNCTION_START: u32 = 1 << 2;

/// Errors are messages.
impl CodeView {
    /// `.cv_fpo_proc`
    pub fn start_procedure(&mut self, symbol: Name, parameters: u32, place: SectionOffset) -> Result<(), &'static str> {
        if self.procedures.open.is_some() {
            return Err("opening new .cv_fpo_proc before closing previous frame");
        }
        let (prologue_end, steps) = (None, Vec::new());
        let open = Procedure { symbol, begin: place, prologue_end, end: place, parameters, steps };
        self.procedures.open = Some(open);
        Ok(())
    }

    fn prologue(&mut self) -> Result<&mut Procedure, &'static str> {
        let open = self.procedures.open.as_mut().filter(|p| p.prologue_end.is_none());
        open.ok_or("directive must appear between .cv_fpo_proc and .cv_fpo_endprologue")
    }

    /// `.cv_fpo_pushreg`, `.cv_fpo_setframe`, `.cv_fpo_stackalloc` and `.cv_fpo_stackalign`.
    pub fn step(&mut self, step: FrameOperation, place: SectionOffset) -> Result<(), &'static str> {
        let procedure = self.prologue()?;
        let framed = procedure.steps.iter().any(|s| matches!(s.1, FrameOperation::SetFrame(_)));
        if matches!(step, FrameOperation::Align(_)) && !framed {
            return Err("a frame register must be established before aligning the stack");
        }
        procedure.steps.push((place, step));
        Ok(())
    }

    /// `.cv_fpo_endprologue`
    pub fn end_prologue(&mut self, place: SectionOffset) -> Result<(), &'static str> {
        self.prologue()?.prologue_end = Some(place);
        Ok(())
    }

    /// `.cv_fpo_endproc`
    pub fn end_procedure(&mut self, place: SectionOffset) -> Result<(), &'static str> {
        let mut procedure = self.procedures.open.take().ok_or(".cv_fpo_endproc must appear after .cv_proc")?;
        let unfinished = procedure.prologue_end.is_none() && !procedure.steps.is_empty();
        procedure.end = place;
        if let Entry::Vacant(entry) = self.procedures.closed.entry(procedure.symbol) {
            entry.insert(procedure);
        }
        if unfinished { Err("missing .cv_fpo_endprologue") } else { Ok(()) }
    }

    /// `.cv_fpo_data`
    pub fn frame_data(&mut self, symbol: Name) -> Option<FragmentTail> {
        let procedure = self.procedures.closed.get(&symbol)?.clone();
        let (begin, end, parameters) = (procedure.begin, procedure.end, procedure.parameters);
        let prologue_end = procedure.prologue_end.unwrap_or(begin);
        let mut state = State::default();
        let mut records = vec![state.record(self, begin, FUNCTION_START)];
        for (place, step) in procedure.steps {
            let framed = state.frame.is_some();
            let silent = framed && matches!(step, FrameOperation::Allocate(_));
            state.step(step);
            // With a frame pointer, the program does not depend on the depth of the stack.
            if !silent {
                records.push(state.record(self, place, 0));
            }
        }
        let symbol = procedure.symbol;
        let frames = FrameData { symbol, begin, prologue_end, end, parameters, records };
        Some(self.item(Item::Frames(Box::new(frames))))
    }
}

/// The effect of the prologue up to a step.
#[derive(Debug, Default)]
struct State {
    /// The frame pointer and the depth of the stack when it was set.
    frame: Option<(Box<str>, u32)>,
    /// The alignment of the stack and its depth before it was aligned.
    align: Option<(u32, u32)>,
    depth: u32,
    locals: u32,
    saved: Vec<(Box<str>, u32)>,
}

impl State {
    fn step(&mut self, step: FrameOperation) {
        match step {
            FrameOperation::Push(register) => {
                self.depth = self.depth.wrapping_add(4);
                self.saved.push((register, self.depth));
            }
            FrameOperation::SetFrame(register) => self.frame = Some((register, self.depth)),
            FrameOperation::Align(align) => self.align = (align != 0).then_some((align, self.depth)),
            FrameOperation::Allocate(size) => {
                self.depth = self.depth.wrapping_add(size);
                self.locals = self.locals.wrapping_add(size);
            }
        }
    }

    /// The program for this state. `$T0` holds the frame's address, unless the stack is aligned: then `$T1` holds it,
    /// and locals are relative to `$T0`.
    fn program(&self) -> String {
        let cfa = if self.align.is_some() { "$T1" } else { "$T0" };
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = match (&self.frame, self.align) {
            (Some((register, depth)), None) => write!(text, "{cfa} {register} {depth} + = "),
            (Some((register, depth)), Some((align, before))) => {
                write!(text, "{cfa} {register} {depth} + = $T0 {cfa} {before} - {align} @ = ")
            }
            (None, _) => write!(text, "{cfa} .raSearch = "),
        };
        let _ = write!(text, "$eip {cfa} ^ = $esp {cfa} 4 + = ");
        for (register, depth) in &self.saved {
            let _ = write!(text, "{register} {cfa} {depth} - ^ = ");
        }
        text
    }

    fn record(&self, codeview: &mut CodeView, place: SectionOffset, flags: u32) -> Record {
        let program = codeview.strings.add(self.program().as_bytes());
        let saved = (self.saved.len() * 4) as u16;
        Record { place, locals: self.locals, program, saved, flags }
    }
}

impl FrameData {
    pub(super) fn write(&self, relocations: Option<&Relocations>, at: u64, model: &Model, out: &mut Deferred) {
        let end = at + 12 + 32 * self.records.len() as u64;
        let padding = end.next_multiple_of(4) - end;
        out.word(FRAME_DATA);
        out.word((end + padding - at - 8) as u32);
        match relocations {
            Some(relocations) => {
                let value =
                    RelocatableValue { specifier: relocations.image_relative, ..RelocatableValue::symbol(self.symbol) };
                out.field(4, relocations.word, Value::Relocatable(value));
            }
            None => out.word(0),
        }
        let [begin, prologue_end, end] = [self.begin, self.prologue_end, self.end].map(|p| place_of(p, model, out));
        for record in &self.records {
            let place = place_of(record.place, model, out);
            for (from, to) in [(begin, place), (place, end)] {
                match relocations.filter(|_| from.section != to.section) {
                    Some(relocations) => {
                        let value = relocated_distance(from, to, model);
                        out.field(4, relocations.word, Value::Relocatable(value));
                    }
                    None => {
                        let distance = distance(from, to, out);
                        out.word(distance);
                    }
                }
            }
            out.word(record.locals);
            out.word(self.parameters);
            // The maximum stack size, which LLVM leaves 0, too.
            out.word(0);
            out.word(record.program);
            if place.section != prologue_end.section {
                out.fail("the prologue ends in a section other than the one it begins in");
            }
            let prologue = distance(place, prologue_end, out);
            out.half(prologue as u16);
            out.half(record.saved);
            out.word(record.flags);
        }
        out.bytes.resize(out.bytes.len() + padding as usize, 0);
    }
}

/// The distance between places in two sections, for the linker: each is an offset from the start of its own section.
fn relocated_distance(from: CodeAddress, to: CodeAddress, model: &Model) -> RelocatableValue {
    let start = |place: CodeAddress| place.section.map(|id| model.sections[id as usize].symbol);
    RelocatableValue {
        add: start(to),
        sub: start(from),
        constant: to.offset - from.offset,
        ..RelocatableValue::default()
    }
}
