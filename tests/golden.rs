//! Golden files: texts of `tests/golden/` with the object that llvm-mc 22 makes of each, or with our own words for what is
//! wrong with it.
//!
//! A text says its target in a comment at its top: `# triple: x86_64-linux-gnu`, and if need be `# mattr: +a` and `# args: -x`.
//! Beside `a.s` stands `a.o`, recorded from llvm-mc-22, or `a.err`, recorded from llas: what the user is shown, codes, places
//! and help. `LLAS_RECORD=1 cargo test --test golden` records both again. Where llvm-mc-22 is installed it is asked once more
//! each time: its object must be the recorded one, and the lines where it finds an error must be among ours.
//!
//! Every code of `src/diag/registry.rs` and every directive must occur in these files; the few that cannot are listed here.

mod common;

use common::{Run, golden_texts, llas, oracle, scratch};
use llas::diag::Code;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One text with the flags at its top.
struct Case {
    path: PathBuf,
    flags: Vec<String>,
}

/// The value of a `# key: value` comment among the first lines.
fn header<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    text.lines().take(4).find_map(|line| {
        let comment = line.trim_start().trim_start_matches(['#', '/', '@']).trim_start();
        comment.strip_prefix(key)?.strip_prefix(':').map(str::trim)
    })
}

fn collect(folder: &Path, cases: &mut Vec<Case>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, cases);
        } else if path.extension().is_some_and(|e| e == "s") {
            let bytes = fs::read(&path).unwrap();
            let text = String::from_utf8_lossy(&bytes);
            // A text without a target is there to be included.
            let Some(triple) = header(&text, "triple") else { continue };
            let mut flags = vec![format!("-triple={triple}")];
            flags.extend(header(&text, "mattr").map(|m| format!("-mattr={m}")));
            flags.extend(header(&text, "args").into_iter().flat_map(str::split_whitespace).map(str::to_owned));
            cases.push(Case { path, flags });
        }
    }
}

/// The files and lines that have errors.
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

impl Case {
    fn name(&self) -> &str {
        self.path.file_name().unwrap().to_str().unwrap()
    }

    fn run(&self, program: &mut std::process::Command, out: &Path, extra: &[&str]) -> Run {
        program.current_dir(self.path.parent().unwrap());
        program.args(&self.flags).args(extra).args(["-filetype=obj", self.name(), "-o"]).arg(out);
        Run::of(program)
    }

    /// What is wrong, if anything.
    fn check(&self, number: usize, record: bool) -> Result<(), String> {
        let folder = scratch(&format!("golden-{number}"));
        let (ours, theirs) = (folder.join("ours.o"), folder.join("theirs.o"));
        let (object, errors) = (self.path.with_extension("o"), self.path.with_extension("err"));
        let run = self.run(&mut llas(), &ours, &[]);
        let judge = oracle().map(|mut program| self.run(&mut program, &theirs, &[]));
        if record {
            let judge = judge.as_ref().ok_or("llvm-mc-22 is needed for recording")?;
            let _ = (fs::remove_file(&object), fs::remove_file(&errors));
            if judge.code == Some(0) {
                let bytes = fs::read(&theirs).unwrap();
                let here = self.path.parent().unwrap().to_string_lossy().into_owned();
                if bytes.windows(here.len()).any(|w| w == here.as_bytes()) {
                    return Err(
                        "the object names the folder it was made in: pin it with -fdebug-compilation-dir".into()
                    );
                }
                fs::write(&object, bytes).unwrap();
            } else {
                fs::write(&errors, &run.stderr).unwrap();
            }
        }
        let verdict = match (fs::read(&object), fs::read_to_string(&errors)) {
            (Ok(want), Err(_)) => self.accepted(&want, &run, &ours, judge.as_ref(), &theirs),
            (Err(_), Ok(want)) => self.refused(&want, &run, &ours, judge.as_ref()),
            _ => Err("there must be either an .o or an .err beside it (LLAS_RECORD=1 makes it)".to_owned()),
        };
        let _ = fs::remove_dir_all(folder);
        verdict
    }

    fn accepted(&self, want: &[u8], run: &Run, ours: &Path, judge: Option<&Run>, theirs: &Path) -> Result<(), String> {
        if run.code != Some(0) {
            return Err(format!("refused: {}", run.stderr));
        }
        if fs::read(ours).ok().as_deref() != Some(want) {
            return Err(format!("the object differs ({})", self.flags.join(" ")));
        }
        if judge.is_some() && fs::read(theirs).ok().as_deref() != Some(want) {
            return Err("llvm-mc-22 no longer makes the recorded object".to_owned());
        }
        Ok(())
    }

    fn refused(&self, want: &str, run: &Run, ours: &Path, judge: Option<&Run>) -> Result<(), String> {
        if run.code != Some(1) || ours.exists() {
            return Err(format!("should be refused and leave nothing; status {:?}", run.code));
        }
        if run.stderr != want {
            return Err(format!("other words:\n{}recorded:\n{want}", run.stderr));
        }
        let Some(judge) = judge else { return Ok(()) };
        if judge.code == Some(0) {
            return Err("llvm-mc-22 takes it".to_owned());
        }
        let short = self.run(&mut llas(), ours, &["--error-format=short"]);
        let (mut lines, mut theirs) = (error_lines(&short.stderr), error_lines(&judge.stderr));
        // An error without a place has line 0; we may know the place.
        theirs.retain(|line| line.1 != 0);
        // llvm-mc crashes at some texts; what it said before is right all the same.
        if theirs.is_subset(&lines) {
            return Ok(());
        }
        let missed = theirs.difference(&lines).cloned().collect::<Vec<_>>();
        lines.retain(|line| !theirs.contains(line));
        Err(format!("llvm-mc-22 alone finds errors at {missed:?}, llas alone at {lines:?}"))
    }
}

#[test]
fn golden_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut cases = Vec::new();
    collect(&root, &mut cases);
    assert!(cases.len() > 100, "the golden files are not there");
    let record = std::env::var_os("LLAS_RECORD").is_some_and(|v| v == "1");
    if oracle().is_none() {
        eprintln!("llvm-mc-22 is not here: only the recorded files are compared");
    }
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, Into::into) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(case) = cases.get(number) else { break };
                    if let Err(why) = case.check(number, record) {
                        let name = case.path.strip_prefix(&root).unwrap().display().to_string();
                        wrong.lock().unwrap().push(format!("{name}: {why}"));
                    }
                }
            });
        }
    });
    let mut wrong = wrong.into_inner().unwrap();
    wrong.sort();
    assert!(wrong.is_empty(), "{} of {} golden files fail:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

/// Codes that no text of one file and one target can show, each with the reason.
const NOT_HERE: &[(Code, &str)] = &[
    (Code::CannotReadInput, "there is no text then: tests/cli.rs"),
    (Code::CannotWriteOutput, "the text is not to blame: tests/cli.rs"),
    (Code::SourceTooLarge, "needs a text of gigabytes; the limit of macros is in tests/hostile.rs"),
    (Code::OutputTooLarge, "llvm-mc-22 would write a file of terabytes: tests/hostile.rs"),
    (Code::BadOption, "the command line is to blame: tests/cli.rs"),
    (Code::UnsupportedTarget, "the command line is to blame: tests/cli.rs"),
    (Code::IncludeTooDeep, "llvm-mc-22 reads on until it has no memory: tests/hostile.rs"),
    (Code::ExpressionTooComplex, "llvm-mc-22 does not come to an end: tests/hostile.rs"),
    (Code::ObjectTooLarge, "needs a COFF object of more than 4 GiB"),
    (Code::NotYet, "llvm-mc-22 takes these texts: tests/hostile.rs"),
];

/// Every text that is recorded as refused, with what llas says of it.
fn recorded_messages() -> Vec<String> {
    let texts = golden_texts().into_iter().map(|text| text.0.with_extension("err"));
    texts.filter_map(|path| fs::read_to_string(path).ok()).collect()
}

#[test]
fn every_diagnostic_is_shown() {
    let messages = recorded_messages();
    let shown = |code: Code| messages.iter().any(|text| text.contains(&format!("[{}]", code.as_str())));
    let exempt = |code: Code| NOT_HERE.iter().any(|e| e.0 == code);
    let missing: Vec<_> = Code::ALL.iter().filter(|&&c| !shown(c) && !exempt(c)).collect();
    assert!(missing.is_empty(), "no file in tests/golden shows {missing:?}: write one in tests/golden/bad");
    let needless: Vec<_> = NOT_HERE.iter().filter(|e| shown(e.0)).collect();
    assert!(needless.is_empty(), "these are shown and need no exception: {needless:?}");
}

/// Directives that no accepted text uses, each with the reason.
const NEVER_TAKEN: &[(&str, &str)] = &[
    (".abort", "ends with an error"),
    (".err", "is an error"),
    (".dc.x", "no target here has it"),
    (".dcb.x", "no target here has it"),
    (".stabs", "no target here has it"),
    (".altmacro", "is not there yet"),
    (".lazy_reference", "is of another object format"),
    (".reference", "is of another object format"),
    (".private_extern", "is of another object format"),
    (".symbol_resolver", "is of another object format"),
    (".weak_definition", "is of another object format"),
    (".weak_def_can_be_hidden", "is of another object format"),
    (".cold", "is of another object format"),
];

/// What stands between blanks, separators and colons, in small letters.
fn words(text: &[u8]) -> Vec<String> {
    let words = text.split(|&b| b.is_ascii_whitespace() || b";:".contains(&b));
    words.map(|word| String::from_utf8_lossy(word).to_ascii_lowercase()).collect()
}

#[test]
fn every_directive_is_used() {
    let texts: Vec<Vec<u8>> =
        golden_texts().into_iter().filter(|t| t.0.with_extension("o").exists()).map(|t| t.1).collect();
    let used: BTreeSet<String> = texts.iter().flat_map(|text| words(text)).collect();
    let table = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/directive/table.rs")).unwrap();
    let rows = table.split_once("\ndirectives! {").and_then(|t| t.1.split_once("\n}\n")).unwrap().0;
    let names: Vec<&str> = rows.split('"').filter(|name| name.starts_with('.')).collect();
    assert!(names.len() > 200, "the table of directives is not where it was");
    let exempt = |name: &str| NEVER_TAKEN.iter().any(|n| n.0 == name);
    let missing: Vec<_> = names.iter().filter(|&&name| !used.contains(name) && !exempt(name)).collect();
    assert!(missing.is_empty(), "no accepted file in tests/golden uses {missing:?}");
    let needless: Vec<_> = NEVER_TAKEN.iter().filter(|n| used.contains(n.0)).collect();
    assert!(needless.is_empty(), "these are used and need no exception: {needless:?}");
}
