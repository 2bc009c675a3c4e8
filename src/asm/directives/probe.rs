//! `.pseudoprobe`: code locations counted by sample-based profiles.

use super::codeview::integer;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::Probe;
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// `.pseudoprobe guid index type attributes [discriminator] [@ guid:index ...] function`
pub(super) fn pseudoprobe(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let mut next = || integer(cursor, "expected integer").map(|integer| integer.0);
    let (guid, index, kind, attributes) = (next()?, next()?, next()?, next()?);
    let has_discriminator = attributes & u64::from(Probe::HAS_DISCRIMINATOR) != 0;
    let discriminator = if has_discriminator { next()? } else { 0 };
    let mut callers = Vec::new();
    while cursor.eat(b'@') {
        let at = cursor.here();
        let guid = cursor.literal().map_or(0, |literal| literal.0);
        if guid == 0 {
            return Err(syntax_error(Code::ExpectedInteger, at, "expected the GUID of the calling function"));
        }
        cursor.eat(b':');
        let index = cursor.literal().map_or(0, |literal| literal.0);
        callers.push((guid, index as u32));
    }
    let (function, _) = a.symbol(cursor, "")?;
    cursor.finish()?;
    let probe = Probe {
        function,
        // A placeholder; the label is made in `add`.
        label: function,
        guid,
        // llvm-mc truncates these fields, too.
        index: index as u32,
        kind: kind as u8,
        attributes: attributes as u8,
        discriminator: discriminator as u32,
        callers,
        source_pos: span.start,
    };
    add(a, probe, span)
}

/// Adds a probe at the end of the current section; its `label` is replaced.
pub(crate) fn add(a: &mut Assembler<'_, '_>, mut probe: Probe, span: Span) -> Parse<()> {
    let place = a.here(span)?;
    probe.label = a.model.anonymous(b"");
    a.model.own_symbols += 1;
    a.model.define_own(probe.label, place);
    a.model.register(probe.label);
    a.model.probes.push(probe);
    Ok(())
}
