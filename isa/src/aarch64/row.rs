//! A64's notation of rows.

use super::expand::forms;
use super::register::register;
use super::{Kind, class, flag, shift, tags};
use crate::fixed_width::columns::optional;
use crate::fixed_width::fields::Fields;
use crate::fixed_width::operands::{Operands, number};
use crate::fixed_width::row::{Item, Notation, Row, check_filled};
use crate::source::Source;

/// The kinds that do not print every value of their bits.
const SELECTIVE: &[Kind] = &[
    Kind::RegisterApart,
    Kind::Even,
    Kind::Prefetch,
    Kind::InvertedCondition,
    Kind::Bitmask,
    Kind::MovZ,
    Kind::MovN,
    Kind::MovWide,
    Kind::ShiftLeft,
    Kind::Lsb,
    Kind::NegativeLsb,
    Kind::ReadRegister,
    Kind::WriteRegister,
    Kind::ProcessorState,
    Kind::SystemOperation,
    Kind::ShiftedByte,
    Kind::ShiftedSignedByte,
    Kind::Shift,
    Kind::ShiftOrRotate,
    Kind::Extend,
    Kind::ExtendX,
    Kind::IndexW,
    Kind::IndexX,
];

impl Notation for Kind {
    const WORDS: &'static [&'static str] =
        &["csync", "dsync", "vgx2", "vgx4", "vlx2", "vlx4", "sm", "za", "nb", "ph", "r"];
    const SHIFTS: &'static [&'static str] = &shift::NAMES;
    const INDEX: u16 = tags::INDEX;
    const SAME: Option<Kind> = Some(Kind::Same);
    const IMPLIED: &'static str = "";

    fn rows(line: &str) -> Result<Vec<Row<Kind>>, String> {
        let mut rows = Vec::new();
        for (columns, features) in forms(line)? {
            let (mnemonic, bits) = (&columns.mnemonic, &columns.bits);
            let fields = Fields::read(bits, 32, Kind::width)?;
            for operands in with_lists(&columns.operands) {
                rows.push(Row {
                    mnemonic: mnemonic.clone(),
                    items: Operands::read(&operands, &fields)?,
                    value: fields.value,
                    ignored: fields.ignored,
                    expected: fields.expected,
                    is_input: columns.has_note("input"),
                    is_fallback: columns.has_note("fallback"),
                    parts: fields.parts(),
                    features: features.clone(),
                    flags: flag::NOTES.iter().filter(|n| columns.has_note(n.0)).fold(0, |all, n| all | n.1),
                    text: format!("{mnemonic} {operands}  {bits}"),
                    source: Source::default(),
                });
            }
            check_filled::<Kind>(&fields, mnemonic, &columns.operands)?;
        }
        Ok(rows)
    }

    fn width(field: &str) -> Option<u32> {
        match field {
            "cond" => Some(4),
            _ if field.starts_with('P') => Some(4),
            _ if field.starts_with(['R', 'Z']) => Some(5),
            _ => None,
        }
    }

    fn register<'a>(operands: &mut Operands<'a, Kind>, word: &'a str) -> Result<(), String> {
        register(operands, word)
    }

    fn decode_set(_: &Row<Kind>) -> Option<usize> {
        Some(0)
    }

    fn is_selective(row: &Row<Kind>) -> bool {
        row.flags & flag::SP != 0 || row.items.iter().any(|item| SELECTIVE.contains(&item.kind))
    }

    fn refused_classes(item: &Item<Kind>) -> u8 {
        class::refused(item)
    }

    fn has_lanes(tag: u16) -> bool {
        (tags::V..tags::P).contains(&(tag & 0xff))
    }

    /// `name-8` counts down from 8, `0:3` is a literal range, `imm:imm1` a range of two numbers, `imm:imm3` of four.
    fn own_number(text: &str, fields: &Fields) -> Result<Option<Item<Kind>>, String> {
        let item = |kind, arg, field| Ok(Some(Item { kind, tag: tags::VALUE, arg, field }));
        if let Some((name, most)) = text.split_once('-') {
            return item(Kind::From, -number(most)?, fields.of(name)?);
        }
        let Some((first, last)) = text.split_once(':') else { return Ok(None) };
        match (number(first), number(last)) {
            (Ok(first), Ok(last)) => item(Kind::ConstRange, first << 8 | (last - first), Vec::new()),
            _ => item(Kind::Range, number(last.trim_start_matches(first))? + 1, fields.of(first)?),
        }
    }
}

/// The operands with and without each optional group, and with and without the braces of `*1?`.
fn with_lists(operands: &str) -> Vec<String> {
    if operands.contains("*1?") {
        let mut all = with_lists(&operands.replace("*1?", "*1"));
        all.extend(with_lists(&operands.replace("*1?", "")));
        return all;
    }
    optional(operands)
}
