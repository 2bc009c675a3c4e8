//! The libraries, which cargo does not build for tests.

#![allow(dead_code, reason = "each test uses a different part")]

use crate::table::run;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

pub fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub fn target() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap()
}

/// The folder with the libraries.
pub fn libraries() -> &'static PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let mut build = Command::new(env!("CARGO"));
        build.args(["build", "--lib", "--manifest-path"]).arg(folder().join("Cargo.toml"));
        run(build.arg("--target-dir").arg(target()));
        target().join("debug")
    })
}
