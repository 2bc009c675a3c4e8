//! One table per target: its unwind codes and where its rules differ.

use super::{Frame, Operation, Writer};

#[derive(Debug)]
pub struct Rules {
    /// llvm-mc's messages about steps have no location.
    pub placeless: bool,
    /// The size of a stack allocation must be nonzero and a multiple of this.
    pub slot: Option<u32>,
    /// Epilogues have steps, too, and a prologue ends with a code of its own.
    pub has_epilogue_codes: bool,
    /// The information contains the length of the function: that of the code so far if the function has not ended.
    pub measures_functions: bool,
    /// A handler may be registered for unwinding only; otherwise it is called for both exceptions and unwinding, or not
    /// at all.
    pub has_unwind_handlers: bool,
    /// The step that allocates stack.
    pub allocate: fn(u32) -> Operation,
    /// Returns whether a step's code can represent its offset or size.
    pub says: fn(Operation) -> bool,
    pub end_epilogue: fn(&mut Vec<Operation>),
    /// Writes the information of a frame unless it has been written; the flag means that its handler's data follows.
    pub write_info: fn(&mut Writer<'_>, usize, bool),
    pub lists: fn(&Frame) -> bool,
    /// Writes the entries of a frame in the function table.
    pub write_function: fn(&mut Writer<'_>, usize),
}

/// Defines a table of unwind codes, and for each row a constant that is its index.
macro_rules! codes {
    ($table:ident: $type:ty; $($(#[$doc:meta])* $visible:vis $name:ident = $code:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "the variants only count the rows")]
        enum Number {
            $($name),*
        }
        $(#[allow(dead_code, reason = "the codes of a family are counted from its first")] $(#[$doc])* $visible const $name: u8 = Number::$name as u8;)*

        static $table: &[$type] = &[$($code),*];
    };
}

pub(crate) use codes;

impl Default for &'static Rules {
    fn default() -> Self {
        &NONE
    }
}

/// For targets without unwind tables, whose `.seh_*` directives are rejected.
pub(crate) const NONE: Rules = Rules {
    placeless: false,
    slot: None,
    has_epilogue_codes: false,
    measures_functions: false,
    has_unwind_handlers: false,
    allocate: |value| Operation { code: 0, register: 0, value },
    says: |_| true,
    end_epilogue: |_| {},
    write_info: |_, _, _| {},
    lists: |_| false,
    write_function: |_, _| {},
};
