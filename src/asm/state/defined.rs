//! Finds the first definition of a symbol, for the note on a redefinition error.
//!
//! Symbols do not record their source position: there are too many of them, and it is rarely needed. The source text is
//! searched instead.

use super::Assembler;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::parse::ast::Name;
use crate::source::{Origin, SourceFile, SourceMap, Span};
use memchr::memmem;

/// The maximum number of errors that get the note; each costs a scan of the source text.
const MAX_NOTES: usize = 20;
/// The longest name in bytes that is searched for.
const MAX_NAME_BYTES: usize = 64 << 10;
/// Directives that define their first operand.
const DEFINE: [&[u8]; 8] =
    [b".set", b".equ", b".equiv", b".comm", b".common", b".lcomm", b".lto_set_conditional", b".weakref"];

/// The source texts in which definitions are searched, and what was reported of them.
struct Definitions<'d, 'a> {
    sources: &'d SourceMap<'a>,
    diagnostics: &'d Diagnostics,
}

impl Definitions<'_, '_> {
    /// Adds a note with the previous definition of `name`, if the search finds exactly one candidate.
    #[cold]
    fn note_first(&self, error: Box<Diagnostic>, name: &[u8]) -> Box<Diagnostic> {
        let worth = name.len() <= MAX_NAME_BYTES && self.diagnostics.error_count() < MAX_NOTES;
        let Some(span) = error.span.filter(|_| worth) else { return error };
        match self.first(name, span) {
            Some(first) => {
                // A definition in a macro expansion is reported at the call.
                let calls = self.sources.include_stack(first.start).filter(|s| s.0 == Origin::Instantiation);
                match calls.last() {
                    Some((_, call)) => {
                        Box::new(error.note(call, "previous definition is in the expansion of this call"))
                    }
                    None => Box::new(error.note(first, "previous definition is here")),
                }
            }
            None => error,
        }
    }

    /// The only definition of `name` before `before` that was not itself reported as an error.
    fn first(&self, name: &[u8], before: Span) -> Option<Span> {
        let limit = self.sources.reading_order(before.start);
        let mut only = None;
        for file in self.sources.files() {
            for at in definitions(file, name) {
                let span = Span::new(file.base + at, file.base + at + name.len() as u32);
                let is_reported = || self.diagnostics.has_reported(Code::SymbolRedefined, span.start);
                if self.sources.reading_order(span.start) >= limit || is_reported() {
                    continue;
                }
                if only.replace(span).is_some() {
                    return None;
                }
            }
        }
        only
    }
}

/// Adds a note with the previous definition of a symbol to an error.
#[cold]
pub(super) fn first_definition(a: &Assembler<'_, '_>, error: Box<Diagnostic>, symbol: Name) -> Box<Diagnostic> {
    let definitions = Definitions { sources: a.sources, diagnostics: a.diagnostics };
    definitions.note_first(error, a.model.names.text(symbol))
}

/// The offsets at which a file defines a name outside of macro and repeat bodies, which are separate files when expanded.
fn definitions(file: &SourceFile<'_>, name: &[u8]) -> Vec<u32> {
    let text = file.text();
    let found = memmem::find_iter(text, name).filter(|&at| defines(text, at, name.len()));
    let mut found: Vec<u32> = found.map(|at| at as u32).collect();
    if found.is_empty() {
        return found;
    }
    // Find out which lines are in bodies only if there are candidates.
    let (mut depth, mut bodies, mut start) = (0u32, Vec::new(), 0);
    for (index, &line) in file.line_starts().iter().enumerate() {
        let word = file.line_text(index).trim_ascii_start().split(u8::is_ascii_whitespace).next().unwrap_or_default();
        match word {
            b".macro" | b".rept" | b".rep" | b".irp" | b".irpc" | b".irep" | b".irepc" => {
                if depth == 0 {
                    start = line;
                }
                depth += 1;
            }
            b".endm" | b".endmacro" | b".endr" if depth > 0 => {
                depth -= 1;
                if depth == 0 {
                    bodies.push(start..line);
                }
            }
            _ => {}
        }
    }
    found.retain(|at| !bodies.iter().any(|body| body.contains(at)));
    found
}

/// Whether the name at `at` is defined there by a label, an assignment or a directive.
fn defines(text: &[u8], at: usize, len: usize) -> bool {
    let is_name = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$' | b'@' | b'?');
    let (head, tail) = (&text[..at], &text[at + len..]);
    if head.last().is_some_and(is_name) || tail.first().is_some_and(is_name) {
        return false;
    }
    let start = head.iter().rposition(|&b| matches!(b, b'\n' | b';' | b':')).map_or(0, |i| i + 1);
    let before = head[start..].trim_ascii();
    let behind = tail.trim_ascii_start();
    match behind.first() {
        Some(b':') => before.is_empty(),
        Some(b'=') => before.is_empty() && behind.get(1) != Some(&b'='),
        Some(b',') => DEFINE.contains(&before),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::defines;

    #[test]
    fn what_defines_a_name() {
        for text in ["a:", "x: a :", "a = 3", "\t.set a, 3", "nop; a:", ".comm a,4"] {
            let at = text.find("a:").or_else(|| text.find("a ")).or_else(|| text.find("a,")).unwrap();
            assert!(defines(text.as_bytes(), at, 1), "{text}");
        }
        for text in ["call a", "ba: ", ".long a, b", "a == 3", "a", ".globl a"] {
            let at = text.find('a').unwrap();
            assert!(!defines(text.as_bytes(), at, 1), "{text}");
        }
    }
}
