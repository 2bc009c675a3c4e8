//! What to tell the user where there is no such instruction.

use super::kinds::{Miss, Statement};
use super::lookup;
use super::matcher::{Refusal, refusal};
use super::print::form;
use super::tables::{Mnemonic, Row};
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
        Refusal::TooFew => {
            let error = Diagnostic::error(Code::TooFewOperands, span, "too few operands for instruction");
            Box::new(error.help(forms(mnemonic, statement)))
        }
        Refusal::Operand(at, miss) => match miss {
            Miss::Other => {
                let error = Diagnostic::error(Code::WrongOperands, place(at), "invalid operand for instruction");
                Box::new(error.help(forms(mnemonic, statement)))
            }
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

/// As many forms of an instruction are shown.
const FORMS: usize = 5;

/// The forms of an instruction that come nearest to the operands given.
fn forms(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> String {
    let operands = statement.operands;
    // What is the same from the start counts most, then what is the same at all, then how many there are.
    let distance = |row: &Row| {
        let same = |(item, operand): (&super::tables::Item, &super::operand::Operand)| item.tag == operand.tag;
        let start = row.items().zip(operands).take_while(|pair| same(*pair)).count();
        let all = row.items().zip(operands).filter(|pair| same(*pair)).count();
        let count = usize::from(row.count).abs_diff(operands.len());
        (count + operands.len() - all, operands.len() - start)
    };
    let mut rows: Vec<&Row> = mnemonic.rows().iter().collect();
    rows.sort_by_key(|row| distance(row));
    let mut shown: Vec<String> = Vec::new();
    for text in rows.into_iter().map(|row| form(mnemonic, row)) {
        if !shown.contains(&text) {
            shown.push(text);
        }
    }
    let more = if shown.len() > FORMS { format!("\nand {} more", shown.len() - FORMS) } else { String::new() };
    shown.truncate(FORMS);
    format!("the nearest forms of this instruction are:\n{}{more}", shown.join("\n"))
}

/// There is no such mnemonic; `suggest` looks for the one that was meant.
#[cold]
#[must_use]
pub fn unknown(name: &[u8], span: Span, suggest: bool) -> Box<Diagnostic> {
    let error = Diagnostic::error(Code::UnknownMnemonic, span, "unrecognized instruction mnemonic");
    let name = String::from_utf8_lossy(name).to_ascii_lowercase();
    if !suggest {
        return Box::new(error);
    }
    Box::new(match nearest(&name, lookup::names()) {
        Some(near) => error.help(format!("did you mean '{near}'?")),
        None => error,
    })
}
