//! Expressions that refer to locations without names: `.`, `1b`, `1f`.

use super::{Context, Parse, syntax_error};
use crate::diag::Code;
use crate::model::SubsectionId;
use crate::parse::ast::{Expr, ExprId, Specifier};
use crate::source::Span;

impl Context<'_> {
    /// `.`: defines a label at the current location.
    pub fn dot(&mut self) -> ExprId {
        // Subsection 0 is the placeholder while no section is selected.
        if self.subsection == SubsectionId(0)
            && let Some(number) = self.state.structure
        {
            return self.int(number);
        }
        self.state.nameless = true;
        let name = match &mut self.state.forms {
            None => self.model.anonymous(b""),
            Some(forms) => {
                let name = self.state.locals.make(self.model);
                forms.labels.push(name);
                name
            }
        };
        self.model.own_symbols += 1;
        let place = self.model.subsections[self.subsection.0 as usize].here(self.subsection);
        self.model.define_own(name, place);
        self.model.register(name);
        self.model.expr(Expr::Symbol(name, Specifier::NONE))
    }

    /// `1b` or `1f`.
    pub fn local_label(&mut self, label: (u32, bool), span: Span) -> Parse<ExprId> {
        match self.state.locals.refer(label.0, label.1, span, self.model) {
            Some(name) => Ok(self.model.expr(Expr::Symbol(name, Specifier::NONE))),
            None => {
                let error = *syntax_error(Code::UndefinedTemporary, span, "directional label undefined");
                Err(Box::new(error.help(format!("no label '{}:' comes before this", label.0))))
            }
        }
    }
}
