//! Writes the rows as static Rust tables.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::row::{Encoding, Form, Imm, MemoryRule, Role, Space};
use super::rows::{Row, Tables};
use super::{classes, flags as f, kinds};
use crate::hash::{Perfect, packed};

/// The tables as Rust source.
///
/// # Errors
/// If a table exceeds its index type.
pub fn rust(tables: &Tables) -> Result<String, String> {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "\n/// The kind of an operand by its lowest class.\npub static KINDS: [u8; 64] = {:?};",
        kinds::of_bits()
    );
    let mut class_ids = BTreeMap::new();
    let mut class_text = String::new();
    let mut rows = String::new();
    let mut all_ids = Vec::new();
    for row in &tables.rows {
        let mut ids = [0usize; 6];
        let mut roles = [Role::Implied; 6];
        if row.operands.len() > 6 {
            return Err(format!("more than six operands: {}", row.text));
        }
        for (i, (class, role)) in row.operands.iter().zip(&row.roles).enumerate() {
            let key = (class.mask, class.register, class.name.clone());
            let next = class_ids.len();
            ids[i] = *class_ids.entry(key).or_insert_with(|| {
                let _ = writeln!(
                    class_text,
                    "    Class {{ mask: {:#x}, register: {}, name: {:?} }},",
                    class.mask,
                    class.register.unwrap_or(0xff),
                    class.name
                );
                next
            });
            roles[i] = *role;
        }
        let imm8s = row.operands.iter().any(|o| o.mask & (classes::I8W | classes::I8L | classes::I8Q) != 0);
        let Encoding { space, map, pp, w, l, size, opcode, form, digit, imm, imm2, scale, given, flags } = row.encoding;
        let roles = roles.map(|role| format!("Role::{role:?}")).join(", ");
        let _ = writeln!(
            rows,
            "    Row {{ encoding: Encoding {{ space: Space::{space:?}, map: {map}, pp: {pp}, w: {w}, l: {l}, size: {size}, opcode: {opcode:#x}, form: Form::{form:?}, digit: {digit:#x}, imm: Imm::{imm:?}, imm2: Imm::{imm2:?}, scale: {scale}, given: {given}, flags: {flags:#x} }}, classes: {ids:?}, roles: [{roles}], count: {}, widens: {}, {} }},",
            row.operands.len(),
            imm8s && imm == Imm::Ib,
            summary(row)
        );
        all_ids.push(ids);
    }
    if class_ids.len() > 256 || tables.rows.len() > 0xffff {
        return Err(format!("{} classes, {} rows: too many for their index", class_ids.len(), tables.rows.len()));
    }
    let _ = writeln!(
        out,
        "\n/// What the operands of rows accept, padded to the range of a byte.\npub static CLASSES: [Class; 256] = [\n{class_text}{}];",
        "    Class { mask: 0, register: 0, name: \"\" },\n".repeat(256 - class_ids.len())
    );
    let masks: Vec<u64> = class_ids
        .iter()
        .map(|(key, id): (&(u64, _, _), &usize)| (*id, key.0))
        .collect::<BTreeMap<_, _>>()
        .into_values()
        .collect();
    let _ = writeln!(
        out,
        "\n/// The bits of each class by themselves.\npub static MASKS: [u64; 256] = [{}{}];",
        masks.iter().map(|m| format!("{m:#x}, ")).collect::<String>(),
        "0, ".repeat(256 - masks.len())
    );
    let _ = writeln!(
        out,
        "\n/// The rows in the order of the tables.\npub static ROWS: [Row; {}] = [\n{rows}];",
        tables.rows.len()
    );
    // A table without pointers needs no relocations at startup, so its pages are shared and loaded only if used.
    let mut texts = String::new();
    mnemonics(&mut out, &mut texts, "ATT", (&tables.att, true), &tables.rows, &all_ids)?;
    mnemonics(&mut out, &mut texts, "INTEL", (&tables.intel, false), &tables.rows, &all_ids)?;
    let _ = writeln!(out, "/// The names of the mnemonics of both syntaxes.\npub static TEXTS: &str = {texts:?};");
    Ok(out)
}

/// The index for "no operand".
const NOWHERE: usize = 8;

/// Derived properties of a row that would be expensive to compute per instruction: the operand of each field, the bytes
/// of the opcode and escapes, the modes that need an operand-size prefix, and whether the fast path applies.
fn summary(row: &Row) -> String {
    let place = |roles: &[Role]| row.roles.iter().position(|r| roles.contains(r)).unwrap_or(NOWHERE);
    let Encoding { space, map, size, opcode, form, digit, flags, .. } = row.encoding;
    let escapes: &[u8] = match (space, map) {
        (Space::Legacy, 1 | 15) => &[0x0f],
        (Space::Legacy, 2) => &[0x0f, 0x38],
        (Space::Legacy, 3) => &[0x0f, 0x3a],
        _ => &[],
    };
    let mut head = escapes.to_vec();
    head.push(if form == Form::Suffix { 0x0f } else { opcode });
    if form == Form::Fixed {
        head.push(digit);
    }
    let head_value = head.iter().rev().fold(0u32, |all, &byte| all << 8 | u32::from(byte));
    // The numbers of the modes: 0 for 16 bits, 1 for 32, 2 for 64.
    let sized = match (space, size) {
        (Space::Legacy, 16) => 0b110,
        (Space::Legacy, 32) => 0b001,
        _ => 0,
    };
    let common = [Role::Implied, Role::Reg, Role::Rm, Role::Vvvv, Role::Opcode, Role::Imm, Role::RegRm];
    let rare = f::F_WAIT | f::F_ADR | f::F_A32 | f::F_A16 | f::F_REX2 | f::F_CHECKED;
    let modrm = matches!(form, Form::Register | Form::Digit | Form::Suffix);
    let easy = row.operands.len() <= 2 && row.operands.iter().all(|o| o.register.is_none());
    let rare = flags & rare != 0
        || form == Form::Suffix
        || row.roles.iter().any(|r| !common.contains(r))
        || row.operands.iter().any(|o| o.mask & classes::DFV != 0);
    format!(
        "reg_at: {}, rm_at: {}, vvvv_at: {}, imm_at: {}, head: {head_value:#x}, head_len: {}, modrm: {modrm}, sized: {sized}, rare: {rare}, easy: {easy}",
        if form == Form::Digit { NOWHERE } else { place(&[Role::Reg, Role::RegRm]) },
        place(&[Role::Rm, Role::Opcode, Role::RegRm]),
        place(&[Role::Vvvv]),
        place(&[Role::Imm, Role::Moffs, Role::Is4Low]),
        head.len(),
    )
}

/// Writes the mnemonics of one syntax. In AT&T syntax the size suffix may be omitted: such a name gets the slots of the
/// names with each suffix.
fn mnemonics(
    out: &mut String,
    texts: &mut String,
    prefix: &str,
    (names, suffixes): (&BTreeMap<String, Vec<usize>>, bool),
    rows: &[Row],
    ids: &[[usize; 6]],
) -> Result<(), String> {
    let mut all: BTreeMap<&str, [Option<&str>; 4]> = names.keys().map(|n| (n.as_str(), [None; 4])).collect();
    if suffixes {
        for name in names.keys() {
            let letters = if name.starts_with('f') { "slt" } else { "bwlq" };
            // `fs` is a prefix, never an abbreviation of `fst`.
            if let Some(i) = name.chars().last().and_then(|l| letters.find(l))
                && name.len() > 1
                && name != "fst"
            {
                all.entry(&name[..name.len() - 1]).or_insert([None; 4])[i] = Some(name);
            }
        }
    }
    let keys: Vec<&str> = all.keys().copied().collect();
    let Perfect { displacements, slots } = Perfect::new(&keys)?;
    let position: BTreeMap<&str, usize> =
        slots.iter().enumerate().filter_map(|(i, s)| Some((keys[(*s)?], i))).collect();
    let mut lists = String::new();
    let (mut sets, mut set_count) = (String::new(), 0);
    let mut length = 0;
    let mut entries = String::new();
    for slot in &slots {
        let Some(k) = slot else {
            entries.push_str(
                "    Mnemonic { text: 0, packed: [0; 2], first: 0, starts: [0; 8], suffixed: [0xffff; 4], rule: MemoryRule::Any, sets: 0xffff },\n",
            );
            continue;
        };
        let mut list = names.get(keys[*k]).cloned().unwrap_or_default();
        list.sort_by_key(|&r| rows[r].operands.len());
        for &r in &list {
            let _ = write!(lists, "Candidate {{ row: {r}, classes: {:?} }}, ", ids[r]);
        }
        let mut starts = [0; 8];
        for (count, start) in starts.iter_mut().enumerate() {
            let before = list.iter().filter(|&&r| rows[r].operands.len() < count).count();
            *start = u8::try_from(before).map_err(|_| format!("`{}` has too many rows", keys[*k]))?;
        }
        let suffixed = all[keys[*k]].map(|s| s.and_then(|s| position.get(s)).map_or(0xffff, |p| *p));
        let mut set = 0xffff;
        let rule = match keys[*k] {
            "mov" => MemoryRule::Move,
            "push" | "pop" => MemoryRule::Stack,
            "jmp" | "call" => MemoryRule::Branch,
            _ => MemoryRule::Any,
        };
        if let Some(of_list) = kinds::sets(&list, rows, !suffixes) {
            let _ = writeln!(sets, "    {of_list:?},");
            set = set_count;
            set_count += 1;
        }
        let _ = writeln!(
            entries,
            "    Mnemonic {{ text: {:#x}, packed: {:?}, first: {length}, starts: {starts:?}, suffixed: {suffixed:?}, rule: MemoryRule::{rule:?}, sets: {set} }},",
            (texts.len() << 8) | keys[*k].len(),
            packed(keys[*k]),
        );
        texts.push_str(keys[*k]);
        length += list.len();
    }
    let _ = writeln!(
        out,
        "\n/// The rows of each mnemonic, one after another, those with fewer operands first.\npub static {prefix}_LISTS: [Candidate; {length}] = [{lists}];"
    );
    let _ = writeln!(
        out,
        "/// For each position and kind of operand, the set of two-operand rows that remain.\npub static {prefix}_SETS: [Sets; {set_count}] = [\n{sets}];"
    );
    let _ = writeln!(
        out,
        "/// The displacement of each bucket.\npub static {prefix}_DISPLACEMENTS: [u16; {}] = {displacements:?};",
        displacements.len()
    );
    let _ = writeln!(
        out,
        "/// The mnemonics, each in its slot.\npub static {prefix}_MNEMONICS: [Mnemonic; {}] = [\n{entries}];",
        slots.len()
    );
    Ok(())
}
