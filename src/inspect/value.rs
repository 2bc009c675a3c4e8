//! What a decoded table is: plain data. Decoders make rows of it, renderers take them, and neither knows the other.

use std::borrow::Cow;
use std::ops::Range;

/// A place that a field names: a symbol of the file with a number added, or a number alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'d> {
    /// The symbol's index in the symbol table of the file. A field without a relocation has none.
    pub symbol: Option<u32>,
    /// The symbol's name; of a symbol that stands for a section, the section's.
    pub name: &'d [u8],
    /// What is added to the symbol; without one the number itself.
    pub addend: i64,
    /// The name of a symbol that is defined at exactly that place, where `name` is a section's.
    pub target: Option<&'d [u8]>,
}

/// One field of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'d> {
    /// The row has no such field.
    None,
    /// A count, an index, a size in bytes.
    Number(u64),
    /// An address, an offset, bits: shown in hexadecimal.
    Hex(u64),
    /// A number with a sign.
    Signed(i64),
    /// One of the format's constants, without the prefix that all of them have.
    Name(&'static str),
    /// Several of them, and the bits that have no name.
    Flags(Vec<&'static str>, u64),
    /// A text of the file, or one made of its bytes.
    Text(Cow<'d, [u8]>),
    /// Bytes as they stand there.
    Bytes(&'d [u8]),
    /// A place.
    Place(Place<'d>),
    /// A section of the file, by its index into [`File::sections`](super::File::sections), and its name.
    Section(u32, &'d [u8]),
    /// Several values.
    List(Vec<Value<'d>>),
}

impl<'d> Value<'d> {
    /// A text of the file.
    pub fn text(bytes: &'d [u8]) -> Self {
        Value::Text(Cow::Borrowed(bytes))
    }

    /// A text that was made.
    pub fn made(text: String) -> Self {
        Value::Text(Cow::Owned(text.into_bytes()))
    }

    /// A constant's name, or the number that has none.
    pub fn named(name: Option<&'static str>, number: u64) -> Self {
        name.map_or(Value::Hex(number), Value::Name)
    }
}

/// A field that rows of a kind have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// What it is called, in small letters; the key of the JSON form.
    pub name: &'static str,
    /// The width that the text form gives it, where rows stand in columns.
    pub width: usize,
}

/// A kind of row.
#[derive(Debug, PartialEq, Eq)]
pub struct Record {
    /// What it is called.
    pub name: &'static str,
    /// Its fields.
    pub columns: &'static [Column],
    /// Whether the text form puts rows below each other in columns; else each field has its name in front.
    pub lined_up: bool,
}

impl Record {
    /// A kind whose rows stand in columns.
    pub(super) const fn columns(name: &'static str, columns: &'static [Column]) -> Self {
        Record { name, columns, lined_up: true }
    }

    /// A kind whose fields have their names in front.
    pub(super) const fn labelled(name: &'static str, columns: &'static [Column]) -> Self {
        Record { name, columns, lined_up: false }
    }
}

/// A column of that name and width.
pub(super) const fn column(name: &'static str, width: usize) -> Column {
    Column { name, width }
}

/// The head of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading<'d> {
    /// The kind of table: `sections`, `eh_frame`, `bb_addr_map`, …
    pub kind: &'static str,
    /// The section it was decoded from, as an index into [`File::sections`](super::File::sections).
    pub section: Option<u32>,
    /// What it is about: the section's name.
    pub name: Cow<'d, [u8]>,
}

/// One row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<'d> {
    /// What kind of row it is.
    pub record: &'static Record,
    /// How deep it stands: a row belongs to the last one before it that is less deep.
    pub depth: u8,
    /// The bytes it was read from, from the beginning of its section, or of the file where the table is of no section.
    pub span: Range<u64>,
    /// One value for each column of the record.
    pub values: Vec<Value<'d>>,
}

/// Something that is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The section it is in.
    pub section: Option<u32>,
    /// Where, in bytes from the beginning of the section, or of the file.
    pub at: u64,
    /// What.
    pub what: String,
}

/// A decoded table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<'d> {
    /// Its head.
    pub heading: Heading<'d>,
    /// Its rows, in the order of the bytes.
    pub rows: Vec<Row<'d>>,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// Where decoders put what they find. Tables come one after the other, so that a large file needs no memory for its rows.
pub trait Sink<'d> {
    /// A file begins, or a member of an archive; the one before it has ended. `data` are its bytes; an archive itself has none here, as
    /// its members have theirs.
    fn file(&mut self, name: &str, data: &'d [u8]) {
        let _ = (name, data);
    }

    /// A table begins; the one before it has ended.
    fn table(&mut self, heading: Heading<'d>);

    /// The next row: its record, depth and span as in [`Row`], and one value for each column.
    fn row(&mut self, record: &'static Record, depth: u8, span: Range<u64>, values: &[Value<'d>]);

    /// Something is wrong with the present table, or with the file where there has been none.
    fn problem(&mut self, problem: Problem);
}

/// A sink that keeps everything.
#[derive(Debug, Default)]
pub struct Tables<'d> {
    /// The tables so far.
    pub tables: Vec<Table<'d>>,
    /// Problems that came before the first.
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
