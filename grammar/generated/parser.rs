// auto-generated: "lalrpop 0.23.2"
// sha3: 70a509ff5786d90b3b59f83f5f8f7aa685b5236643b795a266f66ba5cca3d03e
// features: 
use crate::parse::ast::{BinaryOp, ExprId, RegisterId, UnaryOp};
use crate::diag::Diagnostic;
use crate::parse::{Context, Tok};
use crate::source::Span;
#[allow(unused_extern_crates)]
extern crate lalrpop_util as __lalrpop_util;
#[allow(unused_imports)]
use self::__lalrpop_util::state_machine as __state_machine;
#[allow(unused_extern_crates)]
extern crate alloc;

#[rustfmt::skip]
#[allow(explicit_outlives_requirements, non_snake_case, non_camel_case_types, unused_mut, unused_variables, unused_imports, unused_parens, clippy::needless_lifetimes, clippy::type_complexity, clippy::needless_return, clippy::too_many_arguments, clippy::match_single_binding, clippy::clone_on_copy, clippy::unit_arg)]
mod __parse__Expr {

    use crate::parse::ast::{BinaryOp, ExprId, RegisterId, UnaryOp};
    use crate::diag::Diagnostic;
    use crate::parse::{Context, Tok};
    use crate::source::Span;
    #[allow(unused_extern_crates)]
    extern crate lalrpop_util as __lalrpop_util;
    #[allow(unused_imports)]
    use self::__lalrpop_util::state_machine as __state_machine;
    #[allow(unused_extern_crates)]
    extern crate alloc;
    use super::__ToTriple;
    #[allow(dead_code)]
    pub(crate) enum __Symbol<'s>
     {
        Variant0(&'s [u8]),
        Variant1(i64),
        Variant2((u32, bool)),
        Variant3(RegisterId),
        Variant4(Tok<'s>),
        Variant5(u32),
        Variant6(ExprId),
        Variant7(BinaryOp),
    }
    const __ACTION: &[i8] = &[
        // State 0
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 1
        0, 0, 0, 0, 0, 0, -20, 0, -20, 0, 0, 0, 0, 0, 0, 0, 0, 39, 43, 40, 41, 42, 0, 44, 45, 0, 0, -20, 0, -20, 0,
        // State 2
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0,
        // State 3
        0, 0, 0, 0, 0, 0, -7, 0, -7, -7, -7, 49, 50, 48, 0, 0, -7, -7, -7, -7, -7, -7, 51, -7, -7, 52, -7, -7, -7, -7, -7,
        // State 4
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 5
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 6
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 7
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 8
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 9
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 10
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 11
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 12
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 13
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 14
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 15
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 16
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 17
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 18
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 19
        34, 38, 35, 36, 37, 6, 0, 9, 0, 7, 8, 0, 0, 0, 0, 10, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 20
        0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0,
        // State 21
        0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0,
        // State 22
        0, 0, 0, 0, 0, 0, -6, 0, -6, -6, -6, 49, 50, 48, 0, 0, -6, -6, -6, -6, -6, -6, 51, -6, -6, 52, -6, -6, -6, -6, -6,
        // State 23
        0, 0, 0, 0, 0, 0, -5, 0, -5, -5, -5, 49, 50, 48, 0, 0, -5, -5, -5, -5, -5, -5, 51, -5, -5, 52, -5, -5, -5, -5, -5,
        // State 24
        0, 0, 0, 0, 0, 0, -4, 0, -4, -4, -4, 49, 50, 48, 0, 0, -4, -4, -4, -4, -4, -4, 51, -4, -4, 52, -4, -4, -4, -4, -4,
        // State 25
        0, 0, 0, 0, 0, 0, -3, 0, -3, -3, -3, 49, 50, 48, 0, 0, -3, -3, -3, -3, -3, -3, 51, -3, -3, 52, -3, -3, -3, -3, -3,
        // State 26
        0, 0, 0, 0, 0, 0, -19, 0, -19, 0, 0, 0, 0, 0, 0, 0, 0, 39, 43, 40, 41, 42, 0, 44, 45, 0, 0, -19, 0, -19, 0,
        // State 27
        0, 0, 0, 0, 0, 0, -40, 0, -40, -40, -40, 0, 0, 0, 0, 0, 11, -40, -40, -40, -40, -40, 0, -40, -40, 0, 12, -40, 14, -40, 13,
        // State 28
        0, 0, 0, 0, 0, 0, -18, 0, -18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, -18, 0,
        // State 29
        0, 0, 0, 0, 0, 0, -37, 0, -37, -37, -37, -37, -37, -37, 47, 0, -37, -37, -37, -37, -37, -37, -37, -37, -37, -37, -37, -37, -37, -37, -37,
        // State 30
        0, 0, 0, 0, 0, 0, -45, 0, -45, -45, -45, -45, -45, -45, 0, 0, -45, -45, -45, -45, -45, -45, -45, -45, -45, -45, -45, -45, -45, -45, -45,
        // State 31
        0, 0, 0, 0, 0, 0, -9, 0, -9, 19, 20, 0, 0, 0, 0, 0, 0, -9, -9, -9, -9, -9, 0, -9, -9, 0, 0, -9, 0, -9, 0,
        // State 32
        0, 0, 0, 0, 0, 0, -30, 0, -30, -30, -30, -30, -30, -30, 0, 0, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30, -30,
        // State 33
        0, 0, 0, 0, 0, 0, -24, 0, -24, -24, -24, -24, -24, -24, -24, 0, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24, -24,
        // State 34
        0, 0, 0, 0, 0, 0, -22, 0, -22, -22, -22, -22, -22, -22, -22, 0, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22, -22,
        // State 35
        0, 0, 0, 0, 0, 0, -26, 0, -26, -26, -26, -26, -26, -26, -26, 0, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26, -26,
        // State 36
        0, 0, 0, 0, 0, 0, -23, 0, -23, -23, -23, -23, -23, -23, -23, 0, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23, -23,
        // State 37
        0, 0, 0, 0, 0, 0, -25, 0, -25, -25, -25, -25, -25, -25, -25, 0, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25, -25,
        // State 38
        -11, -11, -11, -11, -11, -11, 0, -11, 0, -11, -11, 0, 0, 0, 0, -11, -11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 39
        -13, -13, -13, -13, -13, -13, 0, -13, 0, -13, -13, 0, 0, 0, 0, -13, -13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 40
        -14, -14, -14, -14, -14, -14, 0, -14, 0, -14, -14, 0, 0, 0, 0, -14, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 41
        -12, -12, -12, -12, -12, -12, 0, -12, 0, -12, -12, 0, 0, 0, 0, -12, -12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 42
        -10, -10, -10, -10, -10, -10, 0, -10, 0, -10, -10, 0, 0, 0, 0, -10, -10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 43
        -15, -15, -15, -15, -15, -15, 0, -15, 0, -15, -15, 0, 0, 0, 0, -15, -15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 44
        -16, -16, -16, -16, -16, -16, 0, -16, 0, -16, -16, 0, 0, 0, 0, -16, -16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 45
        -21, -21, -21, -21, -21, -21, 0, -21, 0, -21, -21, 0, 0, 0, 0, -21, -21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 46
        59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 47
        -33, -33, -33, -33, -33, -33, 0, -33, 0, -33, -33, 0, 0, 0, 0, -33, -33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 48
        -31, -31, -31, -31, -31, -31, 0, -31, 0, -31, -31, 0, 0, 0, 0, -31, -31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 49
        -32, -32, -32, -32, -32, -32, 0, -32, 0, -32, -32, 0, 0, 0, 0, -32, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 50
        -34, -34, -34, -34, -34, -34, 0, -34, 0, -34, -34, 0, 0, 0, 0, -34, -34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 51
        -35, -35, -35, -35, -35, -35, 0, -35, 0, -35, -35, 0, 0, 0, 0, -35, -35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // State 52
        0, 0, 0, 0, 0, 0, -44, 0, -44, -44, -44, -44, -44, -44, 0, 0, -44, -44, -44, -44, -44, -44, -44, -44, -44, -44, -44, -44, -44, -44, -44,
        // State 53
        0, 0, 0, 0, 0, 0, -42, 0, -42, -42, -42, -42, -42, -42, 0, 0, -42, -42, -42, -42, -42, -42, -42, -42, -42, -42, -42, -42, -42, -42, -42,
        // State 54
        0, 0, 0, 0, 0, 0, -41, 0, -41, -41, -41, -41, -41, -41, 0, 0, -41, -41, -41, -41, -41, -41, -41, -41, -41, -41, -41, -41, -41, -41, -41,
        // State 55
        0, 0, 0, 0, 0, 0, -43, 0, -43, -43, -43, -43, -43, -43, 0, 0, -43, -43, -43, -43, -43, -43, -43, -43, -43, -43, -43, -43, -43, -43, -43,
        // State 56
        0, 0, 0, 0, 0, 0, -8, 0, -8, 19, 20, 0, 0, 0, 0, 0, 0, -8, -8, -8, -8, -8, 0, -8, -8, 0, 0, -8, 0, -8, 0,
        // State 57
        0, 0, 0, 0, 0, 0, -17, 0, -17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, -17, 0,
        // State 58
        0, 0, 0, 0, 0, 0, -36, 0, -36, -36, -36, -36, -36, -36, 0, 0, -36, -36, -36, -36, -36, -36, -36, -36, -36, -36, -36, -36, -36, -36, -36,
        // State 59
        0, 0, 0, 0, 0, 0, -29, 0, -29, -29, -29, -29, -29, -29, 0, 0, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29, -29,
        // State 60
        0, 0, 0, 0, 0, 0, -38, 0, -38, -38, -38, 0, 0, 0, 0, 0, 11, -38, -38, -38, -38, -38, 0, -38, -38, 0, 12, -38, 14, -38, 13,
        // State 61
        0, 0, 0, 0, 0, 0, -39, 0, -39, -39, -39, 0, 0, 0, 0, 0, 11, -39, -39, -39, -39, -39, 0, -39, -39, 0, 12, -39, 14, -39, 13,
        // State 62
        0, 0, 0, 0, 0, 0, -27, 0, -27, -27, -27, -27, -27, -27, -27, 0, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27, -27,
        // State 63
        0, 0, 0, 0, 0, 0, -28, 0, -28, -28, -28, -28, -28, -28, -28, 0, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28, -28,
    ];
    fn __action(state: i8, integer: usize) -> i8 {
        __ACTION[(state as usize) * 31 + integer]
    }
    const __EOF_ACTION: &[i8] = &[
        // State 0
        0,
        // State 1
        -20,
        // State 2
        -46,
        // State 3
        -7,
        // State 4
        0,
        // State 5
        0,
        // State 6
        0,
        // State 7
        0,
        // State 8
        0,
        // State 9
        0,
        // State 10
        0,
        // State 11
        0,
        // State 12
        0,
        // State 13
        0,
        // State 14
        0,
        // State 15
        0,
        // State 16
        0,
        // State 17
        0,
        // State 18
        0,
        // State 19
        0,
        // State 20
        0,
        // State 21
        0,
        // State 22
        -6,
        // State 23
        -5,
        // State 24
        -4,
        // State 25
        -3,
        // State 26
        -19,
        // State 27
        -40,
        // State 28
        -18,
        // State 29
        -37,
        // State 30
        -45,
        // State 31
        -9,
        // State 32
        -30,
        // State 33
        -24,
        // State 34
        -22,
        // State 35
        -26,
        // State 36
        -23,
        // State 37
        -25,
        // State 38
        0,
        // State 39
        0,
        // State 40
        0,
        // State 41
        0,
        // State 42
        0,
        // State 43
        0,
        // State 44
        0,
        // State 45
        0,
        // State 46
        0,
        // State 47
        0,
        // State 48
        0,
        // State 49
        0,
        // State 50
        0,
        // State 51
        0,
        // State 52
        -44,
        // State 53
        -42,
        // State 54
        -41,
        // State 55
        -43,
        // State 56
        -8,
        // State 57
        -17,
        // State 58
        -36,
        // State 59
        -29,
        // State 60
        -38,
        // State 61
        -39,
        // State 62
        -27,
        // State 63
        -28,
    ];
    fn __goto(state: i8, nt: usize) -> i8 {
        match nt {
            2 => match state {
                18 => 60,
                19 => 61,
                _ => 27,
            },
            3 => match state {
                16 => 26,
                _ => 1,
            },
            4 => 14,
            5 => match state {
                5 => 20,
                8 => 21,
                _ => 2,
            },
            6 => match state {
                15 => 57,
                _ => 28,
            },
            7 => 15,
            8 => 29,
            9 => match state {
                10 => 22,
                11 => 23,
                12 => 24,
                13 => 25,
                _ => 3,
            },
            10 => 17,
            11 => 30,
            12 => match state {
                14 => 56,
                _ => 31,
            },
            13 => match state {
                4 => 52,
                6 => 53,
                7 => 54,
                9 => 55,
                17 => 59,
                _ => 32,
            },
            _ => 0,
        }
    }
    #[allow(clippy::needless_raw_string_hashes)]
    const __TERMINAL: &[&str] = &[
        r###"IDENT"###,
        r###"STRING"###,
        r###"INT"###,
        r###"LOCAL"###,
        r###"REGISTER"###,
        r###""(""###,
        r###"")""###,
        r###""[""###,
        r###""]""###,
        r###""+""###,
        r###""-""###,
        r###""*""###,
        r###""/""###,
        r###""%""###,
        r###""@""###,
        r###""~""###,
        r###""!""###,
        r###""!=""###,
        r###""==""###,
        r###""<""###,
        r###""<=""###,
        r###""<>""###,
        r###""<<""###,
        r###"">""###,
        r###"">=""###,
        r###"">>""###,
        r###""&""###,
        r###""&&""###,
        r###""|""###,
        r###""||""###,
        r###""^""###,
    ];
    fn __expected_tokens(__state: i8) -> alloc::vec::Vec<alloc::string::String> {
        __TERMINAL.iter().enumerate().filter_map(|(index, terminal)| {
            let next_state = __action(__state, index);
            if next_state == 0 {
                None
            } else {
                Some(alloc::string::ToString::to_string(terminal))
            }
        }).collect()
    }
    fn __expected_tokens_from_states<
        's,
        'c,
        '__2,
    >(
        __states: &[i8],
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> alloc::vec::Vec<alloc::string::String>
    where
        'c: '__2,
    {
        __TERMINAL.iter().enumerate().filter_map(|(index, terminal)| {
            if __accepts(None, __states, Some(index), core::marker::PhantomData::<(&(), &())>) {
                Some(alloc::string::ToString::to_string(terminal))
            } else {
                None
            }
        }).collect()
    }
    struct __StateMachine<'s, 'c, '__2>
    where 'c: '__2
    {
        ctx: &'__2 mut Context<'c>,
        __phantom: core::marker::PhantomData<(&'s (), &'c ())>,
    }
    impl<'s, 'c, '__2> __state_machine::ParserDefinition for __StateMachine<'s, 'c, '__2>
    where 'c: '__2
    {
        type Location = u32;
        type Error = Box<Diagnostic>;
        type Token = Tok<'s>;
        type TokenIndex = usize;
        type Symbol = __Symbol<'s>;
        type Success = ExprId;
        type StateIndex = i8;
        type Action = i8;
        type ReduceIndex = i8;
        type NonterminalIndex = usize;

        #[inline]
        fn start_location(&self) -> Self::Location {
              Default::default()
        }

        #[inline]
        fn start_state(&self) -> Self::StateIndex {
              0
        }

        #[inline]
        fn token_to_index(&self, token: &Self::Token) -> Option<usize> {
            __token_to_integer(token, core::marker::PhantomData::<(&(), &())>)
        }

        #[inline]
        fn action(&self, state: i8, integer: usize) -> i8 {
            __action(state, integer)
        }

        #[inline]
        fn error_action(&self, state: i8) -> i8 {
            __action(state, 31 - 1)
        }

        #[inline]
        fn eof_action(&self, state: i8) -> i8 {
            __EOF_ACTION[state as usize]
        }

        #[inline]
        fn goto(&self, state: i8, nt: usize) -> i8 {
            __goto(state, nt)
        }

        fn token_to_symbol(&self, token_index: usize, token: Self::Token) -> Self::Symbol {
            __token_to_symbol(token_index, token, core::marker::PhantomData::<(&(), &())>)
        }

        fn expected_tokens(&self, state: i8) -> alloc::vec::Vec<alloc::string::String> {
            __expected_tokens(state)
        }

        fn expected_tokens_from_states(&self, states: &[i8]) -> alloc::vec::Vec<alloc::string::String> {
            __expected_tokens_from_states(states, core::marker::PhantomData::<(&(), &())>)
        }

        #[inline]
        fn uses_error_recovery(&self) -> bool {
            false
        }

        #[inline]
        fn error_recovery_symbol(
            &self,
            recovery: __state_machine::ErrorRecovery<Self>,
        ) -> Self::Symbol {
            panic!("error recovery not enabled for this grammar")
        }

        fn reduce(
            &mut self,
            action: i8,
            start_location: Option<&Self::Location>,
            states: &mut alloc::vec::Vec<i8>,
            symbols: &mut alloc::vec::Vec<__state_machine::SymbolTriple<Self>>,
        ) -> Option<__state_machine::ParseResult<Self>> {
            __reduce(
                self.ctx,
                action,
                start_location,
                states,
                symbols,
                core::marker::PhantomData::<(&(), &())>,
            )
        }

        fn simulate_reduce(&self, action: i8) -> __state_machine::SimulatedReduce<Self> {
            __simulate_reduce(action, core::marker::PhantomData::<(&(), &())>)
        }
    }
    fn __token_to_integer<
        's,
        'c,
    >(
        __token: &Tok<'s>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> Option<usize>
    {
        #[warn(unused_variables)]
        match __token {
            Tok::Ident(_) if true => Some(0),
            Tok::String(_) if true => Some(1),
            Tok::Int(_) if true => Some(2),
            Tok::Local(_) if true => Some(3),
            Tok::Register(_) if true => Some(4),
            Tok::LParen if true => Some(5),
            Tok::RParen if true => Some(6),
            Tok::LBracket if true => Some(7),
            Tok::RBracket if true => Some(8),
            Tok::Plus if true => Some(9),
            Tok::Minus if true => Some(10),
            Tok::Star if true => Some(11),
            Tok::Slash if true => Some(12),
            Tok::Percent if true => Some(13),
            Tok::At if true => Some(14),
            Tok::Tilde if true => Some(15),
            Tok::Exclaim if true => Some(16),
            Tok::ExclaimEqual if true => Some(17),
            Tok::EqualEqual if true => Some(18),
            Tok::Less if true => Some(19),
            Tok::LessEqual if true => Some(20),
            Tok::LessGreater if true => Some(21),
            Tok::LessLess if true => Some(22),
            Tok::Greater if true => Some(23),
            Tok::GreaterEqual if true => Some(24),
            Tok::GreaterGreater if true => Some(25),
            Tok::Amp if true => Some(26),
            Tok::AmpAmp if true => Some(27),
            Tok::Pipe if true => Some(28),
            Tok::PipePipe if true => Some(29),
            Tok::Caret if true => Some(30),
            _ => None,
        }
    }
    fn __token_to_symbol<
        's,
        'c,
    >(
        __token_index: usize,
        __token: Tok<'s>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> __Symbol<'s>
    {
        #[allow(clippy::manual_range_patterns)]match __token_index {
            0 | 1 => match __token {
                Tok::Ident(__tok0) | Tok::String(__tok0) if true => __Symbol::Variant0(__tok0),
                _ => unreachable!(),
            },
            2 => match __token {
                Tok::Int(__tok0) if true => __Symbol::Variant1(__tok0),
                _ => unreachable!(),
            },
            3 => match __token {
                Tok::Local(__tok0) if true => __Symbol::Variant2(__tok0),
                _ => unreachable!(),
            },
            4 => match __token {
                Tok::Register(__tok0) if true => __Symbol::Variant3(__tok0),
                _ => unreachable!(),
            },
            5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 => __Symbol::Variant4(__token),
            _ => unreachable!(),
        }
    }
    fn __simulate_reduce<
        's,
        'c,
        '__2,
    >(
        __reduce_index: i8,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> __state_machine::SimulatedReduce<__StateMachine<'s, 'c, '__2>>
    where
        'c: '__2,
    {
        match __reduce_index {
            0 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 0,
                    nonterminal_produced: 0,
                }
            }
            1 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 0,
                    nonterminal_produced: 1,
                }
            }
            2 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 2,
                }
            }
            3 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 2,
                }
            }
            4 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 2,
                }
            }
            5 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 2,
                }
            }
            6 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 2,
                }
            }
            7 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 3,
                }
            }
            8 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 3,
                }
            }
            9 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 4,
                }
            }
            10 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 4,
                }
            }
            11 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 4,
                }
            }
            12 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 4,
                }
            }
            13 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 4,
                }
            }
            14 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 4,
                }
            }
            15 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 4,
                }
            }
            16 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 5,
                }
            }
            17 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 5,
                }
            }
            18 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 6,
                }
            }
            19 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 6,
                }
            }
            20 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 7,
                }
            }
            21 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 8,
                }
            }
            22 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 8,
                }
            }
            23 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 8,
                }
            }
            24 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 8,
                }
            }
            25 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 8,
                }
            }
            26 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 8,
                }
            }
            27 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 8,
                }
            }
            28 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 9,
                }
            }
            29 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 9,
                }
            }
            30 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 10,
                }
            }
            31 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 10,
                }
            }
            32 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 10,
                }
            }
            33 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 10,
                }
            }
            34 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 10,
                }
            }
            35 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 11,
                }
            }
            36 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 11,
                }
            }
            37 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 12,
                }
            }
            38 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 3,
                    nonterminal_produced: 12,
                }
            }
            39 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 12,
                }
            }
            40 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 2,
                    nonterminal_produced: 13,
                }
            }
            41 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 2,
                    nonterminal_produced: 13,
                }
            }
            42 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 2,
                    nonterminal_produced: 13,
                }
            }
            43 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 2,
                    nonterminal_produced: 13,
                }
            }
            44 => {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop: 1,
                    nonterminal_produced: 13,
                }
            }
            45 => __state_machine::SimulatedReduce::Accept,
            _ => panic!("invalid reduction index {__reduce_index}")
        }
    }
    pub struct ExprParser {
        _priv: (),
    }

    impl Default for ExprParser { fn default() -> Self { Self::new() } }
    impl ExprParser {
        pub fn new() -> ExprParser {
            ExprParser {
                _priv: (),
            }
        }

        #[allow(dead_code)]
        pub fn parse<
            's,
            'c,
            __TOKEN: __ToTriple<'s, 'c, >,
            __TOKENS: IntoIterator<Item=__TOKEN>,
        >(
            &self,
            ctx: &mut Context<'c>,
            __tokens0: __TOKENS,
        ) -> Result<ExprId, __lalrpop_util::ParseError<u32, Tok<'s>, Box<Diagnostic>>>
        {
            let __tokens = __tokens0.into_iter();
            let mut __tokens = __tokens.map(|t| __ToTriple::to_triple(t));
            __state_machine::Parser::drive(
                __StateMachine {
                    ctx,
                    __phantom: core::marker::PhantomData::<(&(), &())>,
                },
                __tokens,
            )
        }
    }
    fn __accepts<
        's,
        'c,
        '__2,
    >(
        __error_state: Option<i8>,
        __states: &[i8],
        __opt_integer: Option<usize>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> bool
    where
        'c: '__2,
    {
        let mut __states = __states.to_vec();
        __states.extend(__error_state);
        loop {
            let mut __states_len = __states.len();
            let __top = __states[__states_len - 1];
            let __action = match __opt_integer {
                None => __EOF_ACTION[__top as usize],
                Some(__integer) => __action(__top, __integer),
            };
            if __action == 0 { return false; }
            if __action > 0 { return true; }
            let (__to_pop, __nt) = match __simulate_reduce(-(__action + 1), core::marker::PhantomData::<(&(), &())>) {
                __state_machine::SimulatedReduce::Reduce {
                    states_to_pop, nonterminal_produced
                } => (states_to_pop, nonterminal_produced),
                __state_machine::SimulatedReduce::Accept => return true,
            };
            __states_len -= __to_pop;
            __states.truncate(__states_len);
            let __top = __states[__states_len - 1];
            let __next_state = __goto(__top, __nt);
            __states.push(__next_state);
        }
    }
    fn __reduce<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __action: i8,
        __lookahead_start: Option<&u32>,
        __states: &mut alloc::vec::Vec<i8>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> Option<Result<ExprId,__lalrpop_util::ParseError<u32, Tok<'s>, Box<Diagnostic>>>>
    {
        let (__pop_states, __nonterminal) = match __action {
            0 => {
                __reduce0(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            1 => {
                __reduce1(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            2 => {
                // Bits = Bits, "|", Product => ActionFn(18);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant4(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action18::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 2)
            }
            3 => {
                // Bits = Bits, "^", Product => ActionFn(19);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant4(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action19::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 2)
            }
            4 => {
                // Bits = Bits, "&", Product => ActionFn(20);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant4(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action20::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 2)
            }
            5 => {
                // Bits = Bits, "!", Product => ActionFn(46);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant4(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action46::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 2)
            }
            6 => {
                __reduce6(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            7 => {
                // Comparison = Comparison, ComparisonOp, Sum => ActionFn(6);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant7(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action6::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 3)
            }
            8 => {
                __reduce8(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            9 => {
                __reduce9(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            10 => {
                __reduce10(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            11 => {
                __reduce11(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            12 => {
                __reduce12(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            13 => {
                __reduce13(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            14 => {
                __reduce14(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            15 => {
                __reduce15(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            16 => {
                // Expr = Expr, LOrOp, LAnd => ActionFn(1);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant7(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action1::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 5)
            }
            17 => {
                __reduce17(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            18 => {
                // LAnd = LAnd, "&&", Comparison => ActionFn(4);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant4(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action4::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 6)
            }
            19 => {
                __reduce19(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            20 => {
                __reduce20(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            21 => {
                __reduce21(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            22 => {
                __reduce22(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            23 => {
                // Primary = IDENT => ActionFn(54);
                let __sym0 = __pop_Variant0(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym0.2.clone();
                let __nt = match super::__action54::<>(ctx, __sym0) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (1, 8)
            }
            24 => {
                // Primary = STRING => ActionFn(55);
                let __sym0 = __pop_Variant0(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym0.2.clone();
                let __nt = match super::__action55::<>(ctx, __sym0) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (1, 8)
            }
            25 => {
                // Primary = LOCAL => ActionFn(56);
                let __sym0 = __pop_Variant2(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym0.2.clone();
                let __nt = match super::__action56::<>(ctx, __sym0) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (1, 8)
            }
            26 => {
                __reduce26(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            27 => {
                // Primary = "[", Expr, "]" => ActionFn(51);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant4(__symbols);
                let __sym1 = __pop_Variant6(__symbols);
                let __sym0 = __pop_Variant4(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action51::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 8)
            }
            28 => {
                // Product = Product, ProductOp, Unary => ActionFn(23);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant7(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action23::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 9)
            }
            29 => {
                __reduce29(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            30 => {
                __reduce30(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            31 => {
                __reduce31(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            32 => {
                __reduce32(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            33 => {
                __reduce33(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            34 => {
                __reduce34(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            35 => {
                // Specified = Primary, "@", IDENT => ActionFn(57);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant0(__symbols);
                let __sym1 = __pop_Variant4(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action57::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 11)
            }
            36 => {
                __reduce36(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            37 => {
                // Sum = Sum, "+", Bits => ActionFn(15);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant4(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action15::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 12)
            }
            38 => {
                // Sum = Sum, "-", Bits => ActionFn(16);
                assert!(__symbols.len() >= 3);
                let __sym2 = __pop_Variant6(__symbols);
                let __sym1 = __pop_Variant4(__symbols);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym2.2.clone();
                let __nt = match super::__action16::<>(ctx, __sym0, __sym1, __sym2) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (3, 12)
            }
            39 => {
                __reduce39(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            40 => {
                // Unary = "-", Unary => ActionFn(30);
                assert!(__symbols.len() >= 2);
                let __sym1 = __pop_Variant6(__symbols);
                let __sym0 = __pop_Variant4(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym1.2.clone();
                let __nt = match super::__action30::<>(ctx, __sym0, __sym1) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (2, 13)
            }
            41 => {
                // Unary = "+", Unary => ActionFn(31);
                assert!(__symbols.len() >= 2);
                let __sym1 = __pop_Variant6(__symbols);
                let __sym0 = __pop_Variant4(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym1.2.clone();
                let __nt = match super::__action31::<>(ctx, __sym0, __sym1) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (2, 13)
            }
            42 => {
                // Unary = "~", Unary => ActionFn(32);
                assert!(__symbols.len() >= 2);
                let __sym1 = __pop_Variant6(__symbols);
                let __sym0 = __pop_Variant4(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym1.2.clone();
                let __nt = match super::__action32::<>(ctx, __sym0, __sym1) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (2, 13)
            }
            43 => {
                // Unary = "!", Unary => ActionFn(33);
                assert!(__symbols.len() >= 2);
                let __sym1 = __pop_Variant6(__symbols);
                let __sym0 = __pop_Variant4(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym1.2.clone();
                let __nt = match super::__action33::<>(ctx, __sym0, __sym1) {
                    Ok(v) => v,
                    Err(e) => return Some(Err(e)),
                };
                __symbols.push((__start, __Symbol::Variant6(__nt), __end));
                (2, 13)
            }
            44 => {
                __reduce44(ctx, __lookahead_start, __symbols, core::marker::PhantomData::<(&(), &())>)
            }
            45 => {
                // __Expr = Expr => ActionFn(0);
                let __sym0 = __pop_Variant6(__symbols);
                let __start = __sym0.0.clone();
                let __end = __sym0.2.clone();
                let __nt = super::__action0::<>(ctx, __sym0);
                return Some(Ok(__nt));
            }
            _ => panic!("invalid action code {__action}")
        };
        let __states_len = __states.len();
        __states.truncate(__states_len - __pop_states);
        let __state = *__states.last().unwrap();
        let __next_state = __goto(__state, __nonterminal);
        __states.push(__next_state);
        None
    }
    #[inline(never)]
    fn __symbol_type_mismatch() -> ! {
        panic!("symbol type mismatch")
    }
    fn __pop_Variant2<
      's,
    >(
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>
    ) -> (u32, (u32, bool), u32)
     {
        match __symbols.pop() {
            Some((__l, __Symbol::Variant2(__v), __r)) => (__l, __v, __r),
            _ => __symbol_type_mismatch()
        }
    }
    fn __pop_Variant7<
      's,
    >(
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>
    ) -> (u32, BinaryOp, u32)
     {
        match __symbols.pop() {
            Some((__l, __Symbol::Variant7(__v), __r)) => (__l, __v, __r),
            _ => __symbol_type_mismatch()
        }
    }
    fn __pop_Variant6<
      's,
    >(
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>
    ) -> (u32, ExprId, u32)
     {
        match __symbols.pop() {
            Some((__l, __Symbol::Variant6(__v), __r)) => (__l, __v, __r),
            _ => __symbol_type_mismatch()
        }
    }
    fn __pop_Variant3<
      's,
    >(
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>
    ) -> (u32, RegisterId, u32)
     {
        match __symbols.pop() {
            Some((__l, __Symbol::Variant3(__v), __r)) => (__l, __v, __r),
            _ => __symbol_type_mismatch()
        }
    }
    fn __pop_Variant4<
      's,
    >(
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>
    ) -> (u32, Tok<'s>, u32)
     {
        match __symbols.pop() {
            Some((__l, __Symbol::Variant4(__v), __r)) => (__l, __v, __r),
            _ => __symbol_type_mismatch()
        }
    }
    fn __pop_Variant1<
      's,
    >(
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>
    ) -> (u32, i64, u32)
     {
        match __symbols.pop() {
            Some((__l, __Symbol::Variant1(__v), __r)) => (__l, __v, __r),
            _ => __symbol_type_mismatch()
        }
    }
    fn __pop_Variant5<
      's,
    >(
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>
    ) -> (u32, u32, u32)
     {
        match __symbols.pop() {
            Some((__l, __Symbol::Variant5(__v), __r)) => (__l, __v, __r),
            _ => __symbol_type_mismatch()
        }
    }
    fn __pop_Variant0<
      's,
    >(
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>
    ) -> (u32, &'s [u8], u32)
     {
        match __symbols.pop() {
            Some((__l, __Symbol::Variant0(__v), __r)) => (__l, __v, __r),
            _ => __symbol_type_mismatch()
        }
    }
    fn __reduce0<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // @L =  => ActionFn(45);
        let __start = __lookahead_start.cloned().or_else(|| __symbols.last().map(|s| s.2.clone())).unwrap_or_default();
        let __end = __start.clone();
        let __nt = super::__action45::<>(ctx, &__start, &__end);
        __symbols.push((__start, __Symbol::Variant5(__nt), __end));
        (0, 0)
    }
    fn __reduce1<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // @R =  => ActionFn(44);
        let __start = __lookahead_start.cloned().or_else(|| __symbols.last().map(|s| s.2.clone())).unwrap_or_default();
        let __end = __start.clone();
        let __nt = super::__action44::<>(ctx, &__start, &__end);
        __symbols.push((__start, __Symbol::Variant5(__nt), __end));
        (0, 1)
    }
    fn __reduce6<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Bits = Product => ActionFn(22);
        let __sym0 = __pop_Variant6(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action22::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 2)
    }
    fn __reduce8<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Comparison = Sum => ActionFn(7);
        let __sym0 = __pop_Variant6(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action7::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 3)
    }
    fn __reduce9<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ComparisonOp = "==" => ActionFn(8);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action8::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 4)
    }
    fn __reduce10<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ComparisonOp = "!=" => ActionFn(9);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action9::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 4)
    }
    fn __reduce11<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ComparisonOp = "<>" => ActionFn(10);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action10::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 4)
    }
    fn __reduce12<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ComparisonOp = "<" => ActionFn(11);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action11::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 4)
    }
    fn __reduce13<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ComparisonOp = "<=" => ActionFn(12);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action12::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 4)
    }
    fn __reduce14<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ComparisonOp = ">" => ActionFn(13);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action13::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 4)
    }
    fn __reduce15<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ComparisonOp = ">=" => ActionFn(14);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action14::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 4)
    }
    fn __reduce17<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Expr = LAnd => ActionFn(2);
        let __sym0 = __pop_Variant6(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action2::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 5)
    }
    fn __reduce19<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // LAnd = Comparison => ActionFn(5);
        let __sym0 = __pop_Variant6(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action5::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 6)
    }
    fn __reduce20<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // LOrOp = "||" => ActionFn(3);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action3::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 7)
    }
    fn __reduce21<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Primary = INT => ActionFn(37);
        let __sym0 = __pop_Variant1(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action37::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 8)
    }
    fn __reduce22<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Primary = REGISTER => ActionFn(53);
        let __sym0 = __pop_Variant3(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action53::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 8)
    }
    fn __reduce26<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Primary = "(", Expr, ")" => ActionFn(42);
        assert!(__symbols.len() >= 3);
        let __sym2 = __pop_Variant4(__symbols);
        let __sym1 = __pop_Variant6(__symbols);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym2.2.clone();
        let __nt = super::__action42::<>(ctx, __sym0, __sym1, __sym2);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (3, 8)
    }
    fn __reduce29<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Product = Unary => ActionFn(24);
        let __sym0 = __pop_Variant6(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action24::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 9)
    }
    fn __reduce30<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ProductOp = "*" => ActionFn(25);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action25::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 10)
    }
    fn __reduce31<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ProductOp = "/" => ActionFn(26);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action26::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 10)
    }
    fn __reduce32<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ProductOp = "%" => ActionFn(27);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action27::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 10)
    }
    fn __reduce33<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ProductOp = "<<" => ActionFn(28);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action28::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 10)
    }
    fn __reduce34<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // ProductOp = ">>" => ActionFn(29);
        let __sym0 = __pop_Variant4(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action29::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant7(__nt), __end));
        (1, 10)
    }
    fn __reduce36<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Specified = Primary => ActionFn(36);
        let __sym0 = __pop_Variant6(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action36::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 11)
    }
    fn __reduce39<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Sum = Bits => ActionFn(17);
        let __sym0 = __pop_Variant6(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action17::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 12)
    }
    fn __reduce44<
        's,
        'c,
    >(
        ctx: &mut Context<'c>,
        __lookahead_start: Option<&u32>,
        __symbols: &mut alloc::vec::Vec<(u32,__Symbol<'s>,u32)>,
        _: core::marker::PhantomData<(&'s (), &'c ())>,
    ) -> (usize, usize)
    {
        // Unary = Specified => ActionFn(34);
        let __sym0 = __pop_Variant6(__symbols);
        let __start = __sym0.0.clone();
        let __end = __sym0.2.clone();
        let __nt = super::__action34::<>(ctx, __sym0);
        __symbols.push((__start, __Symbol::Variant6(__nt), __end));
        (1, 13)
    }
}
#[allow(unused_imports)]
pub use self::__parse__Expr::ExprParser;

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action0<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, ExprId, u32),
) -> ExprId
{
    __0
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action1<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, op, _): (u32, BinaryOp, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.binary(op, a, b)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action2<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, ExprId, u32),
) -> ExprId
{
    __0
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action3<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::LOr
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action4<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, _, _): (u32, Tok<'s>, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.binary(BinaryOp::LAnd, a, b)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action5<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, ExprId, u32),
) -> ExprId
{
    __0
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action6<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, op, _): (u32, BinaryOp, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.binary(op, a, b)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action7<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, ExprId, u32),
) -> ExprId
{
    __0
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action8<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Eq
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action9<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Ne
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action10<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Ne
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action11<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Lt
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action12<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Le
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action13<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Gt
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action14<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Ge
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action15<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, _, _): (u32, Tok<'s>, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.binary(BinaryOp::Add, a, b)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action16<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, _, _): (u32, Tok<'s>, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.binary(BinaryOp::Sub, a, b)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action17<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, ExprId, u32),
) -> ExprId
{
    __0
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action18<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, _, _): (u32, Tok<'s>, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.binary(BinaryOp::Or, a, b)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action19<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, _, _): (u32, Tok<'s>, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.binary(BinaryOp::Xor, a, b)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action20<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, _, _): (u32, Tok<'s>, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.binary(BinaryOp::And, a, b)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action21<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, l, _): (u32, u32, u32),
    (_, _, _): (u32, Tok<'s>, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.or_not(a, b, Span::new(l, l))?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action22<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, ExprId, u32),
) -> ExprId
{
    __0
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action23<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, op, _): (u32, BinaryOp, u32),
    (_, b, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.binary(op, a, b)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action24<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, ExprId, u32),
) -> ExprId
{
    __0
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action25<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Mul
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action26<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Div
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action27<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Mod
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action28<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Shl
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action29<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, Tok<'s>, u32),
) -> BinaryOp
{
    BinaryOp::Shr
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action30<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, _, _): (u32, Tok<'s>, u32),
    (_, a, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.unary(UnaryOp::Minus, a)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action31<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, _, _): (u32, Tok<'s>, u32),
    (_, a, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.unary(UnaryOp::Plus, a)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action32<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, _, _): (u32, Tok<'s>, u32),
    (_, a, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.unary(UnaryOp::Not, a)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action33<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, _, _): (u32, Tok<'s>, u32),
    (_, a, _): (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.unary(UnaryOp::LNot, a)?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action34<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, ExprId, u32),
) -> ExprId
{
    __0
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action35<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, a, _): (u32, ExprId, u32),
    (_, _, _): (u32, Tok<'s>, u32),
    (_, l, _): (u32, u32, u32),
    (_, name, _): (u32, &'s [u8], u32),
    (_, r, _): (u32, u32, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.specified(a, name, Span::new(l, r))?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action36<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, ExprId, u32),
) -> ExprId
{
    __0
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action37<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, __0, _): (u32, i64, u32),
) -> ExprId
{
    ctx.int(__0)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action38<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, l, _): (u32, u32, u32),
    (_, id, _): (u32, RegisterId, u32),
    (_, r, _): (u32, u32, u32),
) -> ExprId
{
    ctx.register(id, Span::new(l, r))
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action39<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, l, _): (u32, u32, u32),
    (_, name, _): (u32, &'s [u8], u32),
    (_, r, _): (u32, u32, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.symbol(name, Span::new(l, r))?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action40<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, l, _): (u32, u32, u32),
    (_, name, _): (u32, &'s [u8], u32),
    (_, r, _): (u32, u32, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.quoted_symbol(name, Span::new(l, r))?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action41<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, l, _): (u32, u32, u32),
    (_, label, _): (u32, (u32, bool), u32),
    (_, r, _): (u32, u32, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.local_label(label, Span::new(l, r))?)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action42<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, _, _): (u32, Tok<'s>, u32),
    (_, a, _): (u32, ExprId, u32),
    (_, _, _): (u32, Tok<'s>, u32),
) -> ExprId
{
    ctx.folded(a)
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes, clippy::just_underscores_and_digits, clippy::extra_unused_type_parameters)]
fn __action43<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    (_, l, _): (u32, u32, u32),
    (_, _, _): (u32, Tok<'s>, u32),
    (_, a, _): (u32, ExprId, u32),
    (_, _, _): (u32, Tok<'s>, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    Ok(ctx.brackets(a, Span::new(l, l))?)
}

#[allow(unused_variables)]
#[allow(clippy::needless_lifetimes)]
fn __action44<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __lookbehind: &u32,
    __lookahead: &u32,
) -> u32
{
    *__lookbehind
}

#[allow(unused_variables)]
#[allow(clippy::needless_lifetimes)]
fn __action45<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __lookbehind: &u32,
    __lookahead: &u32,
) -> u32
{
    *__lookahead
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action46<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, ExprId, u32),
    __1: (u32, Tok<'s>, u32),
    __2: (u32, ExprId, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __0.2.clone();
    let __end0 = __1.0.clone();
    let __temp0 = __action45(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action21(
        ctx,
        __0,
        __temp0,
        __1,
        __2,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action47<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, RegisterId, u32),
    __1: (u32, u32, u32),
) -> ExprId
{
    let __start0 = __0.0.clone();
    let __end0 = __0.0.clone();
    let __temp0 = __action45(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action38(
        ctx,
        __temp0,
        __0,
        __1,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action48<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, &'s [u8], u32),
    __1: (u32, u32, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __0.0.clone();
    let __end0 = __0.0.clone();
    let __temp0 = __action45(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action39(
        ctx,
        __temp0,
        __0,
        __1,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action49<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, &'s [u8], u32),
    __1: (u32, u32, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __0.0.clone();
    let __end0 = __0.0.clone();
    let __temp0 = __action45(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action40(
        ctx,
        __temp0,
        __0,
        __1,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action50<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, (u32, bool), u32),
    __1: (u32, u32, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __0.0.clone();
    let __end0 = __0.0.clone();
    let __temp0 = __action45(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action41(
        ctx,
        __temp0,
        __0,
        __1,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action51<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, Tok<'s>, u32),
    __1: (u32, ExprId, u32),
    __2: (u32, Tok<'s>, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __0.0.clone();
    let __end0 = __0.0.clone();
    let __temp0 = __action45(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action43(
        ctx,
        __temp0,
        __0,
        __1,
        __2,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action52<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, ExprId, u32),
    __1: (u32, Tok<'s>, u32),
    __2: (u32, &'s [u8], u32),
    __3: (u32, u32, u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __1.2.clone();
    let __end0 = __2.0.clone();
    let __temp0 = __action45(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action35(
        ctx,
        __0,
        __1,
        __temp0,
        __2,
        __3,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action53<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, RegisterId, u32),
) -> ExprId
{
    let __start0 = __0.2.clone();
    let __end0 = __0.2.clone();
    let __temp0 = __action44(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action47(
        ctx,
        __0,
        __temp0,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action54<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, &'s [u8], u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __0.2.clone();
    let __end0 = __0.2.clone();
    let __temp0 = __action44(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action48(
        ctx,
        __0,
        __temp0,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action55<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, &'s [u8], u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __0.2.clone();
    let __end0 = __0.2.clone();
    let __temp0 = __action44(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action49(
        ctx,
        __0,
        __temp0,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action56<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, (u32, bool), u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __0.2.clone();
    let __end0 = __0.2.clone();
    let __temp0 = __action44(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action50(
        ctx,
        __0,
        __temp0,
    )
}

#[allow(unused_variables)]
#[allow(clippy::too_many_arguments, clippy::needless_lifetimes,
    clippy::just_underscores_and_digits, clippy::clone_on_copy, clippy::unit_arg)]
fn __action57<
    's,
    'c,
>(
    ctx: &mut Context<'c>,
    __0: (u32, ExprId, u32),
    __1: (u32, Tok<'s>, u32),
    __2: (u32, &'s [u8], u32),
) -> Result<ExprId,__lalrpop_util::ParseError<u32,Tok<'s>,Box<Diagnostic>>>
{
    let __start0 = __2.2.clone();
    let __end0 = __2.2.clone();
    let __temp0 = __action44(
        ctx,
        &__start0,
        &__end0,
    );
    let __temp0 = (__start0, __temp0, __end0);
    __action52(
        ctx,
        __0,
        __1,
        __2,
        __temp0,
    )
}

#[allow(clippy::type_complexity, dead_code)]
pub trait __ToTriple<'s, 'c, >
{
    fn to_triple(self) -> Result<(u32,Tok<'s>,u32), __lalrpop_util::ParseError<u32, Tok<'s>, Box<Diagnostic>>>;
}

impl<'s, 'c, > __ToTriple<'s, 'c, > for (u32, Tok<'s>, u32)
{
    fn to_triple(self) -> Result<(u32,Tok<'s>,u32), __lalrpop_util::ParseError<u32, Tok<'s>, Box<Diagnostic>>> {
        Ok(self)
    }
}
impl<'s, 'c, > __ToTriple<'s, 'c, > for Result<(u32, Tok<'s>, u32), Box<Diagnostic>>
{
    fn to_triple(self) -> Result<(u32,Tok<'s>,u32), __lalrpop_util::ParseError<u32, Tok<'s>, Box<Diagnostic>>> {
        self.map_err(|error| __lalrpop_util::ParseError::User { error })
    }
}
