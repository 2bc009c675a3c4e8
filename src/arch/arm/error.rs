//! Diagnostics for statements that match no instruction.

use super::it::{ALWAYS, condition_name};
use super::kinds::{APART, MODIFIED};
use super::machine::{ContextError, Matched, Statement, T32};
use super::operand::{Form, Operand, tag};
use super::tables::{Item, Kind, Mnemonic, Tables};
use super::words;
use crate::arch::fixed_width::explain::{Messages, Refused, is_far};
use crate::arch::fixed_width::{Machine, refusal};
use crate::arch::operand::join_ranges;
use crate::diag::{Code, Diagnostic, nearest};
use crate::source::Span;

type NearMiss = refusal::NearMiss<T32>;

impl Messages for T32 {
    const INDEX: &'static str = "offset";
    const UNKNOWN: &'static str = "invalid instruction";
    const INSTEAD: &'static [(&'static str, &'static str)] = &[
        ("ret", "a return is 'bx lr', or a 'pop' whose list includes pc"),
        ("call", "a call is 'bl', or 'blx' to an address in a register"),
        ("jmp", "a jump is 'b', or 'bx' to an address in a register"),
        ("xor", "exclusive or is 'eor'"),
        ("or", "inclusive or is 'orr'"),
        ("not", "the bitwise complement is 'mvn'"),
    ];
    const APART: &'static str = APART;
    const APART_MESSAGES: [&'static str; 2] =
        ["the base register that is written back must not be loaded or stored", "the registers must be different"];

    fn out_of_context(refused: &Refused<'_, T32>, context_error: ContextError) -> Diagnostic {
        let mut buffer = [0; 16];
        let context = refused.statement.context;
        let condition = context.condition;
        let message = match context_error {
            ContextError::State if context.a32 => "instruction requires: thumb".to_owned(),
            _ => out_of_context(context_error, refused.mnemonic.name(&mut buffer), condition),
        };
        let error = Diagnostic::error(Code::WrongMode, refused.span, message);
        match context_error {
            ContextError::Predicated if refused.helps => {
                error.help(format!("write 'it {}' before it", condition_name(condition)))
            }
            ContextError::State => {
                let (own, other) = if refused.statement.context.a32 { ("A32", "T32") } else { ("T32", "A32") };
                error.help(format!(
                    "'{}' is only available in {other}, and this is {own}",
                    refused.mnemonic.name(&mut buffer)
                ))
            }
            _ => error,
        }
    }

    fn other(refused: &Refused<'_, T32>, near_miss: &NearMiss, place: Span) -> Option<Diagnostic> {
        if refused.statement.operands.get(near_miss.at).is_some_and(|o| o.tag == tag::ALIGN) {
            return Some(Diagnostic::error(Code::ImmediateRange, place, "alignment must be omitted"));
        }
        if let Some(at) = near_miss.too_many {
            return Some(error_of("too many operands for instruction", refused.place(at)));
        }
        other(refused, near_miss, place)
    }

    fn out_of_range(refused: &Refused<'_, T32>, near_miss: &NearMiss) -> Option<&'static str> {
        let is_far = is_too_far(near_miss, refused.statement);
        (is_far && takes_index(refused.mnemonic, near_miss.at, refused.statement))
            .then_some("put a larger offset into a register: '[r1, r2]'")
    }

    fn value(refused: &Refused<'_, T32>, near_miss: &NearMiss, message: &'static str, place: Span) -> Diagnostic {
        match message {
            MODIFIED => modified(refused, near_miss, place),
            _ => Diagnostic::error(Code::ImmediateRange, place, message),
        }
    }

    fn foreign(name: &[u8], span: Span) -> Option<Diagnostic> {
        wrong_block(name, span)
    }

    /// A NEON or VFP mnemonic without a data type.
    fn resembles(name: &str) -> Option<String> {
        let typed = |full: &&str| {
            let kind = full.strip_prefix(name).and_then(|rest| rest.strip_prefix('.'));
            kind.is_some_and(|kind| !kind.contains('.') && kind.ends_with(|c: char| c.is_ascii_digit()))
        };
        let typed: Vec<&str> = T32::NAMES.split(' ').filter(typed).take(MAX_TYPES).collect();
        (!typed.is_empty() && !name.contains('.'))
            .then(|| format!("the mnemonic needs the data type as a suffix, as in '{}'", typed.join("', '")))
    }
}

/// The message if a row matches the operands but is not allowed in this context.
fn out_of_context(context_error: ContextError, name: &str, condition: u8) -> String {
    match context_error {
        ContextError::Width => format!("'{name}' has no wide form with these operands: write it without '.w'"),
        ContextError::NoCondition if condition == ALWAYS => {
            format!("'{name}' is not predicable: it must not be in an IT block")
        }
        ContextError::NoCondition => format!("instruction '{name}' is not predicable, but condition code specified"),
        ContextError::State => "instruction requires: arm-mode".into(),
        ContextError::OutOfBlock => "instruction only valid inside IT block".into(),
        ContextError::InBlock => "flag setting instruction only valid outside IT block".into(),
        ContextError::Predicated => "predicated instructions must be in IT block".into(),
        ContextError::LowRegisters => {
            let architecture = if name == "add" { "ARMv6-M or ARMv6T2" } else { "ARMv6" };
            format!("'{name}' of two low registers requires {architecture}: write '{name}s'")
        }
        ContextError::NotLast => {
            "instruction must be outside of IT block or the last instruction in an IT block".into()
        }
    }
}

/// Returns whether an address offset is outside all ranges.
fn is_too_far(near_miss: &NearMiss, statement: &Statement<'_>) -> bool {
    let Some(operand) = statement.operands.get(near_miss.at) else { return false };
    let before = &statement.operands[..near_miss.at];
    let open =
        before.iter().filter(|o| o.tag == tag::OPEN).count() > before.iter().filter(|o| o.tag == tag::CLOSE).count();
    open && is_far(near_miss, operand.value)
}

/// Returns whether a register may stand in place of the offset at `at` if the address ends after it.
fn takes_index(mnemonic: &'static Mnemonic, at: usize, statement: &Statement<'_>) -> bool {
    let is_last = at + 2 == statement.operands.len() && statement.operands[at + 1].tag == tag::CLOSE;
    is_last
        && mnemonic.rows::<T32>().iter().any(|row| {
            let mut matched = Matched::new(0, 0);
            let begins = row.items::<T32>().take(at).enumerate().all(|(i, item)| {
                item.tag == statement.operands[i].tag
                    && matched.take(item, (i, &statement.operands[i]), statement).is_ok()
            });
            let index = row.items::<T32>().nth(at).is_some_and(|item| item.tag == tag::R);
            usize::from(row.count) == at + 2
                && begins
                && index
                && statement.has(row)
                && T32::allowed(row, statement).is_ok()
        })
}

/// The diagnostic for a number that is not a modified immediate.
fn modified(refused: &Refused<'_, T32>, near_miss: &NearMiss, place: Span) -> Diagnostic {
    let error = |message: String| Diagnostic::error(Code::ImmediateRange, place, message);
    let statement = refused.statement;
    let is_move = refused.mnemonic.name(&mut [0; 16]) == "mov";
    let operand = &statement.operands[near_miss.at];
    let number = operand.value as u32;
    if is_move && operand.form == Form::Number && statement.operands.first().is_some_and(|o| o.tag == tag::R) {
        let register = statement.written(&statement.operands[0]);
        let (low, high) = (number & 0xffff, number >> 16);
        return error("one instruction cannot move this number".to_owned()).help(format!(
            "write 'movw {register}, #{low:#x}' and 'movt {register}, #{high:#x}', or 'ldr {register}, ={number:#x}'"
        ));
    }
    let ranges = match near_miss.ranges.as_slice() {
        [] => String::new(),
        ranges => format!("{} or ", join_ranges(ranges.to_vec())),
    };
    error(format!("immediate must be {ranges}a modified immediate")).help(if statement.context.a32 {
        "a modified immediate is an 8-bit value, rotated right by an even number of bits"
    } else {
        "a modified immediate is an 8-bit value at any bit position, or repeated as 0x00XY00XY, 0xXY00XY00 or 0xXYXYXYXY"
    })
}

/// The diagnostic for an operand of an entirely different kind than the row expects.
fn other(refused: &Refused<'_, T32>, near_miss: &NearMiss, place: Span) -> Option<Diagnostic> {
    let Refused { mnemonic, statement, helps, .. } = *refused;
    let error = |message: String| error_of(message, place);
    let (operand, item) = (statement.operands.get(near_miss.at)?, near_miss.item?);
    if operand.form != Form::Word {
        if item.tag == tag::LIST {
            let error = error("expected a list of registers".to_owned());
            return Some(error.help("a list is in braces: '{r0, r1}', '{r4-r7}'"));
        }
        let message = found(operand, item, statement).unwrap_or_else(|| "invalid operand for instruction".to_owned());
        return Some(error(message).with_help(instead(mnemonic, near_miss, statement).filter(|_| helps)));
    }
    let word = statement.written(operand);
    match item.tag & !tag::LANE {
        tag::R => {
            let error = error(format!("expected a register, found '{word}'"));
            Some(match helps {
                true if refused.is_base(near_miss.at) => error.help(format!(
                    "load the address into a register: 'ldr r1, ={word}' and '[r1]'; or load nearby data with 'ldr r0, {word}', without brackets"
                )),
                true => error.help("general registers are r0 to r12, sp, lr and pc"),
                false => error,
            })
        }
        tag::OPEN => {
            Some(error(format!("expected an address, found '{word}'")).help("an address is in brackets: '[r0]'"))
        }
        tag::VALUE => {
            let (what, names) = names(item).or_else(|| named(mnemonic, near_miss.at))?;
            let error = error(format!("unknown {what} '{word}'"));
            let numbered = names.len() == COPROCESSORS.len();
            let near =
                if helps && !numbered { nearest(&word.to_ascii_lowercase(), names.iter().copied()) } else { None };
            Some(match near {
                Some(near) => error.help(format!("did you mean '{near}'?")),
                None if helps => error.help(format!("expected one of {}", names.join(", "))),
                None => error,
            })
        }
        _ => None,
    }
}

fn error_of(message: impl Into<String>, place: Span) -> Diagnostic {
    Diagnostic::error(Code::WrongOperands, place, message)
}

/// Help for an operand that T32 does not support in this position.
fn instead(mnemonic: &'static Mnemonic, near_miss: &NearMiss, statement: &Statement<'_>) -> Option<String> {
    let operand = statement.operands.get(near_miss.at)?;
    let mut buffer = [0; 16];
    let name = mnemonic.name(&mut buffer);
    if operand.tag == tag::OPEN && matches!(name, "b" | "bl" | "bx" | "blx") {
        let load = format!("load the address into a register: 'ldr ip, {}'", statement.written(operand));
        return Some(format!("{load} and '{name} ip'", name = if name.contains('l') { "blx" } else { "bx" }));
    }
    let written = statement.written(operand);
    let is_offset = statement.operands[..near_miss.at].iter().any(|o| o.tag == tag::OPEN);
    let is_subtracted = operand.tag == tag::SUBTRACTED && !statement.context.a32;
    let register = written.strip_prefix('-').filter(|_| is_offset && is_subtracted)?;
    register
        .starts_with(|c: char| c.is_ascii_alphabetic())
        .then(|| format!("T32 can only add an index register: subtract '{register}' from the base with 'sub' first"))
}

/// The names that any of the rows accepts at this index.
fn named(mnemonic: &'static Mnemonic, at: usize) -> Option<(&'static str, Vec<&'static str>)> {
    mnemonic.rows::<T32>().iter().filter_map(|row| row.items::<T32>().nth(at)).find_map(names)
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
    let written = statement.written(operand);
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
        Kind::WirelessControl => {
            ("control register of iWMMXt", words::WIRELESS_CONTROL.iter().map(|register| register.0).collect())
        }
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

/// The error for a misspelled `it`.
fn wrong_block(name: &[u8], span: Span) -> Option<Diagnostic> {
    let mask = name.strip_prefix(b"it")?;
    let is_part = |b: &u8| matches!(b, b't' | b'e');
    if let [others @ .., _] = mask
        && others.len() < 3
        && others.iter().all(is_part)
        && let Some(wrong) = mask.iter().find(|b| b.is_ascii_alphabetic() && !is_part(b))
    {
        let message = format!("illegal IT block condition mask '{}'", char::from(*wrong));
        let error = Diagnostic::error(Code::UnknownMnemonic, span, message);
        return Some(error.help("write a 't' or 'e' after 'it' for each further instruction: 'itt', 'ite', 'ittee'"));
    }
    (mask.len() > 3 && mask.iter().all(is_part)).then(|| {
        let error = Diagnostic::error(Code::UnknownMnemonic, span, "too many conditions on IT instruction");
        error.help("an IT block has at most four instructions")
    })
}

/// The maximum number of data types that a message lists.
const MAX_TYPES: usize = 4;
