//! The package in node: it is built, packed, installed in an empty folder, and runs `run.cjs` there.

#[path = "../../../tests/table.rs"]
mod table;

use std::path::Path;
use std::process::Command;
use std::{env, fs};
use table::run;

/// Returns whether Rust's target is installed.
fn has_target() -> bool {
    let mut rustc = Command::new("rustc");
    let done = rustc.args(["--print", "target-libdir", "--target", "wasm32-unknown-unknown"]).output();
    let is_there = done.is_ok_and(|done| Path::new(String::from_utf8_lossy(&done.stdout).trim()).is_dir());
    // A program of this name does not exist, so the test is reported as skipped or fails.
    is_there || table::has(&["Rust's target wasm32-unknown-unknown"])
}

/// `LLAS_CALLS` is the number of calls with hostile texts; `LLAS_WASM_PROFILE` the profile of the module.
#[test]
fn package_in_node() {
    if !table::has(&["node", "npm"]) || !has_target() {
        return;
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let target = scratch.parent().unwrap();
    let profile = env::var("LLAS_WASM_PROFILE").unwrap_or_else(|_| "dev".to_owned());
    let calls = env::var("LLAS_CALLS").unwrap_or_else(|_| "20000".to_owned());
    let cargo = |arguments: &[&str]| {
        let mut cargo = Command::new(env!("CARGO"));
        run(cargo.args(arguments).arg("--target-dir").arg(target).current_dir(here));
    };
    cargo(&["build", "--profile", &profile, "--target", "wasm32-unknown-unknown", "-p", "llas-wasm"]);
    let built = if profile == "dev" { "debug" } else { &profile };
    let module = target.join("wasm32-unknown-unknown").join(built).join("llas_wasm.wasm");
    let (package, user) = (scratch.join("llas-wasm"), scratch.join("npm-user"));
    let _ = (fs::remove_dir_all(&package), fs::remove_dir_all(&user));
    fs::create_dir_all(&user).unwrap();
    fs::write(user.join("package.json"), "{ \"private\": true }\n").unwrap();
    run(Command::new(env!("CARGO_BIN_EXE_llas-wasm-package")).arg(module).arg(&package));
    let packed = run(Command::new("npm").args(["pack", "--silent", "--offline"]).arg(&package).current_dir(&user));
    let mut install = Command::new("npm");
    run(install
        .args(["install", "--offline", "--no-audit", "--no-fund"])
        .arg(format!("./{}", packed.trim()))
        .current_dir(&user));
    let root = here.join("../../..");
    print!("{}", run(Command::new("node").arg(here.join("../tests/run.cjs")).arg(root).arg(calls).current_dir(&user)));
}
