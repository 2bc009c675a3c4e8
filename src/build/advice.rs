//! One piece of help for many errors of one cause: a text for another assembler, another machine or another object format.
//!
//! It looks at the lines of finished reports alone, so a text without errors pays nothing. What the lines of another dialect look
//! like is the machines' (`target::dialects`). This module must not know how a text is read: no tokens, no grammar, no model.

use crate::arch::dialects::{Dialect, dialect_of};
use crate::diag::{Code, Report, Severity};
use crate::options::triple::Triple;
use std::collections::BTreeMap;

/// How a syntax hint begins that holds for all of a text, so that it is given once.
const WHOLE_TEXT: &str = "this is ";

/// Gives the first error of each foreign dialect help that says what the text is, and takes the help of the errors it explains, which
/// would mislead: a name that is near is not what was meant.
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
    let mut counts: BTreeMap<Dialect, usize> = BTreeMap::new();
    for dialect in found.iter().flatten() {
        *counts.entry(*dialect).or_default() += 1;
    }
    // Of the assemblers and machines the one with the most lines; a comment sign is a matter of its own.
    let is_comment = |dialect: &Dialect| matches!(dialect, Dialect::Comment(_));
    let of_most = |wanted: bool| {
        let of_kind = counts.iter().filter(|(dialect, _)| is_comment(dialect) == wanted);
        of_kind.max_by_key(|(dialect, count)| (**count, std::cmp::Reverse(**dialect))).map(|(dialect, _)| *dialect)
    };
    let (text, sign) = (of_most(false), of_most(true));
    let (mut told_text, mut told_sign) = (false, false);
    for (report, dialect) in reports.iter_mut().zip(found) {
        let Some(dialect) = dialect else { continue };
        let told = if is_comment(&dialect) { &mut told_sign } else { &mut told_text };
        report.help.clear();
        if !std::mem::replace(told, true)
            && let Some(most) = if is_comment(&dialect) { sign } else { text }
        {
            report.help.push(most.help(&triple.to_string(), comment));
        }
    }
    once(reports, told_text);
}

/// Says of a `\\name` that no argument has taken the place of what it is.
fn unknown_parameters(reports: &mut [Report]) {
    let is_token = |report: &&mut Report| report.help.is_empty() && report.code == Code::UnexpectedToken;
    for report in reports.iter_mut().filter(is_token) {
        let Some(place) = &report.place else { continue };
        let (text, range) = place.excerpt();
        let Some(rest) = text[range.start..].strip_prefix('\\') else { continue };
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        if end > 0 {
            report.help.push(format!("'\\{}' names no parameter of a macro or repeat that is open here", &rest[..end]));
        }
    }
}

/// Leaves a hint about all of a text only where it comes first; none where a foreign dialect explains it.
fn once(reports: &mut [Report], explained: bool) {
    let mut told: Vec<String> = Vec::new();
    for report in reports {
        report.help.retain(|help| {
            if !help.starts_with(WHOLE_TEXT) {
                return true;
            }
            let is_new = !explained && !told.contains(help) || help.starts_with("this looks like ");
            if is_new {
                told.push(help.clone());
            }
            is_new
        });
    }
}
