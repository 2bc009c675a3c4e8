//! `-gcodeview`: the generated debug information equals that of explicit `.cv_*` directives, and debuggers' tools read it.
//!
//! `tests/codeview/a.s` and `a.explicit.s` have to make the same object; where llvm-mc-22 is installed, it has to make that
//! object of the second. There `@version@` is replaced by llas's version and `@numbers@` by the version's three numbers.

mod common;

use common::golden::Golden;
use common::{Run, external, llas, oracle, scratch};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/codeview")
}

/// Runs one of the two assemblers on a text and returns the object.
fn assemble(program: &mut Command, text: &Golden, out: &Path) -> Vec<u8> {
    program.current_dir(text.folder()).args(&text.flags).args(["-filetype=obj", text.file_name(), "-o"]).arg(out);
    let run = Run::of(program);
    assert_eq!(run.code, Some(0), "{}: {}", text.file_name(), run.stderr);
    fs::read(out).unwrap()
}

#[test]
fn what_is_described_is_what_directives_would_say() {
    let scratch = scratch("codeview");
    let out = scratch.join("out.o");
    let mut count = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let Some(stem) = name.strip_suffix(".explicit.s") else { continue };
        let numbers = env!("CARGO_PKG_VERSION").replace('.', ", ");
        let text = fs::read_to_string(&path).unwrap();
        let text = text.replace("@version@", env!("CARGO_PKG_VERSION")).replace("@numbers@", &numbers);
        let explicit = scratch.join(&name);
        fs::write(&explicit, text).unwrap();
        let (described, explicit) = (Golden::read(&folder().join(format!("{stem}.s"))), Golden::read(&explicit));
        let object = assemble(&mut llas(), &described, &out);
        assert!(object == assemble(&mut llas(), &explicit, &out), "{stem}: the object of the directives differs");
        if let Some(mut oracle) = oracle() {
            assert!(object == assemble(&mut oracle, &explicit, &out), "{stem}: llvm-mc's object differs");
        }
        count += 1;
    }
    assert!(count >= 4, "{count} texts");
    fs::remove_dir_all(scratch).unwrap();
}

#[test]
fn a_text_with_tables_of_its_own_gets_no_others() {
    let folder = scratch("codeview-own");
    let text = ".cv_file 1 \"a.c\"\n.cv_func_id 0\nf: .cv_loc 0 1 3\nnop\n";
    fs::write(folder.join("a.s"), text).unwrap();
    let object = |flag: &[&str]| {
        let mut llas = llas();
        let run =
            Run::of(llas.current_dir(&folder).args(["--triple=x86_64-windows-msvc", "a.s", "-o", "a.o"]).args(flag));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        fs::read(folder.join("a.o")).unwrap()
    };
    assert!(object(&[]) == object(&["-gcodeview"]));
    let mut llas = llas();
    let run = Run::of(llas.current_dir(&folder).args(["--triple=x86_64-linux-gnu", "a.s", "-gcodeview", "-o", "b.o"]));
    assert!(run.code == Some(1) && run.stderr.contains("COFF"), "{}", run.stderr);
    fs::remove_dir_all(folder).unwrap();
}

/// The PDB that LLVM's linker makes has the functions and lines of the object.
#[test]
fn a_database_of_a_debugger_has_the_lines() {
    if !external::has(&["lld-link-22", "llvm-pdbutil-22"]) {
        return;
    }
    let scratch = scratch("codeview-pdb");
    for machine in ["x64", "i386", "arm64", "thumb"] {
        let text = Golden::read(&folder().join(format!("{machine}.s")));
        let object = scratch.join(format!("{machine}.o"));
        assemble(&mut llas(), &text, &object);
        let mut linker = Command::new("lld-link-22");
        linker.current_dir(&scratch).arg(&object).args([
            "/entry:main",
            "/subsystem:console",
            "/nodefaultlib",
            "/safeseh:no",
        ]);
        let run = Run::of(linker.args(["/debug", "/opt:noref", "/out:a.exe", "/pdb:a.pdb"]));
        assert_eq!(run.code, Some(0), "{machine}: {} {}", run.stderr, String::from_utf8_lossy(&run.stdout));
        let mut dump = Command::new("llvm-pdbutil-22");
        let run = Run::of(dump.arg("dump").args(["-l", "-symbols", "-files"]).arg(scratch.join("a.pdb")));
        let said = String::from_utf8_lossy(&run.stdout);
        for word in [&format!("/src/{machine}.s (MD5"), "S_GPROC32", "main`", "`helper`", "line/addr entries ="] {
            assert!(said.contains(word), "{machine}: no {word} in\n{said}");
        }
    }
    fs::remove_dir_all(scratch).unwrap();
}
