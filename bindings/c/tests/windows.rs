//! The library for Windows, called by a program that Wine runs.

mod built;
#[path = "../../tests/table.rs"]
mod table;

use built::{folder, target};
use std::path::Path;
use std::process::Command;
use std::{env, fs};
use table::run;

const TARGET: &str = "x86_64-pc-windows-gnu";
const COMPILER: &str = "x86_64-w64-mingw32-gcc";
/// Where Debian has it without the package `wine`.
const WINE: &str = "/usr/lib/wine/wine64";

#[test]
fn rows_on_windows() {
    let wine = if Path::new(WINE).is_file() { WINE } else { "wine64" };
    if !table::has(&[COMPILER, wine]) || !table::has_target(TARGET) {
        return;
    }
    // Two formats of objects, and one machine: the others need no other library.
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--lib", "--target", TARGET, "--no-default-features", "--features", "x86,elf,coff"]);
    build.arg("--manifest-path").arg(folder().join("Cargo.toml")).arg("--target-dir").arg(target());
    run(&mut build);
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("windows");
    fs::create_dir_all(&out).unwrap();
    let libraries = target().join(TARGET).join("debug");
    fs::copy(libraries.join("llas.dll"), out.join("llas.dll")).unwrap();
    let mut compile = Command::new(COMPILER);
    compile.args(["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-I"]).arg(folder().join("include"));
    compile.arg(folder().join("tests/table.c")).arg(libraries.join("libllas.dll.a"));
    run(compile.arg("-o").arg(out.join("table.exe")));
    let mut compile = Command::new(COMPILER);
    compile.arg("-shared").arg(folder().join("tests/wine/bcryptprimitives.c"));
    run(compile.arg("-o").arg(out.join("bcryptprimitives.dll")).arg("-ladvapi32"));
    let rows = fs::read_to_string(folder().join("../tests/keystone.tsv")).unwrap();
    let is_built = |line: &&str| ["x86_64-", "i386-"].iter().any(|machine| line.contains(&format!("\t{machine}")));
    let rows: Vec<&str> = rows.lines().filter(is_built).collect();
    fs::write(out.join("rows.tsv"), rows.join("\n") + "\n").unwrap();
    let mut program = Command::new(wine);
    program.args(["table.exe", "rows.tsv"]).current_dir(&out);
    program.env("WINEPREFIX", out.join("wine")).env("WINEDEBUG", "-all").env("DISPLAY", "");
    let shown = run(&mut program);
    assert!(shown.contains(&format!("{} rows, 0 wrong", rows.len())) && rows.len() > 20, "{shown}");
}
