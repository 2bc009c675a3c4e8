//! Messages as the command gives them: their form, how many and how soon; and the pages made of its flags.

mod common;

use common::folder::Folder;
use std::fs;

const T: &str = "-triple=x86_64-linux-gnu";

/// The members that docs/diagnostics.md lists, in their order.
#[test]
fn the_form_of_json() {
    let f = Folder::new("cli-json");
    fs::write(f.0.join("j.s"), ".macro m\n.globel \\\\a\n.endm\nm\na: nop\na: nop\n").unwrap();
    let json = f.refuses(&[T, "--error-format=json", "j.s"], &[]);
    let lines: Vec<&str> = json.lines().collect();
    assert_eq!(
        lines[0],
        "{\"file\":\"<instantiation>\",\"line\":1,\"column\":1,\"end\":{\"line\":1,\"column\":8},\"severity\":\"error\",\
         \"code\":\"E0210\",\"message\":\"unknown directive\",\"help\":[\"did you mean '.globl'?\"],\"notes\":[{\"file\":\"j.s\",\
         \"line\":2,\"column\":1,\"end\":{\"line\":2,\"column\":12},\"message\":\"it is made of this line of the body\"}],\
         \"within\":[{\"file\":\"j.s\",\"line\":4,\"column\":1,\"end\":{\"line\":4,\"column\":2}}]}"
    );
    assert!(lines[1].contains("\"code\":\"E0401\"") && lines[1].contains("\"line\":5,\"column\":1"), "{}", lines[1]);
    let usage = f.refuses(&[T, "--error-format=json", "-bogus"], &[]);
    assert!(usage.starts_with("{\"file\":\"llas\",\"line\":null,\"column\":null,\"end\":null,"), "{usage}");
}

/// Very many mistakes are told soon: names that were meant are looked for only at first, and no more than 100 are shown.
#[test]
fn very_many_errors_take_no_time() {
    let f = Folder::new("cli-many");
    fs::write(f.0.join("many.s"), "\tbad %eax\n\t.bad 3\n\tadd %eex, %eax\n".repeat(60_000)).unwrap();
    let start = std::time::Instant::now();
    let run = f.run(&[T, "--error-format=short", "many.s"]);
    assert_eq!(run.stderr.matches(": error: ").count(), 100);
    assert!(run.stderr.contains("179900 more errors"), "{}", run.stderr.lines().last().unwrap_or_default());
    let all = f.run(&[T, "--error-format=short", "--error-limit=0", "many.s"]);
    assert_eq!(all.stderr.lines().count(), 180_000);
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn every_code_is_in_the_page() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/diagnostics.md")).unwrap();
    for code in llas::diag::Code::ALL {
        let row = format!("| {} | {} |", code.as_str(), code.meaning());
        assert!(page.contains(&row), "docs/diagnostics.md lacks: {row}");
    }
}

#[test]
fn pages_made_of_the_flags() {
    let f = Folder::new("cli-pages");
    let said = |args: &[&str]| String::from_utf8(f.run(args).stdout).unwrap();
    let man = said(&["--man"]);
    assert!(man.contains(".TH") && man.contains("error\\-limit") && man.contains("x86\\-asm\\-syntax"), "{man}");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(said(&["--completions", shell]).contains("error-limit"), "{shell}");
    }
    f.refuses(&["--completions=tcsh"], &["tcsh", "bash"]);
}

/// What llvm-mc takes and writes otherwise than the text says it.
#[test]
fn what_is_cut_off_or_dropped_is_told() {
    let f = Folder::new("cli-dropped");
    let text = "f:\t.byte g-f, g-f-100\n\t.2byte g-f+65535\n\t.space 300\ng:\n\t.arch_of_mine 7\n\t.long f@IMGREL, f@GOTPCREL\n";
    fs::write(f.0.join("d.s"), text).unwrap();
    let run = f.run(&["-triple=x86_64-windows-msvc", "--error-format=short", "d.s"]);
    let told: Vec<&str> = run.stderr.lines().collect();
    assert_eq!(
        told,
        [
            "d.s:1:10: warning: 304 does not fit 8 bits: its upper bits are cut off",
            "d.s:2:9: warning: 65839 does not fit 16 bits: its upper bits are cut off",
            "d.s:5:2: warning: there is no such directive, and it has no effect: what begins like this is passed over",
            "d.s:6:18: warning: the specifier has no effect here: the plain value is taken",
        ],
        "{told:?}"
    );
}
