//! A text to the library and to llvm-mc-22, and whether they agree.

use crate::common::{Run, oracle};
use llas::diag::Severity;
use llas::{Context, Input, Options};
use object::elf::{FileHeader32, FileHeader64, SHN_XINDEX, SHT_SYMTAB};
use object::read::elf::{FileHeader, Sym as _};
use object::{Endianness, FileKind};
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How the two differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Both take the text, and the objects are not the same.
    Bytes,
    /// llvm-mc takes it.
    Refused,
    /// The library takes it.
    Taken,
    /// Both refuse it, and the library finds a mistake in none of the lines where llvm-mc finds one.
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

/// What came of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The two agree.
    Same,
    /// llvm-mc crashed, did not end, or wrote an object whose headers are wrong or which has more than 2 GiB.
    Broken,
    /// They do not agree.
    Differs(Difference),
}

/// What an assembler made of a text: an object, or the lines with mistakes, in which 0 is a mistake without a line.
type Outcome = Result<Vec<u8>, BTreeSet<usize>>;

/// Whether an object's headers lead to what they name. llvm-mc gives COFF sections their offsets before it knows how many bytes it
/// will write for a padding, and then everything behind stands elsewhere than the headers say. In ELF it writes `SHN_XINDEX` for
/// the section symbol of a name that `.comm` has, without the `SHT_SYMTAB_SHNDX` section that says which section it is.
fn is_whole(object: &[u8]) -> bool {
    match FileKind::parse(object) {
        Ok(FileKind::Elf32) => has_indices::<FileHeader32<Endianness>>(object).unwrap_or(false),
        Ok(FileKind::Elf64) => has_indices::<FileHeader64<Endianness>>(object).unwrap_or(false),
        _ => ends_with_strings(object),
    }
}

/// Whether each ELF symbol's section is told.
fn has_indices<H: FileHeader<Endian = Endianness>>(object: &[u8]) -> object::read::Result<bool> {
    let header = H::parse(object)?;
    let endian = header.endian()?;
    let symbols = header.sections(endian, object)?.symbols(endian, object, SHT_SYMTAB)?;
    Ok(symbols.shndx_section().0 != 0 || symbols.iter().all(|symbol| symbol.st_shndx(endian) != SHN_XINDEX))
}

/// Whether the table of strings that a COFF header leads to ends where the object does.
fn ends_with_strings(object: &[u8]) -> bool {
    let word = |at: usize| object.get(at..at + 4).map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]) as usize);
    let strings = word(8) + 18 * word(12);
    // The table's size counts itself.
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

    /// None where it panics.
    fn ours(&mut self, text: &str) -> Option<Outcome> {
        let context = &mut self.context;
        let run = catch_unwind(AssertUnwindSafe(|| match context.assemble(Input::new("<stdin>", text)) {
            Ok(assembled) => Ok(assembled.write().unwrap()),
            Err(failure) => {
                let errors = failure.reports.iter().filter(|report| report.severity == Severity::Error);
                Err(errors.map(|e| e.place.as_ref().map_or(0, |place| place.start.line as usize)).collect())
            }
        }));
        run.ok()
    }

    /// None where it crashes, does not end, or writes no object or one of more than 2 GiB. The second value is whether a mistake is in a macro's text.
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

    /// Whether the two agree on these lines as they are.
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
                // A mistake without a line may be what ours has a line for.
                let is_unplaced = theirs.remove(&0);
                if in_macro || is_unplaced || theirs.is_empty() || !theirs.is_disjoint(&ours) {
                    (Verdict::Same, theirs)
                } else {
                    differs(Difference::Missed)
                }
            }
        }
    }

    /// Whether the two agree on these lines, and on what is left of them without those that both refuse.
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
            // A mistake may be told at the end of the text.
            if lines.len() == before {
                return verdict;
            }
        }
    }
}
