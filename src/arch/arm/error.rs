//! Diagnostics for statements that match no instruction.

use super::it::{ALWAYS, condition_name};
use super::kinds::{APART, MODIFIED, Matched, Miss, NOT_RELOCATABLE, Statement};
use super::lookup;
use super::matcher::{Misfit, Refusal, Unfit, allowed, refusal};
use super::operand::{Form, Operand, tag};
use super::tables::{Item, Kind, Mnemonic};
use super::words;
use crate::arch::operand::{Shown, join_ranges};
use crate::diag::{Code, Diagnostic, nearest};
use crate::source::Span;
use crate::source::bytes::operand_end;

/// Why no row matches a statement. `base` is the source position of its text's first byte; `helps` enables the help
/// texts.
#[cold]
#[must_use]
pub fn explain(
    mnemonic: &'static Mnemonic,
    statement: &Statement<'_>,
    span: Span,
    base: u32,
    helps: bool,
) -> Box<Diagnostic> {
    let place = |index: usize| {
        let operand = statement.operands.get(index);
        operand.map_or(span, |operand| Shown::of(statement.text, operand.at as usize).span(base))
    };
    let error = |code, span, message: String| Box::new(Diagnostic::error(code, span, message));
    let mut room = [0; 16];
    let name = mnemonic.name(&mut room);
    match refusal(mnemonic, statement) {
        Refusal::Features(needs) => {
            error(Code::WrongMode, span, format!("instruction requires: {}", statement.features.missing(needs)))
        }
        Refusal::Place(unfit) => {
            let error = error(Code::WrongMode, span, out_of_place(unfit, name, statement));
            match unfit {
                Unfit::Predicated if helps => {
                    Box::new(error.help(format!("write 'it {}' before it", condition_name(statement.condition))))
                }
                _ => error,
            }
        }
        Refusal::Operand(misfit) if misfit.at >= statement.operands.len() && misfit.item.is_none() => {
            error(Code::TooFewOperands, span, "too few operands for instruction".into())
        }
        Refusal::TooMany(at) => error(Code::WrongOperands, place(at), "too many operands for instruction".into()),
        Refusal::TooFew => error(Code::TooFewOperands, span, "too few operands for instruction".into()),
        Refusal::Operand(misfit) => {
            let place = place(misfit.at);
            match misfit.miss {
                Miss::Other => other(mnemonic, &misfit, statement, place, helps),
                Miss::Range(least, most, step) => {
                    let ranges =
                        if misfit.ranges.is_empty() { vec![(least, most, step)] } else { misfit.ranges.clone() };
                    let message = format!("{} must be {}", called(statement, misfit.at), join_ranges(ranges));
                    let error = error(Code::ImmediateRange, place, message);
                    if helps && is_too_far(&misfit, statement) && takes_index(mnemonic, misfit.at, statement) {
                        Box::new(error.help("put a larger offset into a register: '[r1, r2]'"))
                    } else {
                        error
                    }
                }
                Miss::Value(MODIFIED) => modified(name, &misfit, statement, place),
                // llvm-mc reports this when it writes fixups.
                Miss::Value(NOT_RELOCATABLE) => {
                    Box::new(error(Code::ImmediateRange, place, NOT_RELOCATABLE.into()).deferred())
                }
                Miss::Value(message) => error(Code::ImmediateRange, place, message.into()),
                Miss::Registers(APART) => {
                    let is_base =
                        misfit.at > 0 && statement.operands.get(misfit.at - 1).is_some_and(|o| o.tag == tag::OPEN);
                    let message = match is_base {
                        true => "the base register that is written back must not be loaded or stored",
                        false => "the registers must be different",
                    };
                    error(Code::RegisterConstraint, place, message.into())
                }
                Miss::Registers(message) => error(Code::RegisterConstraint, place, message.into()),
            }
        }
    }
}

/// The message if a row matches the operands but is not allowed in this context.
fn out_of_place(unfit: Unfit, name: &str, statement: &Statement<'_>) -> String {
    match unfit {
        Unfit::Width => format!("'{name}' has no wide form with these operands: write it without '.w'"),
        Unfit::NoCondition if statement.condition == ALWAYS => {
            format!("'{name}' is not predicable: it must not be in an IT block")
        }
        Unfit::NoCondition => format!("instruction '{name}' is not predicable, but condition code specified"),
        Unfit::State => "the instruction is not available in this instruction set state".into(),
        Unfit::OutOfBlock => "instruction only valid inside IT block".into(),
        Unfit::InBlock => "flag setting instruction only valid outside IT block".into(),
        Unfit::Predicated => "predicated instructions must be in IT block".into(),
        Unfit::NotLast => "instruction must be outside of IT block or the last instruction in an IT block".into(),
    }
}

/// What messages call a number at this position.
fn called(statement: &Statement<'_>, at: usize) -> &'static str {
    let before = &statement.operands[..at.min(statement.operands.len())];
    match before.last() {
        Some(last) if last.tag & tag::LANE != 0 => "vector lane",
        _ if before.iter().any(|o| o.tag == tag::OPEN) => "offset",
        _ => "immediate",
    }
}

/// Returns whether an address offset is outside all ranges.
fn is_too_far(misfit: &Misfit, statement: &Statement<'_>) -> bool {
    let Some(operand) = statement.operands.get(misfit.at) else { return false };
    let before = &statement.operands[..misfit.at];
    let open =
        before.iter().filter(|o| o.tag == tag::OPEN).count() > before.iter().filter(|o| o.tag == tag::CLOSE).count();
    open && misfit.ranges.iter().all(|&(least, most, _)| !(least..=most).contains(&operand.value))
}

/// Returns whether a register may stand in place of the offset at `at` if the address ends after it.
fn takes_index(mnemonic: &'static Mnemonic, at: usize, statement: &Statement<'_>) -> bool {
    let is_last = at + 2 == statement.operands.len() && statement.operands[at + 1].tag == tag::CLOSE;
    is_last
        && mnemonic.rows().iter().any(|row| {
            let mut matched = Matched::default();
            let begins = row
                .items()
                .take(at)
                .enumerate()
                .all(|(i, item)| item.tag == statement.operands[i].tag && matched.take(item, statement, i).is_ok());
            let index = row.items().nth(at).is_some_and(|item| item.tag == tag::R);
            usize::from(row.count) == at + 2
                && begins
                && index
                && statement.features.has(row.needs())
                && allowed(row, statement).is_ok()
        })
}

/// The diagnostic for a number that is not a modified immediate.
fn modified(name: &str, misfit: &Misfit, statement: &Statement<'_>, place: Span) -> Box<Diagnostic> {
    let error = |message: String| Diagnostic::error(Code::ImmediateRange, place, message);
    let operand = &statement.operands[misfit.at];
    let number = operand.value as u32;
    if name == "mov" && operand.form == Form::Number && statement.operands.first().is_some_and(|o| o.tag == tag::R) {
        let register = text_of(statement, &statement.operands[0]);
        let (low, high) = (number & 0xffff, number >> 16);
        return Box::new(error("one instruction cannot move this number".to_owned()).help(format!(
            "write 'movw {register}, #{low:#x}' and 'movt {register}, #{high:#x}', or 'ldr {register}, ={number:#x}'"
        )));
    }
    let ranges = match misfit.ranges.as_slice() {
        [] => String::new(),
        ranges => format!("{} or ", join_ranges(ranges.to_vec())),
    };
    Box::new(error(format!("immediate must be {ranges}a modified immediate")).help(
        "a modified immediate is an 8-bit value at any bit position, or repeated as 0x00XY00XY, 0xXY00XY00 or 0xXYXYXYXY",
    ))
}

/// The text of an operand.
fn text_of(statement: &Statement<'_>, operand: &Operand) -> String {
    let at = operand.at as usize;
    let end = operand_end(statement.text, at).max(at);
    String::from_utf8_lossy(statement.text.get(at..end).unwrap_or_default()).into_owned()
}

/// The diagnostic for an operand of an entirely different kind than the row expects.
fn other(
    mnemonic: &'static Mnemonic,
    misfit: &Misfit,
    statement: &Statement<'_>,
    place: Span,
    helps: bool,
) -> Box<Diagnostic> {
    let error = |message: String| error_of(message, place);
    let invalid = || Box::new(error("invalid operand for instruction".to_owned()));
    let (Some(operand), Some(item)) = (statement.operands.get(misfit.at), misfit.item) else { return invalid() };
    if operand.form != Form::Word {
        return match item.tag {
            tag::LIST => Box::new(
                error("expected a list of registers".to_owned()).help("a list is in braces: '{r0, r1}', '{r4-r7}'"),
            ),
            _ => {
                let error = found(operand, item, statement).map(error);
                let error = error.unwrap_or_else(|| error_of("invalid operand for instruction".to_owned(), place));
                Box::new(match instead(mnemonic, misfit, statement).filter(|_| helps) {
                    Some(instead) => error.help(instead),
                    None => error,
                })
            }
        };
    }
    let word = text_of(statement, operand);
    match item.tag & !tag::LANE {
        tag::R => {
            let error = error(format!("expected a register, found '{word}'"));
            let is_base = misfit.at > 0 && statement.operands[misfit.at - 1].tag == tag::OPEN;
            if is_base && helps {
                return Box::new(error.help(format!(
                    "load the address into a register: 'ldr r1, ={word}' and '[r1]'; or load nearby data with 'ldr r0, {word}', without brackets"
                )));
            }
            Box::new(if helps { error.help("general registers are r0 to r12, sp, lr and pc") } else { error })
        }
        tag::OPEN => {
            Box::new(error(format!("expected an address, found '{word}'")).help("an address is in brackets: '[r0]'"))
        }
        tag::VALUE => match names(item).or_else(|| named(mnemonic, misfit.at)) {
            Some((what, names)) => {
                let error = error(format!("unknown {what} '{word}'"));
                let numbered = names.len() == COPROCESSORS.len();
                let near =
                    if helps && !numbered { nearest(&word.to_ascii_lowercase(), names.iter().copied()) } else { None };
                Box::new(match near {
                    Some(near) => error.help(format!("did you mean '{near}'?")),
                    None if helps => error.help(format!("expected one of {}", names.join(", "))),
                    None => error,
                })
            }
            None => invalid(),
        },
        _ => invalid(),
    }
}

fn error_of(message: String, place: Span) -> Diagnostic {
    Diagnostic::error(Code::WrongOperands, place, message)
}

/// Help for an operand that T32 does not support in this position.
fn instead(mnemonic: &'static Mnemonic, misfit: &Misfit, statement: &Statement<'_>) -> Option<String> {
    let operand = statement.operands.get(misfit.at)?;
    let mut room = [0; 16];
    let name = mnemonic.name(&mut room);
    if operand.tag == tag::OPEN && matches!(name, "b" | "bl" | "bx" | "blx") {
        let load = format!("load the address into a register: 'ldr ip, {}'", text_of(statement, operand));
        return Some(format!("{load} and '{name} ip'", name = if name.contains('l') { "blx" } else { "bx" }));
    }
    let written = text_of(statement, operand);
    let is_offset = statement.operands[..misfit.at].iter().any(|o| o.tag == tag::OPEN);
    let register = written.strip_prefix('-').filter(|_| is_offset && operand.form != Form::Number)?;
    register
        .starts_with(|c: char| c.is_ascii_alphabetic())
        .then(|| format!("T32 can only add an index register: subtract '{register}' from the base with 'sub' first"))
}

/// The names that any of the rows accepts at this index.
fn named(mnemonic: &'static Mnemonic, at: usize) -> Option<(&'static str, Vec<&'static str>)> {
    mnemonic.rows().iter().filter_map(|row| row.items().nth(at)).find_map(names)
}

/// The message with the expected and the actual operand, if both have a name.
fn found(operand: &Operand, item: &Item, statement: &Statement<'_>) -> Option<String> {
    let expected = match item.tag & !tag::LANE {
        tag::R => "a register",
        tag::S => "a register from s0 to s31",
        tag::D => "a register from d0 to d31",
        tag::Q => "a register from q0 to q15",
        tag::OPEN => "an address in brackets",
        tag::CLOSE => "']'",
        _ => names(item)?.0,
    };
    let written = text_of(statement, operand);
    let instead = match operand.tag & !tag::LANE {
        tag::OPEN => "an address".to_owned(),
        tag::VALUE if operand.form == Form::Number => "a number".to_owned(),
        tag::SHIFT | tag::SHIFTED_BY => format!("the shift '{written}'"),
        _ => format!("'{written}'"),
    };
    Some(format!("expected {expected}, found {instead}"))
}

/// What messages call an item that is a name, and the valid names.
fn names(item: &Item) -> Option<(&'static str, Vec<&'static str>)> {
    Some(match item.kind {
        Kind::Barrier => ("barrier option", words::barriers()),
        Kind::InstructionBarrier => ("barrier option", vec!["sy"]),
        Kind::ReadStatus => ("status register", vec!["apsr", "cpsr", "spsr"]),
        Kind::WriteStatus | Kind::Banked => (
            "status register",
            vec!["apsr_nzcvq", "apsr_g", "apsr_nzcvqg", "cpsr", "cpsr_c", "cpsr_f", "cpsr_fc", "spsr", "spsr_fsxc"],
        ),
        Kind::InterruptFlags => ("combination of interrupt flags", vec!["a", "i", "f", "ai", "af", "if", "aif"]),
        Kind::Coprocessor => ("coprocessor", COPROCESSORS.to_vec()),
        Kind::Endian => ("byte order", vec!["be", "le"]),
        _ => return None,
    })
}

const COPROCESSORS: [&str; 16] =
    ["p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15"];

/// Reports a condition that does not agree with the IT block.
#[cold]
#[must_use]
pub fn wrong_condition(found: u8, expected: u8, span: Span) -> Box<Diagnostic> {
    let (found, expected) = (condition_name(found), condition_name(expected));
    let message = format!("incorrect condition in IT block; got '{found}', but expected '{expected}'");
    Box::new(Diagnostic::error(Code::WrongMode, span, message))
}

/// Mnemonics of A32 that T32 lacks, without conditions.
const ONLY_A32: [&[u8]; 12] =
    [b"rsc", b"rscs", b"ldmib", b"ldmda", b"ldmed", b"ldmfa", b"stmib", b"stmda", b"stmed", b"stmfa", b"swp", b"swpb"];

/// Mnemonics of other architectures, and what to write instead.
const INSTEAD: &[(&str, &str)] = &[
    ("ret", "a return is 'bx lr', or a 'pop' whose list includes pc"),
    ("call", "a call is 'bl', or 'blx' to an address in a register"),
    ("jmp", "a jump is 'b', or 'bx' to an address in a register"),
    ("xor", "exclusive or is 'eor'"),
    ("or", "inclusive or is 'orr'"),
    ("not", "the bitwise complement is 'mvn'"),
];

/// Reports an unknown mnemonic. `suggest` enables the search for similar ones.
#[cold]
#[must_use]
pub fn unknown(name: &[u8], span: Span, suggest: bool) -> Box<Diagnostic> {
    let written = String::from_utf8_lossy(name).into_owned();
    let name = name.to_ascii_lowercase();
    let of_a32 = |stem: &&[u8]| {
        let rest = name.strip_prefix(*stem);
        rest.is_some_and(|rest| rest.is_empty() || super::it::condition(rest).is_some())
    };
    if let Some(stem) = ONLY_A32.iter().find(|stem| of_a32(stem)) {
        let stem = String::from_utf8_lossy(stem);
        let error = Diagnostic::error(Code::WrongMode, span, "instruction requires: arm-mode");
        return Box::new(error.help(format!("'{stem}' is only available in A32, and this is T32")));
    }
    if let Some(mask @ ([_] | [_, _] | [_, _, _])) = name.strip_prefix(b"it")
        && mask[..mask.len() - 1].iter().all(|b| matches!(b, b't' | b'e'))
        && let Some(wrong) = mask.iter().find(|b| b.is_ascii_alphabetic() && !matches!(b, b't' | b'e'))
    {
        let message = format!("illegal IT block condition mask '{}'", char::from(*wrong));
        let error = Diagnostic::error(Code::UnknownMnemonic, span, message);
        return Box::new(
            error.help("write a 't' or 'e' after 'it' for each further instruction: 'itt', 'ite', 'ittee'"),
        );
    }
    if name.len() > 5 && name.starts_with(b"it") && name[2..].iter().all(|b| matches!(b, b't' | b'e')) {
        let error = Diagnostic::error(Code::UnknownMnemonic, span, "too many conditions on IT instruction");
        return Box::new(error.help("an IT block has at most four instructions"));
    }
    let error = Diagnostic::error(Code::UnknownMnemonic, span, format!("invalid instruction '{written}'"));
    if !suggest {
        return Box::new(error);
    }
    let name = String::from_utf8_lossy(&name);
    if let Some((_, instead)) = INSTEAD.iter().find(|i| i.0 == name) {
        return Box::new(error.help(*instead));
    }
    // A NEON or VFP mnemonic without a data type.
    let typed = |full: &&str| {
        let kind = full.strip_prefix(&*name).and_then(|rest| rest.strip_prefix('.'));
        kind.is_some_and(|kind| !kind.contains('.') && kind.ends_with(|c: char| c.is_ascii_digit()))
    };
    let typed: Vec<&str> = lookup::names().filter(typed).take(MOST_TYPES).collect();
    if !typed.is_empty() && !name.contains('.') {
        return Box::new(
            error.help(format!("the mnemonic needs the data type as a suffix, as in '{}'", typed.join("', '"))),
        );
    }
    Box::new(match nearest(&name, lookup::names()) {
        Some(near) => error.help(format!("did you mean '{near}'?")),
        None => error,
    })
}

/// The maximum number of data types that a message lists.
const MOST_TYPES: usize = 4;
