//! The notation of rows of T32 and A32.

use super::place::Place;
use super::register::register;
use super::{Kind, class, flag, shift, state, tags, types};
use crate::features::table::{Conditions, conditions};
use crate::fixed_width::columns::{Columns, optional};
use crate::fixed_width::fields::{Fields, field_name};
use crate::fixed_width::operands::Operands;
use crate::fixed_width::preselect::place;
use crate::fixed_width::row::{Item, Notation, Row, check_filled};
use crate::fixed_width::segment;
use crate::source::Source;

/// The notes that are not features.
const NOTES: &[(&str, u16)] = &[
    ("in", flag::IN_BLOCK),
    ("out", flag::OUT_OF_BLOCK),
    ("+w", flag::TAKES_W),
    ("w", flag::NEEDS_W | flag::TAKES_W),
    ("nopred", flag::NO_CONDITION),
    ("always", flag::NO_CONDITION | flag::EVERYWHERE),
    ("last", flag::LAST),
    ("lastpc", flag::LAST_WITH_PC),
    ("a32", flag::A32),
    ("undefined", flag::UNDEFINED),
    ("bare", flag::BARE),
    ("novpt", 0),
    ("opens", flag::OPENS | flag::NO_CONDITION),
];

/// Immediates that are negated or inverted, so that the instruction is the opposite of the one that is written.
const NEGATED: &[Kind] = &[
    Kind::ModifiedNot,
    Kind::ModifiedNegated,
    Kind::RotatedNot,
    Kind::RotatedNegated,
    Kind::Negated,
    Kind::NegatedMany,
];

/// Operands that other operands print.
const READ_ONLY: &[Kind] = &[
    Kind::ModifiedNot,
    Kind::ModifiedNegated,
    Kind::RotatedNot,
    Kind::RotatedNegated,
    Kind::Negated,
    Kind::NegatedMany,
    Kind::Inverted,
    Kind::MovLarge,
    Kind::Pair,
    Kind::Literal,
    Kind::WideLiteral,
    Kind::DoubleLiteral,
    Kind::FloatLiteral,
    Kind::HalfLiteral,
    Kind::ArmLiteral,
    Kind::ArmHalfLiteral,
    Kind::ArmAdr,
    Kind::LeftShift,
    Kind::RightShift,
    Kind::NoShift,
    Kind::LowShiftBy,
    Kind::Complement,
    Kind::InvertedElement,
    Kind::Repeated,
    Kind::RepeatedInverted,
    Kind::FloatElement,
    Kind::FloatCode,
];

/// Operands that in T32, but not in A32, other operands print.
const READ_ONLY_IN_T32: &[Kind] = &[Kind::OneRegister, Kind::ShiftBy];

/// The kinds that do not print every value of their bits.
const SELECTIVE: &[Kind] = &[
    Kind::Quad,
    Kind::Align,
    Kind::Element,
    Kind::MovedElement,
    Kind::LowList,
    Kind::List,
    Kind::DoubleRegisters,
    Kind::Rotation,
    Kind::NotZero,
    Kind::DoubleList,
    Kind::SaturateShift,
    Kind::WriteStatus,
    Kind::WideAdr,
    Kind::Next,
    Kind::Coprocessor,
    Kind::Banked,
    Kind::CallExchange,
    Kind::Rotated,
    Kind::Even,
    Kind::OneRegister,
    Kind::OddNumber,
    Kind::PairBase,
    Kind::QuadList,
    Kind::Comparison,
    Kind::Condition,
    Kind::InverseCondition,
    Kind::CustomProcessor,
    Kind::ClearList,
    Kind::ClearSingles,
    Kind::ClearDoubles,
    Kind::FuturePoint,
];

impl Notation for Kind {
    const WORDS: &'static [&'static str] = &[
        "apsr_nzcv",
        "csync",
        "fpscr",
        "fpsid",
        "fpexc",
        "fpinst",
        "fpinst2",
        "mvfr0",
        "mvfr1",
        "mvfr2",
        "fpscr_nzcvqc",
        "vpr",
        "p0",
        "fpcxtns",
        "fpcxts",
        "zr",
    ];
    const SHIFTS: &'static [&'static str] = &shift::NAMES;
    const INDEX: u16 = tags::OPEN;
    const SAME: Option<Kind> = None;
    const IMPLIED: &'static str = "cond";

    fn rows(line: &str) -> Result<Vec<Row<Kind>>, String> {
        let mut rows = Vec::new();
        for (columns, _) in Columns::read(line)?.forms(None)? {
            for row in of_form(&columns)? {
                // Of the spellings of a type, that of the table is printed.
                let named =
                    |mnemonic| Row { is_input: row.is_input || mnemonic != row.mnemonic, mnemonic, ..row.clone() };
                rows.extend(types::spellings(&row.mnemonic).into_iter().map(named));
            }
        }
        Ok(rows)
    }

    fn width(field: &str) -> Option<u32> {
        (field == "cond" || field.starts_with('R')).then_some(4)
    }

    fn register<'a>(operands: &mut Operands<'a, Kind>, word: &'a str) -> Result<(), String> {
        register(operands, word)
    }

    /// The rows of T32 with 16 bits, then those with 32, and those of A32 alone.
    fn decode_set(row: &Row<Kind>) -> Option<usize> {
        Some(if row.flags & flag::A32 != 0 { 2 } else { usize::from(row.flags & flag::WIDE != 0) })
    }

    fn is_selective(row: &Row<Kind>) -> bool {
        let of_place = flag::IN_BLOCK | flag::OUT_OF_BLOCK | flag::CONDITION | flag::UNDEFINED;
        // Loads to and from the program counter are hints or literals.
        let is_access = row.flags & (flag::WIDE | flag::A32) == flag::WIDE && row.value >> 25 == 0b111_1100;
        let is_selective = |item: &Item<Kind>| match item.kind {
            Kind::Register => item.tag & !tags::LANE == tags::D,
            kind => SELECTIVE.contains(&kind),
        };
        row.flags & of_place != 0 && row.flags & flag::A32 == 0 || is_access || row.items.iter().any(is_selective)
    }

    fn refused_classes(item: &Item<Kind>) -> u8 {
        class::refused(item)
    }

    fn refused_places(flags: u16) -> u64 {
        let refusing = Place::all().filter(|place| place.allows(flags).is_err());
        refusing.fold(0, |all, refusing| all | place(refusing.number()))
    }

    fn has_lanes(_: u16) -> bool {
        true
    }

    /// The width of a bit field is relative to its lowest bit.
    fn is_relative(self) -> bool {
        matches!(self, Kind::Width | Kind::Msb)
    }
}

/// The rows of a form: with and without each optional operand.
fn of_form(columns: &Columns) -> Result<Vec<Row<Kind>>, String> {
    let Columns { mnemonic, operands, bits, notes } = columns;
    let fields = Fields::read(bits, 16, Kind::width).or_else(|_| Fields::read(bits, 32, Kind::width))?;
    let is_wide = fields.size == 32;
    let mut flags = if is_wide { flag::WIDE } else { 0 };
    let mut features = Conditions::new();
    let is_simd = mnemonic.starts_with('v') || mnemonic.contains('.') || notes.contains("-w");
    if is_wide && !is_simd {
        flags |= flag::TAKES_W;
    }
    for note in notes.split_whitespace().filter(|n| !matches!(*n, "-w" | "input" | "fallback" | "t32")) {
        match NOTES.iter().find(|n| n.0 == note) {
            Some((_, bits)) => flags |= bits,
            None => features.extend(conditions(note)),
        }
    }
    let is_mve = features.iter().flatten().flatten().any(|feature| feature.starts_with("mve"));
    if is_mve && !columns.has_note("novpt") {
        flags |= flag::VECTOR | flag::NO_CONDITION;
    }
    // Only words of A32 begin with the condition.
    if is_wide && bits.starts_with(Kind::IMPLIED) {
        flags |= flag::A32;
    }
    // A feature that must be missing says nothing about the size.
    let needs_feature = features.iter().flatten().flatten().any(|feature| !feature.starts_with('!'));
    if is_wide && flags & flag::A32 == 0 && !needs_feature {
        features.extend(conditions("thumb2"));
    }
    if is_wide && flags & flag::A32 == 0 && state::is_shared(fields.value) && !is_mve && !columns.has_note("t32") {
        flags |= flag::SHARED;
    }
    if fields.of(Kind::IMPLIED).is_ok() {
        flags |= flag::CONDITION;
    }
    // Not an operand: every value is printed, as a condition.
    let condition_bits = segment::place(&fields.of("cond").unwrap_or_default(), !0);
    let mut rows = Vec::new();
    for variant in without_first(operands).iter().flat_map(|o| optional(o)) {
        let mut value = fields.value;
        if operands.contains("smag") && !variant.contains("smag") {
            // Without an offset the sign bit means "add".
            let sign = fields.of("smag")?.into_iter().max_by_key(|s| s.from + s.width);
            value |= sign.map_or(0, |s| 1 << (s.at + s.width - 1));
        }
        let items = Operands::read(&variant, &fields)?;
        let mut features = features.clone();
        if items.iter().any(|item| NEGATED.contains(&item.kind)) {
            features.extend(conditions("neg-immediates"));
        }
        rows.push(Row {
            mnemonic: mnemonic.clone(),
            is_input: columns.has_note("input") || is_input(operands, &variant, &items, flags),
            items,
            value,
            ignored: fields.ignored | condition_bits,
            expected: fields.expected,
            is_fallback: columns.has_note("fallback"),
            parts: fields.parts(),
            features,
            flags,
            text: format!("{mnemonic} {variant}  {bits}  {notes}"),
            source: Source::default(),
        });
    }
    check_filled::<Kind>(&fields, mnemonic, operands)?;
    Ok(rows)
}

/// Returns whether the operands are only read: another row prints these words with other operands.
fn is_input(operands: &str, variant: &str, items: &[Item<Kind>], flags: u16) -> bool {
    let is_t32 = flags & flag::A32 == 0;
    let is_omitted = |name: &str| operands.contains(name) && !variant.contains(name);
    // An offset of zero is printed if the base is written back, or if it is the program counter.
    let needs_offset = variant.ends_with("]!") || variant.contains("[R15]");
    is_omitted("smag") && needs_offset
        || is_omitted("opb")
        || operands.starts_with('{') && !variant.contains(&operands[1..operands.find(",}").unwrap_or(1)])
        || items.iter().any(|item| READ_ONLY.contains(&item.kind))
        || is_t32 && items.iter().any(|item| READ_ONLY_IN_T32.contains(&item.kind))
}

/// The operands with the first one and, if it is written as `{Rd,}`, without it: then the next one also fills its bits.
fn without_first(operands: &str) -> Vec<String> {
    let Some((first, rest)) = operands.strip_prefix('{').and_then(|o| o.split_once(",}")) else {
        return vec![operands.to_owned()];
    };
    let rest = rest.trim_start();
    let end = rest.find([' ', ',', '[', ']', '!']).unwrap_or(rest.len());
    let also = format!("{}={}{}", &rest[..end], field_name(first), &rest[end..]);
    vec![format!("{first}, {rest}"), also]
}
