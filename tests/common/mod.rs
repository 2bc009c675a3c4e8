//! What the tests share: running the two assemblers, scratch folders, and a small generator of numbers.

#![allow(dead_code, reason = "each test file uses its own part of this")]
#![allow(unreachable_pub, reason = "a module of a test is reached from nowhere else")]

pub mod damage;
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

/// Names of sections that say what is in a section, or whose beginnings do, and some that say nothing.
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

/// What a program did.
#[derive(Debug)]
pub struct Run {
    pub code: Option<i32>,
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Run {
    /// Runs a program with nothing on its standard input.
    pub fn of(command: &mut Command) -> Run {
        Run::with_input(command, b"")
    }

    /// Runs a program with a text on its standard input.
    pub fn with_input(command: &mut Command, input: &[u8]) -> Run {
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        std::thread::scope(|scope| {
            // A program that does not read its input is no failure.
            scope.spawn(move || drop(stdin.write_all(input)));
            let done = child.wait_with_output().unwrap();
            let stderr = String::from_utf8_lossy(&done.stderr).into_owned();
            Run { code: done.status.code(), stdout: done.stdout, stderr }
        })
    }

    /// Runs a program that may not end, or may write without end: it is killed after a minute, or where it has written more than
    /// 2 GiB, and then has no code.
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

/// A choice among COMDATs in the words of LLVM's text.
pub fn selection_word(selection: Selection) -> &'static str {
    match selection {
        Selection::Any => "any",
        Selection::ExactMatch => "exactmatch",
        Selection::Largest => "largest",
        Selection::NoDeduplicate => "nodeduplicate",
        Selection::SameSize => "samesize",
    }
}

/// A symbol's flags in the letters of `llvm-lto2 dump-symtab`, behind that of its visibility.
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

/// llvm-mc 22, where it is installed.
pub fn oracle() -> Option<Command> {
    static FOUND: OnceLock<bool> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        let version = Command::new("llvm-mc-22").arg("--version").output();
        version.is_ok_and(|v| String::from_utf8_lossy(&v.stdout).contains("LLVM version 22."))
    });
    found.then(|| Command::new("llvm-mc-22"))
}

/// A number that the environment gives, or the usual one.
pub fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// A new empty folder; whoever asks for it removes it.
pub fn scratch(name: &str) -> PathBuf {
    // Tests of one process run side by side and may ask with the same name.
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{number}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Numbers that look random and are the same in every run (SplitMix64).
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

    /// One of these.
    pub fn pick<'t, T>(&mut self, from: &'t [T]) -> &'t T {
        &from[self.below(from.len())]
    }
}

/// The options of most tests.
pub fn options() -> Options {
    builder().build().unwrap()
}

/// The same, to be changed.
pub fn builder() -> Builder {
    Options::builder("x86_64-linux-gnu".parse().unwrap())
}

/// The object of a text, checked against llvm-mc-22 where it is installed.
pub fn checked_object(name: &str, text: &str) -> Vec<u8> {
    checked_object_for("x86_64-linux-gnu", name, text)
}

/// The same for another target.
pub fn checked_object_for(triple: &str, name: &str, text: &str) -> Vec<u8> {
    let options = Options::for_target(triple.parse().unwrap()).unwrap();
    let ours = match assemble(text, &options) {
        Ok(assembled) => assembled.write().unwrap(),
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
