//! Limits on what a text may demand, which end in an error: nested expansions, expressions, names in messages. Memory stays below
//! 2 GiB.

mod common;

use common::folder::Folder;
use common::{Run, llas, options};
use llas::streamer::{Expr, Streamer};
use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

const T: &str = "-triple=x86_64-linux-gnu";

/// Assembles `x.s` with at most 2 GiB of address space; without a limit on Windows.
fn run(f: &Folder, text: &str, flags: &[&str]) -> Run {
    fs::write(f.0.join("x.s"), text).unwrap();
    let mut command = match cfg!(unix) {
        true => {
            let mut shell = Command::new("sh");
            shell.args(["-c", "ulimit -v 2097152; exec \"$0\" \"$@\""]).arg(llas().get_program());
            shell
        }
        false => llas(),
    };
    Run::of(command.current_dir(&f.0).args([T, "x.s", "-o", "x.o"]).args(flags))
}

fn refused(f: &Folder, text: &str, flags: &[&str], word: &str) -> String {
    let run = run(f, text, flags);
    assert_eq!(run.code, Some(1), "{word}: {}", run.stderr);
    assert!(run.stderr.contains(word), "{word}: {}", run.stderr);
    assert_eq!(f.read("x.o"), None, "{word}");
    run.stderr
}

#[test]
fn includes_without_end() {
    let f = Folder::new("limits-includes");
    fs::write(f.0.join("empty"), "").unwrap();
    fs::write(f.0.join("line"), "# 34 bytes of a comment and no more\n").unwrap();
    let (expand, small) = ("expand to more than", "--max-expansion-size=8M");
    // Wide rather than deep: each file includes itself twice while a counter is small.
    let tree =
        ".ifndef n\nn = 0\n.endif\nn = n + 1\n.if n < 60\n.include \"x.s\"\n.include \"x.s\"\n.endif\nn = n - 1\n";
    refused(&f, tree, &[small], expand);
    refused(&f, ".rept 100000\n.include \"empty\"\n.endr\n", &[small], expand);
    refused(&f, &".include \"line\"\n".repeat(100_000), &[small], expand);
    assert_eq!(run(&f, &".include \"line\"\n".repeat(2000), &[small]).code, Some(0));
    fs::remove_file(f.0.join("x.o")).unwrap();
    // The same within the default limit: it ends soon, as files are not read again.
    let start = Instant::now();
    refused(&f, tree, &[], expand);
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    assert_eq!(run(&f, &".include \"line\"\n".repeat(100_000), &[]).code, Some(0));
    fs::remove_file(f.0.join("x.o")).unwrap();
    // Inclusions of one file share its memory, and the first inclusion of a file does not count.
    fs::write(f.0.join("large"), vec![b'#'; 16 << 20]).unwrap();
    let run = run(&f, &".include \"large\"\n".repeat(30), &["--MD=x.d"]);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    assert_eq!(f.read("x.d").unwrap(), b"x.o: x.s \\\n  large\n");
    fs::remove_file(f.0.join("x.o")).unwrap();
    refused(&f, &".include \"large\"\n".repeat(2), &[small], expand);
    assert_eq!(self::run(&f, ".include \"large\"\n", &[small]).code, Some(0));
}

#[test]
fn macros_that_become_next_to_nothing() {
    let f = Folder::new("limits-macros");
    let text = |body: &str| format!(".macro m\n{body}.endm\n.rept 100000\nm\n.endr\n");
    refused(&f, &text("\n"), &["--max-expansion-size=8M"], "expand to more than");
    // An empty expansion does not count.
    assert_eq!(run(&f, &text(""), &["--max-expansion-size=8M"]).code, Some(0));
}

#[test]
fn very_many_warnings() {
    let f = Folder::new("limits-warnings");
    let run = run(&f, &".warning \"x\"\n".repeat(100_000), &["--error-format=short"]);
    assert_eq!((run.code, run.stderr.lines().count()), (Some(0), 10_000));
    assert!(run.stderr.ends_with("more than 10000 warnings; further ones are not shown\n"));
}

/// Parts of a file are included without reading it again each time.
#[test]
fn parts_of_a_large_file() {
    let f = Folder::new("limits-parts");
    fs::write(f.0.join("large"), (0..32 << 20).map(|n: u32| n as u8).collect::<Vec<u8>>()).unwrap();
    let start = Instant::now();
    let run = run(&f, &".incbin \"large\", 7, 1\n".repeat(5000), &[]);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    let object = f.read("x.o").unwrap();
    assert!(object.windows(5000).any(|bytes| bytes == [7; 5000]));
}

#[test]
fn expressions_of_millions_of_signs() {
    let f = Folder::new("limits-expressions");
    let (signs, sum) = ("-~!".repeat(800_000), "+1".repeat(1_100_000));
    for (before, after) in [
        (".quad ", ""),
        (".if ", "\n.endif"),
        ("a = ", "\n.quad a"),
        (" movl $", ", %eax"),
        (" movl ", "(%rip), %eax"),
        (".p2align ", ""),
        (".cfi_startproc\n.cfi_escape ", "\n.cfi_endproc"),
    ] {
        refused(&f, &format!("{before}{signs}1{after}\n"), &["--error-format=short"], "more than 2097152 tokens");
        // A sum in the operand of an instruction is parsed without tokens and takes no memory.
        if !before.starts_with(' ') {
            refused(&f, &format!("{before}1{sum}{after}\n"), &["--error-format=short"], "more than 2097152 tokens");
        }
    }
    let text = format!(" ldr x0, ={signs}1\n");
    refused(&f, &text, &["-triple=aarch64-linux-gnu", "--error-format=short"], "more than 2097152 tokens");
    // Below the limit it is accepted.
    assert_eq!(run(&f, &format!(".quad {}1\n", "-~!".repeat(600_000)), &[]).code, Some(0));
}

/// Names are truncated to a readable length in every form of messages.
#[test]
fn messages_about_long_names() {
    let f = Folder::new("limits-messages");
    let name = "n".repeat(4 << 20);
    let texts = [
        format!("{name}\n"),
        format!(".{name} 1\n"),
        format!("{name}: {name}:\n"),
        format!("{name}:\n{name} = 1\n"),
        format!(".quad {name} * 2\n"),
        format!(".quad a@{name}\n"),
        format!(" movl %{name}, %eax\n"),
        format!(".error \"{name}\"\n.warning \"{}\"\n", "word ".repeat(1 << 20)),
        format!(".macro m a:req\n.endm\n.macro {name} b:req\n.endm\n{name}\nm {name}={name}\n"),
        format!(".section {name},\"{name}\"\n.section x,\"a\",@{name}\n"),
        format!(".include \"{name}\"\n.incbin \"{name}\"\n"),
        format!("# 1 \"{name}\"\n.frob\n"),
        format!(".macro {name}\n.frob\n.endm\n{name}\n"),
        format!(".set {name}, {name}\n.quad {name}\n"),
        format!(".type {name}, @{name}\n.size {name}\n"),
        format!(".cfi_startproc\n.cfi_offset {name}, 1\n.cfi_endproc\n"),
        format!(".intel_syntax noprefix\n mov eax, [{name}*{name}]\n"),
    ];
    for text in texts {
        for form in ["short", "rich", "json"] {
            let run = run(&f, &text, &["--error-format", form]);
            assert_eq!(run.code, Some(1), "{:.80}: {}", text.trim_start_matches('n'), run.stderr);
            assert!(run.stderr.len() < 20_000, "{form} {:.80}: {} bytes", text, run.stderr.len());
        }
    }
    let run = run(&f, &format!(".macro m a:req\n.endm\nm {name}={name}\n"), &["--error-format=short"]);
    assert!(run.stderr.contains('…'), "{}", run.stderr);
}

/// A sum may grow at either end.
#[test]
fn sums_of_a_million_terms() {
    let start = Instant::now();
    let options = options();
    type Add = fn(Expr) -> Expr;
    let ends: [(Add, i32); 3] =
        [(|sum| Expr::int(1) + sum, 20_000), (|sum| sum + 1, 20_000), (|sum| -(Expr::int(1) - sum), -20_000)];
    for (add, expected) in ends {
        let sum = (0..1_000_000).fold(Expr::int(0), |sum, _| add(sum));
        assert_eq!(sum.clone(), sum);
        assert!(Streamer::new(&options).unwrap().value(sum, 4).is_err());
        let sum = (0..20_000).fold(Expr::int(0), |sum, _| add(sum));
        let mut out = Streamer::new(&options).unwrap();
        out.value(sum, 4).unwrap();
        let object = out.finish().unwrap().to_bytes().unwrap();
        assert!(object.windows(4).any(|found| found == expected.to_le_bytes()));
    }
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

/// A redefinition of a symbol with a very long name is refused without copies of the name.
#[test]
fn a_name_of_many_megabytes() {
    let f = Folder::new("limits-name");
    let label = format!("{}:\n", "n".repeat(100 << 20));
    let start = Instant::now();
    let told = refused(&f, &label.repeat(2), &["-filetype=null"], "is already defined");
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    assert!(told.len() < 5000, "{}", told.len());
}
