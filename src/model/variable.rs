//! What variables (`.set`) have been found to stand for, and the walks over expressions that find it.
//!
//! A variable may be defined by others, those by others again, and expressions nest as deep as the text has them: all walks
//! have a stack of their own. A variable is worked out after those it is made of, once, and what came of it is kept until a
//! symbol changes, or an offset where it depends on offsets. So chains cost as much as they are long, and what is defined by itself is found exactly.

use super::{Home, Model, RelocatableValue, Reuse, SectionOffset};
use crate::parse::ast::{Expr, ExprId, Name, RegisterId};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// Why an expression has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvalError {
    /// It is not `symbol - symbol + constant`.
    NotRelocatable,
    /// A division by zero.
    DivisionByZero,
    /// The least number divided by -1, whose quotient has more than 64 bits.
    DivisionOverflow,
    /// The symbol is defined by itself.
    Cyclic(Name),
}

impl EvalError {
    /// Why there is no quotient by that number.
    #[cold]
    #[must_use]
    pub fn of_division(by: i64) -> Self {
        if by == 0 { EvalError::DivisionByZero } else { EvalError::DivisionOverflow }
    }
}

/// A place, or the start of a section, and a distance from it.
#[derive(Clone, Copy, Debug)]
pub enum SectionPoint {
    /// A label's place.
    Offset(SectionOffset, i64),
    /// A section's start.
    Start(i64),
}

/// What a variable stands for at one stage of the assembly.
#[derive(Clone, Copy, Debug)]
pub struct Meaning {
    /// Its value with every variable in it replaced.
    pub expanded: Result<RelocatableValue, EvalError>,
    /// Its value with the variables left in it that stand for places: relocations go against those.
    pub kept: Result<RelocatableValue, EvalError>,
    /// It stands for a place itself.
    pub is_place: bool,
    /// The section and the point in it.
    pub point: Option<(u32, SectionPoint)>,
    /// A distance that the layout may change is in it.
    pub depends_on_offsets: bool,
}

/// What has been worked out of variables since the last change.
#[derive(Debug)]
pub struct Memo<T> {
    /// The state of the model's symbols and of its offsets that it holds for.
    state: Changes,
    /// By variable; none where it is being worked out.
    entries: FxHashMap<Name, Option<T>>,
    /// The same for what depends on offsets.
    by_offset: FxHashMap<Name, T>,
    /// Something was entered since the start of the text.
    used: bool,
}

/// How often a model has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Changes of symbols.
    pub(super) symbols: u64,
    /// Changes of offsets.
    offsets: u64,
}

/// What is worked out of a variable.
pub trait Finding: Copy {
    /// Whether it holds for the present offsets only.
    fn depends_on_offsets(&self) -> bool;
}

impl Finding for Home {
    fn depends_on_offsets(&self) -> bool {
        false
    }
}

impl Finding for Meaning {
    fn depends_on_offsets(&self) -> bool {
        self.depends_on_offsets
    }
}

impl<T> Default for Memo<T> {
    fn default() -> Self {
        Memo { state: Changes::default(), entries: FxHashMap::default(), by_offset: FxHashMap::default(), used: false }
    }
}

impl<T: Finding> Memo<T> {
    /// Forgets what holds no longer.
    fn refresh(&mut self, now: Changes) {
        if self.state != now {
            self.by_offset.clear();
            if self.state.symbols != now.symbols {
                self.entries.clear();
            }
            self.state = now;
        }
    }

    /// What is known of a variable; some none where it is being worked out.
    fn get(&self, name: Name) -> Option<Option<T>> {
        self.entries.get(&name).copied().or_else(|| self.by_offset.get(&name).copied().map(Some))
    }

    /// Notes that a variable is being worked out; false where that is so or it is known.
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

/// What is known of variables, by the stages that [`crate::model::expr`] tells apart.
#[derive(Debug, Default)]
pub struct Variables {
    /// What they stand for, by stage.
    pub meanings: [RefCell<Memo<Meaning>>; 3],
    /// Where they count as defined.
    pub homes: RefCell<Memo<Home>>,
}

impl Reuse for Variables {
    fn reuse(&mut self) {
        let Variables { meanings, homes } = self;
        meanings.iter_mut().for_each(|memo| memo.get_mut().reuse());
        homes.get_mut().reuse();
    }
}

impl<T> Reuse for Memo<T> {
    fn reuse(&mut self) {
        let Memo { state, entries, by_offset, used } = self;
        *state = Changes::default();
        if *used {
            entries.reuse();
            by_offset.reuse();
            *used = false;
        }
    }
}

/// A step on the way through what a variable is made of.
enum Step {
    Enter(Name, ExprId),
    Walk(ExprId),
    Leave(Name, ExprId),
}

impl Model {
    /// Works out a variable, and before it those that it is made of and that are not known yet. What `work_out` asks the memo
    /// for is known then, unless it is being worked out: then it is made of itself.
    pub fn settle<T: Finding>(
        &self,
        memo: &RefCell<Memo<T>>,
        name: Name,
        expr: ExprId,
        mut work_out: impl FnMut(ExprId) -> T,
    ) -> Option<T> {
        memo.borrow_mut().refresh(self.changes);
        if let Some(known) = memo.borrow().get(name) {
            return known;
        }
        let mut steps = vec![Step::Enter(name, expr)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Enter(name, expr) => {
                    if memo.borrow_mut().begin(name) {
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
                    memo.borrow_mut().finish(name, value);
                }
            }
        }
        memo.borrow().get(name).flatten()
    }

    /// Calls `visit` for every node of an expression, for operands before their operator and the left before the right.
    ///
    /// # Errors
    /// The first one that `visit` returns.
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

    /// The register that a symbol was bound to.
    #[must_use]
    pub fn register_of(&self, name: Name) -> Option<RegisterId> {
        self.symbol(name).variable().and_then(|value| self.as_register(value))
    }

    /// An expression as a register, if it is one.
    #[inline]
    #[must_use]
    pub fn as_register(&self, expr: ExprId) -> Option<RegisterId> {
        match self.exprs[expr.0 as usize] {
            Expr::Register(id) => Some(id),
            _ => None,
        }
    }

    /// Whether a symbol is in an expression.
    #[must_use]
    pub fn has_symbol(&self, root: ExprId) -> bool {
        let found = |node| if matches!(node, Expr::Symbol(..)) { Err(()) } else { Ok(()) };
        self.visit(root, found).is_err()
    }

    /// Registers the symbols of an expression.
    pub fn register_tree(&mut self, root: ExprId) {
        let mut pending = vec![root];
        while let Some(id) = pending.pop() {
            match self.exprs[id.0 as usize] {
                Expr::Int(_) | Expr::Register(_) => {}
                Expr::Symbol(name, _) => self.register(name),
                Expr::Unary(_, a) | Expr::Specified(a, _) => pending.push(a),
                Expr::Binary(_, a, b) => pending.extend([b, a]),
            }
        }
    }

    /// The symbol that an expression names first.
    #[must_use]
    pub fn first_symbol(&self, root: ExprId) -> Option<Name> {
        let mut pending = vec![root];
        while let Some(id) = pending.pop() {
            match self.exprs[id.0 as usize] {
                Expr::Int(_) | Expr::Register(_) => {}
                Expr::Symbol(name, _) => return Some(name),
                Expr::Unary(_, a) | Expr::Specified(a, _) => pending.push(a),
                Expr::Binary(_, a, b) => pending.extend([b, a]),
            }
        }
        None
    }

    /// Notes that offsets change: what is known of variables holds no longer.
    #[inline]
    pub fn moved(&mut self) {
        self.changes.offsets += 1;
    }
}

impl SectionPoint {
    /// The point so many bytes after it.
    #[must_use]
    pub fn plus(self, more: i64) -> Self {
        match self {
            SectionPoint::Offset(p, n) => SectionPoint::Offset(p, n.wrapping_add(more)),
            SectionPoint::Start(n) => SectionPoint::Start(n.wrapping_add(more)),
        }
    }

    /// Its offset in the section, once there is a layout.
    #[must_use]
    pub fn offset(self, model: &Model) -> i64 {
        match self {
            SectionPoint::Offset(p, n) => (model.offset_of(p) as i64).wrapping_add(n),
            SectionPoint::Start(n) => n,
        }
    }
}
