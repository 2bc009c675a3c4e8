//! Unwind tables with several entries for one instruction: `.pdata` (PE format, "The .pdata Section") and `.eh_frame`
//! (LSB, "Exception Frames").

use super::machines::Pdata;
use super::view::{Reference, Section, View};
use super::{Finding, Findings};
use crate::diag::Code;
use crate::object::SectionId;
use crate::options::triple::ObjectFormat;

struct Covered {
    section: SectionId,
    start: u64,
    end: u64,
}

/// Reports entries of the same table whose code overlaps.
pub(super) fn rule(view: &View<'_>, found: &mut Findings) {
    let mut covered = Vec::new();
    for section in &view.sections {
        match view.format {
            ObjectFormat::Coff if section.name.starts_with(b".pdata") => pdata(view, section, &mut covered),
            ObjectFormat::Elf if section.name == b".eh_frame" => eh_frame(view, section, &mut covered),
            _ => {}
        }
    }
    covered.retain(|entry| entry.start < entry.end);
    covered.sort_by_key(|entry| (entry.section, entry.start));
    let Some(mut before) = covered.first() else { return };
    for entry in &covered[1..] {
        if entry.section == before.section && entry.start < before.end {
            let name = view.sections.get(entry.section.0 as usize).map_or(&[][..], |section| section.name);
            found.push(Finding {
                code: Code::OverlappingUnwind,
                at: Some((entry.section, entry.start)),
                message: format!(
                    "the function here, at {:#x} of '{}', is within the one at {:#x}: unwinders find either of the two",
                    entry.start,
                    String::from_utf8_lossy(name),
                    before.start
                ),
                help: "end a function's unwind information before the next one's begins",
            });
        }
        if entry.section != before.section || entry.end > before.end {
            before = entry;
        }
    }
}

fn word(view: &View<'_>, bytes: &[u8], at: usize) -> Option<u32> {
    let field = bytes.get(at..at.checked_add(4)?)?.try_into().ok()?;
    Some(if view.is_big_endian { u32::from_be_bytes(field) } else { u32::from_le_bytes(field) })
}

fn reference<'s>(section: &'s Section<'_>, at: usize) -> Option<&'s Reference> {
    let found = section.references.binary_search_by_key(&(at as u64), |reference| reference.offset).ok()?;
    section.references.get(found)
}

fn pdata(view: &View<'_>, section: &Section<'_>, covered: &mut Vec<Covered>) {
    let Some(form) = view.machine.pdata else { return };
    let (size, unit) = match form {
        Pdata::Ends => (12, 0),
        Pdata::Lengths(unit) => (8, unit),
    };
    for at in (0..section.bytes.len()).step_by(size) {
        let Some((home, start)) = reference(section, at).and_then(|field| view.place(field)) else { continue };
        // If instructions can have 2 bytes, function addresses have the lowest bit set.
        let start = start & !u64::from(unit == 2);
        let length = || {
            let packed = word(view, section.bytes, at + 4)?;
            if packed & 3 != 0 {
                return Some(u64::from(packed >> 2 & 0x7ff) * unit);
            }
            let (record, offset) = view.place(reference(section, at + 4)?)?;
            let header = word(view, view.sections.get(record.0 as usize)?.bytes, usize::try_from(offset).ok()?)?;
            Some(u64::from(header & 0x3_ffff) * unit)
        };
        let end = match form {
            Pdata::Ends => reference(section, at + 4).and_then(|field| view.place(field)).map(|(_, end)| end),
            Pdata::Lengths(_) => length().map(|length| start.wrapping_add(length)),
        };
        covered.extend(end.map(|end| Covered { section: home, start, end }));
    }
}

/// The bytes of a CIE that are read after its version: its augmentation and the following numbers.
const MAX_CIE_SIZE: usize = 64;

/// The size of addresses in a CIE's frames, if its augmentation is understood.
fn address_size(cie: &[u8]) -> Option<usize> {
    const PE_SDATA4: u8 = 0x1b;
    const PE_SDATA8: u8 = 0x1c;
    // CIEs are short in practice, and every entry is checked here.
    let rest = cie.get(9..)?;
    let rest = &rest[..rest.len().min(MAX_CIE_SIZE)];
    let end = rest.iter().position(|&b| b == 0)?;
    let (augmentation, rest) = (&rest[..end], &rest[end + 1..]);
    let data = augmentation.strip_prefix(b"z")?;
    let mut rest = rest;
    let _ = leb128::read::unsigned(&mut rest).ok()?;
    let _ = leb128::read::signed(&mut rest).ok()?;
    let _ = leb128::read::unsigned(&mut rest).ok()?;
    let _ = leb128::read::unsigned(&mut rest).ok()?;
    let mut take = || {
        let (&first, others) = rest.split_first()?;
        rest = others;
        Some(first)
    };
    for letter in data {
        match letter {
            b'R' => match take()? {
                PE_SDATA4 => return Some(4),
                PE_SDATA8 => return Some(8),
                _ => return None,
            },
            b'L' => drop(take()?),
            b'S' | b'B' | b'G' => {}
            // The personality precedes it, and its size depends on its encoding.
            b'P' => {
                let size = match take()? & 0xf {
                    0xb | 3 => 4,
                    0xc | 4 | 0 => 8,
                    _ => return None,
                };
                (0..size).try_for_each(|_| take().map(drop))?;
            }
            _ => return None,
        }
    }
    None
}

fn eh_frame(view: &View<'_>, section: &Section<'_>, covered: &mut Vec<Covered>) {
    let bytes = section.bytes;
    let mut at = 0;
    while let Some(length) = word(view, bytes, at).map(|length| length as usize).filter(|&length| length >= 4) {
        let (entry, next) = (at, at.saturating_add(4).saturating_add(length));
        at = next;
        let Some(back) = word(view, bytes, entry + 4).map(|back| back as usize).filter(|&back| back != 0) else {
            continue;
        };
        let cie = (entry + 4).checked_sub(back).and_then(|cie| bytes.get(cie..));
        let Some(size) = cie.and_then(address_size) else { continue };
        let Some((home, start)) = reference(section, entry + 8).and_then(|field| view.place(field)) else { continue };
        let word = |at: usize| word(view, bytes, entry + 8 + size + at).map(u64::from);
        let length = match (size, view.is_big_endian) {
            (8, true) => word(0).zip(word(4)).map(|(high, low)| high << 32 | low),
            (8, false) => word(0).zip(word(4)).map(|(low, high)| high << 32 | low),
            _ => word(0),
        };
        covered.extend(length.map(|length| Covered { section: home, start, end: start.wrapping_add(length) }));
    }
}
