//! Origins of calls, so that an error found only by layout identifies the call that caused it.
//!
//! Fixups and fragments keep a 32-bit position. A call with an origin gets positions of its own, which belong to no
//! file, and a list maps these positions back to the calls.

use super::{NOWHERE, NOWHERE_END, Streamer};
use crate::diag::{CallOrigin, Diagnostic};
use crate::source::Span;
use std::ops::Range;

#[derive(Debug, Default)]
pub(super) struct Origins {
    tag: u64,
    /// Sorted by position.
    calls: Vec<Call>,
    /// The text of the instructions, concatenated.
    texts: Vec<u8>,
}

/// A call, or several with the same origin in the same section.
#[derive(Debug)]
struct Call {
    start: u32,
    tag: u64,
    /// The index of the section in the model.
    section: Option<u32>,
    /// The range of the instruction's text in [`Origins::texts`].
    text: Range<usize>,
}

impl Streamer {
    /// Sets the origin of the following calls, for errors: a number with a meaning to the caller, such as the index of
    /// its own instruction. Reports about these calls contain it, with the section and the text of the instruction,
    /// including those that only [`finish`](Self::finish) finds ([`Report::origin`](crate::diag::Report::origin)).
    ///
    /// Without this call nothing is recorded. With it, each instruction takes about 50 bytes plus its text until the
    /// object is finished, and positions are limited to 4 GiB in total; calls beyond that have no origin.
    ///
    /// ```
    /// use llas::streamer::Streamer;
    /// let options = llas::Options::for_target("aarch64-linux-gnu".parse()?)?;
    /// let mut out = Streamer::new(&options)?;
    /// let far = out.symbol("far");
    /// out.set_origin(7);
    /// out.instruction("tbz x0, #1, far")?;
    /// out.set_origin(8);
    /// out.space(1 << 20, 0)?;
    /// out.label(far)?;
    /// let failure = out.finish().unwrap_err();
    /// let origin = failure.reports[0].origin.as_ref().ok_or("no origin")?;
    /// assert_eq!((origin.tag, origin.section.as_deref()), (7, Some(".text")));
    /// assert_eq!(origin.text.as_deref(), Some("tbz x0, #1, far"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_origin(&mut self, tag: u64) {
        self.origins.get_or_insert_default().tag = tag;
    }

    /// The position of the next call.
    #[inline]
    pub(super) fn place(&mut self) -> Span {
        if self.origins.is_none() { NOWHERE } else { self.place_of_call(&[]) }
    }

    /// The position of the next call, which has a text.
    #[inline]
    pub(super) fn place_of_text(&mut self, text: &[u8]) -> Span {
        if self.origins.is_none() { NOWHERE } else { self.place_of_call(text) }
    }

    #[cold]
    fn place_of_call(&mut self, text: &[u8]) -> Span {
        let section = self.workspace.sections.current().map(|current| current.section.0);
        let Some(origins) = self.origins.as_deref_mut() else { return NOWHERE };
        if let Some(last) = origins.calls.last()
            && text.is_empty()
            && last.text.is_empty()
            && (last.tag, last.section) == (origins.tag, section)
        {
            return Span::at(last.start);
        }
        let Some(start) = self.sources.skip_checked(text.len() as u32 + 1) else { return NOWHERE };
        let from = origins.texts.len();
        origins.texts.extend_from_slice(text);
        origins.calls.push(Call { start, tag: origins.tag, section, text: from..origins.texts.len() });
        Span::at(start)
    }

    /// Removes positions that are in no text from the diagnostics, and adds the origins of their calls.
    pub(super) fn name_calls(&mut self) {
        let (origins, model) = (self.origins.as_deref(), &self.workspace.model);
        let section_name = |section: u32| {
            let section = model.sections.get(section as usize)?;
            Some(String::from_utf8_lossy(model.section_name(section)).into_owned())
        };
        self.diagnostics.each_mut(|diagnostic| {
            if let Some((origins, call)) = origins.zip(diagnostic.span.and_then(|span| origins?.call(span.start))) {
                let text = origins.texts.get(call.text.clone()).filter(|text| !text.is_empty());
                diagnostic.origin = Some(Box::new(CallOrigin {
                    tag: call.tag,
                    section: call.section.and_then(section_name),
                    text: text.map(|text| String::from_utf8_lossy(text).into_owned()),
                }));
                diagnostic.span = None;
            }
            let in_call = |span: &Span| origins.is_some_and(|origins| origins.call(span.start).is_some());
            for note in &mut diagnostic.notes {
                note.0 = note.0.filter(|span| !in_call(span));
            }
            forget_places(diagnostic);
        });
    }
}

impl Origins {
    fn call(&self, position: u32) -> Option<&Call> {
        let next = self.calls.partition_point(|call| call.start <= position);
        let call = self.calls.get(next.checked_sub(1)?)?;
        (position - call.start <= call.text.len() as u32).then_some(call)
    }
}

/// Removes positions that are in no text.
pub(super) fn forget_places(diagnostic: &mut Diagnostic) {
    diagnostic.span = diagnostic.span.filter(|span| span.start >= NOWHERE_END);
    for note in &mut diagnostic.notes {
        note.0 = note.0.filter(|span| span.start >= NOWHERE_END);
    }
}
