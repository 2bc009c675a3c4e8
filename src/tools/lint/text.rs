//! The rules for statements.

use crate::arch::TargetDesc;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::source::bytes::is_name;
use crate::tools::statements::{Expanded, ExpandedStatement, StatementKind};

/// A rule: returns what is suspicious about a statement.
type Rule = fn(&ExpandedStatement<'_>, &TargetDesc) -> Option<Diagnostic>;

const RULES: &[Rule] = &[hidden_specifier, float_as_integer, infinite];

pub(super) fn rules(expanded: &Expanded<'_>, desc: &TargetDesc, found: &mut Diagnostics) {
    for statement in expanded.iter() {
        RULES.iter().filter_map(|rule| rule(&statement, desc)).for_each(|diagnostic| found.push(diagnostic));
    }
}

/// A part of a statement, as a span in the source map.
pub(super) fn place(statement: &ExpandedStatement<'_>, part: Span) -> Span {
    let base = statement.position() - statement.statement.span().start;
    Span::new(base + part.start, base + part.end)
}

/// `.long f@IMGREL` where `@` starts a comment.
fn hidden_specifier(statement: &ExpandedStatement<'_>, desc: &TargetDesc) -> Option<Diagnostic> {
    let end = statement.statement.span().end;
    let after = statement.text.get(end as usize..)?;
    let (&first, name) = after.split_first()?;
    let is_glued = statement.text.get(end.checked_sub(1)? as usize).is_some_and(|&b| is_name(b));
    if first != b'@' || desc.comment != b'@' || !is_glued || statement.bytes(statement.statement.operands()).is_empty()
    {
        return None;
    }
    let length = name.iter().take_while(|&&b| is_name(b)).count();
    let name = std::str::from_utf8(&name[..length]).ok().filter(|name| !name.is_empty())?;
    let span = place(statement, Span::new(end, end + 1 + length as u32));
    let message = format!("'@' starts a comment here: '{name}' is not a specifier of the value");
    let help = format!("write the specifier in parentheses: 'symbol({})'", name.to_ascii_lowercase());
    Some(Diagnostic::warning(Code::HiddenSpecifier, span, message).help(help))
}

/// The operands of a directive, each with its range in the text.
pub(super) fn operands<'e>(statement: &ExpandedStatement<'e>) -> impl Iterator<Item = (&'e str, Span)> + use<'e> {
    let Span { start, .. } = statement.statement.operands();
    let text = statement.bytes(statement.statement.operands());
    let mut at = start;
    text.split(|&b| b == b',').filter_map(move |operand| {
        let begin = at + (operand.len() - operand.trim_ascii_start().len()) as u32;
        at += operand.len() as u32 + 1;
        let operand = std::str::from_utf8(operand.trim_ascii()).ok()?;
        Some((operand, Span::new(begin, begin + operand.len() as u32)))
    })
}

fn is_directive(statement: &ExpandedStatement<'_>, names: &[&str]) -> bool {
    let name = statement.bytes(statement.statement.name());
    statement.statement.kind() == StatementKind::Directive
        && names.iter().any(|known| name.eq_ignore_ascii_case(known.as_bytes()))
}

/// A decimal number with a decimal point or an exponent.
fn float(text: &str) -> Option<f64> {
    let digits = text.trim_start_matches(['+', '-']);
    let is_float = digits.starts_with(|c: char| c.is_ascii_digit() || c == '.')
        && !digits.starts_with("0x")
        && digits.contains(['.', 'e', 'E'])
        && digits.contains(|c: char| c.is_ascii_digit());
    if is_float { text.parse().ok() } else { None }
}

/// `.quad 1.5`
fn float_as_integer(statement: &ExpandedStatement<'_>, _: &TargetDesc) -> Option<Diagnostic> {
    if !is_directive(statement, &[".quad", ".8byte", ".xword", ".dword"]) {
        return None;
    }
    let (operand, span) = operands(statement).find(|(operand, _)| float(operand).is_some())?;
    let message = format!("an integer directive emits the bits of the double {operand}");
    let span = place(statement, span);
    Some(Diagnostic::warning(Code::FloatAsInteger, span, message).help("use '.double' if this is intended"))
}

/// `.float 1e99`
fn infinite(statement: &ExpandedStatement<'_>, _: &TargetDesc) -> Option<Diagnostic> {
    let single = is_directive(statement, &[".float", ".single", ".dc.s"]);
    if !single && !is_directive(statement, &[".double", ".dc.d"]) {
        return None;
    }
    let is_infinite = |number: f64| if single { (number as f32).is_infinite() } else { number.is_infinite() };
    let (operand, span) = operands(statement).find(|(operand, _)| float(operand).is_some_and(is_infinite))?;
    let message = format!("{operand} is too large for its size: infinity is written");
    Some(
        Diagnostic::warning(Code::InfiniteFloat, place(statement, span), message)
            .help("write 'inf' if this is intended"),
    )
}
