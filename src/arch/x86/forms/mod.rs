//! All rows that accept an instruction, with their encodings, for display.
//!
//! The matcher finds the rows and the encoder writes the bytes. The division into fields is derived from the bytes
//! alone, so the fields always add up to the bytes.

mod split;

use super::dialect::RowSet;
use super::matcher::Filter;
use super::state::leads;
use super::tables::{Row, Space, Syntax};
use super::{EncodeOptions, Encoded, Insn, InsnBytes, Mode, disasm, encode};
use crate::arch::disasm::Decoded;
use crate::arch::form::rows;
use crate::arch::form::{Form, arranged};

/// The possible encodings of an instruction that was encoded.
pub fn forms(insn: &Insn<'_, '_>, mode: Mode, options: &EncodeOptions, encoded: &Encoded) -> Vec<Form> {
    let operands = &encoded.operands;
    let set = RowSet::new(&insn.prefixes, mode, options);
    let chosen = encoded.row;
    let code_of = |row: Row| {
        let mut code = InsnBytes::EMPTY;
        let (prefixes, leads) = (&insn.prefixes, leads(mode));
        let writer = encode::Writer { mode, leads, options, prefixes, operands, row, format: row.format() };
        writer.write(&mut code).ok()?;
        (code.bytes().len() <= super::MAX_LENGTH).then(|| code.bytes().to_vec())
    };
    let form = |row: Row, code: Vec<u8>, prefix: &str, chosen: bool| {
        let units = split::units(row, mode, &code);
        let needs = needs(prefix, &code, mode);
        Form { source: rows::x86(usize::from(row.number())), code, units, needs, chosen }
    };
    let mut all = Vec::new();
    let taken = encoded.code.bytes();
    match chosen {
        Some(row) if code_of(row).as_deref() == Some(taken) => all.push(form(row, taken.to_vec(), "", true)),
        // An option selects another row's encoding, or the long form.
        _ => {}
    }
    let filter = Filter::new(&insn.prefixes, set, operands);
    let any = filter.of_any_space();
    for row in candidates(insn, operands) {
        if !any.takes(row, operands) {
            continue;
        }
        let Some(code) = code_of(row) else { continue };
        // Of the rows that accept the instruction as written, the first one wins.
        let this = row.format().space;
        let space = chosen.map_or(this, |chosen| chosen.format().space);
        let prefix = match this {
            _ if filter.takes(row, operands) && this == space => "",
            Space::Evex => "{evex}",
            Space::Vex => "{vex}",
            _ => "no prefix in braces",
        };
        all.push(form(row, code, prefix, false));
    }
    if all.iter().all(|form| !form.chosen) {
        match all.iter_mut().find(|form| form.code == taken) {
            Some(form) => form.chosen = true,
            None => all.push(Form { chosen: true, ..Form::unknown(taken) }),
        }
    }
    arranged(all)
}

/// A prefix in the text and the features of an instruction.
fn needs(prefix: &str, code: &[u8], mode: Mode) -> String {
    let features = disasm::decode(code, mode).map(|decoded| decoded.requirements().to_string());
    let features = features.unwrap_or_default();
    format!("{prefix}{}{features}", if prefix.is_empty() || features.is_empty() { "" } else { ", " })
}

/// The rows of the mnemonic, and of the suffixed names it may abbreviate, with the same number of operands.
fn candidates(insn: &Insn<'_, '_>, operands: &super::Operands) -> impl Iterator<Item = Row> {
    let syntax = Syntax::of(insn.intel);
    let entries = syntax.find(insn.mnemonic).into_iter();
    let entries = entries.flat_map(|entry| std::iter::once(entry).chain(entry.suffixed().map(|(_, entry)| entry)));
    entries.flat_map(|entry| entry.rows_with(operands.count))
}
