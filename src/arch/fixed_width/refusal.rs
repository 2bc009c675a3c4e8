//! Why no row matches a statement, according to the nearest rows.

use super::matcher::{Matched, Mismatch, Statement};
use super::{Machine, tag};
use crate::arch::features::Needs;
use crate::arch::operand::shape;
use llas_isa::fixed_width::tables::{Item, Mnemonic};

#[derive(Clone, Debug)]
pub enum Refusal<M: Machine> {
    /// A row matches, but needs features that are not enabled.
    Features(Needs),
    /// A row matches, but is not allowed in this context.
    Context(M::ContextError),
    /// An operand does not match.
    Operand(NearMiss<M>),
    /// There are fewer operands than in any row.
    TooFew,
}

/// An operand that matches no row, according to the nearest rows.
#[derive(Clone, Debug)]
pub struct NearMiss<M: Machine> {
    /// The operand's index.
    pub at: usize,
    /// Why it does not match the first of these rows.
    pub mismatch: Mismatch,
    /// That row's item at this index, if it has that many operands.
    pub item: Option<&'static Item<M>>,
    /// The items of the other equally near rows.
    pub others: Vec<&'static Item<M>>,
    /// The numeric ranges (minimum, maximum, step) that these rows accept at this index.
    pub ranges: Vec<(i64, i64, i64)>,
    /// The index of the first operand after those that match a whole row, if this is not a later one.
    pub too_many: Option<usize>,
}

/// How specific a reason is: of equally near rows, the most specific one is reported.
fn rank<M: Machine>(mismatch: Mismatch) -> u8 {
    match mismatch {
        _ if M::UNSPECIFIC.contains(&mismatch) => 1,
        Mismatch::Other => 0,
        Mismatch::Range(..) => 2,
        Mismatch::Value(_) => 3,
        Mismatch::Registers(_) => 4,
    }
}

/// Why no row matches a statement. The nearest rows are those allowed in the context, among these the ones with the
/// shape of the operands, and among these the ones that match the most operands.
#[cold]
#[must_use]
pub fn refusal<M: Machine>(mnemonic: &'static Mnemonic, statement: &Statement<'_, M>) -> Refusal<M> {
    let operands = statement.operands;
    let own = shape(operands);
    let mut best: Option<((bool, bool), NearMiss<M>)> = None;
    let (mut too_few, mut too_many, mut context_error, mut features) = (true, None, None, None);
    let rows = mnemonic.rows::<M>();
    let any = rows.iter().any(|row| M::is_candidate(row, statement));
    for row in rows.iter().filter(|row| !any || M::is_candidate(row, statement)) {
        let mut matched = Matched::new(row.value, 0);
        let mut failed = None;
        for (i, item) in row.items::<M>().enumerate() {
            let Some(operand) = operands.get(i) else {
                failed = Some((operands.len(), Mismatch::Other, None));
                break;
            };
            let mismatch = match item.tag == operand.tag {
                true => M::take(&mut matched, item, (i, operand), statement).err(),
                false => Some(M::mismatch(item)),
            };
            if let Some(mismatch) = mismatch {
                failed = Some((i, mismatch, Some(item)));
                break;
            }
        }
        let count = usize::from(row.count);
        too_few &= operands.len() < count;
        let allowed = M::allowed(row, statement);
        let (at, mismatch, item) = match failed {
            None if operands.len() == count => {
                match allowed {
                    Ok(()) => features = features.or(Some(row.needs::<M>())),
                    Err(why) if statement.has(row) => context_error = M::stronger(context_error, why),
                    Err(_) => {}
                }
                continue;
            }
            None => {
                if count > 0 && operands.get(count).is_some_and(|o| o.tag != tag::BANG) {
                    too_many = too_many.max(Some(count));
                }
                (count, Mismatch::Other, None)
            }
            Some(failed) => failed,
        };
        let key = (allowed.is_ok(), row.shape == own && count == operands.len());
        let range = match mismatch {
            Mismatch::Range(least, most, step) => Some((least, most, step)),
            _ => None,
        };
        match &mut best {
            Some((known_key, known)) if (*known_key, known.at) > (key, at) => {}
            Some((known_key, known)) if (*known_key, known.at) == (key, at) => {
                known.ranges.extend(range);
                known.others.extend(item);
                if rank::<M>(mismatch) > rank::<M>(known.mismatch) {
                    (known.mismatch, known.item) = (mismatch, item);
                }
            }
            _ => {
                let ranges = range.into_iter().collect();
                best = Some((key, NearMiss { at, mismatch, item, others: Vec::new(), ranges, too_many: None }));
            }
        }
    }
    match (features, context_error, best) {
        (Some(needs), ..) => Refusal::Features(needs),
        (None, Some(context_error), _) => Refusal::Context(context_error),
        (None, None, Some((_, near_miss))) if near_miss.at < operands.len() || !too_few => {
            let too_many = too_many.filter(|at| *at >= near_miss.at);
            Refusal::Operand(NearMiss { too_many, ..near_miss })
        }
        _ => Refusal::TooFew,
    }
}
