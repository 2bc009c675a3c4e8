//! Programs that find the installed library by CMake and by pkg-config.
#![cfg(all(unix, any(target_arch = "x86_64", target_arch = "aarch64")))]

mod built;
#[path = "../../tests/table.rs"]
mod table;

use built::{folder, libraries, target};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use table::run;

const VERSION: &str = env!("CARGO_PKG_VERSION");
/// What the example prints.
const PRINTED: &str = "120\n";

/// An empty folder.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("install").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The library, installed by the program of the repository and moved to another folder, in which it must be found.
fn installed(name: &str) -> PathBuf {
    let folder = scratch(name);
    let (made, moved) = (folder.join("made"), folder.join("moved"));
    let mut install = Command::new(env!("CARGO"));
    install.args(["run", "-q", "-p", "llas-capi-install", "--target-dir"]).arg(target()).arg("--");
    run(install.arg(libraries()).arg(&made).current_dir(built::folder()));
    fs::rename(made, &moved).unwrap();
    moved
}

/// What CMake finds in `prefix`, or in the repository with the libraries elsewhere.
fn in_cmake(name: &str, arguments: &[String]) {
    let build = scratch(name);
    let mut configure = Command::new("cmake");
    configure.arg("-S").arg(folder().join("tests/cmake")).arg("-B").arg(&build).args(arguments);
    configure.arg(format!("-DLLAS_VERSION={VERSION}"));
    run(configure.arg(format!("-DLLAS_EXAMPLES={}", folder().join("examples").display())));
    run(Command::new("cmake").arg("--build").arg(&build));
    for kind in ["llas", "static"] {
        let program = build.join(format!("jit-{kind}"));
        let has_path = fs::read(&program).unwrap().windows(15).any(|bytes| bytes == b"/lib/libllas.so");
        assert!(!has_path, "{name}: {kind} needs the library at its path");
        assert_eq!(run(&mut Command::new(program)), PRINTED, "{name}");
    }
}

/// The example with what pkg-config says, with the shared library or everything static.
fn with_pkg_config(prefix: &Path) {
    let pkg_config = |arguments: &[&str]| {
        let path = prefix.join("lib/pkgconfig");
        let mut ask = Command::new("pkg-config");
        run(ask.args(arguments).arg("llas").env_remove("PKG_CONFIG_SYSROOT_DIR").env("PKG_CONFIG_PATH", path))
    };
    assert_eq!(pkg_config(&["--modversion"]).trim(), VERSION);
    for (kind, more) in [("shared", None), ("static", Some("--static"))] {
        let flags: Vec<&str> = ["--cflags", "--libs"].into_iter().chain(more).collect();
        let program = prefix.join(kind);
        let mut compile = Command::new("gcc");
        compile.arg(folder().join("examples/jit.c")).arg("-o").arg(&program).args(more.map(|_| "-static"));
        run(compile.args(pkg_config(&flags).split_whitespace()));
        assert_eq!(run(Command::new(program).env("LD_LIBRARY_PATH", prefix.join("lib"))), PRINTED, "{kind}");
    }
}

#[test]
fn cmake_finds_the_installed_library() {
    if table::has(&["cmake", "gcc"]) {
        in_cmake("cmake", &[format!("-DCMAKE_PREFIX_PATH={}", installed("for-cmake").display())]);
    }
}

#[test]
fn cmake_finds_what_cargo_has_built() {
    if table::has(&["cmake", "gcc"]) {
        let config = format!("-Dllas_DIR={}", folder().join("cmake").display());
        in_cmake("cmake-in-place", &[config, format!("-DLLAS_LIBRARY_DIR={}", libraries().display())]);
    }
}

#[test]
fn pkg_config_finds_the_installed_library() {
    if table::has(&["pkg-config", "gcc"]) {
        with_pkg_config(&installed("for-pkg-config"));
    }
}

/// `cargo install cargo-c` takes ten minutes, so its absence is not a failure with `LLAS_REQUIRE_TOOLS` either.
#[test]
fn cargo_c_installs_the_same() {
    if !table::is_there(&["cargo-cinstall", "cmake", "pkg-config", "gcc"]) {
        return;
    }
    let prefix = scratch("cargo-c");
    let mut install = Command::new(env!("CARGO"));
    install.args(["cinstall", "--profile", "dev", "-p", "llas-capi", "--libdir", "lib", "--prefix"]).arg(&prefix);
    run(install.arg("--target-dir").arg(target()).current_dir(folder()));
    with_pkg_config(&prefix);
    in_cmake("cmake-of-cargo-c", &[format!("-DCMAKE_PREFIX_PATH={}", prefix.display())]);
}
