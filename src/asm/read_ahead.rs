//! The reader's use of the threads in [`super::ahead`].

use super::Reader;
use super::ahead::{Ahead, Team, What};
use super::read_scanned::label;
use crate::arch::dispatch;
use crate::asm::directives::{self, constants::Target};
use crate::asm::state::Assembler;
use crate::diag::Diagnostic;
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
        let (team, ahead) = Team::new(text, base, target, (self.a.isa, self.joins()), self.a.options.threads)?;
        self.ahead = Some(ahead);
        Some(team)
    }

    /// Whether instructions may be put together: none can be a macro call, and nothing is recorded for each.
    pub(super) fn joins(&self) -> bool {
        self.a.input.macros.is_empty() && !self.a.debug.describes() && !self.a.options.spans
    }

    /// Performs the statements from an offset of a text on that another thread has read. Returns the offset after them, and
    /// whether the next statement has to be tokenized.
    #[inline(always)]
    pub(super) fn ahead(&mut self, text: &[u8], at: usize, lexed: &mut Lexed) -> (usize, bool) {
        // Without the feature, a program has no code for it.
        if cfg!(feature = "threads") && self.ahead.is_some() { self.perform(text, at, lexed) } else { (at, false) }
    }

    #[inline(never)]
    fn perform(&mut self, text: &[u8], mut at: usize, lexed: &mut Lexed) -> (usize, bool) {
        let joins = self.joins();
        while let Some(ahead) = &mut self.ahead
            && ahead.seek(lexed.base + at as u32, (self.a.isa, joins))
        {
            match self.perform_here(text, &mut at, lexed) {
                Ok(()) => {}
                Err(Stop::Unread) => break,
                Err(Stop::Untokenized) => return (at, true),
                Err(Stop::Refused(error, first)) => match self.refused(*error, &Scanner::new(text, first, 0), lexed) {
                    Some(next) => at = next,
                    None => return (at, true),
                },
            }
        }
        (at, false)
    }

    /// Performs the statements that follow each other from an offset on, and advances that.
    #[inline(always)]
    fn perform_here(&mut self, text: &[u8], at: &mut usize, lexed: &mut Lexed) -> Result<(), Stop> {
        let Reader { a, ahead: Some(ahead), .. } = self else { return Err(Stop::Unread) };
        let has_macros = !a.input.macros.is_empty();
        while let Some(statement) = ahead.statement(lexed.base + *at as u32) {
            let (first, next) = (*at + statement.blanks as usize, *at + statement.text as usize);
            if let Some(byte) = ahead.prefetch_distance().and_then(|distance| text.get(first + distance + NAMES_AT)) {
                prefetch(byte);
            }
            // It may go on after the chunk that is being read.
            let all = text.get(first..next).ok_or(Stop::Unread)?;
            let is_word = matches!(statement.what, What::Instruction(_) | What::Directive(_) | What::Found(_));
            if has_macros && is_word && a.input.is_macro(Scanner::new(text, first, a.desc.comment)) {
                return Err(Stop::Unread);
            }
            if let What::Found(number) = statement.what {
                let found = ahead.found(number).ok_or(Stop::Unread)?;
                match directives::line(a, &found.at(first), &Scanner::new(text, first, a.desc.comment), lexed) {
                    Ok((0, _)) => return Err(Stop::Untokenized),
                    Ok((next, _)) => *at = next,
                    Err(error) => return Err(Stop::Refused(error, first)),
                }
            } else {
                match perform(a, ahead, statement.what, all, lexed.base + first as u32) {
                    Ok(performed) => performed.ok_or(Stop::Unread)?,
                    Err(error) => return Err(Stop::Refused(error, first)),
                }
                *at = next;
            }
            ahead.advance();
        }
        Ok(())
    }
}

/// Why a statement was not performed.
enum Stop {
    /// It has to be read.
    Unread,
    /// It has to be tokenized.
    Untokenized,
    /// There is an error in the statement that starts at an offset.
    Refused(Box<Diagnostic>, usize),
}

/// Performs a statement with this text, which is in the source at `start`. `None` if it has to be read; then nothing has
/// been changed.
#[inline(always)]
fn perform(
    a: &mut Assembler<'_, '_>,
    ahead: &Ahead<'_>,
    what: What,
    text: &[u8],
    start: u32,
) -> Result<Option<()>, Box<Diagnostic>> {
    let performed = match what {
        What::Nothing => Some(()),
        What::Label(len) => text.get(..len as usize).map(|name| label(a, name, start)),
        What::Instruction(index) => ahead
            .instruction(index)
            .and_then(|(instructions, instruction)| dispatch::ahead::emit(a, instructions, instruction, text, start)),
        What::Code(from, to) => {
            let code = ahead.code(from, to).filter(|_| dispatch::ahead::is_apart(a) && !a.records_origins());
            let emitter = code.and_then(|_| a.emit(EmitKind::Code, Span::new(start, start)).ok());
            emitter.zip(code).map(|(mut emitter, bytes)| emitter.bytes(bytes))
        }
        What::Directive(number) => match ahead.directive(number) {
            Some(directive) => directive.perform(a, text, start)?,
            None => None,
        },
        // A macro may have the name of one of the directives, and origins are recorded for each statement.
        What::Constants(from, to) if a.input.macros.is_empty() && !a.records_origins() => {
            a.progress.interruptions += 1;
            let emitter = a.emit(EmitKind::Data, Span::new(start, start)).ok();
            emitter.zip(ahead.constants(from, to)).map(|(mut emitter, bytes)| emitter.bytes(bytes))
        }
        What::Constants(..) | What::Found(_) => None,
    };
    Ok(performed)
}
