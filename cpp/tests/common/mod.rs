//! What the tests share.

use std::path::{Path, PathBuf};
use std::process::Command;

/// clang 22, if it is installed. If not, the test says that it was skipped; with `LLAS_REQUIRE_ORACLE` it fails.
pub fn clang(test: &str) -> Option<PathBuf> {
    let program = Path::new("clang-22");
    if Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success()) {
        return Some(program.to_owned());
    }
    assert!(std::env::var_os("LLAS_REQUIRE_ORACLE").is_none(), "clang-22 is not installed");
    println!("SKIPPED: {test}: clang-22 is not installed");
    None
}
