//! Calls a function that is written in assembly.

#[link(name = "add", kind = "static")]
unsafe extern "C" {
    fn add(a: u64, b: u64) -> u64;
}

fn main() {
    // SAFETY: the function of `add.S` has this signature on each target, and touches no memory.
    let sum = unsafe { add(2, 3) };
    println!("2 + 3 = {sum}");
}
