//! Reduces an expression to `symbol - symbol + constant` with a specifier.
//!
//! The result depends on the stage of assembly: while the source is read, only locations in the same fragment (or
//! separated by a fixed number of bytes) have a known distance; after layout any two locations in the same section do.
//! This module must not know relocation numbers.

use crate::model::{
    Definition, FragmentTail, Meaning, Model, Reads, RelocatableValue, SectionId, SectionOffset, Value,
};
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name, Specifier};

use std::cell::Cell;

pub use super::arithmetic::binary;
pub use crate::model::{EvalError, SectionPoint};

use super::arithmetic::{negate, specified, unary};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A statement is being read: only constants are folded.
    Parsing,
    /// A directive needs a value now: differences that cannot change any more are folded.
    Building,
    /// Every fragment has an offset.
    Layout,
}

#[derive(Debug)]
pub struct Evaluator<'m> {
    model: &'m Model,
    stage: Stage,
    /// The offsets that the results depend on and that the layout may still change.
    reads: Cell<Reads>,
}

/// The difference of two symbols.
enum Difference {
    Known(i64),
    /// It is not known yet, or never will be.
    Unknown,
    /// Neither of these is certain.
    Other,
}

/// The levels of operators in the expressions that compilers write, as of `(a-(b+4))/2`.
const MAX_SHALLOW: u8 = 4;

impl<'m> Evaluator<'m> {
    pub fn new(model: &'m Model, stage: Stage) -> Self {
        Evaluator { model, stage, reads: Cell::new(Reads::Nothing) }
    }

    /// The offsets that all results so far depend on.
    pub fn reads(&self) -> Reads {
        self.reads.get()
    }

    #[inline]
    fn read(&self, reads: Reads) {
        self.reads.set(self.reads.get().and(reads));
    }

    #[inline]
    pub fn value(&self, value: Value, in_set: bool) -> Result<RelocatableValue, EvalError> {
        match self.model.plain(&value) {
            Some(plain) => Ok(plain),
            None => self.combined(value, in_set),
        }
    }

    #[inline(never)]
    fn combined(&self, value: Value, in_set: bool) -> Result<RelocatableValue, EvalError> {
        if let Value::Relocatable(value @ RelocatableValue { add: Some(a), sub: Some(b), constant, specifier }) = value
            && specifier == Specifier::NONE
        {
            match self.difference(a, b) {
                Difference::Known(distance) => return Ok(RelocatableValue::constant(distance.wrapping_add(constant))),
                Difference::Unknown => return Ok(value),
                Difference::Other => {}
            }
        }
        match value {
            Value::Tree(expr) => self.expr(expr, in_set),
            Value::Relocatable(l) if self.model.rules.specifiers_of_expressions >> (l.specifier.0 & 63) & 1 != 0 => {
                let plain = RelocatableValue { specifier: Specifier::NONE, ..l };
                specified(self.value(Value::Relocatable(plain), in_set)?, l.specifier)
            }
            Value::Relocatable(l) => {
                let add = match l.add {
                    Some(name) => self.symbol(name, l.specifier, in_set)?,
                    None => RelocatableValue::default(),
                };
                let Some(sub) = l.sub else {
                    return Ok(RelocatableValue { constant: add.constant.wrapping_add(l.constant), ..add });
                };
                let sub = self.symbol(sub, Specifier::NONE, in_set)?;
                let sum = self.add(add, negate(sub))?;
                Ok(RelocatableValue { constant: sum.constant.wrapping_add(l.constant), ..sum })
            }
        }
    }

    /// The fast path for the most common differences: of labels and section symbols.
    #[inline(always)]
    fn difference(&self, a: Name, b: Name) -> Difference {
        if self.stage == Stage::Parsing || self.model.has_odd_address(a) {
            return Difference::Other;
        }
        let (to, from) = (self.model.symbol(a), self.model.symbol(b));
        if self.model.coff_symbol(a).is_function() {
            return Difference::Other;
        }
        match (to.definition, from.definition) {
            (Definition::Label(to), Definition::Label(from)) if self.stage == Stage::Building => {
                self.between(from, to).map_or(Difference::Unknown, Difference::Known)
            }
            (Definition::Label(to), Definition::Label(from)) => {
                let section = self.model.section_of(to);
                if to.subsection != from.subsection && section != self.model.section_of(from) {
                    return Difference::Unknown;
                }
                self.read(Reads::section(section));
                Difference::Known((self.model.offset_of(to) as i64).wrapping_sub(self.model.offset_of(from) as i64))
            }
            (Definition::Section(to), Definition::Section(from)) if to != from => Difference::Unknown,
            _ => Difference::Other,
        }
    }

    pub fn expr(&self, root: ExprId, in_set: bool) -> Result<RelocatableValue, EvalError> {
        if let Expr::Binary(BinaryOp::Sub, a, b) = self.model.exprs[root.0 as usize]
            && let Expr::Symbol(to, Specifier::NONE) = self.model.exprs[a.0 as usize]
            && let Expr::Symbol(from, Specifier::NONE) = self.model.exprs[b.0 as usize]
            && let Difference::Known(distance) = self.difference(to, from)
        {
            return Ok(RelocatableValue::constant(distance));
        }
        if let Some(value) = self.shallow(root, in_set, MAX_SHALLOW) {
            return value;
        }
        let mut values: Vec<RelocatableValue> = Vec::new();
        self.model.visit(root, |node| {
            let value = match node {
                Expr::Int(value) => RelocatableValue::constant(value),
                Expr::Symbol(name, specifier) => self.symbol(name, specifier, in_set)?,
                Expr::Register(_) => return Err(EvalError::NotRelocatable),
                Expr::Specified(_, specifier) => specified(values.pop().unwrap_or_default(), specifier)?,
                Expr::Unary(op, _) => unary(op, values.pop().unwrap_or_default()).ok_or(EvalError::NotRelocatable)?,
                Expr::Binary(op, ..) => {
                    let (b, a) = (values.pop().unwrap_or_default(), values.pop().unwrap_or_default());
                    self.binary(op, a, b)?
                }
            };
            values.push(value);
            Ok(())
        })?;
        Ok(values.pop().unwrap_or_default())
    }

    /// The value of an expression of few levels, evaluated on the thread's stack; `None` if it has more of them, or other
    /// parts than numbers, symbols and binary operators.
    fn shallow(&self, id: ExprId, in_set: bool, levels: u8) -> Option<Result<RelocatableValue, EvalError>> {
        match self.model.exprs[id.0 as usize] {
            Expr::Int(value) => Some(Ok(RelocatableValue::constant(value))),
            Expr::Symbol(name, specifier) => Some(self.symbol(name, specifier, in_set)),
            Expr::Binary(op, a, b) if levels > 0 => {
                let a = match self.shallow(a, in_set, levels - 1)? {
                    Ok(a) => a,
                    error => return Some(error),
                };
                let b = match self.shallow(b, in_set, levels - 1)? {
                    Ok(b) => b,
                    error => return Some(error),
                };
                Some(self.binary(op, a, b))
            }
            _ => None,
        }
    }

    /// The value of an expression if it is absolute.
    pub fn absolute(&self, expr: ExprId) -> Option<i64> {
        // Variables that refer to locations are not expanded while locations may move.
        self.expr(expr, self.stage == Stage::Layout).ok().and_then(|l| l.as_constant())
    }

    fn binary(&self, op: BinaryOp, a: RelocatableValue, b: RelocatableValue) -> Result<RelocatableValue, EvalError> {
        if let (Some(x), Some(y)) = (a.as_constant(), b.as_constant()) {
            return binary(op, x, y).map(RelocatableValue::constant).ok_or(EvalError::of_division(op, y));
        }
        match op {
            BinaryOp::Add => self.add(a, b),
            BinaryOp::Sub => self.add(a, negate(b)),
            _ => Err(EvalError::NotRelocatable),
        }
    }

    #[inline]
    fn symbol(&self, name: Name, specifier: Specifier, in_set: bool) -> Result<RelocatableValue, EvalError> {
        let itself = RelocatableValue { add: Some(name), sub: None, constant: 0, specifier };
        let symbol = self.model.symbol(name);
        let Definition::Variable(expr) = symbol.definition else { return Ok(itself) };
        if self.model.is_antidependency(name)
            || self.stage == Stage::Parsing
            || (specifier != Specifier::NONE && self.stage != Stage::Layout)
        {
            return Ok(itself);
        }
        let value = match self.model.as_number(expr) {
            Some(value) => RelocatableValue::constant(value),
            None => {
                let meaning = self.meaning(name, expr).ok_or(EvalError::Cyclic(name))?;
                let value = if in_set { meaning.expanded? } else { meaning.kept? };
                // A relocation refers to the variable itself if its value is a location.
                if meaning.is_place && !in_set {
                    return Ok(itself);
                }
                value
            }
        };
        if specifier == Specifier::NONE {
            return Ok(value);
        }
        // With a specifier, a symbol with a constant value refers to itself, and an alias refers to its target.
        match value {
            RelocatableValue { add: None, sub: None, specifier: Specifier::NONE, .. } => Ok(itself),
            RelocatableValue { add: Some(_), sub: None, constant: 0, specifier: Specifier::NONE } => {
                Ok(RelocatableValue { specifier, ..value })
            }
            _ => Err(EvalError::NotRelocatable),
        }
    }

    /// The meaning of a variable; `None` while it is being evaluated, i.e. if it depends on itself.
    fn meaning(&self, name: Name, expr: ExprId) -> Option<Meaning> {
        if let Some(number) = self.model.as_number(expr) {
            return Some(Meaning::number(number));
        }
        let memo = &self.model.variables.meanings[self.stage as usize];
        let before = self.reads.take();
        let meaning = self.model.settle(memo, name, expr, |expr| {
            let (expanded, kept) = (self.expr(expr, true), self.expr(expr, false));
            // The symbol to which a value is relative.
            let base = |value: Result<RelocatableValue, _>| value.ok().filter(|v| v.sub.is_none()).and_then(|v| v.add);
            let is_place = base(kept).is_some_and(|a| self.place(a).is_some());
            let point = match (self.model.exprs[expr.0 as usize], expanded) {
                (Expr::Symbol(inner, _), _) => self.place(inner),
                (_, Ok(value)) => base(expanded)
                    .and_then(|a| self.place(a))
                    .map(|(section, place)| (section, place.plus(value.constant))),
                _ => None,
            };
            Meaning { expanded, kept, is_place, point, reads: self.reads.take() }
        });
        self.reads.set(before.and(meaning.map_or(Reads::Nothing, |meaning| meaning.reads)));
        meaning
    }

    /// The section and location of a symbol, with variables resolved.
    #[inline]
    pub fn place(&self, name: Name) -> Option<(u32, SectionPoint)> {
        match self.model.symbol(name).definition {
            Definition::Label(place) => Some((self.model.section_of(place).0, SectionPoint::Offset(place, 0))),
            Definition::Section(id) => Some((id.0, SectionPoint::Start(0))),
            // A COFF antidependency has no location, whatever its value.
            Definition::Variable(_) if self.model.is_antidependency(name) => None,
            Definition::Variable(expr) => self.meaning(name, expr)?.point,
            _ => None,
        }
    }

    /// The offset of a symbol in its section, after layout.
    #[inline(always)]
    pub fn offset(&self, name: Name) -> Option<(u32, i64)> {
        match self.model.symbol(name).definition {
            Definition::Label(place) => Some((self.model.section_of(place).0, self.model.offset_of(place) as i64)),
            Definition::Section(id) => Some((id.0, 0)),
            Definition::Variable(_) => self.offset_of_variable(name),
            Definition::Undefined | Definition::Common(_) => None,
        }
    }

    #[inline(never)]
    fn offset_of_variable(&self, name: Name) -> Option<(u32, i64)> {
        let (section, place) = self.place(name)?;
        Some((section, place.offset(self.model)))
    }

    fn add(&self, a: RelocatableValue, b: RelocatableValue) -> Result<RelocatableValue, EvalError> {
        // Only the first symbol of a sum or difference may have a specifier.
        if b.specifier != Specifier::NONE && a.add.is_some() && b.as_constant().is_none() {
            return Err(EvalError::NotRelocatable);
        }
        let mut constant = a.constant.wrapping_add(b.constant);
        let (mut adds, mut subs) = ([a.add, b.add], [a.sub, b.sub]);
        if self.stage != Stage::Parsing && (a.specifier == Specifier::NONE && b.specifier == Specifier::NONE) {
            for add in &mut adds {
                for sub in &mut subs {
                    if let (Some(x), Some(y)) = (*add, *sub)
                        && let Some(distance) = self.distance(x, y)
                    {
                        constant = constant.wrapping_add(distance);
                        if self.model.has_odd_address(x) {
                            constant |= 1;
                        }
                        (*add, *sub) = (None, None);
                    }
                }
            }
        }
        if adds[0].is_some() && adds[1].is_some() || subs[0].is_some() && subs[1].is_some() {
            return Err(EvalError::NotRelocatable);
        }
        let specifier = if a.specifier == Specifier::NONE { b.specifier } else { a.specifier };
        Ok(RelocatableValue { add: adds[0].or(adds[1]), sub: subs[0].or(subs[1]), constant, specifier })
    }

    /// `a - b`, if it cannot change any more.
    fn distance(&self, a: Name, b: Name) -> Option<i64> {
        if self.model.coff_symbol(a).is_function() {
            return None;
        }
        let is_variable = |name| matches!(self.model.symbol(name).definition, Definition::Variable(_));
        if self.stage == Stage::Building && (is_variable(a) || is_variable(b)) {
            return None;
        }
        if a == b {
            // Without a location even this is not known.
            return self.place(a).map(|_| 0);
        }
        let (section_a, place_a) = self.place(a)?;
        let (section_b, place_b) = self.place(b)?;
        if section_a != section_b {
            return None;
        }
        if self.stage == Stage::Layout {
            self.read(Reads::section(SectionId(section_a)));
            return Some(place_a.offset(self.model).wrapping_sub(place_b.offset(self.model)));
        }
        let (a, plus_a) = self.counted(section_a, place_a)?;
        let (b, plus_b) = self.counted(section_b, place_b)?;
        if a.subsection != b.subsection {
            return None;
        }
        let extra = plus_a.wrapping_sub(plus_b);
        if a.fragment <= b.fragment {
            Some(self.gap(a, b)?.wrapping_neg().wrapping_add(extra))
        } else {
            Some(self.gap(b, a)?.wrapping_add(extra))
        }
    }

    /// A point as a location and an addend; the start of a section is the start of its first subsection.
    fn counted(&self, section: u32, point: SectionPoint) -> Option<(SectionOffset, i64)> {
        if let SectionPoint::Offset(place, plus) = point {
            return Some((place, plus));
        }
        let &(_, subsection) = self.model.sections[section as usize].subsections.first()?;
        Some((SectionOffset { subsection, fragment: 0, offset: 0 }, 0))
    }

    /// The bytes from one location to another, if that cannot change any more.
    pub fn between(&self, from: SectionOffset, to: SectionOffset) -> Option<i64> {
        if from.subsection != to.subsection {
            None
        } else if self.stage == Stage::Layout {
            Some((self.model.offset_of(to) as i64).wrapping_sub(self.model.offset_of(from) as i64))
        } else if from.fragment <= to.fragment {
            self.gap(from, to)
        } else {
            self.gap(to, from).map(i64::wrapping_neg)
        }
    }

    /// The bytes from `from` to `to`, a later location of the same subsection, if no tail between them may still change.
    fn gap(&self, from: SectionOffset, to: SectionOffset) -> Option<i64> {
        let subsection = &self.model.subsections[from.subsection.0 as usize];
        let mut tails = 0i64;
        for fragment in from.fragment..to.fragment {
            match subsection.tail(fragment as usize) {
                FragmentTail::None => {}
                FragmentTail::Fill { count: Value::Relocatable(count), size, .. } => {
                    tails = tails.wrapping_add(count.as_constant()?.wrapping_mul(i64::from(size)));
                }
                _ => return None,
            }
        }
        let at = |p: SectionOffset| i64::from(subsection.fragments[p.fragment as usize].start) + i64::from(p.offset);
        Some((at(to) - at(from)).wrapping_add(tails))
    }
}
