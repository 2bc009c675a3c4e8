//! The operands as data are those that are printed: each word of the text is one of an operand, and each operand is in
//! the text.

use super::{bytes, files, options};
use llas::disasm::{
    Bank, Decoder, Formatter, Instruction, Lane, Memory, Operand, Register, RegisterList, Rounding, Shift, ShiftKind,
};
use std::path::Path;

#[derive(Clone, Copy, PartialEq)]
enum Machine {
    X86,
    A64,
    T32,
}

/// A word of the text.
#[derive(Clone, Debug, PartialEq)]
enum Word {
    Name(String),
    /// Numbers are compared with 64 bits.
    Number(i64),
    Float(f64),
}

fn word(text: &str) -> Word {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let integer = match digits.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    match (integer, text.parse()) {
        (Ok(value), _) => Word::Number((value as i64).wrapping_mul(sign)),
        (_, Ok(value)) if text.contains(|c: char| c.is_ascii_digit()) => Word::Float(value),
        _ => Word::Name(text.to_owned()),
    }
}

fn words(text: &str) -> Vec<Word> {
    let separators = |c: char| c.is_whitespace() || ",[]{}()!#$*:%/".contains(c);
    text.split(separators).filter(|part| !part.is_empty() && *part != "-").map(word).collect()
}

/// What operands are written with: what has to be there, and what may be.
#[derive(Default)]
struct Words {
    required: Vec<Word>,
    allowed: Vec<Word>,
}

impl Words {
    fn name(&mut self, name: &str) {
        self.required.extend(words(name));
    }

    fn number(&mut self, number: i64) {
        self.required.push(Word::Number(number));
    }

    /// A number that is not written if it is zero.
    fn number_or_nothing(&mut self, number: i64) {
        if number == 0 { self.allowed.push(Word::Number(0)) } else { self.number(number) }
    }

    fn register(&mut self, register: Register, machine: Machine) {
        self.name(&match machine {
            Machine::X86 => x86(register),
            Machine::A64 => a64(register),
            Machine::T32 => t32(register),
        });
        match register.lane {
            Some(Lane::Number(lane)) => self.number(lane.into()),
            Some(Lane::All) => {}
            None if register.bank == Bank::Stack => self.allowed.push(Word::Number(register.number.into())),
            None => {}
        }
    }

    fn list(&mut self, list: &RegisterList, machine: Machine) {
        let registers: Vec<Register> = list.iter().collect();
        // Of a range the first and the last register are written.
        let is_range = machine == Machine::A64 && registers.len() > 2 && registers[0].bits == 0;
        for (i, register) in registers.iter().enumerate() {
            if is_range && i > 0 && i + 1 < registers.len() {
                self.allowed.extend(words(&a64(*register)));
            } else {
                self.register(*register, machine);
            }
        }
    }

    fn shift(&mut self, shift: Shift) {
        self.name(match shift.kind {
            ShiftKind::Left => "lsl",
            ShiftKind::LogicalRight => "lsr",
            ShiftKind::ArithmeticRight => "asr",
            ShiftKind::RotateRight => "ror",
            ShiftKind::RotateWithCarry => "rrx",
            ShiftKind::LeftWithOnes => "msl",
            ShiftKind::Multiply => "mul",
            ShiftKind::MultiplyByVectorLength => "mul vl",
            ShiftKind::UnsignedByte => "uxtb",
            ShiftKind::UnsignedHalf => "uxth",
            ShiftKind::UnsignedWord => "uxtw",
            ShiftKind::UnsignedDouble => "uxtx",
            ShiftKind::SignedByte => "sxtb",
            ShiftKind::SignedHalf => "sxth",
            ShiftKind::SignedWord => "sxtw",
            ShiftKind::SignedDouble => "sxtx",
            other => panic!("{other:?}"),
        });
        self.number_or_nothing(shift.amount.into());
    }

    fn memory(&mut self, memory: &Memory, machine: Machine) {
        for register in [memory.segment, memory.base, memory.index].into_iter().flatten() {
            self.register(register, machine);
        }
        self.number_or_nothing(memory.displacement);
        if let Some(shift) = memory.extend {
            self.shift(shift);
        }
        if memory.scale != 1 {
            self.number(memory.scale.into());
        }
        if memory.alignment != 0 {
            self.number(memory.alignment.into());
        }
        if memory.broadcast != 0 {
            self.name(&format!("1to{}", memory.broadcast));
        }
    }
}

fn x86(register: Register) -> String {
    let n = usize::from(register.number);
    let legacy = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];
    let bytes = ["al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil"];
    match (register.bank, register.bits) {
        (Bank::General, 8) if n < 8 => bytes[n].to_owned(),
        (Bank::General, 8) => format!("r{n}b"),
        (Bank::General, 16) if n < 8 => legacy[n].to_owned(),
        (Bank::General, 16) => format!("r{n}w"),
        (Bank::General, 32) if n < 8 => format!("e{}", legacy[n]),
        (Bank::General, 32) => format!("r{n}d"),
        (Bank::General, 64) if n < 8 => format!("r{}", legacy[n]),
        (Bank::General, 64) => format!("r{n}"),
        (Bank::HighByte, _) => ["ah", "ch", "dh", "bh"][n - 4].to_owned(),
        (Bank::Segment, _) => ["es", "cs", "ss", "ds", "fs", "gs"][n].to_owned(),
        (Bank::Control, _) => format!("cr{n}"),
        (Bank::Debug, _) => format!("dr{n}"),
        (Bank::Stack, _) => "st".to_owned(),
        (Bank::Mmx, _) => format!("mm{n}"),
        (Bank::Vector, bits) => format!("{}mm{n}", [" ", "x", "y", "", "z"][usize::from(bits / 128)]),
        (Bank::Mask, _) => format!("k{n}"),
        (Bank::Tile, _) => format!("tmm{n}"),
        (Bank::InstructionPointer, 64) => "rip".to_owned(),
        (Bank::InstructionPointer, 32) => "eip".to_owned(),
        (Bank::Zero, 64) => "riz".to_owned(),
        (Bank::Zero, 32) => "eiz".to_owned(),
        other => panic!("{other:?}"),
    }
}

fn a64(register: Register) -> String {
    let n = register.number;
    let wide = |wide: &str, narrow: &str| (if register.bits == 64 { wide } else { narrow }).to_owned();
    let element = match register.element_bits {
        0 => "",
        8 => "b",
        16 => "h",
        32 => "s",
        64 => "d",
        _ => "q",
    };
    let dotted = if element.is_empty() { String::new() } else { format!(".{element}") };
    match register.bank {
        Bank::General => format!("{}{n}", wide("x", "w")),
        Bank::StackPointer => wide("sp", "wsp"),
        Bank::Zero => wide("xzr", "wzr"),
        Bank::Scalar => format!("{}{n}", ["b", "h", "s", "d", "q"][(register.bits / 8).ilog2() as usize]),
        Bank::Vector if register.bits == 0 => format!("z{n}{dotted}"),
        Bank::Vector if element.is_empty() || register.bits == 128 && register.lane.is_some() => {
            format!("v{n}{dotted}")
        }
        Bank::Vector => format!("v{n}.{}{element}", register.bits / u16::from(register.element_bits)),
        Bank::Mask => format!("p{n}{dotted}"),
        Bank::Counter => format!("pn{n}{dotted}"),
        Bank::Tile => format!("za{n}{dotted}"),
        Bank::HorizontalSlice => format!("za{n}h{dotted}"),
        Bank::VerticalSlice => format!("za{n}v{dotted}"),
        Bank::Array => format!("za{dotted}"),
        Bank::Table => format!("zt{n}"),
        other => panic!("{other:?}"),
    }
}

fn t32(register: Register) -> String {
    let n = register.number;
    match (register.bank, n, register.bits) {
        (Bank::General, 0..=12, _) => format!("r{n}"),
        (Bank::General, 13..=15, _) => ["sp", "lr", "pc"][usize::from(n) - 13].to_owned(),
        (Bank::Vector, _, 32) => format!("s{n}"),
        (Bank::Vector, 0..=31, 64) => format!("d{n}"),
        // What LLVM finds after the last one.
        (Bank::Vector, _, 64) => ["fpinst2", "mvfr0", "mvfr1", "mvfr2", "p0", "pc"][usize::from(n) - 32].to_owned(),
        (Bank::Vector, _, 128) => format!("q{n}"),
        other => panic!("{other:?}"),
    }
}

/// The tiles of 64-bit elements that names of tiles cover, one bit each.
fn tiles(words: &[Word]) -> u32 {
    words.iter().fold(0, |all, word| {
        let Word::Name(name) = word else { return all };
        let bits = match name.strip_prefix("za").and_then(|rest| rest.split_once('.')) {
            None => 0xff,
            Some((number, element)) => {
                let unit = match element {
                    "h" => 0x55,
                    "s" => 0x11,
                    _ => 1,
                };
                unit << number.parse::<u32>().unwrap()
            }
        };
        all | bits
    })
}

fn expected(instruction: &Instruction, formatter: &Formatter, machine: Machine) -> Words {
    let mut out = Words::default();
    for operand in instruction.operands() {
        match operand {
            Operand::Register(register) | Operand::Updated(register) => out.register(register, machine),
            Operand::Registers(list) => out.list(&list, machine),
            Operand::Mask { register, zeroing } => {
                out.register(register, machine);
                match (machine, zeroing) {
                    (_, true) => out.name("z"),
                    (Machine::A64, false) => out.name("m"),
                    _ => {}
                }
            }
            Operand::Index(index) => {
                if let Some(register) = index.register {
                    out.register(register, machine);
                }
                out.number(index.first.into());
                out.number(index.last.into());
                if index.groups != 0 {
                    out.name(&format!("vgx{}", index.groups));
                }
                if index.scaled {
                    out.name("mul vl");
                }
            }
            Operand::Memory(memory) => out.memory(&memory, machine),
            Operand::Immediate(number) => out.number(number),
            Operand::Float(number) => out.required.push(Word::Float(number)),
            Operand::Target(target) => {
                // The address that `adr` computes is written as a distance.
                let distance = target.wrapping_sub((instruction.address() & !3) + 4) as u32 as i32;
                let is_distance = machine == Machine::T32 && instruction.target().is_none();
                out.number(if is_distance { distance.into() } else { target as i64 });
            }
            Operand::Shift(shift) => out.shift(shift),
            Operand::Condition(condition) => out.name(condition.name()),
            Operand::Name(name) => out.name(&formatter.name(instruction, &name)),
            Operand::Rounding(mode) => out.name(match mode {
                Rounding::Nearest => "rn-sae",
                Rounding::Down => "rd-sae",
                Rounding::Up => "ru-sae",
                Rounding::Zero => "rz-sae",
            }),
            Operand::SuppressExceptions => out.name("sae"),
            Operand::DefaultFlags(bits) => {
                let flags = [(8, "of"), (4, "sf"), (2, "zf"), (1, "cf")];
                let set: Vec<&str> = flags.iter().filter(|flag| bits & flag.0 != 0).map(|flag| flag.1).collect();
                out.name(&format!("dfv={}", set.join(",")));
            }
            other => panic!("{other:?}"),
        }
    }
    out
}

/// The text after the mnemonic.
fn operands_of<'t>(text: &'t str, mnemonic: &str) -> Option<&'t str> {
    let start = text.match_indices(mnemonic).map(|found| found.0).find(|at| *at == 0 || text[..*at].ends_with('\t'))?;
    let rest = &text[start + mnemonic.len()..];
    (rest.is_empty() || rest.starts_with(['\t', ' '])).then_some(rest)
}

fn same(a: &Word, b: &Word) -> bool {
    match (a, b) {
        (Word::Float(a), Word::Float(b)) => (a - b).abs() < 1e-6,
        (Word::Float(a), Word::Number(b)) | (Word::Number(b), Word::Float(a)) => *a == *b as f64,
        _ => a == b,
    }
}

fn check(path: &Path, machine: Machine) -> usize {
    let options = options(path);
    let formatter = Formatter::new(&options).unwrap().absolute(true);
    let mut decoder = Decoder::new(&options).unwrap();
    let code = bytes(path);
    let mut count = 0;
    for instruction in decoder.instructions(&code, 0x1_0000).flatten() {
        count += 1;
        let text = formatter.text(&instruction);
        let Some(shown) = operands_of(&text, &formatter.mnemonic(&instruction)) else {
            panic!("{text}: the mnemonic is {}", formatter.mnemonic(&instruction));
        };
        let shown_words = words(shown);
        let operands = instruction.operands();
        if let [Operand::Registers(list)] = operands[..]
            && list.iter().next().is_none_or(|first| first.bank == Bank::Tile)
            && shown.contains("za")
        {
            let mask = list.iter().fold(0, |all, tile| all | 1 << tile.number);
            assert_eq!(tiles(&shown_words), mask, "{text}");
            continue;
        }
        let expected = expected(&instruction, &formatter, machine);
        for word in &shown_words {
            let is_known = expected.required.iter().chain(&expected.allowed).any(|known| same(known, word));
            // A byte of zeros is written with its shift.
            let is_shift = machine == Machine::A64 && text.ends_with("#0, lsl #8");
            assert!(is_known || is_shift, "{text}: {word:?} is not in {operands:?}");
        }
        for word in &expected.required {
            assert!(shown_words.iter().any(|shown| same(shown, word)), "{text}: there is no {word:?} of {operands:?}");
        }
        assert!(instruction.fields().iter().all(|f| f.offset as usize + usize::from(f.size) <= instruction.len()));
    }
    count
}

#[test]
fn operands_are_what_is_printed() {
    for path in files() {
        let machine = match path.parent().and_then(Path::file_name).and_then(|name| name.to_str()) {
            Some("x86") => Machine::X86,
            Some("aarch64") => Machine::A64,
            _ => Machine::T32,
        };
        let is_forms = path.ends_with("forms.bytes");
        if is_forms || path.ends_with("forms-32.bytes") || path.ends_with("it.bytes") {
            let count = check(&path, machine);
            assert!(count > if is_forms { 1000 } else { 50 }, "{}: {count}", path.display());
        }
    }
}
