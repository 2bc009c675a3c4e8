//! One text both ways.

use crate::common::setting;
use llas::diag::Color;
use llas::options::Builder;
use llas::{Context, Files, Input, NoFiles, Options, Text, TextFile};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

/// So many differences are shown.
const SHOWN: usize = 20;

/// What became of a text.
#[derive(PartialEq)]
pub struct Outcome {
    /// None if it was refused.
    pub object: Option<Vec<u8>>,
    /// What the user is told.
    pub told: String,
}

/// Assembles a text once.
pub fn once(name: &str, text: &[u8], options: &Options, files: &dyn Files) -> Outcome {
    in_context(name, text, &mut Context::new(options), files)
}

/// Assembles a text in the memory of those before.
pub fn in_context(name: &str, text: &[u8], context: &mut Context, files: &dyn Files) -> Outcome {
    outcome(Input::new(name, text).files(files), context)
}

fn outcome(input: Input<'_>, context: &mut Context) -> Outcome {
    let run = || {
        let (object, reports) = match context.assemble(input) {
            Ok(done) => (done.write().ok(), done.warnings),
            Err(failed) => (None, failed.reports),
        };
        Outcome { object, told: reports.iter().map(|report| report.rich(Color::Never)).collect() }
    };
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| Outcome { object: None, told: "it panics".to_owned() })
}

/// A text of which no more than some bytes are read at once.
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

/// Assembles a text that is read in pieces of so many bytes at most.
pub fn in_pieces(name: &str, text: &[u8], most: usize, options: &Options, files: &dyn Files) -> Outcome {
    outcome(Input::new(name, Text::File(&Pieces { text, most })).files(files), &mut Context::new(options))
}

/// The options for one target, and where the two ways differed.
pub struct Both {
    quick: Options,
    slow: Options,
    wrong: Vec<String>,
    /// Texts that were compared.
    pub compared: usize,
    /// Those among them that were taken.
    pub taken: usize,
}

impl Both {
    pub fn new(options: &Builder) -> Self {
        let quick = options.clone().build().unwrap();
        let slow = options.clone().grammar_only(true).build().unwrap();
        Both { quick, slow, wrong: Vec::new(), compared: 0, taken: 0 }
    }

    /// Reads a text both ways. What it was is told by `what` where they differ. Whether it was taken.
    pub fn agree(&mut self, what: &str, text: &[u8]) -> bool {
        let quick = once("x.s", text, &self.quick, &NoFiles);
        let slow = once("x.s", text, &self.slow, &NoFiles);
        self.compared += 1;
        self.taken += usize::from(slow.object.is_some());
        if quick != slow {
            // The line alone is often not enough to see it again.
            let kept = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("short-ways-{:016x}.s", hash(text)));
            std::fs::write(&kept, text).unwrap();
            self.compare(&format!("{} ({}):\n{what}", kept.display(), self.quick.triple()), &quick, &slow);
        }
        slow.object.is_some()
    }

    /// Notes a difference.
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
        self.wrong.push(format!("== {what}\n-- short way: {}-- grammar: {}", told(quick), told(slow)));
    }

    /// Takes over what another comparison found.
    pub fn add(&mut self, other: Both) {
        self.wrong.extend(other.wrong);
        self.compared += other.compared;
        self.taken += other.taken;
    }

    /// Fails if there was any difference.
    pub fn finish(self) {
        println!("{} texts, {} of them taken", self.compared, self.taken);
        assert!(
            self.wrong.is_empty(),
            "the two ways differ at {} of {} texts:\n{}",
            self.wrong.len(),
            self.compared,
            self.wrong[..self.wrong.len().min(SHOWN)].join("\n")
        );
    }
}

/// A number for a text, the same in every run.
fn hash(text: &[u8]) -> u64 {
    text.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// How many times the usual number of texts is made.
pub fn rounds() -> usize {
    setting("LLAS_ROUNDS", 1) as usize
}

/// What is added to each fixed seed.
pub fn seed(fixed: u64) -> u64 {
    fixed + (setting("LLAS_SEED", 0) << 8)
}

/// The text around a line, in forms that are read differently: alone, beside macros, in a macro, in a repeat, after a label.
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
