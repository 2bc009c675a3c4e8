//! COFF sections for linkers: directives and safe exception handlers ("PE Format", "The .drectve Section", "The .sxdata
//! Section").

use super::*;

const DIRECTIVE: Record = record! { directive: text };
const HANDLER: Record = record! { handler: symbol };

/// The UTF-8 byte order mark. Text without it is in the system's code page.
const UTF_8: &[u8] = b"\xef\xbb\xbf";

/// `.drectve`: linker flags, separated by blanks unless quoted.
pub(super) fn directives<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let text = fields.cursor.rest();
    let mut at = if text.starts_with(UTF_8) { UTF_8.len() } else { 0 };
    let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0);
    while let Some(start) = text[at..].iter().position(|byte| !is_blank(byte)).map(|skipped| at + skipped) {
        let mut quoted = false;
        let length = text[start..].iter().position(|byte| {
            quoted ^= *byte == b'"';
            !quoted && is_blank(byte)
        });
        at = length.map_or(text.len(), |length| start + length);
        out.row(&DIRECTIVE, 0, start as u64..at as u64, &[Value::text(&text[start..at])]);
    }
    Ok(())
}

/// `.sxdata`: symbol indices of handlers, 4 bytes each.
pub(super) fn safe_handlers<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    llvm::symbols(fields, &HANDLER, Cursor::u32, out)
}
