//! Finds rows that can never match.

use super::classes;
use super::flags::{F_RELAX, F_SYM, flag};
use super::row::Space;
use super::rows::{Row, Tables};

/// The texts of rows that are never reached because an earlier row of the same mnemonic always matches.
#[must_use]
pub fn shadowed(tables: &Tables) -> Vec<String> {
    let mut errors = Vec::new();
    for (name, list) in tables.att.iter().chain(&tables.intel) {
        for (i, &later) in list.iter().enumerate() {
            if let Some(&earlier) = list[..i].iter().find(|&&e| covers(&tables.rows[e], &tables.rows[later])) {
                let error = format!(
                    "`{name}`: a row can never match\n    {}\nbecause of\n    {}",
                    tables.rows[later].text, tables.rows[earlier].text
                );
                if !errors.contains(&error) {
                    errors.push(error);
                }
            }
        }
    }
    errors
}

/// Returns whether every statement that matches `b` also matches `a`. Rows in different encoding spaces never cover one
/// another, since a prefix such as `{evex}` selects between them; nor do rows that differ in the masks they accept.
fn covers(a: &Row, b: &Row) -> bool {
    let matter = [
        "vexonly", "evexonly", "mask", "zero", "noegpr", "nf", "needmask", "needegpr", "gnu", "llvm", "gcc16", "!gcc16",
    ];
    let bits = matter.iter().filter_map(|f| flag(f)).fold(0, |x, y| x | y);
    // A row that can be relaxed still needs the long one, and a row for symbols leaves the numbers.
    let partial = F_RELAX | F_SYM;
    let (x, y) = (&a.encoding, &b.encoding);
    x.space == y.space
        && (x.space != Space::Evex || x.pp == y.pp)
        && x.flags & partial == 0
        && modes(b) & !modes(a) == 0
        && (x.flags & bits) == (y.flags & bits)
        && a.operands.len() == b.operands.len()
        && !(strings(a) && (x.opcode & 1, x.w, x.size) != (y.opcode & 1, y.w, y.size))
        && a.operands
            .iter()
            .zip(&b.operands)
            .all(|(x, y)| y.mask & !x.mask == 0 && (x.register.is_none() || x.register == y.register))
}

/// The modes that have a row, one bit each for 16, 32 and 64.
fn modes(row: &Row) -> u8 {
    let limits = [("16", 1), ("!16", 6), ("32", 2), ("64", 4), ("!64", 3)];
    limits.iter().filter(|l| flag(l.0).is_some_and(|f| row.encoding.flags & f != 0)).fold(7, |all, l| all & l.1)
}

fn strings(row: &Row) -> bool {
    row.operands.iter().any(|o| o.mask & (classes::SI | classes::DI) != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> Result<Tables, String> {
        let mut tables = Tables::default();
        for line in lines {
            tables.read(crate::source::Source::default(), line)?;
        }
        Ok(tables)
    }

    #[test]
    fn a_shadowed_row_is_found_and_quoted() {
        let tables = read(&["addl  r/m32, imm32  81 /0 id", "addl  r32, imm32  81 /0 id"]).unwrap();
        let errors = shadowed(&tables);
        assert!(errors[0].contains("addl  r32, imm32"), "{errors:?}");
        let tables = read(&["addl  r32, imm32  81 /0 id", "addl  r/m32, imm32  81 /0 id"]).unwrap();
        assert!(shadowed(&tables).is_empty());
    }

    #[test]
    fn bad_rows_are_rejected() {
        for bad in [
            "addl",
            "addl  r/m32, imm32",
            "addl  r/m33, imm32  81 /0 id",
            "addl  r/m32, imm32  81 /9 id",
            "addl  r/m32, imm32  81 /0",
            "addl  r/m32, m32  01 /r",
            "addl  r/m32, r32, r32  01 /r",
            "addl  r/m32, r32  01 /r  nonsense",
            "addl  r/m32, r32  01 zz",
            "addl  r/m32, r32  0F 38 01 02 03 /r",
            "addl  r/m32, r32  VEX.128.67.0F.W0 01 /r",
            "pushl  r32  50",
            "add l  r32  50+r",
            "add{a|b  r32  50+r",
        ] {
            assert!(read(&[bad]).is_err(), "{bad}");
        }
    }
}
