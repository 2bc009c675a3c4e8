//! A JIT compiler: arithmetic to the assembly text of this machine, by llas to an object, into memory, and called.
//!
//! `cargo run -p llas-jit -- '2*(x+3) - square(4)' 5 6` prints the value for 5 and for 6: `x` is what follows, `square` a function
//! of this program. It is a package of its own because to call what was made a moment ago cannot be safe, and llas has no unsafe
//! code.

mod text;

use llas::link::{Bases, Image};
use llas::object::{Object, Symbol};
use llas::{Options, Triple};
use memmap2::{Mmap, MmapMut};
use std::error::Error;

/// What the code may call.
extern "C" fn square(x: i64) -> i64 {
    x.wrapping_mul(x)
}

/// The address of what the code refers to and does not define.
fn resolve(symbol: Symbol<'_>) -> Option<u64> {
    (symbol.name() == b"square").then_some(square as *const () as u64)
}

/// Code that can be called.
struct Code {
    /// The instructions, what they only read, and the table of what is far away.
    code: Mmap,
    /// What they write to.
    data: MmapMut,
    /// Where in the first the function starts, and in the second its counter.
    function: usize,
    calls: usize,
}

/// Copies what stands in a piece of memory there.
fn fill(memory: &mut MmapMut, object: &Object, bases: &Bases, image: &Image) {
    let start = memory.as_ptr() as u64;
    let sections = object.sections().filter(|section| section.access().read);
    let sections = sections.map(|section| (bases.of(section.id()), image.section(section.id())));
    for (address, bytes) in sections.chain([(bases.table(), image.table())]) {
        let at = address.wrapping_sub(start) as usize;
        if let Some(place) = at.checked_add(bytes.len()).and_then(|end| memory.get_mut(at..end)) {
            place.copy_from_slice(bytes);
        }
    }
}

/// Assembles a text and puts it into memory.
fn load(text: &str) -> Result<Code, Box<dyn Error>> {
    let options = Options::for_target(Triple::host())?;
    let object = llas::assemble(text, &options)?.object;
    // How much memory the three parts take: code, what is only read, what is written to.
    const PAGE: u64 = 0x1_0000;
    let (_, [start, _, writable, end]) = Bases::in_order(&object, 0, PAGE);
    let mut code = MmapMut::map_anon(usize::try_from(writable - start)?)?;
    let mut data = MmapMut::map_anon(usize::try_from(end - writable)?.max(1))?;
    // The system gives memory at multiples of its pages, to which sections are aligned: the places are the same from there on.
    let (mut bases, _) = Bases::in_order(&object, code.as_ptr() as u64, 1);
    let mut next = data.as_ptr() as u64;
    for section in object.sections().filter(|section| section.access().write) {
        next = next.next_multiple_of(section.align());
        bases.place(section.id(), next);
        next += section.size();
    }
    let image = object.relocate(&bases, resolve)?;
    fill(&mut code, &object, &bases, &image);
    fill(&mut data, &object, &bases, &image);
    let address = |name: &str| {
        let symbol = object.symbol_named(name).ok_or_else(|| format!("the text has no {name}"))?;
        bases.address(&symbol).ok_or_else(|| format!("{name} is nowhere"))
    };
    let function = usize::try_from(address("compiled")? - code.as_ptr() as u64)?;
    let calls = usize::try_from(address("calls")? - data.as_ptr() as u64)?;
    Ok(Code { code: code.make_exec()?, data, function, calls })
}

impl Code {
    fn call(&self, x: i64) -> i64 {
        let address = self.code[self.function..].as_ptr();
        // SAFETY: a function starts there that takes a number and returns one, as `text::compile` has written it. The memory is
        // executable and stays as long as `self` does; what the function writes to is `self.data`, to which there are no
        // references while it runs.
        let function: extern "C" fn(i64) -> i64 = unsafe { std::mem::transmute(address) };
        function(x)
    }

    /// How often the function was called, by its own count.
    fn calls(&self) -> u64 {
        self.data[self.calls..].iter().take(8).rev().fold(0, |count, byte| count << 8 | u64::from(*byte))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.is_empty() {
        arguments = ["2*(x+3) - square(4)", "5", "6"].map(str::to_owned).to_vec();
    }
    let (source, values) = arguments.split_first().ok_or("no arguments")?;
    let code = load(&text::compile(source)?)?;
    for x in values {
        println!("{source} = {} for x = {x}", code.call(x.parse()?));
    }
    println!("called {} times", code.calls());
    Ok(())
}
