//! The comments that llvm-mc adds to instructions: the value of an immediate, and what happens to the elements of vectors.

use super::Register;
use super::decoded::Decoded;
use super::names::name;
use super::operands::Operand;
use super::shuffles::{self, Shuffle, Source};
use crate::arch::x86::register_names::Kind;
use std::fmt::{self, Write};

/// Writes the value of an immediate in hexadecimal, as wide as it has to be.
pub(super) fn immediate(value: i64, out: &mut dyn Write) -> fmt::Result {
    if value == i64::from(value as i16) {
        writeln!(out, "imm = 0x{:X}", value as u16)
    } else if value == i64::from(value as i32) {
        writeln!(out, "imm = 0x{:X}", value as u32)
    } else {
        writeln!(out, "imm = 0x{value:X}")
    }
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
        for (slot, operand) in list.iter_mut().zip(decoded.operands()) {
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
    let mnemonic = decoded.mnemonic(true);
    if !matches!(mnemonic.as_bytes(), [b'v' | b'p' | b'u' | b's' | b'b' | b'i' | b'm', ..]) {
        return Ok(false);
    }
    let operands = Operands::new(decoded);
    let is_vector = |r: Register| matches!(r.kind, Kind::Mmx | Kind::Xmm | Kind::Ymm | Kind::Zmm);
    let Some(destination) = operands.register(0).filter(|r| is_vector(*r)) else { return Ok(false) };
    if operands.rounds() {
        return Ok(false);
    }
    if let Some(fused) = Fused::new(mnemonic) {
        fused.write(decoded, &operands, destination, out)?;
        return Ok(true);
    }
    let Some(shuffle) = shuffles::shuffle(mnemonic, &operands, destination) else { return Ok(false) };
    if operands.is_broadcast() {
        return Ok(false);
    }
    head(decoded, destination, out)?;
    list(&shuffle, &operands, out)?;
    Ok(true)
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
    for source in shuffle.elements() {
        let (at, index) = match source {
            Source::Zero => {
                if !open.is_empty() {
                    out.write_char(']')?;
                }
                write!(out, "{before}zero")?;
                (open, before) = ("", ",");
                continue;
            }
            Source::First(index) => (shuffle.first, index),
            Source::Second(index) => (shuffle.second, index),
        };
        if open == text(at) {
            write!(out, ",{index}")?;
        } else {
            if !open.is_empty() {
                out.write_char(']')?;
            }
            open = text(at);
            write!(out, "{before}{open}[{index}")?;
        }
        before = ",";
    }
    if !open.is_empty() {
        out.write_char(']')?;
    }
    out.write_char('\n')
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
        writeln!(out, "{minus}({a} * {b}) {} {c}", self.sign)
    }
}
