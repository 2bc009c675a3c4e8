//! Golden files: texts of `tests/golden/` with the object that llvm-mc 22 makes of each, or with our own words for what is
//! wrong with it.
//!
//! A text says its target in a comment at its top: `# triple: x86_64-linux-gnu`, and if need be `# mattr: +a` and `# args: -x`.
//! Beside `a.s` stands `a.o`, recorded from llvm-mc-22, or `a.err`, recorded from llas. `LLAS_RECORD=1 cargo test --test golden`
//! records both again. Where llvm-mc-22 is installed it is asked once more each time: its object must be the recorded one, and
//! one of the lines where it finds an error must be among ours.

mod common;

use common::{Run, llas, oracle, scratch};
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

/// The numbers of the lines that have errors.
fn error_lines(stderr: &str) -> BTreeSet<u32> {
    let errors = stderr.lines().filter_map(|l| l.split_once(": error: ").map(|p| p.0));
    errors.filter_map(|place| place.split(':').rev().filter_map(|n| n.parse().ok()).nth(1)).collect()
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
        let run = self.run(&mut llas(), &ours, &["--error-format=short"]);
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
        // Line 0 is llvm-mc's word for an error that has no place.
        let (lines, their_lines) = (error_lines(&run.stderr), error_lines(&judge.stderr));
        if their_lines.iter().any(|&l| l != 0) && lines.is_disjoint(&their_lines) {
            return Err(format!("errors in lines {lines:?}, llvm-mc-22's in {their_lines:?}"));
        }
        Ok(())
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
