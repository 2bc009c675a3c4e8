//! Macro definitions, macro calls, repeats and `.include`: texts that are read in place of a statement. Bodies are captured
//! as text and read again after substitution of the arguments.

use super::arguments::call_arguments;
use super::include::Lookup;
use super::nested::{Chunk, Nested, NestedKind, dialect};
use super::{Assembler, Input};
use crate::arch::TargetDesc;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::options::Settings;
use crate::parse::expand::macros::{Counters, Macro, substitute};
use crate::parse::lexer::{Kind, Lexer, Token};
use crate::parse::{Cursor, Parse, is_cut, syntax_error};
use crate::source::files::Files;
use crate::source::{FileId, SourceMap, Span};
use std::sync::Arc;

/// Memory in bytes that each nested text takes in addition to its contents. It counts toward the expansion limit, so
/// that neither many texts nor long ones exhaust the memory.
const TEXT_COST: u64 = 192;

/// What each `.include` counts in addition to the contents: more than its memory, so that files which include
/// themselves without end are refused within a second.
const INCLUDE_COST: u64 = 2048;

/// A body to be captured from the text following the current statement.
#[derive(Debug)]
pub enum Capture {
    /// `.macro`: the name and the definition without its body.
    Macro(Vec<u8>, Box<Macro>, Span),
    /// `.rept`: the count.
    Repeat(u64, Span),
    /// `.irp`, `.irpc`: the parameter and its values.
    Iterate(Vec<u8>, Vec<Vec<u8>>, Span),
}

impl Capture {
    /// The directives that nest, those that end the body, the error if the end is missing, and its position.
    fn words(&self) -> (&'static [&'static [u8]], &'static [&'static [u8]], &'static str, Span) {
        match self {
            Capture::Macro(_, _, span) => {
                (&[b".macro"], &[b".endm", b".endmacro"], "no matching '.endmacro' in definition", *span)
            }
            Capture::Repeat(_, span) | Capture::Iterate(_, _, span) => (
                &[b".rep", b".rept", b".irp", b".irpc", b".irep", b".irepc"],
                &[b".endr"],
                "no matching '.endr' in definition",
                *span,
            ),
        }
    }
}

/// Adds the texts that are read in place of a statement.
pub(in crate::asm) struct Expander<'x, 'a> {
    input: &'x mut Input,
    sources: &'x mut SourceMap<'a>,
    diagnostics: &'x mut Diagnostics,
    options: &'x Settings,
    files: &'x dyn Files,
    desc: &'x TargetDesc,
}

impl<'x, 'a> Expander<'x, 'a> {
    pub(in crate::asm) fn of(a: &'x mut Assembler<'a, '_>) -> Self {
        Expander {
            input: a.input,
            sources: a.sources,
            diagnostics: a.diagnostics,
            options: a.options,
            files: a.files,
            desc: a.desc,
        }
    }
}

impl Expander<'_, '_> {
    /// Captures the body that starts at `from` and defines or expands it. Returns the offset of the following text. The
    /// error is the capture itself, if the body extends past the end of this chunk.
    #[inline(never)]
    pub(in crate::asm) fn capture(
        &mut self,
        capture: Capture,
        Chunk { text, base, is_last }: Chunk<'_>,
        from: usize,
    ) -> Result<usize, Capture> {
        let (openers, closers, message, span) = capture.words();
        let mut lexer = Lexer::at(text, from, dialect(self.desc));
        let mut tokens: Vec<Token> = Vec::new();
        let mut depth = 0;
        while lexer.statement(&mut tokens) {
            if !is_last && is_cut(&tokens, &lexer) {
                return Err(capture);
            }
            let Some(first) = tokens.first().filter(|t| t.kind == Kind::Ident) else { continue };
            let word = &text[first.start as usize..first.end as usize];
            if openers.contains(&word) {
                depth += 1;
            } else if closers.contains(&word) {
                if depth > 0 {
                    depth -= 1;
                    continue;
                }
                let body = &text[from..first.start as usize];
                self.with_body(capture, body, Span::new(base + from as u32, base + first.start));
                return Ok(lexer.offset());
            }
        }
        if !is_last {
            return Err(capture);
        }
        self.error(Code::UnmatchedMacroEnd, span, message);
        Ok(text.len())
    }

    fn with_body(&mut self, capture: Capture, body: &[u8], body_span: Span) {
        match capture {
            Capture::Macro(name, definition, _) => {
                self.input.macro_words.add(&name);
                // The first definition stays.
                self.input.macros.entry(name).or_insert_with(|| Macro {
                    body: body.to_vec(),
                    body_span,
                    ..*definition
                });
            }
            Capture::Repeat(..) if body.is_empty() => {}
            Capture::Repeat(count, span) => {
                let mut out = Vec::new();
                for iteration in 0..count {
                    let counters = Counters { calls: None, iteration };
                    substitute(body, &[], counters, self.input.altmacro, &mut out);
                    // `\+` only grows: no iteration is shorter than the first.
                    let least = if iteration == 0 { count.saturating_mul(out.len() as u64) } else { 0 };
                    if self.too_large(least.max(out.len() as u64), span) {
                        return;
                    }
                    let _ = out.try_reserve_exact((least as usize).saturating_sub(out.len()));
                }
                self.instantiate(out, span, body_span, NestedKind::Repeat);
            }
            Capture::Iterate(parameter, values, span) => {
                let mut out = Vec::new();
                for (i, value) in values.iter().enumerate() {
                    let counters = Counters { calls: Some(self.input.macro_calls), iteration: i as u64 };
                    substitute(body, &[(&parameter, value)], counters, self.input.altmacro, &mut out);
                    if self.too_large(out.len() as u64, span) {
                        return;
                    }
                }
                self.instantiate(out, span, body_span, NestedKind::Repeat);
            }
        }
    }

    fn too_large(&mut self, bytes: u64, span: Span) -> bool {
        let total = self.input.expanded.saturating_add(bytes);
        if total <= self.options.limits.expansion {
            return false;
        }
        let message = format!(
            "macros, repeats and repeated includes expand to more than {} bytes",
            self.options.limits.expansion
        );
        self.error(Code::SourceTooLarge, span, message);
        // An expansion this large most likely does not terminate.
        self.input.cut_short();
        true
    }

    /// Makes the expansion of a macro call or repeat the next text to be read.
    fn instantiate(&mut self, text: Vec<u8>, span: Span, body: Span, kind: NestedKind) {
        if text.is_empty() {
            return;
        }
        let text = Arc::new(text);
        self.input.expanded = self.input.expanded.saturating_add(text.len() as u64 + TEXT_COST);
        let id = self.sources.add_instantiation(Arc::clone(&text), span);
        let is_macro = matches!(kind, NestedKind::Macro(_));
        if self.enter(id, text, kind, span) {
            self.sources.made_of(body);
            self.input.macro_depth += u32::from(is_macro);
        }
    }

    /// Reads a text next. Returns false after an error, if the text has no place in the source map.
    fn enter(&mut self, id: Option<FileId>, text: Arc<Vec<u8>>, kind: NestedKind, at: Span) -> bool {
        match id {
            Some(id) => {
                let base = self.sources.file(id).base;
                self.input.nested = Some(Nested { text, base, kind });
            }
            None => self.error(Code::SourceTooLarge, at, "the source has 4 GiB or more"),
        }
        id.is_some()
    }

    /// Called at the end of a nested text.
    pub(in crate::asm) fn leave(&mut self, kind: &NestedKind) {
        match *kind {
            NestedKind::Include => self.input.include_depth -= 1,
            NestedKind::Repeat => {}
            NestedKind::Macro(conditions) => {
                self.input.macro_depth -= 1;
                if std::mem::take(&mut self.input.exit_macro) {
                    self.input.conditions.unwind(conditions);
                }
            }
        }
    }

    /// `.include`: makes the contents of a file the next text to be read.
    pub(in crate::asm) fn include(&mut self, name: &[u8], at: Span) -> Parse<()> {
        let depth = self.options.limits.include_depth;
        if self.input.include_depth >= depth {
            // Stop here: a file that includes itself twice would get here exponentially often.
            self.input.cut_short();
            let message = format!("includes nested more than {depth} levels deep");
            return Err(syntax_error(Code::IncludeTooDeep, at, message));
        }
        let lookup = Lookup { files: self.files, options: self.options };
        let (text, again) = self.input.files.text(lookup, name, at)?;
        // The contents of files that are included once are bounded by the input and not counted.
        let cost = again + INCLUDE_COST;
        if self.too_large(cost, at) {
            return Ok(());
        }
        self.input.expanded += cost;
        let id = self.sources.add(String::from_utf8_lossy(name).into_owned().into(), Arc::clone(&text), Some(at));
        if self.enter(id, text, NestedKind::Include, at) {
            self.input.include_depth += 1;
        }
        Ok(())
    }

    /// Expands a macro with the arguments of a call, which are indexed by parameter.
    fn call(&mut self, name: &[u8], arguments: &[Option<Vec<u8>>], span: Span) -> Parse<()> {
        let Some(definition) = self.input.macros.get_mut(name) else { return Ok(()) };
        let mut values: Vec<(&[u8], &[u8])> = Vec::with_capacity(arguments.len());
        for (parameter, argument) in definition.parameters.iter().zip(arguments) {
            let value = match (argument, &parameter.default) {
                (Some(value), _) => value.as_slice(),
                (None, Some(default)) => default.as_slice(),
                (None, None) if parameter.required => {
                    let (parameter, name) = (String::from_utf8_lossy(&parameter.name), String::from_utf8_lossy(name));
                    let message = format!("missing value for required parameter '{parameter}' in macro '{name}'");
                    return Err(syntax_error(Code::BadMacroArgument, span, message));
                }
                (None, None) => &[],
            };
            values.push((&parameter.name, value));
        }
        let mut out = Vec::with_capacity(definition.body.len());
        let body_span = definition.body_span;
        let counters = Counters { calls: Some(self.input.macro_calls), iteration: definition.calls };
        substitute(&definition.body, &values, counters, self.input.altmacro, &mut out);
        self.input.macro_calls += 1;
        definition.calls += 1;
        if self.too_large(out.len() as u64 + TEXT_COST, span) {
            return Ok(());
        }
        let conditions = self.input.conditions.depth();
        self.instantiate(out, span, body_span, NestedKind::Macro(conditions));
        Ok(())
    }

    fn error(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, span, message));
    }
}

/// Calls a macro; the cursor is after its name.
pub(in crate::asm) fn call_macro(
    a: &mut Assembler<'_, '_>,
    name: &[u8],
    span: Span,
    cursor: &Cursor<'_, '_>,
) -> Parse<()> {
    let depth = a.options.limits.macro_depth;
    if a.input.macro_depth >= depth {
        // Stop here: a macro that calls itself twice would get here a million times.
        a.input.cut_short();
        let message = format!(
            "macros cannot be nested more than {depth} levels deep. Use -asm-macro-max-nesting-depth to increase this limit."
        );
        return Err(syntax_error(Code::NestingTooDeep, span, message));
    }
    let Some(definition) = a.input.macros.get_mut(name) else { return Ok(()) };
    let parameters = std::mem::take(&mut definition.parameters);
    let arguments = call_arguments(a, &parameters, name, cursor);
    if let Some(definition) = a.input.macros.get_mut(name) {
        definition.parameters = parameters;
    }
    Expander::of(a).call(name, &arguments?, span)?;
    // An empty expansion is not read, but has an end, too.
    a.progress.interruptions += u64::from(a.input.nested.is_none());
    Ok(())
}

pub(crate) fn macro_error(span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    syntax_error(Code::BadMacroDefinition, span, message)
}
