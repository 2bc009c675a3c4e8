//! Stack trace data for simple unwinders, `.sframe` ("The SFrame format", version 2): for each function, rows with the
//! locations of the CFA and of saved registers by address.

use super::super::machine::FRAME_ABIS;
use super::*;

const HEADER: Record = record! {
    header: version, flags, abi, fixed_fp, fixed_ra, functions, rows, rows_size, functions_offset, rows_offset,
    auxiliary
};
const FUNCTION: Record = record! { function: start, size, rows_offset, rows, row_type, type, key, block };
const ROW: Record = record! { row: start 10, base 4, cfa 8, ra 8, fp 8, signed 6, more 0 };

const MAGIC: u16 = 0xdee2;
const VERSION: u8 = 2;
const FLAGS: [&str; 3] = ["FDESorted", "FramePointer", "FDEFuncStartPCRel"];
const IS_RELATIVE: u8 = 4;

/// The kinds of rows: name, and the size of the start address in bytes.
const ROW_TYPES: [(&str, usize); 3] = [("Addr1", 1), ("Addr2", 2), ("Addr4", 4)];
const TYPES: [&str; 2] = ["PCInc", "PCMask"];
const KEYS: [&str; 2] = ["A", "B"];
const BASES: [&str; 2] = ["FP", "SP"];

/// Limit on the bytes of rows read, as a multiple of their size: in a malformed file, functions may share rows.
const TIMES: usize = 2;

/// Data common to all rows of a section.
struct Rows {
    start: usize,
    /// The fixed offsets of return address and frame pointer in the header; 0 if each row has its own.
    fixed_ra: i64,
    fixed_fp: i64,
    /// The remaining limit on bytes to read.
    left: usize,
}

pub(super) fn sframe<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let cursor = &mut fields.cursor;
    if cursor.is_empty() {
        return Ok(());
    }
    let (magic, version, flags) = (cursor.u16()?, cursor.u8()?, cursor.u8()?);
    if magic != MAGIC || version != VERSION {
        cursor.go(0);
        return cursor.wrong(if magic == MAGIC { "unknown version of SFrame" } else { "invalid SFrame magic" });
    }
    let abi = cursor.u8()?;
    let (fixed_fp, fixed_ra) = (cursor.int(1)?, cursor.int(1)?);
    let auxiliary = usize::from(cursor.u8()?);
    let (functions, rows, rows_size) = (cursor.u32()?, cursor.u32()?, cursor.u32()?);
    let (functions_offset, rows_offset) = (cursor.u32()?, cursor.u32()?);
    let auxiliary = cursor.bytes(auxiliary)?;
    let values = [
        Value::Number(version.into()),
        bits(&FLAGS, flags.into()),
        Value::named(FRAME_ABIS.iter().find(|row| row.0 == abi.into()).map(|row| row.1), abi.into()),
        Value::Signed(fixed_fp),
        Value::Signed(fixed_ra),
        Value::Number(functions.into()),
        Value::Number(rows.into()),
        Value::Hex(rows_size.into()),
        Value::Hex(functions_offset.into()),
        Value::Hex(rows_offset.into()),
        if auxiliary.is_empty() { Value::None } else { Value::Bytes(auxiliary) },
    ];
    out.row(&HEADER, 0, cursor.since(0), &values);
    let end = cursor.at();
    let left = section.data.len().saturating_mul(TIMES);
    let mut rows = Rows { start: end.saturating_add(rows_offset as usize), fixed_ra, fixed_fp, left };
    fields.cursor.go(end.saturating_add(functions_offset as usize));
    for _ in 0..functions {
        function(fields, section, flags, &mut rows, out)?;
    }
    Ok(())
}

fn function<'d>(
    fields: &mut Fields<'_, 'd>,
    section: &Section<'d>,
    flags: u8,
    rows: &mut Rows,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    let start = fields.cursor.at();
    let place = match fields.place(4)? {
        // Without a relocation it is relative to the section or to the field itself.
        Value::Hex(field) => {
            let base = section.address.wrapping_add(if flags & IS_RELATIVE != 0 { start as u64 } else { 0 });
            Value::Hex(base.wrapping_add(i64::from(field as i32) as u64))
        }
        place => place,
    };
    let (size, offset, count) = (fields.cursor.u32()?, fields.cursor.u32()?, fields.cursor.u32()?);
    let (info, block) = (fields.cursor.u8()?, fields.cursor.u8()?);
    fields.cursor.u16()?;
    let row_type = ROW_TYPES.get(usize::from(info & 15));
    let values = [
        place,
        Value::Hex(size.into()),
        Value::Hex(offset.into()),
        Value::Number(count.into()),
        Value::named(row_type.map(|row| row.0), (info & 15).into()),
        Value::Name(TYPES[usize::from(info >> 4 & 1)]),
        Value::Name(KEYS[usize::from(info >> 5 & 1)]),
        Value::Number(block.into()),
    ];
    out.row(&FUNCTION, 0, fields.cursor.since(start), &values);
    let Some((_, width)) = row_type else {
        out.problem(start as u64, "unknown type of rows");
        return Ok(());
    };
    let mut cursor = fields.cursor.clone();
    cursor.go(rows.start.saturating_add(offset as usize));
    for _ in 0..count {
        let first = cursor.at();
        if let Err(wrong) = row(&mut cursor, *width, rows, out) {
            out.wrong(&wrong);
            break;
        }
        match rows.left.checked_sub(cursor.at() - first) {
            Some(left) => rows.left = left,
            None => return fields.cursor.wrong("the functions share too many rows; the rest is skipped"),
        }
    }
    Ok(())
}

fn row<'d>(cursor: &mut Cursor<'d>, width: usize, rows: &Rows, out: &mut Out<'_, 'd>) -> Read<()> {
    let start = cursor.at();
    let place = cursor.uint(width)?;
    let info = cursor.u8()?;
    let size = match info >> 5 & 3 {
        3 => return cursor.wrong("unknown size of offsets"),
        size => 1 << size,
    };
    let mut offsets = (0..info >> 1 & 15).map(|_| cursor.int(size)).collect::<Read<Vec<i64>>>()?.into_iter();
    let mut next = |fixed: i64| match fixed {
        0 => offsets.next().map_or(Value::None, Value::Signed),
        fixed => Value::Signed(fixed),
    };
    let values = [
        Value::Hex(place),
        Value::Name(BASES[usize::from(info & 1)]),
        next(0),
        next(rows.fixed_ra),
        next(rows.fixed_fp),
        Value::Number((info >> 7).into()),
        match offsets.map(Value::Signed).collect::<Vec<_>>() {
            more if more.is_empty() => Value::None,
            more => Value::List(more),
        },
    ];
    out.row(&ROW, 1, cursor.since(start), &values);
    Ok(())
}
