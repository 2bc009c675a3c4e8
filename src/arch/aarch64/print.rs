//! Formats rows for messages: `add Xd|SP, Xn|SP, #0..4095`.

use super::machine::A64;
use super::operand::tag;
use super::tables::{Item, Kind, Mnemonic, Row, WORDS};

pub(super) use llas_isa::aarch64::shift::NAMES as SHIFTS;

/// The suffixes of vectors, in the order of their tags.
pub(super) const ARRANGEMENTS: [&str; 18] = [
    "", ".b", ".h", ".s", ".d", ".q", ".8b", ".16b", ".4h", ".8h", ".2s", ".4s", ".1d", ".2d", ".1q", ".4b", ".2h",
    ".2b",
];

/// A register's class and suffix.
pub(super) fn class(of: u16) -> (&'static str, &'static str) {
    let of = of & 0xff;
    let element = |base: u16| ARRANGEMENTS[usize::from(of - base).min(5)];
    match of {
        tag::W => ("W", ""),
        tag::X => ("X", ""),
        3..=7 => (["B", "H", "S", "D", "Q"][usize::from(of - 3)], ""),
        tag::V..=0x21 => ("V", ARRANGEMENTS[usize::from(of - tag::V)]),
        tag::Z..tag::P => ("Z", element(tag::Z)),
        tag::P_MERGING => ("P", "/m"),
        tag::P_ZEROING => ("P", "/z"),
        tag::P..tag::PN => ("P", element(tag::P)),
        tag::PN_MERGING => ("PN", "/m"),
        tag::PN_ZEROING => ("PN", "/z"),
        tag::PN..tag::ZA => ("PN", element(tag::PN)),
        tag::ZA..tag::TILE => ("ZA", element(tag::ZA)),
        tag::TILE..tag::SLICE => ("ZA", element(tag::TILE)),
        tag::SLICE..0x60 => ("ZAh", element(tag::SLICE)),
        0x60..tag::ZT => ("ZAv", element(0x60)),
        _ => ("ZT", ""),
    }
}

/// The name of a register operand according to the position of its field.
fn role(item: &Item) -> &'static str {
    match item.segments().first().map(|s| (s.at, s.width)) {
        Some((0, _)) => "d",
        Some((5, _)) => "n",
        Some((16, _)) => "m",
        Some((10, 3)) => "g",
        Some((10, _)) => "a",
        _ => "s",
    }
}

/// A register or a register list.
fn register(item: &Item) -> String {
    let (name, suffix) = class(item.tag);
    let one = match item.kind {
        Kind::Any => format!("{name}{suffix}"),
        Kind::Fixed => format!("{name}{}{suffix}", item.arg),
        Kind::Tied => format!("{name}d{suffix}"),
        Kind::Next => format!("{name}+1"),
        Kind::RegisterOrSp => format!("{name}{}|{}SP", role(item), if name == "W" { "W" } else { "" }),
        Kind::RegisterApart if item.arg >> 17 != 0 => format!("{name}{}|SP", role(item)),
        _ => format!("{name}{}{suffix}", role(item)),
    };
    match (item.tag / tag::LIST) & 7 {
        0 => one,
        1 => format!("{{{one}}}"),
        count => format!("{{{one} * {count}}}"),
    }
}

fn numbers(least: i64, most: i64, step: i64) -> String {
    let by = if step > 1 { format!(" by {step}") } else { String::new() };
    format!("#{}..{}{by}", least * step, most * step)
}

/// An operand that is not a register.
pub(super) fn value(item: &Item) -> String {
    let width = u32::from(item.width());
    let (all, half) = ((1i64 << width.min(40)) - 1, 1i64 << width.saturating_sub(1).min(40));
    let arg = i64::from(item.arg);
    let amount = |arg: i32| if arg & 0xff == 0 { String::new() } else { format!(" #{}", (arg & 0xff) - 1) };
    match item.kind {
        Kind::Const => format!("#{arg}"),
        Kind::ConstRange => format!("{}:{}", arg >> 8, (arg >> 8) + (arg & 0xff)),
        Kind::Unsigned => numbers(0, all, arg),
        Kind::Signed => numbers(-half, half - 1, arg),
        Kind::From => numbers(arg, arg + all, 1),
        Kind::Minus => numbers(arg - all, arg, 1),
        Kind::Range => format!("#imm:imm+{}", arg - 1),
        Kind::AddImmediate => if arg & 1 == 0 { "#0..4095 (optionally times 4096)" } else { "#0..4095" }.into(),
        Kind::SubImmediate => "#-4095..-1".into(),
        Kind::LoadStore => numbers(0, 4095, arg / 8),
        Kind::FloatZero | Kind::Zero => "#0.0".into(),
        Kind::HalfOrOne => "#0.5|1.0".into(),
        Kind::HalfOrTwo => "#0.5|2.0".into(),
        Kind::ZeroOrOne => "#0.0|1.0".into(),
        Kind::FloatImmediate => "#float".into(),
        Kind::Bitmask | Kind::BitmaskNot => "#bitmask".into(),
        Kind::ByteMask => "#bytemask".into(),
        Kind::AnyByte => numbers(-128, 255, 1),
        Kind::Code => numbers(0, all, 1),
        Kind::MovZ | Kind::MovN | Kind::MovWide | Kind::MovSymbol => "#imm16".into(),
        Kind::Call | Kind::Jump | Kind::Branch | Kind::TestBranch | Kind::CompareBranch | Kind::Backward => {
            "label".into()
        }
        Kind::Literal | Kind::Adr | Kind::Adrp => "label".into(),
        Kind::Word => WORDS.get(item.arg as usize).copied().unwrap_or_default().into(),
        Kind::Condition | Kind::InvertedCondition => "cond".into(),
        Kind::Prefetch | Kind::RangePrefetch | Kind::VectorPrefetch => "prfop".into(),
        Kind::Barrier | Kind::BarrierNxs | Kind::InstructionBarrier => "barrier".into(),
        Kind::ReadRegister | Kind::WriteRegister => "register".into(),
        Kind::ProcessorState => "pstate".into(),
        Kind::SystemOperation => "operation".into(),
        Kind::ControlRegister => "c0..c15".into(),
        Kind::Pattern => "pattern".into(),
        Kind::BranchTarget => "c|j|jc|r".into(),
        Kind::StoreHint => "keep|strm".into(),
        Kind::Tiles => "{tiles}".into(),
        Kind::Shift => "lsl|lsr|asr #amount".into(),
        Kind::ShiftOrRotate => "lsl|lsr|asr|ror #amount".into(),
        Kind::Extend => "extend {#0..4}".into(),
        Kind::ExtendX => "lsl|uxtx|sxtx {#0..4}".into(),
        Kind::IndexW => format!("uxtw|sxtw {{#{arg}}}"),
        Kind::IndexX => format!("lsl|sxtx #{arg}"),
        Kind::Lsl if width <= 2 => {
            let amounts: Vec<String> = (0..=all).map(|n| (n * arg.max(1)).to_string()).collect();
            format!("lsl #{}", amounts.join("|"))
        }
        Kind::Lsl => format!("lsl #amount by {}", arg.max(1)),
        Kind::Msl => "msl #8|16".into(),
        Kind::Multiple => "mul #1..16".into(),
        Kind::FixedShift => format!("{}{}", SHIFTS[(item.arg >> 8) as usize & 15], amount(item.arg)),
        _ => "#imm".into(),
    }
}

/// Joins a row's operands, as formatted by `operand`, with the punctuation between them.
pub(super) fn join(row: &Row, mut operand: impl FnMut(usize, &Item) -> String) -> String {
    let mut text = String::new();
    let (mut comma, mut braces, mut lane, mut index) = (false, false, false, false);
    for (i, item) in row.items::<A64>().enumerate() {
        let of = item.tag & 0xff;
        match item.tag {
            tag::OPEN | tag::INDEX => {
                text.push_str(if comma && item.tag == tag::OPEN { ", [" } else { "[" });
                comma = false;
            }
            tag::CLOSE => {
                text.push(']');
                if std::mem::take(&mut braces) {
                    text.push('}');
                }
            }
            tag::BANG => text.push('!'),
            _ if lane => text.push_str(&format!("[{}]", operand(i, item).trim_start_matches('#'))),
            _ => {
                text.push_str(if comma { ", " } else { "" });
                let piece = operand(i, item);
                let piece = if index { piece.trim_start_matches('#').to_owned() } else { piece };
                // The index of a tile slice is inside the braces.
                let opens = (tag::SLICE..tag::ZT).contains(&of) && item.tag & (7 * tag::LIST) != 0;
                text.push_str(if opens { piece.trim_end_matches('}') } else { &piece });
                braces |= opens;
                comma = true;
            }
        }
        if matches!(item.tag, tag::CLOSE | tag::BANG) {
            comma = true;
        }
        lane = item.tag & tag::LANE != 0;
        index = item.tag == tag::INDEX;
    }
    text
}

/// Returns whether an item is a register.
pub(super) fn is_register(item: &Item) -> bool {
    !matches!(item.tag, tag::VALUE | tag::SHIFT | tag::TILES | tag::OPEN | tag::INDEX | tag::CLOSE | tag::BANG)
}

pub(super) fn form(mnemonic: &Mnemonic, row: &Row) -> String {
    let operands = join(row, |_, item| if is_register(item) { register(item) } else { value(item) });
    format!("{} {operands}", mnemonic.name(&mut [0; 16])).trim_end().to_owned()
}
