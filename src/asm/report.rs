//! Reports the errors of statements.

use super::read::Reader;
use crate::diag::Diagnostic;
use crate::parse::Lexed;
use crate::parse::lexer::{Kind, Token};
use crate::source::bytes::Scanner;

impl Reader<'_, '_> {
    /// Reports the error of a directive that was read without its tokens, unless more text is needed.
    #[cold]
    pub(super) fn refused(&mut self, error: Diagnostic, s: Scanner<'_>, base: u32, lexed: &mut Lexed) -> Option<usize> {
        let next = lexed.statement(s.text(), s.at)?;
        self.report(error, &lexed.tokens, s.text(), base);
        Some(next)
    }

    /// Reports the error of a statement, unless it follows from another.
    #[cold]
    pub(super) fn report(&mut self, error: Diagnostic, tokens: &[Token], text: &[u8], base: u32) {
        if !self.a.progress.follows_from_refused(tokens, text) {
            self.a.diagnostics.push(self.with_whole_name(error, tokens, text, base));
        }
    }

    /// Adds help to an error at a name that ends at `@`, if the user may have meant the `@` as part of the name.
    #[cold]
    fn with_whole_name(&self, error: Diagnostic, tokens: &[Token], text: &[u8], base: u32) -> Diagnostic {
        let Some(span) = error.span.filter(|_| self.a.desc.names_end_at_at && error.help.is_empty()) else {
            return error;
        };
        let is_meant = |&(index, window): &(usize, &[Token])| {
            let touches = window.windows(2).all(|pair| pair[0].end == pair[1].start);
            let kinds = [window[0].kind, window[1].kind, window[2].kind] == [Kind::Ident, Kind::At, Kind::Ident];
            // An error in an operand before the '@' is a different matter.
            let from = if index == 0 { window[0].start } else { window[0].end };
            touches && kinds && (base + from..base + window[2].end).contains(&span.start)
        };
        let Some((_, name)) = tokens.windows(3).enumerate().find(is_meant) else { return error };
        let name = String::from_utf8_lossy(&text[name[0].start as usize..name[2].end as usize]).into_owned();
        error.help(format!("names end at '@' on this target; quote the name: \"{name}\""))
    }
}
