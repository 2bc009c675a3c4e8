//! The records of a `DEBUG_S_SYMBOLS` subsection that describe an assembly source ("CodeView Symbol Records" in LLVM's
//! `PDB` documents and `cvinfo.h` of Microsoft's microsoft-pdb).

use crate::parse::ast::Name;

/// `DEBUG_S_SYMBOLS`
const SYMBOLS: u32 = 0xf1;
const S_END: u16 = 0x0006;
const S_LABEL32: u16 = 0x1105;
const S_LPROC32: u16 = 0x110f;
const S_GPROC32: u16 = 0x1110;
const S_COMPILE3: u16 = 0x113c;
/// `CV_CFL_MASM`: assembly language.
const ASSEMBLY: u32 = 3;
/// A record's length is a 16-bit number, of which LLVM reserves this many bytes for the other fields.
const MAX_NAME: usize = 0xff00 - 0xf00 - 1;

/// A field whose value only the layout or the linker knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// 4 bytes: the distance from one label to another.
    Distance(Name, Name),
    /// 4 bytes: the offset of a label in its section.
    SectionOffset(Name),
    /// 2 bytes: the index of a label's section.
    SectionIndex(Name),
}

#[derive(Debug)]
pub struct Symbols {
    bytes: Vec<u8>,
    fields: Vec<(usize, Field)>,
}

impl Symbols {
    pub fn new() -> Self {
        Symbols { bytes: [SYMBOLS.to_le_bytes(), [0; 4]].concat(), fields: Vec::new() }
    }

    /// Appends a record, padded to four bytes as LLVM does; linkers would pad it otherwise.
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
        self.bytes.extend_from_slice(&name[..name.len().min(MAX_NAME)]);
        self.bytes.push(0);
    }

    /// `S_COMPILE3`: the producer and the machine (`CV_CPU_TYPE_e`).
    pub fn compiler(&mut self, machine: u16, version: [u16; 3], producer: &str) {
        self.record(S_COMPILE3, |record| {
            record.word(ASSEMBLY);
            record.half(machine);
            // The versions of the front end and of the back end.
            for number in version.iter().chain(&[0]).chain(&version).chain(&[0]) {
                record.half(*number);
            }
            record.name(producer.as_bytes());
        });
    }

    pub fn procedure(&mut self, name: &[u8], is_global: bool, begin: Name, end: Name) {
        self.record(if is_global { S_GPROC32 } else { S_LPROC32 }, |record| {
            // Parent, end and next, which the linker fills in.
            (0..3).for_each(|_| record.word(0));
            record.field(Field::Distance(begin, end));
            // Ends of the prologue and of the body, and the type: unknown.
            (0..3).for_each(|_| record.word(0));
            record.field(Field::SectionOffset(begin));
            record.field(Field::SectionIndex(begin));
            record.bytes.push(0);
            record.name(name);
        });
    }

    pub fn end(&mut self) {
        self.record(S_END, |_| {});
    }

    pub fn label(&mut self, name: &[u8], place: Name) {
        self.record(S_LABEL32, |record| {
            record.field(Field::SectionOffset(place));
            record.field(Field::SectionIndex(place));
            record.bytes.push(0);
            record.name(name);
        });
    }

    /// The bytes of the subsection and the offsets of its fields.
    pub fn finish(mut self) -> (Vec<u8>, Vec<(usize, Field)>) {
        let size = self.bytes.len() as u32 - 8;
        self.bytes[4..8].copy_from_slice(&size.to_le_bytes());
        (self.bytes, self.fields)
    }
}
