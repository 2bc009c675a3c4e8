//! Every row, printed as a statement, is read back to the same encoding.

use super::features;
use super::machine::{A64, Statement};
use super::operand::{SP, tag};
use super::print::{ARRANGEMENTS, SHIFTS, class, is_register, join};
use super::tables::{Item, Kind, MNEMONICS, Mnemonic, OPERATIONS, Row, WORDS};
use crate::arch::aarch64::syntax::read_operands;
use crate::arch::fixed_width::matcher::{select, take};

/// A value that the item's field can hold: a small one, the largest, or zero.
fn field(item: &Item, variant: usize) -> i64 {
    let most = (1i64 << item.width().min(31)) - 1;
    let holds = |v: &i64| item.holds(*v as u32);
    match variant {
        0 => (1..=most).find(holds).unwrap_or(0),
        1 => (0..=most).rev().find(holds).unwrap_or(0),
        _ => 0,
    }
}

fn number(item: &Item, at: usize, variant: usize, before: &[i64]) -> i64 {
    match item.kind {
        Kind::Any => 0,
        Kind::Fixed => i64::from(item.arg),
        Kind::Tied => before[item.arg as usize],
        Kind::Next => before[item.arg as usize] + 1,
        Kind::Even => 2 * at as i64 + 2,
        Kind::RegisterApart => 10 + at as i64,
        Kind::RegisterOrSp if variant == 1 => i64::from(SP),
        Kind::RegisterOrSp => 3 + at as i64,
        _ => {
            let (from, step) = (i64::from(item.arg & 0xff), i64::from(item.arg >> 8).max(1));
            from + step * field(item, variant)
        }
    }
}

fn register(item: &Item, number: i64) -> String {
    let (name, suffix) = class(item.tag);
    let one = |number: i64| match (name, number) {
        ("X" | "W", 32) => (if name == "X" { "sp" } else { "wsp" }).to_owned(),
        ("X" | "W", 31) => format!("{}zr", name.to_lowercase()),
        ("ZA", _) if item.tag & 0xff < tag::TILE => format!("za{suffix}"),
        ("ZAh" | "ZAv", _) => format!("za{number}{}{suffix}", &name[2..]),
        _ => format!("{}{number}{suffix}", name.to_lowercase()),
    };
    let count = i64::from((item.tag / tag::LIST) & 7);
    if count == 0 {
        return one(number);
    }
    let stride = match (item.tag / tag::STRIDE) & 3 {
        0 => 1,
        s => 4 * i64::from(s),
    };
    let limit = if name == "P" || name == "PN" { 16 } else { 32 };
    let list: Vec<String> = (0..count).map(|i| one((number + i * stride) % limit)).collect();
    format!("{{{}}}", list.join(", "))
}

/// The text of an operand that is not a register, and its value in case another operand must repeat it.
fn value(row: &Row, item: &Item, variant: usize, before: &[i64]) -> (String, i64) {
    let arg = i64::from(item.arg);
    let bits = if item.arg == 0 { 64 } else { item.arg as u32 };
    // The scanner does not read longer decimal numbers.
    let plain = |v: i64| (if v > 1 << 56 { format!("#{v:#x}") } else { format!("#{v}") }, v);
    let word = |text: &str| (text.to_owned(), 0);
    match item.kind {
        Kind::Const => plain(arg),
        Kind::Same => plain(before[item.arg as usize]),
        Kind::ConstRange => (format!("{}:{}", arg >> 8, (arg >> 8) + (arg & 0xff)), 0),
        Kind::Unsigned => plain(field(item, variant) * arg),
        Kind::Signed => {
            let half = 1i64 << (item.width() - 1);
            plain([1, -half, half - 1][variant].clamp(-half, half - 1) * arg)
        }
        Kind::From => plain(arg + field(item, variant)),
        Kind::Minus => plain(arg - field(item, variant)),
        Kind::Range => {
            let first = field(item, variant) * arg;
            (format!("{first}:{}", first + arg - 1), first)
        }
        Kind::AddImmediate => plain(if arg & 1 == 0 && variant == 1 { 0x5000 } else { 5 }),
        Kind::SubImmediate => plain(-5),
        Kind::Bitmask => plain([6, (0x5555_5555_5555_5555 & (u64::MAX >> (64 - bits))) as i64, 3][variant]),
        Kind::BitmaskNot => plain(!6 & if bits == 64 { -1 } else { (1i64 << bits) - 1 }),
        Kind::MovZ => plain(0x1234_0000),
        Kind::MovN => plain(!0x1234_0000),
        Kind::MovWide
        | Kind::Code
        | Kind::ShiftLeft
        | Kind::Lsb
        | Kind::NegativeLsb
        | Kind::Width
        | Kind::InsertWidth => plain(3),
        Kind::MovSymbol => word("#:abs_g0:symbol"),
        Kind::LoadStore => plain(arg / 8 * [1, 4095, 0][variant]),
        Kind::FloatImmediate => word(["#1.5", "#-0.125", "#31.0"][variant]),
        Kind::FloatZero | Kind::Zero => word("#0.0"),
        Kind::HalfOrOne => word(["#0.5", "#1.0", "#1.0"][variant]),
        Kind::HalfOrTwo => word(["#0.5", "#2.0", "#2.0"][variant]),
        Kind::ZeroOrOne => word(["#0.0", "#1.0", "#1.0"][variant]),
        Kind::AnyByte => plain(5),
        Kind::ByteMask => word("#0xff00ff00ff00ff00"),
        Kind::ShiftedByte => plain(if variant == 1 && bits > 8 { 0x500 } else { 5 }),
        Kind::ShiftedSignedByte => plain(if variant == 1 && bits > 8 { 0x700 } else { -5 }),
        Kind::Backward => plain(-8),
        Kind::Adrp => plain(4096),
        Kind::Call | Kind::Jump | Kind::Branch | Kind::TestBranch | Kind::CompareBranch | Kind::Literal | Kind::Adr => {
            plain(8)
        }
        Kind::Word => word(WORDS[item.arg as usize]),
        Kind::Condition | Kind::InvertedCondition => word(["ne", "le", "hs"][variant]),
        Kind::Prefetch | Kind::VectorPrefetch => word(["pldl1keep", "pstl3strm", "pldl2keep"][variant]),
        Kind::RangePrefetch => word("pststrm"),
        Kind::Pattern => word(["vl7", "all", "pow2"][variant]),
        Kind::Barrier => word(["ish", "sy", "oshld"][variant]),
        Kind::BarrierNxs => word("ishnxs"),
        Kind::InstructionBarrier => word("sy"),
        Kind::BranchTarget => word("jc"),
        Kind::StoreHint => word("strm"),
        Kind::ReadRegister | Kind::WriteRegister => word("nzcv"),
        Kind::ProcessorState => word(if arg == 1 { "allint" } else { "daifset" }),
        Kind::ControlRegister => word("c7"),
        Kind::SystemOperation => {
            let needed = if row.count > 1 { 1 } else { 2 };
            let found = OPERATIONS[item.arg as usize].iter().find(|o| o.flags & needed != 0);
            word(found.map_or("none", |o| o.name))
        }
        Kind::Tiles => word("{za0.d, za3.d}"),
        Kind::Shift => word(["lsl #3", "asr #31", "lsr #1"][variant]),
        Kind::ShiftOrRotate => word(["lsl #3", "ror #31", "asr #1"][variant]),
        Kind::Extend => word(["uxtb", "sxtw #4", "uxth #1"][variant]),
        Kind::ExtendX => word(["sxtx", "uxtx #4", "sxtx #1"][variant]),
        Kind::IndexW => (format!("sxtw #{arg}"), 0),
        Kind::IndexX => (format!("lsl #{arg}"), 0),
        Kind::Lsl => (format!("lsl #{}", arg.max(1) * field(item, variant)), 0),
        Kind::Msl => word("msl #16"),
        Kind::Multiple => word(["mul #3", "mul #16", "mul #1"][variant]),
        Kind::FixedShift if item.arg & 0xff == 0 => word(SHIFTS[(arg >> 8) as usize]),
        Kind::FixedShift => (format!("{} #{}", SHIFTS[(arg >> 8) as usize], (arg & 0xff) - 1), 0),
        _ => plain(field(item, variant)),
    }
}

fn statement(row: &Row, variant: usize) -> String {
    let mut before: Vec<i64> = Vec::new();
    join(row, |i, item| {
        before.resize(i, 0);
        let (text, value) = if is_register(item) {
            let number = number(item, i, variant, &before);
            (register(item, number), number)
        } else {
            value(row, item, variant, &before)
        };
        before.push(value);
        text
    })
}

/// Why a row's statement is not read back correctly.
fn wrong(mnemonic: &'static Mnemonic, row: &'static Row, text: &str) -> Option<String> {
    let features = features::of_options("", &["+all".to_owned()]);
    let operands = match read_operands(text.as_bytes()) {
        Ok(operands) => operands,
        Err(message) => return Some(message.into()),
    };
    let statement = Statement { text: text.as_bytes(), operands: &operands, features: &features, context: () };
    let own = match take(row, &statement) {
        Ok(found) => found.word,
        Err(miss) => return Some(format!("{miss:?} {operands:?}")),
    };
    match select(mnemonic, &statement) {
        Some(found) if found.word == own => None,
        found => Some(format!("{own:#010x}, but the first row makes {:#010x}", found.map_or(0, |f| f.word))),
    }
}

#[test]
fn every_row_is_read_back() {
    assert_eq!(ARRANGEMENTS.len(), 18);
    let mut failures = Vec::new();
    for mnemonic in MNEMONICS.iter().filter(|m| m.packed != [0; 2]) {
        for row in mnemonic.rows::<A64>() {
            // Some operands also match an earlier row: one statement of three must match only this row.
            let texts: Vec<String> = (0..3).map(|variant| statement(row, variant)).collect();
            let reasons: Vec<String> = texts.iter().filter_map(|text| wrong(mnemonic, row, text)).collect();
            if reasons.len() == texts.len() {
                failures.push(format!("{} {}: {}", mnemonic.name(&mut [0; 16]), texts[0], reasons[0]));
            }
        }
    }
    assert!(failures.is_empty(), "{} rows:\n{}", failures.len(), failures.join("\n"));
}
