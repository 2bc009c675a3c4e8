//! Basic block address maps with profile data: `SHT_LLVM_BB_ADDR_MAP` versions 0 to 5, and the older section type
//! without a version ("LLVM Extensions", "SHT_LLVM_BB_ADDR_MAP Section").

use super::*;

const FUNCTION: Record = record! { function: version, features, ranges };
const RANGE: Record = record! { range: address, blocks };
const BLOCK: Record = record! { block: id 4, offset 8, size 8, flags 40, hash 18, callsites 0 };
static ENTRY: Layout = layout!(entry_count { count: F::Leb });
const PROFILE: Record = record! { profile: block, frequency, post_link_frequency };
const SUCCESSOR: Record = record! { successor: id, probability, post_link_frequency };

/// Feature bits, from bit 0.
const FEATURES: [&str; 8] = [
    "FuncEntryCount",
    "BBFreq",
    "BrProb",
    "MultiBBRange",
    "OmitBBEntries",
    "CallsiteEndOffsets",
    "BBHash",
    "PostLinkCfg",
];
const ENTRY_COUNT: u64 = 1;
const FREQUENCY: u64 = 1 << 1;
const PROBABILITY: u64 = 1 << 2;
const MANY_RANGES: u64 = 1 << 3;
const NO_BLOCKS: u64 = 1 << 4;
const CALLSITES: u64 = 1 << 5;
const HASH: u64 = 1 << 6;
const POST_LINK: u64 = 1 << 7;

/// Bits of a block's flags, from bit 0.
const FLAGS: [&str; 5] = ["HasReturn", "HasTailCall", "IsEHPad", "CanFallThrough", "HasIndirectBranch"];

const LATEST_VERSION: u8 = 5;

pub(super) fn with_version<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let version = fields.cursor.u8()?;
        if version > LATEST_VERSION {
            return fields.cursor.wrong("unknown version of the map");
        }
        let features = fields.cursor.uint(if version < 5 { 1 } else { 2 })?;
        let ranges = if features & MANY_RANGES != 0 { fields.cursor.uleb32()? } else { 1 };
        let values = [Value::Number(version.into()), bits(&FEATURES, features), Value::Number(ranges.into())];
        out.row(&FUNCTION, 0, fields.cursor.since(start), &values);
        let blocks = map(fields, version, features, ranges, out)?;
        profile(fields, features, blocks, out)?;
    }
    Ok(())
}

pub(super) fn without_version<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at() as u64;
        out.row(&FUNCTION, 0, start..start, &[Value::Number(0), Value::None, Value::Number(1)]);
        map(fields, 0, 0, 1, out)?;
    }
    Ok(())
}

/// Decodes the block ranges of a function; returns the number of blocks in each.
fn map<'d>(
    fields: &mut Fields<'_, 'd>,
    version: u8,
    features: u64,
    ranges: u32,
    out: &mut Out<'_, 'd>,
) -> Read<Vec<u32>> {
    let mut ids = Vec::new();
    for _ in 0..ranges {
        let start = fields.cursor.at();
        let address = fields.place(fields.address_size())?;
        let count = fields.cursor.uleb32()?;
        out.row(&RANGE, 1, fields.cursor.since(start), &[address, Value::Number(count.into())]);
        if features & NO_BLOCKS != 0 {
            continue;
        }
        let mut end = 0;
        for index in 0..count {
            let id = block(fields, version, features, index, &mut end, out)?;
            ids.push(id);
        }
    }
    Ok(ids)
}

/// Decodes one block; `end` is the end of the previous block.
fn block<'d>(
    fields: &mut Fields<'_, 'd>,
    version: u8,
    features: u64,
    index: u32,
    end: &mut u32,
    out: &mut Out<'_, 'd>,
) -> Read<u32> {
    let cursor = &mut fields.cursor;
    let start = cursor.at();
    let id = if version >= 2 { cursor.uleb32()? } else { index };
    let mut offset = cursor.uleb32()?;
    let (mut calls, mut last) = (Vec::new(), 0u32);
    if features & CALLSITES != 0 {
        for _ in 0..cursor.uleb32()? {
            last = last.wrapping_add(cursor.uleb32()?);
            calls.push(Value::Hex(last.into()));
        }
    }
    let size = cursor.uleb32()?.wrapping_add(last);
    let flags = cursor.uleb32()?;
    let hash = if features & HASH != 0 { Value::Hex(cursor.u64()?) } else { Value::None };
    if version >= 1 {
        offset = offset.wrapping_add(*end);
        *end = offset.wrapping_add(size);
    }
    let values = [
        Value::Number(id.into()),
        Value::Hex(offset.into()),
        Value::Hex(size.into()),
        bits(&FLAGS, flags.into()),
        hash,
        if calls.is_empty() { Value::None } else { Value::List(calls) },
    ];
    out.row(&BLOCK, 2, cursor.since(start), &values);
    Ok(id)
}

fn profile<'d>(fields: &mut Fields<'_, 'd>, features: u64, blocks: Vec<u32>, out: &mut Out<'_, 'd>) -> Read<()> {
    if features & ENTRY_COUNT != 0 {
        fields::row(fields, &ENTRY, 1, out)?;
    }
    let cursor = &mut fields.cursor;
    if features & (FREQUENCY | PROBABILITY) == 0 {
        return Ok(());
    }
    let has_post_link = features & POST_LINK != 0;
    for block in blocks {
        let start = cursor.at();
        let frequency = if features & FREQUENCY != 0 { Value::Number(cursor.uleb()?) } else { Value::None };
        let post_link = if has_post_link { Value::Number(cursor.uleb32()?.into()) } else { Value::None };
        let successors = if features & PROBABILITY != 0 { cursor.uleb()? } else { 0 };
        out.row(&PROFILE, 1, cursor.since(start), &[Value::Number(block.into()), frequency, post_link]);
        for _ in 0..successors {
            let start = cursor.at();
            let (id, probability) = (cursor.uleb32()?, cursor.uleb32()?);
            let post_link = if has_post_link { Value::Number(cursor.uleb32()?.into()) } else { Value::None };
            let values = [Value::Number(id.into()), Value::Hex(probability.into()), post_link];
            out.row(&SUCCESSOR, 2, cursor.since(start), &values);
        }
    }
    Ok(())
}
