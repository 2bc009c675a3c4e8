//! C programs with the library: the examples, the table of texts and many hostile calls, with each compiler that is there.

mod built;
#[path = "../../tests/table.rs"]
mod table;

use built::{folder, libraries};
use std::path::{Path, PathBuf};
use std::process::Command;
use table::run;

const COMPILERS: [&str; 2] = ["gcc", "clang-22"];
const CPP_COMPILERS: [&str; 2] = ["g++", "clang++-22"];

/// Compiles a program, with the static library or the shared one.
fn program(compiler: &str, source: &str, is_static: bool) -> PathBuf {
    let libraries = libraries();
    let kind = if is_static { "static" } else { "shared" };
    let name = Path::new(source).file_stem().unwrap().to_str().unwrap();
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{compiler}-{kind}"));
    let mut compile = Command::new(compiler);
    compile.args(["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-I"]).arg(folder().join("include"));
    compile.arg(folder().join(source)).arg("-o").arg(&out);
    if is_static {
        compile.arg(libraries.join("libllas.a")).args(["-lpthread", "-ldl", "-lm"]);
    } else {
        compile.arg("-L").arg(libraries).arg("-lllas").arg(format!("-Wl,-rpath,{}", libraries.display()));
    }
    run(&mut compile);
    out
}

/// Both kinds of the program with each compiler.
fn programs(source: &str) -> Vec<PathBuf> {
    let there = COMPILERS.into_iter().filter(|compiler| table::has(&[compiler]));
    there.flat_map(|compiler| [true, false].map(|is_static| program(compiler, source, is_static))).collect()
}

#[test]
#[cfg(all(unix, any(target_arch = "x86_64", target_arch = "aarch64")))]
fn jit_calls_what_it_assembles() {
    for program in programs("examples/jit.c") {
        assert_eq!(run(&mut Command::new(program)), "120\n");
    }
}

#[test]
fn patch_shows_the_code() {
    let before = ["mov\trax, qword ptr [rdi]", "add\trax, 65536", "mov\tqword ptr [rdi], rax", "ret"];
    let after = ["mov\trax, qword ptr [rdi]", "call\t0x401020", "nop", "mov\tqword ptr [rdi], rax", "ret"];
    for program in programs("examples/patch.c") {
        let shown = run(&mut Command::new(program));
        let (first, second) = shown.split_once("--\n").unwrap();
        let texts =
            |part: &str| part.lines().map(|line| line.split_once('\t').unwrap().1.to_owned()).collect::<Vec<_>>();
        assert_eq!(texts(first), before);
        assert_eq!(texts(second), after, "{second}");
    }
}

/// An example of the page is functions, and then perhaps statements.
#[test]
fn the_examples_of_the_page_run() {
    if !table::has(&["gcc"]) {
        return;
    }
    let page = std::fs::read_to_string(folder().join("../../docs/embedding.md")).unwrap();
    let blocks: Vec<&str> = page.split("\n```c\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!blocks.is_empty());
    for (number, block) in blocks.into_iter().enumerate() {
        let (functions, statements) = block.split_once("}\n\n").map_or((block, ""), |(first, rest)| (first, rest));
        let end = if statements.is_empty() { "" } else { "}" };
        // An example shows names that it does not use.
        let unused =
            ["parameter", "variable"].map(|kind| format!("#pragma GCC diagnostic ignored \"-Wunused-{kind}\"\n"));
        let text = format!(
            "{}#include <llas.h>\n#include <string.h>\n{functions}{end}\nint main(void) {{\n{statements}return 0;\n}}\n",
            unused.concat()
        );
        let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("example-{number}.c"));
        std::fs::write(&source, text).unwrap();
        run(&mut Command::new(program("gcc", source.to_str().unwrap(), true)));
    }
}

#[test]
fn rows_are_as_recorded() {
    for program in programs("tests/table.c") {
        run(Command::new(program).arg(folder().join("../tests/keystone.tsv")));
    }
}

/// `LLAS_CALLS` is the number of calls.
#[test]
fn hostile_texts_do_no_harm() {
    let calls = std::env::var("LLAS_CALLS").unwrap_or_else(|_| "5000".to_owned());
    if table::has(&["gcc"]) {
        print!("{}", run(Command::new(program("gcc", "tests/stress.c", false)).arg(calls)));
    }
}

#[test]
#[cfg(unix)]
fn the_benches_run() {
    if table::has(&["gcc"]) {
        let shown = run(Command::new(program("gcc", "bench/single.c", true)).arg("0.1"));
        assert!(shown.starts_with("llas: ") && shown.contains(" instructions a second"), "{shown}");
        let shown = run(Command::new(program("gcc", "bench/function.c", true)).arg("0.1"));
        assert!(shown.starts_with("C: ") && shown.ends_with(" us\n"), "{shown}");
    }
}

#[test]
fn header_is_c_and_cpp() {
    let include = folder().join("include");
    for (compilers, language, standards) in
        [(COMPILERS, "c", ["c99", "c17"]), (CPP_COMPILERS, "c++", ["c++11", "c++20"])]
    {
        for compiler in compilers.into_iter().filter(|compiler| table::has(&[compiler])) {
            for standard in standards {
                let mut check = Command::new(compiler);
                check.args(["-x", language, "-fsyntax-only", "-pedantic", "-Wall", "-Wextra", "-Werror"]);
                run(check.arg(format!("-std={standard}")).arg(include.join("llas.h")));
            }
        }
    }
}
