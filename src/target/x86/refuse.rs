//! Why no row took the operands of an instruction.

use super::Insn;
use super::error::EncodeError;
use super::matcher::{Filter, MODES, first, rows, suffixed};
use super::operand::Operands;
use super::tables::{self as t, Candidate, Mnemonic, Row};

/// Beside vector registers a suffix must be written, unless there is memory whose size it says.
#[cold]
pub(super) fn unsupplied(
    entry: &'static Mnemonic,
    insn: &Insn<'_, '_>,
    filter: Filter,
    operands: &Operands,
) -> EncodeError {
    let nearest: Vec<_> =
        suffixed(entry).filter(|s| first(s.1, filter, operands).is_some()).map(|s| s.1.name()).collect();
    if nearest.is_empty() {
        return refused(entry, insn, filter, operands);
    }
    EncodeError::UnknownMnemonic { nearest }
}

/// Why no row took the operands.
#[cold]
pub(super) fn refused(
    entry: &'static Mnemonic,
    insn: &Insn<'_, '_>,
    filter: Filter,
    operands: &Operands,
) -> EncodeError {
    let mut candidates = vec![(entry.name(), rows(entry, &t::ATT_LISTS))];
    candidates.extend(suffixed(entry).map(|s| (s.1.name(), rows(s.1, &t::ATT_LISTS))));
    refused_by(&candidates, insn, filter, operands)
}

/// Why none of the rows of these names took the operands.
#[cold]
pub(super) fn refused_by(
    candidates: &[(&'static str, &'static [Candidate])],
    insn: &Insn<'_, '_>,
    filter: Filter,
    operands: &Operands,
) -> EncodeError {
    let ops = operands.as_slice();
    let mut forms = Vec::new();
    let mut counted = false;
    // The modes that rows are tied to which would take the operands.
    let mut modes = 0;
    let mut encoding = false;
    // How many operands, from the first one written, the best row takes.
    let mut best = 0;
    let mut range = None;
    for &(name, list) in candidates {
        // In the order of the tables.
        let mut list: Vec<u16> = list.iter().map(|candidate| candidate.row).collect();
        list.sort_unstable();
        for row in list.into_iter().map(|r| &t::ROWS[usize::from(r)]) {
            let form = form(name, row);
            if !forms.contains(&form) {
                forms.push(form);
            }
            if usize::from(row.count) != ops.len() {
                continue;
            }
            counted = true;
            let takes = |i: usize| {
                let class = &t::CLASSES[usize::from(row.classes[i])];
                ops[i].classes & class.mask != 0 && (class.register == 0xff || class.register == ops[i].number())
            };
            let wrong: Vec<usize> = (0..ops.len()).filter(|&i| !takes(i)).collect();
            if wrong.is_empty() {
                modes |= row.flags & filter.reject & MODES;
                encoding = true;
            }
            if let [i] = wrong[..] {
                let mask = t::CLASSES[usize::from(row.classes[i])].mask;
                if ops[i].classes & t::IMM != 0 && mask & (t::U8 | t::U4 | t::I32Q) != 0 && mask & t::IMM == 0 {
                    range = Some((i, mask));
                }
            }
            let taken = (0..ops.len()).rev().take_while(|&i| takes(i)).count();
            best = best.max(taken);
        }
    }
    if !counted {
        return EncodeError::OperandCount { forms };
    }
    if modes != 0 {
        return EncodeError::WrongMode { reason: wrong_mode(modes) };
    }
    if encoding {
        return match insn.operands.iter().position(|o| o.mask.is_some()) {
            Some(operand) if operands.mask != 0 => EncodeError::Mask { operand },
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
    EncodeError::WrongOperands { operand: (best < ops.len()).then_some(best), forms }
}

/// What to say of rows that are tied to other modes.
fn wrong_mode(flags: u32) -> &'static str {
    match flags {
        t::F_ONLY_64 => "instruction exists in 64-bit mode only",
        t::F_NOT_64 => "instruction does not exist in 64-bit mode",
        _ => "instruction does not exist in this mode",
    }
}

/// A row in AT&T's notation.
fn form(name: &str, row: &Row) -> String {
    let mut text = String::from(name);
    for (i, class) in row.classes[..usize::from(row.count)].iter().rev().enumerate() {
        text.push_str(if i == 0 { " " } else { ", " });
        text.push_str(t::CLASSES[usize::from(*class)].name);
    }
    text
}

/// The error for a name that no instruction has.
#[cold]
pub(super) fn unknown(name: &str, mnemonics: &'static [Mnemonic]) -> EncodeError {
    let name = name.to_ascii_lowercase();
    let mut near: Vec<(usize, &'static str)> = mnemonics
        .iter()
        .filter(|m| m.starts[7] > 0)
        .filter_map(|m| {
            let d = distance(name.as_bytes(), m.name().as_bytes());
            (d <= 1 + name.len() / 4).then_some((d, m.name()))
        })
        .collect();
    near.sort_unstable();
    near.truncate(3);
    EncodeError::UnknownMnemonic { nearest: near.into_iter().map(|n| n.1).collect() }
}

/// The edit distance of two names.
fn distance(a: &[u8], b: &[u8]) -> usize {
    if a.len().abs_diff(b.len()) > 4 {
        return usize::MAX;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}
