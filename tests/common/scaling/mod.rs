//! Texts of a size that the caller chooses, each with a large number of one kind of statement, and the time that programs take for them.
//! The bench `complexity` measures all of them; the test `complexity` checks smaller ones.

#![allow(dead_code, reason = "the bench and the test use different parts")]
#![allow(unreachable_pub, reason = "a module of a test is reached from nowhere else")]

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
    /// The flags of the command, separated by blanks.
    pub flags: &'static str,
    /// The text of a size; the number of statements is a multiple of the size.
    pub text: fn(usize) -> String,
}

/// All patterns, in the order in which they are shown.
pub fn patterns() -> Vec<Pattern> {
    [debug::PATTERNS, layout::PATTERNS, pools::PATTERNS, sections::PATTERNS, symbols::PATTERNS, text::PATTERNS].concat()
}

/// A text with nothing in it, for what a program takes in any case.
pub const EMPTY: Pattern = pattern("empty", ELF, |_| String::new());

/// The processor time of a program that assembles a file. It may refuse the file.
///
/// # Panics
/// Where the program crashes, takes more than [`MOST_SECONDS`] or needs more than 4 GiB of addresses.
pub fn processor_time(program: &OsStr, pattern: &Pattern, file: &Path) -> Duration {
    try_processor_time(program, pattern, file).unwrap_or_else(|failure| panic!("{}: {failure}", pattern.name))
}

/// The seconds of processor time that a program may take for a text.
pub const MOST_SECONDS: u32 = 20;

/// The same, or what became of the program.
pub fn try_processor_time(program: &OsStr, pattern: &Pattern, file: &Path) -> Result<Duration, String> {
    // The shell's own `time` counts milliseconds of the child alone, however busy the machine is.
    let script = format!(
        "ulimit -v 4194304; ulimit -t {MOST_SECONDS}; TIMEFORMAT='%3U %3S'; time \"$@\" > /dev/null 2> /dev/null; exit $?"
    );
    let mut shell = Command::new("bash");
    shell.args(["-c", &script, "bash"]).arg(program).args(pattern.flags.split(' '));
    shell.args(["-filetype=obj", "-o"]).arg(file.with_extension("o")).arg(file);
    // Some texts include themselves.
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

/// The texts of the numbers below `n`, one after another.
fn each(n: usize, text: impl Fn(usize) -> String) -> String {
    (0..n).map(text).collect()
}

const fn pattern(name: &'static str, flags: &'static str, text: fn(usize) -> String) -> Pattern {
    Pattern { name, flags, text }
}
