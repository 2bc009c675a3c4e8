//! Listings in GNU as's layout, with its option letters.

use super::Usage;
use llas::listing::{Line, LineState, Listing, Piece, Value};
use std::io::Write as _;

const WORD: usize = 4;
const MAX_WIDTH: usize = 1 << 16;

/// Limits on how much of a statement is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sizes {
    /// Words on the first line.
    first: usize,
    /// Words on each continuation line; at least as many as on the first.
    second: usize,
    /// Bytes of source text, counting one for the end, as GNU as does.
    text: usize,
    /// Maximum number of continuation lines.
    more_lines: usize,
}

impl Sizes {
    /// Parses four comma-separated numbers; `None` gives GNU as's defaults.
    pub(super) fn of(text: Option<&str>) -> Result<Sizes, Usage> {
        let text = text.unwrap_or("1,0,100,4");
        let numbers: Option<Vec<usize>> = text.split(',').map(|n| n.parse().ok().filter(|n| *n <= MAX_WIDTH)).collect();
        match numbers.as_deref() {
            Some(&[first, second, text, more_lines]) if first > 0 => {
                Ok(Sizes { first, second: second.max(first), text, more_lines })
            }
            _ => {
                Err(Usage::new(format!("invalid listing sizes '{text}'"))
                    .help("expected four numbers, such as 1,0,100,4"))
            }
        }
    }

    fn bytes(self) -> usize {
        WORD * (self.first + self.second * self.more_lines)
    }
}

const PAGE: usize = 60;

/// Directives that only affect debug information.
const DEBUGGING: [&[u8]; 8] = [b".loc", b".line", b".ln", b".cv_file", b".cv_loc", b".stabs", b".stabn", b".stabd"];
/// Name prefix of sections with debug information.
const DEBUG_SECTION: &str = ".debug";

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ListingRequest {
    sizes: Sizes,
    /// The listing goes to standard output, and that may be coloured.
    color: bool,
    /// `c`: omit lines skipped by conditionals.
    only_read: bool,
    /// `d`: omit debug directives.
    no_debugging: bool,
    /// `g`: general information.
    general: bool,
    /// `l`: the source text with its bytes.
    lines: bool,
    /// `m`: expansions of macros and repeats.
    expansions: bool,
    /// `n`: no page headers.
    no_pages: bool,
    /// `s`: the symbol table.
    symbols: bool,
}

impl ListingRequest {
    /// Parses option letters. Letters that select no contents imply `l` and `s`.
    pub(super) fn new(letters: &str, sizes: Sizes, color: bool) -> Result<Self, Usage> {
        if let Some(bad) = letters.chars().find(|letter| !"cdghlmns".contains(*letter)) {
            let help = "the letters are c, d, g, h, l, m, n and s";
            return Err(Usage::new(format!("unknown listing letter '{bad}'")).help(help));
        }
        let has = |letter| letters.contains(letter);
        let default = !has('l') && !has('s') && !has('g');
        Ok(ListingRequest {
            color,
            sizes,
            only_read: has('c'),
            no_debugging: has('d'),
            general: has('g'),
            lines: has('l') || has('h') || default,
            expansions: has('m'),
            no_pages: has('n'),
            symbols: has('s') || default,
        })
    }

    pub(super) fn page(&self, name: &str, listing: &Listing<'_>) -> Vec<u8> {
        let mut page = Page {
            out: Vec::new(),
            name,
            sizes: self.sizes,
            color: self.color,
            pages: !self.no_pages,
            on_page: PAGE,
            number: 1,
        };
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

    fn text(&self, page: &mut Page<'_>, listing: &Listing<'_>) {
        let mut lines = listing.lines().peekable();
        let mut number = 0;
        while let Some(line) = lines.next() {
            let mut code: Vec<Piece<'_>> = line.pieces().collect();
            if line.depth == 0 {
                number = line.number;
                // The lines of the expansion follow the call.
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

fn is_for_debuggers(line: &Line<'_>, code: &[Piece<'_>]) -> bool {
    let text = line.text.trim_ascii_start();
    let end = text.iter().position(|b| b.is_ascii_whitespace()).unwrap_or(text.len());
    let (word, operands) = text.split_at(end);
    let is_debug = |name: &[u8]| name.starts_with(DEBUG_SECTION.as_bytes());
    DEBUGGING.iter().any(|known| known.eq_ignore_ascii_case(word))
        || word == b".section" && is_debug(operands.trim_ascii_start())
        || !code.is_empty() && code.iter().all(|piece| is_debug(piece.section))
}

/// Output that is split into pages.
struct Page<'n> {
    out: Vec<u8>,
    name: &'n str,
    sizes: Sizes,
    color: bool,
    pages: bool,
    /// Number of lines on the page; initially a full page, so that the first line starts one.
    on_page: usize,
    number: usize,
}

/// Escape sequences for the parts of a line.
const PLAIN: &str = "";
const NUMBER: &str = "\x1b[2m";
const ADDRESS: &str = "\x1b[36m";
const DIGITS: &str = "\x1b[33m";
const EXPANDED: &str = "\x1b[32m";

impl Page<'_> {
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

    /// A source line with its bytes.
    fn code(&mut self, number: u32, code: &[Piece<'_>], line: &Line<'_>) {
        let sizes = self.sizes;
        let bytes = bytes(code, sizes.bytes());
        let (first_line, others) = bytes.split_at(bytes.len().min(WORD * sizes.first));
        // Each word takes nine columns: eight digits and a blank.
        let width = 9 * sizes.first;
        self.room();
        self.part(NUMBER, &format!("{number:4}"));
        match (code.first(), first_line) {
            (Some(first), [_, ..]) => {
                self.part(ADDRESS, &format!(" {:04x}", first.offset));
                self.part(DIGITS, &format!(" {:<width$}", hexadecimal(first_line)));
            }
            _ => self.part(PLAIN, &" ".repeat(5 + width)),
        }
        self.part(PLAIN, "\t");
        if line.depth > 0 {
            self.part(EXPANDED, &format!("{} ", ">".repeat(line.depth as usize)));
        }
        self.out.extend_from_slice(&line.text[..line.text.len().min(sizes.text.saturating_sub(1))]);
        self.line_end();
        for line in others.chunks(WORD * sizes.second) {
            self.room();
            self.part(NUMBER, &format!("{number:4}"));
            self.part(DIGITS, &format!("      {}", hexadecimal(line)));
            self.line_end();
        }
    }

    fn line_end(&mut self) {
        self.out.push(b'\n');
        self.on_page += 1;
        self.room();
    }
}

/// The first `most` bytes of the pieces.
fn bytes(code: &[Piece<'_>], most: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for piece in code {
        let room = most.saturating_sub(bytes.len());
        let size = usize::try_from(piece.size).unwrap_or(usize::MAX).min(room);
        bytes.extend(piece.bytes.iter().chain(std::iter::repeat(&0)).take(size));
    }
    bytes
}

/// Hexadecimal digits, with a blank after each whole word.
fn hexadecimal(bytes: &[u8]) -> String {
    let mut out = String::new();
    for word in bytes.chunks(WORD) {
        word.iter().for_each(|byte| out.push_str(&format!("{byte:02X}")));
        out.push_str(if word.len() == WORD { " " } else { "" });
    }
    out
}

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
    // In source order, as in GNU as.
    defined.sort_by_key(|symbol| symbol.0);
    page.line(if defined.is_empty() { "NO DEFINED SYMBOLS" } else { "DEFINED SYMBOLS" });
    defined.iter().for_each(|symbol| page.line(&symbol.1));
    page.line("");
    page.line(if undefined.is_empty() { "NO UNDEFINED SYMBOLS" } else { "UNDEFINED SYMBOLS" });
    undefined.iter().for_each(|name| page.line(name));
}
