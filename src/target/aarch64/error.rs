//! What to tell the user where there is no such instruction.

use super::kinds::{Miss, NOT_ONE_MOVE, Statement};
use super::lookup;
use super::matcher::{Misfit, Refusal, refusal};
use super::named;
use super::operand::{Form, SP, tag};
use super::print::{form, is_register, value};
use super::registers::APART;
use super::tables::{Item, Kind, Mnemonic, Row};
use crate::bytes::operand_end;
use crate::diag::{Code, Diagnostic, nearest};
use crate::source::Span;
use crate::target::operand::{Shown, join_ranges};
use std::fmt::Write as _;

/// Why no row takes a statement; `base` is the position of its text's first byte. `helps` says whether help is wanted, which costs
/// more than all else.
#[cold]
#[must_use]
pub fn explain(
    mnemonic: &'static Mnemonic,
    statement: &Statement<'_>,
    span: Span,
    base: u32,
    helps: bool,
) -> Box<Diagnostic> {
    let error = |code, span, message: &str| Diagnostic::error(code, span, message);
    let with_forms = |error: Diagnostic| if helps { error.help(forms(mnemonic, statement)) } else { error };
    Box::new(match refusal(mnemonic, statement) {
        Refusal::Features(needs) => {
            error(Code::WrongMode, span, &format!("instruction requires: {}", statement.features.missing(needs)))
        }
        Refusal::TooFew => with_forms(error(Code::TooFewOperands, span, "too few operands for instruction")),
        Refusal::Operand(misfit) => {
            let place = place(statement, misfit.at, base).unwrap_or(span);
            match misfit.miss {
                Miss::Other => other(&misfit, statement, place, helps).unwrap_or_else(|| {
                    with_forms(error(Code::WrongOperands, place, "invalid operand for instruction"))
                }),
                Miss::Range(least, most, step) => {
                    let ranges = if misfit.ranges.is_empty() { vec![(least, most, step)] } else { misfit.ranges };
                    let message = format!("{} must be {}", called(statement, misfit.at), join_ranges(ranges));
                    error(Code::ImmediateRange, place, &message)
                }
                Miss::Value(message) if is_move(mnemonic, &misfit, statement, message) => {
                    let error = error(Code::ImmediateRange, place, NOT_ONE_MOVE);
                    if helps { error.help(moves(statement, misfit.at)) } else { error }
                }
                Miss::Value(message) => {
                    let error = error(Code::ImmediateRange, place, message);
                    match misfit.item {
                        Some(Item { kind: Kind::FloatImmediate, .. }) => error.help(
                            "the constants that fit are n/16 * 2^r, with n from 16 to 31 and r from -3 to 4, and their negatives",
                        ),
                        _ => error,
                    }
                }
                Miss::Registers(APART) => {
                    let opens = |o: &super::operand::Operand| o.tag == tag::OPEN;
                    let is_base = misfit.at > 0 && statement.operands.get(misfit.at - 1).is_some_and(opens);
                    let message = match is_base {
                        true => {
                            "unpredictable instruction: the base register that is written back must not be loaded or stored"
                        }
                        false => "unpredictable instruction: this register must not be the same as one before it",
                    };
                    error(Code::RegisterConstraint, place, message)
                }
                Miss::Registers(message) => error(Code::RegisterConstraint, place, message),
            }
        }
    })
}

/// Where an operand is, whole, with the `#` before it.
fn place(statement: &Statement<'_>, index: usize, base: u32) -> Option<Span> {
    let operand = statement.operands.get(index)?;
    Some(Shown::of(statement.text, operand.at as usize).span(base))
}

/// The text of an operand.
fn text_of(statement: &Statement<'_>, index: usize) -> String {
    let at = statement.operands.get(index).map_or(statement.text.len(), |o| o.at as usize);
    let end = operand_end(statement.text, at);
    String::from_utf8_lossy(&statement.text[at..end.max(at)]).into_owned()
}

/// What a number in that place is called.
fn called(statement: &Statement<'_>, at: usize) -> &'static str {
    let before = &statement.operands[..at.min(statement.operands.len())];
    match before.last() {
        Some(last) if last.tag & tag::LANE != 0 => "vector lane",
        _ if before.iter().any(|o| o.tag == tag::OPEN) => "index",
        _ => "immediate",
    }
}

/// An operand that is something else altogether than its row has there.
fn other(misfit: &Misfit, statement: &Statement<'_>, place: Span, helps: bool) -> Option<Diagnostic> {
    let (operand, item) = (statement.operands.get(misfit.at)?, misfit.item?);
    let written = || text_of(statement, misfit.at);
    let wrong = |message: String| Diagnostic::error(Code::WrongOperands, place, message);
    if operand.form == Form::Word {
        if is_register(item) || item.tag == tag::OPEN {
            return Some(no_register(&written(), item, wrong));
        }
        return named::unknown(item, statement, misfit.at, place, helps);
    }
    if item.tag == tag::SHIFT {
        let mut expected = vec![value(item)];
        for other in misfit.others.iter().filter(|other| other.tag == tag::SHIFT).map(|other| value(other)) {
            if !expected.contains(&other) {
                expected.push(other);
            }
        }
        return Some(wrong(format!("expected '{}'", expected.join("' or '"))));
    }
    let wants_address = item.tag == tag::OPEN || matches!(item.kind, Kind::Literal);
    let address = wants_address && (tag::W..=tag::X).contains(&operand.tag);
    if address {
        let written = written();
        return Some(
            wrong("expected a label or an address".to_owned())
                .help(format!("an address is in brackets: '[{written}]'")),
        );
    }
    let width = |tag| match tag {
        tag::W => Some("32-bit register ('w')"),
        tag::X => Some("64-bit register ('x')"),
        _ => None,
    };
    match (width(item.tag), width(operand.tag)) {
        (Some(wanted), Some(_)) if item.tag != operand.tag => {
            Some(wrong(format!("expected a {wanted}, found '{}'", written())))
        }
        (Some(_), Some(_)) if operand.number == SP => {
            Some(wrong(format!("'{}' cannot be used here: the number 31 is the zero register", written())))
        }
        (Some(_), Some(_)) if operand.number == 31 && item.kind == Kind::RegisterOrSp => {
            Some(wrong(format!("'{}' cannot be used here: the number 31 is the stack pointer", written())))
        }
        _ if operand.tag == tag::V => Some(
            wrong(format!("expected an arrangement after '{}'", written()))
                .help("arrangements are .8b, .16b, .4h, .8h, .2s, .4s, .1d and .2d"),
        ),
        _ => None,
    }
}

/// A word where a register is expected.
fn no_register(written: &str, item: &Item, wrong: impl Fn(String) -> Diagnostic) -> Diagnostic {
    let (stem, suffix) = written.split_once('.').unwrap_or((written, ""));
    let is_vector = stem.len() > 1
        && stem.starts_with(['v', 'V', 'z', 'Z'])
        && stem[1..].bytes().all(|b| b.is_ascii_digit())
        && !suffix.is_empty();
    if is_vector {
        return wrong(format!("invalid vector arrangement '.{suffix}'"))
            .help("arrangements of v registers are .8b, .16b, .4h, .8h, .2s, .4s, .1d and .2d, elements of z registers .b, .h, .s, .d and .q");
    }
    let error = wrong(format!(
        "expected {}, found '{written}'",
        if item.tag == tag::OPEN { "an address" } else { "a register" }
    ));
    match item.tag {
        tag::W => error.help("32-bit registers are w0 to w30, wzr and wsp; 64-bit ones x0 to x30, xzr and sp"),
        tag::X => error.help("64-bit registers are x0 to x30, xzr and sp; 32-bit ones w0 to w30, wzr and wsp"),
        tag::OPEN => error.help("an address is a register in brackets: '[x0]', '[x0, #8]'"),
        _ => error,
    }
}

/// Whether it is `mov` of a number that needs more than one instruction.
fn is_move(mnemonic: &Mnemonic, misfit: &Misfit, statement: &Statement<'_>, message: &str) -> bool {
    let is_number = statement.operands.get(misfit.at).is_some_and(|o| o.form == Form::Number);
    let general = statement.operands.first().is_some_and(|o| matches!(o.tag, tag::W | tag::X) && o.number != SP);
    is_number && general && (message == NOT_ONE_MOVE || mnemonic.name(&mut [0; 16]) == "mov")
}

/// The instructions that move a number in pieces of 16 bits, and the one that loads it.
fn moves(statement: &Statement<'_>, at: usize) -> String {
    let register = text_of(statement, 0);
    let number = statement.operands[at].value as u64;
    let number = if statement.operands[0].tag == tag::W { number & 0xffff_ffff } else { number };
    let mut text = String::from("write ");
    let mut name = "movz";
    for shift in (0..64).step_by(16).filter(|shift| number >> shift & 0xffff != 0) {
        if name == "movk" {
            text.push_str(", ");
        }
        let _ = write!(text, "'{name} {register}, #{:#x}", number >> shift & 0xffff);
        let _ = if shift == 0 { write!(text, "'") } else { write!(text, ", lsl #{shift}'") };
        name = "movk";
    }
    let _ = write!(text, ", or 'ldr {register}, ={number:#x}'");
    text
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
    rows.sort_by_cached_key(|row| distance(row));
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

/// What other machines' assemblers call an instruction, and what to write here.
const INSTEAD: &[(&str, &str)] = &[
    ("push", "A64 has no 'push': write 'str x0, [sp, #-16]!', or 'stp' for two registers"),
    ("pop", "A64 has no 'pop': write 'ldr x0, [sp], #16', or 'ldp' for two registers"),
    ("call", "a call is 'bl', or 'blr' to an address in a register"),
    ("jmp", "a jump is 'b', or 'br' to an address in a register"),
    ("xor", "exclusive or is 'eor'"),
    ("or", "inclusive or is 'orr'"),
    ("not", "the bitwise complement is 'mvn'"),
    ("ldm", "A64 loads and stores two registers with 'ldp' and 'stp', no lists"),
    ("stm", "A64 loads and stores two registers with 'ldp' and 'stp', no lists"),
];

/// There is no such mnemonic; `suggest` looks for the one that was meant.
#[cold]
#[must_use]
pub fn unknown(name: &[u8], span: Span, suggest: bool) -> Box<Diagnostic> {
    let written = String::from_utf8_lossy(name);
    let error =
        Diagnostic::error(Code::UnknownMnemonic, span, format!("unrecognized instruction mnemonic '{written}'"));
    if !suggest {
        return Box::new(error);
    }
    let name = written.to_ascii_lowercase();
    if let Some((_, instead)) = INSTEAD.iter().find(|i| i.0 == name) {
        return Box::new(error.help(*instead));
    }
    if let Some(condition) = name.strip_prefix("b.") {
        return Box::new(named::condition(condition, error));
    }
    Box::new(match nearest(&name, lookup::names()) {
        Some(near) => error.help(format!("did you mean '{near}'?")),
        None => error,
    })
}
