//! Offloading images: `SHT_LLVM_OFFLOADING`, and `.llvm.offloading` in COFF (LLVM, `llvm/Object/OffloadBinary.h`). A
//! sequence of binaries, each with a header, entries, key-value strings, and images. Versions 1 and 2, and 3 unless it
//! is compressed.

use super::*;

const BINARY: Record = record! { binary: offset, version, size, images, uncompressed };
const IMAGE: Record = record! { image: kind, producer, flags, offset, size };
const TEXT: Record = record! { text: key, value };

const MAGIC: [u8; 4] = [0x10, 0xff, 0x10, 0xad];
/// From this version on, a nonzero size in the header means that the rest is compressed.
const COMPRESSED: u32 = 3;
const LATEST_VERSION: u32 = 3;
/// The alignment of binaries.
const ALIGN: usize = 8;
/// The size of an entry in bytes.
const ENTRY: u64 = 40;
/// The size of a string entry in bytes.
const TEXT_ENTRY: usize = 16;
/// Limit on the total size of shown strings: this multiple of the binary's size, plus a constant for small ones.
const TIMES: usize = 4;
const AT_LEAST: usize = 1 << 16;
/// Image kinds, by number.
const KINDS: [&str; 7] = ["none", "object", "bitcode", "cubin", "fatbinary", "ptx", "spirv"];
/// Producers, by number.
const PRODUCERS: [(u16, &str); 5] = [(0, "none"), (1, "openmp"), (2, "cuda"), (4, "hip"), (8, "sycl")];

pub(super) fn offloading<'d>(_: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    // The format is little-endian on all machines.
    let mut cursor = Cursor::new(section.data, false);
    while !cursor.is_empty() {
        let start = cursor.at();
        if cursor.bytes(MAGIC.len())? != MAGIC {
            cursor.go(start);
            return cursor.wrong("invalid offload binary");
        }
        let version = cursor.u32()?;
        let size = cursor.u64()?;
        let mut whole = cursor.clone();
        whole.go(start);
        // Offsets are relative to the start of the binary.
        let whole = whole.part(usize::try_from(size).unwrap_or(usize::MAX))?.rest();
        binary(Cursor::new(whole, false), start, version, out)?;
        cursor.go(start.saturating_add(whole.len().max(MAGIC.len())));
        cursor.align(ALIGN);
    }
    Ok(())
}

fn binary<'d>(mut cursor: Cursor<'d>, start: usize, version: u32, out: &mut Out<'_, 'd>) -> Read<()> {
    let size = cursor.clone().rest().len() as u64;
    cursor.go(16);
    let (entries, count) = (cursor.u64()?, cursor.u64()?);
    // In version 1 this field is the size of the only entry.
    let count = if version == 1 { 1 } else { count };
    let uncompressed = if version >= COMPRESSED { cursor.u64()? } else { 0 };
    let values = [
        Value::Hex(start as u64),
        Value::Number(version.into()),
        Value::Number(size),
        Value::Number(count),
        if uncompressed == 0 { Value::None } else { Value::Number(uncompressed) },
    ];
    out.row(&BINARY, 0, start as u64..start as u64 + size, &values);
    if version == 0 || version > LATEST_VERSION {
        out.problem(start as u64, "unknown version of the offload binary");
        return Ok(());
    }
    if uncompressed != 0 {
        return Ok(());
    }
    // Any number of entries may share strings.
    let mut left = (size as usize).saturating_mul(TIMES).saturating_add(AT_LEAST);
    for index in 0..count {
        let at = index.checked_mul(ENTRY).and_then(|at| at.checked_add(entries)).filter(|&at| at < size);
        let Some(at) = at else {
            out.problem(start as u64, "an entry extends past the end of its binary");
            break;
        };
        cursor.go(at as usize);
        if let Err(mut wrong) = image(&mut cursor, start, version, &mut left, out) {
            wrong.at += start;
            out.wrong(&wrong);
        }
    }
    Ok(())
}

fn image<'d>(cursor: &mut Cursor<'d>, start: usize, version: u32, left: &mut usize, out: &mut Out<'_, 'd>) -> Read<()> {
    let at = cursor.at();
    let (kind, producer, flags) = (cursor.u16()?, cursor.u16()?, cursor.u32()?);
    let (texts, count, offset, size) = (cursor.u64()?, cursor.u64()?, cursor.u64()?, cursor.u64()?);
    let values = [
        Value::named(KINDS.get(usize::from(kind)).copied(), kind.into()),
        Value::named(PRODUCERS.iter().find(|row| row.0 == producer).map(|row| row.1), producer.into()),
        if flags == 0 { Value::None } else { Value::Hex(flags.into()) },
        Value::Hex((start as u64).wrapping_add(offset)),
        Value::Number(size),
    ];
    let span = (start + at) as u64..(start + cursor.at()) as u64;
    out.row(&IMAGE, 1, span, &values);
    if text(cursor, offset, Some(size)).is_err() {
        out.problem((start + at) as u64, "the image extends past the end of its binary");
    }
    if !go(cursor, texts) {
        return cursor.wrong("the strings extend past the end of their binary");
    }
    for _ in 0..count {
        let at = (start + cursor.at()) as u64;
        let (key, value) = (cursor.u64()?, cursor.u64()?);
        // Version 1 has NUL-terminated values; later versions store the length.
        let length = if version == 1 { None } else { Some(cursor.u64()?) };
        let (key, value) = (text(cursor, key, None)?, text(cursor, value, length)?);
        let Some(less) = left.checked_sub(key.len() + value.len() + TEXT_ENTRY) else {
            return cursor.wrong("the images share too many strings; the rest is not shown");
        };
        *left = less;
        out.row(&TEXT, 2, at..(start + cursor.at()) as u64, &[Value::text(key), Value::text(value)]);
    }
    Ok(())
}

/// Seeks to an offset; returns false if it is out of bounds.
fn go(cursor: &mut Cursor<'_>, offset: u64) -> bool {
    let offset = usize::try_from(offset).unwrap_or(usize::MAX);
    cursor.go(offset);
    cursor.at() == offset
}

fn text<'d>(cursor: &Cursor<'d>, offset: u64, length: Option<u64>) -> Read<&'d [u8]> {
    let mut cursor = cursor.clone();
    if !go(&mut cursor, offset) {
        return cursor.wrong("a string extends past the end of its binary");
    }
    match length {
        Some(length) => cursor.bytes(usize::try_from(length).unwrap_or(usize::MAX)),
        None => cursor.text(),
    }
}
