//! Programs and data from outside of the repository. A test that lacks one reports that it was skipped, wholly or in part.
//!
//! `LLAS_REQUIRE_ORACLE=1` makes a missing program a failure. The number of skipped tests is the last line of `cargo test`:
//! cargo runs test targets in the order of their names, and `z_skipped` counts what those before it have recorded.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// The program; `None`, and the test is reported as skipped, if it is not installed. A name with a slash is a path.
pub fn program(name: &str) -> Option<Command> {
    has(&[name]).then(|| Command::new(name))
}

/// Returns whether all of the programs are installed. If not, the test is reported as skipped for each that is missing.
pub fn has(names: &[&str]) -> bool {
    let missing: Vec<_> = names.iter().filter(|name| find(name).is_none()).collect();
    missing.iter().for_each(|name| unavailable(&format!("{name} is not installed")));
    missing.is_empty()
}

/// The path of an installed program.
pub fn find(name: &str) -> Option<PathBuf> {
    if name.contains('/') {
        return Some(PathBuf::from(name)).filter(|path| path.is_file());
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// Reports that a test is skipped for a reason that installing programs would remove.
pub fn unavailable(reason: &str) {
    let test = skipped(reason);
    assert!(std::env::var_os("LLAS_REQUIRE_ORACLE").is_none_or(|value| value != "1"), "{test}: {reason}");
}

/// Reports that a test of data that the user has to supply is skipped. `LLAS_REQUIRE_ORACLE` does not ask for such data.
pub fn not_supplied(reason: &str) {
    skipped(reason);
}

/// Prints and records a skip, once for each test and reason. Returns the name of the test.
fn skipped(reason: &str) -> String {
    static REPORTED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let target = env!("CARGO_CRATE_NAME");
    let test = match std::thread::current().name() {
        Some(test) if test != "main" => format!("{target}::{test}"),
        _ => target.to_owned(),
    };
    let line = format!("SKIPPED: {test}: {reason}\n");
    if REPORTED.lock().unwrap_or_else(PoisonError::into_inner).insert(line.clone()) {
        // Unlike `eprintln`, this is shown for tests that pass as well.
        let _ = std::io::stderr().write_all(line.as_bytes());
        let mut file = OpenOptions::new().create(true).append(true).open(record()).unwrap();
        file.write_all(line.as_bytes()).unwrap();
    }
    test
}

/// The file of one run of `cargo test`, the parent of every test.
fn record() -> PathBuf {
    #[cfg(unix)]
    let run = std::os::unix::process::parent_id();
    #[cfg(not(unix))]
    let run = 0;
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("skipped-{run}"))
}

/// Removes the records of this run and returns them.
pub fn take_skipped() -> Vec<String> {
    let lines = fs::read_to_string(record()).unwrap_or_default();
    let _ = fs::remove_file(record());
    lines.lines().map(str::to_owned).collect()
}
