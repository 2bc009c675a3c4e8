//! The data model of decoded tables. Decoders produce rows and renderers consume them, independently of each other.

use super::rules::{CfaRule, SavedRegister};
use super::text;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// The value of an address field: a symbol plus an addend, or a number alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Address<'d> {
    /// The symbol's index in the symbol table; `None` if the field has no relocation.
    pub symbol: Option<u32>,
    /// The symbol's name; for a section symbol, the section's name.
    pub name: &'d [u8],
    /// The addend; without a symbol, the number itself.
    pub addend: i64,
    /// If `name` is a section's name: the name of a symbol defined at exactly that place.
    pub target: Option<&'d [u8]>,
}

/// One field of a row. It is displayed as in the text form, without quotes.
///
/// ```
/// use llas::inspect::{CfaRule, Tables, Value, show};
///
/// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
/// let text = "f: .cfi_startproc\n push %rbp\n .cfi_def_cfa_offset 16\n ret\n .cfi_endproc\n";
/// let object = llas::assemble(text, &options)?.to_bytes()?;
/// let mut found = Tables::default();
/// show("f.o", &object, &Default::default(), &mut found)?;
///
/// let frames = found.tables.iter().find(|table| table.heading.kind == "eh_frame").ok_or("no frames")?;
/// let rules: Vec<_> = frames.rows.iter().filter(|row| row.record.name == "rule").collect();
/// for (rule, (at, offset)) in rules.iter().zip([(0, 8), (1, 16)]) {
///     assert_eq!(rule.get("at").and_then(Value::number), Some(at));
///     let Some(Value::Cfa(CfaRule::Register(register, found))) = rule.get("cfa") else { panic!() };
///     assert_eq!((register.name, *found), (Some("rsp"), offset));
/// }
/// assert_eq!(rules[1].get("cfa").map(Value::to_string).as_deref(), Some("rsp+16"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value<'d> {
    /// The field is absent in this row.
    None,
    /// A count, an index or a size in bytes.
    Number(u64),
    /// An address, an offset or bits; shown in hexadecimal.
    Hex(u64),
    /// A signed number.
    Signed(i64),
    /// A named constant of the format, without its common prefix.
    Name(&'static str),
    /// The names of set flags, and the bits without a name.
    Flags(Vec<&'static str>, u64),
    /// A string of the file, or one derived from it.
    Text(Cow<'d, [u8]>),
    /// Raw bytes.
    Bytes(&'d [u8]),
    /// An address.
    Address(Address<'d>),
    /// A section, by its index into [`File::sections`](super::File::sections), and its name.
    Section(u32, &'d [u8]),
    /// The rule for the CFA in call frame information.
    Cfa(CfaRule),
    /// The rule for a register in call frame information.
    Saved(SavedRegister),
    /// A list of values.
    List(Vec<Value<'d>>),
}

impl<'d> Value<'d> {
    /// Makes a [`Value::Text`] that borrows from the file.
    pub fn text(bytes: &'d [u8]) -> Self {
        Value::Text(Cow::Borrowed(bytes))
    }

    /// Makes an owned [`Value::Text`].
    pub fn made(text: String) -> Self {
        Value::Text(Cow::Owned(text.into_bytes()))
    }

    /// Makes a [`Value::Name`], or a [`Value::Hex`] if the constant has no name.
    pub fn named(name: Option<&'static str>, number: u64) -> Self {
        name.map_or(Value::Hex(number), Value::Name)
    }

    /// The number of [`Value::Number`], [`Value::Hex`], a [`Value::Signed`] that is not negative, or an address without a
    /// symbol.
    pub fn number(&self) -> Option<u64> {
        match self {
            Value::Number(number) | Value::Hex(number) => Some(*number),
            Value::Signed(number) | Value::Address(Address { symbol: None, addend: number, .. }) => {
                u64::try_from(*number).ok()
            }
            _ => None,
        }
    }

    /// The bytes of [`Value::Text`], [`Value::Bytes`] or [`Value::Name`], or the name of a section or of an address's
    /// symbol.
    pub fn bytes(&self) -> Option<&[u8]> {
        match self {
            Value::Text(text) => Some(text),
            Value::Name(name) => Some(name.as_bytes()),
            Value::Bytes(bytes) | Value::Section(_, bytes) => Some(bytes),
            Value::Address(Address { symbol: Some(_), name, .. }) => Some(name),
            _ => None,
        }
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&text::displayed(self))
    }
}

/// A field of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Column {
    /// The name in lower case; also the key in the JSON form.
    pub name: &'static str,
    /// The width in the text form, for rows in columns.
    pub width: usize,
}

/// The layout of a row.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Record {
    /// The name of the row's kind.
    pub name: &'static str,
    /// The fields.
    pub columns: &'static [Column],
    /// True if the text form aligns the fields in columns; otherwise each field is preceded by its name.
    pub lined_up: bool,
    /// True if the text form has the names of aligned columns above them; otherwise fields without a width are left out
    /// where they are absent.
    pub headed: bool,
}

/// Declares the layout of a row: its name and its columns. Columns with widths are aligned in the text form, below
/// their names unless `bare` precedes the name.
macro_rules! record {
    (bare $name:ident: $($column:ident $width:literal),*) => {
        $crate::inspect::value::Record {
            headed: false,
            ..$crate::inspect::value::record!($name: $($column $width),*)
        }
    };
    ($name:ident: $($column:ident),*) => {
        $crate::inspect::value::Record {
            name: stringify!($name),
            columns: &[$($crate::inspect::value::column(stringify!($column), 0)),*],
            lined_up: false,
            headed: false,
        }
    };
    ($name:ident: $($column:ident $width:literal),*) => {
        $crate::inspect::value::Record {
            name: stringify!($name),
            columns: &[$($crate::inspect::value::column(stringify!($column), $width)),*],
            lined_up: true,
            headed: true,
        }
    };
}
pub(super) use record;

impl Record {
    /// Makes a record that is shown with labelled fields.
    pub(super) const fn labelled(name: &'static str, columns: &'static [Column]) -> Self {
        Record { name, columns, lined_up: false, headed: false }
    }
}

pub(super) const fn column(name: &'static str, width: usize) -> Column {
    Column { name, width }
}

/// The heading of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Heading<'d> {
    /// The kind of table: `sections`, `eh_frame`, `bb_addr_map`, …
    pub kind: &'static str,
    /// The section it was decoded from, as an index into [`File::sections`](super::File::sections).
    pub section: Option<u32>,
    /// The name of that section.
    pub name: Cow<'d, [u8]>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Row<'d> {
    /// The layout of the row.
    pub record: &'static Record,
    /// The nesting depth: a row belongs to the closest preceding row with a smaller depth.
    pub depth: u8,
    /// The bytes the row was decoded from, as offsets in its section, or in the file if the table is not of a section.
    pub span: Range<u64>,
    /// One value for each column of the record.
    pub values: Vec<Value<'d>>,
}

impl<'d> Row<'d> {
    /// The value in the column of this name; `None` if the record has no such column, or the field is absent.
    ///
    /// ```
    /// use llas::inspect::{Tables, Value, show};
    ///
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let object = llas::assemble("call f\n", &options)?.to_bytes()?;
    /// let mut found = Tables::default();
    /// show("f.o", &object, &Default::default(), &mut found)?;
    /// let table = found.tables.iter().find(|table| table.heading.kind == "relocations").ok_or("no relocations")?;
    /// let row = &table.rows[0];
    /// assert_eq!(row.get("type"), Some(&Value::Name("R_X86_64_PLT32")));
    /// assert_eq!(row.get("offset").and_then(Value::number), Some(1));
    /// let Some(Value::Address(place)) = row.get("place") else { panic!() };
    /// assert_eq!((place.name, place.addend), (&b"f"[..], -4));
    /// assert!(row.get("addend").is_none() && row.get("color").is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn get(&self, column: &str) -> Option<&Value<'d>> {
        let at = self.record.columns.iter().position(|found| found.name == column)?;
        self.values.get(at).filter(|value| **value != Value::None)
    }
}

/// An error in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// The section that contains the error.
    pub section: Option<u32>,
    /// The byte offset in the section, or in the file.
    pub at: u64,
    /// A description of the error.
    pub what: String,
}

/// A decoded table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Table<'d> {
    /// The heading.
    pub heading: Heading<'d>,
    /// The rows in the order of the bytes.
    pub rows: Vec<Row<'d>>,
    /// The errors found while decoding.
    pub problems: Vec<Problem>,
}

/// Receives the tables from decoders, one after the other, so that rows need not be kept in memory.
pub trait Sink<'d> {
    /// Starts a file or an archive member and ends the previous one. `data` is its contents; empty for the archive
    /// itself, as each member has its own.
    fn file(&mut self, name: &str, data: &'d [u8]) {
        let _ = (name, data);
    }

    /// Starts a table and ends the previous one.
    fn table(&mut self, heading: Heading<'d>);

    /// Adds a row: its record, depth and span as in [`Row`], and one value per column.
    fn row(&mut self, record: &'static Record, depth: u8, span: Range<u64>, values: &[Value<'d>]);

    /// Reports an error in the current table, or in the file if there is no table yet.
    fn problem(&mut self, problem: Problem);
}

/// A sink that stores everything.
#[derive(Debug, Default)]
pub struct Tables<'d> {
    /// The tables so far.
    pub tables: Vec<Table<'d>>,
    /// Problems reported before the first table.
    pub problems: Vec<Problem>,
}

impl<'d> Sink<'d> for Tables<'d> {
    fn table(&mut self, heading: Heading<'d>) {
        self.tables.push(Table { heading, rows: Vec::new(), problems: Vec::new() });
    }

    fn row(&mut self, record: &'static Record, depth: u8, span: Range<u64>, values: &[Value<'d>]) {
        if let Some(table) = self.tables.last_mut() {
            table.rows.push(Row { record, depth, span, values: values.to_vec() });
        }
    }

    fn problem(&mut self, problem: Problem) {
        match self.tables.last_mut() {
            Some(table) => table.problems.push(problem),
            None => self.problems.push(problem),
        }
    }
}
