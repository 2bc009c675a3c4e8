//! Libraries for several targets; clang's objects have the same bytes.

mod common;

use common::{has, run, without_time};
use llas_build::Build;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGETS: [&str; 8] = [
    "x86_64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "i686-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "x86_64-pc-windows-gnu",
    "aarch64-unknown-linux-gnu",
    "aarch64-pc-windows-msvc",
    "thumbv7a-pc-windows-msvc",
];

fn files() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files")
}

fn build(target: &str) -> Build {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("build-{target}"));
    let mut build = Build::new();
    build.target(target).out_dir(out).cargo_metadata(false).debug(false).include(files());
    build
}

#[test]
fn libraries_have_the_symbols_of_their_objects() {
    for target in TARGETS {
        let path = build(target).file(files().join("add.S")).file(files().join("table.s")).try_compile("add").unwrap();
        let name = if target.ends_with("-msvc") { "add.lib" } else { "libadd.a" };
        assert_eq!(path.file_name().unwrap(), name);
        assert!(fs::read(&path).unwrap().starts_with(b"!<arch>\n"));
        if !has("llvm-nm-22") {
            continue;
        }
        let symbols = run(Command::new("llvm-nm-22").args(["--print-armap", "--defined-only"]).arg(&path));
        let map = symbols.split_once("Archive map\n").unwrap().1.split("\n\n").next().unwrap();
        let mut map: Vec<&str> = map.lines().filter(|line| !line.is_empty()).collect();
        map.sort_unstable();
        assert_eq!(map, ["add in 0-add.o", "table in 1-table.o"], "{target}");
    }
}

#[test]
fn objects_are_those_of_clang() {
    if !has("clang-22") {
        return;
    }
    for target in TARGETS {
        for is_tracing in [false, true] {
            let mut build = build(target);
            build.file(files().join("add.S"));
            let object = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clang.o");
            let mut clang = Command::new("clang-22");
            clang.args(["-c", "-nostdinc", &format!("--target={target}"), "-I"]).arg(files());
            if is_tracing {
                build.define("HAVE_TRACE", None);
                clang.arg("-DHAVE_TRACE");
            }
            run(clang.arg(files().join("add.S")).arg("-o").arg(&object));
            let (made, expected) = (&build.try_objects().unwrap()[0], fs::read(&object).unwrap());
            assert!(*made == without_time(expected, target), "{target}");
        }
    }
}

#[test]
fn features_select_code() {
    let text = "#ifdef __AVX2__\n\tvpaddd %ymm0, %ymm1, %ymm2\n#else\n\tnop\n#endif\n";
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("features.S");
    fs::write(&path, text).unwrap();
    let code = |feature: Option<&str>| {
        let mut build = build("x86_64-unknown-linux-gnu");
        build.file(&path);
        if let Some(feature) = feature {
            build.feature(feature);
        }
        build.try_objects().unwrap().remove(0)
    };
    let has = |object: &[u8], bytes: &[u8]| object.windows(bytes.len()).any(|window| window == bytes);
    assert!(has(&code(Some("+avx2")), &[0xc5, 0xf5, 0xfe, 0xd0]) && !has(&code(None), &[0xc5, 0xf5, 0xfe, 0xd0]));
}

#[test]
fn mistakes_are_shown_with_their_lines() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let [assembly, preprocessor] = ["mistake.S", "missing.S"].map(|name| folder.join(name));
    fs::write(&assembly, "\n#define MOVE movvl\n\tMOVE $1, %eax\n").unwrap();
    fs::write(&preprocessor, "#include \"missing.h\"\n#error stop\n").unwrap();
    let failure = |path: &Path, target: &str| build(target).file(path).try_compile("x").unwrap_err().to_string();
    let shown = failure(&assembly, "x86_64-unknown-linux-gnu");
    assert!(shown.contains("invalid instruction mnemonic 'movvl'") && shown.contains("mistake.S:3:"), "{shown}");
    let shown = failure(&preprocessor, "x86_64-unknown-linux-gnu");
    assert!(shown.contains("missing.S:1:") && shown.contains("missing.h") && shown.contains("stop"), "{shown}");
    let shown = failure(&assembly, "riscv64gc-unknown-linux-gnu");
    assert!(shown.contains("target riscv64gc-unknown-linux-gnu"), "{shown}");
    let shown = failure(&folder.join("nowhere.s"), "x86_64-unknown-linux-gnu");
    assert!(shown.contains("nowhere.s"), "{shown}");
    assert!(!folder.join("build-x86_64-unknown-linux-gnu/libx.a").exists());
}

/// A crate with a build script, as users write it.
#[test]
#[cfg(all(unix, any(target_arch = "x86_64", target_arch = "aarch64")))]
fn the_example_runs() {
    let mut cargo = Command::new(env!("CARGO"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    cargo.args(["run", "--quiet", "--package", "llas-build-example", "--target-dir"]).arg(target);
    assert_eq!(run(cargo.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("example"))), "2 + 3 = 5\n");
}
