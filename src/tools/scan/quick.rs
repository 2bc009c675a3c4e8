//! The quick way to a text's symbols: statement by statement, without a look at what instructions mean.
//!
//! The problem: the front end takes most of the time of an assembly, and whoever links asks for the symbols of many texts first.
//! Nearly every text is labels, instructions and directives of which it is plain what they say of symbols, and since the order
//! does not count (`assembler/recording.rs`), the text can be read a statement at a time. Whatever is not plain (a macro, a
//! conditional, an `.include`, a change of syntax, an operand with unusual signs, a name defined twice) has the whole text read by
//! the front end, before anything is told. So of a text without a mistake both say the same, which tests compare on every text
//! there is; and the mistakes that are not seen here are those in the operands and names of instructions.

use super::roles::{Role, is_of_family, role};
use super::symbols::Symbols;
use crate::arch::syntax;
use crate::arch::syntax::{Signs, instruction_mentions, mentions};
use crate::asm::state::recording::mark;
use crate::model::Names;
use crate::options::Options;
use crate::source::Span;
use crate::source::bytes::{Numbers, Scanner, behind_name, is_blank, word_at};
use crate::tools::statements::{Statement, StatementKind, Statements, end_of_line, end_of_statement, statements};

/// It has a label.
const LABEL: u8 = 1 << 7;

/// What is known of each name.
#[derive(Default)]
struct Marks {
    names: Names,
    marks: Vec<u8>,
    /// How many labels are numbers.
    numbered: u32,
    /// A `.` stands for a place.
    nameless: bool,
}

impl Marks {
    #[inline]
    fn of(&mut self, name: &[u8]) -> &mut u8 {
        let (name, new) = self.names.intern(name);
        if new {
            self.marks.push(0);
        }
        &mut self.marks[name.index()]
    }

    #[inline]
    fn used(&mut self, name: &[u8]) {
        if name == b"." {
            self.nameless = true;
        } else {
            *self.of(name) |= mark::USED;
        }
    }
}

#[inline]
fn behind_blanks(text: &[u8], at: usize) -> usize {
    let mut cursor = Scanner::new(text, at, b'#');
    cursor.blanks();
    cursor.at
}

/// The end of the line, where nothing is left of it but a comment.
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

/// Whether the next bytes are the end of a line and an indented word with a small first letter.
#[inline(always)]
fn is_instruction(next: u64) -> bool {
    next as u16 == u16::from_le_bytes(*b"\n\t") && ((next >> 16) as u8).is_ascii_lowercase()
}

/// How a text's operands are read.
struct Reader<'t> {
    text: &'t [u8],
    signs: Signs,
    private_prefix: &'static [u8],
    is_prefix: fn(&[u8]) -> bool,
    found: Marks,
}

/// The symbols of a text; none where it has to be read in full.
pub(super) fn scan(text: &[u8], options: &Options) -> Option<Symbols> {
    let (isa, desc) = options.target();
    let settings = options.settings();
    let is_plain = !settings.grammar_only && !settings.no_initial_text && settings.defsyms.is_empty();
    let is_plain = is_plain && desc.numbers == Numbers::C;
    if !is_plain || text.len() >= u32::MAX as usize - 1 {
        return None;
    }
    let signs = syntax::signs(isa, !desc.at_in_names)?;
    let private_prefix = desc.private_prefix;
    let mut reader = Reader { text, signs, private_prefix, is_prefix: syntax::is_prefix(isa), found: Marks::default() };
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

    /// Reads lines of one plain instruction, label or comment: where the first other statement begins, or the blank before it.
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
                b' ' => plain_end(text, behind_blanks(text, line)),
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

    /// A label at the start of a line, with nothing behind it: the line's end.
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
        let marks = self.found.of(name);
        // The second time it is told on the other way.
        if *marks & mark::DEFINED != 0 {
            return None;
        }
        *marks |= mark::DEFINED | LABEL;
        Some(end)
    }

    /// Goes past lines that are an instruction, from the end of the one before: to the end of the last.
    #[inline(never)]
    fn instructions(&mut self, mut at: usize) -> usize {
        let (text, signs, is_prefix, found) = (self.text, self.signs, self.is_prefix, &mut self.found);
        while is_instruction(word_at(text, at)) {
            let start = at + 2;
            // What is found before something that is not plain is found again on the other way.
            let end = instruction_mentions(text, start, signs, |at, name| {
                // A word may be what the one before it is a prefix of.
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

    /// A directive of which the order of its operands does not count: the line's end.
    #[inline]
    fn plain_directive(&mut self, at: usize) -> Option<usize> {
        let (text, signs, found) = (self.text, self.signs, &mut self.found);
        if is_of_family(text.get(at..)?) {
            return plain_end(text, end_of_statement(text, at, b'#')?);
        }
        let name = behind_name(text, at);
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

    /// Notes what operands name.
    #[inline]
    fn mentions<const REGISTERS: bool>(&mut self, operands: Span) -> Option<()> {
        let (text, signs, found) = (self.text, self.signs, &mut self.found);
        let end = mentions::<REGISTERS>(text, operands.start as usize, signs, |name| found.used(name))?;
        // The comment behind them may start with a sign of its own.
        text.get(operands.end as usize..end)?.iter().all(|byte| is_blank(*byte)).then_some(())
    }

    fn label(&mut self, statement: &Statement) -> Option<()> {
        let name = self.part(statement.name());
        if name[0].is_ascii_digit() {
            self.found.numbered += 1;
            // Other numbers than decimal ones are rare.
            return (name.iter().all(u8::is_ascii_digit) && name.len() < 10 && name[0] != b'0' || name == b"0")
                .then_some(());
        }
        let name = self.name(name)?;
        let marks = self.found.of(name);
        let again = *marks & mark::DEFINED != 0;
        *marks |= mark::DEFINED | LABEL;
        (!again).then_some(())
    }

    /// A plain name, or one between quotes.
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
                    *self.found.of(name) |= said;
                }
            }
            Role::Common | Role::Set => {
                let comma = memchr::memchr(b',', operands)?;
                let name = self.name(operands[..comma].trim_ascii())?;
                if role == Role::Set {
                    let rest = Span::new(statement.operands().start + comma as u32 + 1, statement.operands().end);
                    return self.assigned(name, rest);
                }
                let marks = self.found.of(name);
                let again = *marks & mark::DEFINED != 0;
                *marks |= mark::DEFINED;
                return (!again).then_some(());
            }
        }
        Some(())
    }

    /// A symbol gets a value.
    fn assigned(&mut self, name: &[u8], value: Span) -> Option<()> {
        let marks = self.found.of(name);
        // What has a value may get another one.
        let again = *marks & LABEL != 0;
        *marks |= mark::DEFINED;
        if again {
            return None;
        }
        self.mentions::<false>(value)
    }

    /// What has been found; none where a label that is a number has the name of another.
    fn symbols(self) -> Option<Symbols> {
        let Marks { mut names, mut marks, numbered, nameless } = self.found;
        let prefix = crate::parse::text(self.private_prefix);
        let numbers = (0..numbered).map(|number| format!("{prefix}tmp{number}"));
        for name in numbers.chain(nameless.then(String::new)) {
            let (_, new) = names.intern(name.as_bytes());
            new.then_some(())?;
            marks.push(mark::DEFINED);
        }
        Some(Symbols::new(names, marks))
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
        if syntax::signs(options.target().0, true).is_some() {
            let text = ".globl f\nf: .long g-.\n1: .weak h\n .comm c,4\n .set v, f+x\n .type t, @object\n";
            let found = read(text);
            assert_eq!(found.as_deref(), Some("T f, U g, w h, t c, t v, U x, t .Ltmp0, t "));
        }
    }
}
