//! Stack maps, `.llvm_stackmaps` version 3 ("Stack maps and patch points in LLVM", "Stack Map Format"): functions,
//! constants, and the locations of live values at each record's instruction.

use super::fields::row;
use super::*;

const MAP: Record = record! { stack_map: version, functions, constants, records };
const FUNCTION: Record = record! { function: address 32, stack_size 20, records 0 };
const CONSTANT: Record = record! { constant: index, value };
const RECORD: Record = record! { record: id, offset, locations, live_outs };
const LOCATION: Record = record! { location: kind 10, size 6, register 8, offset 12, constant 0 };
static LIVE_OUT: Layout = layout!(live_out { register 8: F::Number(2), size 0: F::After(1, &F::Number(1)) });

const VERSION: u8 = 3;
/// Location kinds, from number 1 on.
const KINDS: [&str; 5] = ["register", "direct", "indirect", "constant", "constant_index"];
const REGISTER: u8 = 1;
const INDIRECT: u8 = 3;
const CONSTANT_INDEX: u8 = 5;
/// The alignment of a record's parts.
const ALIGN: usize = 8;

pub(super) fn stack_maps<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    // Linkers concatenate the stack maps of several objects.
    while !fields.cursor.is_empty() {
        map(fields, out)?;
        fields.cursor.align(ALIGN);
    }
    Ok(())
}

fn map<'d>(fields: &mut Fields<'_, 'd>, out: &mut Out<'_, 'd>) -> Read<()> {
    let start = fields.cursor.at();
    let version = fields.cursor.u8()?;
    if version != VERSION {
        fields.cursor.go(start);
        return fields.cursor.wrong("unknown version of stack maps");
    }
    fields.cursor.bytes(3)?;
    let (functions, constants, records) = (fields.cursor.u32()?, fields.cursor.u32()?, fields.cursor.u32()?);
    let numbers = [version.into(), functions, constants, records].map(|number| Value::Number(number.into()));
    out.row(&MAP, 0, fields.cursor.since(start), &numbers);
    for _ in 0..functions {
        let start = fields.cursor.at();
        let address = fields.place(8)?;
        let (size, count) = (fields.cursor.u64()?, fields.cursor.u64()?);
        // A dynamic frame size is encoded as all ones.
        let size = if size == u64::MAX { Value::Name("unknown") } else { Value::Number(size) };
        out.row(&FUNCTION, 1, fields.cursor.since(start), &[address, size, Value::Number(count)]);
    }
    let first = fields.cursor.at();
    for index in 0..constants {
        let start = fields.cursor.at();
        let value = Value::Number(fields.cursor.u64()?);
        out.row(&CONSTANT, 1, fields.cursor.since(start), &[Value::Number(index.into()), value]);
    }
    let mut pool = fields.cursor.clone();
    for _ in 0..records {
        let start = fields.cursor.at();
        let (id, offset) = (fields.cursor.u64()?, fields.cursor.u32()?);
        fields.cursor.bytes(2)?;
        let locations = fields.cursor.u16()?;
        let mut rest = fields.cursor.clone();
        rest.bytes(usize::from(locations) * 12)?;
        rest.align(ALIGN);
        rest.bytes(2)?;
        let live = rest.u16()?;
        let values =
            [Value::Number(id), Value::Hex(offset.into()), Value::Number(locations.into()), Value::Number(live.into())];
        out.row(&RECORD, 1, start as u64..rest.at() as u64, &values);
        for _ in 0..locations {
            let start = fields.cursor.at();
            let kind = fields.cursor.u8()?;
            fields.cursor.bytes(1)?;
            let (size, register) = (fields.cursor.u16()?, fields.cursor.u16()?);
            fields.cursor.bytes(2)?;
            let offset = fields.cursor.int(4)?;
            let constant = match kind {
                CONSTANT_INDEX if u64::from(offset as u32) < constants.into() => {
                    pool.go(first.saturating_add(offset as u32 as usize * 8));
                    Value::Number(pool.u64()?)
                }
                CONSTANT_INDEX => {
                    out.problem(start as u64, format!("there is no constant {}", offset as u32));
                    Value::None
                }
                kind if kind > INDIRECT => Value::Number(u64::from(offset as u32)),
                _ => Value::None,
            };
            let name = KINDS.get(usize::from(kind).wrapping_sub(usize::from(REGISTER)));
            let in_register = kind <= INDIRECT;
            let values = [
                Value::named(name.copied(), kind.into()),
                Value::Number(size.into()),
                if in_register { Value::Number(register.into()) } else { Value::None },
                if in_register && kind != REGISTER || kind == CONSTANT_INDEX {
                    Value::Signed(offset)
                } else {
                    Value::None
                },
                constant,
            ];
            out.row(&LOCATION, 2, fields.cursor.since(start), &values);
        }
        fields.cursor = rest;
        for _ in 0..live {
            row(fields, &LIVE_OUT, 2, out)?;
        }
        fields.cursor.align(ALIGN);
    }
    Ok(())
}
