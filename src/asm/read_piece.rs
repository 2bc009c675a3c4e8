//! Reads text that library calls give.

use super::Reader;
use super::main_text::MainText;
use crate::arch::dispatch::Scratch;
use crate::diag::Code;
use crate::source::Span;
use crate::source::files::Text;

impl Reader<'_, '_> {
    /// Reads a piece of text given by a library call. A construct that does not end within the piece is an error.
    pub(crate) fn read_piece(&mut self, text: &[u8], base: u32) {
        let depth = self.a.input.conditions.depth();
        // Reading from memory cannot fail.
        let _ = self.read(&mut MainText::new(Text::Bytes(text)), base);
        if let Some(open) = self.a.input.conditions.open().filter(|_| self.a.input.conditions.depth() > depth) {
            let end = base + text.len() as u32;
            let end = Span::new(end, end);
            self.a.error_with_note(Code::UnmatchedConditional, end, "unmatched .ifs or .elses", open, "it starts here");
            self.a.input.conditions.unwind(depth);
        }
        self.a.input.ended = self.a.input.cut_short;
    }

    /// Reads one statement given by a library call if a scanner accepts it; returns whether it did. The statement must
    /// end with a newline.
    pub(crate) fn read_scanned(&mut self, text: &[u8], base: u32) -> bool {
        let scanned = self.a.state.fast && self.a.sections.is_open() && !self.a.input.ended;
        let mut scratch = Scratch::new(self.buffers.take().unwrap_or_default());
        let mut lexed = self.lexed();
        lexed.base = base;
        let next = scanned.then(|| self.scanned(text, 0, &mut scratch, &mut lexed)).flatten();
        self.a.progress.tokens = lexed.tokens;
        *self.buffers = Some(scratch.buffers());
        next.is_some_and(|next| text[next..].trim_ascii().is_empty())
    }
}
