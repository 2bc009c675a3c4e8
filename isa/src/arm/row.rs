//! Turns a form into rows: what each operand must be, and where its value is encoded.

use super::register::register;
use super::tags;
use crate::features::{Needs, needs};
use crate::word::{Fields, Item, Row, Segment, base, field_name, fields, optional};

/// The properties of a row other than its operands; `tables.rs` at run time has the same bits.
const WIDE: u16 = 1;
const IN_BLOCK: u16 = 2;
const OUT_OF_BLOCK: u16 = 4;
const TAKES_W: u16 = 8;
const NEEDS_W: u16 = 16;
const NO_CONDITION: u16 = 32;
const EVERYWHERE: u16 = 64;
const LAST: u16 = 128;
const CONDITION: u16 = 256;
const LAST_WITH_PC: u16 = 512;
const A32: u16 = 1024;
const UNDEFINED: u16 = 2048;

/// The notes that are not features.
const NOTES: &[(&str, u16)] = &[
    ("in", IN_BLOCK),
    ("out", OUT_OF_BLOCK),
    ("+w", TAKES_W),
    ("w", NEEDS_W | TAKES_W),
    ("nopred", NO_CONDITION),
    ("always", NO_CONDITION | EVERYWHERE),
    ("last", LAST),
    ("lastpc", LAST_WITH_PC),
    ("a32", A32),
    ("undefined", UNDEFINED),
];

/// The rows of a form: with and without each optional operand.
///
/// # Errors
/// If the form is malformed.
pub fn rows(mnemonic: &str, operands: &str, bits: &str, notes: &str) -> Result<Vec<Row>, String> {
    let count: usize = bits_of(bits)?;
    let fields = fields(bits, count as u32, width)?;
    let mut flags = if count == 32 { WIDE } else { 0 };
    let mut features = Needs::new();
    let is_simd = mnemonic.starts_with('v') || mnemonic.contains('.') || notes.contains("-w");
    if count == 32 && !is_simd {
        flags |= TAKES_W;
    }
    for note in notes.split_whitespace().filter(|n| *n != "-w") {
        match NOTES.iter().find(|n| n.0 == note) {
            Some((_, bits)) => flags |= bits,
            None => features.extend(needs(note)),
        }
    }
    if count == 32 && flags & A32 == 0 && features.is_empty() {
        features.extend(needs("thumb2"));
    }
    if flags & A32 == 0 && fields.named.iter().any(|f| f.0 == "cond") {
        flags |= CONDITION;
    }
    let mut all = Vec::new();
    for variant in without_first(operands).iter().flat_map(|o| optional(o)) {
        let items = items(&variant, &fields)?;
        let text = format!("{mnemonic} {variant}  {bits}  {notes}");
        let mut value = fields.value;
        if operands.contains("smag") && !variant.contains("smag") {
            // Without an offset the sign bit means "add".
            let sign = fields.of("smag")?.into_iter().max_by_key(|s| s.from + s.width);
            value |= sign.map_or(0, |s| 1 << (s.at + s.width - 1));
        }
        all.push(Row { mnemonic: mnemonic.into(), items, value, features: features.clone(), flags, text });
    }
    let named = names(operands);
    for (name, ..) in &fields.named {
        if name != "cond" && !named.contains(name) {
            return Err(format!("no operand fills the bits '{name}' of {mnemonic} {operands}"));
        }
    }
    Ok(all)
}

/// The width in bits: 16 or 32.
fn bits_of(bits: &str) -> Result<usize, String> {
    for count in [16, 32] {
        if fields(bits, count as u32, width).is_ok() {
            return Ok(count);
        }
    }
    fields(bits, 32, width).map(|_| 32)
}

/// The default width of a field.
#[must_use]
pub fn width(field: &str) -> Option<u32> {
    match field {
        "cond" => Some(4),
        _ if field.starts_with('R') => Some(4),
        _ => None,
    }
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
    let mut rest = operands;
    let sign = |tag| Item { kind: "Sign".into(), tag, arg: 0, field: Vec::new() };
    while let Some(first) = rest.chars().next() {
        let tag = match first {
            ' ' | ',' => None,
            '[' => Some(tags::OPEN),
            ']' => Some(tags::CLOSE),
            '!' => Some(tags::BANG),
            _ => {
                let end = word_end(rest);
                let (word, behind) = rest.split_at(end);
                rest = behind;
                word_items(word, fields, &mut seen, &mut items)?;
                continue;
            }
        };
        items.extend(tag.map(sign));
        rest = &rest[1..];
    }
    Ok(items)
}

/// The end of a word: brackets that directly follow a register belong to it.
fn word_end(text: &str) -> usize {
    let end = text.find([' ', ',', '[', ']', '!']).unwrap_or(text.len());
    if text[end..].starts_with('[') && end > 0 {
        return end + text[end..].find(']').map_or(0, |close| close + 1);
    }
    end
}

fn word_items(
    word: &str,
    fields: &Fields,
    seen: &mut Vec<(String, usize)>,
    items: &mut Vec<Item>,
) -> Result<(), String> {
    if let Some(number) = word.strip_prefix('#') {
        items.push(value(number, fields, items)?);
        return Ok(());
    }
    if !word.starts_with(|c: char| c.is_ascii_uppercase()) {
        items.push(named(word, fields)?);
        return Ok(());
    }
    let (word, align) = word.split_once(":al").map_or((word, None), |(word, align)| (word, Some(align)));
    let (word, lane) = match word.split_once('[') {
        Some((word, lane)) if lane != "]" => (word, lane.strip_suffix(']')),
        _ => (word, None),
    };
    let mut item = register(word, fields, seen, items.len())?;
    if let Some(lane) = lane {
        item.tag |= tags::LANE;
        items.push(item);
        items.push(value(lane, fields, items)?);
        return Ok(());
    }
    items.push(item);
    if let Some(align) = align {
        // The allowed alignments in bits as logarithms, one byte each, the first one lowest.
        let mut arg = 0;
        for (i, bits) in align.split('_').enumerate() {
            let bits: u32 = bits.parse().map_err(|_| format!("'{align}' is not an alignment"))?;
            arg |= (bits.trailing_zeros() as i32) << (8 * i);
        }
        let field = fields.of("al").unwrap_or_default();
        items.push(Item { kind: "Align".into(), tag: tags::ALIGN, arg, field });
    }
    Ok(())
}

/// `name`, `name*8`, `name+1`, `(32-name)`, or a literal number; names that start with `s` are signed.
fn value(text: &str, fields: &Fields, before: &[Item]) -> Result<Item, String> {
    let item = |kind: &str, arg: i32, field| Item { kind: kind.into(), tag: tags::VALUE, arg, field };
    if text == "0.0" {
        return Ok(item("FloatZero", 0, Vec::new()));
    }
    if let Ok(number) = text.parse::<i32>() {
        return Ok(item("Const", number, Vec::new()));
    }
    let number = |text: &str| text.parse::<i32>().map_err(|_| format!("'{text}' is not a number"));
    if let Some(inside) = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) {
        let (from, name) = inside.split_once('-').ok_or("expected '(32-name)'")?;
        return Ok(item("Minus", number(from)?, fields.of(name)?));
    }
    let split = |sign: char| text.split_once(sign).map(|(n, a)| Ok::<_, String>((n, number(a)?))).transpose();
    if let Some((name, scale)) = split('*')? {
        if let Some(kind) = kind_of(base(name)) {
            return Ok(item(kind, scale, fields.of(base(name))?));
        }
        return Ok(item(if name.starts_with('s') { "Signed" } else { "Unsigned" }, scale, fields.of(name)?));
    }
    if let Some((name, least)) = split('+')? {
        return Ok(item("From", least, fields.of(name)?));
    }
    match kind_of(base(text)) {
        Some(kind) => {
            let arg = text[base(text).len()..].parse().unwrap_or(0);
            // The width of a bit field is relative to its lowest bit, the previous operand.
            let arg = if matches!(kind, "Width" | "Msb") { before.len() as i32 - 1 } else { arg };
            Ok(item(kind, arg, fields.of(base(text)).unwrap_or_default()))
        }
        None => Ok(item(if text.starts_with('s') { "Signed" } else { "Unsigned" }, 1, fields.of(text)?)),
    }
}

/// The kinds of values with names of their own in the rows, and the variants at run time.
const KINDS: &[(&str, &str)] = &[
    ("modimm", "Modified"),
    ("modnot", "ModifiedNot"),
    ("modneg", "ModifiedNegated"),
    ("negimm", "Negated"),
    ("smag", "SignMagnitude"),
    ("smagcut", "CutMagnitude"),
    ("index", "Indexed"),
    ("negindex", "IndexedNegative"),
    ("movw", "MovWide"),
    ("amount", "ShiftAmount"),
    ("rotation", "Rotation"),
    ("notimm", "Inverted"),
    ("movlarge", "MovLarge"),
    ("negmany", "NegatedMany"),
    ("lsb", "Lsb"),
    ("width", "Width"),
    ("msb", "Msb"),
    ("any", "AnyNumber"),
    ("jump", "Jump"),
    ("wjump", "WideJump"),
    ("near", "Branch"),
    ("wnear", "WideBranch"),
    ("ajump", "ArmJump"),
    ("acall", "ArmCall"),
    ("call", "Call"),
    ("callx", "CallExchange"),
    ("cbz", "CompareBranch"),
    ("literal", "Literal"),
    ("wliteral", "WideLiteral"),
    ("dliteral", "DoubleLiteral"),
    ("vliteral", "FloatLiteral"),
    ("hliteral", "HalfLiteral"),
    ("adr", "Adr"),
    ("wadr", "WideAdr"),
    ("cond", "Condition"),
    ("dsb", "Barrier"),
    ("isb", "InstructionBarrier"),
    ("tsb", "TraceBarrier"),
    ("coproc", "Coprocessor"),
    ("cregd", "ControlRegister"),
    ("cregn", "ControlRegister"),
    ("cregm", "ControlRegister"),
    ("endian", "Endian"),
    ("iflags", "InterruptFlags"),
    ("mrs", "ReadStatus"),
    ("msr", "WriteStatus"),
    ("banked", "Banked"),
    ("regs", "List"),
    ("lowregs", "LowList"),
    ("onereg", "OneRegister"),
    ("sregs", "SingleList"),
    ("dregs", "DoubleRegisters"),
    ("shift", "Shift"),
    ("lslsh", "LeftShift"),
    ("rightsh", "RightShift"),
    ("noshift", "NoShift"),
    ("satshift", "SaturateShift"),
    ("lsl", "ShiftLeft"),
    ("asr", "ShiftRight"),
    ("ror8", "RotateBytes"),
    ("shiftby", "ShiftBy"),
    ("lowshiftby", "LowShiftBy"),
    ("option", "Option"),
    ("nimm", "Element"),
    ("nnot", "Complement"),
    ("nmov", "MovedElement"),
    ("nneg", "InvertedElement"),
    ("nrep", "Repeated"),
    ("ninv", "RepeatedInverted"),
    ("nfloat", "FloatElement"),
    ("fimm", "FloatImmediate"),
    ("fcode", "FloatCode"),
    ("notzero", "NotZero"),
];

/// Literal words: `word:apsr_nzcv`.
pub const WORDS: &[&str] =
    &["apsr_nzcv", "csync", "fpscr", "fpsid", "fpexc", "fpinst", "fpinst2", "mvfr0", "mvfr1", "mvfr2"];

fn kind_of(name: &str) -> Option<&'static str> {
    KINDS.iter().find(|k| k.0 == name).map(|k| k.1)
}

/// The shifts in the order of their run-time numbers.
const SHIFTS: &[&str] = &["lsl", "lsr", "asr", "ror", "rrx"];

/// A kind that is not a number, or a literal word.
fn named(word: &str, fields: &Fields) -> Result<Item, String> {
    let item = |kind: &str, tag, arg: i32, field: Vec<Segment>| Item { kind: kind.into(), tag, arg, field };
    if let Some(literal) = word.strip_prefix("word:") {
        let at = WORDS.iter().position(|w| *w == literal).ok_or_else(|| format!("unknown word '{literal}'"))?;
        return Ok(item("Word", tags::VALUE, at as i32, Vec::new()));
    }
    // `lsl:3`, `rrx:`
    if let Some((name, amount)) = word.split_once(':')
        && let Some(kind) = SHIFTS.iter().position(|s| *s == name)
    {
        let amount: i32 = if amount.is_empty() { 0 } else { amount.parse::<i32>().map_err(|e| e.to_string())? + 1 };
        return Ok(item("FixedShift", tags::SHIFT, (kind as i32) << 8 | amount, Vec::new()));
    }
    let (word, arg) = match word.split_once(':') {
        Some((word, arg)) => (word, arg.parse().map_err(|_| format!("'{word}' has no number"))?),
        None => (word, 0),
    };
    let stem = if kind_of(word).is_some() { word } else { base(word) };
    let Some(kind) = kind_of(stem) else { return Err(format!("unknown kind of operand '{word}'")) };
    let arg = if arg == 0 { word[stem.len()..].parse().unwrap_or(0) } else { arg };
    let tag = match kind {
        "Shift" | "NoShift" | "LeftShift" | "RightShift" | "SaturateShift" | "ShiftLeft" | "ShiftRight"
        | "RotateBytes" => tags::SHIFT,
        "ShiftBy" | "LowShiftBy" => tags::SHIFTED_BY,
        "Option" => tags::OPTION,
        "List" | "LowList" | "OneRegister" => tags::LIST,
        "SingleList" => tags::SINGLES,
        "DoubleRegisters" => tags::DOUBLES,
        _ => tags::VALUE,
    };
    Ok(item(kind, tag, arg, fields.of(stem).unwrap_or_default()))
}
