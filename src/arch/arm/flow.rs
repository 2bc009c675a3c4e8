//! Where control goes after an instruction whose target is not in its word.

use super::decode::number_of;
use super::machine::T32;
use super::operand::{LR, PC, tag};
use super::tables::{Kind, flag};
use crate::arch::disasm::Flow;
use crate::arch::fixed_width::decode;

pub(super) fn indirect_flow(row: &decode::Decoded) -> Flow {
    let number = |index| row.item::<T32>(index).map(|item| item.extract(row.word));
    let pops_pc = || {
        let list = row.items::<T32>().find(|item| item.tag == tag::LIST);
        list.is_some_and(|item| match item.kind {
            Kind::LowList => item.arg & 15 == i32::from(PC) && item.extract(row.word) & 0x100 != 0,
            _ => item.extract(row.word) >> PC & 1 != 0,
        })
    };
    let writes_pc = || number_of(row, 0) == u32::from(PC);
    match row.mnemonic.name(&mut [0; 16]) {
        "bx" if number(0) == Some(u32::from(LR)) => Flow::Return,
        "bx" | "bxj" | "tbb" | "tbh" => Flow::IndirectBranch,
        "blx" => Flow::IndirectCall,
        "eret" | "rfeia" | "rfedb" => Flow::Return,
        "subs" if row.word >> 16 == 0xf3de && row.word >> 8 & 15 == 15 => Flow::Return,
        "svc" | "bkpt" | "udf" | "hvc" | "smc" | "hlt" | "trap" | "__brkdiv0" => Flow::Exception,
        "pop" | "pop.w" | "ldm" | "ldmdb" if pops_pc() => Flow::Return,
        "ldr" if row.word >> 12 & 15 == u32::from(PC) && row.row.flags & flag::WIDE != 0 => Flow::IndirectBranch,
        "mov" | "add" if row.row.flags & flag::LAST_WITH_PC != 0 && writes_pc() => Flow::IndirectBranch,
        _ => Flow::Next,
    }
}

/// Returns whether an instruction of A32 only loads, from an address that it does not change.
#[cfg(feature = "inspect")]
pub(super) fn is_plain_load(row: &decode::Decoded) -> bool {
    let name = &mut [0; 16];
    let name = row.mnemonic.name(name);
    // LLVM counts the stores of coprocessors among loads.
    ["ldr", "vldr", "ldc", "stc"].iter().any(|load| name.starts_with(load))
        && row.items::<T32>().last().is_some_and(|item| item.tag == tag::CLOSE)
}
