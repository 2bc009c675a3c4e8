//! Determines where a symbol is defined, looking through aliases only as far as llvm-mc does while it reads the source.

use super::{Definition, Model, SectionId};
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name};
use std::convert::Infallible;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolLocation {
    Unknown,
    Number,
    Section(SectionId),
}

impl SymbolLocation {
    /// Where a symbol is defined at this point of the source. Common symbols and aliases of undefined symbols count as
    /// undefined, and a symbol defined in terms of itself counts as a number.
    pub fn of(model: &Model, symbol: Name) -> SymbolLocation {
        match model.symbol(symbol).definition {
            Definition::Label(place) => SymbolLocation::Section(model.section_of(place)),
            Definition::Section(id) => SymbolLocation::Section(id),
            Definition::Variable(_) if model.is_antidependency(symbol) => SymbolLocation::Unknown,
            Definition::Variable(expr) => match SymbolLocation::inside(model, symbol) {
                // The search starts at the value, so it may reach the symbol itself once.
                SymbolLocation::Unknown => of_expr(model, expr, |name| match name == symbol {
                    true => SymbolLocation::Unknown,
                    false => SymbolLocation::inside(model, name),
                }),
                location => location,
            },
            Definition::Undefined | Definition::Common(_) => SymbolLocation::Unknown,
        }
    }

    /// Where a value that is assigned to a symbol is defined.
    pub fn of_value(model: &Model, expr: ExprId) -> SymbolLocation {
        of_expr(model, expr, |name| SymbolLocation::inside(model, name))
    }

    /// Where a symbol in an expression is defined.
    fn inside(model: &Model, symbol: Name) -> SymbolLocation {
        let Definition::Variable(expr) = model.symbol(symbol).definition else {
            return SymbolLocation::of(model, symbol);
        };
        if model.is_antidependency(symbol) {
            return SymbolLocation::Unknown;
        }
        if let Some(&section) = model.aliased_sections.get(&symbol) {
            return SymbolLocation::Section(section);
        }
        if model.as_number(expr).is_some() {
            return SymbolLocation::Number;
        }
        let settled =
            model.settle(&model.variables.locations, symbol, expr, |expr| SymbolLocation::of_value(model, expr));
        settled.unwrap_or(SymbolLocation::Number)
    }
}

fn of_expr(model: &Model, expr: ExprId, of: impl Fn(Name) -> SymbolLocation) -> SymbolLocation {
    let mut locations: Vec<SymbolLocation> = Vec::new();
    let Ok(()) = model.visit(expr, |node| {
        match node {
            Expr::Int(_) => locations.push(SymbolLocation::Number),
            Expr::Register(_) => locations.push(SymbolLocation::Unknown),
            Expr::Symbol(name, _) => locations.push(of(name)),
            Expr::Unary(..) | Expr::Specified(..) => {}
            Expr::Binary(op, ..) => {
                let (right, left) = (locations.pop(), locations.pop());
                locations.push(
                    match (left.unwrap_or(SymbolLocation::Number), right.unwrap_or(SymbolLocation::Number)) {
                        (SymbolLocation::Number, other) | (other, SymbolLocation::Number) => other,
                        _ if op == BinaryOp::Sub => SymbolLocation::Number,
                        (SymbolLocation::Unknown, right) => right,
                        (left, _) => left,
                    },
                );
            }
        }
        Ok::<(), Infallible>(())
    });
    locations.pop().unwrap_or(SymbolLocation::Number)
}
