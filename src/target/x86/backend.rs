//! What the layout and the object writers ask of x86.

use super::{EncodeOptions, Mode};
use crate::ast::Spec;
use crate::diag::Diagnostic;
use crate::frame;
use crate::model::FixupKind;
use crate::object::elf::Machine;
use crate::options::Options;
use crate::target::{FixupInfo, JumpForm, Target};

/// x86 in one of its modes.
#[derive(Clone, Debug)]
pub struct X86 { pub mode: Mode, pub encode_options: EncodeOptions }
impl X86 {
  pub fn new(_o: &Options) -> Result<Self, Box<Diagnostic>> { Ok(X86 { mode: Mode::Bits64, encode_options: EncodeOptions::default() }) }
  pub fn specifier(_n: &str) -> Option<Spec> { None }
  pub fn reloc_name(&self, n: &str) -> Option<u32> { if n=="R_X86_64_NONE" || n=="BFD_RELOC_NONE" {Some(0)} else {None} }
  pub fn reloc_none(&self) -> u32 { 0 }
  pub fn has_large_sections(&self) -> bool { true }
  pub fn elf_machine(&self) -> Machine { Machine { machine: 62, is_64: true, rela: true, os_abi: 0 } }
  pub fn frame_machine(&self) -> frame::Machine { frame::X86_64 }
}
impl Target for X86 {
  fn fixup(&self, kind: FixupKind) -> FixupInfo { let s = [1,2,4,8][kind.0 as usize & 3]; FixupInfo { size: s, pc_relative: kind.0 >= 4, signed: false } }
  fn data_fixup(&self, size: u8) -> FixupKind { FixupKind(size.trailing_zeros() as u8) }
  fn jump(&self, _c: u8, _long: bool) -> JumpForm { JumpForm { opcode: [0xeb,0], opcode_len: 1, kind: FixupKind(4), field: 1 } }
  fn keeps_short(&self, _s: Spec) -> bool { false }
  fn forces_relocation(&self, s: Spec) -> bool { s != Spec::NONE }
  fn nops(&self, count: u64, _l: u8, out: &mut Vec<u8>) { out.resize(out.len()+count as usize, 0x90) }
  fn elf_relocation(&self, kind: FixupKind, _s: Spec, pc: bool, _a: i64) -> Result<u32, String> { Ok(match (kind.0 & 3, pc) { (0,false)=>14,(0,true)=>15,(1,false)=>12,(1,true)=>13,(2,false)=>10,(2,true)=>2,(3,false)=>1,_=>24 }) }
  fn needs_symbol(&self, s: Spec) -> bool { s != Spec::NONE }
  fn is_tls(&self, _s: Spec) -> bool { false }
}
