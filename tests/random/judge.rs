//! Assembles a text with the library and with llvm-mc-22 and compares the results.

use crate::common::{Run, oracle};
use llas::diag::Severity;
use llas::{Context, Input, Options};
use object::elf::{FileHeader32, FileHeader64, SHN_XINDEX, SHT_SYMTAB};
use object::read::elf::{FileHeader, Sym as _};
use object::{Endianness, FileKind};
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A difference between the library and llvm-mc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Both accept the text, and the objects differ.
    Bytes,
    /// Only llvm-mc accepts the text.
    Refused,
    /// Only the library accepts the text.
    Taken,
    /// Both refuse the text, but the library reports errors in none of the lines where llvm-mc does.
    Missed,
    /// The library panics.
    Panic,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Difference::Bytes => "the objects differ",
            Difference::Refused => "llas alone refuses it",
            Difference::Taken => "llas alone takes it",
            Difference::Missed => "llas finds other mistakes",
            Difference::Panic => "llas panics",
        })
    }
}

/// The result of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The two agree.
    Same,
    /// llvm-mc crashed, hung, or wrote an object with wrong headers or of more than 2 GiB.
    Broken,
    /// The two differ.
    Differs(Difference),
}

/// An object, or the lines with errors, where 0 is an error without a line.
type Outcome = Result<Vec<u8>, BTreeSet<usize>>;

/// Returns whether an object's headers are right. llvm-mc assigns file offsets to COFF sections before it knows the size of some
/// paddings; everything after such a padding is then at another offset than its header has. In ELF it writes `SHN_XINDEX` for the
/// section symbol of a name that `.comm` declares, without the `SHT_SYMTAB_SHNDX` section that has the index.
fn is_whole(object: &[u8]) -> bool {
    match FileKind::parse(object) {
        Ok(FileKind::Elf32) => has_indices::<FileHeader32<Endianness>>(object).unwrap_or(false),
        Ok(FileKind::Elf64) => has_indices::<FileHeader64<Endianness>>(object).unwrap_or(false),
        _ => ends_with_strings(object),
    }
}

/// Returns whether every `SHN_XINDEX` has a `SHT_SYMTAB_SHNDX` section.
fn has_indices<H: FileHeader<Endian = Endianness>>(object: &[u8]) -> object::read::Result<bool> {
    let header = H::parse(object)?;
    let endian = header.endian()?;
    let symbols = header.sections(endian, object)?.symbols(endian, object, SHT_SYMTAB)?;
    Ok(symbols.shndx_section().0 != 0 || symbols.iter().all(|symbol| symbol.st_shndx(endian) != SHN_XINDEX))
}

/// Returns whether the string table that a COFF header refers to ends at the end of the object.
fn ends_with_strings(object: &[u8]) -> bool {
    let word = |at: usize| object.get(at..at + 4).map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]) as usize);
    let strings = word(8) + 18 * word(12);
    // The size includes the size field.
    word(strings) >= 4 && strings + word(strings) == object.len()
}

/// Both assemblers for a target.
pub struct Judge {
    triple: String,
    attributes: Option<String>,
    context: Context,
}

impl Judge {
    pub fn new(triple: &str, features: &[&str]) -> Self {
        let builder = features.iter().fold(Options::builder(triple.parse().unwrap()), |b, feature| b.feature(*feature));
        let attributes = (!features.is_empty()).then(|| format!("-mattr={}", features.join(",")));
        Judge { triple: format!("-triple={triple}"), attributes, context: Context::new(&builder.build().unwrap()) }
    }

    /// `None` if the library panics.
    fn ours(&mut self, text: &str) -> Option<Outcome> {
        let context = &mut self.context;
        let run = catch_unwind(AssertUnwindSafe(|| match context.assemble(Input::new("<stdin>", text)) {
            Ok(assembled) => Ok(assembled.to_bytes().unwrap()),
            Err(failure) => {
                let errors = failure.reports.iter().filter(|report| report.severity == Severity::Error);
                Err(errors.map(|e| e.place.as_ref().map_or(0, |place| place.start.line as usize)).collect())
            }
        }));
        run.ok()
    }

    /// `None` if llvm-mc crashes, hangs, or writes no valid object up to 2 GiB. The second value: whether an error is in a macro.
    fn theirs(&self, text: &str) -> Option<(Outcome, bool)> {
        let mut command = oracle()?;
        command.args([self.triple.as_str(), "-filetype=obj", "-", "-o", "-"]).args(&self.attributes);
        let run = Run::bounded(&mut command, text.as_bytes());
        match run.code {
            Some(0) if !is_whole(&run.stdout) => None,
            Some(0) => Some((Ok(run.stdout), false)),
            Some(1) if !run.stderr.contains("LLVM ERROR") => {
                let errors = run.stderr.lines().filter(|line| line.contains("error: "));
                let line = |error: &str| error.strip_prefix("<stdin>:")?.split(':').next()?.parse().ok();
                let lines = errors.map(|error| line(error).unwrap_or(0)).collect();
                Some((Err(lines), run.stderr.contains("<instantiation>")))
            }
            _ => None,
        }
    }

    /// Compares the two on these lines; if both refuse them, returns llvm-mc's lines with errors as well.
    pub fn once(&mut self, lines: &[String]) -> (Verdict, BTreeSet<usize>) {
        let text = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
        let none = BTreeSet::new();
        let differs = |difference| (Verdict::Differs(difference), BTreeSet::new());
        let Some(ours) = self.ours(&text) else { return differs(Difference::Panic) };
        let Some((theirs, in_macro)) = self.theirs(&text) else { return (Verdict::Broken, none) };
        match (ours, theirs) {
            (Ok(ours), Ok(theirs)) if ours == theirs => (Verdict::Same, none),
            (Ok(_), Ok(_)) => differs(Difference::Bytes),
            (Err(_), Ok(_)) => differs(Difference::Refused),
            (Ok(_), Err(_)) => differs(Difference::Taken),
            (Err(ours), Err(mut theirs)) => {
                // llas may have the line of an error for which llvm-mc has none.
                let is_unplaced = theirs.remove(&0);
                if in_macro || is_unplaced || theirs.is_empty() || !theirs.is_disjoint(&ours) {
                    (Verdict::Same, theirs)
                } else {
                    differs(Difference::Missed)
                }
            }
        }
    }

    /// Compares the two on these lines, and again without the lines that both refuse.
    pub fn compare(&mut self, lines: &[String]) -> Verdict {
        let mut lines = lines.to_vec();
        loop {
            let (verdict, refused) = self.once(&lines);
            if verdict != Verdict::Same || refused.is_empty() {
                return verdict;
            }
            let (mut number, before) = (0, lines.len());
            lines.retain(|_| {
                number += 1;
                !refused.contains(&number)
            });
            // An error may be reported at the end of the text.
            if lines.len() == before {
                return verdict;
            }
        }
    }
}
