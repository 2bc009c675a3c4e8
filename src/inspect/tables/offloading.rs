//! Images for other devices: `SHT_LLVM_OFFLOADING`, `.llvm.offloading` of COFF (LLVM, `llvm/Object/OffloadBinary.h`). One binary after
//! the other; each has a header, entries, texts by name, and images. Versions 1 and 2, and 3 unless it is compressed.

use super::super::bytes::{Cursor, Read};
use super::super::file::Section;
use super::super::relocations::Fields;
use super::super::value::{Record, Value, column};
use super::Out;

const BINARY: Record = Record::labelled(
    "binary",
    &[column("offset", 0), column("version", 0), column("size", 0), column("images", 0), column("uncompressed", 0)],
);
const IMAGE: Record = Record::labelled(
    "image",
    &[column("kind", 0), column("producer", 0), column("flags", 0), column("offset", 0), column("size", 0)],
);
const TEXT: Record = Record::labelled("text", &[column("key", 0), column("value", 0)]);

const MAGIC: [u8; 4] = [0x10, 0xff, 0x10, 0xad];
/// The version in which a header has a size that is not 0 where the rest is compressed.
const COMPRESSED: u32 = 3;
/// The newest version there is.
const NEWEST: u32 = 3;
/// Binaries begin at multiples of this.
const ALIGN: usize = 8;
/// The size of an entry.
const ENTRY: u64 = 40;
/// The size of an entry of a text.
const TEXT_ENTRY: usize = 16;
/// Bytes of texts that are shown for each byte of a binary, and what a small one has in addition.
const TIMES: usize = 4;
const AT_LEAST: usize = 1 << 16;
/// What an image is, by number.
const KINDS: [&str; 7] = ["none", "object", "bitcode", "cubin", "fatbinary", "ptx", "spirv"];
/// Who made it.
const PRODUCERS: [(u16, &str); 5] = [(0, "none"), (1, "openmp"), (2, "cuda"), (4, "hip"), (8, "sycl")];

pub(super) fn offloading<'d>(_: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    // The format has one byte order, whatever the machine's is.
    let mut cursor = Cursor::new(section.data, false);
    while !cursor.is_empty() {
        let start = cursor.at();
        if cursor.bytes(MAGIC.len())? != MAGIC {
            cursor.go(start);
            return cursor.wrong("what follows is no binary of images");
        }
        let version = cursor.u32()?;
        let size = cursor.u64()?;
        let mut whole = cursor.clone();
        whole.go(start);
        // Offsets count from the beginning of the binary.
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
    // Version 1 has the size of its one entry there.
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
    if version == 0 || version > NEWEST {
        out.problem(start as u64, "a version of the binary that is not known");
        return Ok(());
    }
    if uncompressed != 0 {
        return Ok(());
    }
    // Entries may name the same texts, again and again.
    let mut left = (size as usize).saturating_mul(TIMES).saturating_add(AT_LEAST);
    for index in 0..count {
        let at = index.checked_mul(ENTRY).and_then(|at| at.checked_add(entries)).filter(|&at| at < size);
        let Some(at) = at else {
            out.problem(start as u64, "an entry is beyond the end of its binary");
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
        out.problem((start + at) as u64, "the image is beyond the end of its binary");
    }
    if !go(cursor, texts) {
        return cursor.wrong("the texts are beyond the end of their binary");
    }
    for _ in 0..count {
        let at = (start + cursor.at()) as u64;
        let (key, value) = (cursor.u64()?, cursor.u64()?);
        // Version 1 ends values with a NUL, later ones say how long they are.
        let length = if version == 1 { None } else { Some(cursor.u64()?) };
        let (key, value) = (text(cursor, key, None)?, text(cursor, value, length)?);
        let Some(less) = left.checked_sub(key.len() + value.len() + TEXT_ENTRY) else {
            return cursor.wrong("the images share so many texts that they are not all shown");
        };
        *left = less;
        out.row(&TEXT, 2, at..(start + cursor.at()) as u64, &[Value::text(key), Value::text(value)]);
    }
    Ok(())
}

/// Goes to an offset, if there is such a place.
fn go(cursor: &mut Cursor<'_>, offset: u64) -> bool {
    let offset = usize::try_from(offset).unwrap_or(usize::MAX);
    cursor.go(offset);
    cursor.at() == offset
}

fn text<'d>(cursor: &Cursor<'d>, offset: u64, length: Option<u64>) -> Read<&'d [u8]> {
    let mut cursor = cursor.clone();
    if !go(&mut cursor, offset) {
        return cursor.wrong("a text is beyond the end of its binary");
    }
    match length {
        Some(length) => cursor.bytes(usize::try_from(length).unwrap_or(usize::MAX)),
        None => cursor.text(),
    }
}
