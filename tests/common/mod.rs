//! Shared by the tests: running the two assemblers, scratch folders, and a small pseudorandom number generator.

#![allow(dead_code, reason = "each test uses a different part")]
#![allow(unreachable_pub, reason = "modules of tests are not reachable from outside")]

pub mod damage;
pub mod external;
pub mod folder;
pub mod golden;

use llas::diag::Color;
use llas::module::Selection;
use llas::options::Builder;
use llas::scan::SymbolFlags;
use llas::{Options, assemble};
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Section names that determine the section's type or flags, alone or by their prefix, and some that do not.
pub const SECTION_NAMES: [&str; 22] = [
    "mine",
    ".mine",
    ".data.x",
    ".rodata.x",
    ".bss.x",
    ".tdata.x",
    ".tbss.x",
    ".note.x",
    ".init_array.5",
    ".data",
    ".rodata",
    ".bss",
    "with space",
    ".data.rel.ro.x",
    ".rodata.str1.1",
    ".rodata.cst8",
    ".llvmbc",
    ".rdata$x",
    ".CRT$XCM",
    ".lbss.x",
    ".ldata",
    ".fini_array",
];

/// The result of running a program.
#[derive(Debug)]
pub struct Run {
    pub code: Option<i32>,
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Run {
    /// Runs a program with an empty standard input.
    pub fn of(command: &mut Command) -> Run {
        Run::with_input(command, b"")
    }

    /// Runs a program with `input` on its standard input.
    pub fn with_input(command: &mut Command, input: &[u8]) -> Run {
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        std::thread::scope(|scope| {
            // A program may exit without reading its input.
            scope.spawn(move || drop(stdin.write_all(input)));
            let done = child.wait_with_output().unwrap();
            let stderr = String::from_utf8_lossy(&done.stderr).into_owned();
            Run { code: done.status.code(), stdout: done.stdout, stderr }
        })
    }

    /// Runs a program that may hang or write without bound: it is killed after a minute or once it has written more than 2 GiB,
    /// and `code` is `None` then.
    pub fn bounded(command: &mut Command, input: &[u8]) -> Run {
        const MOST_WRITTEN: u64 = 2 << 30;
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let (out, mut err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        let (ended, end) = std::sync::mpsc::channel();
        std::thread::scope(|scope| {
            scope.spawn(move || drop(stdin.write_all(input)));
            let stderr = scope.spawn(move || {
                let mut bytes = Vec::new();
                err.read_to_end(&mut bytes).unwrap();
                String::from_utf8_lossy(&bytes).into_owned()
            });
            let stdout = scope.spawn(move || {
                let mut bytes = Vec::new();
                let written = out.take(MOST_WRITTEN + 1).read_to_end(&mut bytes).unwrap() as u64;
                ended.send(written <= MOST_WRITTEN).unwrap();
                bytes
            });
            let is_whole = end.recv_timeout(Duration::from_secs(60)).unwrap_or(false);
            if !is_whole {
                child.kill().unwrap();
            }
            let status = child.wait().unwrap();
            let code = status.code().filter(|_| is_whole);
            Run { code, stdout: stdout.join().unwrap(), stderr: stderr.join().unwrap() }
        })
    }
}

/// The keyword of a COMDAT selection kind in LLVM IR.
pub fn selection_word(selection: Selection) -> &'static str {
    match selection {
        Selection::Any => "any",
        Selection::ExactMatch => "exactmatch",
        Selection::Largest => "largest",
        Selection::NoDeduplicate => "nodeduplicate",
        Selection::SameSize => "samesize",
        other => panic!("{other:?} has no keyword"),
    }
}

/// A symbol's flags as the letters of `llvm-lto2 dump-symtab` that follow the visibility.
pub fn lto_letters(flags: SymbolFlags) -> String {
    let letter = |(flag, letter)| if flags.contains(flag) { letter } else { '-' };
    let letters = [
        (SymbolFlags::UNDEFINED, 'U'),
        (SymbolFlags::COMMON, 'C'),
        (SymbolFlags::WEAK, 'W'),
        (SymbolFlags::INDIRECT, 'I'),
        (SymbolFlags::MAY_OMIT, 'O'),
        (SymbolFlags::TLS, 'T'),
        (SymbolFlags::EXECUTABLE, 'X'),
    ];
    letters.into_iter().map(letter).collect()
}

/// The command under test.
pub fn llas() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llas"));
    command.env_remove("NO_COLOR");
    command
}

/// llvm-mc 22; `None`, and the test is reported as skipped, if it is not installed.
pub fn oracle() -> Option<Command> {
    static FOUND: OnceLock<bool> = OnceLock::new();
    let program = external::program("llvm-mc-22")?;
    let is_22 = FOUND.get_or_init(|| {
        let version = Command::new("llvm-mc-22").arg("--version").output();
        version.is_ok_and(|v| String::from_utf8_lossy(&v.stdout).contains("LLVM version 22."))
    });
    assert!(is_22, "llvm-mc-22 is not of version 22");
    Some(program)
}

/// The value of an environment variable, or a default.
pub fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// A new empty folder; the caller removes it.
pub fn scratch(name: &str) -> PathBuf {
    // Tests of one process run in parallel and may use the same name.
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{number}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A pseudorandom sequence that is the same in every run (SplitMix64).
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    /// A random element of `from`.
    pub fn pick<'t, T>(&mut self, from: &'t [T]) -> &'t T {
        &from[self.below(from.len())]
    }
}

/// Default options for x86_64-linux-gnu, as most tests use.
pub fn options() -> Options {
    builder().build().unwrap()
}

/// A builder of those options.
pub fn builder() -> Builder {
    Options::builder("x86_64-linux-gnu".parse().unwrap())
}

/// Assembles a text for x86_64-linux-gnu. The object is compared with llvm-mc-22's where that is installed.
pub fn checked_object(name: &str, text: &str) -> Vec<u8> {
    checked_object_for("x86_64-linux-gnu", name, text)
}

/// [`checked_object`] for another target.
pub fn checked_object_for(triple: &str, name: &str, text: &str) -> Vec<u8> {
    let options = Options::for_target(triple.parse().unwrap()).unwrap();
    let ours = match assemble(text, &options) {
        Ok(assembled) => assembled.to_bytes().unwrap(),
        Err(failure) => {
            let words: String = failure.reports.iter().map(|report| report.rich(Color::Never)).collect();
            panic!("{name}: {words}");
        }
    };
    if let Some(mut oracle) = oracle() {
        let folder = scratch(&format!("property-{name}"));
        fs::write(folder.join("x.s"), text).unwrap();
        let triple = format!("-triple={triple}");
        let args = [triple.as_str(), "-filetype=obj", "x.s", "-o", "x.o"];
        let run = Run::of(oracle.current_dir(&folder).args(args));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        assert!(fs::read(folder.join("x.o")).unwrap() == ours, "{name}: the object differs from llvm-mc-22's");
        fs::remove_dir_all(folder).unwrap();
    }
    ours
}
