//! The golden files, each for its own target, against each other and against what is recorded.

use crate::common::golden::{Golden, texts};
use crate::compare::{Both, in_pieces, once};
use llas::options::AsmSyntax;
use llas::{FileSystem, Files, NoFiles, Options};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The files beside a text.
struct Beside(PathBuf);

impl Files for Beside {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        FileSystem.read(&self.0.join(path), limit)
    }
}

/// What the flags of a golden file ask for. That they are read as the command reads them is seen by the recorded object.
pub fn options(text: &Golden) -> Options {
    let triple = text.triple.as_deref().unwrap_or("x86_64-linux-gnu");
    let mut options = Options::for_target(triple.parse().unwrap());
    options.debug_compilation_dir = text.folder().to_str().map(str::to_owned);
    for flag in &text.flags {
        let plain = flag.trim_start_matches('-');
        match plain.split_once('=').unwrap_or((plain, "")) {
            ("triple", _) => {}
            ("mattr", list) => options.features.extend(list.split(',').map(str::to_owned)),
            ("mcpu", cpu) => options.cpu = cpu.to_owned(),
            ("aarch64-mark-bti-property", "") => options.mark_bti_property = true,
            ("g", "") => options.generate_dwarf = true,
            ("n", "") => options.no_initial_text = true,
            ("crel", "") => options.crel = true,
            ("dwarf-version", version) => options.dwarf_version = version.parse().unwrap(),
            ("fdebug-compilation-dir", folder) => options.debug_compilation_dir = Some(folder.to_owned()),
            ("fatal-warnings", "") => options.fatal_warnings = true,
            ("large-code-model", "") => options.large_code_model = true,
            ("mc-relax-all", "") => options.relax_all = true,
            ("no-exec-stack", "") => options.no_exec_stack = true,
            ("save-temp-labels", "") => options.save_temp_labels = true,
            ("x86-asm-syntax", "intel") => options.x86_asm_syntax = AsmSyntax::Intel,
            ("x86-sse2avx", "") => options.x86_sse2avx = true,
            _ => panic!("{}: this test does not know {flag}: add a row", text.name),
        }
    }
    options
}

/// A text that is read in pieces becomes what it becomes whole, wherever the pieces end.
#[test]
fn golden_files_in_pieces() {
    for text in texts() {
        let options = options(&text);
        let files = Beside(text.folder().to_owned());
        let whole = once(text.file_name(), &text.bytes, &options, &files);
        for most in [1, 40, 700] {
            let pieces = in_pieces(text.file_name(), &text.bytes, most, &options, &files);
            assert!(whole.object == pieces.object, "{}, {most} bytes at once", text.name);
            assert_eq!(whole.told, pieces.told, "{}, {most} bytes at once", text.name);
        }
    }
}

/// What is longer than the usual piece: a body, a comment, a string, a line, and each of them without its end.
#[test]
fn long_things_in_pieces() {
    let lines = "\t.byte 1, 2, 3\n".repeat(30_000);
    let mut text = format!("\t.data\n\t.macro m\n{lines}\t.endm\nm\n/* {lines} */ .rept 2\n{lines}\t.endr\n");
    text.push_str(&format!("\t.ascii \"{lines}\"\n\t.byte 1{}\n", ", 2".repeat(100_000)));
    let options = Options::for_target("x86_64-linux-gnu".parse().unwrap());
    for end in ["", "x:", "/* ", "\t.rept 2\n", "\t.macro n\n", "\t.ascii \"", "\t.if 0\n"] {
        let text = format!("{text}{end}{}", if end.len() > 2 { lines.as_str() } else { "" });
        let whole = once("x.s", text.as_bytes(), &options, &NoFiles);
        let pieces = in_pieces("x.s", text.as_bytes(), usize::MAX, &options, &NoFiles);
        assert!(whole.object == pieces.object, "{end}");
        assert_eq!(whole.told, pieces.told, "{end}");
    }
}

#[test]
fn golden_files_both_ways() {
    let mut all = Both::new(&Options::default());
    let mut stale = Vec::new();
    for text in texts() {
        let quick = options(&text);
        let slow = Options { grammar_only: true, ..quick.clone() };
        let files = Beside(text.folder().to_owned());
        let quick = once(text.file_name(), &text.bytes, &quick, &files);
        let slow = once(text.file_name(), &text.bytes, &slow, &files);
        all.compare(&text.name, &quick, &slow);
        all.compared += 1;
        all.taken += usize::from(slow.object.is_some());
        // A text that is there to be included has no record.
        let object = fs::read(text.path.with_extension("o")).ok();
        let told = fs::read_to_string(text.path.with_extension("err")).ok();
        if object.is_some() && slow.object != object || told.is_some_and(|told| told != slow.told) {
            stale.push(text.name);
        }
    }
    all.finish();
    assert!(stale.is_empty(), "not as it is recorded: {stale:?}");
}
