//! Texts for Windows that llvm-mc 22 accepts but miscompiles; llas reports an error.

mod common;

use common::{Run, external, llas, scratch};
use std::fs;

/// A target, a text, and part of the expected message.
const MISCOMPILED: &[(&str, &str, &str)] = &[
    // llvm-mc hangs.
    (ARM, "f:\n.seh_proc f\n.seh_save_regs {r4-d8}\n", "3:20: error: invalid register in register list"),
    // llvm-mc crashes.
    (
        ARM,
        "f:\n.seh_proc f\n.seh_endprologue\n.seh_startepilogue\n.seh_startepilogue\n.seh_endepilogue\n.seh_endproc\n",
        "Epilogue in f not correctly terminated",
    ),
    (ARM, "f:\n.seh_proc f\nnop\n.seh_nop\n.seh_endprologue\n.space 0x80000\n.seh_endproc\n", "512 KiB or more"),
    (
        ARM,
        "f:\n.seh_proc f\n.space 2048\n.rept 1024\n.seh_save_sp r7\n.endr\n.seh_endprologue\nnop\n.seh_endproc\n",
        "f has more unwind codes or epilogues than a record can hold",
    ),
    (ARM, "nop\n.seh_handlerdata\n", ".seh_ directive must appear within an active frame"),
    // llvm-mc writes 300 - 256 codes.
    (
        ARM,
        "f:\n.seh_proc f\n.space 600\n.rept 300\n.seh_nop\n.endr\n.seh_endprologue\nnop\n.seh_endproc\n",
        "f has more unwind codes or epilogues than a record can hold",
    ),
    // In llvm-mc the length overflows into other fields.
    (
        ARM,
        "f:\n.seh_proc f\nnop\n.seh_nop\n.seh_endprologue\n.p2align 3\n.space 0x80000\n.seh_endproc\n",
        "512 KiB or more",
    ),
    (
        ARM,
        "f:\n.seh_proc f\n.seh_stackalloc -4\n.seh_endprologue\n.seh_endproc\n",
        "3:17: error: unwind code offset or size",
    ),
];

const ARM: &str = "thumbv7-windows-msvc";

#[test]
fn what_cannot_be_written_is_refused() {
    let folder = scratch("windows");
    let (text, object) = (folder.join("a.s"), folder.join("a.o"));
    for (triple, source, message) in MISCOMPILED {
        fs::write(&text, source).unwrap();
        let mut program = llas();
        program.args(["-triple", triple, "-filetype=obj", "--error-format=short"]).arg(&text).arg("-o").arg(&object);
        let run = Run::of(&mut program);
        assert_eq!(run.code, Some(1), "{source}");
        assert!(run.stderr.contains(message), "{source}\n{}", run.stderr);
    }
    let _ = fs::remove_dir_all(folder);
}

/// A target, its example, lld-link's name of the machine, and two of the unwind codes that llvm-readobj has to print.
const EXAMPLES: &[(&str, &str, &str, [&str; 2])] = &[
    ("x86_64-pc-windows-msvc", "hello-windows.s", "x64", ["ALLOC_SMALL size=48", "PUSH_NONVOL reg=RBX"]),
    ("aarch64-pc-windows-msvc", "hello-windows-arm64.s", "arm64", ["stp x29, lr, [sp, #-32]!", "mov x29, sp"]),
    ("thumbv7-pc-windows-msvc", "hello-windows-arm.s", "arm", ["push.w {r4, r11, lr}", "sub sp, #(4 * 4)"]),
];

/// lld-link links the examples, and llvm-readobj reads their unwind tables without a warning.
#[test]
fn the_examples_link() {
    for &(triple, example, machine, steps) in EXAMPLES {
        let source = format!("{}/examples/{example}", env!("CARGO_MANIFEST_DIR"));
        let folder = scratch(&format!("windows-links-{machine}"));
        let triple = format!("-triple={triple}");
        let run = Run::of(llas().current_dir(&folder).args([&triple, &source, "-o", "hello.obj"]));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        if !external::has(&["lld-link-22", "llvm-readobj-22"]) {
            return;
        }
        fs::write(folder.join("k.def"), "LIBRARY kernel32.dll\nEXPORTS\nGetStdHandle\nWriteFile\nExitProcess\n")
            .unwrap();
        let command = |program: &str, args: &[&str]| {
            let out = std::process::Command::new(program).current_dir(&folder).args(args).output().unwrap();
            let said = [out.stdout, out.stderr].concat();
            let said = String::from_utf8_lossy(&said).into_owned();
            assert!(out.status.success() && !said.contains("warning"), "{program} {args:?}: {said}");
            said
        };
        let machine = format!("/machine:{machine}");
        command("lld-link-22", &["/lib", "/def:k.def", "/out:kernel32.lib", &machine]);
        command("lld-link-22", &["hello.obj", "kernel32.lib", "-entry:start", "-subsystem:console", "-out:hello.exe"]);
        assert!(fs::read(folder.join("hello.exe")).unwrap().starts_with(b"MZ"));
        let tables = command("llvm-readobj-22", &["--unwind", "--codeview", "hello.obj"]);
        assert!(steps.iter().all(|step| tables.contains(step)), "{tables}");
        let _ = fs::remove_dir_all(folder);
    }
}
