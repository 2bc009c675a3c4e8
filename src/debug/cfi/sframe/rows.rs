//! The rows of a function, computed by interpreting its call frame instructions.

use super::super::program::{Late, Made, Note, Noted};
use super::super::{Frame, FrameTarget, Frames, SframeTarget};
use super::escape;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::SectionOffset;
use crate::source::Span;

/// Where the CFA and the saved registers are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct State {
    /// The CFA's offset from its base register.
    pub(super) cfa: i64,
    /// Where the frame pointer is saved, relative to the CFA; 0 if it is not.
    pub(super) frame_pointer: i64,
    /// Where the return address is saved, relative to the CFA; 0 if it is not.
    pub(super) return_address: i64,
    pub(super) counts_from_stack_pointer: bool,
    has_register: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) place: SectionOffset,
    pub(super) state: State,
}

/// An instruction, as far as it affects rows.
#[derive(Clone, Copy, Debug)]
enum Step {
    DefCfa { register: u64, offset: i64 },
    Register(u64),
    Offset(i64),
    Adjust(i64),
    Saved { register: u64, offset: i64 },
    RelOffset { register: u64, offset: i64 },
    Restore(u64),
    Remember,
    RestoreState,
    Nothing,
}

/// The rows of a frame. If the frame cannot be represented, reports a warning and returns `None`.
pub(super) fn of(
    frame: &Frame,
    frames: &Frames,
    machine: &FrameTarget,
    target: &SframeTarget,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Row>> {
    let mut function = Function {
        machine,
        target,
        rows: Vec::new(),
        saved: Vec::new(),
        is_valid: true,
        span: frame.span,
        diagnostics,
    };
    let column = frame.return_column().unwrap_or(0x7fff_ffff);
    if column != target.return_address {
        function.refuse(&format!(
            "non-default RA register in .cfi_return_column {column}. Omitting SFrame unwind info for this function"
        ));
    }
    let mut state = State::default();
    if !frame.simple {
        function.carry_out(Step::DefCfa { register: machine.stack_pointer, offset: machine.slot }, &mut state);
    }
    function.rows.push(Row { place: frame.begin, state });
    let (steps, code) = frames.program(frame);
    let mut reader = Reader { code, at: 0, notes: frames.notes(frame) };
    let mut subsection = frame.begin.subsection;
    let mut last_place = frame.begin;
    for step in steps {
        let place = step.place(subsection);
        let end = match step.made() {
            Made::Subsection(id) => {
                subsection = id;
                continue;
            }
            Made::Bytes(end) => end as usize,
            Made::Late(index) => {
                let late = frames.late.get(index as usize).copied();
                let note = reader.note();
                function.span = Span::at(step.source_pos);
                function.instruction(late_step(late, note), place, &mut last_place);
                continue;
            }
        };
        while reader.at < end {
            let note = reader.note();
            let source_pos = note.map_or(step.source_pos, |note| note.source_pos);
            function.span = Span::at(source_pos);
            if let Some(Noted::Escape(len)) = note.map(|note| note.noted) {
                let bytes = reader.take(len as usize);
                function.escape(bytes);
                continue;
            }
            let read = reader.step(machine);
            let step = match (note.map(|note| note.noted), read) {
                (Some(Noted::Adjust(delta)), _) => Step::Adjust(delta),
                (Some(Noted::RelOffset(offset)), Step::Saved { register, .. }) => Step::RelOffset { register, offset },
                (Some(Noted::Offset(offset)), Step::Saved { register, .. }) => Step::Saved { register, offset },
                (_, read) => read,
            };
            function.instruction(step, place, &mut last_place);
        }
    }
    function.is_valid.then_some(function.rows)
}

/// The effect of an instruction that is encoded when the section is written.
fn late_step(late: Option<Late>, note: Option<Note>) -> Step {
    match (late, note.map(|note| note.noted)) {
        (Some(Late::DefCfaOffset(_)), Some(Noted::Adjust(delta))) => Step::Adjust(delta),
        (Some(Late::Offset { register, .. }), Some(Noted::RelOffset(offset))) => Step::RelOffset { register, offset },
        _ => Step::Nothing,
    }
}

struct Function<'a> {
    machine: &'a FrameTarget,
    target: &'a SframeTarget,
    rows: Vec<Row>,
    saved: Vec<State>,
    is_valid: bool,
    span: Span,
    diagnostics: &'a mut Diagnostics,
}

impl Function<'_> {
    fn refuse(&mut self, message: &str) {
        self.diagnostics.push(Diagnostic::warning(Code::NoStackTrace, self.span, message));
        self.is_valid = false;
    }

    /// Executes an instruction, which adds a row or changes the one for the same place.
    fn instruction(&mut self, step: Step, place: SectionOffset, last_place: &mut SectionOffset) {
        let Some(&Row { state: before, .. }) = self.rows.last() else { return };
        let mut state = before;
        self.carry_out(step, &mut state);
        if state == before {
            return;
        }
        match self.rows.last_mut() {
            Some(row) if *last_place == place => row.state = state,
            _ => self.rows.push(Row { place, state }),
        }
        *last_place = place;
    }

    fn carry_out(&mut self, step: Step, state: &mut State) {
        match step {
            Step::Nothing => {}
            Step::Register(register) => {
                self.set_register(register, state);
            }
            Step::DefCfa { register, offset } => {
                if self.set_register(register, state) {
                    self.set_offset(offset, state);
                }
            }
            Step::Offset(offset) => self.set_offset(offset, state),
            Step::Adjust(delta) => self.set_offset(state.cfa.wrapping_add(delta), state),
            Step::Saved { register, offset } => {
                if let Some(at) = self.place_of(register, state) {
                    *at = offset;
                }
            }
            // llvm-mc adds the operand to the previous offset.
            Step::RelOffset { register, offset } => {
                if let Some(at) = self.place_of(register, state) {
                    *at = at.wrapping_add(offset);
                }
            }
            Step::Restore(register) => {
                let mut first = self.rows.first().map_or(State::default(), |row| row.state);
                let first = self.place_of(register, &mut first).map(|at| *at);
                if let (Some(at), Some(first)) = (self.place_of(register, state), first) {
                    *at = first;
                }
            }
            Step::Remember if self.rows.len() == 1 => {
                self.refuse("skipping SFrame FDE; .cfi_remember_state without prior SFrame FRE state");
            }
            Step::Remember => self.saved.push(*state),
            Step::RestoreState => *state = self.saved.pop().unwrap_or(*state),
        }
    }

    /// The saved offset of a register, if rows describe it.
    fn place_of<'s>(&self, register: u64, state: &'s mut State) -> Option<&'s mut i64> {
        if register == self.target.frame_pointer {
            Some(&mut state.frame_pointer)
        } else if register == self.target.return_address {
            Some(&mut state.return_address)
        } else {
            None
        }
    }

    fn set_register(&mut self, register: u64, state: &mut State) -> bool {
        let from_stack_pointer = register == self.machine.stack_pointer;
        if from_stack_pointer || register == self.target.frame_pointer {
            (state.counts_from_stack_pointer, state.has_register) = (from_stack_pointer, true);
            return true;
        }
        self.refuse(
            "canonical Frame Address not in stack- or frame-pointer. Omitting SFrame unwind info for this function",
        );
        false
    }

    fn set_offset(&mut self, offset: i64, state: &mut State) {
        if state.has_register {
            state.cfa = offset;
        } else {
            self.refuse("adjusting CFA offset without a base register. Omitting SFrame unwind info for this function");
        }
    }

    fn escape(&mut self, bytes: &[u8]) {
        let from_frame_pointer = self.rows.last().is_some_and(|row| !row.state.counts_from_stack_pointer);
        let registers = escape::Registers {
            stack_pointer: self.machine.stack_pointer,
            frame_pointer: self.target.frame_pointer,
            return_address: self.target.return_address,
        };
        if let Err(message) = escape::check(bytes, &registers, self.machine.pointer_size, from_frame_pointer) {
            self.refuse(&message);
        }
    }
}

/// Decodes a frame's instructions as [`super::super::program`] encoded them.
struct Reader<'c> {
    code: &'c [u8],
    at: usize,
    notes: &'c [Note],
}

impl<'c> Reader<'c> {
    /// The note on the instruction that begins here, if any; consumes it.
    fn note(&mut self) -> Option<Note> {
        let (first, rest) = self.notes.split_first()?;
        if first.at as usize != self.at {
            return None;
        }
        self.notes = rest;
        Some(*first)
    }

    fn take(&mut self, len: usize) -> &'c [u8] {
        let end = (self.at + len).min(self.code.len());
        let bytes = &self.code[self.at.min(end)..end];
        self.at = end;
        bytes
    }

    fn step(&mut self, machine: &FrameTarget) -> Step {
        let mut rest = self.code.get(self.at..).unwrap_or_default();
        let instruction = escape::next(&mut rest, machine.pointer_size);
        self.at = self.code.len() - rest.len();
        let Some((opcode, [first, second])) = instruction else { return Step::Nothing };
        let low = u64::from(opcode & 0x3f);
        let factored = |offset: u64| (offset as i64).wrapping_mul(machine.data_align);
        match opcode {
            0x80..0xc0 => Step::Saved { register: low, offset: factored(first) },
            0xc0.. => Step::Restore(low),
            0x05 | 0x11 => Step::Saved { register: first, offset: factored(second) },
            0x06 => Step::Restore(first),
            0x0a => Step::Remember,
            0x0b => Step::RestoreState,
            0x0c | 0x30 => Step::DefCfa { register: first, offset: second as i64 },
            0x0d => Step::Register(first),
            0x0e => Step::Offset(first as i64),
            _ => Step::Nothing,
        }
    }
}
