//! Compares the objects of texts and flags with GNU as's: the type, flags, contents and relocations of every section, and the
//! symbols. Where GNU as for a target is not installed, its texts are assembled but not compared.

use super::Folder;
use super::flags::words;
use crate::common::{Run, external};
use object::read::elf::{FileHeader, Rel, Rela, SectionHeader, Sym};
use object::{Endianness, elf};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The parts of an object that llas and GNU as have to agree on, as text. Left out are the names of section symbols, file
/// offsets, and empty sections that only one of the two creates.
fn shown<H: FileHeader<Endian = Endianness>>(data: &[u8]) -> String {
    let header = H::parse(data).unwrap();
    let endian = header.endian().unwrap();
    let sections = header.sections(endian, data).unwrap();
    let symbols = sections.symbols(endian, data, elf::SHT_SYMTAB).unwrap();
    let section_name = |index: usize| {
        let found = sections.section(object::SectionIndex(index)).unwrap();
        String::from_utf8_lossy(sections.section_name(endian, found).unwrap()).into_owned()
    };
    let symbol_name = |index: usize| {
        if index == 0 {
            return "nothing".to_owned();
        }
        let symbol = symbols.symbol(object::SymbolIndex(index)).unwrap();
        if symbol.st_type() == elf::STT_SECTION {
            return section_name(usize::from(symbol.st_shndx(endian).0));
        }
        String::from_utf8_lossy(symbols.symbol_name(endian, symbol).unwrap()).into_owned()
    };
    let mut out = Vec::new();
    for (_, section) in sections.enumerate() {
        let kind = section.sh_type(endian);
        let name = String::from_utf8_lossy(sections.section_name(endian, section).unwrap()).into_owned();
        match kind {
            elf::SHT_NULL | elf::SHT_SYMTAB | elf::SHT_STRTAB => {}
            elf::SHT_REL | elf::SHT_RELA => {
                let of = section_name(section.sh_info(endian) as usize);
                let mut lines = Vec::new();
                if let Some((rels, _)) = section.rel(endian, data).unwrap() {
                    for rel in rels {
                        let (kind, symbol) = (rel.r_type(endian).0, rel.r_sym(endian) as usize);
                        lines.push((rel.r_offset(endian).into(), kind, symbol_name(symbol), 0));
                    }
                }
                if let Some((relas, _)) = section.rela(endian, data).unwrap() {
                    for rela in relas {
                        let (kind, symbol) = (rela.r_type(endian, false).0, rela.r_sym(endian, false) as usize);
                        lines.push((
                            rela.r_offset(endian).into(),
                            kind,
                            symbol_name(symbol),
                            rela.r_addend(endian).into(),
                        ));
                    }
                }
                let lines: Vec<(u64, u32, String, i64)> = lines;
                for (offset, kind, symbol, addend) in lines {
                    out.push(format!("relocation {of}+{offset:#x}: {kind} {symbol} + {addend:#x}"));
                }
            }
            _ => {
                // llas uses the psABI's type for `.eh_frame` of x86-64, GNU as 2.40 SHT_PROGBITS.
                let kind = if kind == elf::SHT_X86_64_UNWIND { elf::SHT_PROGBITS } else { kind };
                let size: u64 = section.sh_size(endian).into();
                let bytes = section.data(endian, data).unwrap();
                // The indices of a group's members depend on which empty sections exist.
                let bytes = if kind == elf::SHT_GROUP { &bytes[..4] } else { bytes };
                let always = [".text", ".data", ".bss"].contains(&name.as_str());
                if size == 0 && always {
                    continue;
                }
                let flags = section.sh_flags(endian).0;
                let mut line = format!("section {name} type {:#x} flags {flags:#x} size {size:#x}", kind);
                bytes.iter().for_each(|byte| {
                    let _ = write!(line, " {byte:02x}");
                });
                out.push(line);
            }
        }
    }
    for (index, symbol) in symbols.enumerate() {
        if matches!(symbol.st_type(), elf::STT_SECTION | elf::STT_FILE) || index.0 == 0 {
            continue;
        }
        // llas marks data in every section as llvm-mc does, GNU as only in some.
        if symbol_name(index.0) == "$d" {
            continue;
        }
        let number = symbol.st_shndx(endian).0;
        let place =
            if (1..0xff00).contains(&number) { section_name(usize::from(number)) } else { format!("{number:#x}") };
        let (value, size): (u64, u64) = (symbol.st_value(endian).into(), symbol.st_size(endian).into());
        out.push(format!(
            "symbol {} {place}+{value:#x} size {size:#x} info {:#x} other {:#x}",
            symbol_name(index.0),
            symbol.st_info(),
            symbol.st_other()
        ));
    }
    out.sort();
    out.join("\n")
}

fn show(data: &[u8]) -> String {
    match object::FileKind::parse(data).unwrap() {
        object::FileKind::Elf32 => shown::<elf::FileHeader32<Endianness>>(data),
        object::FileKind::Elf64 => shown::<elf::FileHeader64<Endianness>>(data),
        other => panic!("{other:?}"),
    }
}

/// Texts `tests/as_command/bytes/NAME.s`: the first line is `# as: TARGET`, and each `# flags: ...` line after it is one run.
#[test]
fn objects_of_texts() {
    let f = Folder::new("as-bytes");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/as_command/bytes");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut differences = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap();
        let mut head = text.lines();
        let target =
            head.next().and_then(|line| line.split("as: ").nth(1)).unwrap_or_else(|| panic!("{name}: no target"));
        let runs: Vec<&str> = head.map_while(|line| line.split_once("flags:").map(|pair| pair.1.trim())).collect();
        assert!(!runs.is_empty(), "{name}: no flags");
        let link = f.0.join(format!("{target}-as"));
        let _ = std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_llas"), &link);
        let oracle = format!("/usr/bin/{target}-as");
        let there = external::has(&[&oracle]);
        fs::write(f.0.join("t.s"), &text).unwrap();
        for flags in runs {
            let args = |out| [&words(flags)[..], &["t.s", "-o", out]].concat();
            let run = Run::of(Command::new(&link).current_dir(&f.0).args(args("ours.o")));
            assert_eq!(run.code, Some(0), "{name} {flags}: {}", run.stderr);
            if !there {
                continue;
            }
            let run = Run::of(Command::new(&oracle).current_dir(&f.0).args(args("theirs.o")));
            assert_eq!(run.code, Some(0), "{name} {flags}: GNU as: {}", run.stderr);
            let (ours, theirs) = (show(&f.read("ours.o").unwrap()), show(&f.read("theirs.o").unwrap()));
            let one_sided = |these: &str, those: &str, sign: char| {
                let lines = these.lines().filter(|line| !those.lines().any(|other| other == *line));
                let start = |line: &str| line.split(" size ").next().map(str::to_owned);
                let around = |line: &str| {
                    let other = those.lines().find(|other| start(other) == start(line)).unwrap_or_default();
                    let same = line.bytes().zip(other.bytes()).take_while(|pair| pair.0 == pair.1).count();
                    let from = same.saturating_sub(60);
                    let shown: String = line.chars().skip(from).take(160).collect();
                    format!("{sign} {}{shown}\n", if from > 0 { "..." } else { "" })
                };
                lines.map(around).collect::<String>()
            };
            if ours != theirs {
                let lines = one_sided(&theirs, &ours, '-') + &one_sided(&ours, &theirs, '+');
                differences.push(format!("{name} {flags}: GNU as -, llas +\n{lines}"));
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
