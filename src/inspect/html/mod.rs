//! Tables as an HTML page: a single self-contained file.
//!
//! For each file the page has an element with blocks, see [`blocks`], one per line: the rows of its tables, the bytes of
//! the sections that the tables are about, and last what is needed to find them. The list of files, with the records of
//! all rows, is JSON. `page.css` and `script/*.js` display them.

mod blocks;
mod head;
mod rows;

use super::code;
use super::file::{File, one_of_the_first};
use super::long_texts::LongTexts;
use super::output::Output;
use super::value::{Heading, Problem, Record, Sink, Value};
use head::{OpenFile, TableHead};
use rows::Rows;
use std::io::{self, Write};
use std::ops::Range;

/// The page before the data: the head with the style sheet.
const BEFORE: &[&str] = &[
    "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>llas</title>\n\
     <meta name=\"viewport\" content=\"width=device-width\">\n\
     <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n\
     <style>\n",
    include_str!("page.css"),
    "</style>\n</head>\n<body>\n<noscript>This page shows its data by a script.</noscript>\n",
];

/// The page after the data: the scripts in dependency order.
const AFTER: &[&str] = &[
    "</script>\n<script>\n\"use strict\";\n",
    include_str!("script/data.js"),
    include_str!("script/values.js"),
    include_str!("script/file.js"),
    include_str!("script/elements.js"),
    include_str!("script/map.js"),
    include_str!("script/bytes.js"),
    include_str!("script/code.js"),
    include_str!("script/unusual.js"),
    include_str!("script/overview.js"),
    include_str!("script/views.js"),
    include_str!("script/page.js"),
    "</script>\n</body>\n</html>\n",
];

/// A sink that writes an HTML page.
#[derive(Debug)]
pub struct Html<W> {
    to: W,
    /// The first error of writing.
    error: Option<io::Error>,
    /// The list of files so far, in JSON.
    files: Output<io::Sink>,
    /// The number of files so far.
    count: usize,
    /// The records of all rows; rows have indices into them.
    records: Vec<&'static Record>,
    texts: LongTexts,
    file: Option<OpenFile>,
}

impl<W: Write> Html<W> {
    /// Starts a page that is written to `to`.
    ///
    /// # Errors
    /// If the head cannot be written.
    pub fn new(mut to: W) -> io::Result<Self> {
        BEFORE.iter().try_for_each(|part| to.write_all(part.as_bytes()))?;
        Ok(Html {
            to,
            error: None,
            files: Output::small(),
            count: 0,
            records: Vec::new(),
            texts: LongTexts::new(),
            file: None,
        })
    }

    /// Writes the rest and returns the writer.
    ///
    /// # Errors
    /// The first error of writing.
    pub fn finish(mut self) -> io::Result<W> {
        self.end_file();
        if let Some(error) = self.error {
            return Err(error);
        }
        let mut out = Output::small();
        out.push("{\"files\":[");
        out.push_bytes(&self.files.take());
        out.push("],\"records\":[");
        for (index, record) in self.records.iter().enumerate() {
            out.push(if index == 0 { "" } else { ",\n" });
            head::record(record, &mut out);
        }
        out.push("]}\n");
        let mut to = self.to;
        to.write_all(b"<script type=\"application/json\" id=\"data\">\n")?;
        write_quoted(&mut to, &out.take())?;
        AFTER.iter().try_for_each(|part| to.write_all(part.as_bytes()))?;
        to.flush().map(|()| to)
    }

    fn write(&mut self, write: impl FnOnce(&mut W) -> io::Result<()>) {
        if self.error.is_none() {
            self.error = write(&mut self.to).err();
        }
    }

    fn write_block(&mut self, bytes: &[u8]) {
        self.write(|to| blocks::write(to, bytes));
    }

    fn start_table(&mut self, kind: &'static str, section: Option<u32>, name: &[u8]) {
        if let Some(file) = &mut self.file {
            file.skips_rows = kind == super::CONTENTS;
            if !file.skips_rows {
                let name = file.rows.texts.take(name).into_owned();
                file.tables.push(TableHead::new(kind, section, name, file.rows_before));
            }
        }
    }

    fn add_row(&mut self, record: &'static Record, depth: u8, span: &Range<u64>, values: &[Value<'_>]) {
        let known = self.records.iter().position(|found| std::ptr::eq(*found, record));
        let number = known.unwrap_or_else(|| {
            self.records.push(record);
            self.records.len() - 1
        });
        let Some(file) = self.file.as_mut().filter(|file| !file.skips_rows) else { return };
        file.add_row(record, number, depth, span, values);
        if file.rows.out.mark() >= blocks::ROWS {
            self.end_block();
        }
    }

    /// Writes the block of the rows so far.
    fn end_block(&mut self) {
        let Some(block) = self.file.as_mut().and_then(OpenFile::take_block) else { return };
        self.write_block(&block);
    }

    fn end_file(&mut self) {
        let Some(data) = self.file.as_mut().map(|file| std::mem::take(&mut file.data)) else { return };
        let object = File::read(&data).ok();
        self.end_block();
        let Some(mut file) = self.file.take() else { return };
        let is_whole = object.is_some() && file.is_whole();
        for (index, bytes) in data.chunks(blocks::BYTES).enumerate() {
            let is_shown = is_whole || file.shows_block(index);
            file.note_bytes(is_shown);
            if is_shown {
                self.write_block(bytes);
            }
        }
        let head = file.head(object.as_ref());
        self.write_block(&head);
        self.write(|to| to.write_all(b"</script>\n"));
        self.texts = file.rows.texts;
    }
}

impl<'d, W: Write> Sink<'d> for Html<W> {
    fn file(&mut self, name: &str, data: &'d [u8]) {
        self.end_file();
        self.texts.add_file(data.len());
        let number = self.count;
        self.count += 1;
        self.write(|to| writeln!(to, "<script type=\"text/plain\" id=\"blocks-{number}\">"));
        self.files.push(if number == 0 { "{\"file\":" } else { ",\n{\"file\":" });
        let name = self.texts.take(name.as_bytes());
        self.files.json_text(&name);
        self.files.push(",\"size\":");
        self.files.decimal(data.len() as u64);
        self.files.push("}");
        self.file = Some(OpenFile::new(data.to_vec(), Rows::new(self.texts)));
    }

    fn table(&mut self, heading: Heading<'d>) {
        self.start_table(heading.kind, heading.section, &heading.name);
    }

    fn row(&mut self, record: &'static Record, depth: u8, span: Range<u64>, values: &[Value<'d>]) {
        match code::without_contents(record, values) {
            Some(values) => self.add_row(record, depth, &span, &values),
            None => self.add_row(record, depth, &span, values),
        }
    }

    fn problem(&mut self, problem: Problem) {
        if let Some(file) = &mut self.file {
            let list = file.tables.last_mut().map_or(&mut file.problems, |table| &mut table.problems);
            list.extend(one_of_the_first(list.len(), || problem));
        }
    }
}

/// Writes JSON within a `<script>`, where `<` could end or alter the element. In JSON it occurs only in strings, where an
/// escape is equivalent.
fn write_quoted(to: &mut impl Write, json: &[u8]) -> io::Result<()> {
    let mut rest = json;
    while let Some(at) = memchr::memchr(b'<', rest) {
        to.write_all(&rest[..at])?;
        to.write_all(b"\\u003c")?;
        rest = &rest[at + 1..];
    }
    to.write_all(rest)
}
