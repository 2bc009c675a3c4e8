//! Messages of the command: their form, their locations, their number and their cost; and the pages made from its flags.
//!
//! `tests/messages/TOPIC/NAME.s` are mistakes that people make, each with its target (and flags) at its top like the golden
//! files. `NAME.txt` has llas's output followed by that of llvm-mc 22, for readers to compare; a line `# not run: REASON` in the
//! text leaves llvm-mc out. `LLAS_RECORD=1 cargo test --test messages` records both; llvm-mc's part is checked where it is
//! installed.

mod common;

use common::folder::Folder;
use common::golden::{self, Golden};
use common::{Run, llas, oracle};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The heading of llvm-mc's output in a recorded file.
const THEIRS: &str = "---- llvm-mc 22\n";

/// The texts of `tests/messages`, sorted by path.
fn mistakes() -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages")];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(extension) if extension == "s" => texts.push(path),
                _ => {}
            }
        }
    }
    texts.sort();
    texts
}

/// A command's standard error for a text; the object is discarded.
fn said(mut command: std::process::Command, text: &Golden, flags: &[&str]) -> String {
    command.current_dir(text.folder()).args(flags).args(["-filetype=obj", text.file_name(), "-o", "/dev/null"]);
    let stderr = Run::of(&mut command).stderr;
    // The addresses in a crash report differ each time.
    match stderr.find("PLEASE submit a bug report") {
        Some(at) => format!("{}(it crashes)\n", &stderr[..at]),
        None => stderr,
    }
}

/// What is recorded in place of llvm-mc's output if the text has a line `# not run: REASON`.
fn not_run(text: &Golden) -> Option<String> {
    let bytes = String::from_utf8_lossy(&text.bytes);
    bytes.lines().find_map(|line| line.strip_prefix("# not run: ")).map(|reason| format!("(not run: {reason})\n"))
}

#[test]
fn mistakes_are_explained() {
    let record = std::env::var_os("LLAS_RECORD").is_some_and(|v| v == "1");
    let texts = mistakes();
    assert!(texts.len() >= 700, "{}", texts.len());
    let mut wrong = String::new();
    for path in texts {
        let text = Golden::read(&path);
        let flags: Vec<&str> = text.flags.iter().map(String::as_str).collect();
        let ours = said(llas(), &text, &flags);
        // llvm-mc has no lints.
        let known: Vec<&str> = flags.into_iter().filter(|flag| *flag != "--lint").collect();
        let theirs = oracle().map(|judge| not_run(&text).unwrap_or_else(|| said(judge, &text, &known)));
        let recorded = path.with_extension("txt");
        if let (true, Some(theirs)) = (record, &theirs) {
            fs::write(&recorded, format!("{ours}{THEIRS}{theirs}")).unwrap();
        }
        let want = fs::read_to_string(&recorded).unwrap_or_default();
        let (want_ours, want_theirs) = want.split_once(THEIRS).unwrap_or_default();
        if want_ours != ours {
            let _ = write!(wrong, "{}: recorded:\n{want_ours}now:\n{ours}", path.display());
        }
        if theirs.is_some_and(|theirs| theirs != want_theirs) {
            let _ = writeln!(wrong, "{}: llvm-mc-22's output differs from the recorded one", path.display());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Locations have a width if there is something to underline: only those of something missing at the end of a line have none.
#[test]
fn places_have_a_width() {
    let refused = golden::texts().into_iter().filter(|text| text.path.with_extension("err").exists());
    let all: Vec<Golden> = refused.chain(mistakes().iter().map(|path| Golden::read(path))).collect();
    let (mut wrong, mut places) = (Vec::new(), 0);
    for text in all.iter().filter(|text| text.triple.is_some()) {
        let Ok(options) = golden_options(text) else { continue };
        let Err(failure) = llas::assemble(&*text.bytes, &options) else { continue };
        let notes = failure.reports.iter().flat_map(|report| report.notes.iter().map(|note| &note.place));
        for place in failure.reports.iter().map(|report| &report.place).chain(notes).flatten() {
            places += 1;
            let (lines, range) = place.excerpt();
            let rest = lines[range.start..].lines().next().unwrap_or_default();
            let has_width = place.end.is_none_or(|end| end != place.start);
            if !has_width && !rest.trim().is_empty() {
                wrong.push(format!("{}:{}:{}", text.name, place.start.line, place.start.column));
            }
        }
    }
    assert!(places > 400, "{places}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The options of a text, without the flags that the library does not have: those are the mistake in some texts.
fn golden_options(text: &Golden) -> Result<llas::Options, Box<dyn std::error::Error>> {
    let known = |flag: &&String| flag.starts_with("-triple") || flag.starts_with("-mattr");
    let flags: Vec<String> = text.flags.iter().filter(known).cloned().collect();
    let mut builder = llas::Options::builder(text.triple.as_deref().unwrap_or_default().parse()?);
    for feature in flags.iter().filter_map(|flag| flag.strip_prefix("-mattr=")).flat_map(|list| list.split(',')) {
        builder = builder.feature(feature);
    }
    Ok(builder.build()?)
}

const T: &str = "-triple=x86_64-linux-gnu";

/// The members that docs/diagnostics.md lists, in the same order.
#[test]
fn the_form_of_json() {
    let f = Folder::new("cli-json");
    fs::write(f.0.join("j.s"), ".macro m\n.globel \\\\a\n.endm\nm\na: nop\na: nop\n").unwrap();
    let json = f.refuses(&[T, "--error-format=json", "j.s"], &[]);
    let lines: Vec<&str> = json.lines().collect();
    assert_eq!(
        lines[0],
        "{\"file\":\"<instantiation>\",\"line\":1,\"column\":1,\"end\":{\"line\":1,\"column\":8},\"severity\":\"error\",\
         \"code\":\"E0210\",\"message\":\"unknown directive\",\"help\":[\"did you mean '.globl'?\"],\"notes\":[{\"file\":\"j.s\",\
         \"line\":2,\"column\":1,\"end\":{\"line\":2,\"column\":12},\"message\":\"expanded from this line of the body\"}],\
         \"within\":[{\"file\":\"j.s\",\"line\":4,\"column\":1,\"end\":{\"line\":4,\"column\":2}}]}"
    );
    assert!(lines[1].contains("\"code\":\"E0401\"") && lines[1].contains("\"line\":5,\"column\":1"), "{}", lines[1]);
    let usage = f.refuses(&[T, "--error-format=json", "-bogus"], &[]);
    assert!(usage.starts_with("{\"file\":\"llas\",\"line\":null,\"column\":null,\"end\":null,"), "{usage}");
}

/// Help is computed for the errors that are shown and few others: a flood of errors costs no more than finding them.
#[test]
fn floods_of_errors_take_no_time() {
    let f = Folder::new("cli-floods");
    let texts = [
        ("x86_64-linux-gnu", "frobq %eax"),
        ("x86_64-linux-gnu", "movq (%rax), (%rbx)"),
        ("aarch64-linux-gnu", "ldr r0, [r5]"),
        ("aarch64-linux-gnu", "frob x0"),
        ("aarch64-linux-gnu", "msr nowhere, x0"),
        ("thumbv7-linux-gnueabihf", "frob r0"),
        ("thumbv7-linux-gnueabihf", "ldr x0, [r5]"),
    ];
    for (target, line) in texts {
        fs::write(f.0.join("flood.s"), format!("{line}\n").repeat(100_000)).unwrap();
        for limit in ["--error-limit=100", "--error-limit=0"] {
            let start = std::time::Instant::now();
            let run = f.run(&["-triple", target, "--error-format=short", limit, "flood.s"]);
            assert_eq!(run.code, Some(1));
            // An idle machine takes less than a tenth of that.
            assert!(start.elapsed().as_secs() < 15, "{target}: {line}: {limit}: {:?}", start.elapsed());
        }
    }
}

/// Large numbers of errors are reported fast: suggestions are computed only for the first ones, and at most 100 errors are shown.
#[test]
fn very_many_errors_take_no_time() {
    let f = Folder::new("cli-many");
    fs::write(f.0.join("many.s"), "\tbad %eax\n\t.bad 3\n\tadd %eex, %eax\n".repeat(60_000)).unwrap();
    let start = std::time::Instant::now();
    let run = f.run(&[T, "--error-format=short", "many.s"]);
    assert_eq!(run.stderr.matches(": error: ").count(), 100);
    assert!(run.stderr.contains("179900 more errors"), "{}", run.stderr.lines().last().unwrap_or_default());
    let all = f.run(&[T, "--error-format=short", "--error-limit=0", "many.s"]);
    assert_eq!(all.stderr.lines().count(), 180_000);
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn every_code_is_in_the_page() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/diagnostics.md")).unwrap();
    for code in llas::diag::Code::ALL {
        let row = format!("| {} | {} |", code.as_str(), code.meaning());
        assert!(page.contains(&row), "docs/diagnostics.md lacks: {row}");
    }
}

#[test]
fn pages_made_of_the_flags() {
    let f = Folder::new("cli-pages");
    let said = |args: &[&str]| String::from_utf8(f.run(args).stdout).unwrap();
    let man = said(&["--man"]);
    assert!(man.contains(".TH") && man.contains("error\\-limit") && man.contains("x86\\-asm\\-syntax"), "{man}");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(said(&["--completions", shell]).contains("error-limit"), "{shell}");
    }
    f.refuses(&["--completions=tcsh"], &["tcsh", "bash"]);
}

/// Values that llvm-mc silently truncates, and what it silently ignores, are warned about.
#[test]
fn what_is_cut_off_or_dropped_is_told() {
    let f = Folder::new("cli-dropped");
    let text = "f:\t.byte g-f, g-f-100\n\t.2byte g-f+65535\n\t.space 300\ng:\n\t.arch_of_mine 7\n\t.long f@IMGREL, f@GOTPCREL\n";
    fs::write(f.0.join("d.s"), text).unwrap();
    let run = f.run(&["-triple=x86_64-windows-msvc", "--error-format=short", "d.s"]);
    let told: Vec<&str> = run.stderr.lines().collect();
    assert_eq!(
        told,
        [
            "d.s:1:10: warning: 304 does not fit 8 bits: its upper bits are dropped",
            "d.s:2:9: warning: 65839 does not fit 16 bits: its upper bits are dropped",
            "d.s:5:2: warning: unknown directive with an ignored prefix has no effect",
            "d.s:6:18: warning: the specifier has no effect here and is ignored",
        ],
        "{told:?}"
    );
}

/// Uses of a symbol whose assignment was refused are not reported: only the assignment is.
#[test]
fn a_refused_assignment_is_one_error() {
    let f = Folder::new("cli-refused-assignment");
    let uses = "\tmovq 8(A), %rax\n\tleaq (A,A,4), %rcx\n\t.if A == %rdi\n\t.endif\n".repeat(1000);
    let text =
        format!("A = %rdy\n{uses}\tmovq 8(B\nA = %rdi\n\tmovl 8(A), %rax\n.set C, %\n{}", uses.replace('A', "C"));
    fs::write(f.0.join("r.s"), text).unwrap();
    let told = f.refuses(&[T, "--error-format=short", "r.s"], &[]);
    let lines: Vec<&str> = told.lines().filter_map(|line| line.split(':').nth(1)).collect();
    assert_eq!(lines, ["1", "4002", "4004", "4005"], "{told}");
}
