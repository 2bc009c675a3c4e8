//! The package is built, packed and installed in an empty folder; node and Chromium run tests there.

mod server;
#[path = "../../../tests/table.rs"]
mod table;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock};
use std::{env, fs};
use table::run;

const WASM: &str = "wasm32-unknown-unknown";

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A folder in which the package is installed, with all features or some.
fn installed(name: &str, features: Option<&str>) -> PathBuf {
    // Modules with other features are built at the same place.
    static BUILDING: Mutex<()> = Mutex::new(());
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (package, user) = (scratch.join(format!("package-{name}")), scratch.join(format!("user-{name}")));
    let _ = (fs::remove_dir_all(&package), fs::remove_dir_all(&user));
    fs::create_dir_all(&user).unwrap();
    fs::write(user.join("package.json"), "{ \"private\": true }\n").unwrap();
    let profile = env::var("LLAS_WASM_PROFILE").unwrap_or_else(|_| "dev".to_owned());
    let mut make = Command::new(env!("CARGO_BIN_EXE_llas-wasm-package"));
    make.args(["--profile", &profile]).args(features.into_iter().flat_map(|list| ["--features", list])).arg(&package);
    let building = BUILDING.lock();
    run(&mut make);
    drop(building);
    let packed = run(Command::new("npm").args(["pack", "--silent", "--offline"]).arg(&package).current_dir(&user));
    let mut install = Command::new("npm");
    install.args(["install", "--offline", "--no-audit", "--no-fund"]).arg(format!("./{}", packed.trim()));
    run(install.current_dir(&user));
    user
}

/// The folder with the whole package.
fn whole() -> &'static PathBuf {
    static INSTALLED: OnceLock<PathBuf> = OnceLock::new();
    INSTALLED.get_or_init(|| installed("whole", None))
}

/// `LLAS_CALLS` is the number of calls with hostile texts; `LLAS_WASM_PROFILE` the profile of the module.
#[test]
fn package_in_node() {
    if !table::has(&["node", "npm"]) || !table::has_target(WASM) {
        return;
    }
    let calls = env::var("LLAS_CALLS").unwrap_or_else(|_| "20000".to_owned());
    let mut node = Command::new("node");
    node.arg(here().join("../tests/run.cjs")).arg(here().join("../../..")).arg(calls).current_dir(whole());
    print!("{}", run(&mut node));
    let shown = run(Command::new("node").arg(here().join("../bench/function.mjs")).arg("0.1").current_dir(whole()));
    assert!(shown.starts_with("JavaScript: ") && shown.ends_with(" us\n"), "{shown}");
}

/// Each example of the pages is a program.
#[test]
fn the_examples_run_in_node() {
    if !table::has(&["node", "npm"]) || !table::has_target(WASM) {
        return;
    }
    for page in ["../README.md", "../../../docs/embedding.md"] {
        let text = fs::read_to_string(here().join(page)).unwrap();
        let blocks: Vec<&str> = text.split("\n```js\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
        assert!(!blocks.is_empty(), "{page}");
        for block in blocks {
            let import = if block.contains("import ") { "" } else { "import { Assembler } from \"llas-wasm\";\n" };
            let program = whole().join("example.mjs");
            fs::write(&program, format!("{import}{block}")).unwrap();
            run(Command::new("node").arg(program));
        }
    }
}

#[test]
fn package_in_chromium() {
    if !table::has(&["chromium", "npm"]) || !table::has_target(WASM) {
        return;
    }
    let read = |path: &str| fs::read(here().join(path)).unwrap();
    let pages = vec![
        ("/page.html".to_owned(), read("../tests/page.html")),
        ("/rows.mjs".to_owned(), read("../tests/rows.mjs")),
        ("/keystone.tsv".to_owned(), read("../../tests/keystone.tsv")),
    ];
    let server = server::start(pages, whole().join("node_modules"));
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join("chromium");
    let mut chromium = Command::new("chromium");
    chromium.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom"]);
    chromium.arg(format!("--user-data-dir={}", profile.display())).arg(format!("http://{server}/page.html"));
    let shown = run(&mut chromium);
    let result = shown.split_once("<pre id=\"result\">").and_then(|(_, rest)| rest.split_once("</pre>"));
    let rows = String::from_utf8(read("../../tests/keystone.tsv")).unwrap();
    let rows = rows.lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(result.map(|found| found.0), Some(format!("{rows} rows, url, bytes").as_str()), "{shown}");
}

#[test]
fn package_with_one_machine() {
    if table::has(&["node", "npm"]) && table::has_target(WASM) {
        let user = installed("x86", Some("x86,elf"));
        run(Command::new("node").arg(here().join("../tests/x86.cjs")).current_dir(&user));
        let manifest = fs::read_to_string(user.join("node_modules/llas-wasm/package.json")).unwrap();
        assert!(manifest.contains("An assembler for LLVM's dialect: built with x86, elf\""), "{manifest}");
    }
}

#[test]
fn wrong_arguments_are_errors() {
    for arguments in [&[][..], &["a", "b"], &["--features"], &["--what", "a"]] {
        let done = Command::new(env!("CARGO_BIN_EXE_llas-wasm-package")).args(arguments).output().unwrap();
        assert!(!done.status.success() && String::from_utf8_lossy(&done.stderr).contains("usage: "), "{arguments:?}");
    }
}
