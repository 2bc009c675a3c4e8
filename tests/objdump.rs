//! `--disassemble` of objects: that it is what `llvm-objdump-22 -d -r` writes.
//!
//! `tests/objdump/NAME.s` has the flags of the assembler in its first line, after `#`, and those of both disassemblers
//! in its second. `NAME.txt` has what llvm-objdump writes; `LLAS_RECORD=1 cargo test --test objdump` records it. Where
//! llvm-objdump is installed, all golden objects are compared, too.

mod common;

use common::golden;
use common::{Run, external, llas, scratch};
use llas::disasm::ObjectPrinter;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/objdump")
}

fn texts() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.extension().is_some_and(|e| e == "s"));
    found.sort();
    assert!(found.len() > 4);
    found
}

/// The words of a line after `#`.
fn flags(path: &Path, line: usize) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let line = text.lines().nth(line).and_then(|line| line.trim_start_matches('@').strip_prefix('#')).unwrap();
    line.split_whitespace().map(str::to_owned).collect()
}

/// A flag as llvm-objdump has it.
fn theirs(flag: &str) -> String {
    match flag.split_once('=') {
        Some(("--symbol", name)) => format!("--disassemble-symbols={name}"),
        Some(("-mattr", list)) => format!("--mattr={list}"),
        _ if flag == "--intel" => "--x86-asm-syntax=intel".to_owned(),
        _ => flag.to_owned(),
    }
}

fn assert_same(name: &str, ours: &str, expected: &str) {
    let line = ours.lines().zip(expected.lines()).position(|(a, b)| a != b);
    let line = line.unwrap_or_else(|| ours.lines().count().min(expected.lines().count()));
    let show = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
    assert!(ours == expected, "{name}, line {}:\n{}\n{}", line + 1, show(ours), show(expected));
}

#[test]
fn the_output_is_that_of_llvm_objdump() {
    let record = std::env::var_os("LLAS_RECORD").is_some();
    let work = scratch("objdump");
    for path in texts() {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let object = format!("{name}.o");
        let assembler = flags(&path, 0);
        let run = Run::of(llas().current_dir(&work).args(&assembler).arg(&path).args(["-o", &object]));
        assert_eq!(run.code, Some(0), "{name}: {}", run.stderr);
        let given = flags(&path, 1);
        let expected_path = path.with_extension("txt");
        if let Some(mut objdump) = external::program("llvm-objdump-22") {
            let shown = Run::of(
                objdump.current_dir(&work).args(["-d", "-r"]).args(given.iter().map(|f| theirs(f))).arg(&object),
            );
            assert_eq!(shown.code, Some(0), "{name}: {}", shown.stderr);
            let shown = String::from_utf8(shown.stdout).unwrap();
            if record {
                fs::write(&expected_path, &shown).unwrap();
            }
            let recorded = fs::read_to_string(&expected_path).unwrap();
            assert!(recorded == shown, "{name}: not what llvm-objdump writes");
        }
        let run = Run::of(llas().current_dir(&work).arg("--disassemble").args(&given).arg(&object));
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{name}");
        let expected = fs::read_to_string(&expected_path).unwrap();
        assert_same(name, &String::from_utf8(run.stdout).unwrap(), &expected);
    }
    fs::remove_dir_all(work).unwrap();
}

/// The text of the library for an object.
fn printed(name: &str, bytes: &[u8]) -> Result<String, String> {
    let mut text = Vec::new();
    ObjectPrinter::default().print(name, bytes, &mut text).map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

#[test]
fn golden_objects_are_shown_as_by_llvm_objdump() {
    if !external::has(&["llvm-objdump-22"]) {
        return;
    }
    // The names of those whose text differs; the reasons are in `docs/disassembly.md`.
    let listed = folder().join("differ");
    let known = fs::read_to_string(&listed).unwrap();
    let (mut differing, mut wrong) = (String::new(), Vec::new());
    for path in golden::files().into_iter().filter(|path| path.extension().is_some_and(|e| e == "o")) {
        let name = path.strip_prefix(golden::root()).unwrap().to_str().unwrap();
        let mut objdump = external::program("llvm-objdump-22").unwrap();
        let theirs = Run::of(objdump.current_dir(golden::root()).args(["-d", "-r", name]));
        // llvm-objdump refuses what is broken.
        if theirs.code != Some(0) {
            continue;
        }
        let ours = printed(name, &fs::read(&path).unwrap()).unwrap_or_else(|error| error);
        let expected = String::from_utf8_lossy(&theirs.stdout).into_owned();
        if ours != expected {
            differing.push_str(&format!("{name}\n"));
            if known.lines().all(|known| known != name) {
                wrong.push(format!("{name}: {:?}", ours.lines().zip(expected.lines()).find(|(a, b)| a != b)));
            }
        }
    }
    if std::env::var_os("LLAS_RECORD").is_some() {
        fs::write(&listed, &differing).unwrap();
    }
    assert!(wrong.is_empty(), "{} objects:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(differing, known, "an object no longer differs: record the list");
}

/// A System V archive with these members.
fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        let fields = format!("{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", format!("{name}/"), 0, 0, 0, 644, bytes.len());
        out.extend(fields.bytes());
        out.extend_from_slice(bytes);
        out.resize(out.len().next_multiple_of(2), b'\n');
    }
    out
}

#[test]
fn archives_are_shown_member_by_member() {
    let options = common::options();
    let object = |text: &str| llas::assemble(text, &options).unwrap().to_bytes().unwrap();
    let (first, second) = (object("f: callq g\n"), object("\t.data\n\t.quad 1\n"));
    let bytes = archive(&[("a.o", &first), ("b.o", &second)]);
    let expected = "\nx.a(a.o):\tfile format elf64-x86-64\n\nDisassembly of section .text:\n\n0000000000000000 <f>:\n       \
                    0: e8 00 00 00 00               \tcallq\t0x5 <f+0x5>\n\t\t0000000000000001:  R_X86_64_PLT32\tg-0x4\n\
                    \nx.a(b.o):\tfile format elf64-x86-64\n";
    assert_same("archive", &printed("x.a", &bytes).unwrap(), expected);
    let Some(mut objdump) = external::program("llvm-objdump-22") else { return };
    let work = scratch("objdump-archive");
    fs::write(work.join("x.a"), &bytes).unwrap();
    let theirs = Run::of(objdump.current_dir(&work).args(["-d", "-r", "x.a"]));
    assert_same("llvm-objdump's archive", &String::from_utf8_lossy(&theirs.stdout), expected);
    fs::remove_dir_all(work).unwrap();
}

#[test]
fn what_is_no_object_is_refused() {
    assert!(printed("x.o", b"text").is_err_and(|reason| reason.contains("unknown file format")));
    assert!(printed("x.a", b"!<thin>\n").is_err_and(|reason| reason.contains("thin archive")));
    let work = scratch("objdump-refused");
    fs::write(work.join("x.s"), "nop\n").unwrap();
    let run = Run::of(llas().current_dir(&work).args(["--disassemble", "--symbol=f", "x.s"]));
    assert!(run.code == Some(1) && run.stderr.contains("needs --inspect or an object"), "{}", run.stderr);
    let run = Run::of(llas().current_dir(&work).args(["-triple=x86_64-linux-gnu", "x.s", "-o", "x.o"]));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let run = Run::of(llas().current_dir(&work).args(["--disassemble", "--symbol=f", "x.o"]));
    assert!(run.code == Some(0) && run.stderr.contains("no file has a symbol 'f'"), "{}", run.stderr);
    let run = Run::of(llas().current_dir(&work).args(["--disassemble", "x.o", "-o", "x.o"]));
    assert!(run.code == Some(1) && run.stderr.contains("would overwrite"), "{}", run.stderr);
    fs::remove_dir_all(work).unwrap();
}

/// A text with functions of several kinds.
fn many_functions(triple: &str) -> String {
    let mut text = String::new();
    for i in 0..6000 {
        text.push_str(&match (triple.split('-').next().unwrap(), i % 4) {
            ("x86_64", 0) => format!("f{i}: jmp *g+{i}(%rip)\n\tcallq f{}\n", i / 2),
            ("x86_64", 1) => format!("f{i}: addl ${}, %eax\n\tje f{i}\n\t.zero {}\n", i * 7, i % 40),
            ("x86_64", 2) => format!("f{i}: .long g+{i}\n\t.byte 0x66, 0x48, 0x0f\n"),
            ("x86_64", _) => format!("f{i}: vpshufd ${}, %ymm1, %ymm2\n\tretq\n", i % 256),
            (_, 0) => format!("f{i}: bl g{i}\n\tb f{}\n", i / 2),
            (_, 1) => format!("f{i}: adrp x0, g\n\tadd x0, x0, :lo12:g\n\t.word {i}, {i}\n"),
            (_, _) => format!("f{i}: mov x0, #{i}\n\tcbz x0, f{i}\n\tret\n"),
        });
    }
    text
}

#[test]
fn threads_change_nothing() {
    for triple in ["x86_64-linux-gnu", "x86_64-windows-gnu", "aarch64-linux-gnu"] {
        let options = llas::Options::for_target(triple.parse().unwrap()).unwrap();
        let object = llas::assemble(&*many_functions(triple), &options).unwrap().to_bytes().unwrap();
        let of = |threads| {
            let mut text = Vec::new();
            ObjectPrinter::default().threads(threads).print("x.o", &object, &mut text).unwrap();
            text
        };
        let one = of(1);
        assert!(one.len() > 300_000);
        for threads in [0, 2, 3, 16] {
            assert!(of(threads) == one, "{triple}: {threads} threads");
        }
    }
}

#[test]
fn debug_sections_are_read_only_if_they_are_shown() {
    let work = scratch("objdump-debug");
    let mut text = String::from("f: callq g\n\tretq\n\t.section .debug_info,\"\",@progbits\n");
    (0..20_000).for_each(|i| text.push_str(&format!("\t.long f+{i}\n")));
    text.push_str("\t.text\nh: jmp f\n");
    let object = llas::assemble(&*text, &common::options()).unwrap().to_bytes().unwrap();
    fs::write(work.join("x.o"), &object).unwrap();
    let run = Run::of(llas().current_dir(&work).args(["--disassemble", "x.o"]));
    assert_same("the code", &String::from_utf8_lossy(&run.stdout), &printed("x.o", &object).unwrap());
    let run = Run::of(llas().current_dir(&work).args(["--disassemble", "--section=.debug_info", "x.o"]));
    let shown = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(shown.contains("R_X86_64_32\t.text+0x4e1f\n"), "{shown:.500}");
    // A file that ends early is read as far as it goes.
    fs::write(work.join("x.o"), &object[..object.len() / 2]).unwrap();
    let run = Run::of(llas().current_dir(&work).args(["--disassemble", "x.o"]));
    assert!(run.code == Some(1) || run.stderr.is_empty(), "{}", run.stderr);
    fs::remove_dir_all(work).unwrap();
}
