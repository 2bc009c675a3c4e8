//! Literal pools.

use super::{A64, A64_COFF, Pattern, T32, T32_COFF, each, pattern};

/// Statements in sections small enough for an instruction to reach the pool.
fn reachable(n: usize, count: usize, statement: impl Fn(usize) -> String) -> String {
    each(n, |i| match i % count {
        0 => format!(".section .text.f{},\"ax\"\n{}", i / count, statement(i)),
        _ => statement(i),
    })
}

pub(super) const PATTERNS: &[Pattern] = &[
    pattern("a64 pool of one value", A64, |n| reachable(n, 100_000, |_| "ldr x0, =0x123456789\n".into())),
    pattern("a64 pool", A64, |n| {
        reachable(n, 50_000, |i| format!("ldr x0, ={:#x}\n", 0x1_2345_0001_0001 + i * 0x1_0001_0000))
    }),
    pattern("a64 pool of symbols", A64, |n| reachable(n, 50_000, |i| format!("ldr x0, =s{i}\n"))),
    pattern("a64 pool of sums", A64, |n| reachable(n, 50_000, |i| format!("ldr x0, =s+{i}\n"))),
    pattern("a64 pools emitted often", A64, |n| {
        each(n, |i| format!("ldr x0, ={:#x}\n.ltorg\n", 0x1_2345_0001_0001 + i))
    }),
    pattern("a64 empty pools", A64, |n| format!("ldr x0, =0x123456789\n{}", ".ltorg\n".repeat(n))),
    pattern("a64 pools in sections", A64, |n| {
        each(n, |i| format!(".section .text.f{i},\"ax\",@progbits\nldr x0, =0x123456789\nldr x1, =s{i}\n"))
    }),
    pattern("a64 pools in sections, in turn", A64, |n| {
        let sections = |value| each(n, |i| format!(".section .text.f{i},\"ax\",@progbits\nldr x0, ={value}\n"));
        sections("0x123456789") + &sections("0x223456789")
    }),
    pattern("a64 coff pools in sections", A64_COFF, |n| {
        each(n, |i| format!(".section .text$f{i},\"xr\"\nldr x0, =0x123456789\n.ltorg\n"))
    }),
    pattern("t32 pool", T32, |n| {
        reachable(n, 400, |i| {
            format!("ldr.w r0, ={:#x}\n", 0x1234_5001u32.wrapping_add((i as u32).wrapping_mul(0x1_0101)))
        })
    }),
    pattern("t32 pools emitted often", T32, |n| {
        each(n, |i| format!("ldr r0, ={:#x}\nldr r9, =s{i}\n.ltorg\n", 0x1234_5001 + i))
    }),
    pattern("t32 pools in sections", T32, |n| {
        each(n, |i| format!(".section .text.f{i},\"ax\",%progbits\nldr r0, =0x12345678\nldr.w r1, =s{i}\n"))
    }),
    pattern("t32 coff pools", T32_COFF, |n| each(n, |i| format!("ldr r0, ={:#x}\n.ltorg\n", 0x1234_5001 + i))),
];
