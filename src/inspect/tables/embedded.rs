//! Embedded bitcode: `SHT_LLVM_LTO`, `.llvm.lto`, `.llvmbc` (LLVM Bitcode File Format, "Native Object File Wrapper
//! Format").

use super::super::bitcode as whole;
use super::*;

pub(super) fn bitcode<'d>(_: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    if !section.data.is_empty() {
        whole::embedded(out.section, section, out.sink);
    }
    Ok(())
}
