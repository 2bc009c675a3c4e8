//! The reader's use of the threads in [`super::ahead`].

use super::Reader;
use super::ahead::{Team, What};
use crate::arch::dispatch;
use crate::asm::directives::constants::Target;
use crate::model::emitter::EmitKind;
use crate::parse::Lexed;
use crate::source::Span;
use crate::source::bytes::{Scanner, prefetch};
use crate::source::files::Text;

/// Where the names in the operands of a statement usually are, in bytes from its start.
const NAMES_AT: usize = 12;

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

    /// Performs the statement at an offset of a text if another thread has read it. Returns the offset of the next one.
    #[inline(always)]
    pub(super) fn ahead(&mut self, text: &[u8], at: usize, lexed: &mut Lexed) -> Option<usize> {
        if self.ahead.is_some() { self.perform(text, at, lexed) } else { None }
    }

    #[inline(never)]
    fn perform(&mut self, text: &[u8], at: usize, lexed: &mut Lexed) -> Option<usize> {
        let (ahead, base) = (self.ahead.as_mut()?, lexed.base);
        let statement = ahead.find(base + at as u32, self.a.isa)?;
        let (first, next) = (at + statement.blanks as usize, at + statement.text as usize);
        if let Some(byte) = ahead.prefetch_distance().and_then(|distance| text.get(first + distance + NAMES_AT)) {
            prefetch(byte);
        }
        // It may go on after the chunk that is being read.
        let all = text.get(first..next)?;
        let start = base + first as u32;
        match statement.what {
            What::Nothing => {}
            What::Label(len) => self.label(all.get(..len as usize)?, start),
            _ if self.may_call_macro(&Scanner::new(text, first, self.a.desc.comment)) => return None,
            What::Instruction(index) => {
                let (instructions, instruction) = self.ahead.as_ref()?.instruction(index)?;
                dispatch::ahead::emit(&mut self.a, instructions, instruction, all, start)?;
            }
            What::Directive(number) => match self.ahead.as_ref()?.directive(number)?.perform(&mut self.a, all, start) {
                Ok(performed) => performed?,
                Err(error) => return self.refused(*error, &Scanner::new(text, first, 0), lexed),
            },
            What::Constants(from, to) => {
                // A macro may have the name of one of the directives, and origins are recorded for each statement.
                if !self.a.input.macros.is_empty() || self.a.records_origins() {
                    return None;
                }
                let bytes = self.ahead.as_ref()?.bytes(from, to)?;
                self.a.progress.interruptions += 1;
                self.a.emit(EmitKind::Data, Span::new(start, start)).ok()?.bytes(bytes);
            }
        }
        Some(next)
    }
}
