//! Call graphs, `SHT_LLVM_CALL_GRAPH` ("LLVM Extensions", "SHT_LLVM_CALL_GRAPH Section"): functions with their type if
//! they are targets of indirect calls, their direct callees, and the types of their indirect callees.

use super::fields::row;
use super::*;

const FUNCTION: Record = record! { function: address, version, flags, type };
static CALL: Layout = layout!(call { function: F::Pointer });
static INDIRECT_CALL: Layout = layout!(indirect_call { type: F::Hex(8) });

/// Flag bits, from bit 0.
const FLAGS: [&str; 3] = ["IsIndirectTarget", "HasDirectCallees", "HasIndirectCallees"];
const DIRECT: u8 = 1 << 1;
const INDIRECT: u8 = 1 << 2;
const VERSION: u8 = 0;

pub(super) fn call_graph<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let version = fields.cursor.u8()?;
        if version != VERSION {
            fields.cursor.go(start);
            return fields.cursor.wrong("unknown version of the call graph");
        }
        let flags = fields.cursor.u8()?;
        let address = fields.place(fields.address_size())?;
        // Functions that are not targets of indirect calls have type 0.
        let kind = match fields.cursor.u64()? {
            0 => Value::None,
            kind => Value::Hex(kind),
        };
        let values = [address, Value::Number(version.into()), bits(&FLAGS, flags.into()), kind];
        out.row(&FUNCTION, 0, fields.cursor.since(start), &values);
        if flags & DIRECT != 0 {
            for _ in 0..fields.cursor.uleb()? {
                row(fields, &CALL, 1, out)?;
            }
        }
        if flags & INDIRECT != 0 {
            for _ in 0..fields.cursor.uleb()? {
                row(fields, &INDIRECT_CALL, 1, out)?;
            }
        }
    }
    Ok(())
}
