//! The command: the spelling of every flag, where output goes, the messages and the exit status.

mod common;

use common::folder::Folder;
use common::{Run, llas, oracle};
use std::ffi::OsStr;
use std::fs;
use std::path::Path;

const T: &str = "-triple=x86_64-linux-gnu";

#[test]
fn the_object_goes_where_it_should() {
    let f = Folder::new("cli-output");
    let to_stdout = f.run(&[T, "good.s", "-o", "-"]);
    assert_eq!((to_stdout.code, to_stdout.stderr.as_str()), (Some(0), ""));
    assert!(to_stdout.stdout.starts_with(b"\x7fELF"));
    let object = Some(to_stdout.stdout.clone());
    assert_eq!(f.run(&[T, "good.s"]).code, Some(0));
    assert_eq!(f.read("good.o"), object);
    for args in
        [[T, "-o=x.o", "good.s"].as_slice(), &[T, "--o=x.o", "good.s"], &["-o", "x.o", "--target", &T[8..], "good.s"]]
    {
        assert_eq!(f.run(args).code, Some(0), "{args:?}");
        assert_eq!(f.read("x.o"), object);
        fs::remove_file(f.0.join("x.o")).unwrap();
    }
    let text = f.read("good.s").unwrap();
    for args in [[T].as_slice(), &[T, "-"], &[T, "-o", "-"], &[T, "-filetype=obj", "-", "-o=-"]] {
        let run = f.feed(args, &text);
        assert_eq!(Some(run.stdout), object, "{args:?}");
    }
    let null = f.run(&[T, "-filetype=null", "good.s", "-o", "n.o"]);
    assert_eq!((null.code, f.read("n.o")), (Some(0), None));
    // It does not touch the output of an earlier run.
    fs::write(f.0.join("n.o"), "old").unwrap();
    assert_eq!(f.run(&[T, "-filetype=null", "good.s", "-o", "n.o"]).code, Some(0));
    assert_eq!(f.read("n.o").unwrap(), b"old");
    fs::remove_file(f.0.join("n.o")).unwrap();
    let said = f.run(&[T, "good.s", "-o", "v.o", "--verbose"]).stderr;
    assert!(said.contains("wrote v.o (") && said.contains("bytes"), "{said}");
}

#[test]
fn nothing_is_left_after_errors() {
    let f = Folder::new("cli-errors");
    f.refuses(&[T, "bad.s", "-o", "x.o"], &["bad.s:2:7", "bad.s:3:1"]);
    // The output of an earlier run stays.
    fs::write(f.0.join("x.o"), "old").unwrap();
    assert_eq!(f.run(&[T, "bad.s", "-o", "x.o"]).code, Some(1));
    assert_eq!(f.read("x.o").unwrap(), b"old");
    // So it does if the input cannot be read or a flag is wrong.
    fs::write(f.0.join("x.o"), "old").unwrap();
    f.refuses(&[T, "nope.s", "-o", "x.o"], &["nope.s", "no such file"]);
    f.refuses(&[T, "good.s", "-o", "x.o", "-bogus"], &["-bogus"]);
    assert_eq!(f.read("x.o").unwrap(), b"old");
    f.refuses(&[T, ".", "-o", "x.o"], &["directory"]);
    fs::create_dir(f.0.join("inc/good.o")).unwrap();
    f.refuses(&[T, "good.s", "-o", "inc"], &["'inc/good.o'", "directory"]);
    f.refuses(&[T, "good.s", "-o", "no/x.o"], &["no/x.o", "no such file"]);
    f.refuses(&[T, "good.s", "bad.s", "-o", "x.o"], &["several inputs"]);
}

#[cfg(target_os = "linux")]
#[test]
fn devices_are_written_to_and_not_replaced() {
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};
    let f = Folder::new("cli-devices");
    assert_eq!(f.run(&[T, "good.s", "-o", "/dev/null"]).code, Some(0));
    assert_eq!(f.run(&[T, "bad.s", "-o", "/dev/null"]).code, Some(1));
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    f.refuses(&[T, "good.s", "-o", "/dev/full"], &["/dev/full", "No space left"]);
    // A link stays a link, a file keeps its mode, and a new file's mode follows the umask.
    fs::write(f.0.join("real.o"), "").unwrap();
    fs::set_permissions(f.0.join("real.o"), fs::Permissions::from_mode(0o750)).unwrap();
    symlink("real.o", f.0.join("link.o")).unwrap();
    assert_eq!(f.run(&[T, "good.s", "-o", "link.o"]).code, Some(0));
    assert!(fs::symlink_metadata(f.0.join("link.o")).unwrap().is_symlink());
    assert_eq!(fs::metadata(f.0.join("real.o")).unwrap().permissions().mode() & 0o777, 0o750);
    fs::write(f.0.join("plain"), "").unwrap();
    assert_eq!(f.run(&[T, "good.s", "-o", "new.o"]).code, Some(0));
    let mode = |name: &str| fs::metadata(f.0.join(name)).unwrap().permissions().mode();
    assert_eq!(mode("new.o"), mode("plain"));
    assert!(f.names().iter().all(|n| !n.starts_with(".llas-")), "{:?}", f.names());
}

#[cfg(target_os = "linux")]
#[test]
fn closed_streams_are_no_panic() {
    let f = Folder::new("cli-closed");
    let program = env!("CARGO_BIN_EXE_llas");
    for redirection in [">/dev/full", ">&-", "2>&-", ">&- 2>&-", "| true"] {
        for args in ["good.s -o -", "bad.s -o -", "--help", "--version", "-bogus", "good.s -o x.o --verbose"] {
            let line = format!("'{program}' {T} {args} {redirection}");
            let run = Run::of(std::process::Command::new("sh").current_dir(&f.0).args(["-c", &line]));
            assert!(matches!(run.code, Some(0 | 1)), "{line}: {:?} {}", run.code, run.stderr);
            assert!(!run.stderr.contains("panicked"), "{line}: {}", run.stderr);
        }
    }
    let full = format!("'{program}' {T} good.s -o - >/dev/full");
    let run = Run::of(std::process::Command::new("sh").current_dir(&f.0).args(["-c", &full]));
    assert_eq!(run.code, Some(1));
    assert!(run.stderr.contains("standard output"), "{}", run.stderr);
}

#[test]
fn mistakes_in_flags_are_told() {
    let f = Folder::new("cli-usage");
    f.refuses(&["-tripel=x", "good.s"], &["-tripel=x", "--triple"]);
    f.refuses(&["--fatal-warning", "good.s"], &["--fatal-warnings"]);
    f.refuses(&[T, "good.s", "-o"], &["needs a value"]);
    f.refuses(&[T, "-filetype=elf", "good.s"], &["elf", "obj, null"]);
    f.refuses(&[T, "-n=perhaps", "good.s"], &["perhaps", "true or false"]);
    f.refuses(&["-triple=vax-dec-ultrix", "good.s"], &["vax", "not supported"]);
    f.refuses(&["-triple=wasm32-wasi", "good.s"], &["not supported"]);
    f.refuses(&[T, "-arch=vax", "good.s"], &["vax"]);
    f.refuses(&[T, "-defsym", "a", "good.s"], &["NAME=NUMBER"]);
    f.refuses(&[T, "-defsym=a=zz", "good.s"], &["not an integer", "zz"]);
    f.refuses(&[T, "-defsym==1", "good.s"], &["NAME=NUMBER"]);
    f.refuses(&[T, "-dwarf-version=7", "good.s"], &["7"]);
    f.refuses(&[T, "-max-output-size=lots", "good.s"], &["lots"]);
    let json = f.refuses(&[T, "--error-format=json", "-bogus", "good.s"], &["\"message\":"]);
    assert!(json.starts_with('{') && json.lines().count() == 1, "{json}");
    let short = f.refuses(&[T, "--error-format=short", "-bogus", "good.s"], &["llas: error: "]);
    assert_eq!(short.lines().count(), 1);
}

/// Processors and features that the target lacks are warned about and ignored, as by llvm-mc.
#[test]
fn unknown_processors_and_features_are_told() {
    let f = Folder::new("cli-unknown");
    for triple in ["x86_64-linux-gnu", "aarch64-linux-gnu", "thumbv7-windows-msvc"] {
        let triple = format!("-triple={triple}");
        let args = [&triple, "-mcpu=z80", "-mattr=+warp,-x9", "--fatal-warnings", "good.s", "-o", "x.o"];
        let run = f.run(&args);
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        for words in [
            "'z80' is not a recognized processor for this target (ignoring processor)",
            "'+warp' is not a recognized feature for this target (ignoring feature)",
            "'-x9' is not a recognized feature for this target (ignoring feature)",
        ] {
            assert!(run.stderr.contains(words), "{}", run.stderr);
        }
        let quiet = f.run(&[&triple, "-mcpu=generic", "-mattr=+harden-sls-ijmp,+fuse-aes", "good.s", "-o", "x.o"]);
        assert_eq!(quiet.stderr.matches("not a recognized").count(), 1, "one must be unknown: {}", quiet.stderr);
    }
}

/// Flags that would change the object but are not supported yet are refused.
#[test]
fn flags_that_are_not_there_yet_say_so() {
    let f = Folder::new("cli-notyet");
    let flags = ["-validate-cfi", "-x86-pad-max-prefix-size=5", "-as-lex"];
    for flag in flags {
        f.refuses(&[T, flag, "good.s", "-o", "x.o"], &["not supported yet", flag.trim_start_matches('-')]);
    }
}

#[test]
fn flags_without_effect_are_taken() {
    let f = Folder::new("cli-same");
    let plain = f.run(&[T, "good.s", "-o", "-"]).stdout;
    let flags = [
        "-assemble -show-encoding --show-inst -output-asm-variant=1 -preserve-comments -print-imm-hex",
        "-g=false -dwarf64=0 -compress-debug-sections=none -x86-asm-syntax=att -x86-sse2avx=false",
        "-incremental-linker-compatible -emit-dwarf-unwind=always -masm-hexfloats -implicit-mapsyms -no-type-check -target-abi=x",
        "-arm-implicit-it=always -position-independent -fatal-warnings -W -no-deprecated-warn -mattr=+avx,-sse -n=false",
        "-dwarf-version=5 -fdebug-compilation-dir=/x -fdebug-prefix-map=a=b -main-file-name=q.c -x86-pad-max-prefix-size=0",
    ];
    for line in flags {
        let mut args = vec![T, "good.s", "-o", "-"];
        args.extend(line.split(' '));
        let run = f.run(&args);
        assert_eq!(run.code, Some(0), "{line}: {}", run.stderr);
        assert!(run.stdout == plain, "{line}");
        if let Some(mut oracle) = oracle() {
            let theirs = Run::of(oracle.current_dir(&f.0).arg("-filetype=obj").args(&args));
            assert!(theirs.stdout == plain, "{line}: {}", theirs.stderr);
        }
    }
}

#[test]
fn symbols_of_the_command_line() {
    let f = Folder::new("cli-defsym");
    fs::write(f.0.join("uses.s"), ".data\n.if a == -16\n.long a, b, c\n.endif\n").unwrap();
    let args = [T, "-defsym=c=5", "-defsym", "b=0x7", "--defsym=a=3", "--defsym", "a=-0x10", "uses.s", "-o", "-"];
    let run = f.run(&args);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    if let Some(mut oracle) = oracle() {
        let theirs = Run::of(oracle.current_dir(&f.0).arg("-filetype=obj").args(args));
        assert!(theirs.stdout == run.stdout);
    }
    fs::write(f.0.join("again.s"), ".set a, 2\n").unwrap();
    f.refuses(&[T, "-defsym=a=1", "again.s"], &["redefinition of 'a'"]);
}

#[test]
fn includes_and_make_rules() {
    let f = Folder::new("cli-include");
    f.refuses(&[T, "includes.s"], &["includes.s:1"]);
    for dir in [["-I", "inc"].as_slice(), &["-Iinc"], &["-I=inc"], &["--I", "inc"], &["-Inone", "-Iinc"]] {
        let args = [&[T, "includes.s", "-o", "x.o", "-MD", "x.d"], dir].concat();
        let run = f.run(&args);
        assert_eq!(run.code, Some(0), "{dir:?}: {}", run.stderr);
    }
    let rule = String::from_utf8(f.read("x.d").unwrap()).unwrap();
    assert_eq!(rule, "x.o: includes.s \\\n  inc/one\\ two.inc \\\n  inc/raw$$\n");
    assert_eq!(f.run(&[T, "bad.s", "-MD", "bad.d"]).code, Some(1));
    assert_eq!(f.read("bad.d"), None);
}

#[test]
fn response_files() {
    let f = Folder::new("cli-response");
    fs::write(f.0.join("a.rsp"), "-triple 'x86_64-linux-gnu'\n@b.rsp \"good.s\"").unwrap();
    fs::write(f.0.join("b.rsp"), "-o\tout\\ put.o").unwrap();
    assert_eq!(f.run(&["@a.rsp"]).code, Some(0));
    assert!(f.read("out put.o").is_some());
    fs::write(f.0.join("self.rsp"), "@self.rsp").unwrap();
    f.refuses(&["@self.rsp"], &["20 deep"]);
    fs::write(f.0.join("twice.rsp"), "@twice.rsp @twice.rsp").unwrap();
    f.refuses(&["@twice.rsp"], &["deep"]);
    f.refuses(&[T, "@none.rsp"], &["@none.rsp", "no such file"]);
}

#[test]
fn three_forms_of_errors() {
    let f = Folder::new("cli-forms");
    let short = f.refuses(&[T, "--error-format=short", "bad.s"], &[]);
    assert!(short.lines().all(|l| l.starts_with("bad.s:") && l.contains(": error: ")), "{short}");
    assert_eq!(short.lines().count(), 2);
    let json = f.refuses(&[T, "--error-format=json", "bad.s"], &["\"line\":2", "\"line\":3"]);
    assert!(json.lines().all(|l| l.starts_with('{') && l.ends_with('}')), "{json}");
    let rich = f.refuses(&[T, "bad.s"], &["error[E", ".byte )", "^"]);
    assert!(!rich.contains('\x1b'), "no colour without a terminal");
    assert!(f.refuses(&[T, "--color=always", "bad.s"], &[]).contains('\x1b'));
    assert!(f.refuses(&[T, "--color", "bad.s"], &[]).contains('\x1b'));
    assert!(!f.refuses(&[T, "--color=never", "bad.s"], &[]).contains('\x1b'));
    let one = f.refuses(&[T, "--error-limit=1", "--error-format=short", "bad.s"], &["1 more error"]);
    assert_eq!(one.matches(": error: ").count(), 1, "{one}");
    let stdin = f.feed(&[T, "--error-format=short"], b".frob\n");
    assert!(stdin.stderr.starts_with("<stdin>:1:1: error:"), "{}", stdin.stderr);
}

#[test]
fn warnings_and_what_the_text_prints() {
    let f = Folder::new("cli-warnings");
    fs::write(f.0.join("w.s"), ".warning \"look\"\n.print \"said\"\n").unwrap();
    let run = f.run(&[T, "w.s"]);
    assert_eq!((run.code, run.stdout.as_slice()), (Some(0), b"said\n".as_slice()));
    assert!(run.stderr.contains("look"));
    for quiet in ["-W", "--no-warn", "-no-warn=true"] {
        assert_eq!(f.run(&[T, quiet, "w.s"]).stderr, "");
    }
    fs::remove_file(f.0.join("w.o")).unwrap();
    f.refuses(&[T, "--fatal-warnings", "w.s"], &["error", "look"]);
}

#[test]
fn limits_can_be_moved() {
    let f = Folder::new("cli-limits");
    fs::write(f.0.join("big.s"), ".data\n.zero 100000\n").unwrap();
    f.refuses(&[T, "-max-output-size=64K", "big.s"], &["big.s"]);
    assert_eq!(f.run(&[T, "-max-output-size=1M", "big.s"]).code, Some(0));
    f.refuses(&[T, "-max-input-size=4", "good.s"], &["more than 4 bytes"]);
    fs::write(f.0.join("self.s"), ".include \"self.s\"\n").unwrap();
    f.refuses(&[T, "-max-include-depth=3", "self.s"], &["more than 3 levels deep"]);
}

#[test]
fn help_and_version() {
    for flag in ["--help", "-h", "-help", "--help-hidden"] {
        let run = Run::of(llas().arg(flag));
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
        let text = String::from_utf8(run.stdout).unwrap();
        for word in ["Usage:", "Examples:", "--triple", "Files:", "Limits", "-o <FILE>"] {
            assert!(text.contains(word), "{flag}: no {word}");
        }
    }
    let version = Run::of(llas().arg("-version")).stdout;
    assert!(String::from_utf8(version).unwrap().starts_with(&format!("llas {}", env!("CARGO_PKG_VERSION"))));
}

#[cfg(unix)]
#[test]
fn names_that_are_no_text() {
    use std::os::unix::ffi::OsStrExt as _;
    let f = Folder::new("cli-names");
    let name = OsStr::from_bytes(b"\xff.s");
    if fs::write(f.0.join(name), ".data\n.byte 1\n").is_ok() {
        let run = Run::of(llas().current_dir(&f.0).arg(T).arg(name).args(["-MD=x.d"]));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        assert!(f.0.join(Path::new(OsStr::from_bytes(b"\xff.o"))).exists());
    }
    if fs::write(f.0.join(OsStr::from_bytes(b"\xfe.inc")), ".byte 2\n").is_ok() {
        fs::write(f.0.join("names.s"), b".data\n.include \"\xfe.inc\"\n.incbin \"\xfe.inc\"\n").unwrap();
        let run = Run::of(llas().current_dir(&f.0).args([T, "names.s"]));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
    }
    fs::write(f.0.join("-dash.s"), ".data\n").unwrap();
    assert_eq!(f.run(&[T, "--", "-dash.s"]).code, Some(0));
}

/// Inputs are never overwritten, and no two outputs go to one file.
#[test]
fn one_file_is_not_both() {
    let f = Folder::new("cli-same");
    let text = f.read("good.s");
    f.refuses(&[T, "good.s", "-o", "good.s"], &["the input 'good.s'"]);
    f.refuses(&[T, "good.s", "-o", "./inc/../good.s"], &["the input"]);
    f.refuses(&[T, "good.s", "-o", "x.o", "--MD", "good.s"], &["the make rule", "the input"]);
    f.refuses(&[T, "good.s", "-o", "x", "--MD", "x"], &["the make rule", "the object 'x'"]);
    f.refuses(&[T, "good.s", "-o", "x", "--MD", "inc/../x"], &["the make rule", "the object"]);
    f.refuses(&[T, "good.s", "-o", "x", "--listing", "x"], &["the listing", "the object"]);
    f.refuses(&[T, "good.s", "-o", "x", "--listing=x.lst", "--listing-shows=lz"], &["unknown listing letter 'z'"]);
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("good.s", f.0.join("link.s")).unwrap();
        f.refuses(&[T, "good.s", "-o", "link.s"], &["the input"]);
        fs::hard_link(f.0.join("good.s"), f.0.join("hard.o")).unwrap();
        f.refuses(&[T, "good.s", "-o", "hard.o"], &["the input"]);
        // A link that an earlier run wrote through is kept after an error.
        std::os::unix::fs::symlink("real.o", f.0.join("link.o")).unwrap();
        fs::write(f.0.join("real.o"), "old").unwrap();
        assert_eq!(f.run(&[T, "bad.s", "-o", "link.o"]).code, Some(1));
        assert_eq!(f.read("link.o").unwrap(), b"old");
    }
    assert_eq!(f.read("good.s"), text);
    if cfg!(unix) {
        assert_eq!(f.run(&[T, "good.s", "-o", "/dev/null", "--MD", "/dev/null"]).code, Some(0));
    }
}

#[test]
fn dwo_sections_go_to_a_file_of_their_own() {
    const TEXT: &str = "\t.text\nf:\tnop\n\t.section .debug_info,\"\",@progbits\n\t.long 1, .Ls\n\t.section .debug_str,\"MS\",@progbits,1\n\
        .Ls:\t.asciz \"a\"\n\t.section .debug_info.dwo,\"e\",@progbits\n\t.globl foo\nfoo:\t.long 2\nbar:\t.long bar-foo\n\
        \t.section .debug_str.dwo,\"eMS\",@progbits,1\n\t.asciz \"b\"\n\t.section .text.g,\"axG\",@progbits,g,comdat\n\
        \t.p2align 4\ng:\tcall f\n\t.data\n\t.quad f, g, foo2\n\t.addrsig\n\t.addrsig_sym g\n";
    let f = Folder::new("cli-split");
    fs::write(f.0.join("split.s"), TEXT).unwrap();
    for compression in ["none", "zlib"] {
        let compression = format!("-compress-debug-sections={compression}");
        let run = f.run(&[T, &compression, "-split-dwarf-file=x.dwo", "split.s", "-o", "x.o"]);
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        let ours = (f.read("x.o"), f.read("x.dwo"));
        assert!(ours.0.is_some() && ours.1.is_some());
        if let Some(mut oracle) = oracle() {
            let args = [T, &compression, "-filetype=obj", "-split-dwarf-file=y.dwo", "split.s", "-o", "y.o"];
            assert_eq!(Run::of(oracle.current_dir(&f.0).args(args)).code, Some(0));
            assert!(ours == (f.read("y.o"), f.read("y.dwo")), "{compression}");
        }
    }
    f.refuses(&[T, "split.s", "-o", "x", "-split-dwarf-file=x"], &["the object of .dwo sections"]);
    f.refuses(&["-triple=x86_64-windows-gnu", "split.s", "-o", "x", "-split-dwarf-file=y"], &["ELF"]);
}
