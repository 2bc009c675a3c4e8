//! Embeds bitcode in objects for later recompilation, as clang's `-fembed-bitcode` and `-ffat-lto-objects` do. Source:
//! LLVM Bitcode File Format, "Native Object File Wrapper Format"; `embedBitcodeInModule` and `embedBufferInModule` of
//! LLVM.

use crate::build::module::{Constant, Global, Linkage, Module};

/// Adds bitcode for recompilation in the section `.llvmbc`, and the compiler's arguments in `.llvmcmd`, each followed
/// by a NUL.
pub fn bitcode(module: &mut Module, bitcode: &[u8], arguments: &[impl AsRef<[u8]>]) {
    constant(module, "llvm.embedded.module", bitcode.to_vec(), ".llvmbc");
    let words = arguments.iter().flat_map(|word| word.as_ref().iter().copied().chain([0]));
    constant(module, "llvm.cmdline", words.collect(), ".llvmcmd");
}

/// Adds bitcode for link-time optimization in the section `.llvm.lto`; the linker uses it instead of the code, or
/// discards it.
///
/// ```
/// use llas::module::{Constant, Global, Lowering, Module};
///
/// let mut module = Module::new("x86_64-linux-gnu".parse()?, "data.c");
/// module.global(Global::new("data", Constant::int(32, 1)));
/// llas::bitcode::embed::lto(&mut module, b"BC\xc0\xde");
/// let object = module.object(&Lowering::for_target(&module.triple))?.to_bytes()?;
/// assert!(object.windows(9).any(|name| name == b".llvm.lto"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn lto(module: &mut Module, bitcode: &[u8]) {
    let at = constant(module, "llvm.embedded.object", bitcode.to_vec(), ".llvm.lto");
    module.globals[at].exclude = true;
}

/// Adds a constant that must be kept; returns its index among the globals.
fn constant(module: &mut Module, name: &str, bytes: Vec<u8>, section: &str) -> usize {
    let mut global = Global::constant(name, Constant::String(bytes));
    global.common.linkage = Linkage::Private;
    section.clone_into(&mut global.section);
    global.align = Some(1);
    let at = module.globals.len();
    let value = module.global(global);
    module.compiler_used(value);
    at
}
