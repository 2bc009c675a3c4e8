//! Help shared by many errors with a common cause: source for another assembler, another machine or another object
//! format.
//!
//! It looks only at the source lines of finished reports, so input without errors costs nothing. The patterns of other
//! dialects are in a table of the machines (`target::dialects`). This module must not know how input is read: no
//! tokens, no grammar, no model.

use crate::arch::dialects::{Dialect, dialect_of};
use crate::diag::{Code, Report, Severity};
use crate::options::triple::Triple;

/// The prefix of help texts that apply to the whole input, which are given only once.
const WHOLE_TEXT: &str = "this is ";

/// Adds help to the first error of each foreign dialect, and removes the help of all errors that it explains:
/// suggestions of similar names would be misleading.
pub(crate) fn add(reports: &mut [Report], triple: &Triple, comment: u8) {
    let found: Vec<Option<Dialect>> = reports
        .iter()
        .map(|report| {
            let place = report.place.as_ref().filter(|_| report.severity == Severity::Error)?;
            let (text, range) = place.excerpt();
            let start = text[..range.start].rfind('\n').map_or(0, |newline| newline + 1);
            let line = text[start..].lines().next()?;
            dialect_of(line, range.start - start, triple.arch, comment)
        })
        .collect();
    unknown_parameters(reports);
    let mut counts: Vec<(Dialect, usize)> = Vec::new();
    for &dialect in found.iter().flatten() {
        match counts.iter_mut().find(|known| known.0 == dialect) {
            Some((_, count)) => *count += 1,
            None => counts.push((dialect, 1)),
        }
    }
    // Of the assemblers and machines the one with the most lines; the comment character is decided separately.
    let is_comment = |dialect: &Dialect| matches!(dialect, Dialect::Comment(_));
    let of_most = |wanted: bool| {
        let of_kind = counts.iter().filter(|(dialect, _)| is_comment(dialect) == wanted);
        of_kind.max_by_key(|(dialect, count)| (*count, std::cmp::Reverse(*dialect))).map(|(dialect, _)| *dialect)
    };
    let (text, sign) = (of_most(false), of_most(true));
    let (mut shown_text, mut shown_sign) = (false, false);
    for (report, dialect) in reports.iter_mut().zip(found) {
        let Some(dialect) = dialect else { continue };
        let shown = if is_comment(&dialect) { &mut shown_sign } else { &mut shown_text };
        report.help.clear();
        if !std::mem::replace(shown, true)
            && let Some(most) = if is_comment(&dialect) { sign } else { text }
        {
            report.help.push(most.help(&triple.to_string(), comment));
        }
    }
    once(reports, shown_text);
}

/// Explains a `\\name` that was not substituted.
fn unknown_parameters(reports: &mut [Report]) {
    let is_token = |report: &&mut Report| report.help.is_empty() && report.code == Code::UnexpectedToken;
    for report in reports.iter_mut().filter(is_token) {
        let Some(place) = &report.place else { continue };
        let (text, range) = place.excerpt();
        let Some(rest) = text[range.start..].strip_prefix('\\') else { continue };
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        if end > 0 {
            report.help.push(format!("'\\{}' is not a parameter of an enclosing macro or repeat", &rest[..end]));
        }
    }
}

/// Keeps help about the whole input only at its first occurrence, and nowhere if a foreign dialect explains the errors.
fn once(reports: &mut [Report], explained: bool) {
    let mut shown: Vec<String> = Vec::new();
    for report in reports {
        report.help.retain(|help| {
            if !help.starts_with(WHOLE_TEXT) {
                return true;
            }
            let is_new = !explained && !shown.contains(help) || help.starts_with("this looks like ");
            if is_new {
                shown.push(help.clone());
            }
            is_new
        });
    }
}
