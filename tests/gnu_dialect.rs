//! What GNU as accepts and llvm-mc does not: texts in `tests/gnu_dialect`, each paired with its equivalent for llvm-mc.
//!
//! `a.s` and `a.llvm.s` have to make the same object. Where llvm-mc-22 is installed, it has to make that object of the second and
//! to refuse the first, which would be a golden file otherwise.

mod common;

use common::golden::Golden;
use common::{Run, external, llas, oracle, scratch};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs one of the two assemblers on a text: the object, if there is one, and the messages.
fn assemble(program: &mut Command, text: &Golden, out: &Path) -> (Option<Vec<u8>>, String) {
    let _ = std::fs::remove_file(out);
    program.current_dir(text.folder()).args(&text.flags).args(["-filetype=obj", text.file_name(), "-o"]).arg(out);
    let run = Run::of(program);
    let object = if run.code == Some(0) { std::fs::read(out).ok() } else { None };
    (object, run.stderr)
}

fn texts() -> Vec<PathBuf> {
    let folder = format!("{}/tests/gnu_dialect", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|f| f.to_string_lossy().ends_with(".llvm.s")).collect();
    files.sort();
    files
}

#[test]
fn both_dialects_become_the_same_object() {
    let folder = scratch("gnu");
    let out = folder.join("out.o");
    for llvm in texts() {
        let gnu = PathBuf::from(llvm.to_string_lossy().replace(".llvm.s", ".s"));
        let (gnu, llvm) = (Golden::read(&gnu), Golden::read(&llvm));
        let name = llvm.file_name().to_owned();
        let (ours, said) = assemble(&mut llas(), &gnu, &out);
        assert!(ours.is_some(), "{}: {said}", gnu.file_name());
        let (same, said) = assemble(&mut llas(), &llvm, &out);
        assert!(same.is_some(), "{name}: {said}");
        assert!(ours == same, "{name}: the objects differ");
        let Some(mut judge) = oracle() else { continue };
        assert!(assemble(&mut judge, &llvm, &out).0 == same, "{name}: not llvm-mc's object");
        let Some(mut judge) = oracle() else { continue };
        assert!(assemble(&mut judge, &gnu, &out).0.is_none(), "{}: llvm-mc accepts it", gnu.file_name());
    }
    let _ = std::fs::remove_dir_all(folder);
}

/// The text's own strings in `.debug_line_str` precede the names of the line table, whose references account for them.
#[test]
fn strings_of_the_text_come_before_those_of_the_line_table() {
    use object::read::elf::{ElfFile64, FileHeader};
    use object::{Object as _, ObjectSection as _};
    let text = "\t.section .debug_line_str,\"MS\",@progbits,1\n\t.string \"abc\"\n\t.text\n\
                \t.file 0 \"/d\" \"a.c\"\n\t.file 1 \"a.c\"\n\t.loc 1 1\n\tnop\n";
    let options = llas::Options::for_target("x86_64-linux-gnu".parse().unwrap()).unwrap();
    let bytes = llas::assemble(text, &options).unwrap().to_bytes().unwrap();
    let file: ElfFile64<'_, object::Endianness> = ElfFile64::parse(&*bytes).unwrap();
    let _ = file.elf_header().endian();
    let strings = file.section_by_name(".debug_line_str").unwrap().data().unwrap().to_vec();
    let lines = file.section_by_name(".debug_line").unwrap();
    let named: Vec<String> = lines
        .relocations()
        .filter(|(_, relocation)| relocation.size() == 32)
        .map(|(_, relocation)| {
            let name = &strings[relocation.addend() as usize..];
            String::from_utf8_lossy(&name[..name.iter().position(|&b| b == 0).unwrap()]).into_owned()
        })
        .collect();
    assert_eq!(named, ["/d", "a.c", "a.c"]);
}

/// The name, directory and producer of the only entry of the only unit, and the ranges that the unit covers.
fn unit(bytes: &[u8]) -> (Vec<String>, Vec<(u64, u64)>) {
    use object::{Object as _, ObjectSection as _};
    let file = object::File::parse(bytes).unwrap();
    let load = |id: gimli::SectionId| -> Result<_, gimli::Error> {
        let section = file.section_by_name(id.name());
        Ok(section.map_or(&[][..], |section| section.data().unwrap()))
    };
    let sections = gimli::DwarfSections::load(load).unwrap();
    let dwarf = sections.borrow(|data| gimli::EndianSlice::new(data, gimli::LittleEndian));
    let mut units = dwarf.units();
    let unit = dwarf.unit(units.next().unwrap().unwrap()).unwrap();
    assert!(units.next().unwrap().is_none());
    let mut entries = unit.entries();
    let entry = entries.next_dfs().unwrap().unwrap().clone();
    let text = |name| {
        let value = entry.attr_value(name).unwrap();
        dwarf.attr_string(&unit, value).unwrap().to_string_lossy().into_owned()
    };
    let texts = [gimli::DW_AT_name, gimli::DW_AT_comp_dir, gimli::DW_AT_producer].map(text).to_vec();
    let mut ranges = dwarf.unit_ranges(&unit).unwrap();
    let mut all = Vec::new();
    while let Some(range) = ranges.next().unwrap() {
        all.push((range.begin, range.end));
    }
    (texts, all)
}

/// In GNU as's dialect a text with `.loc` but without a unit gets one, so that tools find the line table.
#[test]
fn lines_without_a_unit_get_one() {
    let producer = concat!("llas ", env!("CARGO_PKG_VERSION"));
    let one = "\t.text\n\tnop\n\t.file 1 \"d/x.ml\"\n\t.loc 1 3\n\tnop\n\tret\n";
    let two = format!("{one}\t.section .text.b,\"ax\"\n\t.loc 1 4\n\tret\n\tret\n");
    let assemble = |triple: &str, text: &str, gnu: bool| {
        let builder = llas::Options::builder(triple.parse().unwrap()).gnu_dialect(gnu);
        let mut dwarf = llas::options::DwarfOptions::default();
        dwarf.compilation_dir = Some("/build".into());
        llas::assemble(text, &builder.dwarf(dwarf).build().unwrap()).unwrap().to_bytes().unwrap()
    };
    let named = |name: &str, directory: &str| vec![name.to_owned(), directory.to_owned(), producer.to_owned()];
    assert_eq!(unit(&assemble("x86_64-linux-gnu", one, true)).0, named("d/x.ml", "/build"));
    // On i386 the addends are in the section contents.
    assert_eq!(unit(&assemble("i386-linux-gnu", one, true)), (named("d/x.ml", "/build"), vec![(0, 3)]));
    let (_, ranges) = unit(&assemble("i386-linux-gnu", &two, true));
    assert_eq!(ranges, [(0, 3), (0, 2)]);
    let main = "\t.file 0 \"/src\" \"sub/a.c\"\n\t.loc 0 1\n\tret\n";
    assert_eq!(unit(&assemble("i386-linux-gnu", main, true)), (named("sub/a.c", "/src"), vec![(0, 1)]));
    let has = |bytes: &[u8], name: &str| {
        use object::Object as _;
        object::File::parse(bytes).unwrap().section_by_name(name).is_some()
    };
    for target in ["x86_64-linux-gnu", "aarch64-linux-gnu", "x86_64-w64-windows-gnu"] {
        let text = one.replace("\tret\n", "\tnop\n");
        let bytes = assemble(target, &text, true);
        assert!([".debug_info", ".debug_abbrev", ".debug_aranges"].iter().all(|name| has(&bytes, name)), "{target}");
        assert!(!has(&assemble(target, &text, false), ".debug_info"), "{target}");
    }
    // Texts with a unit of their own and texts without lines get none.
    let own = format!("{one}\t.section .debug_info,\"\",@progbits\n\t.long 0\n");
    assert!(!has(&assemble("x86_64-linux-gnu", &own, true), ".debug_aranges"));
    let without = "\t.file 1 \"x.c\"\n\tret\n";
    assert!(!has(&assemble("x86_64-linux-gnu", without, true), ".debug_info"));
}

/// OCaml's compiler emits `.loc` without a unit: with llas as its assembler, `addr2line` finds the line of a function.
#[test]
fn lines_of_ocaml_are_found() {
    if !external::has(&["ocamlopt", "addr2line", "nm"]) {
        return;
    }
    let folder = scratch("ocaml");
    let config = Run::of(Command::new("ocamlopt").arg("-config")).stdout;
    let config = String::from_utf8_lossy(&config).into_owned();
    let assembler = config.lines().find_map(|line| line.strip_prefix("asm: ")).and_then(|asm| asm.split(' ').next());
    let Some(assembler) = assembler.filter(|asm| asm.ends_with("as")) else {
        return external::unavailable("ocamlopt calls no assembler by the name of as");
    };
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_llas"), folder.join(assembler)).unwrap();
    std::fs::write(
        folder.join("t.ml"),
        "let one = 1\nlet rec f n =\n  if n = 0 then failwith \"x\" else one + f (n - 1)\nlet () = ignore (f 0)\n",
    )
    .unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let mut compiler = Command::new("ocamlopt");
    let run = Run::of(compiler.current_dir(&folder).env("PATH", path).args(["-g", "t.ml", "-o", "t"]));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let symbols = Run::of(Command::new("nm").arg(folder.join("t"))).stdout;
    let symbols = String::from_utf8_lossy(&symbols).into_owned();
    let address = symbols.lines().find(|line| line.contains("camlT__f_") || line.contains("camlT.f_")).unwrap();
    let address = address.split(' ').next().unwrap();
    let found = Run::of(Command::new("addr2line").arg("-e").arg(folder.join("t")).arg(format!("0x{address}"))).stdout;
    let found = String::from_utf8_lossy(&found).into_owned();
    assert!(found.trim_end().ends_with("t.ml:2") || found.trim_end().ends_with("t.ml:3"), "{found}");
    let _ = std::fs::remove_dir_all(folder);
}

/// `gcc -gsplit-dwarf` gives string sections the flag `e` alone, where llvm-mc requires their default flags as well.
#[test]
fn split_debugging_sections_are_as_written() {
    use object::read::elf::{ElfFile64, SectionHeader as _};
    use object::{Endianness, Object as _};
    let text = "\t.section .debug_str.dwo,\"e\",@progbits\n\t.asciz \"a\"\n\t.section .debug_info.dwo,\"e\",@progbits\n\t.byte 1\n";
    let options =
        |gnu: bool| llas::Options::builder("x86_64-linux-gnu".parse().unwrap()).gnu_dialect(gnu).build().unwrap();
    assert!(llas::assemble(text, &options(false)).is_err());
    let bytes = llas::assemble(text, &options(true)).unwrap().to_bytes().unwrap();
    let file: ElfFile64<'_, Endianness> = ElfFile64::parse(&*bytes).unwrap();
    for name in [".debug_str.dwo", ".debug_info.dwo"] {
        let header = file.section_by_name(name).unwrap().elf_section_header();
        let (flags, size) = (header.sh_flags(file.endian()), header.sh_entsize(file.endian()));
        assert_eq!((flags.0, size), (0x8000_0000, 0), "{name}");
    }
}
