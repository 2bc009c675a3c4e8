//! Diagnostics for rejected instructions.

use super::error::BITS;
use super::operand::Operands;
use super::registers::near;
use super::{EncodeError, Insn, Problem, meant, refuse};
use crate::diag::{Code, Diagnostic};
use crate::source::Span;

const FORMS: usize = 6;

/// The diagnostic for an error. `mnemonic` and `all` are the spans of the mnemonic and of the whole instruction;
/// `suggest` enables the search for similar names and for forms of the instruction.
#[cold]
pub fn explain(
    error: &EncodeError,
    insn: &Insn<'_, '_>,
    operands: &Operands,
    (mnemonic, all): (Span, Span),
    suggest: bool,
) -> Box<Diagnostic> {
    let text = error.to_string();
    let operand = |index: usize| insn.operands.get(index).map_or(all, |o| o.span);
    let shown = |forms| if suggest { refuse::forms(forms, insn.intel) } else { Vec::new() };
    let at = |code, index| Diagnostic::error(code, operand(index), text.clone());
    Box::new(match error {
        EncodeError::UnknownMnemonic { nearest } => {
            let message = format!("{text} '{}'", insn.mnemonic);
            let diagnostic = Diagnostic::error(Code::UnknownMnemonic, mnemonic, message);
            let near = match nearest.as_slice() {
                [] if suggest => refuse::near(insn.mnemonic, insn.intel),
                known => known.to_vec(),
            };
            match near.as_slice() {
                [] => diagnostic,
                _ if insn.intel && meant::without_suffix(insn.mnemonic).is_some() => diagnostic.help(format!(
                    "mnemonics have no size suffix in Intel syntax, where registers and 'ptr' give the size: '{}'",
                    meant::without_suffix(insn.mnemonic).unwrap_or_default()
                )),
                names => diagnostic.help(format!("did you mean {}?", quoted(names))),
            }
        }
        EncodeError::WrongOperands { operand: index, forms, swapped } => {
            let meant = meant::of_operands(insn, operands, *index, *swapped);
            let span = meant.as_ref().and_then(|meant| meant.operand).or(*index).map_or(all, operand);
            let error = Diagnostic::error(Code::WrongOperands, span, text);
            match meant {
                Some(meant) => error.help(meant.help),
                None => with_forms(error, &shown(forms)),
            }
        }
        EncodeError::OperandCount { forms } => {
            with_forms(Diagnostic::error(Code::TooFewOperands, all, text), &shown(forms))
        }
        EncodeError::AmbiguousSuffix { .. } => Diagnostic::error(Code::AmbiguousSuffix, mnemonic, text)
            .help("no operand gives the size of the memory: add a suffix to the mnemonic"),
        EncodeError::AmbiguousSize { operand: index, sizes } => {
            let message = format!("{text} '{}'", insn.mnemonic);
            Diagnostic::error(Code::AmbiguousSuffix, operand(*index), message)
                .help(format!("write the size before the address: {} ptr", sizes.join(" ptr, ")))
        }
        EncodeError::ImmediateRange { operand: index, least, .. } => {
            let error = at(Code::ImmediateRange, *index);
            match meant::of_number(insn, *least) {
                Some(help) => error.help(help),
                None => error,
            }
        }
        EncodeError::WrongMode { this, modes, .. } => {
            let diagnostic = Diagnostic::error(Code::WrongMode, mnemonic, text);
            if let Some(help) = meant::of_mode(insn, operands, *this) {
                return Box::new(diagnostic.help(help));
            }
            let has = (0..BITS.len()).filter(|bit| modes >> bit & 1 != 0).map(|bit| format!("{}-bit", BITS[bit]));
            let has: Vec<String> = has.collect();
            if has.is_empty() {
                diagnostic
            } else {
                diagnostic.help(format!("it exists in {} mode", has.join(" and ")))
            }
        }
        EncodeError::NoSuchEncoding => Diagnostic::error(Code::BadPrefix, all, text),
        EncodeError::Operand { operand: index, problem, name } => {
            of_operand(insn, operand(*index), all, *problem, name, suggest)
        }
        EncodeError::HighByte { operand: index, .. } => at(Code::RegisterConstraint, *index).help(
            "%ah, %bh, %ch and %dh cannot be combined with %spl, %bpl, %sil, %dil, %r8 and up or a 64-bit register",
        ),
        EncodeError::TooLong => Diagnostic::error(Code::WrongOperands, mnemonic, text)
            .help("use a shorter displacement, or remove the segment or a prefix"),
        EncodeError::SameTile { operand: index } => at(Code::RegisterConstraint, *index),
    })
}

fn of_operand(insn: &Insn<'_, '_>, span: Span, all: Span, problem: Problem, name: &str, suggest: bool) -> Diagnostic {
    let text = problem.text();
    let sign = if insn.intel { "" } else { "%" };
    let masks = || format!("the write masks are {sign}k1 to {sign}k7");
    match problem {
        Problem::Count => Diagnostic::error(Code::TooFewOperands, all, text),
        Problem::UnknownRegister | Problem::UnknownMask if name.is_empty() => {
            Diagnostic::error(Code::UnknownRegister, span, text)
        }
        Problem::UnknownRegister | Problem::UnknownMask => {
            let diagnostic = Diagnostic::error(Code::UnknownRegister, span, format!("{text} '{sign}{name}'"));
            match Some(name).filter(|_| suggest).and_then(near) {
                _ if problem == Problem::UnknownMask => diagnostic.help(masks()),
                _ if name.len() == 3 && name.starts_with("st") => {
                    diagnostic.help(format!("the registers of the x87 stack are {sign}st(0) to {sign}st(7)"))
                }
                Some(name) => diagnostic.help(meant::register_help(&name, sign)),
                None => diagnostic,
            }
        }
        Problem::RegisterMode => Diagnostic::error(Code::WrongMode, span, text),
        Problem::Address(_) => Diagnostic::error(Code::BadAddress, span, text),
        Problem::ZeroMask => {
            Diagnostic::error(Code::BadMask, span, format!("register {sign}k0 cannot be used as write mask")).help(masks())
        }
        Problem::UnknownBrace => Diagnostic::error(Code::BadMask, span, text).help(
            "an operand in braces is a rounding mode: {rn-sae}, {rd-sae}, {ru-sae}, {rz-sae}, {sae}, or flags: {dfv=cf,zf}",
        ),
        Problem::Broadcast | Problem::Mask => Diagnostic::error(Code::BadMask, span, text),
    }
}

fn quoted(names: &[&str]) -> String {
    names.iter().map(|n| format!("'{n}'")).collect::<Vec<_>>().join(", ")
}

fn with_forms(diagnostic: Diagnostic, forms: &[String]) -> Diagnostic {
    if forms.is_empty() {
        return diagnostic;
    }
    let shown = forms.iter().take(FORMS).map(String::as_str).collect::<Vec<_>>().join("\n");
    let more = if forms.len() > FORMS { format!("\nand {} more", forms.len() - FORMS) } else { String::new() };
    diagnostic.help(format!("the nearest forms of this instruction are:\n{shown}{more}"))
}
