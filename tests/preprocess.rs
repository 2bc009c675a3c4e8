//! `.S` files: what is preprocessed, the flags about it, make rules, and where messages are.

mod common;

use common::folder::Folder;
use common::{Run, external};
use std::fs;

const T: &str = "-triple=x86_64-linux-gnu";

/// A text with a macro, an include and a condition.
const TEXT: &str = "#include \"one.h\"\n#ifdef FAST\n#define N(x) $ONE + x\n#endif\n\t.globl f # it's a comment\nf:\tmovl N(2), %eax // C's\n\tret\n";
/// The same without preprocessing.
const PLAIN: &str = "\t.globl f\nf:\tmovl $1 + 2, %eax\n\tret\n";

fn folder(name: &str) -> Folder {
    let f = Folder::new(name);
    fs::create_dir(f.0.join("h")).unwrap();
    fs::create_dir(f.0.join("sys")).unwrap();
    for (name, text) in [
        ("x.S", TEXT),
        ("plain.s", PLAIN),
        ("h/one.h", "#include <two.h>\n"),
        ("sys/two.h", "#pragma once\n#define ONE 1\n"),
        ("pre.h", "#define ONE 5\n"),
    ] {
        fs::write(f.0.join(name), text).unwrap();
    }
    f
}

fn done(f: &Folder, args: &[&str]) {
    let run = f.run(args);
    assert_eq!(run.code, Some(0), "{args:?}: {}", run.stderr);
}

const FLAGS: [&str; 5] = [T, "-Ih", "-DFAST", "-isystem", "sys"];

#[test]
fn names_and_flags_say_what_is_preprocessed() {
    let f = folder("preprocess-names");
    done(&f, &[T, "plain.s"]);
    let plain = f.read("plain.o");
    let text = fs::read(f.0.join("x.S")).unwrap();
    for name in ["x.S", "y.sx", "z.s"] {
        fs::write(f.0.join(name), &text).unwrap();
        let flags: &[&str] = if name == "z.s" { &["-x", "assembler-with-cpp"] } else { &[] };
        done(&f, &[&FLAGS, flags, &[name, "-o", "x.o"]].concat());
        assert_eq!(f.read("x.o"), plain, "{name}");
    }
    f.refuses(&[&FLAGS[..], &["z.s", "-o", "x.o"]].concat(), &["z.s"]);
    f.refuses(&[&FLAGS[..], &["-x", "assembler", "x.S", "-o", "x.o"]].concat(), &["x.S"]);
    // The command line's order counts, and an input may be standard input.
    let flags = ["-UONE", "-DONE=3", "-UONE", "-include", "pre.h", "-x=assembler-with-cpp", "-E", "-P", "-"];
    let run = f.feed(&flags, b"ONE __ASSEMBLER__\n#ifdef __x86_64__\nx\n#endif\n");
    assert_eq!((run.code, String::from_utf8(run.stdout).unwrap().lines().next()), (Some(0), Some("5 1")));
    assert_eq!(f.feed(&["-undef", "-x=assembler-with-cpp", "-E", "-P", "-"], b"linux unix\n").stdout, b"linux unix\n");
}

#[test]
fn text_and_objects_are_those_of_clang() {
    if !external::has(&["clang-22"]) {
        return;
    }
    let f = folder("preprocess-clang");
    let texts = [
        TEXT,
        "#define M(n, ...) n: .long __VA_ARGS__\nM(a, 1, 2)\nM(b, __LINE__)\n.ascii \"x // y\"\n# 12 \"z\"\n.if 1 // c\n.endif\n",
        "#ifdef __AVX2__\nvpaddd %ymm0, %ymm1, %ymm2\n#elif defined __aarch64__\nadd x0, x1, #1\n#else\nnop\n#endif\n",
    ];
    for (text, target) in texts
        .iter()
        .flat_map(|text| ["x86_64-linux-gnu", "aarch64-linux-gnu", "x86_64-w64-windows-gnu"].map(|t| (text, t)))
    {
        if text == &TEXT && !target.starts_with("x86") {
            continue;
        }
        fs::write(f.0.join("t.S"), text).unwrap();
        let flags = ["-Ih", "-DFAST", "-isystem", "sys", "t.S"];
        let clang = |more: &[&str]| {
            let mut command = external::program("clang-22").unwrap();
            Run::of(command.current_dir(&f.0).arg(format!("--target={target}")).args(flags).args(more))
        };
        let triple = format!("-triple={target}");
        let ours = f.run(&[&[triple.as_str(), "-E"], &flags[..]].concat());
        assert_eq!(
            String::from_utf8(ours.stdout).unwrap(),
            String::from_utf8(clang(&["-E"]).stdout).unwrap(),
            "{text}"
        );
        done(&f, &[&[triple.as_str(), "-o", "ours.o"], &flags[..]].concat());
        assert_eq!(clang(&["-c", "-o", "clang.o"]).code, Some(0));
        assert!(f.read("ours.o") == f.read("clang.o"), "{target}: {text}");
    }
}

#[test]
fn make_rules_list_what_is_included() {
    let f = folder("preprocess-rules");
    let rule = |flags: &[&str], file: &str| {
        done(&f, &[&FLAGS[..], flags, &["x.S", "-o", "x.o"]].concat());
        String::from_utf8(f.read(file).unwrap()).unwrap()
    };
    let all = "x.o: x.S \\\n  h/one.h \\\n  sys/two.h\n";
    assert_eq!(rule(&["--MD=y.d"], "y.d"), all);
    assert_eq!(rule(&["-MD", "-MF", "z.d"], "z.d"), all);
    assert_eq!(rule(&["-MMD", "-MT", "a", "-MT", "b", "-MP"], "x.d"), "a b: x.S \\\n  h/one.h\nh/one.h:\n");
    fs::remove_file(f.0.join("x.d")).unwrap();
    done(&f, &[&FLAGS[..], &["x.S", "-o", "x.o", "-MD"]].concat());
    assert_eq!(f.read("x.d").unwrap(), all.as_bytes());
    fs::remove_file(f.0.join("x.o")).unwrap();
    assert_eq!(f.run(&[&FLAGS[..], &["-M", "x.S"]].concat()).stdout, all.as_bytes());
    assert_eq!(f.run(&[&FLAGS[..], &["-MM", "x.S"]].concat()).stdout, b"x.o: x.S \\\n  h/one.h\n");
    assert_eq!(f.read("x.o"), None);
    f.refuses(&[&FLAGS[..], &["x.S", "-o", "h/one.h"]].concat(), &["h/one.h"]);
}

#[test]
fn messages_name_the_line_of_the_source() {
    let f = folder("preprocess-messages");
    let text = "#define BAD(x) movl x, %nothing\n\n\n\n\n\n\n\n\n\n\n\n\n\tnop\n\tBAD(1)\n#include \"bad.h\"\n\tfoo\n";
    fs::write(f.0.join("m.S"), text).unwrap();
    fs::write(f.0.join("bad.h"), "\n\tbar\n").unwrap();
    let run = f.run(&[T, "--error-format=short", "m.S"]);
    for place in ["m.S:15:", "bad.h:2:", "m.S:17:"] {
        assert!(run.stderr.contains(place), "{place}: {}", run.stderr);
    }
    let text = "#define A(x) B(x, 1)\n#define B(x) x\n\tA(2)\n#if 1 +\n#endif\n#error no\n#warning yes\n#include <none.h>\n#define 3\n";
    fs::write(f.0.join("e.S"), text).unwrap();
    let run = f.run(&[T, "e.S"]);
    assert_eq!((run.code, f.read("e.o")), (Some(1), None));
    for words in ["[E1501]", "[E1502]", "[E1503]", "[E1504]", "[W0014]", "e.S:3:2", "expanded from macro 'A'", "none.h"]
    {
        assert!(run.stderr.contains(words), "{words}: {}", run.stderr);
    }
    let run = f.run(&[T, "--error-format=json", "e.S"]);
    assert!(run.stderr.contains("\"line\":4"), "{}", run.stderr);
}

/// Caches ask so which compiler a command is.
#[test]
fn any_other_file_is_preprocessed_by_the_flag_alone() {
    let f = folder("preprocess-other");
    for (name, is_done) in [("a.c", true), ("a.s", false), ("a", false)] {
        fs::write(f.0.join(name), "#ifdef __clang__\nyes\n#endif\n").unwrap();
        let shown = String::from_utf8(f.run(&[T, "-E", "-P", name]).stdout).unwrap();
        assert_eq!((shown.contains("yes"), shown.contains("#ifdef")), (true, !is_done), "{name}: {shown}");
    }
}

#[test]
fn flags_without_a_use_are_reported() {
    let f = folder("preprocess-unused");
    let flags = [T, "-DA", "-UB", "-isystem", "sys", "-nostdinc", "-o", "x.o"];
    let run = f.run(&[&flags[..], &["plain.s"]].concat());
    let reported: Vec<&str> = run.stderr.lines().filter(|line| line.contains("[W0014]")).collect();
    assert_eq!((run.code, reported.len()), (Some(0), 4), "{}", run.stderr);
    for flag in ["'-D A'", "'-U B'", "'-isystem sys'", "'-nostdinc'"] {
        assert!(run.stderr.contains(&format!("{flag} has no effect")), "{flag}: {}", run.stderr);
    }
    for used in [["-W", "plain.s"], ["-x=assembler-with-cpp", "plain.s"], ["-DFAST", "x.S"]] {
        let run = f.run(&[&[T, "-DA", "-Ih", "-isystem", "sys", "-o", "x.o"], &used[..]].concat());
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{used:?}");
    }
}

/// A name, a target, a text, and flags of clang and of llas.
type Case = (&'static str, &'static str, &'static str, &'static [&'static str], &'static [&'static str]);

const CASES: &[Case] = &[
    // The processor of Windows has NEON; those of Linux have it if it is chosen.
    ("neon", "thumbv7-pc-windows-msvc", "vadd.i8 q0, q1, q2\n", &[], &[]),
    ("nops", "i686-linux-gnu", "nop\n.p2align 4\nret\n", &[], &[]),
    ("nops", "x86_64-pc-windows-msvc", "nop\n.p2align 4\nret\n", &[], &[]),
    ("cet", "x86_64-linux-musl", "#include <cet.h>\nf: _CET_ENDBR\n", &["-fcf-protection"], &["-D__CET__=3"]),
    ("cet", "i686-pc-windows-gnu", "#include <cet.h>\nf: _CET_ENDBR\n", &["-fcf-protection"], &["-D__CET__=3"]),
    (
        "cpu",
        "aarch64-linux-gnu",
        "#ifdef __ARM_FEATURE_DOTPROD\nsdot v0.4s, v1.16b, v2.16b\n#endif\n",
        &["-mcpu=cortex-a76"],
        &["-mcpu=cortex-a76"],
    ),
    ("map", "x86_64-linux-gnu", ".ascii __FILE__\n", &["-fmacro-prefix-map=m=n"], &["-fmacro-prefix-map=m=n"]),
    ("attributes", "armv7-linux-gnueabihf", "vadd.f64 d0, d1, d2\n", &[], &[]),
    ("attributes", "arm-linux-gnueabi", ".thumb\nblx r3\n", &[], &[]),
    ("attributes", "armv6-linux-gnueabihf", "rev r0, r1\n", &[], &[]),
    ("attributes", "armv8a-linux-gnueabihf", "vrintz.f32 q0, q1\n", &[], &[]),
    ("attributes", "armv7-linux-androideabi", "dmb ish\n", &[], &[]),
    ("attributes", "thumbv7m-none-eabi", "udiv r0, r1, r2\n", &[], &[]),
    ("attributes", "thumbv6m-none-eabi", "movs r0, #1\n", &[], &[]),
    ("attributes", "thumbv8.1m.main-none-eabi", "le lr, .\n", &[], &[]),
    ("attributes", "thumbv7-w64-windows-gnu", "vadd.f32 q0, q1, q2\n", &[], &[]),
    ("embed", "aarch64-pc-windows-msvc", ".byte\n#embed \"plain.s\"\n", &[], &[]),
];

#[test]
fn objects_for_other_targets_are_those_of_clang() {
    let f = folder("preprocess-targets");
    let clang = external::has(&["clang-22"]);
    for (name, target, text, theirs, ours) in CASES {
        fs::write(f.0.join("map.S"), text).unwrap();
        done(&f, &[&[&format!("-triple={target}"), "map.S", "-o", "ours.o"], *ours].concat());
        if !clang {
            continue;
        }
        let mut command = external::program("clang-22").unwrap();
        let target_flag = format!("--target={target}");
        let run =
            Run::of(command.current_dir(&f.0).arg(target_flag).args(*theirs).args(["-c", "map.S", "-o", "clang.o"]));
        assert_eq!(run.code, Some(0), "{name} for {target}: {}", run.stderr);
        let mut expected = f.read("clang.o").unwrap();
        if target.contains("windows") {
            // The time.
            expected[4..8].fill(0);
        }
        assert!(f.read("ours.o") == Some(expected), "{name} for {target}");
    }
}

#[test]
fn debug_information_has_the_version_of_the_target() {
    let f = folder("preprocess-dwarf");
    fs::write(f.0.join("d.S"), "f: nop\n").unwrap();
    for (target, version) in [("x86_64-linux-gnu", 5), ("x86_64-unknown-freebsd", 4), ("x86_64-pc-windows-gnu", 4)] {
        let triple = format!("-triple={target}");
        done(&f, &[&triple, "-g", "d.S", "-o", "usual.o"]);
        done(&f, &[&triple, "-g", &format!("--dwarf-version={version}"), "d.S", "-o", "chosen.o"]);
        assert_eq!(f.read("usual.o"), f.read("chosen.o"), "{target}");
    }
}

#[test]
fn the_producer_of_debug_information_can_be_named() {
    let f = folder("preprocess-producer");
    fs::write(f.0.join("d.S"), "f: nop\n").unwrap();
    let has = |object: &str, name: &str| {
        let bytes = f.read(object).unwrap();
        bytes.windows(name.len() + 1).any(|window| window == [name.as_bytes(), b"\0"].concat())
    };
    let flags = ["-triple=x86_64-linux-gnu", "-g", "d.S", "-o"];
    done(&f, &[&flags[..], &["usual.o"]].concat());
    done(&f, &[&flags[..], &["named.o", "-dwarf-debug-producer=a compiler 1.0"]].concat());
    assert!(has("usual.o", "llvm-mc (based on LLVM 22.1.8)") && !has("usual.o", "a compiler 1.0"));
    assert!(has("named.o", "a compiler 1.0") && !has("named.o", "llvm-mc (based on LLVM 22.1.8)"));
}
