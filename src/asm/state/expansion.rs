//! Macro definitions, macro calls and repeats. Bodies are captured as text and read again after substitution of the
//! arguments.

use super::Assembler;
use super::include::TEXT_COST;
use super::nested::{Chunk, Nested, NestedKind};
use crate::diag::{Code, Diagnostic, nearest};
use crate::parse::expand::macros::{Counters, Macro, substitute};
use crate::parse::lexer::{Kind, Lexer, Token};
use crate::parse::{Cursor, Parse, is_cut, syntax_error};
use crate::source::Span;
use std::sync::Arc;

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

impl Assembler<'_, '_> {
    /// The help for an unknown mnemonic that resembles a macro's name.
    #[cold]
    pub(crate) fn near_macro(&self, name: &[u8]) -> Option<String> {
        let name = String::from_utf8_lossy(name);
        let names: Vec<_> = self.input.macros.keys().map(|known| String::from_utf8_lossy(known)).collect();
        let near = nearest(&name, names.iter().map(|known| &**known))?;
        Some(format!("did you mean the macro '{near}'?"))
    }

    /// Captures the body that starts at `from` and defines or expands it. Returns the offset of the following text.
    ///
    /// # Errors
    /// The capture itself, if the body extends past the end of this chunk.
    pub(in crate::asm) fn captured(
        &mut self,
        capture: Capture,
        Chunk { text, base, is_last }: Chunk<'_>,
        from: usize,
    ) -> Result<usize, Capture> {
        let (openers, closers, message, span) = capture.words();
        let mut lexer = Lexer::new(text, self.dialect());
        lexer.seek(from);
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

    pub(in crate::asm) fn too_large(&mut self, bytes: u64, span: Span) -> bool {
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
        self.cut_short();
        true
    }

    /// Makes the expansion of a macro call or repeat the next text to be read.
    fn instantiate(&mut self, text: Vec<u8>, span: Span, body: Span, kind: NestedKind) {
        if text.is_empty() {
            return;
        }
        let text = Arc::new(text);
        self.input.expanded = self.input.expanded.saturating_add(text.len() as u64 + TEXT_COST);
        match self.sources.add_instantiation(Arc::clone(&text), span) {
            Some(id) => {
                self.sources.made_of(body);
                let base = self.sources.file(id).base;
                self.input.macro_depth += u32::from(matches!(kind, NestedKind::Macro(_)));
                self.input.nested = Some(Nested { text, base, kind });
            }
            None => self.error(Code::SourceTooLarge, span, "the source has 4 GiB or more"),
        }
    }

    /// Called at the end of a nested text.
    pub(in crate::asm) fn left(&mut self, kind: &NestedKind) {
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

    /// Calls a macro; the cursor is after its name.
    pub(in crate::asm) fn call_macro(&mut self, name: &[u8], span: Span, cursor: &mut Cursor<'_, '_>) -> Parse<()> {
        let depth = self.options.limits.macro_depth;
        if self.input.macro_depth >= depth {
            // Stop here: a macro that calls itself twice would get here a million times.
            self.cut_short();
            let message = format!(
                "macros cannot be nested more than {depth} levels deep. Use -asm-macro-max-nesting-depth to increase this limit."
            );
            return Err(syntax_error(Code::NestingTooDeep, span, message));
        }
        let Some(definition) = self.input.macros.get_mut(name) else { return Ok(()) };
        let shown = String::from_utf8_lossy(name).into_owned();
        let parameters = std::mem::take(&mut definition.parameters);
        let arguments = self.arguments(&parameters, &shown, cursor);
        if let Some(definition) = self.input.macros.get_mut(name) {
            definition.parameters = parameters;
        }
        let (arguments, Some(definition)) = (arguments?, self.input.macros.get(name)) else { return Ok(()) };
        let mut values: Vec<(&[u8], &[u8])> = Vec::with_capacity(arguments.len());
        for (parameter, argument) in definition.parameters.iter().zip(&arguments) {
            let value = match (argument, &parameter.default) {
                (Some(value), _) => value.as_slice(),
                (None, Some(default)) => default.as_slice(),
                (None, None) if parameter.required => {
                    let parameter = String::from_utf8_lossy(&parameter.name);
                    let message = format!("missing value for required parameter '{parameter}' in macro '{shown}'");
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
        if let Some(definition) = self.input.macros.get_mut(name) {
            definition.calls += 1;
        }
        if self.too_large(out.len() as u64 + TEXT_COST, span) {
            return Ok(());
        }
        let conditions = self.input.conditions.depth();
        self.instantiate(out, span, body_span, NestedKind::Macro(conditions));
        Ok(())
    }
}

/// An error in a macro definition.
pub(crate) fn macro_error(span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    syntax_error(Code::BadMacroDefinition, span, message)
}
