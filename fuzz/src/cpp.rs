//! The preprocessor, with files to include.
//!
//! The first byte chooses the options. The rest is divided at [`SEPARATOR`]: the main file, then those named in [`NAMES`].

use llas_cpp::{IncludeDirs, Limits, Macro, Options, Output, Preprocessor, Severity, predefined};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The byte between files: no UTF-8 has it.
pub const SEPARATOR: u8 = 0xff;

/// The files that can be included.
const NAMES: [&str; 4] = ["a.h", "inc/b.h", "sys/c.h", "sys/a.h"];

/// The targets of which some macros are predefined. They do not depend on the input, and all take longer than it.
const TARGETS: [&str; 3] = ["x86_64-linux-gnu", "aarch64-windows-msvc", "thumbv7-linux-gnueabihf"];

/// The largest output in bytes, up to the end of a line: a text that expands to more reaches nothing new.
const OUTPUT: usize = 1 << 13;

fn options(mode: u8) -> Options {
    let mut options = Options {
        only_language_macros: true,
        line_markers: mode & 1 != 0,
        microsoft: mode & 2 != 0,
        time: Some(1 << 30),
        limits: Limits {
            include_depth: 6,
            nesting: 50,
            expanded_tokens: 1 << 11,
            output: OUTPUT,
            input: 1 << 13,
            reports: 6,
        },
        ..Options::default()
    };
    options.include_dirs =
        IncludeDirs { normal: vec!["inc".to_owned()], system: vec!["sys".to_owned()], ..options.include_dirs };
    if mode & 4 != 0 {
        options.macros = vec![Macro::Define("A=1".to_owned()), Macro::Define("F(x, ...)=x #x __VA_ARGS__".to_owned())];
        options.forced_includes = vec!["a.h".to_owned()];
    }
    if mode & 0x78 == 0x78 {
        let target = predefined(TARGETS[usize::from(mode & 3) % TARGETS.len()], &[]);
        options.only_language_macros = false;
        options.predefined = target.text.split_inclusive('\n').step_by(16).collect();
        options.microsoft = target.microsoft;
    }
    options
}

thread_local! {
    /// The preprocessor for each first byte that has occurred.
    static ALL: RefCell<BTreeMap<u8, Rc<Preprocessor>>> = RefCell::default();
}

fn same(one: &Output, other: &Output) -> bool {
    one.text == other.text && one.has_errors() == other.has_errors() && one.reports.len() == other.reports.len()
}

/// Preprocesses files.
pub fn cpp(data: &[u8]) {
    let [mode, rest @ ..] = data else { return };
    let mut parts = rest.split(|byte| *byte == SEPARATOR);
    let main = parts.next().unwrap_or_default();
    let mut files: BTreeMap<String, Vec<u8>> =
        NAMES.into_iter().zip(parts).map(|(name, part)| (name.to_owned(), part.to_vec())).collect();
    files.insert("x.S".to_owned(), main.to_vec());
    let new = || Rc::new(Preprocessor::new(options(*mode)));
    let preprocessor = ALL.with_borrow_mut(|all| all.entry(*mode).or_insert_with(new).clone());
    let output = preprocessor.run_text("x.S", main, &mut files);
    let errors = output.reports.iter().filter(|report| report.severity == Severity::Error).count();
    assert!(output.has_errors() == (errors > 0) || output.more_reports > 0, "{:?}", output.reports);
    // The last line that fits may be long, but is a line of the input or of an expansion.
    assert!(output.text.len() <= 1 << 16, "{} bytes of output", output.text.len());
    for report in &output.reports {
        assert!(!report.to_string().is_empty());
    }
    if *mode & 0x88 == 0x88 {
        let again = preprocessor.run_macros("x.S", main, &mut files);
        assert!(same(&output, &again), "a second run differs");
        assert!(again.macros.is_sorted(), "the list of macros is sorted");
    }
}
