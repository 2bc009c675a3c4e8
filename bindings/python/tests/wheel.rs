//! The wheel: built by maturin, installed in an environment of its own, and tested by the Python programs of this folder.
//! `LLAS_PROFILE` is the profile it is built with, by default `dev`; `LLAS_KEYSTONE` a folder with Keystone's package, for
//! the tests that compare with it.

#[path = "../../tests/table.rs"]
mod table;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::{env, fs};
use table::run;

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The environment with the installed wheel and nothing else.
fn environment() -> &'static PathBuf {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    MADE.get_or_init(|| {
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (wheels, made) = (scratch.join("wheels"), scratch.join("python"));
        let _ = fs::remove_dir_all(&wheels);
        let profile = env::var("LLAS_PROFILE").unwrap_or_else(|_| "dev".to_owned());
        let mut build = Command::new("maturin");
        build.args(["build", "--profile", &profile, "--out"]).arg(&wheels).arg("--target-dir");
        run(build.arg(scratch.parent().unwrap()).arg("--manifest-path").arg(folder().join("Cargo.toml")));
        let built: Vec<PathBuf> = fs::read_dir(wheels).unwrap().map(|entry| entry.unwrap().path()).collect();
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&made));
        let mut install = Command::new(made.join("bin/python"));
        run(install.args(["-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-index"]).args(built));
        made
    })
}

#[test]
#[cfg(unix)]
fn the_installed_wheel_passes_its_tests() {
    if !table::has(&["maturin", "python3"]) {
        return;
    }
    let mut tests = Command::new(environment().join("bin/python"));
    tests.args(["-B", "-W", "error", "-m", "unittest", "discover", "-s", "tests"]).current_dir(folder());
    if let Some(keystone) = env::var_os("LLAS_KEYSTONE") {
        tests.env("PYTHONPATH", keystone);
    }
    print!("{}", run(&mut tests));
}

#[test]
#[cfg(unix)]
fn stubs_are_those_of_the_module() {
    if !table::has(&["maturin", "python3", "stubtest"]) {
        return;
    }
    let packages = "import sysconfig; print(sysconfig.get_path('purelib'))";
    let packages = run(Command::new(environment().join("bin/python")).args(["-c", packages]));
    let mut compare = Command::new("stubtest");
    run(compare
        .args(["llas", "--ignore-disjoint-bases"])
        .env("PYTHONPATH", packages.trim())
        .current_dir(env!("CARGO_TARGET_TMPDIR")));
}
