//! stub
use super::*; use crate::ast; use crate::ast::ExprId; use crate::diag::*; use crate::source::Span;
mod backend; pub use backend::X86;
#[derive(Clone,Copy,Debug,PartialEq)] pub enum Mode { Bits16, Bits32, Bits64 }
#[derive(Clone,Copy,Debug,Default)] pub struct Prefixes(u32); impl Prefixes { pub fn add(&mut self, _p: Prefix) {} }
#[derive(Clone,Copy,Debug)] pub struct Prefix;
pub fn prefix(_w: &str) -> Option<Prefix> { None }
pub enum Term { Const(i64), Symbolic { expr: ExprId, spec: Spec, got: bool } }
pub trait Terms { fn term(&mut self, expr: ExprId) -> Term; }
pub struct Insn<'a,'s> { pub mnemonic: &'s str, pub prefixes: Prefixes, pub operands: &'a [&'a ast::Operand<'s>] }
pub struct Fixup { pub offset: u8, pub kind: u8, pub expr: ExprId, pub spec: Spec, pub addend: i64 }
#[derive(Default)] pub struct Encoded { pub relax: Option<Relax> }
impl Encoded { pub fn bytes(&self) -> &[u8] { &[] } pub fn fixups(&self) -> &[Fixup] { &[] } }
pub enum Relax { Jump { condition: u8 }, Form(Box<Encoded>) }
#[derive(Clone,Copy,Debug,Default)] pub struct EncodeOptions { pub relax_all: bool }
pub struct EncodeError;
pub fn encode(_i: &Insn, _m: Mode, _o: &EncodeOptions, _t: &mut impl Terms, _out: &mut Encoded) -> Result<(), EncodeError> { Err(EncodeError) }
pub fn explain(_e: EncodeError, i: &Insn, m: Span, _s: Span) -> Box<Diagnostic> { Box::new(Diagnostic::error(Code::UnknownMnemonic, m, format!("invalid instruction mnemonic '{}'", i.mnemonic))) }
