//! Memoized values of variables (`.set`), and the expression walks that compute them.
//!
//! Variables may be defined in terms of other variables, and expressions may be nested to any depth, so all walks use
//! an explicit stack. A variable is evaluated once, after those that it depends on. The result is kept until a symbol
//! changes, or, if it depends on offsets, until offsets change. So the cost of a chain is linear, and cycles are
//! detected exactly.

use super::expr::{Evaluator, Stage};
use super::{Model, Reads, RelocatableValue, Reset, SectionOffset, SymbolLocation};
use crate::parse::ast::BinaryOp;
use crate::parse::ast::{Expr, ExprId, Name, RegisterId};
use rustc_hash::FxHashMap;
use std::sync::{PoisonError, RwLock};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvalError {
    /// It is not `symbol - symbol + constant`.
    NotRelocatable,
    DivisionByZero,
    /// The smallest number divided by -1: the quotient does not fit in 64 bits.
    DivisionOverflow,
    RemainderOverflow,
    /// The symbol's definition depends on itself.
    Cyclic(Name),
}

impl EvalError {
    /// The error of a division, or of taking a remainder, by `by`.
    #[cold]
    pub fn of_division(op: BinaryOp, by: i64) -> Self {
        match op {
            _ if by == 0 => EvalError::DivisionByZero,
            BinaryOp::Mod => EvalError::RemainderOverflow,
            _ => EvalError::DivisionOverflow,
        }
    }
}

/// A location, or the start of a section, and an addend.
#[derive(Clone, Copy, Debug)]
pub enum SectionPoint {
    /// A label's location and an addend.
    Offset(SectionOffset, i64),
    Start(i64),
}

/// The value of a variable at one stage of the assembly.
#[derive(Clone, Copy, Debug)]
pub struct Meaning {
    pub expanded: Result<RelocatableValue, EvalError>,
    /// Its value with variables that refer to locations left in place: relocations refer to those.
    pub kept: Result<RelocatableValue, EvalError>,
    pub is_place: bool,
    pub point: Option<(u32, SectionPoint)>,
    /// The offsets of the differences in it.
    pub reads: Reads,
}

impl Meaning {
    /// That of a variable whose value is a number.
    pub fn number(value: i64) -> Self {
        let value = Ok(RelocatableValue::constant(value));
        Meaning { expanded: value, kept: value, is_place: false, point: None, reads: Reads::Nothing }
    }
}

/// Memoized results for variables since the last change.
#[derive(Debug)]
pub struct Memo<T> {
    /// The change counters for which the results are valid.
    state: Changes,
    /// By variable; `None` while it is being evaluated.
    entries: FxHashMap<Name, Option<T>>,
    by_offset: FxHashMap<Name, T>,
    /// Something was entered since the start of the source.
    used: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    pub(super) symbols: u64,
    offsets: u64,
}

pub trait Finding: Copy {
    /// Whether it is valid for the current offsets only.
    fn depends_on_offsets(&self) -> bool;
}

impl Finding for SymbolLocation {
    fn depends_on_offsets(&self) -> bool {
        false
    }
}

impl Finding for Meaning {
    fn depends_on_offsets(&self) -> bool {
        self.reads != Reads::Nothing
    }
}

impl<T> Default for Memo<T> {
    fn default() -> Self {
        Memo { state: Changes::default(), entries: FxHashMap::default(), by_offset: FxHashMap::default(), used: false }
    }
}

impl<T: Finding> Memo<T> {
    fn refresh(&mut self, now: Changes) {
        if self.state != now {
            self.by_offset.clear();
            if self.state.symbols != now.symbols {
                self.entries.clear();
            }
            self.state = now;
        }
    }

    /// The result for a variable, if known; `Some(None)` while it is being evaluated.
    fn get(&self, name: Name) -> Option<Option<T>> {
        self.entries.get(&name).copied().or_else(|| self.by_offset.get(&name).copied().map(Some))
    }

    /// Marks a variable as being evaluated. Returns false if it is already, or if its result is known.
    fn begin(&mut self, name: Name) -> bool {
        let new = self.get(name).is_none();
        if new {
            self.used = true;
            self.entries.insert(name, None);
        }
        new
    }

    fn finish(&mut self, name: Name, finding: T) {
        if finding.depends_on_offsets() {
            self.entries.remove(&name);
            self.by_offset.insert(name, finding);
        } else {
            self.entries.insert(name, Some(finding));
        }
    }
}

/// A memo that threads may share once all variables have been evaluated.
#[derive(Debug)]
pub struct Memos<T>(RwLock<Memo<T>>);

impl<T> Default for Memos<T> {
    fn default() -> Self {
        Memos(RwLock::default())
    }
}

impl<T: Finding> Memos<T> {
    /// The result for a variable, if known; `Some(None)` while it is being evaluated.
    fn get(&self, name: Name, now: Changes) -> Option<Option<T>> {
        let memo = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if memo.state == now { memo.get(name) } else { None }
    }

    /// Those whose results are not known.
    fn unknown(&self, names: &[Name], now: Changes) -> Vec<Name> {
        names.iter().filter(|&&name| self.get(name, now).is_none()).copied().collect()
    }

    fn forget(&self, names: &[Name]) {
        self.change(|memo| {
            for name in names {
                memo.entries.remove(name);
                memo.by_offset.remove(name);
            }
        });
    }

    fn change<R>(&self, change: impl FnOnce(&mut Memo<T>) -> R) -> R {
        change(&mut self.0.write().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<T> Reset for Memos<T> {
    fn reset(&mut self) {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).reset();
    }
}

/// The variables that have been evaluated for [`Model::settle_variables`].
#[derive(Debug)]
pub struct Settled {
    meanings: Vec<Name>,
    locations: Vec<Name>,
}

#[derive(Debug, Default)]
pub struct Variables {
    /// Their values, by [stage](crate::expr::Stage).
    pub meanings: [Memos<Meaning>; 3],
    pub locations: Memos<SymbolLocation>,
}

impl Reset for Variables {
    fn reset(&mut self) {
        let Variables { meanings, locations } = self;
        meanings.iter_mut().for_each(Reset::reset);
        locations.reset();
    }
}

impl<T> Reset for Memo<T> {
    fn reset(&mut self) {
        let Memo { state, entries, by_offset, used } = self;
        *state = Changes::default();
        if *used {
            entries.reset();
            by_offset.reset();
            *used = false;
        }
    }
}

/// A step of the walk over a variable's dependencies.
enum Step {
    Enter(Name, ExprId),
    Walk(ExprId),
    Leave(Name, ExprId),
}

impl Model {
    /// Evaluates a variable, after those of its dependencies that are not known yet. So `work_out` finds these in the
    /// memo, except for a variable that is still being evaluated, which means that it depends on itself.
    pub fn settle<T: Finding>(
        &self,
        memo: &Memos<T>,
        name: Name,
        expr: ExprId,
        mut work_out: impl FnMut(ExprId) -> T,
    ) -> Option<T> {
        if let Some(known) = memo.get(name, self.changes) {
            return known;
        }
        memo.change(|memo| memo.refresh(self.changes));
        let mut steps = vec![Step::Enter(name, expr)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Enter(name, expr) => {
                    if memo.change(|memo| memo.begin(name)) {
                        steps.push(Step::Leave(name, expr));
                        steps.push(Step::Walk(expr));
                    }
                }
                Step::Walk(expr) => match self.exprs[expr.0 as usize] {
                    Expr::Int(_) | Expr::Register(_) => {}
                    Expr::Symbol(name, _) => {
                        if let Some(expr) = self.symbol(name).variable() {
                            steps.push(Step::Enter(name, expr));
                        }
                    }
                    Expr::Unary(_, a) | Expr::Specified(a, _) => steps.push(Step::Walk(a)),
                    Expr::Binary(_, a, b) => steps.extend([Step::Walk(b), Step::Walk(a)]),
                },
                Step::Leave(name, expr) => {
                    let value = work_out(expr);
                    memo.change(|memo| memo.finish(name, value));
                }
            }
        }
        memo.get(name, self.changes).flatten()
    }

    /// Evaluates all variables if there are not more than `most`. After that, and until the model changes, several threads
    /// may evaluate expressions. Returns those that were not known before.
    pub fn settle_variables(&self, most: usize) -> Option<Settled> {
        // Numbers are not memoized.
        let is_variable = |name: &Name| {
            let expr = self.symbol(*name).variable();
            expr.is_some_and(|expr| self.as_number(expr).is_none())
        };
        let all = (0..self.symbols.len() as u32).map(Name::new);
        let variables: Vec<Name> = all.filter(is_variable).take(most.saturating_add(1)).collect();
        if variables.len() > most {
            return None;
        }
        let Variables { meanings, locations } = &self.variables;
        let meanings = meanings[Stage::Layout as usize].unknown(&variables, self.changes);
        let locations = locations.unknown(&variables, self.changes);
        let evaluator = Evaluator::new(self, Stage::Layout);
        for name in variables {
            evaluator.place(name);
            SymbolLocation::of(self, name);
        }
        Some(Settled { meanings, locations })
    }

    /// Forgets the values of variables: which one of a cycle an error names depends on where the evaluation starts.
    pub fn forget(&self, settled: &Settled) {
        let Variables { meanings, locations } = &self.variables;
        meanings[Stage::Layout as usize].forget(&settled.meanings);
        locations.forget(&settled.locations);
    }

    /// Calls `visit` for every node of an expression in postorder, left to right.
    pub fn visit<E>(&self, root: ExprId, mut visit: impl FnMut(Expr) -> Result<(), E>) -> Result<(), E> {
        let mut pending = vec![(root, false)];
        while let Some((id, operands_done)) = pending.pop() {
            let node = self.exprs[id.0 as usize];
            match node {
                Expr::Unary(_, a) | Expr::Specified(a, _) if !operands_done => {
                    pending.extend([(id, true), (a, false)]);
                }
                Expr::Binary(_, a, b) if !operands_done => pending.extend([(id, true), (b, false), (a, false)]),
                _ => visit(node)?,
            }
        }
        Ok(())
    }

    pub fn register_of(&self, name: Name) -> Option<RegisterId> {
        self.symbol(name).variable().and_then(|value| self.as_register(value))
    }

    #[inline]
    pub fn as_register(&self, expr: ExprId) -> Option<RegisterId> {
        match self.exprs[expr.0 as usize] {
            Expr::Register(id) => Some(id),
            _ => None,
        }
    }

    #[inline]
    pub fn as_number(&self, expr: ExprId) -> Option<i64> {
        match self.exprs[expr.0 as usize] {
            Expr::Int(number) => Some(number),
            _ => None,
        }
    }

    pub fn register_tree(&mut self, root: ExprId) {
        let mut pending = vec![root];
        while let Some(name) = self.next_symbol(&mut pending) {
            self.register(name);
        }
    }

    pub fn first_symbol(&self, root: ExprId) -> Option<Name> {
        self.next_symbol(&mut vec![root])
    }

    /// The next symbol in the pending expressions, left to right.
    pub fn next_symbol(&self, pending: &mut Vec<ExprId>) -> Option<Name> {
        loop {
            match self.exprs[pending.pop()?.0 as usize] {
                Expr::Int(_) | Expr::Register(_) => {}
                Expr::Symbol(name, _) => return Some(name),
                Expr::Unary(_, a) | Expr::Specified(a, _) => pending.push(a),
                Expr::Binary(_, a, b) => pending.extend([b, a]),
            }
        }
    }

    /// Records that offsets have changed, which invalidates memoized results.
    #[inline]
    pub fn moved(&mut self) {
        self.changes.offsets += 1;
    }
}

impl SectionPoint {
    pub fn plus(self, more: i64) -> Self {
        match self {
            SectionPoint::Offset(p, n) => SectionPoint::Offset(p, n.wrapping_add(more)),
            SectionPoint::Start(n) => SectionPoint::Start(n.wrapping_add(more)),
        }
    }

    /// Its offset in the section, after layout.
    pub fn offset(self, model: &Model) -> i64 {
        match self {
            SectionPoint::Offset(p, n) => (model.offset_of(p) as i64).wrapping_add(n),
            SectionPoint::Start(n) => n,
        }
    }
}
