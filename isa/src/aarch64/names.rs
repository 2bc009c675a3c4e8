//! The tables of names: system registers, and the operations of `at`, `dc` and similar instructions.

use crate::features::table::Features;
use crate::source::array;

/// The classes of operations, in the order of their numbers; `tlbip` consists of the names that it shares with `tlbi`.
const CLASSES: &[&str] =
    &["at", "dc", "ic", "tlbi", "cfp", "cpp", "dvp", "cosp", "gic", "plbi", "mlbi", "brb", "gsb", "gicr", "tlbip"];

/// The PSTATE fields: name, op1, op2, the high bits of CRm if only one bit is the value, and the feature.
const STATES: &[(&str, u32, u32, Option<u32>, &str)] = &[
    ("allint", 1, 0, Some(0), "nmi"),
    ("daifclr", 3, 7, None, ""),
    ("daifset", 3, 6, None, ""),
    ("dit", 3, 2, None, "dit"),
    ("pan", 0, 4, None, "pan"),
    ("pm", 1, 0, Some(1), ""),
    ("spsel", 0, 5, None, ""),
    ("ssbs", 3, 1, None, "ssbs"),
    ("svcrsm", 3, 3, Some(1), "sme"),
    ("svcrsmza", 3, 3, Some(3), "sme"),
    ("svcrza", 3, 3, Some(2), "sme"),
    ("tco", 3, 4, None, "mte"),
    ("uao", 0, 3, None, "uaops"),
];

/// A name and its encoding.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    name: String,
    code: u32,
    flags: u8,
    feature: String,
}

/// All tables of names.
#[derive(Debug, Default)]
pub struct Names {
    registers: Vec<Name>,
    operations: Vec<Vec<Name>>,
    /// The class of the lines that follow.
    class: usize,
}

fn number(text: &str) -> Result<u32, String> {
    text.trim_start_matches('c').parse().map_err(|_| format!("'{text}' is not a number"))
}

/// Expands a family of names: `dbgbvr{0-15}_el1`, `vae1{|nxs}`.
fn family(pattern: &str) -> Result<Vec<String>, String> {
    let Some((before, rest)) = pattern.split_once('{') else { return Ok(vec![pattern.to_owned()]) };
    let (inside, after) = rest.split_once('}').ok_or("expected a closing brace")?;
    let member = |part: String| format!("{before}{part}{after}");
    if let Some((first, last)) = inside.split_once('-') {
        return Ok((number(first)?..=number(last)?).map(|n| member(n.to_string())).collect());
    }
    Ok(inside.split('|').map(|part| member(part.to_owned())).collect())
}

impl Names {
    /// Reads a line of the register table.
    ///
    /// # Errors
    /// If the line is malformed.
    pub fn register(&mut self, line: &str) -> Result<(), String> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, op0, op1, crn, crm, op2, rest @ ..] = words.as_slice() else {
            return Err("expected a name and five numbers".into());
        };
        let (step, rest) = match rest {
            [step, rest @ ..] if step.starts_with('+') => (number(&step[1..])?, rest),
            rest => (0, rest),
        };
        let first = number(op0)? << 14 | number(op1)? << 11 | number(crn)? << 7 | number(crm)? << 3 | number(op2)?;
        let [access, feature @ ..] = rest else { return Err("expected 'r' or 'w'".into()) };
        let flags = u8::from(access.contains('r')) | u8::from(access.contains('w')) << 1;
        for (i, name) in family(name)?.into_iter().enumerate() {
            let feature = feature.concat();
            self.registers.push(Name { name, code: first + step * i as u32, flags, feature });
        }
        Ok(())
    }

    /// Reads a line of the operation table.
    ///
    /// # Errors
    /// If the line is malformed.
    pub fn operation(&mut self, line: &str) -> Result<(), String> {
        self.operations.resize(CLASSES.len(), Vec::new());
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if let Some(name) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
            self.class = CLASSES.iter().position(|c| *c == name).ok_or("unknown class")?;
            return Ok(());
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, op1, crn, crm, op2, register, feature @ ..] = words.as_slice() else {
            return Err("expected a name, four numbers and a register".into());
        };
        let code = number(op1)? << 11 | number(crn)? << 7 | number(crm)? << 3 | number(op2)?;
        let flags = match register.trim_end_matches('p') {
            "x" => 1,
            "-" => 2,
            "x?" => 3,
            other => return Err(format!("'{other}' does not specify the register")),
        };
        for (i, name) in family(name)?.into_iter().enumerate() {
            let code = code + 0x80 * i as u32;
            let mut feature = feature.concat();
            if i > 0 {
                feature.push_str("+xs");
            }
            if register.ends_with('p') {
                self.operations[CLASSES.len() - 1].push(Name {
                    name: name.clone(),
                    code,
                    flags: 1,
                    feature: feature.clone(),
                });
            }
            self.operations[self.class].push(Name { name, code, flags, feature });
        }
        Ok(())
    }

    /// The tables as Rust source.
    ///
    /// # Errors
    /// If a feature does not exist.
    pub fn rust(mut self, features: &Features) -> Result<String, String> {
        let list = |names: &mut Vec<Name>| {
            names.sort();
            let entry = |Name { name, code, flags, feature: needed }: &Name| {
                let (any, needs) = (needed.contains('|'), features.bits(&groups(needed))?);
                Ok(format!(
                    "SystemName {{ name: {name:?}, code: {code:#x}, flags: {flags}, any: {any}, needs: {needs:?} }}"
                ))
            };
            names.iter().map(entry).collect::<Result<Vec<_>, String>>()
        };
        let mut out = String::new();
        array(&mut out, "SYSTEM_REGISTERS", "SystemName", list(&mut self.registers)?);
        // Of two names for one encoding, the first in the alphabet comes first.
        let mut by_code: Vec<usize> = (0..self.registers.len()).collect();
        by_code.sort_by_key(|index| self.registers[*index].code);
        out.push_str("#[cfg(feature = \"disasm\")]\n");
        array(&mut out, "SYSTEM_REGISTERS_BY_CODE", "u16", by_code);
        let state = |&(name, op1, op2, high, feature): &(&str, u32, u32, Option<u32>, &str)| Name {
            name: name.to_owned(),
            code: op1 << 7 | op2 << 4 | high.unwrap_or(0) << 1,
            flags: u8::from(high.is_some()),
            feature: feature.to_owned(),
        };
        array(&mut out, "STATES", "SystemName", list(&mut STATES.iter().map(state).collect())?);
        let operations = self.operations.iter_mut().map(list).collect::<Result<Vec<_>, _>>()?;
        let operations = operations.into_iter().map(|names| format!("&[{}]", names.join(", ")));
        array(&mut out, "OPERATIONS", "&[SystemName]", operations);
        Ok(out)
    }
}

/// The features in `a+b` or `a|b`.
fn groups(text: &str) -> Vec<String> {
    text.split(['+', '|']).filter(|f| !f.is_empty()).map(str::to_owned).collect()
}
