//! Listings in GNU as's columns, with its letters for what is in them.

use super::{Usage, is_dash};
use llas::listing::{Line, LineState, Listing, Piece, Value};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Bytes of a group of digits, and groups of a line.
const GROUP: usize = 4;
/// Most lines of digits behind the first of a statement.
const MORE_LINES: usize = 4;
/// Bytes of a line of the text that are shown.
const WIDTH: usize = 100;
/// Lines of a page.
const PAGE: usize = 60;

/// Directives that only debuggers need.
const DEBUGGING: [&[u8]; 8] = [b".loc", b".line", b".ln", b".cv_file", b".cv_loc", b".stabs", b".stabn", b".stabd"];
/// What the names of sections begin with that only debuggers need.
const DEBUG_SECTION: &str = ".debug";

/// What is to be listed, and where it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    to: PathBuf,
    /// On a standard output that is a terminal.
    color: bool,
    /// `c`: not what conditionals leave out.
    only_read: bool,
    /// `d`: no directives for debuggers.
    no_debugging: bool,
    /// `g`: what made it.
    general: bool,
    /// `l`: the text with the bytes.
    lines: bool,
    /// `m`: what macros and repeats become.
    expansions: bool,
    /// `n`: no pages.
    no_pages: bool,
    /// `s`: the symbols.
    symbols: bool,
}

impl Asked {
    /// What letters ask for; those that ask for nothing mean lines and symbols.
    pub(super) fn new(to: PathBuf, letters: &str, color: bool) -> Result<Self, Usage> {
        if let Some(bad) = letters.chars().find(|letter| !"cdghlmns".contains(*letter)) {
            let help = "c, d, g, h, l, m, n and s say what is in a listing";
            return Err(Usage::new(format!("there is no listing '{bad}'")).help(help));
        }
        let has = |letter| letters.contains(letter);
        let usual = !has('l') && !has('s') && !has('g');
        Ok(Asked {
            color: color && is_dash(&to),
            to,
            only_read: has('c'),
            no_debugging: has('d'),
            general: has('g'),
            lines: has('l') || has('h') || usual,
            expansions: has('m'),
            no_pages: has('n'),
            symbols: has('s') || usual,
        })
    }

    /// The listing of a text of that name.
    pub(super) fn page(&self, name: &str, listing: &Listing<'_>) -> Vec<u8> {
        let mut page =
            Page { out: Vec::new(), name, color: self.color, pages: !self.no_pages, on_page: PAGE, number: 1 };
        if self.general {
            page.line(&format!(" llas {}", env!("CARGO_PKG_VERSION")));
            page.line(&format!(" input file    \t: {name}"));
            page.on_page = PAGE;
        }
        if self.lines {
            self.text(&mut page, listing);
        }
        if self.symbols {
            page.on_page = PAGE;
            symbols(&mut page, listing);
        }
        page.out
    }

    /// Where it goes.
    pub(super) fn path(&self) -> &Path {
        &self.to
    }

    fn text(&self, page: &mut Page<'_>, listing: &Listing<'_>) {
        let mut lines = listing.lines().peekable();
        let mut number = 0;
        while let Some(line) = lines.next() {
            let mut code: Vec<Piece<'_>> = line.pieces().collect();
            if line.depth == 0 {
                number = line.number;
                // Behind a call comes what it became.
                while !self.expansions
                    && let Some(inner) = lines.next_if(|inner| inner.depth > 0)
                {
                    code.extend(inner.pieces());
                }
            }
            let nothing = line.state != LineState::Read || line.text.trim_ascii().is_empty();
            let hidden = line.depth > 0 && nothing
                || self.only_read && line.state == LineState::LeftOut
                || self.no_debugging && is_for_debuggers(&line, &code);
            if !hidden {
                page.code(number, &code, &line);
            }
        }
    }
}

/// Whether a line is nothing to a program, but to a debugger.
fn is_for_debuggers(line: &Line<'_>, code: &[Piece<'_>]) -> bool {
    let text = line.text.trim_ascii_start();
    let end = text.iter().position(|b| b.is_ascii_whitespace()).unwrap_or(text.len());
    let (word, operands) = text.split_at(end);
    let is_debug = |name: &[u8]| name.starts_with(DEBUG_SECTION.as_bytes());
    DEBUGGING.iter().any(|known| known.eq_ignore_ascii_case(word))
        || word == b".section" && is_debug(operands.trim_ascii_start())
        || !code.is_empty() && code.iter().all(|piece| is_debug(piece.section))
}

/// What is written, in pages.
struct Page<'n> {
    out: Vec<u8>,
    name: &'n str,
    color: bool,
    pages: bool,
    /// How many lines the page has; at first as many as it can.
    on_page: usize,
    /// The number of the next page.
    number: usize,
}

/// How parts of a line are coloured.
const PLAIN: &str = "";
const NUMBER: &str = "\x1b[2m";
const ADDRESS: &str = "\x1b[36m";
const DIGITS: &str = "\x1b[33m";
const EXPANDED: &str = "\x1b[32m";

impl Page<'_> {
    /// Begins another page where this one is full.
    fn room(&mut self) {
        if !self.pages || self.on_page < PAGE {
            return;
        }
        let feed = if self.number > 1 { "\x0c" } else { "" };
        // Writing to a vector cannot fail.
        let _ = write!(self.out, "{feed}GAS LISTING {} \t\t\tpage {}\n\n\n", self.name, self.number);
        (self.on_page, self.number) = (3, self.number + 1);
    }

    fn line(&mut self, text: &str) {
        self.room();
        self.out.extend_from_slice(text.as_bytes());
        self.line_end();
    }

    fn part(&mut self, color: &str, text: &str) {
        if self.color && !color.is_empty() {
            let _ = write!(self.out, "{color}{text}\x1b[0m");
        } else {
            self.out.extend_from_slice(text.as_bytes());
        }
    }

    /// A line of the text, with the bytes.
    fn code(&mut self, number: u32, code: &[Piece<'_>], line: &Line<'_>) {
        let bytes = bytes(code);
        let mut groups = bytes.chunks(GROUP);
        self.room();
        self.part(NUMBER, &format!("{number:4}"));
        match (code.first(), groups.next()) {
            (Some(first), Some(group)) => {
                self.part(ADDRESS, &format!(" {:04x}", first.offset));
                self.part(DIGITS, &format!(" {:<9}", hexadecimal(group)));
            }
            _ => self.part(PLAIN, "              "),
        }
        self.part(PLAIN, "\t");
        if line.depth > 0 {
            self.part(EXPANDED, &format!("{} ", ">".repeat(line.depth as usize)));
        }
        self.out.extend_from_slice(&line.text[..line.text.len().min(WIDTH)]);
        self.line_end();
        for group in groups.take(MORE_LINES) {
            self.room();
            self.part(NUMBER, &format!("{number:4}"));
            let space = if group.len() == GROUP { " " } else { "" };
            self.part(DIGITS, &format!("      {}{space}", hexadecimal(group)));
            self.line_end();
        }
    }

    fn line_end(&mut self) {
        self.out.push(b'\n');
        self.on_page += 1;
        self.room();
    }
}

/// The first bytes of pieces, as many as are shown.
fn bytes(code: &[Piece<'_>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for piece in code {
        let room = (GROUP * (1 + MORE_LINES)).saturating_sub(bytes.len());
        let size = usize::try_from(piece.size).unwrap_or(usize::MAX).min(room);
        bytes.extend(piece.bytes.iter().chain(std::iter::repeat(&0)).take(size));
    }
    bytes
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02X}")).collect()
}

/// The symbols that are defined and those that are not.
fn symbols(page: &mut Page<'_>, listing: &Listing<'_>) {
    let (mut defined, mut undefined) = (Vec::new(), Vec::new());
    for symbol in listing.symbols() {
        let name = String::from_utf8_lossy(symbol.name);
        let (section, value) = match symbol.value {
            Value::Section(section, offset) => (String::from_utf8_lossy(section), offset),
            Value::Absolute(value) => ("*ABS*".into(), value),
            Value::Common(size) => ("*COM*".into(), size),
            _ => {
                undefined.push(name);
                continue;
            }
        };
        let line = match symbol.place {
            Some(place) => format!("{:>20}:{:<5}  {section}:{value:016x} {name}", place.file, place.line),
            None => format!("{section:>33}:{value:016x} {name}"),
        };
        defined.push((symbol.place.map_or(u32::MAX, |place| place.line), line));
    }
    // In the order of the text, as GNU as has them.
    defined.sort_by_key(|symbol| symbol.0);
    page.line(if defined.is_empty() { "NO DEFINED SYMBOLS" } else { "DEFINED SYMBOLS" });
    defined.iter().for_each(|symbol| page.line(&symbol.1));
    page.line("");
    page.line(if undefined.is_empty() { "NO UNDEFINED SYMBOLS" } else { "UNDEFINED SYMBOLS" });
    undefined.iter().for_each(|name| page.line(name));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_say_what_is_listed() {
        let asked = |letters| Asked::new("-".into(), letters, false);
        let all = asked("").unwrap();
        assert!(all.lines && all.symbols && !all.no_pages && !all.expansions);
        let some = asked("lmn").unwrap();
        assert!(some.lines && !some.symbols && some.no_pages && some.expansions);
        assert!(asked("lx").is_err());
    }
}
