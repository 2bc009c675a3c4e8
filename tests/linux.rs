//! The examples for Linux: linked where a linker is installed, and run where a machine or emulator for them is.

mod common;

use common::{Run, llas, scratch};
use std::process::Command;

/// A target, its example, and the emulator that runs it; `None` for the host.
const EXAMPLES: &[(&str, &str, Option<&str>)] =
    &[("x86_64-linux-gnu", "hello.s", None), ("aarch64-linux-gnu", "hello-aarch64.s", Some("qemu-aarch64"))];

/// Runs a program; `None` if it cannot be started.
fn run(program: &str, args: &[&str]) -> Option<(bool, String)> {
    let out = Command::new(program).args(args).output().ok()?;
    Some((out.status.success(), String::from_utf8_lossy(&[out.stdout, out.stderr].concat()).into_owned()))
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
        let Some((linked, said)) = run("ld.lld-22", &[object, "-o", program]) else {
            eprintln!("ld.lld-22 is not installed: {example} was not linked");
            continue;
        };
        assert!(linked && said.is_empty(), "{example}: {said}");
        let ran = match emulator {
            Some(emulator) => run(emulator, &[program]),
            None if cfg!(all(target_os = "linux", target_arch = "x86_64")) => run(program, &[]),
            None => None,
        };
        match ran {
            Some(ran) => assert_eq!(ran, (true, "Hello from llas\n".to_owned()), "{example}"),
            None => eprintln!("no machine or emulator for {example}: it was not run"),
        }
        let _ = std::fs::remove_dir_all(folder);
    }
}
