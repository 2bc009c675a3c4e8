//! Small LLVM tables for linkers ("LLVM Extensions", "ELF-Dependent" and "COFF-Dependent").

use super::*;

const TEXT: Record = record! { text: text };
const SIGNIFICANT: Record = record! { significant: symbol };
const EDGE: Record = record! { edge: weight 12, from 32, to 0 };

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
    symbols(fields, &SIGNIFICANT, Cursor::uleb32, out)
}

/// Rows of one symbol each, given by its index.
pub(super) fn symbols<'d>(
    fields: &mut Fields<'_, 'd>,
    record: &'static Record,
    index: impl Fn(&mut Cursor<'d>) -> Read<u32>,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let index = index(&mut fields.cursor)?;
        if fields.file.symbol(index).is_none() {
            out.problem(start as u64, format!("there is no symbol {index}"));
        }
        out.row(record, 0, fields.cursor.since(start), &[fields.file.place(Some(index), 0)]);
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
