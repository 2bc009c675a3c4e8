//! Diagnostics for statements that match no instruction.

use super::kinds::NOT_ONE_MOVE;
use super::machine::{A64, Statement};
use super::operand::{Form, SP, tag};
use super::print::{form, is_register, value};
use super::tables::{Item, Kind, Mnemonic, Row};
use super::{named, registers};
use crate::arch::fixed_width::explain::{Messages, Refused, common_prefix, is_far};
use crate::arch::fixed_width::refusal;
use crate::diag::{Code, Diagnostic};
use crate::source::Span;
use std::convert::Infallible;
use std::fmt::Write as _;

type NearMiss = refusal::NearMiss<A64>;

impl Messages for A64 {
    const INDEX: &'static str = "index";
    const UNKNOWN: &'static str = "unrecognized instruction mnemonic";
    const INSTEAD: &'static [(&'static str, &'static str)] = &[
        ("push", "A64 has no 'push': write 'str x0, [sp, #-16]!', or 'stp' for two registers"),
        ("pop", "A64 has no 'pop': write 'ldr x0, [sp], #16', or 'ldp' for two registers"),
        ("call", "a call is 'bl', or 'blr' to an address in a register"),
        ("jmp", "a jump is 'b', or 'br' to an address in a register"),
        ("xor", "exclusive or is 'eor'"),
        ("or", "inclusive or is 'orr'"),
        ("not", "the bitwise complement is 'mvn'"),
        ("ldm", "A64 has no register lists: use 'ldp' or 'stp' for two registers"),
        ("stm", "A64 has no register lists: use 'ldp' or 'stp' for two registers"),
    ];
    const APART: &'static str = registers::APART;
    const APART_MESSAGES: [&'static str; 2] = [
        "unpredictable instruction: the base register that is written back must not be loaded or stored",
        "unpredictable instruction: this register must not be the same as one before it",
    ];

    /// Features without a name of their own cannot be enabled.
    fn enable(missing: &str) -> Option<String> {
        let first = missing.split(" or ").next().unwrap_or_default();
        let is_name =
            !first.is_empty() && first.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        (is_name && !first.starts_with("armv")).then(|| {
            format!("assemble with '-mattr=+{first}', or enable it with '.arch_extension', '.cpu' or '.arch' first")
        })
    }

    fn out_of_context(_: &Refused<'_, A64>, context_error: Infallible) -> Diagnostic {
        match context_error {}
    }

    fn forms(refused: &Refused<'_, A64>) -> Option<String> {
        Some(forms(refused.mnemonic, refused.statement))
    }

    fn other(refused: &Refused<'_, A64>, near_miss: &NearMiss, place: Span) -> Option<Diagnostic> {
        other(near_miss, refused.statement, place, refused.helps)
    }

    fn out_of_range(refused: &Refused<'_, A64>, near_miss: &NearMiss) -> Option<&'static str> {
        is_far_offset(refused.mnemonic, near_miss, refused.statement)
            .then_some("put a larger offset into a register: '[x1, x2]'")
    }

    fn value(refused: &Refused<'_, A64>, near_miss: &NearMiss, message: &'static str, place: Span) -> Diagnostic {
        if is_move(refused.mnemonic, near_miss, refused.statement, message) {
            let error = Diagnostic::error(Code::ImmediateRange, place, NOT_ONE_MOVE);
            return if refused.helps { error.help(moves(refused.statement, near_miss.at)) } else { error };
        }
        let error = Diagnostic::error(Code::ImmediateRange, place, message);
        match near_miss.item {
            Some(Item { kind: Kind::FloatImmediate, .. }) => error.help(
                "the constants that fit are n/16 * 2^r, with n from 16 to 31 and r from -3 to 4, and their negatives",
            ),
            Some(Item { kind: Kind::Bitmask | Kind::BitmaskNot, .. }) if refused.helps => error.help(
                "the immediates that fit are a run of ones, rotated, in elements of 2, 4, 8, 16, 32 or 64 bits that are all the same",
            ),
            _ => error,
        }
    }

    fn resembles(name: &str) -> Option<String> {
        name.strip_prefix("b.").map(named::condition)
    }
}

/// An operand of an entirely different kind than the row expects.
fn other(near_miss: &NearMiss, statement: &Statement<'_>, place: Span, helps: bool) -> Option<Diagnostic> {
    let (operand, item) = (statement.operands.get(near_miss.at)?, near_miss.item?);
    let written = || statement.written(operand);
    let wrong = |message: String| Diagnostic::error(Code::WrongOperands, place, message);
    if operand.form == Form::Word {
        if is_register(item) || item.tag == tag::OPEN {
            return Some(no_register(&written(), item, statement, near_miss.at, wrong));
        }
        return named::unknown(item, statement, near_miss.at, place, helps);
    }
    let is_first = near_miss.at == 0 && operand.tag == tag::OPEN && is_register(item);
    if is_first && let Some(register) = statement.operands.iter().rfind(|o| matches!(o.tag, tag::W | tag::X)) {
        let register = statement.written(register);
        return Some(
            wrong("expected a register, found an address".to_owned())
                .help(format!("the address comes last: '{register}, [...]'")),
        );
    }
    if item.tag >= tag::LIST && (tag::V..tag::P).contains(&operand.tag) {
        return Some(
            wrong("expected a list of vector registers".to_owned())
                .help(format!("a list is in braces: '{{{}}}'", written())),
        );
    }
    if (tag::P..tag::PN).contains(&operand.tag) && operand.number > 7 && item.width() == 3 {
        return Some(wrong("invalid restricted predicate register, expected p0 to p7".to_owned()));
    }
    if matches!(item.kind, Kind::Call | Kind::Jump) && (tag::W..=tag::X).contains(&operand.tag) {
        let other = if item.kind == Kind::Call { "blr" } else { "br" };
        return Some(
            wrong(format!("expected a label, found '{}'", written()))
                .help(format!("'{other}' branches to an address in a register")),
        );
    }
    if item.tag == tag::SHIFT {
        let mut expected = vec![shift(item)];
        for other in near_miss.others.iter().filter(|other| other.tag == tag::SHIFT).map(|other| shift(other)) {
            if !expected.contains(&other) {
                expected.push(other);
            }
        }
        return Some(wrong(format!("expected {}", expected.join(", or "))));
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
            Some(wrong(format!("'{}' cannot be used here: register 31 is the zero register", written())))
        }
        (Some(_), Some(_)) if operand.number == 31 && item.kind == Kind::RegisterOrSp => {
            Some(wrong(format!("'{}' cannot be used here: register 31 is the stack pointer", written())))
        }
        _ if operand.tag == tag::V => Some(
            wrong(format!("expected an arrangement after '{}'", written()))
                .help("arrangements are .8b, .16b, .4h, .8h, .2s, .4s, .1d and .2d"),
        ),
        _ => None,
    }
}

/// Joins words with commas, and with 'or' before the last.
fn list(words: &str) -> String {
    let text = words.replace('|', ", ");
    match text.rsplit_once(", ") {
        Some((before, last)) => format!("{before} or {last}"),
        None => text,
    }
}

/// Describes the allowed shifts: `lsl|sxtx {#3}` is 'lsl' or 'sxtx', with #3 or without a number.
fn shift(item: &Item) -> String {
    let text = value(item);
    let (names, amount) = text.split_once(' ').unwrap_or((&text, ""));
    let names = match names {
        "extend" => "'uxtb', 'uxth', 'uxtw', 'uxtx', 'sxtb', 'sxth', 'sxtw' or 'sxtx'".to_owned(),
        _ => list(&format!("'{}'", names.replace('|', "'|'"))),
    };
    let optional = amount.starts_with('{');
    let amount = match amount.trim_matches(['{', '}']) {
        "" => return names,
        "#amount" => "a number".to_owned(),
        amount => list(&amount.replacen("..", " to #", 1).replace('|', "|#")),
    };
    if optional { format!("{names}, with {amount} or without a number") } else { format!("{names} with {amount}") }
}

/// Returns whether an address offset is outside all ranges, so that it needs a register.
fn is_far_offset(mnemonic: &'static Mnemonic, near_miss: &NearMiss, statement: &Statement<'_>) -> bool {
    let Some(operand) = statement.operands.get(near_miss.at) else { return false };
    let opens = near_miss.at >= 2 && statement.operands[near_miss.at - 2].tag == tag::OPEN;
    let takes_index = |row: &Row| {
        common_prefix(row.items::<A64>(), statement) >= near_miss.at
            && row.items::<A64>().nth(near_miss.at).is_some_and(|item| item.tag == tag::X)
    };
    opens
        && is_far(near_miss, operand.value)
        && statement.operands.last().is_some_and(|last| last.tag == tag::CLOSE)
        && mnemonic.rows::<A64>().iter().any(takes_index)
}

/// A word in place of a register.
fn no_register(
    written: &str,
    item: &Item,
    statement: &Statement<'_>,
    at: usize,
    wrong: impl Fn(String) -> Diagnostic,
) -> Diagnostic {
    let (stem, suffix) = written.split_once('.').unwrap_or((written, ""));
    let is_vector = stem.len() > 1
        && stem.starts_with(['v', 'V', 'z', 'Z'])
        && stem[1..].bytes().all(|b| b.is_ascii_digit())
        && !suffix.is_empty();
    let number = stem.get(1..).and_then(|digits| digits.parse::<u32>().ok());
    if is_vector && number.is_none_or(|number| number > 31) {
        let family = stem[..1].to_ascii_lowercase();
        return wrong(format!("there is no register '{stem}'")).help(format!("expected {family}0 to {family}31"));
    }
    if is_vector {
        return wrong(format!("invalid vector arrangement '.{suffix}'"))
            .help("arrangements of v registers are .8b, .16b, .4h, .8h, .2s, .4s, .1d and .2d, elements of z registers .b, .h, .s, .d and .q");
    }
    let error = wrong(format!(
        "expected {}, found '{written}'",
        if item.tag == tag::OPEN { "an address" } else { "a register" }
    ));
    let is_base = at > 0 && statement.operands.get(at - 1).is_some_and(|before| before.tag == tag::OPEN);
    if is_base && written.eq_ignore_ascii_case("pc") {
        return error.help(
            "A64 has no register for the program counter: 'ldr x0, label' and 'adr x0, label' are relative to it",
        );
    }
    if is_base {
        return error.help(format!(
            "load the address into a register: 'adrp x1, {written}' and '[x1, :lo12:{written}]'; or load nearby data with 'ldr x0, {written}', without brackets"
        ));
    }
    let first_word = statement.text.split(|b| !b.is_ascii_alphanumeric()).next().unwrap_or_default();
    if first_word.eq_ignore_ascii_case(b"mrs") && at == 0 {
        return error.help("'mrs' reads a system register: its destination comes first; 'msr' writes one");
    }
    let branch = match first_word.to_ascii_lowercase().as_slice() {
        b"br" => Some("'b' branches"),
        b"blr" => Some("'bl' branches"),
        b"ret" => Some("'b' branches"),
        _ => None,
    };
    if let Some(branch) = branch.filter(|_| at == 0) {
        return error.help(format!("{branch} to a label"));
    }
    match item.tag {
        tag::W => error.help("32-bit registers are w0 to w30, wzr and wsp; 64-bit ones x0 to x30, xzr and sp"),
        tag::X => error.help("64-bit registers are x0 to x30, xzr and sp; 32-bit ones w0 to w30, wzr and wsp"),
        tag::OPEN => error.help("an address is a register in brackets: '[x0]', '[x0, #8]'"),
        _ => error,
    }
}

/// Returns whether the statement is a `mov` of a number that needs several instructions.
fn is_move(mnemonic: &Mnemonic, near_miss: &NearMiss, statement: &Statement<'_>, message: &str) -> bool {
    let is_number = statement.operands.get(near_miss.at).is_some_and(|o| o.form == Form::Number);
    let general = statement.operands.first().is_some_and(|o| matches!(o.tag, tag::W | tag::X) && o.number != SP);
    is_number && general && (message == NOT_ONE_MOVE || mnemonic.name(&mut [0; 16]) == "mov")
}

/// The instructions that move a number in pieces of 16 bits, and the one that loads it.
fn moves(statement: &Statement<'_>, at: usize) -> String {
    let register = statement.written(&statement.operands[0]);
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

/// The maximum number of forms shown.
const FORMS: usize = 5;

/// The forms of an instruction that are closest to the given operands.
fn forms(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> String {
    let operands = statement.operands;
    // Prefer equal operands, counted with the difference in length, then a long common prefix.
    let distance = |row: &Row| {
        let start = common_prefix(row.items::<A64>(), statement);
        let all = row.items::<A64>().zip(operands).filter(|(item, operand)| item.tag == operand.tag).count();
        let count = usize::from(row.count).abs_diff(operands.len());
        (count + operands.len() - all, operands.len() - start)
    };
    let mut rows: Vec<&Row> = mnemonic.rows::<A64>().iter().collect();
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
