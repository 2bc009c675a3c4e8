//! Golden files: texts in `tests/golden/<machine>/<format>/<topic>/`, each with the object that llvm-mc 22 makes or with llas's
//! diagnostics. Each is a test with its path as name: `cargo test --test golden x86_64/elf/data` runs those of a folder.
//!
//! A text has its target in a comment at its top: `# triple: x86_64-linux-gnu`, and optionally `# mattr: +a` and `# args: -x`.
//! Next to `a.s` is `a.o`, recorded from llvm-mc-22, or `a.err`, recorded from llas: messages, codes, locations and help.
//! `LLAS_RECORD=1 cargo test --test golden` records both again. Where llvm-mc-22 is installed, it is run each time: its object
//! must be the recorded one, and the lines where it reports errors must be among ours.
//!
//! Every code of `src/diag/registry.rs` and every directive must occur in these files; the exceptions are listed here.

mod common;

use common::golden::{Golden, files, texts};
use common::{Run, llas, oracle, scratch};
use libtest2_mimic::{Harness, RunError, Trial};
use llas::diag::Code;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The result of a check; an error describes the failure.
type Verdict = Result<(), String>;

/// The files and lines of errors in the short format.
fn error_lines(stderr: &str) -> BTreeSet<(String, u32)> {
    let errors = stderr.lines().filter_map(|l| l.split_once(": error: ").map(|p| p.0));
    errors
        .filter_map(|place| {
            let mut parts = place.rsplitn(3, ':');
            let line = parts.nth(1)?.parse().ok()?;
            Some((parts.next()?.to_owned(), line))
        })
        .collect()
}

/// A text to assemble, and the number of its scratch folder.
struct Case {
    text: Golden,
    number: usize,
}

impl Case {
    fn run(&self, program: &mut Command, out: &Path, extra: &[&str]) -> Run {
        program.current_dir(self.text.folder());
        program.args(&self.text.flags).args(extra).args(["-filetype=obj", self.text.file_name(), "-o"]).arg(out);
        Run::of(program)
    }

    fn check(&self, record: bool) -> Verdict {
        let folder = scratch(&format!("golden-{}", self.number));
        let (ours, theirs) = (folder.join("ours.o"), folder.join("theirs.o"));
        let (object, errors) = (self.text.path.with_extension("o"), self.text.path.with_extension("err"));
        let run = self.run(&mut llas(), &ours, &["--error-limit=0"]);
        let judge = oracle().map(|mut program| self.run(&mut program, &theirs, &[]));
        if record {
            let judge = judge.as_ref().ok_or("llvm-mc-22 is needed for recording")?;
            let _ = (fs::remove_file(&object), fs::remove_file(&errors));
            if judge.code == Some(0) {
                let bytes = fs::read(&theirs).unwrap();
                let here = self.text.folder().to_string_lossy().into_owned();
                if bytes.windows(here.len()).any(|w| w == here.as_bytes()) {
                    return Err("the object contains the path of its folder: set -fdebug-compilation-dir".into());
                }
                fs::write(&object, bytes).unwrap();
            } else {
                fs::write(&errors, &run.stderr).unwrap();
            }
        }
        let verdict = match (fs::read(&object), fs::read_to_string(&errors)) {
            (Ok(want), Err(_)) => self.accepted(&want, &run, &ours, judge.as_ref(), &theirs),
            (Err(_), Ok(want)) => self.refused(&want, &run, &ours, judge.as_ref()),
            _ => Err("expected either an .o or an .err next to it (LLAS_RECORD=1 creates it)".to_owned()),
        };
        let _ = fs::remove_dir_all(folder);
        verdict
    }

    fn accepted(&self, want: &[u8], run: &Run, ours: &Path, judge: Option<&Run>, theirs: &Path) -> Verdict {
        if run.code != Some(0) {
            return Err(format!("refused: {}", run.stderr));
        }
        if fs::read(ours).ok().as_deref() != Some(want) {
            return Err(format!("the object differs ({})", self.text.flags.join(" ")));
        }
        if judge.is_some() && fs::read(theirs).ok().as_deref() != Some(want) {
            return Err("llvm-mc-22's object differs from the recorded one".to_owned());
        }
        Ok(())
    }

    fn refused(&self, want: &str, run: &Run, ours: &Path, judge: Option<&Run>) -> Verdict {
        if run.code != Some(1) || ours.exists() {
            return Err(format!("expected status 1 and no object; status {:?}", run.code));
        }
        if run.stderr != want {
            return Err(format!("the messages differ:\n{}recorded:\n{want}", run.stderr));
        }
        let Some(judge) = judge else { return Ok(()) };
        if judge.code == Some(0) {
            return Err("llvm-mc-22 accepts it".to_owned());
        }
        let short = self.run(&mut llas(), ours, &["--error-format=short", "--error-limit=0"]);
        let (mut lines, mut theirs) = (error_lines(&short.stderr), error_lines(&judge.stderr));
        // llvm-mc reports errors without a location at line 0; llas may have the location.
        theirs.retain(|line| line.1 != 0);
        // llvm-mc crashes on some texts; the errors that it reported before that count.
        if theirs.is_subset(&lines) {
            return Ok(());
        }
        let missed = theirs.difference(&lines).cloned().collect::<Vec<_>>();
        lines.retain(|line| !theirs.contains(line));
        Err(format!("llvm-mc-22 alone reports errors at {missed:?}, llas alone at {lines:?}"))
    }
}

fn main() {
    let record = std::env::var_os("LLAS_RECORD").is_some_and(|v| v == "1");
    // A text without a target is only included by others.
    let cases = texts().into_iter().filter(|text| text.triple.is_some()).enumerate();
    let mut trials: Vec<Trial> = cases
        .map(|(number, text)| {
            let name = text.name.clone();
            let case = Case { text, number };
            Trial::test(name, move |_| case.check(record).map_err(RunError::fail))
        })
        .collect();
    // With LLAS_RECORD=1 these check the files from before the recording.
    let named = |name: &str, check: fn() -> Verdict| Trial::test(name, move |_| check().map_err(RunError::fail));
    trials.push(named("every_diagnostic_is_shown", every_diagnostic_is_shown));
    trials.push(named("every_directive_is_used", every_directive_is_used));
    trials.push(named("every_file_is_used", every_file_is_used));
    trials.push(named("folders_say_the_target", folders_say_the_target));
    // The harness does not accept these two flags; it captures nothing anyway.
    let asked = std::env::args_os().filter(|arg| arg != "--nocapture" && arg != "--no-capture");
    Harness::with_args(asked).discover(trials).main()
}

/// An error that lists `of`, unless it is empty.
fn none(of: &[impl std::fmt::Debug], what: &str) -> Verdict {
    if of.is_empty() { Ok(()) } else { Err(format!("{what}: {of:?}")) }
}

/// Codes that no single text for a single target can produce, each with the reason.
const NOT_HERE: &[(Code, &str)] = &[
    (Code::CannotReadInput, "there is no input then: tests/cli.rs"),
    (Code::CannotWriteOutput, "not caused by the text: tests/cli.rs"),
    (Code::SourceTooLarge, "needs a text of gigabytes; the limit of macros is in tests/hostile.rs"),
    (Code::OutputTooLarge, "llvm-mc-22 would write a file of terabytes: tests/hostile.rs"),
    (Code::BadOption, "caused by the command line: tests/cli.rs"),
    (Code::UnsupportedTarget, "caused by the command line: tests/cli.rs"),
    (Code::UnknownFeature, "caused by the options: tests/cli.rs"),
    (Code::BadByte, "not a text to assemble: tests/disasm"),
    (Code::InvalidEncoding, "not a text to assemble: tests/disasm"),
    (Code::BadPreprocessing, "not a text to assemble: tests/preprocess.rs"),
    (Code::BadCondition, "not a text to assemble: tests/preprocess.rs"),
    (Code::FileNotFound, "not a text to assemble: tests/preprocess.rs"),
    (Code::PreprocessorError, "not a text to assemble: tests/preprocess.rs"),
    (Code::PreprocessorLimit, "not a text to assemble: cpp/tests/limits.rs"),
    (Code::PreprocessorWarning, "not a text to assemble: tests/preprocess.rs"),
    (Code::IncludeTooDeep, "llvm-mc-22 reads until it runs out of memory: tests/hostile.rs"),
    (Code::ObjectTooLarge, "needs a COFF object of more than 4 GiB"),
];

fn every_diagnostic_is_shown() -> Verdict {
    let messages = texts().into_iter().filter_map(|text| fs::read_to_string(text.path.with_extension("err")).ok());
    let messages: Vec<String> = messages.collect();
    let shown = |code: Code| messages.iter().any(|text| text.contains(&format!("[{}]", code.as_str())));
    // Lints are covered by tests/lint.rs.
    let exempt = |code: Code| code.as_str().starts_with('L') || NOT_HERE.iter().any(|e| e.0 == code);
    let missing: Vec<_> = Code::ALL.iter().filter(|&&c| !shown(c) && !exempt(c)).collect();
    none(&missing, "no file in tests/golden produces these: add one to the folder of its topic")?;
    let needless: Vec<_> = NOT_HERE.iter().filter(|e| shown(e.0)).collect();
    none(&needless, "these are produced and need no exception")
}

/// Directives that no accepted text uses, each with the reason.
const NEVER_TAKEN: &[(&str, &str)] = &[
    (".abort", "ends with an error"),
    (".err", "is an error"),
    (".dc.x", "is in tests/as_command/bytes: llvm-mc lacks it"),
    (".dcb.x", "is in tests/as_command/bytes: llvm-mc lacks it"),
    (".intel_mnemonic", "is in tests/as_command/bytes: llvm-mc lacks it"),
    (".att_mnemonic", "is in tests/as_command/bytes: llvm-mc lacks it"),
    (".sse_check", "is in tests/as_command/bytes: llvm-mc lacks it"),
    (".operand_check", "is in tests/as_command/bytes: llvm-mc lacks it"),
    (".stabs", "no supported target has it"),
    (".lazy_reference", "belongs to another object format"),
    (".reference", "belongs to another object format"),
    (".private_extern", "belongs to another object format"),
    (".symbol_resolver", "belongs to another object format"),
    (".weak_definition", "belongs to another object format"),
    (".weak_def_can_be_hidden", "belongs to another object format"),
    (".cold", "belongs to another object format"),
];

/// The words between blanks, separators and colons, in lower case.
fn words(text: &[u8]) -> Vec<String> {
    let words = text.split(|&b| b.is_ascii_whitespace() || b";:".contains(&b));
    words.map(|word| String::from_utf8_lossy(word).to_ascii_lowercase()).collect()
}

fn every_directive_is_used() -> Verdict {
    let accepted = texts().into_iter().filter(|text| text.path.with_extension("o").exists());
    let used: BTreeSet<String> = accepted.flat_map(|text| words(&text.bytes)).collect();
    // The table for all machines, and those for one machine.
    let tables = ["src/asm/directives/table.rs", "src/arch/x86/syntax/directives.rs"].map(|path| {
        let table = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
        table.split_once("\ndirectives! {").and_then(|t| t.1.split_once("\n}\n")).unwrap().0.to_owned()
    });
    let rows = tables.concat();
    let names: Vec<&str> = rows.split('"').filter(|name| name.starts_with('.')).collect();
    assert!(names.len() > 200, "the table of directives has moved");
    let exempt = |name: &str| NEVER_TAKEN.iter().any(|n| n.0 == name);
    let missing: Vec<_> = names.iter().filter(|&&name| !used.contains(name) && !exempt(name)).collect();
    none(&missing, "no accepted file in tests/golden uses these")?;
    let needless: Vec<_> = NEVER_TAKEN.iter().filter(|n| used.contains(n.0)).collect();
    none(&needless, "these are used and need no exception")
}

/// Each file must be a text with a target, the record of one, or named by a text in the same folder.
fn every_file_is_used() -> Verdict {
    let texts = texts();
    let mut unused: Vec<PathBuf> = files();
    unused.retain(|path| {
        let name = path.file_name().unwrap().to_str().unwrap();
        let is_text = |text: &Golden| text.triple.is_some() && text.path == path.with_extension("s");
        let recorded = path.extension().is_some_and(|e| e == "s" || e == "o" || e == "err");
        let names = |text: &Golden| String::from_utf8_lossy(&text.bytes).contains(&format!("\"{name}\""));
        let included = texts.iter().any(|text| Some(text.folder()) == path.parent() && names(text));
        !(recorded && texts.iter().any(is_text) || included)
    });
    none(&unused, "no text uses these")
}

/// The first two folders are the triple's machine and format, the third a topic that `CONTRIBUTING.md` lists.
fn folders_say_the_target() -> Verdict {
    let listed = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("CONTRIBUTING.md")).unwrap();
    let mut wrong = Vec::new();
    for text in texts() {
        let Some(triple) = text.triple.as_deref() else { continue };
        let machine = match triple.split('-').next().unwrap_or_default() {
            "i486" | "i586" | "i686" => "i386",
            machine => machine,
        };
        let format = if triple.contains("windows") { "coff" } else { "elf" };
        let parts: Vec<&str> = text.name.split('/').collect();
        if parts.len() != 4 || parts[..2] != [machine, format] {
            wrong.push(format!("{} belongs in {machine}/{format}/<topic>", text.name));
        } else if !listed.contains(&format!("`{}`", parts[2])) {
            wrong.push(format!("CONTRIBUTING.md does not list the topic of {}", text.name));
        }
    }
    none(&wrong, "the folder is <machine>/<format>/<topic>")
}
