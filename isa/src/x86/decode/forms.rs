//! From rows to forms: for each key the row that each syntax prints.

use std::collections::BTreeMap;

use super::keys::{self, Constraint, Opcode};
use super::operands::{self, Variant};
use super::{Flow, Operand, Traits, context, flags as ff};
use crate::x86::classes as c;
use crate::x86::flags as f;
use crate::x86::row::{Imm, Role, Space};
use crate::x86::rows::{Row, Tables};

/// The number of names that immediates may give a form.
pub(super) const PREDICATES: usize = 32;

/// What the decoder knows of a key, before its texts have offsets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Draft {
    pub(super) rank: u32,
    pub(super) order: usize,
    pub(super) key: Constraint,
    pub(super) names: [String; 2],
    /// Whether the row exists in AT&T and in Intel syntax.
    pub(super) chosen: [bool; 2],
    pub(super) operands: [Vec<Operand>; 2],
    pub(super) traits: Traits,
    /// The names that immediates give it.
    pub(super) predicates: Vec<Option<String>>,
    pub(super) modrm: bool,
    pub(super) features: Vec<String>,
    pub(super) text: String,
}

/// The drafts of each opcode, in the order in which they are tried.
pub(super) type Drafts = BTreeMap<Opcode, Vec<Draft>>;

/// Rows that no other assembler's dialect or symbol restricts, and that are one instruction.
fn is_disassembled(row: &Row) -> bool {
    row.encoding.flags & (f::F_ASM | f::F_GNU | f::F_GCC16 | f::F_SYM | f::F_WAIT) == 0
        && !row.commuted
        && row.syntaxes != [false; 2]
        && !row.operands.iter().any(|o| o.mask & c::WIDE != 0)
}

/// The rows that the decoder finds, with the syntaxes in which they are printed.
pub(super) fn drafts(tables: &Tables) -> Drafts {
    let mut drafts: Drafts = BTreeMap::new();
    let mut places: BTreeMap<(Opcode, Constraint), usize> = BTreeMap::new();
    let mut predicates: Vec<(Opcode, Constraint, u8, String)> = Vec::new();
    let rows = tables.disassembled.iter().chain(&tables.rows);
    for (order, row) in rows.enumerate().filter(|(_, row)| is_disassembled(row)) {
        for variant in operands::variants(row) {
            let key = keys::constraint(row, variant);
            for opcode in keys::opcodes(row) {
                if let Some(number) = keys::predicate(row) {
                    predicates.push((opcode, key, number, row.names[0].clone()));
                    continue;
                }
                let list = drafts.entry(opcode).or_default();
                let at = *places.entry((opcode, key)).or_insert(list.len());
                if at == list.len() {
                    list.push(draft(row, variant, key, order));
                }
                for syntax in 0..2 {
                    // A form that only one syntax has is printed the same in the other one.
                    let draft = &mut list[at];
                    if draft.names[syntax].is_empty() || row.syntaxes[syntax] && !draft.chosen[syntax] {
                        draft.chosen[syntax] = row.syntaxes[syntax];
                        draft.names[syntax] = printed(&row.names[syntax]);
                        draft.operands[syntax] = operands::operands(row, variant);
                    }
                }
            }
        }
    }
    for (opcode, key, number, name) in predicates {
        let list = drafts.entry(opcode).or_default();
        for draft in list.iter_mut().filter(|draft| draft.key == key) {
            draft.predicates.resize(PREDICATES, None);
            if let Some(slot) = draft.predicates.get_mut(usize::from(number))
                && slot.is_none()
            {
                *slot = Some(name.clone());
            }
        }
    }
    for list in drafts.values_mut() {
        list.sort_by_key(|draft| (draft.rank, draft.order));
        merge(list);
    }
    drafts
}

/// `.s` selects one of two encodings; it is not printed.
fn printed(name: &str) -> String {
    name.strip_suffix(".s").unwrap_or(name).to_string()
}

/// Joins keys that differ only in whether ModRM.rm is a register, if the forms are the same.
fn merge(list: &mut Vec<Draft>) {
    let mut at = 0;
    while at + 1 < list.len() {
        let (a, b) = (&list[at], &list[at + 1]);
        let differs = a.key.value ^ b.key.value;
        if a.key.mask == b.key.mask
            && differs == context::REGISTER
            && (a.rank, &a.names, &a.operands, a.traits) == (b.rank, &b.names, &b.operands, b.traits)
            && a.predicates == b.predicates
            && a.features == b.features
        {
            list[at].key.mask &= !context::REGISTER;
            list[at].key.value &= !context::REGISTER;
            list.remove(at + 1);
        } else {
            at += 1;
        }
    }
}

fn draft(row: &Row, variant: Variant, key: Constraint, order: usize) -> Draft {
    let e = &row.encoding;
    let has = |flag: u64| e.flags & flag != 0;
    let mut flags = 0;
    let mut mark = |flag: u16, condition: bool| flags |= if condition { flag } else { 0 };
    mark(ff::VEX, has(f::F_VEXONLY));
    mark(ff::NF, has(f::F_NF));
    mark(
        ff::EVEX,
        e.space == Space::Evex
            && (is_promoted(row)
                || variant == Variant::Register && row.names[0].starts_with("kmov") && e.opcode < 0x92),
    );
    mark(ff::MASK, has(f::F_MASK));
    mark(ff::VVVV, row.roles.contains(&Role::Vvvv) || has(f::F_SCC));
    mark(ff::SIB, has(f::F_SIB));
    mark(ff::WIDE, is_named_64(row));
    mark(ff::ADDRESS, has(f::F_A16 | f::F_A32));
    mark(ff::NARROWED, e.space == Space::Legacy && matches!(e.map, 1 | 2) && e.size == 32 && e.pp == 0);
    mark(ff::CHECKED, e.space == Space::Evex || operands::operands(row, variant).iter().any(Operand::is_restricted));
    mark(ff::SUFFIXED, e.form == crate::x86::row::Form::Suffix);
    mark(ff::ABSOLUTE, row.roles.contains(&Role::Moffs));
    let index = row.operands.iter().find_map(|o| match () {
        () if o.mask & c::VX != 0 => Some(0),
        () if o.mask & c::VY != 0 => Some(1),
        () if o.mask & c::VZ != 0 => Some(2),
        () => None,
    });
    if let Some(length) = index {
        flags |= ff::VSIB | length << ff::INDEX_SHIFT;
    }
    let is4 = row.roles.iter().any(|r| matches!(r, Role::Is4 | Role::Is4Low));
    let scale = match variant {
        Variant::Broadcast => scale_of_element(row),
        _ => e.scale,
    };
    let traits = Traits {
        imm: if is4 { Imm::Ib } else { e.imm },
        imm2: e.imm2,
        flags,
        scale: if e.space == Space::Evex { scale } else { 0 },
        flow: flow(row),
        predicates: 0xffff,
        needs: 0,
    };
    Draft {
        rank: keys::rank(row, key),
        order,
        key,
        names: [String::new(), String::new()],
        chosen: [false; 2],
        operands: [Vec::new(), Vec::new()],
        traits,
        predicates: Vec::new(),
        modrm: keys::has_modrm(row),
        features: row.features.clone(),
        text: row.text.clone(),
    }
}

/// The instructions of map 4 that the legacy space does not have in the same form; all others are printed with `{evex}`.
const WITHOUT_EVEX: [&str; 15] = [
    "aadd", "aand", "adcx", "adox", "aor", "axor", "cfcmov", "crc32", "enqcmd", "inv", "mov", "setzu", "urdmsr",
    "uwrmsr", "wr",
];

/// APX's form of an instruction that the legacy space has, too.
fn is_promoted(row: &Row) -> bool {
    let e = &row.encoding;
    e.map == 4
        && e.flags & (f::F_NF | f::F_ND | f::F_SCC | f::F_CF) == 0
        && !WITHOUT_EVEX.iter().any(|name| row.names[0].starts_with(name))
}

fn scale_of_element(row: &Row) -> u8 {
    let mask = row.operands.iter().fold(0, |all, o| all | o.mask);
    let count = c::BROADCASTS.iter().find(|b| mask & b.1 != 0).map_or(1, |b| b.0);
    row.encoding.scale.saturating_sub(count.trailing_zeros() as u8)
}

/// Instructions of 64 bits in whose names LLVM has no 64.
const UNNAMED: [&str; 4] = ["kmovq", "vpbroadcastq", "vpextrq", "vpinsrq"];

/// Outside 64-bit mode LLVM ignores W if its name for the instruction has 64 in it.
fn is_named_64(row: &Row) -> bool {
    let e = &row.encoding;
    let name = row.names[0].as_str();
    let moves = name == "vmovq" && e.pp == 1 && matches!(e.opcode, 0x6e | 0x7e);
    let converts = name.starts_with("vcvtsi2s") || name.starts_with("vcvtusi2s");
    let is_wide = row.operands.iter().any(|o| o.mask & c::R64 != 0) && !UNNAMED.contains(&name);
    e.space != Space::Legacy && e.w && (is_wide || moves || converts || name.contains("64"))
}

fn flow(row: &Row) -> Flow {
    let name = row.names[0].as_str();
    let relative = matches!(row.encoding.imm, Imm::Cb | Imm::Cw | Imm::Cd);
    match name {
        "xbegin" => Flow::Branch,
        n if n.starts_with("jmp") && relative => Flow::Jump,
        n if n.starts_with("jmp") || n.starts_with("ljmp") => Flow::IndirectJump,
        n if (n.starts_with('j') || n.starts_with("loop")) && relative => Flow::Branch,
        n if n.starts_with("call") && relative => Flow::Call,
        n if n.starts_with("call") || n.starts_with("lcall") => Flow::IndirectCall,
        n if ["ret", "lret", "iret"].iter().any(|r| n.starts_with(r)) => Flow::Return,
        "sysretl" | "sysretq" | "sysexitl" | "sysexitq" | "uiret" | "erets" | "eretu" => Flow::Return,
        "int3" | "int" | "into" | "ud2" | "ud0" | "ud1w" | "ud1l" | "ud1q" | "int1" => Flow::Interrupt,
        _ => Flow::Next,
    }
}

/// The texts of rows that are never decoded because the key of an earlier one holds whenever theirs does.
#[must_use]
pub(super) fn unreachable(drafts: &Drafts) -> Vec<String> {
    let mut errors = Vec::new();
    for list in drafts.values() {
        for (i, later) in list.iter().enumerate() {
            let covers = |earlier: &&Draft| {
                earlier.key.mask & !later.key.mask == 0 && (earlier.key.value ^ later.key.value) & earlier.key.mask == 0
            };
            if let Some(earlier) = list[..i].iter().find(covers) {
                errors.push(format!(
                    "a row is never disassembled; it needs the flag `asm`\n    {}\nbecause of\n    {}",
                    later.text, earlier.text
                ));
            }
        }
    }
    errors.sort();
    errors.dedup();
    errors
}
