//! Suggestions for operands that no form of an instruction accepts.

use super::Insn;
use super::registers::{Kind, register};
use super::tables as t;
use crate::parse::ast::{Memory, Operand, OperandKind};

/// A suggestion.
pub(super) struct Meant {
    /// The operand to blame, if it is not the one the matcher reported.
    pub(super) operand: Option<usize>,
    /// What to write.
    pub(super) help: String,
}

/// Instructions whose operands have the same size. Conditional moves are recognized by their prefix.
const ONE_SIZE: &[&str] = &[
    "mov", "add", "sub", "adc", "sbb", "and", "or", "xor", "cmp", "test", "xchg", "imul", "bsf", "bsr", "popcnt",
    "lzcnt", "tzcnt", "xadd", "cmpxchg", "bt", "btc", "btr", "bts", "inc", "dec", "neg", "not", "push", "pop",
];
const SHIFTS: &[&str] = &["shl", "shr", "sal", "sar", "rol", "ror", "rcl", "rcr", "shld", "shrd"];

/// A suggestion for the operands. `blamed` is the operand that fits no form; `swapped`: a form accepts the other order.
#[cold]
pub(super) fn of_operands(insn: &Insn<'_, '_>, blamed: Option<usize>, swapped: bool) -> Option<Meant> {
    let name = insn.mnemonic.to_ascii_lowercase();
    let help = |help: String| Some(Meant { operand: None, help });
    let operands = insn.operands;
    let kind = |at: usize| operands.get(at).map(|operand| &operand.kind);
    let is_branch = name.starts_with('j') || name.starts_with("call");
    if is_branch && !insn.intel && matches!(kind(0), Some(OperandKind::Immediate(_))) && operands.len() == 1 {
        return help("the target of a jump or call is written without '$'".to_owned());
    }
    if swapped {
        let order = if insn.intel { "the destination comes first" } else { "the destination comes last" };
        let syntax = if insn.intel { "Intel" } else { "AT&T" };
        // The immediate cannot be a destination, so it is the one to blame.
        let immediate = operands.iter().position(|operand| matches!(operand.kind, OperandKind::Immediate(_)));
        return Some(Meant {
            operand: immediate,
            help: format!("the operands fit in the other order: in {syntax} syntax {order}"),
        });
    }
    let in_memory =
        |operand: &&Operand<'_>| matches!(&operand.kind, OperandKind::Memory(memory) if memory.parenthesised);
    if operands.len() == 2 && operands.iter().filter(in_memory).count() == 2 && !name.starts_with('v') {
        return help("no more than one operand can be in memory: load the other into a register first".to_owned());
    }
    let (stem, suffix) = stem(&name, insn.intel);
    if SHIFTS.contains(&stem) && blamed == Some(if insn.intel { operands.len() - 1 } else { 0 }) {
        let sign = if insn.intel { "" } else { "%" };
        return help(format!("the count is a number or {sign}cl"));
    }
    if ONE_SIZE.contains(&stem) || name.starts_with("cmov") {
        return sizes(insn, suffix, blamed);
    }
    None
}

/// The mnemonic without its size suffix, and the suffix with its size in bits.
fn stem(name: &str, intel: bool) -> (&str, Option<(char, u16)>) {
    if intel || ONE_SIZE.contains(&name) || SHIFTS.contains(&name) {
        return (name, None);
    }
    let suffix = match name.as_bytes().last() {
        Some(b'b') => ('b', 8),
        Some(b'w') => ('w', 16),
        Some(b'l') => ('l', 32),
        Some(b'q') => ('q', 64),
        _ => return (name, None),
    };
    (&name[..name.len() - 1], Some(suffix))
}

/// The name and size in bits of a general register, or of memory with a size.
fn bits(operand: &Operand<'_>) -> Option<(String, u16)> {
    match operand.kind {
        OperandKind::Register(name, index) => {
            let bits = match register(name, index)?.kind {
                Kind::Gp8 | Kind::Gp8High => 8,
                Kind::Gp16 => 16,
                Kind::Gp32 => 32,
                Kind::Gp64 => 64,
                _ => return None,
            };
            Some((String::from_utf8_lossy(name).into_owned(), bits))
        }
        OperandKind::Memory(Memory { size: Some(bits), .. }) => Some(("the memory".to_owned(), bits)),
        _ => None,
    }
}

/// The suggestion for operands of different sizes.
fn sizes(insn: &Insn<'_, '_>, suffix: Option<(char, u16)>, blamed: Option<usize>) -> Option<Meant> {
    let sign = if insn.intel { "" } else { "%" };
    let quoted = |name: &str| if name.contains(' ') { name.to_owned() } else { format!("'{sign}{name}'") };
    let sized: Vec<(usize, String, u16)> = insn
        .operands
        .iter()
        .enumerate()
        .filter_map(|(at, operand)| bits(operand).map(|(name, bits)| (at, quoted(&name), bits)))
        .collect();
    if let Some((suffix, width)) = suffix {
        let (at, name, bits) = sized.iter().find(|sized| sized.2 != width && blamed.is_none_or(|b| b == sized.0))?;
        let help = format!("{name} has {bits} bits, but the suffix '{suffix}' of the mnemonic means {width}");
        return Some(Meant { operand: Some(*at), help });
    }
    let [(_, first, bits), (at, second, other)] = &sized[..] else { return None };
    let help = format!("the operands must have the same size: {first} has {bits} bits, {second} {other}");
    (bits != other).then_some(Meant { operand: Some(*at), help })
}

/// The mnemonic in Intel syntax, if the name has AT&T's size suffix.
pub(super) fn without_suffix(name: &str) -> Option<&'static str> {
    let name = name.to_ascii_lowercase();
    let stem = name.strip_suffix(['b', 'w', 'l', 'q'])?;
    t::INTEL_MNEMONICS.iter().filter(|m| m.starts[7] > 0).map(t::Mnemonic::name).find(|known| *known == stem)
}

/// What to write instead of an instruction that the mode does not have.
pub(super) fn of_mode(insn: &Insn<'_, '_>, this: u8) -> Option<String> {
    const STACK: [&str; 6] = ["push", "pop", "call", "jmp", "ret", "leave"];
    let name = insn.mnemonic.to_ascii_lowercase();
    let is_64 = this == 2;
    if let Some(stem) = name.strip_suffix('l').filter(|stem| is_64 && STACK.contains(stem) && !insn.intel) {
        return Some(match insn.operands.first().and_then(wider) {
            Some(wide) => format!("stack slots and code addresses have 64 bits: '{stem}q %{wide}'"),
            None => format!("stack slots and code addresses have 64 bits: '{stem}q', or '{stem}' alone"),
        });
    }
    let wide = insn.operands.first().and_then(wider).filter(|_| is_64 && STACK.contains(&name.as_str()))?;
    let star = if insn.intel || !matches!(name.as_str(), "call" | "jmp") { "" } else { "*" };
    let sign = if insn.intel { "" } else { "%" };
    Some(format!("stack slots and code addresses have 64 bits: '{name} {star}{sign}{wide}'"))
}

/// The 64-bit register that contains a 32-bit one.
fn wider(operand: &Operand<'_>) -> Option<String> {
    let OperandKind::Register(name, None) = operand.kind else { return None };
    let found = register(name, None).filter(|found| found.kind == Kind::Gp32)?;
    let name = String::from_utf8_lossy(name).to_ascii_lowercase();
    Some(if found.number < 8 { name.replacen('e', "r", 1) } else { name.trim_end_matches('d').to_owned() })
}

/// What to do with a number that does not fit.
pub(super) fn of_number(insn: &Insn<'_, '_>, least: i64) -> Option<String> {
    let name = insn.mnemonic.to_ascii_lowercase();
    if name.starts_with("in") && !name.starts_with("int") || name.starts_with("out") {
        let port = if insn.intel { "dx" } else { "%dx" };
        return Some(format!("put a port number above 255 into {port}"));
    }
    let large = if insn.intel { "'mov'" } else { "'movabsq'" };
    (least == i64::from(i32::MIN)).then(|| {
        format!("the number is sign-extended from 32 bits: load a larger one into a register with {large} first")
    })
}

/// The help for a misspelled register; `near` is a name or a range of names.
#[must_use]
pub fn register_help(near: &str, sign: &str) -> String {
    match near.split_once(" to ") {
        Some((first, last)) => format!("there are {sign}{first} to {sign}{last}"),
        None => format!("did you mean '{sign}{near}'?"),
    }
}
