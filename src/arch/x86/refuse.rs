//! Why no row accepted the operands of an instruction.

use super::Insn;
use super::dialect::{DIALECTS, MODES, REJECTED};
use super::error::{EncodeError, Problem, Refused};
use super::matcher::{Filter, first};
use super::operand::Operands;
use super::tables::{self as t, Mnemonic, Row, Syntax};
use crate::diag::nearest_few;

/// With vector registers the suffix must be written, unless there is memory whose size it gives.
#[cold]
pub(super) fn unsupplied(
    entry: &'static Mnemonic,
    insn: &Insn<'_, '_>,
    filter: Filter,
    operands: &Operands,
) -> EncodeError {
    let nearest: Vec<_> =
        entry.suffixed().filter(|s| first(s.1, filter, operands).is_some()).map(|s| s.1.name()).collect();
    if nearest.is_empty() {
        return refused(entry, insn, filter, operands);
    }
    EncodeError::UnknownMnemonic { nearest }
}

#[cold]
pub(super) fn refused(
    entry: &'static Mnemonic,
    insn: &Insn<'_, '_>,
    filter: Filter,
    operands: &Operands,
) -> EncodeError {
    let names = std::iter::once(entry).chain(entry.suffixed().map(|(_, entry)| entry));
    let ops = operands.as_slice();
    let mut forms: Vec<Refused> = Vec::new();
    let mut counted = false;
    // The dialect has at least one row.
    let mut known = false;
    // The modes whose rows accept the operands, one bit each.
    let mut modes = 0;
    let mut tied = false;
    let mut encoding = false;
    // The number of leading operands, as written, that the best row accepts.
    let mut best = 0;
    let mut range = None;
    let (mut swapped, mut others) = (false, false);
    for entry in names {
        let name = entry.name();
        // In table order.
        let mut list: Vec<u16> = entry.rows().map(|row| row.number()).collect();
        list.sort_unstable();
        for number in list {
            let row = Row::at(number);
            let (flags, signature) = (row.format().flags, row.signature());
            if flags & filter.reject & DIALECTS != 0 {
                continue;
            }
            known = true;
            let fits = |i: usize, op: usize| {
                let class = &t::CLASSES[usize::from(signature.classes[i])];
                ops[op].classes & class.mask != 0 && (class.register == 0xff || class.register == ops[op].number())
            };
            let takes = |i: usize| fits(i, i);
            let in_mode = flags & filter.reject & MODES == 0;
            others |= in_mode;
            let miss = usize::from(signature.count).abs_diff(ops.len());
            let common = usize::from(signature.count).min(ops.len());
            let unfit = (0..common).filter(|&i| !takes(i)).count();
            let misses = 100 * usize::from(!in_mode) + 10 * miss + unfit;
            forms.push(Refused { misses, name, row: number });
            if miss != 0 {
                continue;
            }
            counted = true;
            swapped |= in_mode && ops.len() == 2 && fits(0, 1) && fits(1, 0);
            let wrong: Vec<usize> = (0..ops.len()).filter(|&i| !takes(i)).collect();
            if wrong.is_empty() {
                tied |= !in_mode;
                for (bit, reject) in REJECTED.into_iter().enumerate() {
                    modes |= u8::from(flags & reject & MODES == 0) << bit;
                }
                encoding = true;
            }
            if let [i] = wrong[..] {
                let mask = signature.mask(i);
                if ops[i].classes & t::IMM != 0 && mask & (t::U8 | t::U4 | t::I32Q) != 0 && mask & t::IMM == 0 {
                    range = Some((i, mask));
                }
            }
            // In the order in which the operands are written.
            let taken = if insn.intel {
                (0..ops.len()).take_while(|&i| takes(i)).count()
            } else {
                (0..ops.len()).rev().take_while(|&i| takes(i)).count()
            };
            best = best.max(taken);
        }
    }
    if !known {
        return EncodeError::UnknownMnemonic { nearest: Vec::new() };
    }
    if !counted {
        return EncodeError::OperandCount { forms };
    }
    if tied {
        let this = REJECTED.iter().position(|reject| reject & filter.reject & MODES == *reject).unwrap_or(2);
        return EncodeError::WrongMode { this: this as u8, modes, others };
    }
    if encoding {
        return match insn.operands.iter().position(|o| o.is_masked) {
            Some(operand) if operands.mask != 0 => Problem::Mask.at(operand, b""),
            _ => EncodeError::NoSuchEncoding,
        };
    }
    if let Some((i, mask)) = range {
        let (least, greatest) = if mask & t::I32Q != 0 {
            (i64::from(i32::MIN), i64::from(i32::MAX))
        } else if mask & t::U8 != 0 {
            (-128, 255)
        } else {
            (0, 15)
        };
        return EncodeError::ImmediateRange { operand: operands.written(i), least, greatest };
    }
    EncodeError::WrongOperands { operand: (best < ops.len()).then_some(best), forms, swapped }
}

/// The rows in the notation of the syntax, the nearest ones first.
#[cold]
pub(super) fn forms(refused: &[Refused], intel: bool) -> Vec<String> {
    let mut forms: Vec<(usize, String)> = Vec::new();
    for &Refused { misses, name, row } in refused {
        let text = form(name, Row::at(row), intel);
        // Forms with 64-bit absolute addresses are rarely written by hand.
        let misses = misses + 5 * usize::from(text.contains("moffs"));
        match forms.iter_mut().find(|known| known.1 == text) {
            Some(known) => known.0 = known.0.min(misses),
            None => forms.push((misses, text)),
        }
    }
    forms.sort_by_key(|form| form.0);
    forms.into_iter().map(|form| form.1).collect()
}

fn form(name: &str, row: Row, intel: bool) -> String {
    let mut text = String::from(name);
    let mut classes: Vec<&str> = row.signature().classes().map(t::Class::name).collect();
    // Rows have the destination first, as Intel syntax does.
    if !intel {
        classes.reverse();
    }
    for (i, class) in classes.into_iter().enumerate() {
        text.push_str(if i == 0 { " " } else { ", " });
        text.push_str(if intel { class.trim_start_matches(['$', '%']) } else { class });
    }
    text
}

#[cold]
pub(super) fn near(name: &str, intel: bool) -> Vec<&'static str> {
    nearest_few(&name.to_ascii_lowercase(), Syntax::of(intel).names(), 3)
}
