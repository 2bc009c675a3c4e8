//! The rows of the tables as written in `grammar/isa`. The generated tables do not keep the text, so it is parsed again
//! on demand, with the reader that the build uses.

use llas_isa::fixed_width::row::{Notation, Row, Rows};
use llas_isa::x86::rows::Tables;
use llas_isa::{aarch64, arm, source};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

mod texts {
    //! Written by the build: the names and lengths of the files, in the order in which their rows are tried, and the
    //! compressed contents.

    include!(concat!(env!("OUT_DIR"), "/isa_texts.rs"));
}

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

/// Files with their contents.
type Files = Vec<(&'static str, &'static str)>;

/// The files of a machine. Their texts are never freed: they are decompressed once, for rows that are kept.
fn files(lengths: &'static [(&'static str, usize)], contents: &[u8]) -> Files {
    let bytes = miniz_oxide::inflate::decompress_to_vec(contents).unwrap_or_default();
    let mut rest: &'static str = String::from_utf8(bytes).unwrap_or_default().leak();
    let mut file = |&(name, length): &(&'static str, usize)| {
        let (text, next) = rest.split_at_checked(length)?;
        rest = next;
        Some((name, text))
    };
    lengths.iter().map_while(&mut file).collect()
}

/// Hands each line of all files to `read`; the build has rejected invalid ones.
fn read(files: &Files, mut read: impl FnMut(source::Source, &str) -> Result<(), String>) {
    for (file, (_, text)) in files.iter().enumerate() {
        for (i, text) in text.lines().enumerate() {
            let _ = read(source::Source { file, line: i + 1 }, text);
        }
    }
}

/// The lines of all files.
fn lines(files: &Files) -> Vec<Vec<Source>> {
    let of = |&(file, text): &(&'static str, &'static str)| {
        text.lines().zip(1..).map(|(text, line)| Source { file, line, text: text.trim() }).collect()
    };
    files.iter().map(of).collect()
}

fn line(lines: &[Vec<Source>], source: source::Source) -> Option<Source> {
    lines.get(source.file)?.get(source.line.checked_sub(1)?).copied()
}

/// The source of the x86 row with that index.
pub(in crate::arch) fn x86(index: usize) -> Option<Source> {
    static ROWS: OnceLock<Vec<Option<Source>>> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        let mut tables = Tables::default();
        let files = files(&texts::X86, texts::X86_CONTENTS);
        read(&files, |source, text| tables.read(source, text));
        let _ = tables.resolve_aliases();
        let lines = lines(&files);
        tables.rows.iter().map(|row| line(&lines, row.source)).collect()
    });
    rows.get(index).copied().flatten()
}

/// A row of a machine whose rows specify every bit.
pub(crate) struct WordRow {
    pub(crate) source: Source,
    /// The names and widths of its bits, from the highest down.
    pub(crate) parts: Vec<(String, u8)>,
}

/// The rows of each mnemonic, in order.
type Words = FxHashMap<String, Vec<WordRow>>;

fn words<K: Notation>(files: &Files) -> Words {
    let mut rows = Rows::<K>::default();
    read(files, |source, text| rows.read(source, text));
    let _ = rows.resolve_aliases();
    let (mut words, lines) = (Words::default(), lines(files));
    for row in rows.list {
        let Some(source) = line(&lines, row.source) else { continue };
        words.entry(row.mnemonic).or_default().push(WordRow { source, parts: row.parts });
    }
    words
}

/// The A64 row with that index among those of a mnemonic.
pub(in crate::arch) fn aarch64(mnemonic: &str, index: usize) -> Option<&'static WordRow> {
    static ROWS: OnceLock<Words> = OnceLock::new();
    ROWS.get_or_init(|| words::<aarch64::Kind>(&files(&texts::AARCH64, texts::AARCH64_CONTENTS)))
        .get(mnemonic)?
        .get(index)
}

/// The row of A32 or T32 with that index among those of a mnemonic.
pub(in crate::arch) fn arm(mnemonic: &str, index: usize) -> Option<&'static WordRow> {
    static ROWS: OnceLock<Words> = OnceLock::new();
    ROWS.get_or_init(|| words::<arm::Kind>(&files(&texts::ARM, texts::ARM_CONTENTS))).get(mnemonic)?.get(index)
}

/// A mnemonic with the forms of its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Spelling {
    /// The mnemonic.
    pub name: String,
    /// Its forms, in the order in which the assembler tries them.
    pub forms: Vec<Operands>,
}

/// The operands of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Operands {
    /// The operands in the notation of the tables, in the order of the syntax; empty without operands.
    pub text: String,
    /// The features that it requires.
    pub needs: String,
    /// The row.
    pub source: Source,
}

/// The mnemonics of x86 in one of its syntaxes.
pub(in crate::arch) fn x86_spellings(intel: bool) -> Vec<Spelling> {
    let mut tables = Tables::default();
    let files = files(&texts::X86, texts::X86_CONTENTS);
    read(&files, |source, text| tables.read(source, text));
    let _ = tables.resolve_aliases();
    let lines = lines(&files);
    let names = if intel { &tables.intel } else { &tables.att };
    let form = |&index: &usize| {
        let row = tables.rows.get(index)?;
        let mut operands: Vec<&str> = row.operands.iter().map(|class| &*class.name).collect();
        if !intel {
            operands.reverse();
        }
        // The names are those of AT&T syntax.
        let text = operands.join(", ");
        let text = if intel { text.replace(['%', '$'], "") } else { text };
        Some(Operands { text, needs: row.features.join(", "), source: line(&lines, row.source)? })
    };
    names.iter().map(|(name, rows)| spelling(name, rows.iter().filter_map(form))).collect()
}

fn spelling(name: &str, forms: impl Iterator<Item = Operands>) -> Spelling {
    let mut kept: Vec<Operands> = Vec::new();
    for form in forms {
        if kept.iter().all(|other| other.text != form.text) {
            kept.push(form);
        }
    }
    Spelling { name: name.to_owned(), forms: kept }
}

/// The mnemonics with the rows of some kind.
fn spellings<K: Notation>(files: &Files, is_meant: impl Fn(&Row<K>) -> bool) -> Vec<Spelling> {
    let mut rows = Rows::<K>::default();
    read(files, |source, text| rows.read(source, text));
    let _ = rows.resolve_aliases();
    let lines = lines(files);
    let mut all: std::collections::BTreeMap<&str, Vec<Operands>> = Default::default();
    for row in rows.list.iter().filter(|row| is_meant(row)) {
        let Some(source) = line(&lines, row.source) else { continue };
        let operands = row.text.split("  ").next().and_then(|text| text.split_once(' ')).map_or("", |text| text.1);
        let either =
            |groups: &Vec<Vec<String>>| groups.iter().map(|all| all.join("+")).collect::<Vec<_>>().join(" or ");
        let needs = row.features.iter().map(either).collect::<Vec<_>>().join(", ");
        all.entry(&row.mnemonic).or_default().push(Operands { text: operands.trim().to_owned(), needs, source });
    }
    all.into_iter().map(|(name, forms)| spelling(name, forms.into_iter())).collect()
}

/// The mnemonics of A64.
pub(in crate::arch) fn aarch64_spellings() -> Vec<Spelling> {
    spellings::<aarch64::Kind>(&files(&texts::AARCH64, texts::AARCH64_CONTENTS), |_| true)
}

/// The mnemonics of A32 or T32.
pub(in crate::arch) fn arm_spellings(a32: bool) -> Vec<Spelling> {
    use arm::flag::{A32, SHARED};
    let is_meant = |flags: u16| if a32 { flags & (A32 | SHARED) != 0 } else { flags & A32 == 0 };
    spellings::<arm::Kind>(&files(&texts::ARM, texts::ARM_CONTENTS), |row| is_meant(row.flags))
}
