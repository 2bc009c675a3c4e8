//! Comments of the source, in the form in which llvm-mc prints them.

use super::Printer;

/// The directives that are printed before their end is read: a comment after them is on the next line.
const LATE: &[&str] = &[
    ".byte",
    ".short",
    ".2byte",
    ".value",
    ".word",
    ".hword",
    ".long",
    ".int",
    ".4byte",
    ".quad",
    ".8byte",
    ".xword",
    ".dword",
    ".octa",
    ".dc",
    ".dc.a",
    ".dc.b",
    ".dc.w",
    ".dc.l",
    ".dc.s",
    ".dc.d",
    ".ascii",
    ".asciz",
    ".string",
    ".float",
    ".single",
    ".double",
    ".sleb128",
    ".uleb128",
    ".globl",
    ".global",
    ".weak",
    ".local",
    ".hidden",
    ".internal",
    ".protected",
    ".weak_anti_dep",
    ".weakref",
    ".version",
    ".dcb",
    ".dcb.b",
    ".dcb.w",
    ".dcb.l",
    ".base64",
    ".no_dead_strip",
    ".memtag",
    ".cfi_escape",
    ".cg_profile",
    ".cv_linetable",
    ".def",
    ".rva",
];

/// Returns whether a directive is printed before its end is read.
pub fn is_late(name: &[u8]) -> bool {
    LATE.iter().any(|late| name.eq_ignore_ascii_case(late.as_bytes()))
}

/// The offset after the blanks and block comments at `at`.
pub fn after_blocks(text: &[u8], mut at: usize) -> usize {
    loop {
        let rest = text.get(at..).unwrap_or_default();
        at += rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | 0x0b | 0x0c)).count();
        let Some(inside) = text.get(at..).and_then(|rest| rest.strip_prefix(b"/*")) else { return at };
        let Some(length) = memchr::memmem::find(inside, b"*/") else { return at };
        at += length + 4;
    }
}

impl Printer {
    /// Adds a comment of the source to the next line, after `start`, which begins comments. A comment with the end of its
    /// line is written at once.
    pub fn source_comment(&mut self, comment: &[u8], start: &str) {
        let added = &mut self.source_comments;
        match comment {
            [b'/', b'/', text @ ..] => line_of(added, start, text),
            [b'/', b'*', text @ ..] => {
                let text = text.strip_suffix(b"*/").unwrap_or(text);
                let mut lines = text.split(|byte| matches!(byte, b'\r' | b'\n'));
                line_of(added, start, lines.next().unwrap_or_default());
                let mut lines = lines.peekable();
                while let Some(text) = lines.next() {
                    added.push(b'\n');
                    // llvm-mc omits a last line that is empty.
                    if !text.is_empty() || lines.peek().is_some() {
                        line_of(added, start, text);
                    }
                }
            }
            _ if comment.starts_with(start.as_bytes()) => line_of(added, start, &comment[start.len()..]),
            [b'#', text @ ..] => line_of(added, start, text),
            _ => return,
        }
        if comment.ends_with(b"\n") {
            self.flush_source_comments();
        }
    }

    /// Writes the comments of the source.
    pub(super) fn flush_source_comments(&mut self) {
        self.out.append(&mut self.source_comments);
    }
}

/// Starts a line with a comment.
fn line_of(out: &mut Vec<u8>, start: &str, text: &[u8]) {
    out.push(b'\t');
    out.extend_from_slice(start.as_bytes());
    out.extend_from_slice(text);
}
