//! The rows of the tables as written in `grammar/isa`. The generated tables do not keep the text, so it is parsed again
//! on demand, with the reader that the build uses.

use crate::isa::rows::Tables;
use crate::isa::word::{self, Row};
use crate::isa::{aarch64, arm};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// The source of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Source {
    /// The file name, relative to `grammar/isa`.
    pub file: &'static str,
    /// The line number, from 1.
    pub line: u32,
    /// The text of the line, which may produce several rows.
    pub text: &'static str,
}

/// Files with their contents, in the order in which their rows are tried.
type Files = &'static [(&'static str, &'static str)];

macro_rules! files {
    ($machine:literal: $($name:literal)*) => {
        &[$((
            concat!("grammar/isa/", $machine, "/", $name, ".isa"),
            include_str!(concat!("../../../grammar/isa/", $machine, "/", $name, ".isa")),
        )),*]
    };
}

const X86: Files = files!("x86": "integer" "bmi" "control" "system" "x87" "mmx" "apx" "sse" "vex" "evex" "xop" "predicates" "names" "exceptions");
const AARCH64: Files = files!("aarch64": "base" "memory" "system" "extensions" "fp" "simd" "sve" "sve_memory" "sme");
const ARM: Files = files!("arm": "base" "memory" "system" "a32" "vfp" "neon" "neon_memory" "crypto");

/// The lines of all files.
fn lines(files: Files) -> impl Iterator<Item = Source> {
    files.iter().flat_map(|&(file, text)| {
        text.lines().enumerate().map(move |(i, text)| Source { file, line: i as u32 + 1, text: text.trim() })
    })
}

/// The source of the x86 row with that index.
pub(in crate::arch) fn x86(index: usize) -> Option<Source> {
    static ROWS: OnceLock<Vec<Option<Source>>> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        let (mut tables, mut rows) = (Tables::default(), Vec::new());
        for source in lines(X86) {
            // The build has rejected invalid rows.
            let _ = tables.read(source.text);
            rows.resize(tables.rows.len(), Some(source));
        }
        let by_text: FxHashMap<&str, Source> = lines(X86).map(|source| (source.text, source)).collect();
        // The rows that aliases produce follow all others.
        let _ = tables.resolve_aliases();
        rows.extend(tables.rows.iter().skip(rows.len()).map(|row| by_text.get(row.text.as_str()).copied()));
        rows
    });
    rows.get(index).copied().flatten()
}

/// A field of a row's word: its name and width, from the highest bit down.
pub(crate) type Part = (String, u8);

/// A row of a machine whose rows specify every bit.
pub(crate) struct WordRow {
    pub(crate) source: Source,
    pub(crate) parts: Vec<Part>,
}

/// The rows of each mnemonic, in order.
type Words = FxHashMap<String, Vec<WordRow>>;

/// The A64 row with that index among those of a mnemonic.
pub(in crate::arch) fn aarch64(mnemonic: &str, index: usize) -> Option<&'static WordRow> {
    static ROWS: OnceLock<Words> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        let mut words = Words::default();
        for source in lines(AARCH64) {
            for row in aarch64::read(source.text).unwrap_or_default() {
                let bits = row.text.rsplit("  ").next().unwrap_or_default().to_owned();
                let parts = parts(&bits, 32, aarch64::row::width);
                words.entry(row.mnemonic).or_default().push(WordRow { source, parts });
            }
        }
        words
    });
    rows.get(mnemonic)?.get(index)
}

/// The T32 row with that index among those of a mnemonic.
pub(in crate::arch) fn arm(mnemonic: &str, index: usize) -> Option<&'static WordRow> {
    static ROWS: OnceLock<Words> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        let (mut all, mut sources, mut others): (Vec<Row>, FxHashMap<String, Source>, Vec<_>) = Default::default();
        for source in lines(ARM) {
            if let Some(other) = arm::other_name(source.text) {
                others.push(other);
                continue;
            }
            for row in arm::read(source.text).unwrap_or_default() {
                sources.entry(row.text.clone()).or_insert(source);
                all.push(row);
            }
        }
        for (name, same) in others {
            let found = arm::named(&all, name, same);
            all.extend(found);
        }
        let mut words = Words::default();
        for row in all {
            let Some(&source) = sources.get(&row.text) else { continue };
            let bits = row.text.rsplit("  ").nth(1).unwrap_or_default().to_owned();
            let parts = parts(&bits, if row.flags & 1 != 0 { 32 } else { 16 }, arm::row::width);
            words.entry(row.mnemonic).or_default().push(WordRow { source, parts });
        }
        words
    });
    rows.get(mnemonic)?.get(index)
}

/// The parts of a word of `total` bits.
fn parts(bits: &str, total: u32, width: fn(&str) -> Option<u32>) -> Vec<Part> {
    let Ok(fields) = word::fields(bits, total, width) else { return Vec::new() };
    let mut parts = Vec::new();
    let mut left = total as u8;
    // In order from the highest bit; here a register's field has its full name.
    let words = bits.split_whitespace().filter(|word| word.bytes().any(|b| !matches!(b, b'0' | b'1')));
    let names = words.map(|word| word.split(['[', ':']).next().unwrap_or_default());
    for (name, (_, segment, sliced)) in names.zip(&fields.named) {
        let end = segment.at + segment.width;
        if left > end {
            parts.push((String::new(), left - end));
        }
        let slice = match (sliced, segment.width) {
            (false, _) => String::new(),
            (true, 1) => format!("[{}]", segment.from),
            (true, width) => format!("[{}:{}]", segment.from + width - 1, segment.from),
        };
        parts.push((format!("{name}{slice}"), segment.width));
        left = segment.at;
    }
    if left > 0 {
        parts.push((String::new(), left));
    }
    parts
}
