//! stub
use crate::source::Span;
#[derive(Clone,Copy,Debug,PartialEq,Eq)] pub enum Severity { Error, Warning, Note }
#[derive(Clone,Debug)] pub struct Diagnostic { pub code: Code, pub severity: Severity, pub message: String, pub span: Option<Span>, pub label: Option<String>, pub help: Vec<String>, pub notes: Vec<(Option<Span>,String)> }
impl Diagnostic {
  pub fn error(code: Code, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self { Diagnostic { code, severity: Severity::Error, message: message.into(), span: span.into(), label: None, help: vec![], notes: vec![] } }
  pub fn warning(code: Code, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self { Diagnostic { code, severity: Severity::Warning, message: message.into(), span: span.into(), label: None, help: vec![], notes: vec![] } }
  pub fn help(mut self, h: impl Into<String>) -> Self { self.help.push(h.into()); self }
}
pub trait BoxHelp { fn help(self, h: impl Into<String>) -> Self; }
impl BoxHelp for Box<Diagnostic> { fn help(mut self, h: impl Into<String>) -> Self { self.help.push(h.into()); self } }
#[derive(Debug,Default)] pub struct Diagnostics { pub list: Vec<Diagnostic> }
impl Diagnostics { pub fn push(&mut self, d: Diagnostic) { self.list.push(d); } pub fn has_errors(&self) -> bool { self.list.iter().any(|d| d.severity==Severity::Error) } }
#[allow(missing_docs)] #[derive(Clone,Copy,Debug,PartialEq,Eq)] pub enum Code { BadCharacter,BadEscape,BadNumber,BadReal,CyclicSymbol,DifferenceAcrossSections,ExpectedComma,ExpectedEnd,ExpectedExpression,ExpectedIdentifier,ExpectedString,ExpressionTooComplex,FixupOutOfRange,InvalidByteCount,InvalidOrg,LiteralTooLarge,NonZeroBss,NotAbsolute,NotRelocatable,OutputTooLarge,RelocOffset,SizeNotAbsolute,SymVer,TooDeep,UndefinedLocalLabel,UndefinedSubtrahend,UndefinedTemporary,UnexpectedToken,UnknownSpecifier,UnsupportedRelocation,UnterminatedString, }
