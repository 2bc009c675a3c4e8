//! Unwind tables of COFF, `.pdata` with what it points to in `.xdata` ("PE Format", "The .pdata Section"): one file for each machine's
//! form. The places of `.xdata` are found here, and what two machines have in common is read.

use super::super::bytes::{Cursor, Read};
use super::super::file::{Home, Section};
use super::super::machine::{self, Unwind};
use super::super::relocations::Fields;
use super::super::value::{Place, Record, Value, column};
use super::{Out, unwind_arm, unwind_arm64, unwind_x64};
use std::collections::HashMap;
use std::ops::Range;

pub(super) fn pdata<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let mut targets = Targets::new(section);
    match machine::unwind(fields.file) {
        Some(Unwind::X64) => unwind_x64::entries(fields, &mut targets, out),
        Some(Unwind::Arm64) => unwind_arm64::entries(fields, &mut targets, out),
        Some(Unwind::Arm) => unwind_arm::entries(fields, &mut targets, out),
        None => fields.cursor.wrong("the unwind tables of this machine are not known"),
    }
}

/// Bytes of unwind information that are read for each byte of a section; entries may share it.
const TIMES: usize = 64;
const AT_LEAST: usize = 1 << 22;

/// The sections that entries point to, with their relocations in order.
pub(super) struct Targets<'f, 'd> {
    found: HashMap<u32, Fields<'f, 'd>>,
    left: usize,
}

impl<'f, 'd> Targets<'f, 'd> {
    fn new(section: &Section<'d>) -> Self {
        Targets { found: HashMap::new(), left: section.data.len().saturating_mul(TIMES).saturating_add(AT_LEAST) }
    }

    /// The fields of the section that a place is in, with the cursor there.
    pub(super) fn at(
        &mut self,
        fields: &Fields<'f, 'd>,
        place: &Value<'d>,
    ) -> Result<&mut Fields<'f, 'd>, &'static str> {
        let Value::Place(Place { symbol: Some(symbol), addend, .. }) = place else {
            return Err("the unwind information is not in this file");
        };
        let symbol = fields.file.symbol(*symbol).ok_or("its symbol is not there")?;
        let Home::Section(section) = symbol.home else { return Err("the unwind information is not in this file") };
        let found = fields.file.sections.get(section as usize).ok_or("its section is not there")?;
        let offset = symbol.value.wrapping_add(*addend as u64);
        let target = self.found.entry(section).or_insert_with(|| Fields::new(fields.file, found));
        let offset = usize::try_from(offset).unwrap_or(usize::MAX);
        if offset >= found.data.len() {
            return Err("the unwind information is beyond the end of its section");
        }
        target.cursor.go(offset);
        Ok(target)
    }

    /// Counts what was read; false where it is too much.
    pub(super) fn spend(&mut self, bytes: usize) -> bool {
        self.left.checked_sub(bytes).map(|left| self.left = left).is_some()
    }
}

/// Shows the record that the entry at `start` points to. What is wrong with it is told, and the rest is read.
pub(super) fn pointed_to<'f, 'd>(
    fields: &Fields<'f, 'd>,
    targets: &mut Targets<'f, 'd>,
    (start, place): (usize, &Value<'d>),
    record: impl Fn(&mut Fields<'f, 'd>, &mut Out<'_, 'd>) -> Read<()>,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    let target = match targets.at(fields, place) {
        Ok(target) => target,
        Err(what) => {
            out.problem(start as u64, what);
            return Ok(());
        }
    };
    let at = target.cursor.at();
    if let Err(wrong) = record(target, out) {
        out.problem(start as u64, format!("at {:#x} of its unwind information: {}", wrong.at, wrong.what));
    }
    let read = target.cursor.at() - at;
    if !targets.spend(read) {
        return fields.cursor.wrong("the entries share so much that the rest is left");
    }
    Ok(())
}

// What follows is of both of Arm's forms.

const FUNCTION: Record = Record::labelled("function", &[column("start", 0), column("unwind", 0)]);
pub(super) const OPERATION: Record =
    Record::columns("operation", &[column("code", 6), column("bytes", 12), column("operation", 0)]);
pub(super) const HANDLER: Record = Record::labelled("handler", &[column("place", 0)]);

/// Kinds of packed descriptions: of functions, and of parts of one without prologue.
pub(super) const KINDS: [&str; 4] = ["reserved", "function", "fragment", "reserved"];

/// The bits of a word from one on.
pub(super) fn bits(word: u32, from: u32, count: u32) -> u64 {
    u64::from(word >> from & ((1 << count) - 1))
}

/// Entries whose second word is the whole description, packed, or the place of a record.
pub(super) fn packed_entries<'f, 'd>(
    fields: &mut Fields<'f, 'd>,
    targets: &mut Targets<'f, 'd>,
    (packed, record): (
        impl Fn(u32, Range<u64>, &mut Out<'_, 'd>),
        impl Fn(&mut Fields<'f, 'd>, &mut Out<'_, 'd>) -> Read<()>,
    ),
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let function = fields.place(4)?;
        let word = fields.cursor.clone().u32()?;
        let unwind = fields.place(4)?;
        let span = fields.cursor.since(start);
        if word & 3 != 0 && matches!(unwind, Value::Hex(_)) {
            out.row(&FUNCTION, 0, span.clone(), &[function, Value::None]);
            packed(word, span, out);
            continue;
        }
        out.row(&FUNCTION, 0, span, &[function, unwind.clone()]);
        pointed_to(fields, targets, (start, &unwind), &record, out)?;
    }
    Ok(())
}

/// The epilogues and codes of a record as both of Arm's forms have them behind the first word.
pub(super) struct Codes<'d> {
    /// The words that describe epilogues.
    pub(super) scopes: Cursor<'d>,
    pub(super) codes: &'d [u8],
    /// Where the codes begin in their section.
    pub(super) at: usize,
}

/// Reads the words of so many epilogues, and so many words of codes.
pub(super) fn codes<'d>(cursor: &mut Cursor<'d>, epilogues: u32, words: u32) -> Read<Codes<'d>> {
    let scopes = cursor.part(epilogues as usize * 4)?;
    let at = cursor.at();
    let codes = cursor.bytes(words as usize * 4)?;
    Ok(Codes { scopes, codes, at })
}
