//! Packages that use the library: a compiler that runs its code in memory, and a WebAssembly module. What the packages that are
//! published say about themselves.

mod common;

use common::golden::texts;
use common::{Run, external, scratch};
use llas::{Options, assemble};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Cargo, in this repository.
fn cargo() -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR"));
    cargo
}

/// Cargo's target directory.
fn target() -> PathBuf {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    scratch.parent().unwrap().to_owned()
}

#[test]
fn code_made_in_memory_runs() {
    if !cfg!(all(unix, any(target_arch = "x86_64", target_arch = "aarch64"))) {
        return external::not_supplied("the example does not support this machine");
    }
    let mut run = cargo();
    run.args(["run", "-q", "-p", "llas-jit", "--", "2*(x+3) - square(square(2))*(7-x)", "5", "6"]);
    let run = Run::of(&mut run);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let said = String::from_utf8(run.stdout).unwrap();
    let values: Vec<&str> = said.lines().filter_map(|line| line.split_once(" = ").map(|pair| pair.1)).collect();
    assert_eq!(values, ["-16 for x = 5", "2 for x = 6"], "{said}");
    assert!(said.ends_with("called 2 times\n"), "{said}");
}

#[test]
fn objects_made_in_webassembly_are_the_same() {
    if !external::has(&["node"]) {
        return;
    }
    let targets =
        Command::new("rustc").args(["--print", "target-libdir", "--target", "wasm32-unknown-unknown"]).output();
    let library = targets.map(|done| PathBuf::from(String::from_utf8_lossy(&done.stdout).trim().to_owned()));
    if !library.is_ok_and(|library| library.is_dir()) {
        return external::not_supplied("Rust's target wasm32-unknown-unknown is not installed");
    }
    let build = Run::of(cargo().args(["build", "-q", "-p", "llas-wasm-objects", "--target", "wasm32-unknown-unknown"]));
    assert_eq!(build.code, Some(0), "{}", build.stderr);
    let module = target().join("wasm32-unknown-unknown/debug/llas_wasm_objects.wasm");
    let runner = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wasm/run.cjs");
    let folder = scratch("wasm");
    let mut compared = 0;
    // A sample that covers every machine and format.
    let texts = texts().into_iter().filter(|text| text.flags.len() == 1 && text.path.with_extension("o").exists());
    for text in texts.step_by(16) {
        let Some(triple) = &text.triple else { continue };
        let options = Options::for_target(triple.parse().unwrap()).unwrap();
        let Ok(native) = assemble(&*text.bytes, &options) else { continue };
        let out = folder.join("out.o");
        let mut node = Command::new("node");
        let run = Run::of(node.arg(&runner).arg(&module).arg(triple).arg(&text.path).arg(&out));
        assert_eq!(run.code, Some(0), "{}: {}", text.name, run.stderr);
        assert!(fs::read(out).unwrap() == native.to_bytes().unwrap(), "{}: the objects differ", text.name);
        compared += 1;
    }
    // Errors are reported there, too.
    fs::write(folder.join("mistake.s"), "\t.globel main\n").unwrap();
    let mut node = Command::new("node");
    let run =
        Run::of(node.arg(&runner).arg(&module).args(["x86_64-linux-gnu", "mistake.s", "out.o"]).current_dir(&folder));
    assert!(run.code == Some(1) && run.stderr.contains("unknown directive"), "{}", run.stderr);
    fs::remove_dir_all(folder).unwrap();
    println!("{compared} objects made in WebAssembly equal the native ones");
    assert!(compared > 5);
}

/// The text of a package's page, which is shown by hosts that do not have the other files of the repository.
#[test]
fn pages_of_packages_have_no_relative_links() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (package, page) in
        [(".", "docs/package.md"), ("build", "build/README.md"), ("cpp", "cpp/README.md"), ("isa", "isa/README.md")]
    {
        let manifest = fs::read_to_string(root.join(package).join("Cargo.toml")).unwrap();
        let named = manifest.lines().find_map(|line| line.strip_prefix("readme = ")).unwrap_or("\"README.md\"");
        assert!(page.ends_with(named.trim_matches('"')), "{package}: {named}");
        assert!(
            manifest.contains("\ndocumentation = \"https://docs.rs/") && manifest.contains("\nrepository"),
            "{package}"
        );
        let text = fs::read_to_string(root.join(page)).unwrap();
        let links = text.match_indices("](").map(|(at, _)| &text[at + 2..]);
        let links: Vec<&str> = links.filter_map(|rest| rest.split(')').next()).collect();
        let relative: Vec<_> = links.iter().filter(|link| !link.starts_with("https://")).collect();
        assert!(relative.is_empty(), "{page}: {relative:?}");
        // Links into the source of the package name files that it has.
        for file in links.iter().filter_map(|link| link.split_once("/llas/latest/source/").map(|pair| pair.1)) {
            assert!(root.join(file).exists(), "{page}: {file}");
        }
    }
}
