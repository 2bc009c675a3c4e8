//! The operands of a row: what each must be, and where its value is encoded.

use super::fields::{Fields, base};
use super::row::{Item, Notation};
use super::segment::Segment;
use super::tags;

/// The operands that were read so far.
#[derive(Debug)]
pub struct Operands<'a, K> {
    pub fields: &'a Fields,
    pub items: Vec<Item<K>>,
    /// The names of registers, with the indices of their items.
    pub registers: Vec<(&'a str, usize)>,
    numbers: Vec<(&'a str, usize)>,
}

impl<'a, K: Notation> Operands<'a, K> {
    /// Reads the operands of a row; optional ones are no longer in braces.
    ///
    /// # Errors
    /// If an operand is malformed.
    pub fn read(text: &'a str, fields: &'a Fields) -> Result<Vec<Item<K>>, String> {
        let mut operands = Operands { fields, items: Vec::new(), registers: Vec::new(), numbers: Vec::new() };
        let mut rest = text;
        // A bracket after a comma or at the start opens an address, otherwise an index.
        let mut adjoins = false;
        while let Some(first) = rest.chars().next() {
            adjoins &= first != ',';
            let tag = match first {
                ' ' | ',' => None,
                '[' if adjoins => Some(K::INDEX),
                '[' => Some(tags::OPEN),
                ']' => Some(tags::CLOSE),
                '!' => Some(tags::BANG),
                '^' => Some(tags::CARET),
                _ => {
                    rest = operands.operand(rest)?;
                    adjoins = true;
                    continue;
                }
            };
            operands.items.extend(tag.map(|tag| Item { kind: K::SIGN, tag, arg: 0, field: Vec::new() }));
            rest = &rest[1..];
        }
        Ok(operands.items)
    }

    /// Reads the operand at the start of a text and returns what follows.
    fn operand(&mut self, text: &'a str) -> Result<&'a str, String> {
        let mut end = text.find([' ', ',', '[', ']', '!']).unwrap_or(text.len());
        if text[end..].starts_with("[]") {
            end += 2;
        }
        let (word, rest) = text.split_at(end);
        if let Some(number) = word.strip_prefix('#') {
            let earlier = self.numbers.iter().find(|n| n.0 == number);
            let item = match (K::SAME, earlier) {
                (Some(kind), Some(&(_, at))) => Item { kind, tag: tags::VALUE, arg: at as i32, field: Vec::new() },
                _ => {
                    if number.parse::<f64>().is_err() {
                        self.numbers.push((number, self.items.len()));
                    }
                    self.number(number)?
                }
            };
            self.items.push(item);
            return Ok(rest);
        }
        if !word.trim_start_matches('-').starts_with(|c: char| c.is_ascii_uppercase()) {
            let item = self.named(word)?;
            self.items.push(item);
            return Ok(rest);
        }
        K::register(self, word)?;
        if let Some(lane) = rest.strip_prefix('[')
            && let Some(item) = self.items.last_mut().filter(|item| K::has_lanes(item.tag))
        {
            item.tag |= tags::LANE;
            let (lane, rest) = lane.split_once(']').ok_or("expected a closing bracket")?;
            let lane = self.number(lane)?;
            self.items.push(lane);
            return Ok(rest);
        }
        Ok(rest)
    }

    /// `name`, `name*8`, `name+1`, `(32-name)`, or a literal number; names that start with `s` are signed.
    fn number(&self, text: &str) -> Result<Item<K>, String> {
        let fields = self.fields;
        let item = |kind: K, arg: i32, field| Item { kind, tag: tags::VALUE, arg, field };
        let sign = if text.starts_with('s') { K::SIGNED } else { K::UNSIGNED };
        if text == "0.0" {
            return Ok(item(K::FLOAT_ZERO, 0, Vec::new()));
        }
        if let Ok(number) = number(text) {
            return Ok(item(K::CONST, number, Vec::new()));
        }
        if let Some(inside) = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) {
            let (from, name) = inside.split_once('-').ok_or("expected '(32-name)'")?;
            return Ok(item(K::MINUS, number(from)?, fields.of(name)?));
        }
        if let Some((name, scale)) = text.split_once('*') {
            let (kind, name) = kind_of(base(name)).map_or((sign, name), |kind| (kind, base(name)));
            return Ok(item(kind, number(scale)?, fields.of(name)?));
        }
        if let Some((name, least)) = text.split_once('+') {
            return Ok(item(K::FROM, number(least)?, fields.of(name)?));
        }
        if let Some(item) = K::own_number(text, fields)? {
            return Ok(item);
        }
        let Some(kind) = kind_of::<K>(base(text)) else { return Ok(item(sign, 1, fields.of(text)?)) };
        let arg = if kind.is_relative() { self.items.len() as i32 - 1 } else { argument(text, base(text)) };
        Ok(item(kind, arg, fields.of(base(text)).unwrap_or_default()))
    }

    /// A kind that is not a number: `cond`, `shift`, `lsl:3`, `sxtw:` without an amount; or a literal word.
    fn named(&self, word: &str) -> Result<Item<K>, String> {
        let item = |kind: K, tag, arg: usize| Item { kind, tag, arg: arg as i32, field: Vec::new() };
        if let Some(literal) = word.strip_prefix("word:") {
            let at = K::WORDS.iter().position(|w| *w == literal).ok_or_else(|| format!("unknown word '{literal}'"))?;
            return Ok(item(K::WORD, tags::VALUE, at));
        }
        let (name, amount) = word.split_once(':').unwrap_or((word, ""));
        let stem = if kind_of::<K>(name).is_some() { name } else { base(name) };
        let kind = kind_of::<K>(stem).filter(|_| name == word || !K::SHIFTS.contains(&name));
        let Some(kind) = kind else {
            // The number of the shift, and its amount plus 1.
            let shift = K::SHIFTS.iter().position(|s| s.replace(' ', "") == name);
            let shift = shift.ok_or_else(|| format!("unknown kind of operand '{word}'"))?;
            let amount = if amount.is_empty() { 0 } else { amount.parse::<usize>().map_err(|e| e.to_string())? + 1 };
            return Ok(item(K::FIXED_SHIFT, tags::SHIFT, shift << 8 | amount));
        };
        let arg = match amount {
            "" => argument(name, stem),
            _ => amount.parse().map_err(|_| format!("'{word}' has no number"))?,
        };
        Ok(Item { kind, tag: kind.tag(), arg, field: self.fields.of(stem).unwrap_or_default() })
    }

    /// The bits that exclude the number of an earlier register.
    pub fn excluding(&self, name: &str) -> Result<i32, String> {
        let earlier = self.registers.iter().find(|register| register.0 == name);
        earlier.map(|register| 1 << register.1).ok_or_else(|| format!("'{name}' is not an earlier operand"))
    }

    /// A register that the row determines: a number, an earlier register, or the one after it.
    pub fn determined(&self, name: &str, tag: u16) -> Option<Item<K>> {
        let item = |kind, arg| Some(Item { kind, tag, arg, field: Vec::new() });
        let earlier = |name: &str| self.registers.iter().find(|register| register.0 == name).map(|r| r.1 as i32);
        if let Ok(number) = name.parse::<i32>() {
            return item(K::FIXED, number);
        }
        if let Some(arg) = earlier(name) {
            return item(K::TIED, arg);
        }
        name.strip_suffix('1').and_then(earlier).and_then(|arg| item(K::NEXT, arg))
    }
}

/// A register in parts: its name, and the constraints that follow it, each with the sign before it.
pub fn register_parts(text: &str) -> (&str, Vec<(u8, &str)>) {
    let is_sign = |c: char| !c.is_ascii_alphanumeric();
    let end = text.find(is_sign).unwrap_or(text.len());
    let (name, mut rest) = text.split_at(end);
    let mut parts = Vec::new();
    while let Some(&sign) = rest.as_bytes().first() {
        let end = rest[1..].find(is_sign).map_or(rest.len(), |end| end + 1);
        parts.push((sign, &rest[1..end]));
        rest = &rest[end..];
    }
    (name, parts)
}

fn kind_of<K: Notation>(name: &str) -> Option<K> {
    K::NAMES.iter().find(|kind| kind.0 == name).map(|kind| kind.1)
}

/// A number.
pub fn number(text: &str) -> Result<i32, String> {
    text.parse().map_err(|_| format!("'{text}' is not a number"))
}

/// The number after a name; 0 without one.
fn argument(text: &str, name: &str) -> i32 {
    text[name.len()..].parse().unwrap_or(0)
}

/// The segments of a value in a second field, which continues at a bit.
pub fn shifted(field: Vec<Segment>, by: u8) -> impl Iterator<Item = Segment> {
    field.into_iter().map(move |segment| Segment { from: segment.from + by, ..segment })
}
