//! The examples for Linux: linked where a linker is installed, and run where a machine or emulator for them is.

mod common;

use common::{Run, external, llas, scratch};
use std::process::Command;

/// A target, its example, and the emulator that runs it; `None` for the host.
const EXAMPLES: &[(&str, &str, Option<&str>)] =
    &[("x86_64-linux-gnu", "hello.s", None), ("aarch64-linux-gnu", "hello-aarch64.s", Some("qemu-aarch64"))];

/// Runs a program. Returns whether it succeeded, and its output.
fn run(program: &str, args: &[&str]) -> (bool, String) {
    let out = Command::new(program).args(args).output().unwrap();
    (out.status.success(), String::from_utf8_lossy(&[out.stdout, out.stderr].concat()).into_owned())
}

#[test]
fn the_examples_link_and_run() {
    for &(triple, example, emulator) in EXAMPLES {
        let source = format!("{}/examples/{example}", env!("CARGO_MANIFEST_DIR"));
        let folder = scratch(&format!("linux-{triple}"));
        let (object, program) = (folder.join("hello.o"), folder.join("hello"));
        let (object, program) = (object.to_str().unwrap(), program.to_str().unwrap());
        let assembled = Run::of(llas().args([&format!("-triple={triple}"), &source, "-o", object]));
        assert_eq!(assembled.code, Some(0), "{}", assembled.stderr);
        if !external::has(&["ld.lld-22"]) {
            return;
        }
        let (linked, said) = run("ld.lld-22", &[object, "-o", program]);
        assert!(linked && said.is_empty(), "{example}: {said}");
        let ran = match emulator {
            Some(emulator) => external::has(&[emulator]).then(|| run(emulator, &[program])),
            None if cfg!(all(target_os = "linux", target_arch = "x86_64")) => Some(run(program, &[])),
            None => {
                external::not_supplied(&format!("{example} needs x86-64 Linux to run"));
                None
            }
        };
        if let Some(ran) = ran {
            assert_eq!(ran, (true, "Hello from llas\n".to_owned()), "{example}");
        }
        let _ = std::fs::remove_dir_all(folder);
    }
}
