//! Small LLVM tables for linkers ("LLVM Extensions", "ELF-Dependent" and "COFF-Dependent").

use super::super::bytes::Read;
use super::super::file::Section;
use super::super::relocations::Fields;
use super::super::value::{Record, Value, record};
use super::Out;

const OPTION: Record = record! { option: key, value };
const TEXT: Record = record! { text: text };
const SIGNIFICANT: Record = record! { significant: symbol };
const PARTITION: Record = record! { partition: name, symbol };
const EDGE: Record = record! { edge: weight 12, from 32, to 0 };
const JUMP_TABLE: Record = record! { jump_table: address 32, entries 0 };
const STACK_SIZE: Record = record! { stack_size: function 32, size 0 };

/// `SHT_LLVM_LINKER_OPTIONS`: pairs of strings.
pub(super) fn linker_options<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let cursor = &mut fields.cursor;
    while !cursor.is_empty() {
        let start = cursor.at();
        let (key, value) = (cursor.text()?, cursor.text()?);
        out.row(&OPTION, 0, cursor.since(start), &[Value::text(key), Value::text(value)]);
    }
    Ok(())
}

/// NUL-terminated strings: `SHT_LLVM_DEPENDENT_LIBRARIES`, `.comment`.
pub(super) fn texts<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let cursor = &mut fields.cursor;
    while !cursor.is_empty() {
        let start = cursor.at();
        let text = cursor.text()?;
        // `.comment` starts with an empty string.
        if !text.is_empty() {
            out.row(&TEXT, 0, cursor.since(start), &[Value::text(text)]);
        }
    }
    Ok(())
}

/// Indices of address-significant symbols: `SHT_LLVM_ADDRSIG` and `.llvm_addrsig`.
pub(super) fn addrsig<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let index = fields.cursor.uleb32()?;
        if fields.file.symbol(index).is_none() {
            out.problem(start as u64, format!("there is no symbol {index}"));
        }
        out.row(&SIGNIFICANT, 0, fields.cursor.since(start), &[fields.file.place(Some(index), 0)]);
    }
    Ok(())
}

/// `SHT_LLVM_SYMPART`: a partition's name, and the address of its symbol.
pub(super) fn partition<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let name = fields.cursor.text()?;
        let symbol = fields.place(fields.address_size())?;
        out.row(&PARTITION, 0, fields.cursor.since(start), &[Value::text(name), symbol]);
    }
    Ok(())
}

/// `SHT_LLVM_CALL_GRAPH_PROFILE`: 8-byte weights; each has two relocations, for the caller and the callee.
pub(super) fn call_graph_profile<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let weight = fields.cursor.u64()?;
        let ends = match *fields.at(start as u64) {
            [from, to, ..] => [from.symbol, to.symbol],
            _ => {
                out.problem(start as u64, "the edge does not have two relocations");
                [None, None]
            }
        };
        let [from, to] = ends.map(|end| end.map_or(Value::None, |end| fields.file.place(Some(end), 0)));
        out.row(&EDGE, 0, fields.cursor.since(start), &[Value::Number(weight), from, to]);
    }
    Ok(())
}

/// COFF's `.llvm.call-graph-profile`: two 4-byte symbol indices and an 8-byte weight.
pub(super) fn coff_call_graph_profile<'d>(
    fields: &mut Fields<'_, 'd>,
    _: &Section<'d>,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let (from, to, weight) = (fields.cursor.u32()?, fields.cursor.u32()?, fields.cursor.u64()?);
        let [from, to] = [from, to].map(|end| fields.file.place(Some(end), 0));
        out.row(&EDGE, 0, fields.cursor.since(start), &[Value::Number(weight), from, to]);
    }
    Ok(())
}

/// `SHT_LLVM_JT_SIZES`: the address of a jump table and its number of entries, each of address size.
pub(super) fn jump_table_sizes<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let size = fields.address_size();
        let (address, entries) = (fields.place(size)?, fields.cursor.uint(size)?);
        out.row(&JUMP_TABLE, 0, fields.cursor.since(start), &[address, Value::Number(entries)]);
    }
    Ok(())
}

/// `.stack_sizes`: a function's address, and the size of its frame in bytes as ULEB128.
pub(super) fn stack_sizes<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let function = fields.place(fields.address_size())?;
        let size = fields.cursor.uleb()?;
        out.row(&STACK_SIZE, 0, fields.cursor.since(start), &[function, Value::Number(size)]);
    }
    Ok(())
}
