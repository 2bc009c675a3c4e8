//! Tokens to expressions and operands.
//!
//! The grammar in `grammar/` defines both. The shapes that make up nearly all of real input (a number, a symbol, a symbol plus
//! a number, a register, `disp(base,index,scale)`) take a hand-written way through; everything else, and everything when
//! [`ParseState::fast`] is off, goes through the generated parser. A test shows that both ways agree. This module must not know
//! sections or encodings.

mod argument;
pub mod ast;
mod context;
mod cursor;
pub mod expand;
mod expression;
mod fast;
pub mod formats;
mod join;
mod later;
pub mod lexer;
pub mod literal;
mod local_labels;
pub mod operand;
mod places;
pub mod real;
mod stretch;
mod tok;

pub use argument::{Argument, Piece};
pub use context::{Context, ParseState};
pub use cursor::Cursor;
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

/// The result of reading something: a mistake is a diagnostic.
pub type Parse<T> = Result<T, Box<Diagnostic>>;

/// Bytes of the source as text; names are ASCII, so only what is no name comes out empty.
#[must_use]
pub fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or_default()
}

/// A syntax error.
#[cold]
pub fn syntax_error(code: Code, span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(code, span, message))
}

/// The diagnostic for what the generated parser could not read.
#[cold]
fn explain(error: ParseError<u32, Tok<'_>, Box<Diagnostic>>, end: u32) -> Box<Diagnostic> {
    match error {
        ParseError::User { error } => error,
        // Where it is no operator, a register begins.
        ParseError::UnrecognizedToken { token: (start, Tok::Percent, stop), .. } => {
            syntax_error(Code::UnexpectedToken, Span::new(start, stop), "'%' begins no value")
        }
        ParseError::UnrecognizedToken { token: (start, Tok::Dollar, stop), .. } => {
            let error = *syntax_error(Code::UnexpectedToken, Span::new(start, stop), "'$' begins no value here");
            Box::new(error.help("the immediates of instructions begin with '$', the values of directives do not"))
        }
        ParseError::UnrecognizedToken { token: (start, _, stop), .. }
        | ParseError::ExtraToken { token: (start, _, stop) } => {
            syntax_error(Code::UnexpectedToken, Span::new(start, stop), "unexpected token in expression")
        }
        // What may come next is written as in the grammar.
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
