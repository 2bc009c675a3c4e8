//! Checks the addresses of an object's parts: all present, aligned, and without overlaps.

use super::error::{RelocateError, RelocateErrorKind as Kind, text};
use super::load_addresses::LoadAddresses;
use crate::object::{Object, Section, SectionId, elf};
use crate::order::sort_by_key;

/// A range of addresses in use; a section's if `section` is set.
struct Range {
    start: u64,
    size: u64,
    section: Option<SectionId>,
    name: &'static str,
}

/// Checks the address of everything that is loaded. Empty parts are checked only if a relocation refers to them.
#[inline(never)]
pub(super) fn addresses(object: &Object, addresses: &LoadAddresses) -> Result<(), RelocateError> {
    if let Some(page) = addresses.bad_page {
        return Err(RelocateError::of_address(Kind::BadPageSize(page), None));
    }
    let mut ranges = Vec::with_capacity(object.sections().len() + 2);
    for section in object.sections().filter(|section| section.access().read && section.size() != 0) {
        let Some(start) = addresses.placed(section.id()) else {
            let kind = Kind::NotPlaced { section: text(section.name()).into() };
            return Err(RelocateError::of_address(kind, Some(&section)));
        };
        let range = Range { start, size: section.size(), section: Some(section.id()), name: "" };
        check_alignment(object, &range, section.align())?;
        if !is_thread_local_template(&section) {
            ranges.push(range);
        }
    }
    let table = addresses.table.map(|start| (start, addresses.table_size(), addresses.table_align(), "table"));
    let commons =
        addresses.commons.map(|start| (start, addresses.commons_size(), addresses.commons_align(), "common symbols"));
    for (start, size, align, name) in table.into_iter().chain(commons).filter(|part| part.1 != 0) {
        let range = Range { start, size, section: None, name };
        check_alignment(object, &range, align)?;
        ranges.push(range);
    }
    sort_by_key(&mut ranges, |range| range.start);
    for (i, range) in ranges.iter().enumerate() {
        // The last byte may be the last one of the address space.
        let last = range.start.checked_add(range.size - 1);
        let second = match (last, ranges.get(i + 1)) {
            (None, _) => range,
            (Some(last), Some(next)) if next.start <= last => next,
            _ => continue,
        };
        let kind = Kind::Overlap { first: range.name(object), second: second.name(object) };
        return Err(RelocateError::of_address(kind, range.section.and_then(|id| object.section(id)).as_ref()));
    }
    Ok(())
}

/// Zeroed thread-local storage takes memory in each thread, and none at the section's address.
fn is_thread_local_template(section: &Section<'_>) -> bool {
    section.is_zero_fill() && section.elf().is_some_and(|header| header.flags.contains(elf::SectionFlags::TLS))
}

fn check_alignment(object: &Object, range: &Range, align: u64) -> Result<(), RelocateError> {
    if range.start.is_multiple_of(align.max(1)) {
        return Ok(());
    }
    let kind = Kind::Misaligned { what: range.name(object), address: range.start, align };
    Err(RelocateError::of_address(kind, range.section.and_then(|id| object.section(id)).as_ref()))
}

impl Range {
    fn name(&self, object: &Object) -> Box<str> {
        let section = self.section.and_then(|id| object.section(id));
        section.map_or_else(|| self.name.into(), |section| text(section.name()).into())
    }
}
