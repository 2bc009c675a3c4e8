//! The short way for most lines: those without directives and macros are copied, with one blank for several. It does what
//! the long way does, or nothing.

use crate::machine::Machine;
use crate::names::Names;
use std::rc::Rc;

impl Machine<'_> {
    /// Copies lines to the output as long as they are simple, and the begin of the next one up to a blank. Called between
    /// tokens. Returns whether anything was copied.
    pub(crate) fn copy_lines(&mut self) -> bool {
        let Some(open) = self.open.last_mut().filter(|_| self.frames.is_empty()) else { return false };
        let lexer = &mut open.lexer;
        let begins_line = lexer.at_line_start && lexer.may_begin_directive && !lexer.after_space;
        let text = Rc::clone(&lexer.text);
        let text = text.as_slice();
        let (mut pos, mut line) = (lexer.pos, lexer.line);
        let is_at_start = pos == 0 || text[pos - 1] == b'\n';
        if lexer.in_directive || text[pos] != b'\n' && !(begins_line && is_at_start) {
            return false;
        }
        let mut has_tokens = false;
        loop {
            while text[pos] == b'\n' {
                (pos, line) = (pos + 1, line + 1);
            }
            let start = pos;
            while matches!(text[pos], b' ' | b'\t') {
                pos += 1;
            }
            if text[pos] == b'\n' {
                continue;
            }
            self.line.clear();
            let (end, is_whole) = match simple_line(text, pos, &self.names, &mut self.line) {
                Copied::Line(end) => (end, true),
                Copied::Begin(end, len) => {
                    self.line.truncate(len);
                    (end, false)
                }
                Copied::Nothing => {
                    pos = start;
                    break;
                }
            };
            if !self.line.is_empty() {
                let had_directive = self.printer.has_directive;
                if !self.printer.move_to(line, had_directive) && line != 1 {
                    pos = start;
                    break;
                }
                has_tokens = true;
                self.printer.copied(pos - start, &self.line);
            }
            pos = end;
            if !is_whole || self.printer.is_full() {
                break;
            }
        }
        let Some(open) = self.open.last_mut() else { return has_tokens };
        let lexer = &mut open.lexer;
        lexer.guard.has_tokens |= has_tokens;
        if pos != lexer.pos {
            (lexer.pos, lexer.line) = (pos, line);
            let is_line_start = text[pos - 1] == b'\n';
            (lexer.at_line_start, lexer.may_begin_directive, lexer.after_space) = (is_line_start, is_line_start, false);
        }
        has_tokens
    }
}

/// What `simple_line` has written.
enum Copied {
    /// The line; the position of its newline.
    Line(usize),
    /// The tokens before a blank at this position, and the length of what was written for them.
    Begin(usize, usize),
    Nothing,
}

/// Writes a line whose first token is at `pos` to `out`, without blanks at its end.
fn simple_line(text: &[u8], pos: usize, names: &Names, out: &mut Vec<u8>) -> Copied {
    let mut begin = None;
    match whole_line(text, pos, names, out, &mut begin) {
        Some(end) => Copied::Line(end),
        None => begin.map_or(Copied::Nothing, |(end, len)| Copied::Begin(end, len)),
    }
}

/// Returns the position of the newline; `None` if the line is not simple. `begin` becomes what of it is.
fn whole_line(
    text: &[u8],
    mut pos: usize,
    names: &Names,
    out: &mut Vec<u8>,
    begin: &mut Option<(usize, usize)>,
) -> Option<usize> {
    if text[pos] == b'#' || text[pos] == b'%' && text[pos + 1] == b':' {
        return None;
    }
    let mut needs_space = false;
    loop {
        let start = pos;
        let byte = text[pos];
        pos += 1;
        match byte {
            b' ' | b'\t' => {
                // Whether a blank is written between periods depends on the tokens before them.
                if !needs_space && !out.is_empty() && out.last() != Some(&b'.') {
                    *begin = Some((start, out.len()));
                }
                needs_space = true;
                continue;
            }
            b'\n' => return Some(start),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                while is_name(text[pos]) {
                    pos += 1;
                }
                let name = &text[start..pos];
                let is_raw = text[pos] == b'"' && name.ends_with(b"R");
                if is_raw || text[pos] >= 0x80 || names.may_be_macro(name) {
                    return None;
                }
            }
            b'0'..=b'9' => {
                while is_name(text[pos]) {
                    pos += 1;
                }
                if text[pos] >= 0x80 {
                    return None;
                }
            }
            b'"' => loop {
                match text[pos] {
                    b'"' => {
                        pos += 1;
                        break;
                    }
                    b'\\' if !matches!(text[pos + 1], b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0) => pos += 2,
                    b'\\' | b'\n' | b'\r' | 0 => return None,
                    _ => pos += 1,
                }
            },
            b'\'' if text[pos] >= b' ' && !matches!(text[pos], b'\\' | b'\'') && text[pos + 1] == b'\'' => pos += 2,
            b'/' if text[pos] == b'/' => {
                pos += text[pos..].iter().position(|&byte| byte == b'\n' || byte == b'\r')?;
                let last = text[start..pos].iter().rev().find(|byte| !crate::scan::is_blank(**byte));
                return (text[pos] == b'\n' && last != Some(&b'\\')).then_some(pos);
            }
            b'/' if text[pos] == b'*' => {
                if out.is_empty() {
                    return None;
                }
                pos += 1;
                loop {
                    match text[pos] {
                        b'*' if text[pos + 1] == b'/' => break,
                        b'\n' | b'\r' | b'\\' | 0 => return None,
                        _ => pos += 1,
                    }
                }
                pos += 2;
                needs_space = true;
                continue;
            }
            b'!'..=b'~' if !matches!(byte, b'\\' | b'\'') => {}
            _ => return None,
        }
        if needs_space && !out.is_empty() {
            out.push(b' ');
        }
        needs_space = false;
        out.extend_from_slice(&text[start..pos]);
    }
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The end of lines that are skipped and have neither directives nor anything that could extend past its line. `pos` is at
/// the begin of a line.
pub(crate) fn skip_lines(text: &[u8], mut pos: usize) -> (usize, u32) {
    let mut lines = 0;
    loop {
        let mut end = pos;
        while matches!(text[end], b' ' | b'\t') {
            end += 1;
        }
        if matches!(text[end], b'#' | b'%') {
            return (pos, lines);
        }
        loop {
            match text[end] {
                b'\n' => break,
                b'/' | b'\\' | b'"' | b'\r' | 0 => return (pos, lines),
                _ => end += 1,
            }
        }
        (pos, lines) = (end + 1, lines + 1);
    }
}
