//! What to tell the user where there is no such instruction.

use super::kinds::{Miss, Statement};
use super::lookup;
use super::matcher::{Refusal, refusal};
use super::tables::Mnemonic;
use crate::diag::{Code, Diagnostic, nearest};
use crate::source::Span;

/// Why no row takes a statement; `base` is the position of its text's first byte.
#[cold]
#[must_use]
pub fn explain(mnemonic: &'static Mnemonic, statement: &Statement<'_>, span: Span, base: u32) -> Box<Diagnostic> {
    let place = |index: usize| {
        statement.operands.get(index).map_or(span, |operand| Span::new(base + operand.at, base + operand.at))
    };
    let error = |code, span, message: String| Box::new(Diagnostic::error(code, span, message));
    match refusal(mnemonic, statement) {
        Refusal::Features(needs) => {
            error(Code::WrongMode, span, format!("instruction requires: {}", statement.features.missing(needs)))
        }
        Refusal::TooFew => error(Code::TooFewOperands, span, "too few operands for instruction".into()),
        Refusal::Operand(at, miss) => match miss {
            Miss::Other => error(Code::WrongOperands, place(at), "invalid operand for instruction".into()),
            Miss::Range(least, most, 1) => {
                let message = format!("immediate must be an integer in range [{least}, {most}].");
                error(Code::ImmediateRange, place(at), message)
            }
            Miss::Range(least, most, step) => {
                let message = format!("immediate must be a multiple of {step} in range [{least}, {most}].");
                error(Code::ImmediateRange, place(at), message)
            }
            Miss::Value(message) => error(Code::ImmediateRange, place(at), message.into()),
            Miss::Registers(message) => error(Code::RegisterConstraint, place(at), message.into()),
        },
    }
}

/// There is no such mnemonic.
#[cold]
#[must_use]
pub fn unknown(name: &[u8], span: Span) -> Box<Diagnostic> {
    let error = Diagnostic::error(Code::UnknownMnemonic, span, "unrecognized instruction mnemonic");
    let name = String::from_utf8_lossy(name).to_ascii_lowercase();
    Box::new(match nearest(&name, lookup::names()) {
        Some(near) => error.help(format!("did you mean '{near}'?")),
        None => error,
    })
}
