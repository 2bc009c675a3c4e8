//! Relocation types have the names that llvm-readobj shows.

use crate::common::{Run, external, scratch};
use llas::{Options, assemble};
use std::fs;
use std::process::Command;

/// Texts with some relocations for every machine and format.
const TEXTS: [(&str, &str); 8] = [
    (
        "x86_64-linux-gnu",
        "callq f@PLT\n movq g@GOTPCREL(%rip), %rax\n .quad f\n .long f-.\n .long f@TPOFF\n movl $f, %eax\n",
    ),
    ("i386-linux-gnu", "call f@PLT\n movl g@GOT(%ebx), %eax\n .long f\n .long f-.\n .long f@NTPOFF\n"),
    (
        "aarch64-linux-gnu",
        "bl f\n adrp x0, f\n ldr x0, [x0, :lo12:f]\n adrp x0, :got:f\n ldr x0, [x0, :got_lo12:f]\n .xword f\n",
    ),
    (
        "aarch64-linux-gnu_ilp32",
        "bl f\n adrp x0, f\n ldr x0, [x0, :lo12:f]\n adrp x0, :got:f\n ldr w0, [x0, :got_lo12:f]\n .word f\n",
    ),
    ("thumbv7-linux-gnueabihf", "bl f\n movw r0, :lower16:f\n movt r0, :upper16:f\n .long f\n .long f-.\n"),
    ("x86_64-windows-msvc", "callq f\n .quad f\n .long f@IMGREL\n .secrel32 f\n .secidx f\n"),
    ("i386-windows-msvc", "calll _f\n .long _f\n .long _f@IMGREL\n .secrel32 _f\n .secidx _f\n"),
    ("thumbv7-windows-msvc", "bl f\n movw r0, :lower16:f\n movt r0, :upper16:f\n .long f\n .secrel32 f\n .secidx f\n"),
];

#[test]
fn relocations_have_the_names_that_llvm_gives_them() {
    if !external::has(&["llvm-readobj-22"]) {
        return;
    }
    for (triple, text) in TEXTS {
        let options = Options::for_target(triple.parse().unwrap()).unwrap();
        let done = assemble(text, &options).expect(triple);
        let folder = scratch("names");
        fs::write(folder.join("n.o"), done.object.to_bytes().unwrap()).unwrap();
        let run = Run::of(Command::new("llvm-readobj-22").current_dir(&folder).args(["-r", "n.o"]));
        let listed = String::from_utf8(run.stdout).unwrap();
        let theirs = listed.lines().filter_map(|l| l.trim().strip_prefix("0x")?.split(' ').nth(1).map(str::to_owned));
        let ours = done.object.sections().flat_map(|s| s.relocations()).map(|r| r.kind().to_string());
        assert_eq!(ours.collect::<Vec<_>>(), theirs.collect::<Vec<_>>(), "{triple}");
        fs::remove_dir_all(folder).unwrap();
    }
}
