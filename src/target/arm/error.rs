//! What to tell the user where there is no such instruction.

use super::it::{ALWAYS, condition_name};
use super::kinds::{Miss, Statement};
use super::lookup;
use super::matcher::{Refusal, Unfit, refusal};
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
    let mut room = [0; 16];
    let name = mnemonic.name(&mut room);
    match refusal(mnemonic, statement) {
        Refusal::Features(needs) => {
            error(Code::WrongMode, span, format!("instruction requires: {}", statement.features.missing(needs)))
        }
        Refusal::Place(unfit) => error(
            Code::WrongMode,
            span,
            match unfit {
                Unfit::Width => format!("'{name}' has no wide form with these operands: write it without '.w'"),
                Unfit::NoCondition if statement.condition == ALWAYS => {
                    format!("'{name}' is not predicable: it must not stand in an IT block")
                }
                Unfit::NoCondition => format!("instruction '{name}' is not predicable, but condition code specified"),
                Unfit::State => "the instruction is of the processor's other state".into(),
                Unfit::OutOfBlock => "instruction only valid inside IT block".into(),
                Unfit::InBlock => "flag setting instruction only valid outside IT block".into(),
                Unfit::Predicated => "predicated instructions must be in IT block".into(),
                Unfit::NotLast => {
                    "instruction must be outside of IT block or the last instruction in an IT block".into()
                }
            },
        ),
        Refusal::TooMany(at) => error(Code::WrongOperands, place(at), "too many operands for instruction".into()),
        Refusal::TooFew => error(Code::TooFewOperands, span, "too few operands for instruction".into()),
        Refusal::Operand(at, miss) => match miss {
            Miss::Other => error(Code::WrongOperands, place(at), "invalid operand for instruction".into()),
            Miss::Range(least, most, 1) => error(
                Code::ImmediateRange,
                place(at),
                format!("operand must be an immediate in the range [{least},{most}]"),
            ),
            Miss::Range(least, most, step) => {
                let message =
                    format!("operand must be an immediate in the range [{least},{most}] and a multiple of {step}");
                error(Code::ImmediateRange, place(at), message)
            }
            Miss::Value(message) => error(Code::ImmediateRange, place(at), message.into()),
            Miss::Registers(message) => error(Code::RegisterConstraint, place(at), message.into()),
        },
    }
}

/// The condition is another than the one that the IT block asks for.
#[cold]
#[must_use]
pub fn wrong_condition(found: u8, expected: u8, span: Span) -> Box<Diagnostic> {
    let (found, expected) = (condition_name(found), condition_name(expected));
    let message = format!("incorrect condition in IT block; got '{found}', but expected '{expected}'");
    Box::new(Diagnostic::error(Code::WrongMode, span, message))
}

/// What A32 has and T32 has not, without conditions.
const ONLY_A32: [&[u8]; 12] =
    [b"rsc", b"rscs", b"ldmib", b"ldmda", b"ldmed", b"ldmfa", b"stmib", b"stmda", b"stmed", b"stmfa", b"swp", b"swpb"];

/// There is no such mnemonic; `suggest` looks for the one that was meant.
#[cold]
#[must_use]
pub fn unknown(name: &[u8], span: Span, suggest: bool) -> Box<Diagnostic> {
    let name = name.to_ascii_lowercase();
    let of_a32 = |stem: &&[u8]| {
        let rest = name.strip_prefix(*stem);
        rest.is_some_and(|rest| rest.is_empty() || super::it::condition(rest).is_some())
    };
    if let Some(stem) = ONLY_A32.iter().find(|stem| of_a32(stem)) {
        let stem = String::from_utf8_lossy(stem);
        let error = Diagnostic::error(Code::WrongMode, span, "instruction requires: arm-mode");
        return Box::new(error.help(format!("there is '{stem}' in A32 only, and code is T32")));
    }
    let error = Diagnostic::error(Code::UnknownMnemonic, span, "invalid instruction");
    if !suggest {
        return Box::new(error);
    }
    Box::new(match nearest(&String::from_utf8_lossy(&name), lookup::names()) {
        Some(near) => error.help(format!("did you mean '{near}'?")),
        None => error,
    })
}
