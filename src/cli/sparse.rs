//! Reads objects without their debug sections, which are most of a large object and which code does not need.

use object::read::{File as Object, Object as _, ObjectSection as _, ReadCache};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;

/// Smaller files are read as a whole.
const MIN_SIZE: u64 = 1 << 16;

/// Smaller sections are read with what is around them.
const MIN_GAP: u64 = 1 << 12;

/// The contents of a file of some size, with zeros in place of the debug sections if it is an object. `None` if it is to
/// be read as a whole.
pub(super) fn read(file: &mut File, size: u64) -> io::Result<Option<Vec<u8>>> {
    if size < MIN_SIZE {
        return Ok(None);
    }
    let gaps = gaps(&*file, size);
    let Ok(length) = usize::try_from(size) else { return Ok(None) };
    if gaps.is_empty() {
        file.seek(SeekFrom::Start(0))?;
        return Ok(None);
    }
    // Pages of zeros that nothing is written to take no memory.
    let mut contents = vec![0; length];
    let mut at = 0;
    let end = Range { start: size, end: size };
    for gap in gaps.iter().chain([&end]) {
        if at < gap.start {
            file.seek(SeekFrom::Start(at))?;
            // No longer than the size, which fits.
            if let Some(place) = contents.get_mut(at as usize..gap.start as usize) {
                file.read_exact(place)?;
            }
        }
        at = gap.end.max(at);
    }
    Ok(Some(contents))
}

/// Where the debug sections are, in order; none if the file is not an object.
fn gaps(file: &File, size: u64) -> Vec<Range<u64>> {
    let cache = ReadCache::new(file);
    let Ok(object) = Object::parse(&cache) else { return Vec::new() };
    let mut gaps = Vec::new();
    for section in object.sections() {
        let is_debug = section.name_bytes().is_ok_and(is_debug);
        if let Some((start, length)) = section.file_range().filter(|range| is_debug && range.1 >= MIN_GAP)
            && let Some(end) = start.checked_add(length).filter(|end| *end <= size)
        {
            gaps.push(start..end);
        }
    }
    gaps.sort_unstable_by_key(|gap| gap.start);
    gaps
}

/// Whether a section has debug information, or relocations for it.
fn is_debug(name: &[u8]) -> bool {
    let name = name.strip_prefix(b".rela").or_else(|| name.strip_prefix(b".rel")).unwrap_or(name);
    [&b".debug_"[..], b".zdebug_", b".debug$"].iter().any(|start| name.starts_with(start))
}
