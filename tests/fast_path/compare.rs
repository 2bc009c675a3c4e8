//! Assembles a text through the fast paths and through the grammar.

use crate::common::setting;
use llas::diag::Color;
use llas::options::Builder;
use llas::{Context, Files, Input, NoFiles, Options, Text, TextFile};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

/// The maximum number of differences shown.
const SHOWN: usize = 20;

/// The result of assembling a text.
#[derive(PartialEq)]
pub struct Outcome {
    /// `None` if the text was refused.
    pub object: Option<Vec<u8>>,
    /// The diagnostics.
    pub told: String,
}

/// Assembles a text in a new context.
pub fn once(name: &str, text: &[u8], options: &Options, files: &dyn Files) -> Outcome {
    in_context(name, text, &mut Context::new(options), files)
}

/// Assembles a text in a context that may have been used before.
pub fn in_context(name: &str, text: &[u8], context: &mut Context, files: &dyn Files) -> Outcome {
    outcome(Input::new(name, text).files(files), context)
}

fn outcome(input: Input<'_>, context: &mut Context) -> Outcome {
    let run = || {
        let (object, reports) = match context.assemble(input) {
            Ok(done) => (done.to_bytes().ok(), done.warnings),
            Err(failed) => (None, failed.reports),
        };
        Outcome { object, told: reports.iter().map(|report| report.rich(Color::Never)).collect() }
    };
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| Outcome { object: None, told: "panicked".to_owned() })
}

/// A text of which each call reads a limited number of bytes.
#[derive(Debug)]
struct Pieces<'t> {
    text: &'t [u8],
    most: usize,
}

impl TextFile for Pieces<'_> {
    fn size(&self) -> u64 {
        self.text.len() as u64
    }

    fn read_at(&self, at: u64, into: &mut [u8]) -> io::Result<usize> {
        let rest = &self.text[at as usize..];
        let len = rest.len().min(into.len()).min(self.most);
        into[..len].copy_from_slice(&rest[..len]);
        Ok(len)
    }
}

/// Assembles a text that is read in chunks of at most `most` bytes.
pub fn in_pieces(name: &str, text: &[u8], most: usize, options: &Options, files: &dyn Files) -> Outcome {
    outcome(Input::new(name, Text::File(&Pieces { text, most })).files(files), &mut Context::new(options))
}

/// The options for one target, and the differences found.
pub struct Both {
    quick: Options,
    threaded: Options,
    slow: Options,
    wrong: Vec<String>,
    /// The number of texts that were compared.
    pub compared: usize,
    /// The number of those that were accepted.
    pub taken: usize,
}

impl Both {
    pub fn new(options: &Builder) -> Self {
        let quick = options.clone().build().unwrap();
        let slow = options.clone().grammar_only(true).build().unwrap();
        let threaded = options.clone().threads(2).pieces(30, true).build().unwrap();
        Both { quick, threaded, slow, wrong: Vec::new(), compared: 0, taken: 0 }
    }

    /// Assembles a text both ways and records a difference, which `what` describes. Returns whether the text was accepted.
    pub fn agree(&mut self, what: &str, text: &[u8]) -> bool {
        let quick = once("x.s", text, &self.quick, &NoFiles);
        let threaded = once("x.s", text, &self.threaded, &NoFiles);
        let slow = once("x.s", text, &self.slow, &NoFiles);
        self.compared += 1;
        self.taken += usize::from(slow.object.is_some());
        if quick != slow {
            // The line alone is often not enough to reproduce it.
            let kept = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("fast-path-{:016x}.s", hash(text)));
            std::fs::write(&kept, text).unwrap();
            self.compare(&format!("{} ({}):\n{what}", kept.display(), self.quick.triple()), &quick, &slow);
        }
        self.compare(&format!("{} by threads:\n{what}", self.quick.triple()), &threaded, &slow);
        slow.object.is_some()
    }

    /// Records a difference, if there is one.
    pub fn compare(&mut self, what: &str, quick: &Outcome, slow: &Outcome) {
        if quick == slow {
            return;
        }
        let told = |outcome: &Outcome| match &outcome.object {
            Some(object) => {
                format!("an object of {} bytes with hash {:x}\n{}", object.len(), hash(object), outcome.told)
            }
            None => format!("refused\n{}", outcome.told),
        };
        self.wrong.push(format!("== {what}\n-- fast paths: {}-- grammar: {}", told(quick), told(slow)));
    }

    /// Adds the results of another comparison.
    pub fn add(&mut self, other: Both) {
        self.wrong.extend(other.wrong);
        self.compared += other.compared;
        self.taken += other.taken;
    }

    /// Fails if there was any difference.
    pub fn finish(self) {
        println!("{} texts, {} of them accepted", self.compared, self.taken);
        assert!(
            self.wrong.is_empty(),
            "fast paths and grammar differ for {} of {} texts:\n{}",
            self.wrong.len(),
            self.compared,
            self.wrong[..self.wrong.len().min(SHOWN)].join("\n")
        );
    }
}

/// FNV-1a, which is the same in every run.
fn hash(text: &[u8]) -> u64 {
    text.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The factor for the number of generated texts.
pub fn rounds() -> usize {
    setting("LLAS_ROUNDS", 1) as usize
}

/// A fixed seed changed by `LLAS_SEED`.
pub fn seed(fixed: u64) -> u64 {
    fixed + (setting("LLAS_SEED", 0) << 8)
}

/// A text with a line in a context that affects parsing: alone, after macros, in a macro, in a repeat, in another section.
pub fn around(before: &str, line: &str, form: usize) -> String {
    let start = "\t.text\nf:\n\tnop\n1:\n\t.set x, 5\n\t.set scale, 4\ny = f+2\n\t.weak w\n\t.cv_file 1 \"a.c\"\n\t.cv_func_id 1\n\t.file 1 \"a.c\"\n";
    let end = "\n\t.att_syntax\n1:\n\t.byte 0x77\ng:\n\t.data\nd:\t.long f\n";
    let line = match form % 12 {
        0 => format!("\t.macro frob a\n\t.byte \\a\n\t.endm\n{line}"),
        1 => format!("\t.macro again\n{line}\n\t.endm\n\tagain"),
        2 => format!("\t.rept 2\n{line}\n\t.endr"),
        3 => format!("\t.if x\n{line}\n\t.endif"),
        4 => format!("\t.section .other,\"ax\"\n{line}"),
        5 => format!("{line}\n{line}"),
        6 => format!("\t.cfi_startproc\n{line}\n\tnop\n\t.cfi_endproc"),
        7 => format!("\t.seh_proc f\n{line}\n\tnop\n\t.seh_endproc"),
        8 => format!("\t.data\n\t.loc 1 9\n{line}\n\t.text"),
        _ => line.to_owned(),
    };
    format!("{start}{before}{line}{end}")
}
