//! The reader's use of the threads in [`super::ahead`].

use super::Reader;
use super::ahead::Team;
use crate::arch::dispatch;
use crate::source::bytes::Scanner;
use crate::source::files::Text;

impl<'a> Reader<'a, '_> {
    /// The threads that encode instructions ahead of this reader, if there are any.
    pub(super) fn team(&mut self, text: Text<'a>, base: u32) -> Option<Team<'a>> {
        // What is printed needs the operands.
        if self.a.printer.is_some() {
            return None;
        }
        let (team, ahead) = Team::new(text, (base, self.a.desc.comment), self.a.isa, self.a.options.threads)?;
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
}
