//! Turns a form into rows: what each operand must be, and where its value is encoded.

use super::expand::Form;
use super::register::register;
use super::tags;
use crate::word::{Fields, Item, Row, base, field_name, fields, optional};

/// The rows of a form: with and without each optional operand.
///
/// # Errors
/// If the form is malformed.
pub fn rows(form: &Form) -> Result<Vec<Row>, String> {
    let fields = fields(&form.bits, 32, width)?;
    let mut all = Vec::new();
    for operands in with_lists(&form.operands) {
        let items = items(&operands, &fields)?;
        let text = format!("{} {operands}  {}", form.mnemonic, form.bits);
        all.push(Row {
            mnemonic: form.mnemonic.clone(),
            items,
            value: fields.value,
            features: form.features.clone(),
            flags: 0,
            text,
        });
    }
    for (name, ..) in &fields.named {
        if !names(&form.operands).contains(name) {
            return Err(format!("no operand fills the bits '{name}' of {} {}", form.mnemonic, form.operands));
        }
    }
    Ok(all)
}

/// The default width of a field.
#[must_use]
pub fn width(field: &str) -> Option<u32> {
    match field {
        "cond" => Some(4),
        _ if field.starts_with('P') => Some(4),
        _ if field.starts_with(['R', 'Z']) => Some(5),
        _ => None,
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

fn names(operands: &str) -> Vec<String> {
    let mut names = Vec::new();
    for word in operands.split(|c: char| !c.is_ascii_alphanumeric()) {
        names.push(field_name(word).to_owned());
        names.push(base(word).to_owned());
    }
    names
}

fn items(operands: &str, fields: &Fields) -> Result<Vec<Item>, String> {
    let mut items: Vec<Item> = Vec::new();
    let mut seen: Vec<(String, usize)> = Vec::new();
    let mut numbers: Vec<(&str, usize)> = Vec::new();
    let sign = |tag| Item { kind: "Sign".into(), tag, arg: 0, field: Vec::new() };
    let mut rest = operands;
    // A bracket after a comma or at the start opens an address, otherwise an index.
    let mut adjoins = false;
    while let Some(first) = rest.chars().next() {
        if matches!(first, ' ' | ',') {
            adjoins &= first != ',';
            rest = &rest[1..];
            continue;
        }
        if let Some(tag) = match first {
            '[' if adjoins => Some(tags::INDEX),
            '[' => Some(tags::OPEN),
            ']' => Some(tags::CLOSE),
            '!' => Some(tags::BANG),
            _ => None,
        } {
            items.push(sign(tag));
            rest = &rest[1..];
            continue;
        }
        adjoins = true;
        let end = rest.find([' ', ',', '[', ']', '!']).unwrap_or(rest.len());
        let word = &rest[..end];
        rest = &rest[end..];
        let mut item = match word.strip_prefix('#') {
            // The same number as an earlier operand.
            Some(number) if let Some(earlier) = numbers.iter().find(|n| n.0 == number) => {
                Item { kind: "Same".into(), tag: tags::VALUE, arg: earlier.1 as i32, field: Vec::new() }
            }
            Some(number) => {
                if number.parse::<f64>().is_err() {
                    numbers.push((number, items.len()));
                }
                immediate(number, fields)?
            }
            None if first.is_ascii_uppercase() => register(word, fields, &mut seen, items.len())?,
            None => named(word, fields)?,
        };
        if first.is_ascii_uppercase() && rest.starts_with('[') && (item.tag & 0xff) >= 0x10 && (item.tag & 0xff) < 0x38
        {
            item.tag |= tags::LANE;
            let close = rest.find(']').ok_or("expected a closing bracket")?;
            let lane = immediate(&rest[1..close], fields)?;
            rest = &rest[close + 1..];
            items.push(item);
            items.push(lane);
            continue;
        }
        items.push(item);
    }
    Ok(items)
}

/// `name`, `name*8`, `name+1`, `(16-name)`, or a literal number; names that start with `s` are signed.
fn immediate(text: &str, fields: &Fields) -> Result<Item, String> {
    let item = |kind: &str, arg: i32, field| Item { kind: kind.into(), tag: tags::VALUE, arg, field };
    if text == "0.0" {
        return Ok(item("FloatZero", 0, Vec::new()));
    }
    if let Ok(number) = text.parse::<i32>() {
        return Ok(item("Const", number, Vec::new()));
    }
    let number = |text: &str| text.parse::<i32>().map_err(|_| format!("'{text}' is not a number"));
    if let Some(inside) = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) {
        let (from, name) = inside.split_once('-').ok_or("expected '(16-name)'")?;
        return Ok(item("Minus", number(from)?, fields.of(name)?));
    }
    let split = |sign: char| text.split_once(sign).map(|(n, a)| Ok::<_, String>((n, number(a)?))).transpose();
    if let Some((name, scale)) = split('*')? {
        return Ok(item(if name.starts_with('s') { "Signed" } else { "Unsigned" }, scale, fields.of(name)?));
    }
    if let Some((name, least)) = split('+')? {
        return Ok(item("From", least, fields.of(name)?));
    }
    if let Some((name, most)) = split('-')? {
        return Ok(item("From", -most, fields.of(name)?));
    }
    if let Some((first, last)) = text.split_once(':')
        && let (Ok(first), Ok(last)) = (first.parse::<i32>(), last.parse::<i32>())
    {
        return Ok(item("ConstRange", first << 8 | (last - first), Vec::new()));
    }
    if let Some((first, last)) = text.split_once(':') {
        // `imm:imm1` is a range of two, `imm:imm3` of four.
        let len = number(last.trim_start_matches(first))?;
        return Ok(item("Range", len + 1, fields.of(first)?));
    }
    let known = kind_of(base(text));
    match known {
        Some(kind) => {
            let arg = text[base(text).len()..].parse().unwrap_or(0);
            let field = fields.of(base(text)).unwrap_or_default();
            Ok(item(kind, arg, field))
        }
        None => Ok(item(if text.starts_with('s') { "Signed" } else { "Unsigned" }, 1, fields.of(text)?)),
    }
}

/// The kinds of values with names of their own in the rows, and the variants at run time.
const KINDS: &[(&str, &str)] = &[
    ("addimm", "AddImmediate"),
    ("bitmask", "Bitmask"),
    ("bitnot", "BitmaskNot"),
    ("movz", "MovZ"),
    ("movn", "MovN"),
    ("movw", "MovWide"),
    ("ldst", "LoadStore"),
    ("lslimm", "ShiftLeft"),
    ("lsb", "Lsb"),
    ("neglsb", "NegativeLsb"),
    ("width", "Width"),
    ("insert", "InsertWidth"),
    ("fimm", "FloatImmediate"),
    ("bytemask", "ByteMask"),
    ("anybyte", "AnyByte"),
    ("ubyte", "ShiftedByte"),
    ("sbyte", "ShiftedSignedByte"),
    ("halfone", "HalfOrOne"),
    ("halftwo", "HalfOrTwo"),
    ("zeroone", "ZeroOrOne"),
    ("zero", "Zero"),
    ("pattern", "Pattern"),
    ("svprf", "VectorPrefetch"),
    ("tiles", "Tiles"),
    ("mul", "Multiple"),
    ("call", "Call"),
    ("jump", "Jump"),
    ("near", "Branch"),
    ("tbranch", "TestBranch"),
    ("literal", "Literal"),
    ("adr", "Adr"),
    ("page", "Adrp"),
    ("cond", "Condition"),
    ("invcond", "InvertedCondition"),
    ("prfop", "Prefetch"),
    ("rprfop", "RangePrefetch"),
    ("dsb", "Barrier"),
    ("dsbnxs", "BarrierNxs"),
    ("isb", "InstructionBarrier"),
    ("bti", "BranchTarget"),
    ("mrs", "ReadRegister"),
    ("msr", "WriteRegister"),
    ("pstate", "ProcessorState"),
    ("crn", "ControlRegister"),
    ("crm", "ControlRegister"),
    ("negimm", "SubImmediate"),
    ("movsym", "MovSymbol"),
    ("behind", "Behind"),
    ("cbnear", "CompareBranch"),
    ("stshh", "StoreHint"),
    ("sysop", "SystemOperation"),
    ("shift", "Shift"),
    ("rshift", "ShiftOrRotate"),
    ("extend", "Extend"),
    ("extx", "ExtendX"),
    ("indexw", "IndexW"),
    ("indexx", "IndexX"),
    ("lsl", "Lsl"),
    ("msl", "Msl"),
];

/// Literal words: `word:csync`.
pub const WORDS: &[&str] = &["csync", "dsync", "vgx2", "vgx4", "vlx2", "vlx4", "sm", "za", "nb", "ph"];

fn kind_of(name: &str) -> Option<&'static str> {
    KINDS.iter().find(|k| k.0 == name).map(|k| k.1)
}

/// The shifts and extensions in the order of their run-time numbers.
const SHIFTS: &[&str] = &[
    "lsl", "lsr", "asr", "ror", "msl", "mul", "mulvl", "", "uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw",
    "sxtx",
];

/// `lsl:3`, `sxtw:` without an amount, `mulvl`: the argument is the number of the shift, and the amount plus 1.
fn fixed_shift(word: &str) -> Result<Option<Item>, String> {
    let (name, amount) = match word.split_once(':') {
        None if word == "mulvl" => (word, ""),
        None => return Ok(None),
        Some(parts) => parts,
    };
    let Some(kind) = SHIFTS.iter().position(|s| *s == name) else { return Ok(None) };
    let amount: i32 = if amount.is_empty() { 0 } else { amount.parse::<i32>().map_err(|e| e.to_string())? + 1 };
    let arg = (kind as i32) << 8 | amount;
    Ok(Some(Item { kind: "FixedShift".into(), tag: tags::SHIFT, arg, field: Vec::new() }))
}

/// A kind that is not a number, or a literal word.
fn named(word: &str, fields: &Fields) -> Result<Item, String> {
    if let Some(literal) = word.strip_prefix("word:") {
        let at = WORDS.iter().position(|w| *w == literal).ok_or_else(|| format!("unknown word '{literal}'"))?;
        return Ok(Item { kind: "Word".into(), tag: tags::VALUE, arg: at as i32, field: Vec::new() });
    }
    if let Some(item) = fixed_shift(word)? {
        return Ok(item);
    }
    let stem = base(word);
    let Some(kind) = kind_of(stem) else { return Err(format!("unknown kind of operand '{word}'")) };
    let arg = word[stem.len()..].parse().unwrap_or(0);
    if kind == "Tiles" {
        return Ok(Item { kind: kind.into(), tag: tags::TILES, arg, field: fields.of(stem)? });
    }
    let is_shift =
        ["Multiple", "Shift", "ShiftOrRotate", "Extend", "ExtendX", "IndexW", "IndexX", "Lsl", "Msl"].contains(&kind);
    let tag = if is_shift { tags::SHIFT } else { tags::VALUE };
    Ok(Item { kind: kind.into(), tag, arg, field: fields.of(stem).unwrap_or_default() })
}
