//! Disassembles, assembles the text, and compares.

use super::exceptions;
use llas::disasm::{Decoder, Formatter, Instruction, Operand};
use llas::{Context, Options};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// A small pseudorandom number generator.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn fill(&mut self, bytes: &mut [u8]) {
        bytes.iter_mut().for_each(|byte| *byte = self.next() as u8);
    }
}

/// A machine with as many instructions as possible.
pub struct Target {
    pub name: &'static str,
    triple: &'static str,
    features: &'static [&'static str],
    /// The beginnings of the golden folders of its objects.
    folders: &'static [&'static str],
    /// Several encodings have the same text, so that it is enough if the assembled bytes have it, too.
    has_synonyms: bool,
}

pub const TARGETS: [Target; 4] = [
    Target { name: "x86_64", triple: "x86_64-linux-gnu", features: &[], folders: &["x86_64"], has_synonyms: true },
    Target { name: "i386", triple: "i386-linux-gnu", features: &[], folders: &["i386"], has_synonyms: true },
    Target {
        name: "aarch64",
        triple: "aarch64-linux-gnu",
        features: &["all"],
        folders: &["aarch64", "arm64ec"],
        has_synonyms: false,
    },
    Target {
        name: "thumb",
        triple: "thumbv8.6a-windows-msvc",
        features: &[
            "neon",
            "fullfp16",
            "fp16fml",
            "bf16",
            "i8mm",
            "dotprod",
            "sha2",
            "aes",
            "crc",
            "ras",
            "sb",
            "dsp",
            "hwdiv",
            "fp-armv8",
            "virtualization",
            "trustzone",
            "mp",
        ],
        folders: &["thumb"],
        has_synonyms: false,
    },
];

impl Target {
    fn options(&self) -> Options {
        let mut builder = Options::builder(self.triple.parse().expect("a triple"));
        for feature in self.features {
            builder = builder.feature(*feature);
        }
        builder.build().expect("a target")
    }
}

/// Why the bytes of a text are not those that it was printed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The assembler refuses the text.
    Refused,
    /// The bytes have the same text.
    Synonym,
    /// The bytes have another text.
    Other,
}

/// An instruction whose text does not give its bytes.
pub struct Case<'c> {
    pub machine: &'c str,
    pub mnemonic: &'c str,
    pub text: &'c str,
    pub difference: Difference,
    /// LLVM's decoder warns about it, or about another instruction of its IT block.
    pub is_unpredictable: bool,
    pub bytes: &'c [u8],
    /// The assembled bytes are fewer.
    pub is_shorter: bool,
    /// The assembled bytes are the same in another order.
    pub is_permuted: bool,
}

/// The results.
#[derive(Default)]
pub struct Tally {
    pub checked: u64,
    pub invalid: u64,
    /// Other bytes with the same text, where that is enough.
    pub synonyms: u64,
    /// The number of exceptions by their reasons.
    pub excepted: BTreeMap<&'static str, u64>,
    /// What has no reason.
    pub failures: Vec<String>,
    /// What has one.
    pub listed: Vec<String>,
}

/// More failures than this are only counted.
const MAX_LISTED: usize = 10_000;

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { checked, invalid, synonyms, excepted, failures, .. } = self;
        write!(f, "{checked} instructions, {invalid} invalid, {synonyms} with another encoding of the same text")?;
        for (reason, count) in excepted {
            write!(f, "\n  {count} excepted: {reason}")?;
        }
        write!(f, "\n  {} failures", failures.len())
    }
}

struct Checker<'t> {
    target: &'t Target,
    fresh: Decoder,
    decoder: Decoder,
    formatter: Formatter,
    context: Context,
    tally: Tally,
}

impl<'t> Checker<'t> {
    fn new(target: &'t Target) -> Self {
        let options = target.options();
        let fresh = Decoder::new(&options).expect("a disassembler");
        Checker {
            target,
            decoder: fresh.clone(),
            fresh,
            formatter: Formatter::new(&options).expect("a disassembler"),
            context: Context::new(&options),
            tally: Tally::default(),
        }
    }

    /// Checks the instruction at the start of some bytes, with those of its IT block. Returns the number of bytes.
    fn check(&mut self, bytes: &[u8]) -> usize {
        let mut instruction = Instruction::default();
        let mut length = match self.decoder.decode(bytes, ADDRESS, &mut instruction) {
            Ok(length) => length,
            Err(invalid) => {
                self.tally.invalid += 1;
                return invalid.length();
            }
        };
        assert!(length > 0 && length <= bytes.len());
        let first = instruction;
        let mut is_unpredictable = first.is_unpredictable();
        let mut text = self.text(&instruction);
        let mnemonic = first.mnemonic();
        let is_block = matches!(first.operands()[..], [Operand::Condition(_)]) && mnemonic.starts_with("it");
        if is_block {
            for _ in 1..mnemonic.len() {
                let rest = bytes.get(length..).unwrap_or_default();
                match self.decoder.decode(rest, ADDRESS + length as u64, &mut instruction) {
                    Ok(more) => {
                        is_unpredictable |= instruction.is_unpredictable();
                        text.push('\n');
                        text.push_str(&self.text(&instruction));
                        length += more;
                    }
                    Err(_) => {
                        // The block is not complete.
                        self.decoder = self.fresh.clone();
                        self.tally.invalid += 1;
                        return length;
                    }
                }
            }
            self.decoder = self.fresh.clone();
        }
        self.tally.checked += 1;
        self.compare(&first, &text, &bytes[..length], is_unpredictable);
        length
    }

    /// The text of an instruction. The target of a branch is relative to its place.
    fn text(&self, instruction: &Instruction) -> String {
        let text = self.formatter.text(instruction);
        match (instruction.target(), text.rsplit_once(['\t', ' '])) {
            (Some(target), Some((start, _))) if self.target.has_synonyms => {
                // The distance has at most 32 bits.
                format!("{start}\tx+{}", target.wrapping_sub(ADDRESS) as i32)
            }
            _ => text,
        }
    }

    fn compare(&mut self, instruction: &Instruction, text: &str, bytes: &[u8], is_unpredictable: bool) {
        let made = self.context.assemble(format!("x:\t{text}\n").as_str()).ok();
        let made = made.and_then(|made| Some(made.object.section_named(".text")?.bytes().to_vec()));
        let difference = match &made {
            None => Difference::Refused,
            Some(made) if made == bytes => return,
            Some(made) if self.has_text(made, instruction) => Difference::Synonym,
            Some(_) => Difference::Other,
        };
        if self.target.has_synonyms && difference == Difference::Synonym {
            self.tally.synonyms += 1;
            return;
        }
        let mnemonic = instruction.mnemonic();
        let is_shorter = made.as_ref().is_some_and(|made| made.len() < bytes.len());
        let sorted = |bytes: &[u8]| {
            let mut bytes = bytes.to_vec();
            bytes.sort_unstable();
            bytes
        };
        let case = Case {
            machine: self.target.name,
            mnemonic: &mnemonic,
            text,
            difference,
            is_unpredictable,
            bytes,
            is_shorter,
            is_permuted: made.as_ref().is_some_and(|made| sorted(made) == sorted(bytes)),
        };
        let reason = exceptions::reason(&case);
        let text = text.replace('\n', "; ");
        let line = format!("{difference:?}: {text}: {bytes:02x?}, assembled {made:02x?}");
        match reason {
            Some(reason) => {
                *self.tally.excepted.entry(reason).or_default() += 1;
                if self.tally.listed.len() < MAX_LISTED {
                    self.tally.listed.push(format!("{reason}: {line}"));
                }
            }
            None if self.tally.failures.len() < MAX_LISTED => self.tally.failures.push(line),
            None => {}
        }
    }

    /// Returns whether other bytes have the text of an instruction.
    fn has_text(&self, bytes: &[u8], instruction: &Instruction) -> bool {
        let mut decoder = self.fresh.clone();
        // LLVM takes some prefixes for instructions.
        let found: Option<Vec<_>> = decoder.instructions(bytes, ADDRESS).map(Result::ok).collect();
        let texts: Vec<String> = found.iter().flatten().map(|other| self.text(other)).collect();
        found.is_some() && texts.join("\t\t") == self.text(instruction)
    }
}

/// The address of each instruction.
const ADDRESS: u64 = 0x1000_0000;

/// Disassembles that many random instructions and assembles them again.
pub fn words(target: &Target, numbers: &mut Numbers, count: u64) -> Tally {
    let mut checker = Checker::new(target);
    let mut bytes = [0; 20];
    for _ in 0..count {
        numbers.fill(&mut bytes);
        checker.check(&bytes);
    }
    checker.tally
}

/// Disassembles the code of the objects that are those of a target, and assembles it again.
pub fn objects(target: &Target, paths: &[PathBuf]) -> Tally {
    let mut checker = Checker::new(target);
    for path in paths.iter().filter(|path| is_of(path, target)) {
        for code in code(path) {
            let mut at = 0;
            while let Some(rest) = code.get(at..).filter(|rest| !rest.is_empty()) {
                at += checker.check(rest);
            }
        }
    }
    checker.tally
}

/// Returns whether an object is below a folder of a target, or names its triple.
fn is_of(path: &Path, target: &Target) -> bool {
    let text = path.to_string_lossy();
    target.folders.iter().any(|folder| {
        path.iter().any(|part| part.to_string_lossy().starts_with(folder)) || text.contains(&format!("@{folder}"))
    })
}

/// The contents of the sections with code.
fn code(path: &Path) -> Vec<Vec<u8>> {
    use object::{Object as _, ObjectSection as _};
    let Ok(bytes) = fs::read(path) else { return Vec::new() };
    let Ok(file) = object::File::parse(&*bytes) else { return Vec::new() };
    let sections = file.sections().filter(|section| section.kind() == object::SectionKind::Text);
    sections.filter_map(|section| Some(section.data().ok()?.to_vec())).collect()
}

/// Disassembles random buffers. Returns the number of instructions.
///
/// # Panics
/// If more bytes are used than there are.
pub fn buffers(target: &Target, numbers: &mut Numbers, count: u64) -> u64 {
    let options = target.options();
    let mut decoder = Decoder::new(&options).expect("a disassembler");
    let formatter = Formatter::new(&options).expect("a disassembler").absolute(true);
    let (mut text, mut decoded) = (String::new(), 0);
    let mut buffer = [0; 32];
    for _ in 0..count {
        let length = numbers.next() as usize % (buffer.len() + 1);
        numbers.fill(&mut buffer[..length]);
        let mut at = 0;
        let mut instruction = Instruction::default();
        while at < length {
            match decoder.decode(&buffer[at..length], at as u64, &mut instruction) {
                Ok(used) => {
                    assert!(used > 0 && used <= length - at && used == instruction.len());
                    text.clear();
                    formatter.write(&instruction, &mut text).expect("a text");
                    assert!(!text.is_empty() && text.contains(&*instruction.mnemonic()));
                    let fields = instruction.fields();
                    let ends = fields.iter().map(|field| field.offset as usize + usize::from(field.size));
                    assert!(ends.max().is_none_or(|end| end <= used), "{text}");
                    decoded += u64::from(instruction.operands().len() < 9);
                    at += used;
                }
                Err(invalid) => {
                    assert!(instruction.is_empty() && invalid.length() > 0 && invalid.length() <= length - at);
                    at += invalid.length();
                }
            }
        }
    }
    decoded
}
