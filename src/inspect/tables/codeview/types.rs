//! CodeView types, `.debug$T` and `.debug$P`, with the members of field lists; and type hashes, `.debug$H`.

use super::super::fields::{FIRST_INDEX, FieldType as F, Layout, Reader, layout, named};
use super::super::*;
use super::names::*;
use super::signature;
use super::symbols::{Kinds, find};

macro_rules! types {
    ($($number:literal $name:ident { $($fields:tt)* })*) => {
        &[$(($number, layout!($name { index: F::Index, $($fields)* }))),*]
    };
}

macro_rules! members {
    ($($number:literal $name:ident { $($fields:tt)* })*) => { &[$(($number, layout!($name { $($fields)* }))),*] };
}

#[rustfmt::skip]
static TYPES: Kinds = types! {
    0x000a LF_VTSHAPE { count: F::Held(2, &F::Bits(0, 16, &[])), slots: F::HalfAsMany }
    0x000e LF_LABEL { mode: F::Named(2, LABELS) }
    0x0014 LF_ENDPRECOMP { signature: F::Hex(4) }
    0x1001 LF_MODIFIER { type: F::Type, modifiers: F::Flags(2, MODIFIERS) }
    0x1002 LF_POINTER {
        type: F::Type, kind: F::Held(4, &F::Bits(0, 5, POINTERS)), mode: F::Bits(5, 3, POINTER_MODES),
        flags: F::FlagBits(POINTER_BITS, POINTER_FLAGS), size: F::Bits(13, 6, &[]), class: F::If(0xc0, 0x40, &F::Type),
        representation: F::If(0xc0, 0x40, &F::Named(2, MEMBER_POINTERS))
    }
    0x1008 LF_PROCEDURE {
        return_type: F::Type, convention: F::Named(1, CONVENTIONS), options: F::Flags(1, FUNCTIONS), parameters: F::Number(2),
        arguments: F::Type
    }
    0x1009 LF_MFUNCTION {
        return_type: F::Type, class: F::Type, this: F::Type, convention: F::Named(1, CONVENTIONS), options: F::Flags(1, FUNCTIONS),
        parameters: F::Number(2), arguments: F::Type, this_adjust: F::Signed(4)
    }
    0x1201 LF_ARGLIST { arguments: F::Types(4) }
    0x1203 LF_FIELDLIST {}
    0x1205 LF_BITFIELD { type: F::Type, size: F::Number(1), offset: F::Number(1) }
    0x1206 LF_METHODLIST {}
    0x1503 LF_ARRAY { element: F::Type, index_type: F::Type, size: F::Leaf, name: F::Text }
    0x1504 LF_CLASS {
        members: F::Number(2), properties: F::Held(2, &F::FlagBits(!0, CLASSES)), fields: F::Type, derived: F::Type,
        shape: F::Type, size: F::Leaf, name: F::Text, unique_name: F::If(UNIQUE_NAME, UNIQUE_NAME, &F::Text)
    }
    0x1505 LF_STRUCTURE {
        members: F::Number(2), properties: F::Held(2, &F::FlagBits(!0, CLASSES)), fields: F::Type, derived: F::Type,
        shape: F::Type, size: F::Leaf, name: F::Text, unique_name: F::If(UNIQUE_NAME, UNIQUE_NAME, &F::Text)
    }
    0x1506 LF_UNION {
        members: F::Number(2), properties: F::Held(2, &F::FlagBits(!0, CLASSES)), fields: F::Type, size: F::Leaf, name: F::Text,
        unique_name: F::If(UNIQUE_NAME, UNIQUE_NAME, &F::Text)
    }
    0x1507 LF_ENUM {
        members: F::Number(2), properties: F::Held(2, &F::FlagBits(!0, CLASSES)), type: F::Type, fields: F::Type, name: F::Text,
        unique_name: F::If(UNIQUE_NAME, UNIQUE_NAME, &F::Text)
    }
    0x1509 LF_PRECOMP { start: F::Hex(4), count: F::Hex(4), signature: F::Hex(4), name: F::Text }
    0x150a LF_ALIAS { type: F::Type, name: F::Text }
    0x1515 LF_TYPESERVER2 { guid: F::Guid, age: F::Number(4), name: F::Text }
    0x1519 LF_INTERFACE {
        members: F::Number(2), properties: F::Held(2, &F::FlagBits(!0, CLASSES)), fields: F::Type, derived: F::Type,
        shape: F::Type, size: F::Leaf, name: F::Text, unique_name: F::If(UNIQUE_NAME, UNIQUE_NAME, &F::Text)
    }
    0x151d LF_VFTABLE { class: F::Type, overridden: F::Type, offset: F::Hex(4), names: F::SizedTexts }
    0x1601 LF_FUNC_ID { parent: F::Type, type: F::Type, name: F::Text }
    0x1602 LF_MFUNC_ID { class: F::Type, type: F::Type, name: F::Text }
    0x1603 LF_BUILDINFO { arguments: F::Types(2) }
    0x1604 LF_SUBSTR_LIST { strings: F::Types(4) }
    0x1605 LF_STRING_ID { id: F::Type, text: F::Text }
    0x1606 LF_UDT_SRC_LINE { type: F::Type, file: F::Type, line: F::Number(4) }
    0x1607 LF_UDT_MOD_SRC_LINE { type: F::Type, file: F::Type, line: F::Number(4), module: F::Number(2) }
};

/// Members of field lists.
#[rustfmt::skip]
static MEMBERS: Kinds = members! {
    0x1400 LF_BCLASS { access: F::Held(2, &F::Bits(0, 2, ACCESS)), type: F::Type, offset: F::Leaf }
    0x1401 LF_VBCLASS {
        access: F::Held(2, &F::Bits(0, 2, ACCESS)), type: F::Type, pointer: F::Type, pointer_offset: F::Leaf, slot: F::Leaf
    }
    0x1402 LF_IVBCLASS {
        access: F::Held(2, &F::Bits(0, 2, ACCESS)), type: F::Type, pointer: F::Type, pointer_offset: F::Leaf, slot: F::Leaf
    }
    0x1404 LF_INDEX { type: F::After(2, &F::Type) }
    0x1409 LF_VFUNCTAB { type: F::After(2, &F::Type) }
    0x1502 LF_ENUMERATE { access: F::Held(2, &F::Bits(0, 2, ACCESS)), value: F::Leaf, name: F::Text }
    0x150d LF_MEMBER { access: F::Held(2, &F::Bits(0, 2, ACCESS)), type: F::Type, offset: F::Leaf, name: F::Text }
    0x150e LF_STMEMBER { access: F::Held(2, &F::Bits(0, 2, ACCESS)), type: F::Type, name: F::Text }
    0x150f LF_METHOD { count: F::Number(2), list: F::Type, name: F::Text }
    0x1510 LF_NESTTYPE { type: F::After(2, &F::Type), name: F::Text }
    0x1511 LF_ONEMETHOD {
        access: F::Held(2, &F::Bits(0, 2, ACCESS)), kind: F::Bits(2, 3, METHODS), options: F::FlagBits(METHOD_BITS, METHOD_FLAGS),
        type: F::Type, slot: F::If(0x14, 0x10, &F::Hex(4)), name: F::Text
    }
    0x151a LF_BINTERFACE { access: F::Held(2, &F::Bits(0, 2, ACCESS)), type: F::Type, offset: F::Leaf }
};

/// Entries of method lists.
#[rustfmt::skip]
static METHOD: Layout = layout!(method {
    access: F::Held(2, &F::Bits(0, 2, ACCESS)), kind: F::Bits(2, 3, METHODS), options: F::FlagBits(METHOD_BITS, METHOD_FLAGS),
    type: F::After(2, &F::Type), slot: F::If(0x14, 0x10, &F::Hex(4))
});

const UNKNOWN: Record = record! { type: index, kind, bytes };
const FIELDS: u16 = 0x1203;
const METHOD_LIST: u16 = 0x1206;

/// `.debug$T`, and `.debug$P`, which has the types of a precompiled header.
pub(in super::super) fn types<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    signature(fields)?;
    let mut index = u64::from(FIRST_INDEX);
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let length = fields.cursor.u16()?;
        let mut record = fields.cursor.part(length.into())?;
        let number = record.u16()?;
        match find(TYPES, number) {
            Some(kind) => {
                let mut reader = Reader::new(fields, record);
                reader.index = index;
                let read = reader.row(kind, start, 0, out).and_then(|()| match number {
                    FIELDS => members(&mut reader, out),
                    METHOD_LIST => methods(&mut reader, out),
                    _ => Ok(()),
                });
                if let Err(wrong) = read {
                    out.wrong(&wrong);
                }
            }
            None => {
                let values = [Value::Hex(index), Value::Hex(number.into()), Value::Bytes(record.rest())];
                out.row(&UNKNOWN, 0, record.since(start), &values);
            }
        }
        index += 1;
    }
    Ok(())
}

fn members<'d>(reader: &mut Reader<'_, '_, 'd>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !reader.cursor.is_empty() {
        // Bytes above 0xf0 are padding; the low half is the number of bytes up to the next member.
        if let Ok(padding @ 0xf1..) = reader.cursor.clone().u8() {
            reader.cursor.bytes((padding & 15).into())?;
            continue;
        }
        let start = reader.cursor.at();
        let number = reader.cursor.u16()?;
        let Some(kind) = find(MEMBERS, number) else {
            return Err(Wrong { at: start, what: "unknown kind of member" });
        };
        reader.row(kind, start, 1, out)?;
    }
    Ok(())
}

fn methods<'d>(reader: &mut Reader<'_, '_, 'd>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !reader.cursor.is_empty() {
        let start = reader.cursor.at();
        reader.row(&METHOD, start, 1, out)?;
    }
    Ok(())
}

const HASHES_HEAD: Record = record! { hashes: version, algorithm };
const HASH: Record = record! { hash: index 8, hash 0 };
const HASHES_SIGNATURE: u32 = 0x0133_c9c5;

/// `.debug$H`: a hash of each type of `.debug$T`.
pub(in super::super) fn hashes<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let cursor: &mut Cursor<'d> = &mut fields.cursor;
    let start = cursor.at();
    if cursor.is_empty() {
        return Ok(());
    }
    if cursor.u32()? != HASHES_SIGNATURE {
        return Err(Wrong { at: start, what: "invalid type hash table" });
    }
    let (version, algorithm) = (cursor.u16()?, cursor.u16()?);
    out.row(&HASHES_HEAD, 0, cursor.since(start), &[Value::Number(version.into()), named(algorithm.into(), HASHES)]);
    let size = if algorithm == 0 { 20 } else { 8 };
    let mut index = u64::from(FIRST_INDEX);
    while !cursor.is_empty() {
        let start = cursor.at();
        let bytes = cursor.bytes(size)?;
        out.row(&HASH, 1, cursor.since(start), &[Value::Hex(index), Value::Bytes(bytes)]);
        index += 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_in_order() {
        for kinds in [TYPES, MEMBERS] {
            assert!(kinds.is_sorted_by(|a, b| a.0 < b.0));
        }
    }
}
