//! Build attributes, in both Arm ABIs (ABI for the Arm Architecture and for the Arm 64-bit Architecture, "Build
//! Attributes").

use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::ElfSection;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, text};
use crate::source::Span;

/// `SHT_ARM_ATTRIBUTES`, `SHT_AARCH64_ATTRIBUTES`
const SHT_ATTRIBUTES: u32 = 0x7000_0003;

/// Reads a tag and the comma after it: a number, or a name that `find` converts.
pub(in crate::arch) fn tag(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    find: impl FnOnce(&str) -> Result<u64, String>,
) -> Parse<u64> {
    let number = if cursor.kind() == Some(Kind::Ident) {
        let found = find(text(cursor.text())).map_err(|message| cursor.error(Code::BadDirectiveArgument, message))?;
        cursor.bump();
        found
    } else {
        a.absolute(cursor)? as u64
    };
    cursor.comma()?;
    Ok(number)
}

/// Appends a number as ULEB128.
pub(in crate::arch) fn number(out: &mut Vec<u8>, number: u64) {
    // Writing to a vector cannot fail.
    let _ = leb128::write::unsigned(out, number);
}

/// Writes the section of all attributes: the version of the format, and the vendors' subsections.
pub(in crate::arch) fn write(a: &mut Assembler<'_, '_>, subsections: &[u8]) -> Parse<()> {
    let elf = ElfSection { kind: SHT_ATTRIBUTES, ..ElfSection::default() };
    let (id, _) = a.sections.find_or_make(a.model, b".ARM.attributes", elf);
    a.sections.switch(a.model, id, 0);
    a.bytes(b"A", Span::default())?;
    a.bytes(subsections, Span::default())
}
