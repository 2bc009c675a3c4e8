//! `-filetype=asm`: the text that is printed, that it is llvm-mc's, and that it assembles to the same object.
//!
//! `tests/print/NAME.s` has its target in its first lines, as golden files do. `NAME.txt` is what llvm-mc prints;
//! `LLAS_RECORD=1 cargo test --test print` records it. `tests/print/differ` lists the golden files whose printed text does
//! not assemble to their object, each with the reason.

mod common;

use common::golden::{Golden, options, texts};
use common::{Run, llas, oracle};
use llas::Input;
use llas::print::Printer;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/print")
}

fn printed(mut program: Command, text: &Golden) -> Run {
    Run::of(program.current_dir(text.folder()).args(&text.flags).args(["-filetype=asm", text.file_name(), "-o", "-"]))
}

#[test]
fn the_text_is_that_of_llvm_mc() {
    let record = std::env::var_os("LLAS_RECORD").is_some();
    let mut files: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "s"));
    files.sort();
    assert!(files.len() > 8);
    let mut wrong = Vec::new();
    for path in files {
        let text = Golden::read(&path);
        let expected = path.with_extension("txt");
        if let Some(judge) = oracle() {
            let theirs = printed(judge, &text);
            assert_eq!(theirs.code, Some(0), "{}: {}", path.display(), theirs.stderr);
            if record {
                fs::write(&expected, &theirs.stdout).unwrap();
            }
            assert_eq!(theirs.stdout, fs::read(&expected).unwrap(), "{}: not what llvm-mc prints", path.display());
        }
        let expected = fs::read_to_string(&expected).unwrap();
        let ours = printed(llas(), &text);
        let ours = String::from_utf8(ours.stdout).unwrap() + &ours.stderr;
        let differing = ours.lines().zip(expected.lines()).find(|(ours, expected)| ours != expected);
        if ours != expected {
            wrong.push(format!("{}: {differing:?}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The golden files that do not come back, with the reasons.
fn exceptions() -> BTreeMap<String, String> {
    let list = fs::read_to_string(folder().join("differ")).unwrap();
    let lines = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(": ")).map(|(name, why)| (name.to_owned(), why.to_owned())).collect()
}

#[test]
fn what_is_printed_assembles_to_the_same_object() {
    let exceptions = exceptions();
    let mut wrong = Vec::new();
    let mut count = 0;
    for text in texts() {
        let Ok(object) = fs::read(text.path.with_extension("o")) else { continue };
        let folder = text.folder();
        let files = |path: &Path, _: u64| fs::read(folder.join(path));
        let options = options(&text).build().unwrap();
        let input = Input::new(text.file_name(), &text.bytes).files(&files);
        let again = match Printer::new().print(input, &options) {
            Ok(printed) => {
                let again = Input::new(text.file_name(), &printed.text).files(&files);
                llas::assemble(again, &options).map(|assembled| assembled.to_bytes().unwrap())
            }
            Err(failure) => Err(failure),
        };
        let verdict = match &again {
            Ok(bytes) if *bytes == object => None,
            Ok(_) => Some("another object".to_owned()),
            Err(failure) => Some(failure.to_string()),
        };
        count += 1;
        match (verdict, exceptions.contains_key(&text.name)) {
            (Some(why), false) => wrong.push(format!("{}: {}", text.name, why.lines().next().unwrap_or_default())),
            (None, true) => wrong.push(format!("{}: comes back now: remove it from the list", text.name)),
            _ => {}
        }
    }
    assert!(count > 300, "{count}");
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Bytes in place of an instruction would lose its fixup.
#[test]
fn an_instruction_without_a_disassembler_is_an_error_if_it_has_a_fixup() {
    let options = llas::Options::for_target("i386-linux-code16".parse().unwrap()).unwrap();
    let printed = Printer::new().print(Input::new("a.s", "\tmovdir64b (%si), %ax\n"), &options).unwrap();
    assert_eq!(printed.text, b"\t.byte\t0x66, 0x0f, 0x38, 0xf8, 0x04\n");
    let failure = Printer::new().print(Input::new("a.s", "\tnop\n\tmovdir64b f, %ax\n"), &options).unwrap_err();
    let [report] = failure.reports.as_slice() else { panic!("{failure}") };
    assert!(report.to_string().contains("a.s:2:"), "{report}");
    assert!(report.to_string().contains("cannot be printed"), "{report}");
}

/// A link to the command with llvm-mc's name prints to standard output.
#[cfg(unix)]
#[test]
fn called_as_llvm_mc() {
    let scratch = common::scratch("called-as-llvm-mc");
    fs::create_dir_all(&scratch).unwrap();
    for name in ["llvm-mc", "llvm-mc-22"] {
        let link = scratch.join(name);
        let _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_llas"), &link).unwrap();
        let text = scratch.join("a.s");
        fs::write(&text, "nop\n").unwrap();
        let run = Run::of(Command::new(&link).arg("-triple=x86_64-linux-gnu").arg(&text));
        assert_eq!((run.code, run.stdout.as_slice()), (Some(0), b"\tnop\n".as_slice()), "{}", run.stderr);
        let object = Run::of(Command::new(&link).args(["-triple=x86_64-linux-gnu", "-filetype=obj"]).arg(&text));
        assert!(object.stdout.starts_with(b"\x7fELF"));
        assert!(!text.with_extension("o").exists());
    }
    let _ = fs::remove_dir_all(scratch);
}
