//! Generated texts of a given size, each with many statements of one kind, and the time that programs take for them.
//! The bench `complexity` measures all patterns; the test `complexity` checks smaller sizes.

#![allow(dead_code, reason = "the bench and the test use different parts")]
#![allow(unreachable_pub, reason = "modules of tests are not reachable from outside")]

mod debug;
mod layout;
mod pools;
mod sections;
mod symbols;
mod text;

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// A family of texts that should take time in proportion to their size.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// What the text has many of.
    pub name: &'static str,
    /// The command's flags, separated by blanks.
    pub flags: &'static str,
    /// Makes a text of a size; the number of statements is a multiple of the size.
    pub text: fn(usize) -> String,
}

/// All patterns, in the order of display.
pub fn patterns() -> Vec<Pattern> {
    [debug::PATTERNS, layout::PATTERNS, pools::PATTERNS, sections::PATTERNS, symbols::PATTERNS, text::PATTERNS].concat()
}

/// An empty text, to measure the fixed costs of a program.
pub const EMPTY: Pattern = pattern("empty", ELF, |_| String::new());

/// The processor time that a program takes to assemble a file, which may have errors.
///
/// # Panics
/// If the program crashes, takes more than [`MOST_SECONDS`] or needs more than 4 GiB of address space.
pub fn processor_time(program: &OsStr, pattern: &Pattern, file: &Path) -> Duration {
    try_processor_time(program, pattern, file).unwrap_or_else(|failure| panic!("{}: {failure}", pattern.name))
}

/// The limit of a program's processor time for a text, in seconds.
pub const MOST_SECONDS: u32 = 20;

/// [`processor_time`] that returns an error instead of panicking.
pub fn try_processor_time(program: &OsStr, pattern: &Pattern, file: &Path) -> Result<Duration, String> {
    // The shell's `time` measures the child alone, in milliseconds, independently of the machine's load.
    let script = format!(
        "ulimit -v 4194304; ulimit -t {MOST_SECONDS}; TIMEFORMAT='%3U %3S'; time \"$@\" > /dev/null 2> /dev/null; exit $?"
    );
    let mut shell = Command::new("bash");
    shell.args(["-c", &script, "bash"]).arg(program).args(pattern.flags.split(' '));
    shell.args(["-filetype=obj", "-o"]).arg(file.with_extension("o")).arg(file);
    // Some texts include themselves by their file name.
    shell.current_dir(file.parent().expect("the file is in a folder"));
    let output = shell.env("LC_ALL", "C").output().expect("bash is installed");
    let text = String::from_utf8_lossy(&output.stderr);
    if !matches!(output.status.code(), Some(0 | 1)) {
        return Err(format!("ended with {}: {text}", output.status));
    }
    let mut times = text.split_whitespace().filter_map(|number| number.parse::<f64>().ok());
    let (user, system) = (times.next().expect("a time"), times.next().expect("a time"));
    Ok(Duration::from_secs_f64(user + system))
}

const ELF: &str = "-triple=x86_64-linux-gnu";
const COFF: &str = "-triple=x86_64-windows-msvc";
const A64: &str = "-triple=aarch64-linux-gnu";
const A64_COFF: &str = "-triple=aarch64-windows-msvc";
const T32: &str = "-triple=thumbv7-linux-gnueabi";
const T32_COFF: &str = "-triple=thumbv7-windows-msvc";

/// Concatenates the texts of the numbers below `n`.
fn each(n: usize, text: impl Fn(usize) -> String) -> String {
    (0..n).map(text).collect()
}

const fn pattern(name: &'static str, flags: &'static str, text: fn(usize) -> String) -> Pattern {
    Pattern { name, flags, text }
}
