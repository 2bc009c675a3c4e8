//! Branch hints for the code that runs for each statement: [`std::hint::cold_path`] where a text is unusual or wrong. The
//! compiler places such a branch behind the rest of a function, and keeps values in registers across everything else.
//!
//! Where correct texts differ much, a branch has no hint. It has no effect on the result of an inlined function, or on a
//! condition that was computed before: it belongs where the result is decided.

/// `?` for an option that is nearly always there.
macro_rules! some {
    ($option:expr) => {
        match $option {
            Some(value) => value,
            None => {
                std::hint::cold_path();
                return None;
            }
        }
    };
}

/// `?` for a result that is hardly ever an error.
macro_rules! ok {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => {
                std::hint::cold_path();
                return Err(error);
            }
        }
    };
}

pub(crate) use {ok, some};
