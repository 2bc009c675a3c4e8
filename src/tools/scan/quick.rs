//! The fast path to a text's symbols: statement by statement, without decoding instructions.
//!
//! The problem: parsing takes most of the time of an assembly, and a linker first needs the symbols of many texts.
//! Nearly all texts consist of labels, instructions and directives whose effect on symbols is obvious, and since their
//! order does not matter (`assembler/recording.rs`), the text can be read one statement at a time. If anything is not
//! obvious (a macro, a conditional, an `.include`, a change of syntax, an operand with unusual characters, a name
//! defined twice), the front end reads the whole text before anything is reported. For a text without errors both give
//! the same result, which tests check on all texts in the repository; the errors that are not detected here are those
//! in the operands and mnemonics of instructions.

use super::roles::{Role, is_of_family, role};
use super::symbols::{Marks, Symbols};
use crate::arch::dispatch;
use crate::arch::syntax::{Signs, instruction_mentions, mentions};
use crate::asm::state::recording::mark;
use crate::options::Options;
use crate::source::Span;
use crate::source::bytes::{Numbers, Scanner, after_name, is_blank, word_at};
use crate::tools::statements::{Statement, StatementKind, Statements, end_of_line, end_of_statement, statements};

const LABEL: u8 = 1 << 7;

#[derive(Default)]
struct Found {
    marks: Marks,
    /// The number of numeric labels.
    numbered: u32,
    /// A `.` refers to a place.
    nameless: bool,
}

impl Found {
    #[inline]
    fn used(&mut self, name: &[u8]) {
        if name == b"." {
            self.nameless = true;
        } else {
            *self.marks.of(name) |= mark::USED;
        }
    }
}

#[inline]
fn after_blanks(text: &[u8], at: usize) -> usize {
    let mut cursor = Scanner::new(text, at, b'#');
    cursor.blanks();
    cursor.at
}

/// The end of the line, if only a comment follows.
#[inline(always)]
fn plain_end(text: &[u8], at: usize) -> Option<usize> {
    match text.get(at)? {
        b'\n' => Some(at),
        b'#' => {
            let end = end_of_line(text, at);
            (text.get(end) == Some(&b'\n')).then_some(end)
        }
        _ => None,
    }
}

/// Returns whether the next bytes are a line end followed by an indented word that starts with a lower-case letter.
#[inline(always)]
fn is_instruction(next: u64) -> bool {
    next as u16 == u16::from_le_bytes(*b"\n\t") && ((next >> 16) as u8).is_ascii_lowercase()
}

struct Reader<'t> {
    text: &'t [u8],
    signs: Signs,
    private_prefix: &'static [u8],
    is_prefix: fn(&[u8]) -> bool,
    found: Found,
}

/// The symbols of a text; `None` if it has to be parsed fully.
pub(super) fn scan(text: &[u8], options: &Options) -> Option<Symbols> {
    let (isa, desc) = options.target();
    let settings = options.settings();
    let is_plain = !settings.grammar_only && !settings.no_initial_text && settings.defsyms.is_empty();
    let is_plain = is_plain && desc.numbers == Numbers::C;
    if !is_plain || text.len() >= u32::MAX as usize - 1 {
        return None;
    }
    let signs = dispatch::signs(isa, !desc.names.may_contain_at)?;
    let private_prefix = desc.names.private_prefix;
    let mut reader =
        Reader { text, signs, private_prefix, is_prefix: dispatch::is_prefix(isa), found: Found::default() };
    reader.all(statements(text, options))?;
    reader.symbols()
}

impl<'t> Reader<'t> {
    fn part(&self, span: Span) -> &'t [u8] {
        &self.text[span.range()]
    }

    fn all(&mut self, mut statements: Statements<'t>) -> Option<()> {
        while let Some(statement) = {
            let at = self.plain(statements.offset());
            statements.seek(at);
            statements.next()
        } {
            match statement.kind() {
                StatementKind::Blank | StatementKind::Comment => {}
                StatementKind::Instruction => self.mentions::<true>(statement.operands())?,
                StatementKind::Label => self.label(&statement)?,
                StatementKind::Directive => self.directive(&statement)?,
                StatementKind::Assignment => {
                    let name = self.name(self.part(statement.name()))?;
                    self.assigned(name, statement.operands())?;
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// Reads lines with a single simple instruction, label or comment. Returns where the first other statement, or the
    /// blank before it, begins.
    fn plain(&mut self, mut at: usize) -> usize {
        let text = self.text;
        loop {
            let mut next = word_at(text, at);
            if is_instruction(next) {
                at = self.instructions(at);
                next = word_at(text, at);
            }
            let (line, first) = match next as u8 {
                b'\n' => (at + 1, (next >> 8) as u8),
                first if at == 0 => (0, first),
                _ => return at,
            };
            let end = match first {
                b'\t' => self.plain_directive(line + 1),
                b' ' => plain_end(text, after_blanks(text, line)),
                b'#' => plain_end(text, line),
                b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z' => self.plain_label(line),
                _ => None,
            };
            match end {
                Some(end) => at = end,
                None => return at,
            }
        }
    }

    /// Reads a label at the start of a line with nothing after it. Returns the end of the line.
    #[inline]
    fn plain_label(&mut self, at: usize) -> Option<usize> {
        let text = self.text;
        let mut cursor = Scanner::new(text, at, b'#');
        let name = cursor.name()?;
        if !cursor.eat(b':') {
            return None;
        }
        cursor.blanks();
        let end = plain_end(text, cursor.at)?;
        let marks = self.found.marks.of(name);
        // A second definition is reported by the slow path.
        if *marks & mark::DEFINED != 0 {
            return None;
        }
        *marks |= mark::DEFINED | LABEL;
        Some(end)
    }

    /// Skips instruction lines, from the end of the previous line. Returns the end of the last one.
    #[inline(never)]
    fn instructions(&mut self, mut at: usize) -> usize {
        let (text, signs, is_prefix, found) = (self.text, self.signs, self.is_prefix, &mut self.found);
        while is_instruction(word_at(text, at)) {
            let start = at + 2;
            // Symbols found before something complex are found again by the slow path.
            let end = instruction_mentions(text, start, signs, |at, name| {
                // The word may be an instruction that the previous one is a prefix of.
                if name[0].is_ascii_alphabetic() && is_prefix(text[start..at].trim_ascii_end()) {
                    return None;
                }
                found.used(name);
                Some(())
            });
            match end.and_then(|end| plain_end(text, end)) {
                Some(end) => at = end,
                None => break,
            }
        }
        at
    }

    /// Reads a directive whose operands can be in any order. Returns the end of the line.
    #[inline]
    fn plain_directive(&mut self, at: usize) -> Option<usize> {
        let (text, signs, found) = (self.text, self.signs, &mut self.found);
        if is_of_family(text.get(at..)?) {
            return plain_end(text, end_of_statement(text, at, b'#')?);
        }
        let name = after_name(text, at);
        let operands = match *text.get(name)? {
            b'\n' => name,
            b'\t' | b' ' => name + 1,
            _ => return None,
        };
        let end = match role(&text[at..name])? {
            Role::Nothing => end_of_statement(text, operands, b'#')?,
            Role::Uses => mentions::<false>(text, operands, signs, |name| found.used(name))?,
            Role::Places => mentions::<false>(text, operands, signs, |name| found.nameless |= name == b".")?,
            _ => return None,
        };
        plain_end(text, end)
    }

    #[inline]
    fn mentions<const REGISTERS: bool>(&mut self, operands: Span) -> Option<()> {
        let (text, signs, found) = (self.text, self.signs, &mut self.found);
        let end = mentions::<REGISTERS>(text, operands.start as usize, signs, |name| found.used(name))?;
        // The comment after them may start with its own character.
        text.get(operands.end as usize..end)?.iter().all(|byte| is_blank(*byte)).then_some(())
    }

    fn label(&mut self, statement: &Statement) -> Option<()> {
        let name = self.part(statement.name());
        if name[0].is_ascii_digit() {
            self.found.numbered += 1;
            // Labels in other than decimal form are rare.
            return (name.iter().all(u8::is_ascii_digit) && name.len() < 10 && name[0] != b'0' || name == b"0")
                .then_some(());
        }
        let name = self.name(name)?;
        let marks = self.found.marks.of(name);
        let again = *marks & mark::DEFINED != 0;
        *marks |= mark::DEFINED | LABEL;
        (!again).then_some(())
    }

    /// A simple name, possibly quoted.
    fn name(&self, name: &'t [u8]) -> Option<&'t [u8]> {
        match name {
            [b'"', inside @ .., b'"'] if !inside.is_empty() && memchr::memchr2(b'\\', b'"', inside).is_none() => {
                Some(inside)
            }
            [b'.'] => None,
            [b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.', ..] if memchr::memchr2(b'@', b'?', name).is_none() => Some(name),
            _ => None,
        }
    }

    fn directive(&mut self, statement: &Statement) -> Option<()> {
        let operands = self.part(statement.operands());
        let role = role(self.part(statement.name()))?;
        match role {
            Role::Nothing => {}
            Role::Places => {
                let lone = |at: usize| {
                    let beside = |byte: Option<&u8>| {
                        byte.is_some_and(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$'))
                    };
                    !beside(operands[..at].last()) && !beside(operands.get(at + 1))
                };
                self.found.nameless |= memchr::memchr_iter(b'.', operands).any(lone);
            }
            Role::Uses => self.mentions::<false>(statement.operands())?,
            Role::Global | Role::Weak => {
                let said = if role == Role::Weak { mark::WEAK } else { mark::GLOBAL };
                for name in operands.split(|byte| *byte == b',') {
                    let name = self.name(name.trim_ascii()).filter(|name| !name.starts_with(self.private_prefix))?;
                    *self.found.marks.of(name) |= said;
                }
            }
            Role::Common | Role::Set => {
                let comma = memchr::memchr(b',', operands)?;
                let name = self.name(operands[..comma].trim_ascii())?;
                if role == Role::Set {
                    let rest = Span::new(statement.operands().start + comma as u32 + 1, statement.operands().end);
                    return self.assigned(name, rest);
                }
                let marks = self.found.marks.of(name);
                let again = *marks & mark::DEFINED != 0;
                *marks |= mark::DEFINED;
                return (!again).then_some(());
            }
        }
        Some(())
    }

    fn assigned(&mut self, name: &[u8], value: Span) -> Option<()> {
        let marks = self.found.marks.of(name);
        // A variable may be assigned again.
        let again = *marks & LABEL != 0;
        *marks |= mark::DEFINED;
        if again {
            return None;
        }
        self.mentions::<false>(value)
    }

    /// The symbols found; `None` if the generated name of a numeric label is already used.
    fn symbols(self) -> Option<Symbols> {
        let Found { mut marks, numbered, nameless } = self.found;
        let prefix = crate::parse::text(self.private_prefix);
        let numbers = (0..numbered).map(|number| format!("{prefix}tmp{number}"));
        for name in numbers.chain(nameless.then(String::new)) {
            let marks = marks.of(name.as_bytes());
            if *marks != 0 {
                return None;
            }
            *marks = mark::DEFINED;
        }
        Some(marks.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<String> {
        let options = Options::for_target(crate::Triple::host()).unwrap();
        let symbols = scan(text.as_bytes(), &options)?;
        let shown = symbols.iter().map(|s| format!("{} {}", s.letter(), String::from_utf8_lossy(s.name)));
        Some(shown.collect::<Vec<_>>().join(", "))
    }

    #[test]
    fn what_is_not_plain_is_left() {
        for text in [
            ".macro m\n.endm",
            "f:\nf:\n",
            ".if 1\n.endif\n",
            ".include \"x\"",
            "a=1\na:",
            ".long 'a'",
            ".bogus",
            "\\a",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_plain_is_read() {
        let options = Options::for_target(crate::Triple::host()).unwrap();
        if dispatch::signs(options.target().0, true).is_some() {
            let text = ".globl f\nf: .long g-.\n1: .weak h\n .comm c,4\n .set v, f+x\n .type t, @object\n";
            let found = read(text);
            assert_eq!(found.as_deref(), Some("T f, U g, w h, t c, t v, U x, t .Ltmp0, t "));
        }
    }
}
