//! Checks the instruction after a `movprfx`: it must overwrite one of its sources and have the same destination and, if
//! the prefix is predicated, the same predicate.

use super::machine::{A64, Statement};
use super::operand::{Operand, tag};
use super::tables::{Item, Kind, Mnemonic, Row};
use crate::arch::fixed_width::matcher::take;

/// A pending `movprfx`.
#[derive(Clone, Copy, Debug)]
pub struct Prefix {
    /// The destination vector.
    destination: u8,
    /// The predicate and the tag of the element size.
    predicate: Option<(u8, u16)>,
}

/// Instructions that accumulate into their destination without naming it as a source.
const ACCUMULATING: &str = "adclb adclt bfclamp bfdot bfmla bfmlalb bfmlalt bfmls bfmlslb bfmlslt bfmmla cdot cmla decd dech decp decw \
     eorbt eortb fclamp fcmla fdot fmla fmlalb fmlallbb fmlallbt fmlalltb fmlalltt fmlalt fmls fmlslb fmlslt \
     fmmla incd inch incp incw insr madpt mla mlapt mls saba sabal sabalb sabalt sbclb sbclt sclamp sdot smlalb \
     smlalt smlslb smlslt smmla sqdecd sqdech sqdecp sqdecw sqdmlalb sqdmlalbt sqdmlalt sqdmlslb sqdmlslbt \
     sqdmlslt sqincd sqinch sqincp sqincw sqrdcmlah sqrdmlah sqrdmlsh srsra ssra sudot uaba uabal uabalb uabalt \
     uclamp udot umlalb umlalt umlslb umlslt ummla uqdecd uqdech uqdecp uqdecw uqincd uqinch uqincp uqincw ursra \
     usdot usmmla usra";

/// Instructions that name their destination as a source or merge under a predicate, but must not follow.
const NEVER: &[&str] =
    &["aesd", "aese", "aesimc", "aesmc", "sm4e", "sm4ekey", "bfcvtnt", "fcvtlt", "fcvtnt", "fcvtxnt", "revd"];

/// Instructions whose predicate does not select the elements that are written.
const UNPREDICATED: &[&str] = &["clasta", "clastb", "splice"];

fn is_vector(operand: &Operand) -> bool {
    (tag::Z..tag::P).contains(&(operand.tag & 0xff))
}

/// The tag of a vector's element size.
fn element(operand: &Operand) -> u16 {
    (operand.tag & 0xff) - tag::Z
}

/// Returns whether an operand is a governing predicate, which has no element size.
fn is_predicate(operand: &Operand) -> bool {
    (tag::P..tag::PN).contains(&operand.tag) && !(1..=5).contains(&(operand.tag - tag::P))
}

/// Returns whether an operand is vector `number` or its low part. Like llvm-mc, this ignores lists.
fn uses(operand: &Operand, number: u8) -> bool {
    let class = operand.tag & !tag::LANE;
    let is_part = (tag::SCALAR..tag::OPEN).contains(&class) || (tag::V..tag::P).contains(&class);
    is_part && operand.number == number
}

impl Prefix {
    /// The prefix for the operands of a `movprfx`.
    #[must_use]
    pub fn new(operands: &[Operand]) -> Option<Self> {
        let first = operands.first()?;
        let predicate = operands.get(1).filter(|o| is_predicate(o)).map(|o| (o.number, element(first)));
        Some(Prefix { destination: first.number, predicate })
    }

    /// Checks that an instruction may follow.
    ///
    /// # Errors
    /// The index of the invalid operand, if there is one, and the reason.
    pub fn check(
        self,
        mnemonic: &'static Mnemonic,
        statement: &Statement<'_>,
    ) -> Result<(), (Option<usize>, &'static str)> {
        // Instructions that halt the program are allowed.
        let mut buffer = [0; 16];
        let name = mnemonic.name(&mut buffer);
        if matches!(name, "brk" | "hlt") {
            return Ok(());
        }
        let operands = statement.operands;
        let matches = |row: &&'static Row| take(row, statement).is_ok() && statement.has(row);
        let Some(row) = mnemonic.rows::<A64>().iter().find(matches) else { return Ok(()) };
        let items: Vec<&Item> = row.items::<A64>().collect();
        let is_tied = items.iter().any(|item| item.kind == Kind::Tied && item.arg == 0);
        if !operands.first().is_some_and(|first| is_destructive(name, first, operands, is_tied)) {
            let why = "instruction is unpredictable when following a movprfx, suggest replacing movprfx with mov";
            return Err((None, why));
        }
        if operands[0].number != self.destination {
            let why = "instruction is unpredictable when following a movprfx writing to a different destination";
            return Err((Some(0), why));
        }
        let others = operands.iter().zip(&items).enumerate().skip(1);
        for (i, (operand, item)) in others {
            if item.kind != Kind::Tied && uses(operand, self.destination) {
                let why = "instruction is unpredictable when following a movprfx and destination also used as \
                           non-destructive source";
                return Err((Some(i), why));
            }
        }
        let Some((predicate, size)) = self.predicate else { return Ok(()) };
        let found = operands.iter().skip(1).position(is_predicate).map(|i| i + 1);
        let Some(at) = found.filter(|_| !UNPREDICATED.contains(&name)) else {
            let why = "instruction is unpredictable when following a predicated movprfx, suggest using unpredicated \
                       movprfx";
            return Err((None, why));
        };
        if operands[at].number != predicate {
            let why = "instruction is unpredictable when following a predicated movprfx using a different general \
                       predicate";
            return Err((None, why));
        }
        let widest = operands.iter().filter(|o| is_vector(o)).map(element).max().unwrap_or(0);
        if size != if is_tied { element(&operands[0]) } else { widest } {
            let why = "instruction is unpredictable when following a predicated movprfx with a different element size";
            return Err((None, why));
        }
        Ok(())
    }
}

/// Returns whether an instruction overwrites one of its sources or leaves some elements unchanged.
fn is_destructive(name: &str, first: &Operand, operands: &[Operand], is_tied: bool) -> bool {
    if !is_vector(first) || first.tag > 0xff || NEVER.contains(&name) && operands.len() > 1 && !has_list(operands) {
        return false;
    }
    let merges = operands.get(1).is_some_and(|o| o.tag >= tag::P + 6 && o.tag < tag::PN);
    let is_copy = matches!(name, "mov" | "cpy" | "fmov" | "fcpy");
    let from_elsewhere = !operands.iter().skip(1).any(|o| is_vector(o) || (tag::ZA..tag::ZT).contains(&(o.tag & 0xff)));
    let is_merging = merges && operands[1].tag == tag::P + 6;
    is_tied
        || ACCUMULATING.split(' ').any(|known| known == name)
        || if is_copy { merges && from_elsewhere } else { is_merging }
        || has_list(operands) && name == "fcvtnt"
}

fn has_list(operands: &[Operand]) -> bool {
    operands.iter().any(|o| o.tag & (7 * tag::LIST) != 0)
}
