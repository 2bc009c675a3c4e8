//! Diagnostics for operands with unknown names.

use super::machine::Statement;
use super::tables::{Item, Kind, OPERATIONS, STATES, SYSTEM_REGISTERS, SystemName};
use super::words;
use crate::diag::{Code, Diagnostic, nearest};
use crate::source::Span;

/// If no name is similar, at most this many are listed.
const MAX_LISTED: usize = 20;

/// The number of names that are shown of a longer list.
const EXAMPLES: usize = 8;

/// The system registers that are shown as examples.
const COMMON_REGISTERS: [&str; EXAMPLES] =
    ["nzcv", "daif", "fpcr", "fpsr", "tpidr_el0", "sctlr_el1", "ttbr0_el1", "vbar_el1"];

/// The diagnostic for a word that is not a valid name for the item; `None` if the item is not a name.
pub(super) fn unknown(
    item: &Item,
    statement: &Statement<'_>,
    at: usize,
    place: Span,
    helps: bool,
) -> Option<Diagnostic> {
    let word = String::from_utf8_lossy(statement.word(&statement.operands[at])).to_ascii_lowercase();
    let error = |message: String| Diagnostic::error(Code::WrongOperands, place, message);
    let table = |table: &'static [SystemName]| table.iter().map(|entry| entry.name).collect::<Vec<_>>();
    let entry = |table: &'static [SystemName]| table.iter().find(|entry| entry.name == word);
    let prefetches: Vec<String>;
    let (what, names): (_, Vec<&str>) = match item.kind {
        Kind::InvertedCondition if matches!(word.as_str(), "al" | "nv") => {
            return Some(error(
                "condition codes al and nv are invalid for this instruction, which inverts them".to_owned(),
            ));
        }
        Kind::Condition | Kind::InvertedCondition => ("condition", words::conditions()),
        Kind::Pattern => ("pattern", words::patterns()),
        Kind::Prefetch => {
            prefetches = words::prefetches();
            ("prefetch operation", prefetches.iter().map(String::as_str).collect())
        }
        Kind::Barrier => ("barrier option", words::barriers()),
        Kind::BarrierNxs => ("barrier option", vec!["oshnxs", "nshnxs", "ishnxs", "synxs"]),
        Kind::InstructionBarrier => ("barrier option", vec!["sy"]),
        Kind::BranchTarget => ("branch target", vec!["c", "j", "jc", "r"]),
        Kind::StoreHint => ("hint", vec!["keep", "strm"]),
        Kind::ReadRegister | Kind::WriteRegister | Kind::ProcessorState => {
            if let Some(found) = entry(&SYSTEM_REGISTERS) {
                let read_only = item.kind != Kind::ReadRegister && found.flags & 2 == 0;
                let write_only = item.kind == Kind::ReadRegister && found.flags & 1 == 0;
                return Some(error(match () {
                    () if read_only => format!("system register '{word}' can only be read"),
                    () if write_only => format!("system register '{word}' can only be written"),
                    () => format!("system register '{word}' needs a feature that is not enabled"),
                }));
            }
            let names = match item.kind {
                Kind::ReadRegister => table(&SYSTEM_REGISTERS),
                _ => [table(&SYSTEM_REGISTERS), table(&STATES)].concat(),
            };
            ("system register", names)
        }
        Kind::SystemOperation => {
            let operations = *OPERATIONS.get(item.arg as usize)?;
            if let Some(found) = entry(operations) {
                return Some(error(match (statement.operands.len() > 1, found.flags & 3) {
                    (true, 2) => format!("'{word}' takes no register"),
                    (false, 1) => format!("'{word}' takes a register"),
                    _ => format!("'{word}' needs a feature that is not enabled"),
                }));
            }
            ("operation", table(operations))
        }
        _ => return None,
    };
    let error = error(format!("unknown {what} '{word}'"));
    Some(if helps { suggest(&word, what, &names, error) } else { error })
}

/// Help for an unknown condition of a branch.
pub(super) fn condition(word: &str) -> String {
    let conditions = words::conditions();
    match nearest_or_begin(word, &conditions) {
        Some(near) => format!("did you mean 'b.{near}'?"),
        None => format!("the conditions are {}", conditions.join(", ")),
    }
}

/// The most similar name. The names are short, so a name with trailing letters appended also counts, and the shortest
/// name that begins with the word.
fn nearest_or_begin<'n>(word: &str, names: &[&'n str]) -> Option<&'n str> {
    nearest(word, names.iter().copied()).or_else(|| {
        let begins = |name: &&&'n str| name.len() > 1 && word.starts_with(**name);
        let longer = |name: &&&'n str| word.len() > 2 && name.starts_with(word);
        let known = names.iter().filter(begins).max_by_key(|name| name.len());
        known.or_else(|| names.iter().filter(longer).min_by_key(|name| name.len())).copied()
    })
}

/// Adds help with the most similar name, or all names if there are few, or some of them.
fn suggest(word: &str, what: &str, names: &[&str], error: Diagnostic) -> Diagnostic {
    match nearest_or_begin(word, names) {
        Some(near) => error.help(format!("did you mean '{near}'?")),
        None if names.len() <= MAX_LISTED => error.help(match names {
            [one] => format!("the only {what} is '{one}'"),
            _ => format!("the {what}s are {}", names.join(", ")),
        }),
        None => {
            let shown = if what == "system register" { &COMMON_REGISTERS[..] } else { &names[..EXAMPLES] };
            error.help(format!("among the {what}s are {}", shown.join(", ")))
        }
    }
}
