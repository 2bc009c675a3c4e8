//! The page is built, and used in Chromium.

#[path = "../../bindings/tests/table.rs"]
mod table;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use table::run;

const WASM: &str = "wasm32-unknown-unknown";
/// The largest size of a page with an optimised module, in bytes.
const MAX_SIZE: u64 = 4_000_000;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The checker of accessibility, which npm fetches once; `None` if it cannot.
fn axe(scratch: &Path) -> Option<PathBuf> {
    let script = scratch.join("axe/node_modules/axe-core/axe.min.js");
    if !script.is_file() {
        fs::create_dir_all(scratch.join("axe")).unwrap();
        fs::write(scratch.join("axe/package.json"), "{ \"private\": true }\n").unwrap();
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-audit", "--no-fund", "--silent", "axe-core@4"]).current_dir(scratch.join("axe"));
        let is_installed = npm.status().is_ok_and(|status| status.success()) && script.is_file();
        if !is_installed && !table::has(&["axe-core"]) {
            return None;
        }
    }
    Some(script)
}

/// `LLAS_WASM_PROFILE` is the profile of the module, `LLAS_PICTURES` a folder for pictures of the page.
#[test]
fn the_page_in_chromium() {
    if !table::has(&["chromium", "node", "npm"]) || !table::has_target(WASM) {
        return;
    }
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (page, folder) = (scratch.join("playground.html"), scratch.join("playground"));
    let profile = env::var("LLAS_WASM_PROFILE").unwrap_or_else(|_| "dev".to_owned());
    run(Command::new(env!("CARGO_BIN_EXE_llas-playground")).args(["--profile", &profile]).arg(&page));
    if profile == "wasm" {
        let size = fs::metadata(&page).unwrap().len();
        assert!(size < MAX_SIZE, "the page has {size} bytes");
    }
    // The command, whose objects are those of the page.
    let target = scratch.parent().unwrap();
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--quiet", "--package", "llas", "--bin", "llas", "--manifest-path"]);
    run(build.arg(here().join("../Cargo.toml")).arg("--target-dir").arg(target));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let mut node = Command::new("node");
    node.arg(here().join("tests/page.mjs")).args([&page, &target.join("debug/llas"), &folder]);
    node.args(env::var_os("LLAS_PICTURES"));
    if let Some(axe) = axe(scratch) {
        node.env("LLAS_AXE", axe);
    }
    print!("{}", run(&mut node));
}
