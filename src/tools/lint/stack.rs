//! Stacks that are executable by default (gABI supplement of GNU, `PT_GNU_STACK`).

use super::view::View;
use super::{Finding, Findings};
use crate::diag::Code;
use crate::options::triple::ObjectFormat;

/// Reports an object with code but without `.note.GNU-stack`.
pub(super) fn rule(view: &View<'_>, found: &mut Findings) {
    let is_marked = view.sections.iter().any(|section| section.name == b".note.GNU-stack");
    let is_code = |section: &super::view::Section<'_>| section.is_code;
    if view.format == ObjectFormat::Elf
        && view.machine.executes_stack
        && !is_marked
        && view.sections.iter().any(is_code)
    {
        found.push(Finding {
            code: Code::ExecutableStack,
            at: None,
            message: "GNU ld makes the stack of the whole program executable, since '.note.GNU-stack' is missing"
                .to_owned(),
            help: "add '.section .note.GNU-stack,\"\",%progbits', or assemble with --no-exec-stack",
        });
    }
}
