//! A function with minimal debug information, made by calls: a unit of `.debug_info` (DWARF 5) and a line table.
//!
//! `cargo run --example debug_info -- x.o` writes the object; `llvm-dwarfdump x.o` and `addr2line -fe x.o 0` read it.

use llas::Options;
use llas::streamer::{
    Attribute, Error, Expr, Line, LineFile, SectionFlags, SectionSpec, SectionType, Streamer, SymbolId,
};

// DWARF 5, section 7.5.
const DW_UT_COMPILE: i64 = 0x01;
const DW_TAG_COMPILE_UNIT: u64 = 0x11;
const DW_TAG_SUBPROGRAM: u64 = 0x2e;
const DW_AT_NAME: u64 = 0x03;
const DW_AT_STMT_LIST: u64 = 0x10;
const DW_AT_LOW_PC: u64 = 0x11;
const DW_AT_HIGH_PC: u64 = 0x12;
const DW_AT_LANGUAGE: u64 = 0x13;
const DW_AT_EXTERNAL: u64 = 0x3f;
const DW_FORM_ADDR: u64 = 0x01;
const DW_FORM_DATA2: u64 = 0x05;
const DW_FORM_DATA4: u64 = 0x06;
const DW_FORM_STRING: u64 = 0x08;
const DW_FORM_SEC_OFFSET: u64 = 0x17;
const DW_FORM_FLAG_PRESENT: u64 = 0x19;
const DW_LANG_C11: i64 = 0x1d;

/// The abbreviations of the unit's entries: each is a number, a tag, whether there are children, and the attributes.
fn abbreviations(out: &mut Streamer) -> Result<SymbolId, Error> {
    let start = out.temporary();
    out.switch_to(debug_section(".debug_abbrev"))?;
    out.label(start)?;
    let unit: &[(u64, u64)] = &[
        (DW_AT_NAME, DW_FORM_STRING),
        (DW_AT_LANGUAGE, DW_FORM_DATA2),
        (DW_AT_STMT_LIST, DW_FORM_SEC_OFFSET),
        (DW_AT_LOW_PC, DW_FORM_ADDR),
        (DW_AT_HIGH_PC, DW_FORM_DATA4),
    ];
    let function: &[(u64, u64)] = &[
        (DW_AT_NAME, DW_FORM_STRING),
        (DW_AT_EXTERNAL, DW_FORM_FLAG_PRESENT),
        (DW_AT_LOW_PC, DW_FORM_ADDR),
        (DW_AT_HIGH_PC, DW_FORM_DATA4),
    ];
    for (number, tag, has_children, attributes) in
        [(1u64, DW_TAG_COMPILE_UNIT, 1, unit), (2, DW_TAG_SUBPROGRAM, 0, function)]
    {
        out.uleb128(number)?;
        out.uleb128(tag)?;
        out.int(has_children, 1)?;
        for (attribute, form) in attributes {
            out.uleb128(*attribute)?;
            out.uleb128(*form)?;
        }
        out.bytes(&[0, 0])?;
    }
    out.int(0, 1)?;
    Ok(start)
}

/// The unit with one function, from `begin` to `end`.
fn unit(out: &mut Streamer, lines: SymbolId, begin: SymbolId, end: SymbolId) -> Result<(), Error> {
    let abbreviations = abbreviations(out)?;
    let (after_length, unit_end) = (out.temporary(), out.temporary());
    let size = || Expr::symbol(end) - begin;
    out.switch_to(debug_section(".debug_info"))?;
    out.value(Expr::symbol(unit_end) - after_length, 4)?;
    out.label(after_length)?;
    out.int(5, 2)?;
    out.int(DW_UT_COMPILE, 1)?;
    // The size of an address in bytes.
    out.int(8, 1)?;
    out.value(abbreviations, 4)?;
    out.uleb128(1)?;
    out.bytes(b"answer.c\0")?;
    out.int(DW_LANG_C11, 2)?;
    out.value(lines, 4)?;
    out.value(begin, 8)?;
    out.value(size(), 4)?;
    out.uleb128(2)?;
    out.bytes(b"answer\0")?;
    out.value(begin, 8)?;
    out.value(size(), 4)?;
    // The end of the unit's children.
    out.int(0, 1)?;
    out.label(unit_end)
}

/// A section that is not allocated.
fn debug_section(name: &str) -> SectionSpec {
    SectionSpec::elf(name, SectionType::PROGBITS, SectionFlags(0))
}

fn object() -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let options = Options::for_target("x86_64-linux-gnu".parse()?)?;
    let mut out = Streamer::new(&options)?;
    let (answer, end) = (out.symbol("answer"), out.temporary());
    let file = || LineFile { directory: b"/src".to_vec(), name: b"answer.c".to_vec(), ..LineFile::default() };
    // File 0 makes it a DWARF 5 line table.
    out.line_file(0, file())?;
    out.line_file(1, file())?;
    let row = |line| Line { file: 1, line, ..Line::default() };
    out.attribute(answer, Attribute::Global)?;
    out.attribute(answer, Attribute::Function)?;
    out.label(answer)?;
    out.line(row(1))?;
    out.instruction("movl $42, %eax")?;
    out.line(row(2))?;
    out.instruction("retq")?;
    out.label(end)?;
    out.size(answer, Expr::symbol(end) - answer)?;
    let lines = out.temporary();
    out.switch_to(debug_section(".debug_line"))?;
    out.label(lines)?;
    unit(&mut out, lines, answer, end)?;
    Ok(out.finish()?.to_bytes()?)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let object = object()?;
    match std::env::args_os().nth(1) {
        Some(path) => std::fs::write(path, object)?,
        None => println!("{} bytes; pass a file name to write them", object.len()),
    }
    Ok(())
}

#[cfg(all(test, feature = "inspect"))]
mod tests {
    use object::{Object as _, ObjectSection as _};

    #[test]
    fn readers_find_the_function() {
        let bytes = super::object().unwrap();
        let file = object::File::parse(&*bytes).unwrap();
        let section = |name: &str| file.section_by_name(name).map_or(Vec::new(), |s| s.data().unwrap().to_vec());
        let (info, abbreviations) = (section(".debug_info"), section(".debug_abbrev"));
        assert_eq!(info.len(), 4 + u32::from_le_bytes(info[..4].try_into().unwrap()) as usize);
        let units = gimli::DebugInfo::new(&info, gimli::LittleEndian);
        let unit = units.units().next().unwrap().unwrap();
        let abbreviations = gimli::DebugAbbrev::new(&abbreviations, gimli::LittleEndian);
        let abbreviations = unit.abbreviations(&abbreviations).unwrap();
        let mut entries = unit.entries(&abbreviations);
        let mut tags = Vec::new();
        while let Some(entry) = entries.next_dfs().unwrap() {
            tags.push(entry.tag());
        }
        assert_eq!(tags, [gimli::DW_TAG_compile_unit, gimli::DW_TAG_subprogram]);
    }
}
