//! Call graphs, `SHT_LLVM_CALL_GRAPH` ("LLVM Extensions", "SHT_LLVM_CALL_GRAPH Section"): functions with their type if
//! they are targets of indirect calls, their direct callees, and the types of their indirect callees.

use super::super::bytes::Read;
use super::super::file::Section;
use super::super::relocations::Fields;
use super::super::value::{Record, Value, record};
use super::Out;
use super::bb_addr_map::bits;

const FUNCTION: Record = record! { function: address, version, flags, type };
const CALL: Record = record! { call: function };
const INDIRECT_CALL: Record = record! { indirect_call: type };

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
                let start = fields.cursor.at();
                let callee = fields.place(fields.address_size())?;
                out.row(&CALL, 1, fields.cursor.since(start), &[callee]);
            }
        }
        if flags & INDIRECT != 0 {
            for _ in 0..fields.cursor.uleb()? {
                let start = fields.cursor.at();
                let kind = Value::Hex(fields.cursor.u64()?);
                out.row(&INDIRECT_CALL, 1, fields.cursor.since(start), &[kind]);
            }
        }
    }
    Ok(())
}
