//! The command called as `as`: GNU as's command line, and compilers that run it. `tests/gcc-builds/run` builds whole programs
//! this way.

#![cfg(target_os = "linux")]

#[path = "as_command/bytes.rs"]
mod bytes;
mod common;
#[path = "as_command/flags.rs"]
mod flags;
#[path = "as_command/machines.rs"]
mod machines;
#[path = "as_command/table.rs"]
mod table;
#[path = "as_command/used.rs"]
mod used;

use common::{Run, external, llas, scratch};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::Command;

/// A folder with a link `as` to the command under test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = scratch(name);
        symlink(env!("CARGO_BIN_EXE_llas"), folder.join("as")).unwrap();
        fs::write(folder.join("a.s"), "\t.globl f\nf:\tnop\n").unwrap();
        fs::write(folder.join("b.s"), "\tcall f\n").unwrap();
        Folder(folder)
    }

    fn gnu(&self, args: &[&str]) -> Run {
        Run::of(Command::new(self.0.join("as")).current_dir(&self.0).args(args))
    }

    fn done(&self, args: &[&str]) -> Run {
        let run = self.gnu(args);
        assert_eq!(run.code, Some(0), "{args:?}: {}", run.stderr);
        run
    }

    fn read(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.0.join(name)).ok()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn inputs_and_outputs() {
    let f = Folder::new("as-inputs");
    f.done(&["--64", "a.s", "b.s"]);
    let both = f.read("a.out").unwrap();
    fs::write(f.0.join("ab.s"), "\t.globl f\nf:\tnop\n\tcall f\n").unwrap();
    f.done(&["--64", "ab.s", "-oab.o"]);
    assert_eq!(f.read("ab.o"), Some(both.clone()));
    let args = ["--64", "a.s", "-", "-o", "x.o", "--MD", "x.d"];
    let run = Run::with_input(Command::new(f.0.join("as")).current_dir(&f.0).args(args), b"\tcall f\n");
    assert_eq!((run.code, f.read("x.o")), (Some(0), Some(both)), "{}", run.stderr);
    assert_eq!(f.read("x.d").unwrap(), b"x.o: a.s\n");
    let run = Run::with_input(Command::new(f.0.join("as")).current_dir(&f.0).args(["-o", "s.o"]), b"\tnop\n");
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    fs::write(f.0.join("bad.s"), "\tnop\n\tfrob\n").unwrap();
    let run = f.gnu(&["--64", "a.s", "bad.s", "--error-format=short", "-o", "y.o"]);
    assert_eq!((run.code, f.read("y.o")), (Some(1), None));
    assert!(run.stderr.starts_with("bad.s:2:2: error: "), "{}", run.stderr);
    let by_flag = Run::of(llas().current_dir(&f.0).args(["--as", "--64", "ab.s", "-o", "z.o"]));
    assert_eq!((by_flag.code, f.read("z.o")), (Some(0), f.read("ab.o")), "{}", by_flag.stderr);
}

#[test]
fn flags_that_change_the_object() {
    let f = Folder::new("as-flags");
    let machine = |name: &str| u16::from_le_bytes(f.read(name).unwrap()[18..20].try_into().unwrap());
    for (flag, expected) in [("--64", 62), ("--32", 3), ("--x32", 62)] {
        f.done(&[flag, "a.s", "-o", "m.o"]);
        assert_eq!(machine("m.o"), expected, "{flag}");
    }
    fs::write(f.0.join("w.s"), "\t.warning \"look\"\n").unwrap();
    assert!(f.done(&["w.s"]).stderr.contains("look"));
    assert_eq!(f.done(&["-W", "w.s"]).stderr, "");
    assert_eq!(f.gnu(&["--fatal-warnings", "w.s"]).code, Some(1));
    fs::write(f.0.join("d.s"), "\t.data\n\t.byte n\n").unwrap();
    f.done(&["--defsym", "n=7", "d.s", "-o", "d.o"]);
    f.done(&["--noexecstack", "a.s", "-o", "n.o"]);
    f.done(&["--execstack", "a.s", "-o", "e.o"]);
    assert_ne!(f.read("n.o"), f.read("e.o"));
    fs::write(f.0.join("i.s"), "\tmov eax, [rbx]\n").unwrap();
    f.done(&["--64", "-msyntax=intel", "-mnaked-reg", "i.s"]);
    f.done(&["--64", "a.s", "-o", "plain.o"]);
    for line in [
        "-march=generic64+sse2 -mtune=core2 -O2 -Qy -s -q -k -n -J -K -D -w -X -f --warn",
        "--statistics --reduce-memory-overheads --hash-size=4051 --listing-lhs-width=4 -mshared -mx86-used-note=no",
        "-mmnemonic=att -mrelax-relocations=yes -mbig-obj -mold-gcc --nocompress-debug-sections --traditional-format -Iinc",
    ] {
        let args: Vec<&str> = line.split(' ').chain(["--64", "a.s", "-o", "same.o"]).collect();
        f.done(&args);
        assert_eq!(f.read("same.o"), f.read("plain.o"), "{line}");
    }
    for flag in ["-mx86-used-note=maybe", "--gstabs", "-Z", "--mri", "-mnaked-reg", "--bogus"] {
        assert_eq!(f.gnu(&["--64", flag, "a.s", "-o", "r.o"]).code, Some(1), "{flag}");
        assert_eq!(f.read("r.o"), None);
    }
}

/// The ways in which build scripts query GNU as's version.
#[test]
fn the_version_that_builds_look_for() {
    let f = Folder::new("as-version");
    let said = String::from_utf8(f.done(&["--version"]).stdout).unwrap();
    let words: Vec<&str> = said.lines().next().unwrap().split(' ').collect();
    assert_eq!((words[..2].join(" ").as_str(), *words.last().unwrap()), ("GNU assembler", "2.40"));
    assert!(said.contains("llas") && said.contains("GNU assembler version 2.40"), "{said}");
    let run = f.done(&["-v", "a.s"]);
    assert!(run.stderr.contains("GNU assembler version 2.40"), "{}", run.stderr);
    assert!(String::from_utf8(f.done(&["--help"]).stdout).unwrap().contains("--noexecstack"));
}

/// The prefix of a cross assembler's name selects the target.
#[test]
fn the_name_says_the_target() {
    let f = Folder::new("as-names");
    symlink(env!("CARGO_BIN_EXE_llas"), f.0.join("aarch64-linux-gnu-as")).unwrap();
    fs::write(f.0.join("v.s"), "\tptrue p0.b\n").unwrap();
    let cross = |args: &[&str]| Run::of(Command::new(f.0.join("aarch64-linux-gnu-as")).current_dir(&f.0).args(args));
    assert_eq!(cross(&["-EL", "-mabi=lp64", "v.s"]).code, Some(1), "SVE is not enabled");
    let run = cross(&["-EL", "-mabi=lp64", "-march=armv8.2-a+sve", "v.s", "-o", "v.o"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert_eq!(f.read("v.o").unwrap()[18], 183);
    assert_eq!(cross(&["-march=armv99-a", "v.s"]).code, Some(1));
    let run = cross(&["-EB", "-mcpu=neoverse-v1", "v.s", "-o", "b.o"]);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    assert_eq!(f.read("b.o").unwrap()[5], 2, "big-endian");
    // ARM has two flags for parts of the target, in any order.
    symlink(env!("CARGO_BIN_EXE_llas"), f.0.join("arm-linux-gnueabihf-as")).unwrap();
    fs::write(f.0.join("w.s"), "\tcmp r1, r2\n").unwrap();
    let arm = |args: &[&str]| {
        let mut command = Command::new(f.0.join("arm-linux-gnueabihf-as"));
        let run = Run::of(command.current_dir(&f.0).args(args).args(["w.s", "-o", "w.o"]));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        let object = f.read("w.o").unwrap();
        (object[5], object[52..56].to_vec())
    };
    assert_eq!(arm(&["-EL"]), (1, vec![0x02, 0x00, 0x51, 0xe1]));
    assert_eq!(arm(&["-EB"]), (2, vec![0xe1, 0x51, 0x00, 0x02]));
    for flags in [["-EB", "-mthumb"], ["-mthumb", "-mbig-endian"]] {
        let (order, code) = arm(&flags);
        assert_eq!((order, &code[..2]), (2, &[0x42, 0x91][..]));
    }
}

const PROGRAM: &str = r#"
#include <stdio.h>
struct point { int x, y; };
static int sum(const struct point *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i].x * p[i].y; return s; }
static double half(double d) { return d / 2; }
int main(int argc, char **argv) {
    struct point all[] = { { 1, 2 }, { 3, 4 }, { argc, argc } };
    switch (argc) {
        case 1: puts("one"); break; case 2: puts("two"); break; case 3: puts("three"); break; default: puts(argv[1]);
    }
    printf("%d %g\n", sum(all, 3), half(argc));
    return 0;
}
"#;

/// Builds a program once with our `as` and once with the compiler's own; both programs have to print the same.
fn builds(f: &Folder, compiler: &[&str], flags: &[&str], ours: &str) {
    let line = format!("{compiler:?} {flags:?}");
    let build = |extra: &[&str], out: &str| {
        let mut command = Command::new(compiler[0]);
        command.current_dir(&f.0).args(&compiler[1..]).args(flags).args(extra).args(["p.c", "-o", out]);
        Run::of(&mut command)
    };
    let theirs = build(&[], "theirs");
    if theirs.code != Some(0) {
        let reason = theirs.stderr.lines().next().unwrap_or_default();
        return external::unavailable(&format!("{line} does not work here: {reason}"));
    }
    let run = build(&[ours], "ours");
    assert_eq!(run.code, Some(0), "{line}: {}", run.stderr);
    let said = |program: &str| Run::of(Command::new(f.0.join(program)).args(["a", "b"])).stdout;
    assert_eq!(said("ours"), said("theirs"), "{line}");
    assert!(said("ours").starts_with(b"three\n"), "{line}");
}

#[test]
fn compilers_run_it() {
    let f = Folder::new("as-compilers");
    fs::write(f.0.join("p.c"), PROGRAM).unwrap();
    let here = format!("-B{}/", f.0.display());
    if external::has(&["gcc"]) {
        for flags in [
            ["-O2", "-g"].as_slice(),
            &["-O0", "-g3"],
            &["-O2", "-fPIC", "-fsanitize=address"],
            &["-Os", "-masm=intel"],
            &["-O2", "-m32"],
            &["-O2", "-ffunction-sections", "-fpatchable-function-entry=3,1", "-Wa,--noexecstack,-march=core2"],
        ] {
            builds(&f, &["gcc"], flags, &here);
        }
    }
    if external::has(&["clang-22"]) {
        builds(&f, &["clang-22", "-fno-integrated-as"], &["-O2", "-g"], &here);
    }
}

/// The columns are those of GNU as 2.40; macro expansions are listed with their arguments substituted.
#[test]
fn listings() {
    const TEXT: &str = "# text\n\t.text\nf:\tnop; hlt\n\t.macro two n\n\t.long \\n, 2, 3, 4, 5, 6\n\t.endm\n\ttwo 1\n\
        \t.rept 2\n\tnop\n\t.endr\n.if 0\n\t.long 77\n.else\n\t.byte 78\n.endif\n\tcall g\n\t.include \"inc.s\"\n\
        \t.set abs, 5\n\t.bss\nb:\t.skip 6\n\t.comm c,4\n";
    const LINES: &str = "   1              \t# text
   2              \t\t.text
   3 0000 90F4     \tf:\tnop; hlt
   4              \t\t.macro two n
   5              \t\t.long \\n, 2, 3, 4, 5, 6
   6              \t\t.endm
   7 0002 01000000 \t\ttwo 1
   7      02000000 \n   7      03000000 \n   7      04000000 \n   7      05000000 \n   8              \t\t.rept 2
   9              \t\tnop
  10 001a 9090     \t\t.endr
  11              \t.if 0
  12              \t\t.long 77
  13              \t.else
  14 001c 4E       \t\t.byte 78
  15              \t.endif
  16 001d E8000000 \t\tcall g
  16      00
  17              \t\t.include \"inc.s\"
   1 0022 C3       \t\tret
  18              \t\t.set abs, 5
  19              \t\t.bss
  20 0000 00000000 \tb:\t.skip 6
  20      0000
  21              \t\t.comm c,4
";
    const SYMBOLS: &str = "DEFINED SYMBOLS
               tab.s:3      .text:0000000000000000 f
               tab.s:18     *ABS*:0000000000000005 abs
               tab.s:20     .bss:0000000000000000 b
                            *COM*:0000000000000004 c

UNDEFINED SYMBOLS
g
";
    let f = Folder::new("as-listing");
    fs::write(f.0.join("tab.s"), TEXT).unwrap();
    fs::write(f.0.join("inc.s"), "\tret\n").unwrap();
    let listed = |what: &str| String::from_utf8(f.done(&["--64", what, "tab.s"]).stdout).unwrap();
    assert_eq!(listed("-aln"), LINES);
    assert_eq!(listed("-asn"), SYMBOLS);
    f.done(&["--64", "-alns=tab.lst", "tab.s"]);
    assert_eq!(f.read("tab.lst").unwrap(), format!("{LINES}{SYMBOLS}").into_bytes());
    let text = listed("-alcn");
    assert_eq!(text, LINES.replace("  12              \t\t.long 77\n", ""));
    let text = listed("-almn");
    for line in ["   7 0002 01000000 \t> \t.long 1, 2, 3, 4, 5, 6\n", "  10 001a 90       \t> \tnop\n"] {
        assert!(text.contains(line), "{text}");
    }
    let text = listed("-a");
    assert!(text.starts_with("GAS LISTING tab.s \t\t\tpage 1\n\n\n   1 "), "{text}");
    assert!(text.contains("\x0cGAS LISTING tab.s \t\t\tpage 2\n\n\nDEFINED"), "{text}");
    let run = f.gnu(&["--64", "-aly", "tab.s"]);
    assert!(run.code == Some(1) && run.stderr.contains("unknown listing letter 'y'"), "{}", run.stderr);
}

/// The folder of the command gives the target, whether it was called by a relative path or found in `PATH`.
#[test]
fn the_folder_of_the_command_gives_the_target() {
    let folder = scratch("as-folder");
    let bin = folder.join("x86_64-w64-mingw32/bin");
    fs::create_dir_all(&bin).unwrap();
    symlink(env!("CARGO_BIN_EXE_llas"), bin.join("as")).unwrap();
    fs::write(bin.join("x.s"), "\tnop\n").unwrap();
    let mut shell = Command::new("sh");
    shell.args([
        "-c",
        "./as x.s -o a.o && PATH=/none:.:/bin:/usr/bin as x.s -o b.o && cd .. && bin/as bin/x.s -o bin/c.o && \
                      PATH=\"$PWD/bin:$PATH\" as bin/x.s -o bin/d.o",
    ]);
    let run = Run::of(shell.current_dir(&bin));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    for name in ["a.o", "b.o", "c.o", "d.o"] {
        assert_eq!(fs::read(bin.join(name)).unwrap()[..2], [0x64, 0x86], "{name}");
    }
}

/// The lines of a list in a message are separated.
#[test]
fn lists_are_on_one_line() {
    let f = Folder::new("as-lists");
    fs::write(f.0.join("l.s"), "\tmov %rax\n").unwrap();
    let run = f.gnu(&["--64", "l.s", "-o", "l.o"]);
    assert!(run.stderr.contains("the nearest forms of this instruction are: mov"), "{}", run.stderr);
    assert!(run.stderr.contains("; mov"), "{}", run.stderr);
}
