//! Lines that differ from a known one in a symbol only.
//!
//! The problem: what the memo of whole lines cannot know is jumps, calls and accesses to named data, a third of a compiler's
//! instructions: `callq a` and `callq b`, `leaq a(%rip), %rdi` and `leaq b(%rip), %rdi`. The name differs each time, what is
//! made of the rest does not: the same bytes with one fixup in them, or the same jump. So that is kept, by the text before
//! and behind the symbol (M and R), with the symbol left open.
//!
//! A line may be kept only if nothing but the symbol is a name in it, and it made one fixup or one jump about this symbol. A
//! symbol that stands for an expression, or that has a meaning of its own (`_GLOBAL_OFFSET_TABLE_`), takes the long way. In
//! syntaxes that write registers like symbols there are no templates.

use crate::ast::Name;
use crate::model::{Definition, FixupKind, Model, RelaxId, RelocatableValue, Subsection, Tail, Value};
use crate::parse::simple;
use crate::target::x86::X86;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// How many templates are kept; a power of two.
const SLOTS: usize = 1024;
/// Longer M and R are not kept.
const LONGEST: usize = 48;

/// What a line with an open symbol makes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Made {
    /// Bytes with one fixup.
    Code { code: [u8; 15], len: u8, at: u8, kind: FixupKind, value: RelocatableValue },
    /// A jump that may have to grow.
    Jump { id: RelaxId, size: u8, value: RelocatableValue },
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    mnemonic: (u32, u8),
    rest: (u32, u8),
    made: Made,
}

/// A line with its symbol left open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open<'t> {
    /// The symbol.
    pub(super) symbol: &'t [u8],
    /// Where the mnemonic starts.
    pub(super) start: u32,
    mnemonic: (u32, u8),
    rest: (u32, u8),
    slot: u32,
}

impl Open<'_> {
    /// Where the text goes on behind the line.
    pub(super) fn end(&self) -> usize {
        self.rest.0 as usize + usize::from(self.rest.1) + 1
    }
}

/// What a subsection had before a statement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    data: usize,
    fixups: usize,
    fragments: usize,
}

impl Mark {
    /// What a subsection has now.
    #[inline]
    pub(super) fn of(subsection: &Subsection) -> Self {
        Mark { data: subsection.data.len(), fixups: subsection.fixups.len(), fragments: subsection.fragments.len() }
    }

    /// The bytes that a subsection got since.
    pub(super) fn added(self, subsection: &Subsection) -> &[u8] {
        subsection.data.get(self.data..).unwrap_or_default()
    }
}

/// The templates of one text.
#[derive(Debug)]
pub(super) struct Templates {
    entries: Vec<Option<Entry>>,
    /// Lines before this place are forgotten.
    since: usize,
}

fn span(text: &[u8], (start, len): (u32, u8)) -> &[u8] {
    &text[start as usize..start as usize + usize::from(len)]
}

/// Takes the line at `at` apart, if it is a mnemonic with a name behind it.
#[inline]
fn open(text: &[u8], at: usize) -> Option<Open<'_>> {
    let line = &text[at..];
    let (b'\t' | b' ', b'a'..=b'z') = (line.first()?, line.get(1)?) else { return None };
    let len = line[1..].iter().position(|b| !b.is_ascii_alphanumeric())?;
    let operand = 1 + len + 1;
    let (b'\t' | b' ') = line[operand - 1] else { return None };
    let symbol = simple::name(&line[operand..])?;
    let behind = operand + symbol.len();
    let window = &line[behind..line.len().min(behind + LONGEST)];
    let rest = memchr::memchr(b'\n', window)?;
    let mnemonic = (at as u32 + 1, u8::try_from(len).ok()?);
    let rest = ((at + behind) as u32, rest as u8);
    let mut hasher = FxHasher::default();
    hasher.write(span(text, mnemonic));
    hasher.write(span(text, rest));
    let slot = (hasher.finish() >> 20) as u32 & (SLOTS as u32 - 1);
    Some(Open { symbol, start: at as u32 + 1, mnemonic, rest, slot })
}

/// Whether there is no other name in the text behind the symbol than registers and the symbol's specifier.
fn is_closed(rest: &[u8]) -> bool {
    let rest = rest.split(|&b| b == b'#').next().unwrap_or_default();
    let mut before = b' ';
    let mut inside = false;
    for &byte in rest {
        let name = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
        if name && !inside && !byte.is_ascii_digit() && !matches!(before, b'%' | b'@') {
            return false;
        }
        // What may start another statement, a string or a comment is not looked into.
        if matches!(byte, b';' | b'"' | b'\'' | b'/' | b'\r') {
            return false;
        }
        inside = name;
        before = byte;
    }
    true
}

/// Whether the name has a meaning of its own.
#[inline]
fn is_special(symbol: &[u8]) -> bool {
    symbol.starts_with(b"_G") && symbol == b"_GLOBAL_OFFSET_TABLE_"
}

impl Templates {
    /// No templates yet.
    pub(super) fn new() -> Self {
        Templates { entries: vec![None; SLOTS], since: 0 }
    }

    /// Forgets what stands before a place.
    #[inline]
    pub(super) fn forget(&mut self, before: usize) {
        self.since = before;
    }

    /// The line at `at` with its symbol left open, and what it makes if that is known.
    #[inline]
    pub(super) fn look<'t>(&self, text: &'t [u8], at: usize) -> Option<(Open<'t>, Option<&Made>)> {
        let open = open(text, at)?;
        let known = self.entries[open.slot as usize].as_ref().filter(|entry| {
            entry.mnemonic.0 as usize >= self.since
                && span(text, entry.mnemonic) == span(text, open.mnemonic)
                && span(text, entry.rest) == span(text, open.rest)
        });
        Some((open, known.map(|entry| &entry.made)))
    }

    /// Keeps what a line has added to the subsection since the mark, if that is of the simple kinds.
    pub(super) fn keep(&mut self, open: &Open<'_>, text: &[u8], symbol: Name, mark: Mark, subsection: &Subsection) {
        if is_special(open.symbol) || !is_closed(span(text, open.rest)) {
            return;
        }
        let about = |value: Value| match value {
            Value::Relocatable(linear) if linear.add == Some(symbol) && linear.sub.is_none() => Some(linear),
            _ => None,
        };
        let added = mark.added(subsection);
        let fixups = &subsection.fixups[mark.fixups..];
        let made = match (fixups, subsection.fragments.len() - mark.fragments) {
            ([fixup], 0) => {
                let Some(value) = about(subsection.value(fixup).0) else { return };
                let mut code = [0; 15];
                let Some(room) = code.get_mut(..added.len()) else { return };
                room.copy_from_slice(added);
                let at = (fixup.at as usize - mark.data) as u8;
                Made::Code { code, len: added.len() as u8, at, kind: fixup.kind(), value }
            }
            ([], 1) if added.is_empty() => {
                let Tail::Relax(jump) = subsection.tail(mark.fragments - 1) else { return };
                if !X86::is_jump(jump.id) {
                    return;
                }
                let Some(value) = about(subsection.relax_value(&jump, 0).0) else { return };
                Made::Jump { id: jump.id, size: jump.size(), value }
            }
            _ => return,
        };
        self.entries[open.slot as usize] = Some(Entry { mnemonic: open.mnemonic, rest: open.rest, made });
    }
}

/// Whether a symbol may stand in a template.
#[inline]
pub(super) fn fits(model: &Model, name: Name, text: &[u8]) -> bool {
    !matches!(model.symbol(name).definition, Definition::Variable(_)) && !is_special(text)
}

/// Appends what a line makes, with a symbol put in.
#[inline]
pub(super) fn fill(made: &Made, symbol: Name, subsection: &mut Subsection, source_pos: u32) {
    match *made {
        Made::Code { ref code, len, at, kind, value } => {
            let start = subsection.data.len();
            subsection.data.extend_from_slice(&code[..usize::from(len)]);
            let value = Value::Relocatable(RelocatableValue { add: Some(symbol), ..value });
            subsection.push_fixup(start + usize::from(at), kind, value, 0, source_pos);
        }
        Made::Jump { id, size, value } => {
            let target = Value::Relocatable(RelocatableValue { add: Some(symbol), ..value });
            subsection.push_relaxable(id, size, &[target], source_pos);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_open() {
        let opened = |text: &str| open(text.as_bytes(), 0).map(|o| (o.symbol.to_vec(), o.mnemonic, o.rest));
        assert_eq!(opened("\tleaq\tab(%rip), %rdi\n"), Some((b"ab".to_vec(), (1, 4), (8, 12))));
        assert_eq!(opened("\tjmp\t.L1\n"), Some((b".L1".to_vec(), (1, 3), (8, 0))));
        for text in ["\tcallq\t*f\n", "\tpushq\t$f\n", "\tjmp\t1f\n", "\tret\n", "f:\n", "\tjmp f"] {
            assert_eq!(opened(text), None, "{text}");
        }
    }

    #[test]
    fn the_rest_may_name_registers_only() {
        for rest in ["", "@PLT", "+8(%rip), %rax", "(,%rax,8), %xmm0{%k1}", "(%rip), %rax # call", "-0x10(%rip)"] {
            assert!(is_closed(rest.as_bytes()), "{rest}");
        }
        for rest in ["+x(%rip), %rax", "(,%rax,scale)", "; nop", "(%rip), y", "(%rip), $y", " // a", "+(x)"] {
            assert!(!is_closed(rest.as_bytes()), "{rest}");
        }
    }
}
