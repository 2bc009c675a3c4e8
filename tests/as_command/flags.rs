//! Every flag of GNU as: its effect on an object, compared with GNU as's where that is installed, or the error that refuses it.

use super::Folder;
use crate::common::{Run, external};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// Runs GNU as for x86-64; `None`, and the test is reported as skipped, if it is not installed.
fn oracle(f: &Folder, args: &[&str]) -> Option<Run> {
    let mut program = external::program("/usr/bin/x86_64-linux-gnu-as")?;
    Some(Run::of(program.current_dir(&f.0).args(args)))
}

/// The bytes of a section, extracted by `objcopy`; `None`, and the test is reported as skipped, if that is not installed.
fn section(f: &Folder, object: &str, name: &str) -> Option<Vec<u8>> {
    let to = format!("{object}.bin");
    let mut objcopy = external::program("objcopy")?;
    objcopy.current_dir(&f.0).args([
        "-O",
        "binary",
        "--set-section-flags",
        &format!("{name}=alloc"),
        "-j",
        name,
        object,
        &to,
    ]);
    assert!(objcopy.status().unwrap().success(), "{object}: {name}");
    f.read(&to)
}

pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split_ascii_whitespace().collect()
}

const LOADS: &str = "mov (%rax),%rbx; mov %rax,(%rbx); add (%rax),%ecx; add %ecx,(%rax); lea (%rax),%rcx; prefetcht0 (%rax)
push (%rax); pop (%rax); pop %rax; cmpl $1,(%rax); movb $1,(%rax); lodsb; movsb; rep movsb; stosb; nopl (%rax); leave; popf
jmp *%rax; call *%rcx; ret; lretl; iretq; ret $8; retq; vmovaps (%rax),%xmm0; vmovaps %xmm0,(%rax); fldl (%rax); fstpl (%rax)
lock incl (%rax); xchg %eax,(%rcx); clflush (%rax); setc (%rax); movnti %eax,(%rcx); mov foo(%rip),%rax; xaddl %eax,(%rbx)
btl $1,(%rax); cmpxchg8b (%rax); fxrstor (%rax); lgdt (%rax); notl (%rax); testl $1,(%rax); imull (%rax); shll $1,(%rax)\n";
const FENCES: &str = "lfence; mfence; sfence; nop\n";
const LOCKS: &str = "lock incl (%rax); lock xaddl %eax,(%rcx); incl (%rax)\n";
const MOVES: &str =
    "movaps (%rax),%xmm1; movapd %xmm1,%xmm2; movdqa %xmm1,(%rax); vmovaps %ymm1,%ymm2; vmovapd (%rax),%xmm3
vmovdqa (%rax),%xmm1; vmovdqa32 (%rax),%zmm1; vmovdqa64 %zmm2,(%rax); vmovaps %zmm1,%zmm2; movntdq %xmm1,(%rax)\n";
const STACK: &str =
    "fsub %st,%st(3); fsubr %st,%st(3); fsub %st(3),%st; fsubp %st,%st(2); fsubrp %st,%st(2); fdivp; fsubrp
fdiv %st,%st(1); fsubl (%rax); fsubp; fdivrp; fdivr %st,%st(1); fisubl (%rax)\n";
const BRANCHES: &str =
    "foo: jmp foo; jmp 1f; 1: je foo; call foo; call *%rax; ret; jmp *(%rax); jrcxz foo; loop foo; call bar; ret $8
lcall *(%rax); xbegin foo; nop\n";
const DATA: &str = ".text; nop; .data; .byte 1,2; .text; ret; .data 1; .byte 3\n";
const FRAMES: &str = ".cfi_startproc; nop; .cfi_def_cfa_offset 16; .cfi_endproc\n";
const PLAIN: &str = ".globl f; f: nop; .balign 4; ret\n";
const DEBUG: &str = ".section .debug_info,\"\",@progbits; .rept 300; .long 1,2; .endr\n";

/// Flags, a text, and the section whose contents have to equal GNU as's.
const SAME: &[(&str, &str, &str)] = &[
    ("--64", PLAIN, ".text"),
    ("-mlfence-after-load=yes", LOADS, ".text"),
    ("-mlfence-after-load=no", LOADS, ".text"),
    ("-mlfence-after-load=yes -mlfence-before-indirect-branch=all", LOADS, ".text"),
    ("-mlfence-before-indirect-branch=all", LOADS, ".text"),
    ("-mlfence-before-indirect-branch=register", LOADS, ".text"),
    ("-mlfence-before-indirect-branch=memory", LOADS, ".text"),
    ("-mlfence-before-indirect-branch=none", LOADS, ".text"),
    ("-mlfence-before-ret=none", LOADS, ".text"),
    ("-mlfence-before-ret=or", LOADS, ".text"),
    ("-mlfence-before-ret=not", LOADS, ".text"),
    ("-mlfence-before-ret=shl", LOADS, ".text"),
    ("-mlfence-before-ret=yes", LOADS, ".text"),
    ("--32 -mlfence-before-ret=not", "ret\n", ".text"),
    ("-mfence-as-lock-add=yes", FENCES, ".text"),
    ("--32 -mfence-as-lock-add=yes", FENCES, ".text"),
    ("-mfence-as-lock-add=no", FENCES, ".text"),
    ("-momit-lock-prefix=yes", LOCKS, ".text"),
    ("-momit-lock-prefix=no", LOCKS, ".text"),
    ("-muse-unaligned-vector-move", MOVES, ".text"),
    ("-mmnemonic=att", STACK, ".text"),
    ("-mmnemonic=intel", STACK, ".text"),
    ("-madd-bnd-prefix", BRANCHES, ".text"),
    ("-R", DATA, ".text"),
    ("--gdwarf-cie-version=1", FRAMES, ".eh_frame"),
    ("--gdwarf-cie-version=3", FRAMES, ".eh_frame"),
    ("--gdwarf-cie-version=4", FRAMES, ".eh_frame"),
    ("--sectname-subst", ".section .text.f,\"ax\"; .section %S.x,\"ax\"; .byte 7\n", ".text.f.x"),
    ("--compress-debug-sections=none", DEBUG, ".debug_info"),
    ("--nocompress-debug-sections", DEBUG, ".debug_info"),
    ("-march=i386+sse2 --32", "addpd %xmm1,%xmm2; addl %eax,%ecx\n", ".text"),
    ("-march=generic64 -mtune=core2 -msse-check=none -moperand-check=none", "addps %xmm1,%xmm2\n", ".text"),
    ("-n -q -s -k -w -J -D -f -X -Qy -O0 --divide --traditional-format --reduce-memory-overheads", "nop\n", ".text"),
    ("--hash-size=4051 -nocpp -no-pad-sections -mshared -mamd64 --multibyte-handling=allow", "nop\n", ".text"),
    ("-mavxscalar=128 -mevexlig=128 -mvexwig=0 -mevexwig=0 -mevexrcig=rne", "vaddss %xmm1,%xmm2,%xmm3\n", ".text"),
    ("-mx86-used-note=no --generate-missing-build-notes=no -mindex-reg", "mov (%rax,%riz),%eax\n", ".text"),
    ("--gdwarf-sections", "nop\n", ".text"),
    ("-mintel64", "data16 jmp f; data16 ret; syscall; sysretq; lfs (%rax),%rcx\n", ".text"),
    ("-malign-branch-boundary=32 -malign-branch=jmp+jcc -malign-branch-prefix-size=0", "jmp *%rax\n", ".text"),
    ("-msyntax=intel -mnaked-reg", "mov eax, [rbx]\n", ".text"),
    ("-msyntax=att -mrelax-relocations=yes -msse2avx", "addps %xmm1,%xmm2\n", ".text"),
    ("--x32 -mrelax-relocations=no --no-warn --gsframe --debug-prefix-map=a=b", "nop\n", ".text"),
    ("-mbranches-within-32B-boundaries", "nop\n", ".text"),
    ("--alternate", ".macro m a; .byte \\a; .endm; m %1+2\n", ".text"),
];

#[test]
fn the_same_bytes_as_gnu_as() {
    let f = Folder::new("as-same");
    for (flags, text, name) in SAME {
        fs::write(f.0.join("t.s"), text.replace('\n', "\n\t")).unwrap();
        let flags = words(flags);
        f.done(&[&flags[..], &["t.s", "-o", "ours.o"]].concat());
        let Some(run) = oracle(&f, &[&flags[..], &["t.s", "-o", "theirs.o"]].concat()) else { continue };
        assert_eq!(run.code, Some(0), "{flags:?}: {}", run.stderr);
        let (ours, theirs) = (section(&f, "ours.o", name), section(&f, "theirs.o", name));
        assert_eq!(ours, theirs, "{flags:?}: {name}");
    }
}

/// Flags and a text that both assemblers refuse, with part of llas's message.
const REFUSED: &[(&str, &str, &str)] = &[
    ("--32 -march=i386", "nop\naddps %xmm1,%xmm2\n", "t.s:2: Error: 'addps' is not supported on 'i386'\n"),
    ("--32 -march=i386+mmx", "addps %xmm1,%xmm2\n", "'addps' is not supported on 'i386.mmx'"),
    ("-march=generic64+nosse2", "addpd %xmm1,%xmm2\n", "'addpd' is not supported on 'generic64.nosse2'"),
    ("-march=core2", "vaddps %ymm1,%ymm2,%ymm3\n", "'vaddps' is not supported on 'core2'"),
    ("--32", ".arch pentium\ncmovne %eax,%ecx\n", "'cmovne' is not supported on 'pentium'"),
    (
        "--64",
        ".arch push\n.arch generic64\n.arch pop\naddps %xmm1,%xmm2\n.arch pop\n",
        "t.s:5: Error: .arch stack is empty",
    ),
    ("--64", ".arch .nosuch\n", "no such architecture: '.nosuch'"),
    ("--64 -march=i386", "nop\n", "Fatal error: 64bit mode not supported on 'i386'"),
    ("-march=i386+nosuch", "nop\n", "invalid -march= option: 'i386+nosuch'"),
    ("-mtune=nosuch", "nop\n", "invalid -mtune= option: 'nosuch'"),
    ("-msse-check=error", "addps %xmm1,%xmm2\n", "t.s:1: Error: SSE instruction 'addps' is used"),
    ("-msse-check=nosuch", "nop\n", "invalid -msse-check= option"),
    ("-moperand-check=error", "vgatherdps %xmm1,(%rax,%xmm1),%xmm2\n", "Error: "),
    ("-moperand-check=nosuch", "nop\n", "invalid -moperand-check= option"),
    ("-mmnemonic=nosuch", "nop\n", "invalid -mmnemonic= option"),
    ("-momit-lock-prefix=nosuch", "nop\n", "invalid -momit-lock-prefix= option"),
    ("-mfence-as-lock-add=nosuch", "nop\n", "invalid -mfence-as-lock-add= option"),
    ("-mfence-as-lock-add=yes -momit-lock-prefix=yes", "lfence\n", "cannot convert 'lfence'"),
    ("-mlfence-after-load=nosuch", "nop\n", "invalid -mlfence-after-load= option"),
    ("-mlfence-before-ret=nosuch", "nop\n", "invalid -mlfence-before-ret= option"),
    ("-mlfence-before-indirect-branch=nosuch", "nop\n", "invalid -mlfence-before-indirect-branch= option"),
    ("--elf-stt-common=nosuch", "nop\n", "invalid --elf-stt-common= option"),
    ("--size-check=nosuch", "nop\n", "invalid --size-check= option"),
    ("--size-check=error", ".size f,g\nf:\n", "t.s:1: Error: the size of 'f' must be absolute"),
    ("--gdwarf-cie-version=2", "nop\n", "invalid --gdwarf-cie-version= option: '2'"),
    ("--nosuch", "nop\n", "unrecognized option '--nosuch'"),
    ("-mevexlig=64", "nop\n", "invalid -mevexlig= option"),
    ("-mintel64", "retw $8\n", "'retw' does not exist"),
    ("-mvexwig=2", "nop\n", "invalid -mvexwig= option"),
    ("-mevexwig=2", "nop\n", "invalid -mevexwig= option"),
    ("-mevexrcig=rx", "nop\n", "invalid -mevexrcig= option"),
    ("-mavxscalar=64", "nop\n", "invalid -mavxscalar= option: '64'"),
    ("--64", ".tfloat 1e5000\n", "invalid floating point literal"),
    ("--64", ".tfloat x\n", "invalid floating point literal"),
    ("--64", ".hfloat 1e6\n", "invalid floating point literal"),
    ("--64", ".hfloat x\n", "invalid floating point literal"),
    ("--fatal-warnings", ".warning \"look\"\n", "look"),
];

#[test]
fn what_both_refuse() {
    let f = Folder::new("as-refused");
    for (flags, text, said) in REFUSED {
        fs::write(f.0.join("t.s"), text).unwrap();
        let args = [&words(flags)[..], &["t.s", "-o", "t.o"]].concat();
        let run = f.gnu(&args);
        assert_eq!((run.code, f.read("t.o")), (Some(1), None), "{flags}: {}", run.stderr);
        assert!(run.stderr.contains("Assembler messages:\n") && run.stderr.contains(said), "{flags}: {}", run.stderr);
        if let Some(run) = oracle(&f, &args) {
            assert_ne!(run.code, Some(0), "{flags} on {text:?} is accepted by GNU as");
        }
    }
}

/// What GNU as accepts and llas refuses with a message.
#[test]
fn what_is_not_supported() {
    let f = Folder::new("as-unsupported");
    for flag in [
        "-Z",
        "-M",
        "--mri",
        "--scfi",
        "--gstabs",
        "--gstabs+",
        "--gcodeview",
        "--multibyte-handling=warn",
        "-mnaked-reg",
        "-msyntax=intel",
    ] {
        let run = f.gnu(&["--64", flag, "a.s", "-o", "t.o"]);
        assert_eq!((run.code, f.read("t.o")), (Some(1), None), "{flag}");
        let told = run.stderr.starts_with("Assembler messages:\nFatal error: ");
        assert!(
            told && (run.stderr.contains("not supported") || run.stderr.contains("needs")),
            "{flag}: {}",
            run.stderr
        );
    }
}

/// The lines with errors.
fn refused_lines(stderr: &str) -> BTreeSet<usize> {
    let lines = stderr.lines().filter(|line| line.contains("Error: "));
    lines.filter_map(|line| line.strip_prefix("t.s:")?.split(':').next()?.parse().ok()).collect()
}

/// The instructions of the golden files for several processors: llas refuses those that GNU as refuses, and no others.
#[test]
fn architectures_refuse_what_gnu_as_refuses() {
    let f = Folder::new("as-march");
    let golden = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/x86_64/elf/instructions");
    let mut text = String::new();
    for name in ["instructions", "x87_mmx_system", "avx", "fma", "avx512", "xop"] {
        let lines = fs::read_to_string(golden.join(name).with_extension("s")).unwrap();
        let plain = |line: &&str| {
            line.starts_with(['\t', ' ']) && !line.contains(['#', ';', ':', '"']) && !line.trim().starts_with('.')
        };
        lines.lines().filter(plain).for_each(|line| text.push_str(&format!("{line}\n")));
    }
    // Lines that are refused without `-march` do not test architectures.
    let taken = |stderr: &str, text: &str| -> String {
        let bad = refused_lines(stderr);
        text.lines().enumerate().filter(|(i, _)| !bad.contains(&(i + 1))).map(|(_, line)| format!("{line}\n")).collect()
    };
    let flags = ["--64", "--error-limit=0", "-W", "t.s", "-o", "t.o"];
    fs::write(f.0.join("t.s"), &text).unwrap();
    let Some(run) = oracle(&f, &["--64", "-W", "t.s", "-o", "t.o"]) else { return };
    text = taken(&run.stderr, &text);
    fs::write(f.0.join("t.s"), &text).unwrap();
    text = taken(&f.gnu(&flags).stderr, &text);
    fs::write(f.0.join("t.s"), &text).unwrap();
    assert!(text.lines().count() > 2000, "{}", text.lines().count());
    let lines: Vec<&str> = text.lines().collect();
    for arch in [
        "generic64",
        "core2",
        "corei7",
        "znver1",
        "bdver2",
        "generic64+avx",
        "generic64+nosse",
        "btver2+nommx",
        "generic64+xop",
    ] {
        let march = format!("-march={arch}");
        let ours = refused_lines(&f.gnu(&[&flags[..], &[&march]].concat()).stderr);
        let Some(run) = oracle(&f, &["--64", "-W", &march, "t.s", "-o", "t.o"]) else { return };
        let theirs = refused_lines(&run.stderr);
        assert!(!theirs.is_empty(), "{arch}");
        let shown = |set: &mut dyn Iterator<Item = &usize>| set.map(|line| lines[line - 1]).collect::<Vec<_>>();
        let (more, fewer) = (shown(&mut ours.difference(&theirs)), shown(&mut theirs.difference(&ours)));
        assert!(more.is_empty(), "{arch}: {} are refused by llas alone: {:?}", more.len(), &more[..more.len().min(20)]);
        // A mnemonic whose forms need different extensions needs only those that all forms share.
        assert!(fewer.len() * 100 < lines.len(), "{arch}: {} are accepted by llas alone: {fewer:?}", fewer.len());
    }
}

#[test]
fn symbols_and_sections() {
    let f = Folder::new("as-symbols");
    let shown = |args: &[&str]| {
        f.done(&[args, &["--64", "t.s", "-o", "t.o"]].concat());
        let run = Run::of(crate::common::llas().current_dir(&f.0).args(["--inspect", "t.o"]));
        String::from_utf8(run.stdout).unwrap()
    };
    fs::write(f.0.join("t.s"), "local_number=5\n.globl B\nB=6\nused=7\n.set f,1\n.comm c,4,4\n.L1: .long c\n").unwrap();
    assert!(shown(&[]).contains("local_number"));
    let stripped = shown(&["--strip-local-absolute"]);
    assert!(!stripped.contains("local_number") && stripped.contains("B"), "{stripped}");
    let symbol = |text: &str| text.lines().find(|line| line.trim_end().ends_with(" c")).map(str::to_owned);
    assert_ne!(symbol(&shown(&["--elf-stt-common=yes"])), symbol(&shown(&["--elf-stt-common=no"])));
    assert!(shown(&["-L", "-K"]).contains(".L1") && shown(&["--keep-locals"]).contains(".L1"));
    fs::write(f.0.join("t.s"), format!("{DEBUG}\n.long f\n")).unwrap();
    let old = shown(&["--compress-debug-sections=zlib-gnu"]);
    assert!(old.contains(".zdebug_info") && old.contains(".rela.zdebug_info"), "{old}");
    if let Some(header) = section(&f, "t.o", ".zdebug_info") {
        assert_eq!(header[..12], *b"ZLIB\0\0\0\0\0\0\x09\x64");
    }
    for how in ["--compress-debug-sections", "--compress-debug-sections=zlib-gabi", "--compress-debug-sections=zstd"] {
        assert!(!shown(&[how]).contains(".zdebug"), "{how}");
    }
    fs::write(f.0.join("t.s"), ".size f,g\nf:\n").unwrap();
    assert!(f.done(&["--size-check=warning", "t.s"]).stderr.contains("t.s:1: Warning: the size of 'f'"));
    for flag in ["-R", "--strip-local-absolute", "--sectname-subst", "--elf-stt-common=yes"] {
        let run = Run::of(Command::new(f.0.join("as")).current_dir(&f.0).args(["--version"]));
        assert_eq!(run.code, Some(0));
        let link = f.0.join("x86_64-w64-mingw32-as");
        let _ = std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_llas"), &link);
        let run = Run::of(Command::new(&link).current_dir(&f.0).args([flag, "a.s"]));
        assert!(run.code == Some(1) && run.stderr.contains("only for ELF"), "{flag}: {}", run.stderr);
    }
}

/// The dimensions of listings, compared with GNU as's.
#[test]
fn sizes_of_listings() {
    let f = Folder::new("as-listing-sizes");
    fs::write(f.0.join("t.s"), ".fill 50,1,7\n\tnop\n.byte 1,2,3,4,5\n").unwrap();
    for flags in [
        "--listing-lhs-width=1 --listing-lhs-width2=4",
        "--listing-lhs-width=2 --listing-cont-lines=2",
        "--listing-lhs-width=3 --listing-rhs-width=6",
    ] {
        let args = [&words(flags)[..], &["--64", "-aln", "t.s", "-o", "t.o"]].concat();
        let ours = f.done(&args).stdout;
        let Some(theirs) = oracle(&f, &args) else { return };
        assert_eq!(String::from_utf8_lossy(&ours), String::from_utf8_lossy(&theirs.stdout), "{flags}");
    }
    assert_eq!(f.gnu(&["-aln", "--listing-lhs-width=0", "a.s"]).code, Some(1));
}

/// Every flag that the help lists is in a test and in the documentation.
#[test]
fn every_flag_is_tested_and_documented() {
    let f = Folder::new("as-every-flag");
    let help = String::from_utf8(f.done(&["--help"]).stdout).unwrap();
    let tests = [include_str!("flags.rs"), include_str!("machines.rs"), include_str!("../as_command.rs")].concat();
    let docs = include_str!("../../docs/gnu.md");
    let names = help.lines().filter_map(|line| line.strip_prefix("  -").map(|rest| format!("-{rest}")));
    let names: Vec<String> = names
        .flat_map(|line| {
            let end = line.find("  ").unwrap_or(line.len());
            line[..end]
                .split(", ")
                .map(|name| name.split(['=', '[', ' ']).next().unwrap().to_owned())
                .collect::<Vec<_>>()
        })
        .collect();
    assert!(names.len() > 120, "{}", names.len());
    for name in names {
        let is_in = |text: &str| {
            text.match_indices(&*name).any(|(at, _)| {
                let around = |c: Option<char>| c.is_none_or(|c| !c.is_ascii_alphanumeric() && c != '-');
                let long = name.len() > 2;
                around(text[..at].chars().next_back()) && (!long || around(text[at + name.len()..].chars().next()))
            })
        };
        assert!(is_in(&tests), "{name} is in no test");
        assert!(is_in(docs), "{name} is not in docs/gnu.md");
    }
}
