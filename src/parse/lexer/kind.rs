//! The kinds of tokens and the lexer that logos makes of `grammar/lexer.rs`.

use super::{Dialect, at_sign, block_comment, hash, string};

include!(concat!(env!("OUT_DIR"), "/lexer.rs"));
