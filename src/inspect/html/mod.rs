//! Tables as an HTML page: a single self-contained file.
//!
//! The page's data is the JSON form with three differences: hexadecimal numbers are strings, sections have their
//! indices, and each file includes its bytes. `page.css` and `script/*.js` display it.

use super::json::Json;
use super::value::{Heading, Problem, Record, Sink, Value};
use std::io::{self, Write};
use std::ops::Range;

/// The page before the data: the head with the style sheet.
const BEFORE: &[&str] = &[
    "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>llas</title>\n\
     <meta name=\"viewport\" content=\"width=device-width\">\n\
     <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n\
     <style>\n",
    include_str!("page.css"),
    "</style>\n</head>\n<body>\n<noscript>This page shows its data by a script.</noscript>\n\
     <script type=\"application/json\" id=\"data\">\n",
];

/// The page after the data: the scripts in dependency order.
const AFTER: &[&str] = &[
    "</script>\n<script>\n\"use strict\";\n",
    include_str!("script/data.js"),
    include_str!("script/elements.js"),
    include_str!("script/map.js"),
    include_str!("script/bytes.js"),
    include_str!("script/views.js"),
    include_str!("script/page.js"),
    "</script>\n</body>\n</html>\n",
];

/// A sink that writes an HTML page.
#[derive(Debug)]
pub struct Html<W> {
    json: Json<Quoted<W>>,
}

impl<W: Write> Html<W> {
    /// Starts a page that is written to `to`.
    ///
    /// # Errors
    /// If the head cannot be written.
    pub fn new(mut to: W) -> io::Result<Self> {
        BEFORE.iter().try_for_each(|part| to.write_all(part.as_bytes()))?;
        Ok(Html { json: Json::of_page(Quoted { to }) })
    }

    /// Writes the rest and returns the writer.
    ///
    /// # Errors
    /// The first error of writing.
    pub fn finish(self) -> io::Result<W> {
        let Quoted { mut to } = self.json.finish()?;
        AFTER.iter().try_for_each(|part| to.write_all(part.as_bytes()))?;
        to.flush().map(|()| to)
    }
}

impl<'d, W: Write> Sink<'d> for Html<W> {
    fn file(&mut self, name: &str, data: &'d [u8]) {
        self.json.file(name, data);
    }

    fn table(&mut self, heading: Heading<'d>) {
        self.json.table(heading);
    }

    fn row(&mut self, record: &'static Record, depth: u8, span: Range<u64>, values: &[Value<'d>]) {
        self.json.row(record, depth, span, values);
    }

    fn problem(&mut self, problem: Problem) {
        self.json.problem(problem);
    }
}

/// Escapes `<` in JSON within a `<script>`, where it could end or alter the element. In JSON it occurs only in strings,
/// where an escape is equivalent.
#[derive(Debug)]
struct Quoted<W> {
    to: W,
}

impl<W: Write> Write for Quoted<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut rest = bytes;
        while let Some(at) = memchr::memchr(b'<', rest) {
            self.to.write_all(&rest[..at])?;
            self.to.write_all(b"\\u003c")?;
            rest = &rest[at + 1..];
        }
        self.to.write_all(rest)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}
