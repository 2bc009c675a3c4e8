//! Lines about the source between instructions: functions, line numbers, and the lines themselves.

use super::functions::Functions;
use super::names::Shown;
use super::page::Page;
use crate::inspect::{File, Lines, Place};
use crate::source::files::{Files, path};
use std::collections::HashMap;

/// What precedes a line about the source.
const START: &[u8] = b"; ";

/// The limit for the source files of an object, in bytes.
const MAX_SOURCE: u64 = 1 << 26;

/// A source file and where its lines begin.
struct Text {
    bytes: Vec<u8>,
    starts: Vec<u32>,
}

/// Writes what the source of code is where that changes.
pub(super) struct Source<'p, 'd> {
    lines: Lines,
    functions: Functions<'d>,
    shows_numbers: bool,
    /// Where source texts come from, if they are shown.
    files: Option<&'p dyn Files>,
    texts: HashMap<u32, Option<Text>>,
    /// How many bytes of source files may still be read.
    left: u64,
    function: Option<&'d [u8]>,
    place: Option<Place>,
}

impl<'p, 'd> Source<'p, 'd> {
    pub(super) fn of(file: &File<'d>, names: &Shown, shows_numbers: bool, files: Option<&'p dyn Files>) -> Self {
        Source {
            lines: Lines::of(file, usize::MAX, &|name| names.plain(name).into_owned()),
            functions: if shows_numbers { Functions::of(file) } else { Functions::default() },
            shows_numbers,
            files,
            texts: HashMap::new(),
            left: MAX_SOURCE,
            function: None,
            place: None,
        }
    }

    /// Writes what has changed at an instruction.
    pub(super) fn before(&mut self, section: usize, address: u64, names: &Shown, page: &mut Page<'_>) {
        let place = self.lines.at(section as u32, address);
        let is_same = |new: &Place| self.place.is_some_and(|old| self.lines.is_same(old, *new));
        let moved = place.filter(|new| new.line != 0 && !is_same(new));
        if self.shows_numbers {
            let function = self.functions.at(section as u32, address);
            let is_entered = function.is_some() && function != self.function;
            if let Some(name) = function.filter(|_| is_entered) {
                page.bytes(START);
                let shown = names.name(name);
                page.bytes(&shown);
                page.bytes(if shown.ends_with(b"()") { &b":"[..] } else { b"():" });
                page.end_line();
            }
            if let Some(place) = moved.or(place.filter(|place| is_entered && place.line != 0)) {
                page.bytes(START);
                page.bytes(&names.plain(&self.lines.path(place.file)));
                page.bytes(b":");
                page.bytes(place.line.to_string().as_bytes());
                page.end_line();
            }
            self.function = function;
        }
        if let Some(place) = moved {
            self.text(place, names, page);
        }
        self.place = place;
    }

    /// Writes the text of a line.
    fn text(&mut self, place: Place, names: &Shown, page: &mut Page<'_>) {
        let Some(files) = self.files else { return };
        let (lines, left) = (&self.lines, &mut self.left);
        let text = self.texts.entry(place.file).or_insert_with(|| {
            let bytes = files.read(&path(&lines.path(place.file)), *left).ok()?;
            *left = left.saturating_sub(bytes.len() as u64);
            let starts = std::iter::once(0).chain(memchr::memchr_iter(b'\n', &bytes).map(|at| at as u32 + 1)).collect();
            Some(Text { bytes, starts })
        });
        let Some(Text { bytes, starts }) = text else { return };
        let Some(index) = usize::try_from(place.line).ok().and_then(|line| line.checked_sub(1)) else { return };
        let Some(start) = starts.get(index).map(|start| *start as usize) else { return };
        let end = starts.get(index + 1).map_or(bytes.len(), |next| *next as usize - 1);
        let line = bytes.get(start..end).unwrap_or_default();
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if !line.is_empty() {
            page.bytes(START);
            page.bytes(&names.plain(line));
            page.end_line();
        }
    }
}
