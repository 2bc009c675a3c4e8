//! Windows unwind tables of ARM (Microsoft, "ARM exception handling"): entries whose second word is either packed
//! unwind data or the address of a record in `.xdata`, with epilogues and unwind codes of 1 to 4 bytes.

use super::super::value::{Record, column};
use super::unwind::{Bits, Code, Packed, bits, none, raw};

pub(super) const PACKED: Packed = Packed {
    record: Record::labelled(
        "packed",
        &[
            column("length", 0),
            column("kind", 0),
            column("ret", 0),
            column("homes", 0),
            column("reg", 0),
            column("r", 0),
            column("l", 0),
            column("c", 0),
            column("stack_adjust", 0),
        ],
    ),
    numbers: &[
        Bits::new(13, 2),
        Bits::new(15, 1),
        Bits::new(16, 3),
        Bits::new(19, 1),
        Bits::new(20, 1),
        Bits::new(21, 1),
    ],
    size: Bits::new(22, 10),
    size_unit: 1,
    parts: |word| {
        let function = Function::new(word);
        vec![("prologue", function.prologue()), ("epilogue", function.epilogue())]
    },
};

/// The stack adjustment, in units of 4 bytes.
fn size(value: u32) -> String {
    format!(", {:#x}", u64::from(value) * 4)
}

/// A mask of `low` registers from r0 on; the bit above it is lr.
fn list(value: u32, low: u32) -> String {
    let named = |bit: u32| if bit == low { "lr".to_owned() } else { format!("r{bit}") };
    let names: Vec<String> = (0..=low).filter(|bit| value >> bit & 1 != 0).map(named).collect();
    format!(" {{{}}}", names.join(", "))
}

/// r4 to a register given by two bits, counted from `first`; a third bit is lr.
fn range(value: u32, first: u32) -> String {
    let link = if value & 4 != 0 { ", lr" } else { "" };
    format!(" {{r4-r{}{link}}}", first + (value & 3))
}

/// The first and last vector register, 4 bits each, counted from `first`.
fn vector_range(value: u32, first: u32) -> String {
    format!(" {{d{}-d{}}}", first + (value >> 4), first + (value & 15))
}

#[rustfmt::skip]
pub(super) const CODES: &[Code] = &[
    Code::new(0b0, 1, 1, "add sp", size),
    Code::new(0b10, 2, 2, "pop.w", |value| list(value, 13)),
    Code::new(0b1100, 4, 1, "mov sp", |value| format!(", r{value}")),
    Code::new(0b11010, 5, 1, "pop", |value| range(value, 4)),
    Code::new(0b11011, 5, 1, "pop.w", |value| range(value, 8)),
    Code::new(0b11100, 5, 1, "vpop", |value| format!(" {{d8-d{}}}", 8 + value)),
    Code::new(0b111010, 6, 2, "addw sp", size),
    Code::new(0b1110110, 7, 2, "pop", |value| list(value, 8)),
    Code::new(0xee, 8, 2, "special", raw),
    Code::new(0xef, 8, 2, "ldr.w lr", |value| size(value & 15)),
    Code::new(0xf5, 8, 2, "vpop", |value| vector_range(value, 0)),
    Code::new(0xf6, 8, 2, "vpop", |value| vector_range(value, 16)),
    Code::new(0xf7, 8, 3, "add sp", size),
    Code::new(0xf8, 8, 4, "add sp", size),
    Code::new(0xf9, 8, 3, "add.w sp", size),
    Code::new(0xfa, 8, 4, "add.w sp", size),
    Code::new(0xfb, 8, 1, "nop", none),
    Code::new(0xfc, 8, 1, "nop.w", none),
    Code::new(0xfd, 8, 1, "end, nop", none),
    Code::new(0xfe, 8, 1, "end, nop.w", none),
    Code::new(0xff, 8, 1, "end", none),
];

/// A function with packed unwind data.
struct Function {
    ret: u64,
    homes: bool,
    /// The number of saved registers from r4 or d8 on, minus one.
    register: u32,
    vectors: bool,
    link: bool,
    chained: bool,
    /// The stack adjustment in units of 4 bytes. From 0x3f4 on, the low two bits plus 1 are the amount, and bits 2 and 3
    /// fold it into the pushes or pops.
    adjust: u32,
}

const RETURNS: [&str; 4] = ["pop {pc}", "bx <reg>", "b.w <target>", "(no epilogue)"];
const POPS: u64 = 0;
const HAS_NO_EPILOGUE: u64 = 3;

const FOLDED: u32 = 0x3f4;
const IN_PROLOGUE: u32 = 4;
const IN_EPILOGUE: u32 = 8;

impl Function {
    fn new(word: u32) -> Self {
        Function {
            ret: bits(word, 13, 2),
            homes: bits(word, 15, 1) != 0,
            register: bits(word, 16, 3) as u32,
            vectors: bits(word, 19, 1) != 0,
            link: bits(word, 20, 1) != 0,
            chained: bits(word, 21, 1) != 0,
            adjust: bits(word, 22, 10) as u32,
        }
    }

    /// The stack adjustment in bytes; 0 if it is folded into pushes or pops.
    fn moved(&self, folds: u32) -> u32 {
        match self.adjust >= FOLDED {
            true if self.adjust & folds != 0 => 0,
            true => ((self.adjust & 3) + 1) * 4,
            false => self.adjust * 4,
        }
    }

    /// The mask of r0 to r15 that are pushed or popped, without lr.
    fn registers(&self, folds: u32) -> u32 {
        let mut mask = u32::from(self.chained) << 11;
        if !self.vectors {
            mask |= ((1 << (self.register + 1)) - 1) << 4;
        }
        if self.adjust >= FOLDED && self.adjust & folds != 0 {
            mask |= ((1 << ((self.adjust & 3) + 1)) - 1) << (!self.adjust & 3);
        }
        mask
    }

    /// The mask of saved vector registers from d8 on; a count of 8 encodes none.
    fn vectors(&self) -> u32 {
        if self.vectors { ((1 << ((self.register + 1) % 8)) - 1) << 8 } else { 0 }
    }

    fn prologue(&self) -> Vec<String> {
        let mut all = Vec::new();
        let registers = self.registers(IN_PROLOGUE) | u32::from(self.link) << 14;
        match self.moved(IN_PROLOGUE) {
            0 => {}
            size => all.push(format!("sub sp, sp, #{size}")),
        }
        if self.vectors() != 0 {
            all.push(format!("vpush {}", ranges(self.vectors(), 'd')));
        }
        if self.chained {
            all.push(match (registers & ((1 << 11) - 1)).count_ones() * 4 {
                0 => "mov r11, sp".to_owned(),
                offset => format!("add.w r11, sp, #{offset}"),
            });
        }
        if registers != 0 {
            all.push(format!("push {}", ranges(registers, 'r')));
        }
        if self.homes {
            all.push("push {r0-r3}".to_owned());
        }
        all
    }

    fn epilogue(&self) -> Vec<String> {
        let mut all = Vec::new();
        if self.ret == HAS_NO_EPILOGUE {
            return all;
        }
        let mut registers = self.registers(IN_EPILOGUE);
        if self.link && self.ret != POPS {
            registers |= 1 << 14;
        } else if self.link && !self.homes {
            registers |= 1 << 15;
        }
        match self.moved(IN_EPILOGUE) {
            0 => {}
            size => all.push(format!("add sp, sp, #{size}")),
        }
        if self.vectors() != 0 {
            all.push(format!("vpop {}", ranges(self.vectors(), 'd')));
        }
        if registers != 0 {
            all.push(format!("pop {}", ranges(registers, 'r')));
        }
        if self.homes {
            let pops = self.link && self.ret == POPS;
            all.push(if pops { "ldr pc, [sp], #20" } else { "add sp, sp, #16" }.to_owned());
        }
        if self.ret != POPS {
            all.push(RETURNS[self.ret as usize].to_owned());
        }
        all
    }
}

/// Formats a register mask: `{r4-r7, lr}`.
fn ranges(mask: u32, letter: char) -> String {
    let (mut all, mut next) = (Vec::new(), 0);
    let most = if letter == 'r' { 13 } else { 32 };
    while next < most {
        let count = (mask >> next).trailing_ones().min(most - next);
        match count {
            0 => next += 1,
            1 => all.push(format!("{letter}{next}")),
            _ => all.push(format!("{letter}{next}-{letter}{}", next + count - 1)),
        }
        next += count;
    }
    let special = [(14, "lr"), (15, "pc")];
    all.extend(special.iter().filter(|row| letter == 'r' && mask >> row.0 & 1 != 0).map(|row| row.1.to_owned()));
    format!("{{{}}}", all.join(", "))
}
