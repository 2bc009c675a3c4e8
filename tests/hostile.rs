//! Texts that are meant to do harm. Whatever they contain, the command ends within seconds with an object or with errors.

mod common;

use common::damage::damage;
use common::{Numbers, Run, golden, llas, scratch, setting};
use llas::diag::{Color, Report, Severity};
use llas::options::Limits;
use llas::{Options, assemble};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// Tests that take less time pass on any machine.
const QUICK: Duration = Duration::from_secs(10);

/// The others may take this multiple of [`ordinary`]: about 20 seconds on an idle machine without optimisation.
const TIMES: u32 = 200;

/// The time that the command takes at this moment for 200,000 simple lines: the machine may be slow, or busy.
fn ordinary() -> Duration {
    let start = Instant::now();
    let args = ["-triple=x86_64-linux-gnu", "-filetype=null", "-"];
    let run = Run::with_input(llas().args(args), "\tmovl\t$1, -4(%rbp)\n".repeat(200_000).as_bytes());
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    start.elapsed()
}

/// Fails if `took` is too long.
fn in_time(what: &str, took: Duration) {
    if took > QUICK {
        let limit = ordinary() * TIMES;
        assert!(took < limit, "took {took:?}, more than {limit:?}: {what}");
    }
}

/// Assembles a text with the command; returns its status and its errors.
fn run(name: &str, text: &[u8]) -> (i32, String) {
    run_with(name, text, &[])
}

fn run_with(name: &str, text: &[u8], flags: &[&str]) -> (i32, String) {
    let folder = scratch(&format!("hostile-{name}"));
    fs::write(folder.join("x.s"), text).unwrap();
    let start = Instant::now();
    let args = ["-triple=x86_64-linux-gnu", "--error-format=short", "--error-limit=20", "x.s", "-o", "x.o"];
    let run = Run::of(llas().current_dir(&folder).args(args).args(flags));
    in_time(name, start.elapsed());
    let code = run.code.unwrap_or_else(|| panic!("{name} ended by a signal: {}", run.stderr));
    assert!(code == 0 || code == 1, "{name}: status {code}: {}", run.stderr);
    assert_eq!(folder.join("x.o").exists(), code == 0, "{name}: {}", run.stderr);
    assert_eq!(run.stderr.contains(": error: "), code == 1, "{name}: {}", run.stderr);
    let _ = fs::remove_dir_all(folder);
    (code, run.stderr)
}

fn refused(name: &str, text: impl AsRef<[u8]>) -> String {
    let (code, errors) = run(name, text.as_ref());
    assert_eq!(code, 1, "{name} was accepted");
    errors
}

/// Assembles on a stack as small as those of threads in programs that use the library.
fn on_small_stack(name: &'static str, text: impl Into<Vec<u8>>) {
    let text = text.into();
    let options = Options::for_target("x86_64-linux-gnu".parse().unwrap()).unwrap();
    let work = move || inside(&text, &options);
    let thread = std::thread::Builder::new().name(name.into()).stack_size(512 << 10).spawn(work).unwrap();
    assert!(thread.join().is_ok(), "{name}");
}

#[test]
fn stacks_are_small() {
    let nested = |depth: usize, inner: &str| format!("{}{inner}{}", "(1+".repeat(depth), ")".repeat(depth));
    let mut sets = String::from(".set a0, u\n");
    for n in 1..=100 {
        sets.push_str(&format!(".set a{n}, {}\n", nested(499, &format!("a{}", n - 1))));
    }
    // Nested expansions: repeats, and a macro that calls itself as deep as the flag allows.
    on_small_stack("repeats", format!("{}nop\n{}", ".rept 1\n".repeat(5000), ".endr\n".repeat(5000)));
    on_small_stack("calls", ".macro m n\n.if \\n\nm \\n-1\n.endif\n.endm\nm 19\n");
    on_small_stack("sets", sets.clone() + ".quad a100\n");
    on_small_stack("sets-of-label", sets + ".quad a100\nu:\n");
    for (name, line) in [
        ("quad", ".quad @"),
        ("set", ".set x, @\n.quad x, x\n jmp x"),
        ("immediate", " movl $@, %eax"),
        ("address", " movl @(%rip), %eax"),
        ("jump", " jmp @"),
        ("if", ".if @\n.endif"),
        ("fill", "s: .fill @-s"),
        ("org", ".org @"),
        ("size", ".size u, @-u"),
        ("leb", ".uleb128 @-u"),
        ("escape", "f: .cfi_startproc\n.cfi_escape @\n.cfi_endproc"),
        ("intel", ".intel_syntax noprefix\n mov eax, [@]\n mov eax, @\n jmp @\n mov eax, [rax+4*(@)]"),
    ] {
        for inner in ["u", "1", "-1+~-u", "u@PLT", "%rax"] {
            on_small_stack(name, line.replace('@', &nested(50_000, inner)) + "\nu:\n");
        }
        on_small_stack(name, line.replace('@', &format!("{}u", "-".repeat(100_000))) + "\nu:\n");
        on_small_stack(name, line.replace('@', &format!("u{}", "+u-u".repeat(50_000))) + "\nu:\n");
    }
}

#[test]
fn deep_nesting() {
    let n = 200_000;
    refused("parens", format!(".quad {}1{}\n", "(".repeat(n), ")".repeat(n)));
    refused("open-parens", format!(".quad {}\n", "(".repeat(n)));
    refused("memory-parens", format!("movl {}%rax{}, %eax\n", "(".repeat(n), ")".repeat(n)));
    run("minuses", format!(".quad {}1\n", "-".repeat(n)).as_bytes());
    run("tildes", format!("movl ${}1, %eax\n", "~-!".repeat(n)).as_bytes());
    run("pluses", format!(".quad 1{}\n", "+1".repeat(n)).as_bytes());
    run("symbols", format!(".quad a{}\n", "+a".repeat(n)).as_bytes());
    run("mixed", format!(".quad {}1{}\n", "-(".repeat(n), ")".repeat(n)).as_bytes());
    refused("ifs", ".if 1\n".repeat(n));
    refused("braces", format!("{} nop\n", "{".repeat(n)));
    run("labels", "a:".repeat(n).as_bytes());
    run("numbered", "1:".repeat(n).as_bytes());
    run("prefixes", format!("{}nop\n", "lock ".repeat(n)).as_bytes());
    run("pushes", ".pushsection .data\n".repeat(n).as_bytes());
}

#[test]
fn jumps_that_widen_one_another() {
    let n = 200_000;
    for between in ["", ".p2align 1\n", ".p2align 4,,1\n.p2align 1\n"] {
        let link = |i: usize| format!("jmp .L{i}\n.zero 62\n.L{}:\n{between}", i.wrapping_sub(1));
        let text: String = (1..=n).map(link).collect();
        let (code, _) = run("jump-chain", format!("{text}.zero 70\n.L{n}:\n").as_bytes());
        assert_eq!(code, 0);
    }
}

#[test]
fn files_that_include_each_other() {
    let errors = refused("self", ".include \"x.s\"\n");
    assert!(errors.contains("deep"), "{errors}");
    refused("twice", ".include \"x.s\"\n.include \"x.s\"\n");
}

#[test]
fn macros_without_end() {
    refused("macro-self", ".macro m\nm\n.endm\nm\n");
    refused("macro-twice", ".macro m\nm\nm\n.endm\nm\n");
    refused("macro-grows", ".macro m a\nm \\a\\a\nm \\a\\a\n.endm\nm xxxxxxxxxxxxxxxx\n");
    // The expansion is found to be too long before it is made.
    refused("rept", ".rept 0x80000000\n.byte 1\n.endr\n");
    let (code, errors) = run_with("rept-less", b".rept 10000000\n.byte 1\n.endr\n", &["--max-expansion-size=16M"]);
    assert_eq!(code, 1, "{errors}");
    run("rept-nested", b".rept 100000\n.rept 100000\n.endr\n.endr\n");
    refused("rept-open", ".rept 3\n.byte 1\n");
    refused("macro-open", ".macro m\n.byte 1\n");
    refused("irp-open", ".irp x, 1, 2\n.byte \\x\n");
}

#[test]
fn sizes_out_of_reach() {
    for (name, text) in [
        ("fill", ".fill 1<<40\n"),
        ("fill-8", ".fill 1<<61, 8, 1\n"),
        ("zero", ".zero 0x7fffffffffffffff\n"),
        ("skip", ".skip 1<<62, 1\n"),
        ("org", ".org 1<<40\n"),
        ("org-max", ".org 0x7fffffffffffffff\n"),
        ("two", ".zero 0x70000000\n.zero 0x70000000\n"),
        ("later", "a: .fill b - a + (1 << 40)\nb:\n"),
        ("align", ".byte 1\n.p2align 31\n.byte 1\n.p2align 31\n.byte 1\n"),
        ("nops", ".nops 1 << 40\n"),
        ("dcb", ".dcb.l 1 << 50, 1\n"),
        ("ds", ".ds.l 1 << 50\n"),
        ("zero-device", ".incbin \"/dev/zero\"\n"),
        ("random-device", ".include \"/dev/urandom\"\n"),
        ("folder", ".incbin \"/\"\n"),
        ("leb", ".uleb128 a - b\n"),
        ("division", ".intel_syntax noprefix\nmov eax, 1/0\n"),
        ("double-not", ".intel_syntax noprefix\nmov eax, not not 3\n"),
    ] {
        refused(name, text);
    }
    run("bss", b".bss\n.zero 0x10000000\n");
    run("comm", b".comm a, 0x7fffffffffffffff, 1\n");
    run("minimum", b".quad -9223372036854775808 / -1, -9223372036854775808 % -1, 1 / 0, 1 << 64, 1 << -1\n");
}

#[test]
fn symbols_that_grow_and_turn_in_circles() {
    let chain = |first: &str, name: &str| {
        let mut text = String::from(first);
        for n in 1..=40 {
            text.push_str(&format!(".set {name}{n}, {name}{} + {name}{}\n", n - 1, n - 1));
        }
        text + &format!(".quad {name}40\n")
    };
    let (code, errors) = run("doubling", chain(".set s0, 1\n", "s").as_bytes());
    assert_eq!(code, 0, "{errors}");
    // The value of the first symbol is unknown until the end.
    run("doubling-later", (chain("", "s") + "s0:\n").as_bytes());
    run("doubling-label", chain("s0:\n", "s").as_bytes());
    for (name, step) in [("long-chain", " + 1"), ("long-alias", "")] {
        let mut lines: Vec<String> = (1..=100_000).map(|n| format!("c{n} = c{}{step}\n", n - 1)).collect();
        for turn in ["", "-turned"] {
            for first in ["c0 = 1", "c0:", "c0 = l - m", "c0 = c100000", ""] {
                let text = format!("m: jmp l\n{}.quad c100000\n.zero 200\nl: {first}\n", lines.concat());
                run(&format!("{name}{turn}"), text.as_bytes());
            }
            lines.reverse();
        }
    }
    let aliases: String = (1..=20_000).map(|n| format!(".set c{n}, c{}\n", n - 1)).collect();
    run("long-asked", (aliases + &".ifdef c20000\n.endif\n.zero c20000\n".repeat(10_000)).as_bytes());
    refused("circle", "a = b\nb = c\nc = a\n.quad a\n");
    refused("circle-self", "a = a + 1\n.quad a\n");
    run("weakref-circle", b".weakref a, b\n.weakref b, a\n.quad a\n");
    run("size-circle", b".size a, b\nb = c\nc = b + 1\n");
    refused("fill-circle", "a: .fill b - a\nb: .fill a - b + c\nc:\n");
    refused("uleb-circle", "a: .uleb128 b - a + 0x7e\nb:\n.fill b - a - c\nc:\n");
}

/// Names, files and macros that collide in a hash function without a seed (rustc-hash 2).
#[test]
fn names_that_collide() {
    let name = |n: usize| [b"\xd3\x08\xa3\x85\x88\x6a\x3f\x24".as_slice(), format!("{n:08}").as_bytes()].concat();
    let (mut labels, mut files) = (Vec::new(), Vec::new());
    for n in 0..80_000 {
        labels.extend([b"\"", name(n).as_slice(), b"\": .byte 1\n"].concat());
        files.extend([format!(".file {} \"", n + 1).as_bytes(), name(n).as_slice(), b"\"\n"].concat());
    }
    run("colliding-labels", &labels);
    run("colliding-files", &files);
}

#[test]
fn bytes_that_are_no_text() {
    for (name, text) in [
        ("nul", b".byte 1\0\n.byte \0\n\0\n".as_slice()),
        ("nul-name", b"a\0b: .quad a\0b\n"),
        ("utf8", b".byte \xff\n\xc3\x28:\n.ascii \"\xff\xfe\"\n"),
        ("bom", b"\xef\xbb\xbf.byte 1\n"),
        ("utf16", b".\0b\0y\0t\0e\0 \x001\0\n\0"),
        ("string", b".ascii \"abc\n.byte 1\n"),
        ("string-end", b".ascii \"abc"),
        ("escape-end", b".ascii \"\\"),
        ("char-end", b".byte '"),
        ("char-escape-end", b".byte '\\"),
        ("comment", b".byte 1 /* never closed\n.byte 2\n"),
        ("comment-end", b"/*"),
        ("slash-end", b".byte 1 /"),
        ("returns", b".byte 1\r.byte 2\r\n.byte 3\r"),
        ("no-newline", b".byte 1"),
        ("marker", b"# 99999999999999999999 \"x\n# 1 \"\n# -1 \"a\"\n.frob\n"),
        ("empty", b""),
    ] {
        run(name, text);
    }
    run("name-of-64K", format!("{0}: .quad {0}\n", "n".repeat(65_536)).as_bytes());
}

#[test]
fn long_lines() {
    let size = 10 << 20;
    run("long-nothing", &vec![b' '; size]);
    run("long-name", &vec![b'a'; size]);
    run("long-comment", &[b"#".repeat(size), b"\n.byte 1\n".to_vec()].concat());
    run("long-data", format!(".byte 0{}\n", ",0".repeat(size / 2)).as_bytes());
    run("long-string", format!(".ascii \"{}\"\n", "x".repeat(size)).as_bytes());
    run("long-number", format!(".quad {}\n", "9".repeat(size)).as_bytes());
    run("long-real", format!(".double 0.{}e-5\n", "9".repeat(size)).as_bytes());
    run("long-exponent", format!(".double 1e{}\n", "9".repeat(size)).as_bytes());
    run("long-statements", "nop;".repeat(size / 4).as_bytes());
    run("long-operands", format!("movl %eax{}\n", ",%eax".repeat(size / 5)).as_bytes());
    refused("long-errors", ")".repeat(size));
    refused("many-errors", ".frob\n".repeat(20_000));
}

/// Assembles within this process, where a panic fails the test with its own message. The result is an object, or errors whose
/// three printed forms have the message and the location.
fn inside(text: &[u8], options: &Options) {
    let start = Instant::now();
    let result = assemble(text, options);
    in_time(&String::from_utf8_lossy(text), start.elapsed());
    let reports = match &result {
        Ok(assembled) => {
            assert!(assembled.to_bytes().unwrap().starts_with(b"\x7fELF"));
            &assembled.warnings
        }
        Err(failure) => {
            assert!(failure.reports.iter().any(|report| report.severity == Severity::Error), "{failure}");
            &failure.reports
        }
    };
    // Drawing all of some thousand errors would take too long.
    for report in reports.iter().take(4) {
        is_printed(report);
    }
}

fn is_printed(report: &Report) {
    let Report { message, file, severity, .. } = report;
    let (line, column) = report.place.as_ref().map_or((0, 0), |place| (place.start.line, place.start.column));
    assert!(!message.is_empty(), "{report:?}");
    let one_line: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    assert_eq!(report.to_string(), format!("{file}:{line}:{column}: {}: {one_line}", severity.as_str()));
    let json = report.json();
    assert!(json.starts_with("{\"file\":\"") && json.ends_with("]}\n") && json.lines().count() == 1, "{json}");
    let rich = report.rich(Color::Never);
    let head = format!("{}[{}]: ", severity.as_str(), report.code.as_str());
    assert!(rich.contains(&head) && rich.contains(message.lines().next().unwrap()), "{rich}");
    assert!(report.place.is_none() || rich.contains(&format!("{file}:{line}:")), "{rich}");
}

fn small() -> Options {
    let mut limits = Limits::default();
    limits.output = 1 << 20;
    limits.expansion = 1 << 20;
    common::builder().limits(limits).build().unwrap()
}

#[test]
fn random_bytes() {
    let mut numbers = Numbers(1);
    let options = small();
    let common = b"\n\n\t ..,,()$%@:=+-*/\"'\\#;{}[]<>!&|^~0123456789abcdefxABL_";
    for round in 0..4000 {
        let text: Vec<u8> = (0..numbers.below(400))
            .map(|_| if round % 4 == 0 { numbers.next() as u8 } else { *numbers.pick(common) })
            .collect();
        inside(&text, &options);
    }
}

#[test]
fn golden_files_with_damage() {
    let texts: Vec<_> = golden::texts().into_iter().map(|text| (text.path, text.bytes)).collect();
    let options = small();
    // More rounds are set by LLAS_HOSTILE_ROUNDS=500 LLAS_HOSTILE_SEED=7.
    let mut numbers = Numbers(setting("LLAS_HOSTILE_SEED", 2));
    for (path, text) in &texts {
        for _ in 0..setting("LLAS_HOSTILE_ROUNDS", 12) {
            let mut text = text.clone();
            for _ in 0..=numbers.below(3) {
                let other = &numbers.pick(&texts).1;
                damage(&mut text, other, &mut numbers);
            }
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| inside(&text, &options)));
            assert!(done.is_ok(), "{}:\n{}", shown(path), String::from_utf8_lossy(&text));
        }
    }
}

/// A padding whose size is not a multiple of its wide value is shorter in the file than the offsets after it imply.
#[test]
fn numbers_of_the_writer_behind_uneven_padding() {
    let options = Options::for_target("x86_64-windows-msvc".parse().unwrap()).unwrap();
    assert!(assemble("nop\n.p2alignl 3, 5\n.secoffset f\n", &options).is_ok());
}

fn shown(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

/// The command has 4 GiB of address space for objects of 2 GiB: it writes one, or reports that it is out of memory.
#[cfg(target_os = "linux")]
#[test]
fn large_objects_in_little_memory() {
    let folder = scratch("little-memory");
    for (name, text) in [("zero", ".zero 1<<31\n"), ("align", ".p2align 31\n.byte 1\n.p2align 31\n")] {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        let mut shell = std::process::Command::new("sh");
        let command = "ulimit -v 4194304; exec \"$0\" \"$1\" -triple=x86_64-linux-gnu -o - > /dev/null";
        let run = Run::of(shell.arg("-c").arg(command).arg(env!("CARGO_BIN_EXE_llas")).arg(&file));
        let told = run.code == Some(1) && run.stderr.contains("error[");
        assert!(run.code == Some(0) || told, "{name}: {:?} {}", run.code, run.stderr);
    }
    fs::remove_dir_all(folder).unwrap();
}
