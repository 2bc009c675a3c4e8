//! Pseudo probes (LLVM, "Pseudo Probe"): `.pseudo_probe` has the probes of each function and of the functions inlined
//! into it; `.pseudo_probe_desc` maps GUIDs to functions.

use super::*;

const FUNCTION: Record = record! { function: guid, call_site, probes, inlined };
const PROBE: Record = record! { probe: index, type, attributes, address, advance, discriminator };

const TYPES: [&str; 3] = ["block", "indirect_call", "direct_call"];
const ATTRIBUTES: [&str; 3] = ["reserved", "sentinel", "has_discriminator"];
const HAS_DISCRIMINATOR: u8 = 4;
/// The address is a delta from the previous probe's address.
const IS_DISTANCE: u8 = 0x80;

pub(super) fn probes<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    // For each open level of inlining, the number of functions still to come.
    let mut open: Vec<u64> = Vec::new();
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let site = if open.is_empty() { Value::None } else { Value::Number(fields.cursor.uleb()?) };
        let depth = open.len().min(100) as u8;
        let guid = fields.cursor.u64()?;
        let (probes, inlined) = (fields.cursor.uleb()?, fields.cursor.uleb()?);
        let values = [Value::Hex(guid), site, Value::Number(probes), Value::Number(inlined)];
        out.row(&FUNCTION, depth, fields.cursor.since(start), &values);
        for _ in 0..probes {
            probe(fields, depth + 1, out)?;
        }
        open.push(inlined);
        while open.last() == Some(&0) {
            open.pop();
        }
        if let Some(left) = open.last_mut() {
            *left -= 1;
        }
    }
    Ok(())
}

fn probe<'d>(fields: &mut Fields<'_, 'd>, depth: u8, out: &mut Out<'_, 'd>) -> Read<()> {
    let start = fields.cursor.at();
    let index = fields.cursor.uleb()?;
    let byte = fields.cursor.u8()?;
    let (kind, attributes) = (byte & 15, byte >> 4 & 7);
    let (address, advance) = match byte & IS_DISTANCE {
        0 => (fields.place(8)?, Value::None),
        _ => (Value::None, Value::Signed(fields.cursor.sleb()?)),
    };
    let discriminator = match attributes & HAS_DISCRIMINATOR {
        0 => Value::None,
        _ => Value::Number(fields.cursor.uleb()?),
    };
    let values = [
        Value::Number(index),
        Value::named(TYPES.get(usize::from(kind)).copied(), kind.into()),
        bits(&ATTRIBUTES, attributes.into()),
        address,
        advance,
        discriminator,
    ];
    out.row(&PROBE, depth, fields.cursor.since(start), &values);
    Ok(())
}
