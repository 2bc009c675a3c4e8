//! Statistics of the sizes of blocks and records in bits.

use super::naming::Names;
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter, Write};

/// The sizes of a stream's blocks and records.
#[derive(Clone, Debug)]
pub struct Statistics {
    magic: [u8; 4],
    bits: u64,
    outer_blocks: u64,
    blocks: BTreeMap<u32, Block>,
    pub(super) names: Names,
}

#[derive(Clone, Debug, Default)]
struct Block {
    instances: u64,
    bits: u64,
    inner: u64,
    definitions: u64,
    records: u64,
    abbreviated: u64,
    codes: BTreeMap<u32, Code>,
}

#[derive(Clone, Debug, Default)]
struct Code {
    count: u64,
    abbreviated: u64,
    bits: u64,
}

const STREAMS: [(&[u8; 4], &str); 4] = [
    (b"BC\xc0\xde", "LLVM IR"),
    (b"CPCH", "Clang Serialized AST"),
    (b"DIAG", "Clang Serialized Diagnostics"),
    (b"RMRK", "LLVM Remarks"),
];

impl Statistics {
    pub(super) fn new(magic: [u8; 4], bits: u64) -> Statistics {
        Statistics { magic, bits, outer_blocks: 0, blocks: BTreeMap::new(), names: Names::default() }
    }

    pub(super) fn enter(&mut self, id: u32, outer: Option<u32>) {
        self.blocks.entry(id).or_default().instances += 1;
        match outer {
            Some(outer) => self.blocks.entry(outer).or_default().inner += 1,
            None => self.outer_blocks += 1,
        }
    }

    pub(super) fn exit(&mut self, id: u32, bits: u64) {
        self.blocks.entry(id).or_default().bits += bits;
    }

    pub(super) fn definition(&mut self, block: Option<u32>) {
        self.blocks.entry(block.unwrap_or_default()).or_default().definitions += 1;
    }

    pub(super) fn record(&mut self, block: u32, code: u32, bits: u64, is_abbreviated: bool) {
        let block = self.blocks.entry(block).or_default();
        block.records += 1;
        block.abbreviated += u64::from(is_abbreviated);
        let code = block.codes.entry(code).or_default();
        code.count += 1;
        code.bits += bits;
        code.abbreviated += u64::from(is_abbreviated);
    }

    /// Prints the summary at the end of a dump, followed by two empty lines.
    ///
    /// # Errors
    /// If the text cannot be written.
    pub fn write(&self, file_name: &str, out: &mut impl Write) -> fmt::Result {
        let stream = STREAMS.iter().find(|row| *row.0 == self.magic).map_or("unknown", |row| row.1);
        writeln!(out, "Summary of {file_name}:")?;
        writeln!(out, "         Total size: {}", Size(self.bits))?;
        writeln!(out, "        Stream type: {stream}")?;
        writeln!(out, "  # Toplevel Blocks: {}\n", self.outer_blocks)?;
        writeln!(out, "Per-block Summary:")?;
        self.blocks.iter().try_for_each(|(id, block)| self.block(*id, block, out))
    }

    fn block(&self, id: u32, block: &Block, out: &mut impl Write) -> fmt::Result {
        write!(out, "  Block ID #{id}")?;
        if let Some(name) = self.names.block_name(id) {
            write!(out, " ({name})")?;
        }
        let instances = block.instances as f64;
        writeln!(out, ":\n      Num Instances: {}", block.instances)?;
        writeln!(out, "         Total Size: {}", Size(block.bits))?;
        writeln!(out, "    Percent of file: {:.4}%", percent(block.bits, self.bits))?;
        let counts = [("SubBlocks", block.inner), ("  Abbrevs", block.definitions), ("  Records", block.records)];
        if block.instances > 1 {
            let average = block.bits as f64 / instances;
            let (bytes, words) = (average / 8.0, (average / 32.0) as u64);
            writeln!(out, "       Average Size: {average:.2}/{bytes:.2}B/{words}W")?;
            for (what, count) in counts {
                let (blanks, what) = what.split_at(what.len() - what.trim_start().len());
                writeln!(out, "{blanks}  Tot/Avg {what}: {count}/{}", Exponent(count as f64 / instances))?;
            }
        } else {
            for (what, count) in counts {
                let (blanks, what) = what.split_at(what.len() - what.trim_start().len());
                writeln!(out, "{blanks}      Num {what}: {count}")?;
            }
        }
        if block.records > 0 {
            writeln!(out, "    Percent Abbrevs: {:.4}%", percent(block.abbreviated, block.records))?;
        }
        writeln!(out)?;
        self.histogram(id, block, out)
    }

    /// The records by descending frequency; ties by descending code.
    fn histogram(&self, id: u32, block: &Block, out: &mut impl Write) -> fmt::Result {
        if block.codes.is_empty() {
            return Ok(());
        }
        writeln!(out, "\tRecord Histogram:\n\t\t  Count    # Bits     b/Rec   % Abv  Record Kind")?;
        let mut codes: Vec<(&u32, &Code)> = block.codes.iter().collect();
        codes.sort_by_key(|(code, row)| std::cmp::Reverse((row.count, **code)));
        for (code, Code { count, abbreviated, bits }) in codes {
            write!(out, "\t\t{count:7} {bits:9}")?;
            match count {
                1 => write!(out, "{:10}", "")?,
                _ => write!(out, " {:9.1}", *bits as f64 / *count as f64)?,
            }
            match abbreviated {
                0 => write!(out, "{:8}", "")?,
                _ => write!(out, " {:7.2}", *abbreviated as f64 / *count as f64 * 100.0)?,
            }
            writeln!(out, "  {}", self.names.record(id, *code))?;
        }
        writeln!(out)
    }
}

fn percent(part: u64, all: u64) -> f64 {
    part as f64 * 100.0 / all as f64
}

/// A size as bits, bytes and words.
struct Size(u64);

impl Display for Size {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}b/{:.2}B/{}W", self.0, self.0 as f64 / 8.0, self.0 / 32)
    }
}

/// A number in the format of C's `%e`: a signed exponent of at least two digits.
struct Exponent(f64);

impl Display for Exponent {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let text = format!("{:.6e}", self.0);
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |exponent| ('-', exponent));
        write!(f, "{digits}e{sign}{exponent:0>2}")
    }
}
