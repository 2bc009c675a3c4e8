//! Tokens to expressions.
//!
//! The grammar in `grammar/` defines them. The shapes that make up nearly all real input (a number, a symbol, a symbol
//! plus a number) have a hand-written fast path; everything else, and everything if [`ParseState::fast`] is off, goes
//! through the generated parser. A test checks that both agree. This module must not know sections or encodings.

mod argument;
pub mod ast;
pub mod calculator;
mod context;
mod cursor;
pub mod expand;
mod expression;
mod fast;
pub mod formats;
mod forms;
mod join;
mod later;
mod lexed;
pub mod lexer;
mod line;
pub mod literal;
mod local_labels;
mod places;
pub mod real;
mod stretch;
mod sum;
mod tok;

pub use argument::{Argument, Piece};
pub use context::{Context, ParseState};
pub use cursor::Cursor;
pub use forms::Forms;
pub use lexed::{Lexed, is_cut};
pub use line::LineCursor;
pub use sum::Sum;
pub use tok::{Tok, Tokens};

use crate::diag::{Code, Diagnostic};
use crate::source::Span;
use lalrpop_util::{ParseError, lalrpop_mod};

lalrpop_mod!(
    #[allow(
        clippy::all,
        clippy::pedantic,
        unused_imports,
        unused_parens,
        unreachable_pub,
        missing_docs,
        missing_debug_implementations,
        reason = "generated"
    )]
    pub(crate) grammar,
    "/llas.rs"
);

/// The result of parsing; an error is a diagnostic.
pub type Parse<T> = Result<T, Box<Diagnostic>>;

/// Source bytes as a string; empty if they are not UTF-8. Names are ASCII, so this affects only other text.
#[must_use]
pub fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or_default()
}

/// A syntax error.
#[cold]
pub fn syntax_error(code: Code, span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(code, span, message))
}

/// The diagnostic for an error of the generated parser.
#[cold]
fn explain(error: ParseError<u32, Tok<'_>, Box<Diagnostic>>, end: u32) -> Box<Diagnostic> {
    match error {
        ParseError::User { error } => error,
        // A `%` that is not an operator starts a register.
        ParseError::UnrecognizedToken { token: (start, Tok::Percent, stop), .. } => {
            syntax_error(Code::UnexpectedToken, Span::new(start, stop), "unexpected '%' in expression")
        }
        ParseError::UnrecognizedToken { token: (start, Tok::Dollar, stop), .. } => {
            let error = *syntax_error(Code::UnexpectedToken, Span::new(start, stop), "unexpected '$' in expression");
            Box::new(error.help("'$' marks immediate operands of instructions; values in directives have no prefix"))
        }
        ParseError::UnrecognizedToken { token: (start, Tok::Comma, _), expected }
            if expected.iter().any(|e| e.contains(')')) =>
        {
            syntax_error(Code::ExpectedDelimiter, Span::new(start, start), "expected ')'")
        }
        ParseError::UnrecognizedToken { token: (start, _, stop), .. }
        | ParseError::ExtraToken { token: (start, _, stop) } => {
            syntax_error(Code::UnexpectedToken, Span::new(start, stop), "unexpected token in expression")
        }
        // The expected tokens are spelled as in the grammar.
        ParseError::UnrecognizedEof { expected, .. } if expected.iter().any(|e| e.contains(')')) => {
            syntax_error(Code::ExpectedDelimiter, Span::new(end, end), "expected ')'")
        }
        ParseError::UnrecognizedEof { .. } => {
            syntax_error(Code::ExpectedExpression, Span::new(end, end), "expected an expression")
        }
        ParseError::InvalidToken { location } => {
            syntax_error(Code::UnexpectedToken, Span::new(location, location), "unexpected token in expression")
        }
    }
}
