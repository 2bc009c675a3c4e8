//! Texts that both llas and llvm-mc-22 accept: the objects must be equal.
//!
//! llvm-mc runs as a process, so that this makes a hundred executions in a second. Without llvm-mc nothing is compared.

use super::machines::{A64, Machine, T32, X86, with_context};
use llas::Input;
use llas::options::{AsmSyntax, Builder};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Words of texts that are not compared: docs/limits.md has what the two do with them.
const LEFT_OUT: [&[u8]; 4] = [b".pseudoprobe", b".sframe", b".incbin", b".include"];

/// llvm-mc is killed after this time: it has no limits of its own.
const PATIENCE: Duration = Duration::from_secs(5);

static IS_THERE: LazyLock<bool> = LazyLock::new(|| {
    let version = Command::new("llvm-mc-22").arg("--version").output();
    version.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains("LLVM version 22."))
});

fn builder(builder: Builder, mode: u8) -> Builder {
    builder.syntax(if mode == 0 { AsmSyntax::Att } else { AsmSyntax::Intel })
}

/// The object that llvm-mc makes; none if it refuses the text, crashes, or takes too long. Its standard output has what
/// `.print` says.
fn theirs(machine: Machine, intel: bool, text: &[u8]) -> Option<Vec<u8>> {
    let path = std::env::temp_dir().join(format!("llas-fuzz-{}.o", std::process::id()));
    let mut command = Command::new("llvm-mc-22");
    command.arg(format!("-triple={}", machine.triple)).args(["-filetype=obj", "-", "-o"]).arg(&path);
    if !machine.features.is_empty() {
        command.arg(format!("-mattr={}", machine.features));
    }
    if intel {
        command.arg("-x86-asm-syntax=intel");
    }
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
    // A text is smaller than the buffer of a pipe, so that this does not wait.
    let _ = child.stdin.take()?.write_all(text);
    let start = Instant::now();
    let status = loop {
        match child.try_wait().ok()? {
            Some(status) => break status,
            None if start.elapsed() > PATIENCE => {
                let _ = child.kill();
                break child.wait().ok()?;
            }
            None => std::thread::sleep(Duration::from_micros(200)),
        }
    };
    let object = std::fs::read(&path).ok();
    let _ = std::fs::remove_file(path);
    object.filter(|_| status.success())
}

/// The first byte chooses the machine, the second the syntax; the text follows.
///
/// # Panics
/// If both accept the text and the objects differ.
pub fn differ(data: &[u8]) {
    let [machine, mode, text @ ..] = data else { return };
    if !*IS_THERE || text.len() > 1 << 15 || LEFT_OUT.iter().any(|word| text.windows(word.len()).any(|at| at == *word))
    {
        return;
    }
    let all: Vec<Machine> = X86.into_iter().chain(A64).chain(T32).collect();
    let machine = Machine::chosen(&all, *machine);
    let intel = *mode & 1 != 0 && X86.iter().any(|x86| x86.triple == machine.triple);
    with_context(machine, u8::from(intel), builder, |kept| {
        let Ok(ours) = kept.context.assemble(Input::new("<stdin>", text)) else { return };
        let ours = ours.to_bytes().expect("there is memory for a small object");
        let Some(theirs) = theirs(machine, intel, text) else { return };
        assert!(ours == theirs, "{}: the objects differ for {:?}", machine.triple, String::from_utf8_lossy(text));
    });
}
