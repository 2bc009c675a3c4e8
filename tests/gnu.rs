//! What GNU as takes and llvm-mc does not: texts of `tests/gnu`, each with the same thing in llvm-mc's words beside it.
//!
//! `a.s` and `a.llvm.s` have to become the same object; where llvm-mc-22 is installed, it has to make that object of the second,
//! and to refuse the first, which would belong among the golden files otherwise.

mod common;

use common::golden::Golden;
use common::{Run, llas, oracle, scratch};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs one of the two on a text: the object, if there is one, and the messages.
fn assemble(program: &mut Command, text: &Golden, out: &Path) -> (Option<Vec<u8>>, String) {
    let _ = std::fs::remove_file(out);
    program.current_dir(text.folder()).args(&text.flags).args(["-filetype=obj", text.file_name(), "-o"]).arg(out);
    let run = Run::of(program);
    let object = if run.code == Some(0) { std::fs::read(out).ok() } else { None };
    (object, run.stderr)
}

fn texts() -> Vec<PathBuf> {
    let folder = format!("{}/tests/gnu", env!("CARGO_MANIFEST_DIR"));
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
        assert!(assemble(&mut judge, &gnu, &out).0.is_none(), "{}: llvm-mc takes it", gnu.file_name());
    }
    let _ = std::fs::remove_dir_all(folder);
}

/// What a text has put into `.debug_line_str` itself stays in front of the names of the line table, which refer behind it.
#[test]
fn strings_of_the_text_come_before_those_of_the_line_table() {
    use object::read::elf::{ElfFile64, FileHeader};
    use object::{Object as _, ObjectSection as _};
    let text = "\t.section .debug_line_str,\"MS\",@progbits,1\n\t.string \"abc\"\n\t.text\n\
                \t.file 0 \"/d\" \"a.c\"\n\t.file 1 \"a.c\"\n\t.loc 1 1\n\tnop\n";
    let options = llas::Options::for_target("x86_64-linux-gnu".parse().unwrap()).unwrap();
    let bytes = llas::assemble(text, &options).unwrap().write().unwrap();
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
