//! All rows that accept an instruction, with their encodings, for display.
//!
//! The matcher finds the rows and the encoder writes the bytes. The division into fields is derived from the bytes
//! alone, so the fields always add up to the bytes.

mod split;

use super::dialect::RowSet;
use super::matcher::{self, Filter, lookup, lookup_in, suffixed, with_count};
use super::tables::{self as t, Candidate, Row};
use super::{EncodeOptions, Encoded, Insn, InsnBytes, Mode, encode, intel};
use crate::arch::form::rows;
use crate::arch::form::{Form, arranged};

/// The possible encodings of an instruction that was encoded.
#[must_use]
pub fn forms(insn: &Insn<'_, '_>, mode: Mode, options: &EncodeOptions, encoded: &Encoded) -> Vec<Form> {
    let operands = &encoded.operands;
    let set = RowSet::new(&insn.prefixes, mode, options);
    let found =
        if insn.intel { intel::find(insn, set, operands) } else { matcher::find(insn, set, operands, &mut None) };
    let chosen = found.ok().map(|found| found.row);
    let code_of = |row: &'static Row| {
        let mut code = InsnBytes::EMPTY;
        encode::Writer { mode, options, prefixes: &insn.prefixes, operands, row }.write_any(&mut code).ok()?;
        (code.bytes().len() <= super::LONGEST).then(|| code.bytes().to_vec())
    };
    let form = |row: &'static Row, code: Vec<u8>, needs: &str, chosen: bool| {
        let index = t::ROWS.iter().position(|other| std::ptr::eq(other, row));
        let units = split::units(row, mode, &code);
        Form { source: index.and_then(rows::x86), code, units, needs: needs.to_owned(), chosen }
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
    for candidate in candidates(insn, operands) {
        if !any.takes(candidate, operands) {
            continue;
        }
        let row = candidate.row();
        let Some(code) = code_of(row) else { continue };
        // Of the rows that accept the instruction as written, the first one wins.
        let space = chosen.map_or(row.space, |chosen| chosen.space);
        let needs = match row.space {
            _ if filter.takes(candidate, operands) && row.space == space => "",
            2 => "{evex}",
            1 => "{vex}",
            _ => "no prefix in braces",
        };
        all.push(form(row, code, needs, false));
    }
    if all.iter().all(|form| !form.chosen) {
        match all.iter_mut().find(|form| form.code == taken) {
            Some(form) => form.chosen = true,
            None => {
                let units = split::whole(taken);
                all.push(Form { source: None, code: taken.to_vec(), units, needs: String::new(), chosen: true });
            }
        }
    }
    arranged(all)
}

/// The rows of the mnemonic, and of the suffixed names it may abbreviate, with the same number of operands.
fn candidates(insn: &Insn<'_, '_>, operands: &super::Operands) -> Vec<&'static Candidate> {
    if insn.intel {
        let entry = lookup_in(insn.mnemonic, &t::INTEL_DISPLACEMENTS, &t::INTEL_MNEMONICS);
        return entry.into_iter().flat_map(|entry| with_count(entry, &t::INTEL_LISTS, operands)).collect();
    }
    let Some(entry) = lookup(insn.mnemonic) else { return Vec::new() };
    let entries = std::iter::once(entry).chain(suffixed(entry).map(|(_, entry)| entry));
    entries.flat_map(|entry| with_count(entry, &t::ATT_LISTS, operands)).collect()
}
