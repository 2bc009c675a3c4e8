//! The records of a `DEBUG_S_SYMBOLS` subsection that describe a text ("CodeView Symbol Records", LLVM's `PDB` documents and
//! `cvinfo.h` of Microsoft's microsoft-pdb).

use crate::parse::ast::Name;

/// `DEBUG_S_SYMBOLS`
const SYMBOLS: u32 = 0xf1;
const S_END: u16 = 0x0006;
const S_LABEL32: u16 = 0x1105;
const S_LPROC32: u16 = 0x110f;
const S_GPROC32: u16 = 0x1110;
const S_COMPILE3: u16 = 0x113c;
/// `CV_CFL_MASM`: the language of assemblers.
const ASSEMBLY: u32 = 3;
/// A record's length is a number of 16 bits, and LLVM keeps so many bytes free for its other fields.
const LONGEST_NAME: usize = 0xff00 - 0xf00 - 1;

/// What a field says that only the layout and the linker know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// 4 bytes: how far it is from one label to another.
    Distance(Name, Name),
    /// 4 bytes: the offset of a label in its section.
    SectionOffset(Name),
    /// 2 bytes: the number of a label's section.
    SectionIndex(Name),
}

/// The subsection so far.
#[derive(Debug)]
pub struct Symbols {
    bytes: Vec<u8>,
    fields: Vec<(usize, Field)>,
}

impl Symbols {
    /// A subsection without records.
    #[must_use]
    pub fn new() -> Self {
        Symbols { bytes: [SYMBOLS.to_le_bytes(), [0; 4]].concat(), fields: Vec::new() }
    }

    /// Appends a record. LLVM pads each to four bytes, which linkers would do otherwise.
    fn record(&mut self, kind: u16, fill: impl FnOnce(&mut Self)) {
        let start = self.bytes.len();
        self.half(0);
        self.half(kind);
        fill(self);
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
        let size = (self.bytes.len() - start - 2) as u16;
        self.bytes[start..start + 2].copy_from_slice(&size.to_le_bytes());
    }

    fn half(&mut self, number: u16) {
        self.bytes.extend_from_slice(&number.to_le_bytes());
    }

    fn word(&mut self, number: u32) {
        self.bytes.extend_from_slice(&number.to_le_bytes());
    }

    fn field(&mut self, field: Field) {
        self.fields.push((self.bytes.len(), field));
        let size = if matches!(field, Field::SectionIndex(_)) { 2 } else { 4 };
        self.bytes.resize(self.bytes.len() + size, 0);
    }

    fn name(&mut self, name: &[u8]) {
        self.bytes.extend_from_slice(&name[..name.len().min(LONGEST_NAME)]);
        self.bytes.push(0);
    }

    /// What made the object, for which machine (`CV_CPU_TYPE_e`).
    pub fn compiler(&mut self, machine: u16, version: [u16; 3], producer: &str) {
        self.record(S_COMPILE3, |record| {
            record.word(ASSEMBLY);
            record.half(machine);
            // The version of the front end, then that of the back end.
            for number in version.iter().chain(&[0]).chain(&version).chain(&[0]) {
                record.half(*number);
            }
            record.name(producer.as_bytes());
        });
    }

    /// A procedure, up to its [`end`](Self::end).
    pub fn procedure(&mut self, name: &[u8], is_global: bool, begin: Name, end: Name) {
        self.record(if is_global { S_GPROC32 } else { S_LPROC32 }, |record| {
            // Parent, end and next, which the linker fills in.
            (0..3).for_each(|_| record.word(0));
            record.field(Field::Distance(begin, end));
            // Where the prologue ends, where the epilogue begins, and the type: none is known.
            (0..3).for_each(|_| record.word(0));
            record.field(Field::SectionOffset(begin));
            record.field(Field::SectionIndex(begin));
            record.bytes.push(0);
            record.name(name);
        });
    }

    /// The end of a procedure.
    pub fn end(&mut self) {
        self.record(S_END, |_| {});
    }

    /// A label in code.
    pub fn label(&mut self, name: &[u8], place: Name) {
        self.record(S_LABEL32, |record| {
            record.field(Field::SectionOffset(place));
            record.field(Field::SectionIndex(place));
            record.bytes.push(0);
            record.name(name);
        });
    }

    /// Its bytes, and where in them the fields are.
    #[must_use]
    pub fn finish(mut self) -> (Vec<u8>, Vec<(usize, Field)>) {
        let size = self.bytes.len() as u32 - 8;
        self.bytes[4..8].copy_from_slice(&size.to_le_bytes());
        (self.bytes, self.fields)
    }
}
