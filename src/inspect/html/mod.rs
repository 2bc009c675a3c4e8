//! Tables as a page: one file that opens in a browser without a network.
//!
//! The page's data is the JSON form with two differences: numbers that are shown in hexadecimal are texts, sections have their indices,
//! and each file has its bytes with it. What shows them is in `page.css` and `script/*.js`.

use super::json::Json;
use super::value::{Heading, Problem, Record, Sink, Value};
use std::io::{self, Write};
use std::ops::Range;

/// What is in front of the data: the head with the style.
const BEFORE: &[&str] = &[
    "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>llas</title>\n\
     <meta name=\"viewport\" content=\"width=device-width\">\n\
     <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n\
     <style>\n",
    include_str!("page.css"),
    "</style>\n</head>\n<body>\n<noscript>This page shows its data by a script.</noscript>\n\
     <script type=\"application/json\" id=\"data\">\n",
];

/// What is behind it: the script, in the order in which its parts need each other.
const BEHIND: &[&str] = &[
    "</script>\n<script>\n\"use strict\";\n",
    include_str!("script/data.js"),
    include_str!("script/elements.js"),
    include_str!("script/map.js"),
    include_str!("script/bytes.js"),
    include_str!("script/views.js"),
    include_str!("script/page.js"),
    "</script>\n</body>\n</html>\n",
];

/// A sink that writes a page.
#[derive(Debug)]
pub struct Html<W> {
    json: Json<Quoted<W>>,
}

impl<W: Write> Html<W> {
    /// A page that goes to `to`.
    ///
    /// # Errors
    /// Where its head cannot be written.
    pub fn new(mut to: W) -> io::Result<Self> {
        BEFORE.iter().try_for_each(|part| to.write_all(part.as_bytes()))?;
        Ok(Html { json: Json::of_page(Quoted { to }) })
    }

    /// Writes what is left, and gives back where it went.
    ///
    /// # Errors
    /// The first that there was in writing.
    pub fn finish(self) -> io::Result<W> {
        let Quoted { mut to } = self.json.finish()?;
        BEHIND.iter().try_for_each(|part| to.write_all(part.as_bytes()))?;
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

/// JSON on its way into a `<script>`, which a `<` in it might end or change. JSON has them in texts only, where an escape means the same.
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
