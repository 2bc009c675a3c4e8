//! One function through each interface of the library for Rust: what `docs/embedding.md` shows, and what
//! `bindings/embed/benches/interfaces.rs` measures.
//!
//! `cargo run --example interfaces`

use llas::module::{Function, Lowering, Module};
use llas::streamer::Attribute;
use llas::{Context, Options};

type Failure = Box<dyn std::error::Error>;

/// Text to an object.
pub fn text(context: &mut Context) -> Result<Vec<u8>, Failure> {
    let assembled = context.assemble(".globl f\nf: movl $42, %eax\nretq\n")?;
    Ok(context.take_bytes(assembled)?)
}

/// Calls to an object.
pub fn streamer(context: &mut Context) -> Result<Vec<u8>, Failure> {
    let mut out = context.streamer()?;
    let f = out.symbol("f");
    out.attribute(f, Attribute::Global)?;
    out.label(f)?;
    out.instruction("movl $42, %eax")?;
    out.instruction("retq")?;
    let assembled = context.finish(out)?;
    Ok(context.take_bytes(assembled)?)
}

/// A module to an object.
pub fn module() -> Result<Vec<u8>, Failure> {
    let mut module = Module::new("x86_64-linux-gnu".parse()?, "f.c");
    module.function(Function::new("f", "movl $42, %eax\nretq"));
    let lowering = Lowering::for_target(&module.triple);
    Ok(module.object(&lowering)?.to_bytes()?)
}

/// A context for the functions above.
pub fn context() -> Result<Context, Failure> {
    Ok(Context::new(&Options::for_target("x86_64-linux-gnu".parse()?)?))
}

fn main() -> Result<(), Failure> {
    let mut context = context()?;
    for (name, object) in [("text", text(&mut context)?), ("streamer", streamer(&mut context)?), ("module", module()?)]
    {
        println!("{name}: an object of {} bytes", object.len());
    }
    Ok(())
}

#[test]
fn all_make_the_function() -> Result<(), Failure> {
    let mut context = context()?;
    let code = [0xb8, 42, 0, 0, 0, 0xc3];
    let from_text = text(&mut context)?;
    assert_eq!(from_text, streamer(&mut context)?);
    for object in [from_text, module()?] {
        assert!(object.starts_with(b"\x7fELF") && object.windows(code.len()).any(|bytes| bytes == code));
    }
    Ok(())
}
