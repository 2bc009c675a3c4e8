//! Translates arithmetic to assembly for the host, as code for a stack machine.

use std::fmt::Write as _;

/// Code templates of a machine.
struct Machine {
    /// The prologue, which stores `x` on the stack, and the epilogue.
    start: &'static str,
    end: &'static str,
    /// Pushes a number; it is inserted between the two parts.
    number: (&'static str, &'static str),
    /// Pushes `x`.
    x: &'static str,
    /// Pops two values and pushes the result of `+`, `-`, `*`.
    binary: [&'static str; 3],
    /// Pops a value, calls the function inserted between the two parts, and pushes the result.
    call: (&'static str, &'static str),
}

#[cfg(target_arch = "x86_64")]
const MACHINE: Machine = Machine {
    start: "\tpushq %rbp\n\tmovq %rsp, %rbp\n\tpushq %rdi\n\tpushq %rbx\n\tincq calls(%rip)\n",
    end: "\tpopq %rax\n\tmovq -16(%rbp), %rbx\n\tleaveq\n\tretq\n",
    number: ("\tmovabsq $", ", %rax\n\tpushq %rax\n"),
    x: "\tpushq -8(%rbp)\n",
    binary: [
        "\tpopq %rcx\n\taddq %rcx, (%rsp)\n",
        "\tpopq %rcx\n\tsubq %rcx, (%rsp)\n",
        "\tpopq %rcx\n\tpopq %rax\n\timulq %rcx, %rax\n\tpushq %rax\n",
    ],
    call: ("\tpopq %rdi\n\tmovq %rsp, %rbx\n\tandq $-16, %rsp\n\tcallq ", "@PLT\n\tmovq %rbx, %rsp\n\tpushq %rax\n"),
};

#[cfg(target_arch = "aarch64")]
const MACHINE: Machine = Machine {
    start: "\tstp x29, x30, [sp, #-16]!\n\tmov x29, sp\n\tstr x0, [sp, #-16]!\n\
            \tadrp x9, calls\n\tldr x10, [x9, :lo12:calls]\n\tadd x10, x10, #1\n\tstr x10, [x9, :lo12:calls]\n",
    end: "\tldr x0, [sp]\n\tmov sp, x29\n\tldp x29, x30, [sp], #16\n\tret\n",
    number: ("\tldr x0, =", "\n\tstr x0, [sp, #-16]!\n"),
    x: "\tldr x0, [x29, #-16]\n\tstr x0, [sp, #-16]!\n",
    binary: [
        "\tldr x1, [sp], #16\n\tldr x0, [sp]\n\tadd x0, x0, x1\n\tstr x0, [sp]\n",
        "\tldr x1, [sp], #16\n\tldr x0, [sp]\n\tsub x0, x0, x1\n\tstr x0, [sp]\n",
        "\tldr x1, [sp], #16\n\tldr x0, [sp]\n\tmul x0, x0, x1\n\tstr x0, [sp]\n",
    ],
    call: ("\tldr x0, [sp]\n\tbl ", "\n\tstr x0, [sp]\n"),
};

/// The remaining source, and the text so far.
struct Compiler<'s> {
    rest: &'s str,
    text: String,
}

/// Compiles an expression of numbers, `x`, `+`, `-`, `*`, parentheses and `square(...)` to a function `compiled`, which
/// counts its calls in `calls`.
pub fn compile(source: &str) -> Result<String, String> {
    let text = format!("\t.globl compiled\ncompiled:\n{}", MACHINE.start);
    let mut compiler = Compiler { rest: source, text };
    compiler.sum()?;
    if !compiler.rest.trim().is_empty() {
        return Err(format!("unexpected '{}'", compiler.rest.trim()));
    }
    let end = "\t.bss\n\t.p2align 3\n\t.globl calls\ncalls:\n\t.zero 8\n";
    Ok(compiler.text + MACHINE.end + end)
}

impl Compiler<'_> {
    /// Consumes `what` if it comes next.
    fn take(&mut self, what: &str) -> bool {
        let Some(rest) = self.rest.trim_start().strip_prefix(what) else { return false };
        self.rest = rest;
        true
    }

    fn sum(&mut self) -> Result<(), String> {
        self.product()?;
        loop {
            let operation = match () {
                () if self.take("+") => 0,
                () if self.take("-") => 1,
                () => return Ok(()),
            };
            self.product()?;
            self.text += MACHINE.binary[operation];
        }
    }

    fn product(&mut self) -> Result<(), String> {
        self.value()?;
        while self.take("*") {
            self.value()?;
            self.text += MACHINE.binary[2];
        }
        Ok(())
    }

    fn value(&mut self) -> Result<(), String> {
        if self.take("(") {
            self.sum()?;
            return if self.take(")") { Ok(()) } else { Err("expected ')'".to_owned()) };
        }
        if self.take("square(") {
            self.sum()?;
            let (before, after) = MACHINE.call;
            write!(self.text, "{before}square{after}").map_err(|error| error.to_string())?;
            return if self.take(")") { Ok(()) } else { Err("expected ')'".to_owned()) };
        }
        if self.take("x") {
            self.text += MACHINE.x;
            return Ok(());
        }
        let rest = self.rest.trim_start();
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (digits, rest) = rest.split_at(end);
        let number: i64 = digits.parse().map_err(|_| format!("expected a number at '{rest}'"))?;
        self.rest = rest;
        let (before, after) = MACHINE.number;
        write!(self.text, "{before}{number}{after}").map_err(|error| error.to_string())
    }
}
