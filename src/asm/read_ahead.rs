//! The reader's use of the threads in [`super::ahead`].

use super::Reader;
use super::ahead::Team;
use crate::arch::dispatch;
use crate::asm::directives::constants::Target;
use crate::model::emitter::EmitKind;
use crate::source::Span;
use crate::source::bytes::Scanner;
use crate::source::files::Text;

impl<'a> Reader<'a, '_> {
    /// The threads that encode instructions ahead of this reader, if there are any.
    pub(super) fn team(&mut self, text: Text<'a>, base: u32) -> Option<Team<'a>> {
        // What is printed needs the operands.
        if cfg!(not(feature = "threads")) || self.a.printer.is_some() {
            return None;
        }
        let target = Target::new(self.a.desc, self.machine, self.a.is_coff());
        let (team, ahead) = Team::new(text, base, target, self.a.isa, self.a.options.threads)?;
        self.ahead = Some(ahead);
        Some(team)
    }

    /// Emits the instruction at the cursor if another thread has encoded it. Returns the offset of the next statement.
    #[inline(always)]
    pub(super) fn encoded(&mut self, cursor: &Scanner<'_>, base: u32) -> Option<usize> {
        let ahead = self.ahead.as_mut()?;
        let start = base + cursor.at as u32;
        let (instructions, instruction) = ahead.find(start, self.a.isa)?;
        let end = cursor.at + instruction.text as usize;
        let text = cursor.text().get(cursor.at..end)?;
        dispatch::ahead::emit(&mut self.a, instructions, &instruction, text, start)?;
        Some(end)
    }

    /// Emits the constants at the cursor if another thread has encoded them. Returns the offset of the next statement.
    #[inline(always)]
    pub(super) fn constants(&mut self, cursor: &Scanner<'_>, base: u32) -> Option<usize> {
        let ahead = self.ahead.as_mut()?;
        let start = base + cursor.at as u32;
        let (bytes, text) = ahead.constants(start, self.a.isa)?;
        let end = cursor.at + text as usize;
        // They may go on after the chunk that is being read. A macro may have the name of a directive, and origins are
        // recorded for each statement.
        if end > cursor.text().len() || !self.a.input.macros.is_empty() || self.a.records_origins() {
            return None;
        }
        self.a.progress.interruptions += 1;
        self.a.emit(EmitKind::Data, Span::new(start, start)).ok()?.bytes(bytes);
        Some(end)
    }
}
