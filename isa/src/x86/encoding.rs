//! The encoding column: from its words to the fields of a row and the roles of the operands.

use super::classes as c;
use super::flags::{self, flag};
use super::notation::Line;
use super::operands::{Context, Operand};
use super::row::{Encoding, Form, Imm, Role, Space};
use super::rows::Row;
use crate::source::Source;

fn hex(word: &str) -> Option<u8> {
    (word.len() == 2 && !word.contains(|ch: char| ch.is_ascii_lowercase()))
        .then(|| u8::from_str_radix(word, 16).ok())
        .flatten()
}

/// Reads the encoding's words.
///
/// # Errors
/// If a word is invalid.
pub fn encoding(line: &Line, words: &[&str], cx: Context, operands: &[Operand]) -> Result<Row, String> {
    let mut row = Encoding {
        space: Space::Legacy,
        map: 0,
        pp: 0,
        w: cx.size == 64,
        l: 0,
        size: match cx.size {
            16 => 16,
            32 => 32,
            _ => 0,
        },
        opcode: 0,
        form: Form::Plain,
        digit: 0,
        imm: Imm::None,
        imm2: Imm::None,
        scale: 0,
        given: 0,
        flags: 0,
    };
    for f in &line.flags {
        if f != "att" && f != "intel" {
            row.flags |= flag(f).ok_or_else(|| format!("`{f}` is not a flag"))?;
        }
    }
    let has = |name: &str| line.flags.iter().any(|f| f == name);
    if has("d64") {
        row.w = false;
    }
    let mut roles: Option<Vec<&str>> = None;
    let mut bytes = Vec::new();
    let mut is4 = false;
    let scaled = words.iter().any(|w| factor(w).is_some());
    for &word in words {
        if word.starts_with('[') {
            roles = Some(word.trim_matches(['[', ']']).split(',').collect());
        } else if let Some(b) = hex(word) {
            bytes.push(b);
        } else if let Some((b, add)) = word.split_once('+').and_then(|(b, a)| Some((hex(b)?, a))) {
            let plus = match add {
                "r" => {
                    row.form = Form::Low;
                    0
                }
                "w" => u8::from(cx.size != 8),
                n => n.parse().map_err(|_| format!("`{word}`: unknown part `{add}`"))?,
            };
            bytes.push(b + plus);
        } else if word.contains('.') && !word.starts_with("REX") {
            prefix(&mut row, word, cx)?;
        } else if let Some(n) = word.strip_prefix("SCC=") {
            row.given = n.parse().map_err(|_| format!("`{word}` is not a condition"))?;
            row.flags |= flags::F_SCC;
        } else if let Some(n) = word.strip_prefix('=') {
            row.given = n.parse().map_err(|_| format!("`{word}` does not specify a byte"))?;
            row.imm = Imm::Given;
        } else if let Some(digit) = word.strip_prefix('/') {
            match digit {
                "r" => row.form = Form::Register,
                "is4" => is4 = true,
                d => {
                    row.form = Form::Digit;
                    row.digit = d.parse().ok().filter(|n| *n < 8).ok_or_else(|| format!("`{word}` is not a digit"))?;
                }
            }
        } else {
            match word {
                "NP" => {}
                "REX.W" => row.w = true,
                "o16" => row.size = 16,
                "o32" => row.size = 32,
                "3DNOW" => row.map = 15,
                _ if factor(word).is_some() => row.scale = factor(word).unwrap_or(0),
                _ => {
                    let imm = immediate(word, cx).ok_or_else(|| format!("`{word}` is not part of an encoding"))?;
                    if row.imm == Imm::None {
                        row.imm = imm;
                    } else {
                        row.imm2 = imm;
                    }
                }
            }
        }
    }
    opcode(&mut row, &bytes)?;
    if has("nosize") || row.space != Space::Legacy {
        row.size = 0;
    }
    // 64-bit forms exist only in 64-bit mode, and so do tiles.
    let tiles = operands.iter().any(|o| o.class.mask & c::TMM != 0);
    if (row.space == Space::Legacy && row.w) || cx.size == 64 || tiles {
        row.flags |= flags::F_ONLY_64;
    }
    if has("zero") {
        row.flags |= flags::F_MASK;
    }
    if row.space == Space::Evex && !scaled {
        let memory = operands.iter().find(|o| o.class.memory() && o.width >= 8);
        row.scale = memory.map_or(0, |o| (o.width / 8).trailing_zeros() as u8);
    }
    if matches!(row.space, Space::Vex | Space::Xop) || (row.space == Space::Legacy && row.map > 1) {
        row.flags |= flags::F_NOEGPR;
    }
    let roles = match roles {
        Some(names) => explicit(&names, operands.len())?,
        None => deduce(&row, operands, is4)?,
    };
    Ok(Row {
        text: line.to_string(),
        names: [String::new(), String::new()],
        syntaxes: [false; 2],
        commuted: false,
        source: Source::default(),
        operands: operands.iter().map(|o| o.class.clone()).collect(),
        roles,
        encoding: row,
        features: Vec::new(),
    })
}

/// log2 of the scale of an 8-bit displacement, if the row specifies it: `N4`.
fn factor(word: &str) -> Option<u8> {
    let n: u32 = word.strip_prefix('N')?.parse().ok()?;
    n.is_power_of_two().then(|| n.trailing_zeros() as u8)
}

fn immediate(word: &str, cx: Context) -> Option<Imm> {
    Some(match (word, cx.size) {
        ("ib", _) | ("iz", 8) => Imm::Ib,
        ("iw", _) | ("iz", 16) => Imm::Iw,
        ("id", _) | ("iz", 32) => Imm::Id,
        ("ids", _) | ("iz", 64) => Imm::Ids,
        ("iq", _) => Imm::Iq,
        ("cb", _) => Imm::Cb,
        ("cw", _) => Imm::Cw,
        ("cd", _) => Imm::Cd,
        _ => return None,
    })
}

/// Reads a VEX, EVEX or XOP prefix: `VEX.128.66.0F.W0`.
fn prefix(row: &mut Encoding, word: &str, cx: Context) -> Result<(), String> {
    for part in word.split('.') {
        match part {
            "VEX" => row.space = Space::Vex,
            "EVEX" => row.space = Space::Evex,
            "XOP" => row.space = Space::Xop,
            "Lxy" | "Lxyz" | "Lyz" => {
                row.l = match cx.vector {
                    256 => 1,
                    512 => 2,
                    _ => 0,
                }
            }
            "128" | "LZ" | "L0" => row.l = 0,
            "LIG" => {
                row.l = 0;
                row.flags |= flags::F_LIG;
            }
            "256" | "L1" => row.l = 1,
            "512" => row.l = 2,
            "NP" => row.pp = 0,
            "Pv" => {
                row.pp = u8::from(cx.size == 16);
                row.flags |= if cx.size == 16 { flags::F_SIZED } else { 0 };
            }
            "66" => row.pp = 1,
            "F3" => row.pp = 2,
            "F2" => row.pp = 3,
            "0F" => row.map = 1,
            "0F38" => row.map = 2,
            "0F3A" => row.map = 3,
            "W0" => row.w = false,
            "WIG" => {
                row.w = false;
                row.flags |= flags::F_WIG;
            }
            // W selects 32 or 64 bits, and is ignored outside 64-bit mode.
            "Wd" => {
                row.w = false;
                row.flags |= flags::F_WIG32;
            }
            "Ws" if cx.size == 32 => {
                row.w = false;
                row.flags |= flags::F_WIG32;
            }
            "W1" => row.w = true,
            "Ws" => row.w = cx.size == 64,
            p => match p.strip_prefix("MAP").and_then(|n| n.parse().ok()) {
                Some(n) => row.map = n,
                None => return Err(format!("`{word}`: unknown part `{p}`")),
            },
        }
    }
    Ok(())
}

/// Splits the bytes into mandatory prefix, map, opcode and a fixed second byte.
fn opcode(row: &mut Encoding, bytes: &[u8]) -> Result<(), String> {
    let mut b = bytes;
    if row.space == Space::Legacy {
        if b.len() > 1 {
            row.pp = match b[0] {
                0x66 => 1,
                0xf3 => 2,
                0xf2 => 3,
                _ => 0,
            };
            b = if row.pp == 0 { b } else { &b[1..] };
        }
        for (head, map) in [(&[0x0f, 0x38][..], 2), (&[0x0f, 0x3a], 3), (&[0x0f, 0x0f], 15), (&[0x0f], 1)] {
            if row.map == 0 && b.len() > head.len() && b.starts_with(head) {
                row.map = map;
                b = &b[head.len()..];
            }
        }
    }
    match *b {
        [op] => row.opcode = op,
        // `D9 C0+r` is a ModRM byte with a register.
        [op, more] if row.form == Form::Low => {
            row.opcode = op;
            row.form = Form::Digit;
            row.digit = more >> 3 & 7;
        }
        [op, more] => {
            row.opcode = op;
            row.form = Form::Fixed;
            row.digit = more;
        }
        _ => return Err("the opcode is one or two bytes after the prefixes and the map".into()),
    }
    if row.map == 15 {
        row.form = Form::Suffix;
    }
    Ok(())
}

fn explicit(names: &[&str], count: usize) -> Result<Vec<Role>, String> {
    if names.len() != count {
        return Err("expected one role per operand".into());
    }
    names
        .iter()
        .map(|n| {
            Ok(match *n {
                "-" => Role::Implied,
                "R" => Role::Reg,
                "M" => Role::Rm,
                "V" => Role::Vvvv,
                "S" => Role::Is4,
                "L" => Role::Is4Low,
                "O" => Role::Opcode,
                "I" => Role::Imm,
                "J" => Role::Imm2,
                "RM" => Role::RegRm,
                "E" => Role::Rounding,
                "A" => Role::Source,
                _ => return Err(format!("`{n}` is not a role")),
            })
        })
        .collect()
}

/// Deduces where the operands are encoded.
fn deduce(row: &Encoding, operands: &[Operand], is4: bool) -> Result<Vec<Role>, String> {
    let mut roles = vec![Role::Implied; operands.len()];
    let mut immediates = 0;
    for (i, o) in operands.iter().enumerate() {
        let m = o.class.mask;
        if m & (c::MOFFS | c::MOFFSQ) != 0 {
            roles[i] = Role::Moffs;
        } else if o.class.immediate() || m & (c::REL | c::REL8) != 0 {
            roles[i] = match (immediates, is4) {
                (0, true) => Role::Is4Low,
                (0, false) => Role::Imm,
                (1, _) => Role::Imm2,
                _ => return Err("more than two immediates".into()),
            };
            immediates += 1;
        } else if m & c::RC != 0 {
            roles[i] = Role::Rounding;
        } else if m & c::SI != 0 {
            roles[i] = Role::Source;
        } else if m & c::DI != 0 {
            roles[i] = Role::Destination;
        }
    }
    let expected = usize::from(row.imm != Imm::None && row.imm != Imm::Given) + usize::from(row.imm2 != Imm::None);
    let moffs = roles.contains(&Role::Moffs);
    if !is4 && !moffs && expected != immediates {
        return Err(format!("{immediates} immediate operands, but {expected} in the encoding"));
    }
    let mut others: Vec<usize> = (0..operands.len()).filter(|&i| operands[i].class.encoded()).collect();
    if row.form == Form::Low {
        let [only] = others[..] else { return Err("`+r` takes one register".into()) };
        roles[only] = Role::Opcode;
        return Ok(roles);
    }
    if others.is_empty() {
        return Ok(roles);
    }
    if matches!(row.form, Form::Plain | Form::Fixed) {
        return Err("there is no ModRM byte for an operand".into());
    }
    let memory: Vec<usize> = others.iter().copied().filter(|&i| operands[i].class.memory()).collect();
    let rm = match memory[..] {
        [] if is4 => others[others.len() - 2],
        [] => others[others.len() - 1],
        [one] => one,
        _ => return Err("two operands in memory".into()),
    };
    others.retain(|&i| i != rm);
    roles[rm] = Role::Rm;
    let mut places = match row.form {
        Form::Digit => vec![Role::Vvvv],
        _ if rm == 0 && others.len() == 2 => vec![Role::Vvvv, Role::Reg],
        _ if is4 => vec![Role::Reg, Role::Vvvv, Role::Is4],
        _ => vec![Role::Reg, Role::Vvvv],
    }
    .into_iter();
    for i in others {
        roles[i] = places.next().ok_or("more registers than places for them")?;
        if roles[i] == Role::Vvvv && row.space == Space::Legacy {
            return Err("VEX.vvvv without VEX".into());
        }
    }
    Ok(roles)
}
