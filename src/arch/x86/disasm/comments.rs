//! The comments that llvm-mc adds to instructions: the value of an immediate, and what happens to the elements of vectors.

use super::Register;
use super::decoded::Decoded;
use super::names::name;
use super::operands::Operand;
use super::shuffles::{self, Shuffle, Source};
use super::ternary::EXPRESSIONS;
use crate::arch::disasm::buffer::Comment;
use crate::arch::x86::register_names::Kind;
use llas_isa::x86::decode::{self as t, Bank, Memory as Size, Place};
use std::fmt::{self, Write};

/// Writes the value of an immediate in hexadecimal, as wide as it has to be.
pub(super) fn immediate(value: i64, out: &mut Comment) {
    let shown = if value == i64::from(value as i16) {
        u64::from(value as u16)
    } else if value == i64::from(value as i32) {
        u64::from(value as u32)
    } else {
        value as u64
    };
    out.push("imm = 0x");
    out.hex_upper(shown);
}

/// The operands of an instruction in Intel's order, as far as comments look at them.
pub(super) struct Operands {
    list: [Option<Operand>; MAX_OPERANDS],
}

/// More operands than this have no comment.
const MAX_OPERANDS: usize = 5;

impl Operands {
    fn new(decoded: &Decoded) -> Operands {
        let mut list = [None; MAX_OPERANDS];
        for (slot, operand) in list.iter_mut().zip(decoded.resolved()) {
            *slot = Some(operand);
        }
        Operands { list }
    }

    pub(super) fn get(&self, at: usize) -> Option<Operand> {
        self.list.get(at).copied().flatten()
    }

    /// The register at an index.
    pub(super) fn register(&self, at: usize) -> Option<Register> {
        match self.get(at) {
            Some(Operand::Register(register)) => Some(register),
            _ => None,
        }
    }

    /// The number of operands.
    pub(super) fn count(&self) -> usize {
        self.list.iter().flatten().count()
    }

    /// Returns whether memory is broadcast.
    fn is_broadcast(&self) -> bool {
        self.list.iter().any(|o| matches!(o, Some(Operand::Memory(memory)) if memory.broadcast != 0))
    }

    fn rounds(&self) -> bool {
        self.list.iter().any(|o| matches!(o, Some(Operand::Rounding(_) | Operand::SuppressExceptions)))
    }
}

/// Writes what an instruction does with the elements of vectors. Returns whether there is such a comment.
pub(super) fn elements(decoded: &Decoded, out: &mut dyn Write) -> Result<bool, fmt::Error> {
    let has_elements = |o: &t::Operand| matches!(o.bank, Bank::Mmx | Bank::Xmm | Bank::Ymm | Bank::Zmm | Bank::Mask);
    if !decoded.form_operands(true).first().is_some_and(has_elements) {
        return Ok(false);
    }
    let mnemonic = decoded.listed_mnemonic(true);
    let operands = Operands::new(decoded);
    let Some(destination) = operands.register(0) else { return Ok(false) };
    if mnemonic.starts_with("vfpclass") {
        // LLVM forgets one of the forms.
        if decoded.mask().is_some() && decoded.rounding == 1 && operands.register(1).is_none() {
            return Ok(false);
        }
        classes(decoded, &operands, destination, out)?;
        return Ok(true);
    }
    if !is_vector(destination) {
        return Ok(false);
    }
    if mnemonic.starts_with("vpternlog") {
        ternary(decoded, &operands, destination, out)?;
        return Ok(true);
    }
    if operands.rounds() {
        return Ok(false);
    }
    if let Some(fused) = Fused::new(mnemonic) {
        // With four operands LLVM has comments for one of the two encodings between registers only.
        let list = decoded.form_operands(true);
        let is_other = list.get(3).is_some_and(|o| o.place == Place::Is4) && operands.register(2).is_some();
        if is_other {
            return Ok(false);
        }
        fused.write(decoded, &operands, destination, out)?;
        return Ok(true);
    }
    let Some(shuffle) = shuffles::shuffle(decoded, &operands, destination) else { return Ok(false) };
    if operands.is_broadcast() {
        return Ok(false);
    }
    head(decoded, destination, out)?;
    list(&shuffle, &operands, out)?;
    Ok(true)
}

pub(super) fn is_vector(register: Register) -> bool {
    matches!(register.kind, Kind::Mmx | Kind::Xmm | Kind::Ymm | Kind::Zmm)
}

/// The classes of numbers that `vfpclassps` and the like look for, by the bits of the immediate.
const CLASSES: [&str; 8] = [
    "QuietNaN",
    "PositiveZero",
    "NegativeZero",
    "PositiveInfinity",
    "NegativeInfinity",
    "Subnormal",
    "Negative",
    "SignalingNaN",
];

/// Writes which classes of numbers an instruction looks for.
fn classes(decoded: &Decoded, operands: &Operands, destination: Register, out: &mut dyn Write) -> fmt::Result {
    head(decoded, destination, out)?;
    let source = operands.register(1).map_or("mem", |r| name(r.kind, r.number));
    let mut before = "";
    for (_, class) in CLASSES.iter().enumerate().filter(|(bit, _)| decoded.imm >> bit & 1 != 0) {
        write!(out, "{before}is{class}({source})")?;
        before = " | ";
    }
    out.write_str(if before.is_empty() { "false" } else { "" })
}

/// Writes the expression that a ternary logic instruction computes.
fn ternary(decoded: &Decoded, operands: &Operands, destination: Register, out: &mut dyn Write) -> fmt::Result {
    head(decoded, destination, out)?;
    let memory = match operands.get(2) {
        Some(Operand::Memory(memory)) if memory.broadcast != 0 => {
            if memory.size == Size::M64 {
                "m64bcst"
            } else {
                "m32bcst"
            }
        }
        _ => "mem",
    };
    let text = |at: usize| operands.register(at).map_or(memory, |r| name(r.kind, r.number));
    for letter in EXPRESSIONS.get(usize::from(decoded.imm as u8)).unwrap_or(&"").chars() {
        match letter {
            'A' => out.write_str(text(0))?,
            'B' => out.write_str(text(1))?,
            'C' => out.write_str(text(2))?,
            other => out.write_char(other)?,
        }
    }
    Ok(())
}

/// Writes the destination with its write mask.
fn head(decoded: &Decoded, destination: Register, out: &mut dyn Write) -> fmt::Result {
    out.write_str(name(destination.kind, destination.number))?;
    if let Some((mask, zeroing)) = decoded.mask() {
        write!(out, " {{%{}}}", name(mask.kind, mask.number))?;
        if zeroing {
            out.write_str(" {z}")?;
        }
    }
    out.write_str(" = ")
}

/// Writes the sources of the elements, those of the same register together.
fn list(shuffle: &Shuffle, operands: &Operands, out: &mut dyn Write) -> fmt::Result {
    let text = |at: usize| operands.register(at).map_or("mem", |r| name(r.kind, r.number));
    let mut before = "";
    let mut open = "";
    let mut was_beyond = false;
    let is_one_register = text(shuffle.first) == text(shuffle.second);
    for source in shuffle.elements() {
        // LLVM joins these with others of the same register only if the other source is another register.
        let is_beyond = is_one_register && matches!(source, Source::Beyond(_));
        let (at, index) = match source {
            Source::Zero => {
                if !open.is_empty() {
                    out.write_char(']')?;
                }
                write!(out, "{before}zero")?;
                (open, before) = ("", ",");
                continue;
            }
            Source::First(index) | Source::Beyond(index) => (shuffle.first, index),
            Source::Second(index) => (shuffle.second, index),
        };
        if open == text(at) && is_beyond == was_beyond {
            write!(out, ",{index}")?;
        } else {
            if !open.is_empty() {
                out.write_char(']')?;
            }
            open = text(at);
            write!(out, "{before}{open}[{index}")?;
        }
        was_beyond = is_beyond;
        before = ",";
    }
    if !open.is_empty() {
        out.write_char(']')?;
    }
    Ok(())
}

/// A fused multiply-add: `±(a * b) ± c`.
struct Fused {
    negated: bool,
    sign: &'static str,
    /// The indices of the factors and the addend among the operands.
    order: [usize; 3],
}

impl Fused {
    /// What a mnemonic computes, if it is one.
    fn new(mnemonic: &str) -> Option<Fused> {
        let rest = mnemonic.strip_prefix("vf")?;
        let (negated, rest) = rest.strip_prefix('n').map_or((false, rest), |rest| (true, rest));
        let rest = rest.strip_prefix('m')?;
        let signs = [("addsub", "+/-"), ("subadd", "-/+"), ("add", "+"), ("sub", "-")];
        let (sign, rest) = signs.iter().find_map(|(word, sign)| Some((*sign, rest.strip_prefix(word)?)))?;
        let orders = [("132", [0, 2, 1]), ("213", [1, 0, 2]), ("231", [1, 2, 0]), ("", [1, 2, 3])];
        let (order, rest) = orders.iter().find_map(|(digits, order)| Some((*order, rest.strip_prefix(digits)?)))?;
        matches!(rest, "ps" | "pd" | "ss" | "sd").then_some(Fused { negated, sign, order })
    }

    fn write(&self, decoded: &Decoded, operands: &Operands, destination: Register, out: &mut dyn Write) -> fmt::Result {
        let text = |at: usize| operands.register(at).map_or("mem", |r| name(r.kind, r.number));
        let [a, b, c] = self.order.map(text);
        head(decoded, destination, out)?;
        let minus = if self.negated { "-" } else { "" };
        write!(out, "{minus}({a} * {b}) {} {c}", self.sign)
    }
}
