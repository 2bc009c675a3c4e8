//! Suggestions for operands that no form of an instruction accepts.

use super::Insn;
use super::operand::{Content, Operands};
use super::registers::{Kind, Register};
use super::tables as t;

pub(super) struct Meant {
    /// The operand to blame, if it is not the one the matcher reported.
    pub(super) operand: Option<usize>,
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
pub(super) fn of_operands(
    insn: &Insn<'_, '_>,
    operands: &Operands,
    blamed: Option<usize>,
    swapped: bool,
) -> Option<Meant> {
    let name = insn.mnemonic.to_ascii_lowercase();
    let help = |help: String| Some(Meant { operand: None, help });
    let count = insn.operands.len();
    let content = |at: usize| operands.as_written(at).map(|op| op.content);
    let is_immediate = |at: usize| matches!(content(at), Some(Content::Value(_)));
    let is_branch = name.starts_with('j') || name.starts_with("call");
    if is_branch && !insn.intel && is_immediate(0) && count == 1 {
        return help("the target of a jump or call is written without '$'".to_owned());
    }
    if swapped {
        let order = if insn.intel { "the destination comes first" } else { "the destination comes last" };
        let syntax = if insn.intel { "Intel" } else { "AT&T" };
        // The immediate cannot be a destination, so it is the one to blame.
        let immediate = (0..count).find(|&at| is_immediate(at));
        return Some(Meant {
            operand: immediate,
            help: format!("the operands fit in the other order: in {syntax} syntax {order}"),
        });
    }
    let in_memory = |&at: &usize| match content(at) {
        Some(Content::Address(a)) => insn.operands[at].is_memory || a.base.is_some() || a.index.is_some(),
        _ => false,
    };
    if count == 2 && (0..count).filter(in_memory).count() == 2 && !name.starts_with('v') {
        return help("no more than one operand can be in memory: load the other into a register first".to_owned());
    }
    let (stem, suffix) = stem(&name, insn.intel);
    if SHIFTS.contains(&stem) && blamed == Some(if insn.intel { count - 1 } else { 0 }) {
        let sign = if insn.intel { "" } else { "%" };
        return help(format!("the count is a number or {sign}cl"));
    }
    if ONE_SIZE.contains(&stem) || name.starts_with("cmov") {
        return sizes(insn, operands, suffix, blamed);
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

/// The name and size in bits of the general register, or of the memory with a size, at an index in the statement.
fn bits(insn: &Insn<'_, '_>, operands: &Operands, at: usize) -> Option<(String, u16)> {
    let written = insn.operands.get(at)?;
    let size = operands.written_size(at);
    match operands.as_written(at)?.content {
        Content::Register(register) => {
            let bits = match register.kind {
                Kind::Gp8 | Kind::Gp8High => 8,
                Kind::Gp16 => 16,
                Kind::Gp32 => 32,
                Kind::Gp64 => 64,
                _ => return None,
            };
            Some((written.name().to_owned(), bits))
        }
        Content::Address(_) if size != 0 => Some(("the memory".to_owned(), size)),
        _ => None,
    }
}

fn sizes(
    insn: &Insn<'_, '_>,
    operands: &Operands,
    suffix: Option<(char, u16)>,
    blamed: Option<usize>,
) -> Option<Meant> {
    let sign = if insn.intel { "" } else { "%" };
    let quoted = |name: &str| if name.contains(' ') { name.to_owned() } else { format!("'{sign}{name}'") };
    let sized: Vec<(usize, String, u16)> = (0..insn.operands.len())
        .filter_map(|at| bits(insn, operands, at).map(|(name, bits)| (at, quoted(&name), bits)))
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
    t::INTEL.names().find(|known| *known == stem)
}

pub(super) fn of_mode(insn: &Insn<'_, '_>, operands: &Operands, this: u8) -> Option<String> {
    const STACK: [&str; 6] = ["push", "pop", "call", "jmp", "ret", "leave"];
    let name = insn.mnemonic.to_ascii_lowercase();
    let is_64 = this == 2;
    if let Some(stem) = name.strip_suffix('l').filter(|stem| is_64 && STACK.contains(stem) && !insn.intel) {
        return Some(match wider(insn, operands) {
            Some(wide) => format!("stack slots and code addresses have 64 bits: '{stem}q %{wide}'"),
            None => format!("stack slots and code addresses have 64 bits: '{stem}q', or '{stem}' alone"),
        });
    }
    let wide = wider(insn, operands).filter(|_| is_64 && STACK.contains(&name.as_str()))?;
    let star = if insn.intel || !matches!(name.as_str(), "call" | "jmp") { "" } else { "*" };
    let sign = if insn.intel { "" } else { "%" };
    Some(format!("stack slots and code addresses have 64 bits: '{name} {star}{sign}{wide}'"))
}

/// The 64-bit register that contains the first operand, a 32-bit one.
fn wider(insn: &Insn<'_, '_>, operands: &Operands) -> Option<String> {
    let Content::Register(Register { kind: Kind::Gp32, number }) = operands.as_written(0)?.content else { return None };
    let name = insn.operands.first()?.name().to_ascii_lowercase();
    Some(if number < 8 { name.replacen('e', "r", 1) } else { name.trim_end_matches('d').to_owned() })
}

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
pub fn register_help(near: &str, sign: &str) -> String {
    match near.split_once(" to ") {
        Some((first, last)) => format!("there are {sign}{first} to {sign}{last}"),
        None => format!("did you mean '{sign}{near}'?"),
    }
}
