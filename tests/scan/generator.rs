//! Random texts in the manner of module-level assembly: every construct that affects symbols, or looks as if it did.

use crate::common::Numbers;
use std::fmt::Write as _;

/// A target and the parts of its texts.
pub struct Target {
    pub triple: &'static str,
    coff: bool,
    /// Instructions; `@` is replaced by a symbol.
    instructions: &'static [&'static str],
    /// The directive for an address.
    address: &'static str,
}

const X86: &[&str] = &[
    "call @",
    "jmp @",
    "je @",
    "movl $@, %eax",
    "movl @, %eax",
    "lock addl $1, @",
    "rep movsb",
    "movl @+4(,%ecx,4), %edx",
    "leal @-4(%eax), %ebx",
    "jmp *@",
    "call *%eax",
    "nop",
    "ret",
    "pushl $@",
    "movl 1b-@(%eax), %ecx",
    "cmpl $3, %eax; jne @",
    ".intel_syntax noprefix\n\tmov eax, @\n\tcall @\n\tmov ecx, dword ptr [@+4]\n\tlea edx, [eax+ecx*4]\n\t.att_syntax",
];
const X86_64: &[&str] = &[
    "callq @@PLT",
    "leaq @(%rip), %rdi",
    "movq @@GOTPCREL(%rip), %rax",
    "movq $@, %rax",
    "vaddps @(%rip){1to8}, %ymm0, %ymm1{%k1}{z}",
    "{vex} vaddps @(%rip), %ymm0, %ymm1",
    "movq %fs:@@tpoff, %rax",
    "lock cmpxchgq %rax, @(%rip)",
    "jmp .",
    "retq",
    ".intel_syntax noprefix\n\tlea rax, [rip+@]\n\tmov eax, dword ptr [rip+@+8]\n\tjmp @\n\t.att_syntax",
];
const A64: &[&str] = &[
    "bl @",
    "b.eq @",
    "adrp x0, @",
    "add x0, x0, :lo12:@",
    "ldr x0, [x1, :got_lo12:@]",
    "ldr x0, @",
    "ldr x0, =@",
    "ldr x0, =0x123456789abc",
    "tbz w3, #1, @",
    "cbnz x0, @",
    "adr x0, .",
    "csel x0, x1, x2, eq",
    "mrs x0, tpidr_el0",
    "dmb ish",
    "prfm pldl1keep, [x0]",
    "add x0, x1, w2, sxtw #2",
    "movz x0, #:abs_g0:@",
    "ldp x29, x30, [sp], #16",
    "ret",
];
const ARM: &[&str] = &[
    "bl @",
    "beq @",
    "movw r0, #:lower16:@",
    "movt r0, #:upper16:@",
    "ldr r0, =@",
    "ldr r1, @",
    "push {r4-r7, lr}",
    "add r0, r1, r2, lsl #2",
    "mov r0, r1",
    "bx lr",
    "vldr d0, @",
    "ldr r0, [pc, #4]",
    "nop",
];

/// The targets, and the number of texts for each.
pub const TARGETS: [(Target, usize); 8] = [
    (Target { triple: "x86_64-linux-gnu", coff: false, instructions: X86_64, address: ".quad" }, 50),
    (Target { triple: "x86_64-pc-windows-msvc", coff: true, instructions: X86_64, address: ".quad" }, 30),
    (Target { triple: "i386-linux-gnu", coff: false, instructions: X86, address: ".long" }, 25),
    (Target { triple: "i686-w64-windows-gnu", coff: true, instructions: X86, address: ".long" }, 20),
    (Target { triple: "aarch64-linux-gnu", coff: false, instructions: A64, address: ".xword" }, 30),
    (Target { triple: "aarch64-pc-windows-msvc", coff: true, instructions: A64, address: ".xword" }, 15),
    (Target { triple: "thumbv7-linux-gnueabihf", coff: false, instructions: ARM, address: ".word" }, 25),
    (Target { triple: "thumbv7-pc-windows-msvc", coff: true, instructions: ARM, address: ".long" }, 10),
];

/// A text under construction.
struct Text<'t> {
    target: &'t Target,
    numbers: Numbers,
    out: String,
    /// The numbers of labels, variables, blocks and macros so far.
    counts: [usize; 4],
    /// The nesting depth of conditionals.
    depth: usize,
    numbered: bool,
}

/// A random text for a target.
pub fn text(target: &Target, seed: u64) -> String {
    let mut text =
        Text { target, numbers: Numbers(seed), out: String::new(), counts: [0; 4], depth: 0, numbered: false };
    for _ in 0..6 + text.below(40) {
        text.statement();
    }
    text.out
}

impl Text<'_> {
    fn below(&mut self, limit: usize) -> usize {
        (self.numbers.next() % limit as u64) as usize
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// A name of any kind: of labels and variables that are or will be defined, or of a symbol that is never defined.
    fn name(&mut self) -> String {
        let number = self.below(12);
        match self.below(12) {
            0..3 => format!("label{number}"),
            3 => format!("var{number}"),
            4 => format!("block{number}"),
            5 => format!(".Lpriv{number}"),
            6 => format!("\"quoted name {number}\""),
            7 => format!("_Z3foo$v.{number}"),
            _ => format!("ext{number}"),
        }
    }

    /// Such a name that may have attributes.
    fn public(&mut self) -> String {
        loop {
            let name = self.name();
            if !name.starts_with('.') {
                return name;
            }
        }
    }

    fn expression(&mut self) -> String {
        let name = self.name();
        match self.below(9) {
            0 => format!("{name}+{}", self.below(100)),
            1 => format!("{name}-{}", self.name()),
            2 => format!("({name}+3)"),
            3 => format!(".-{name}"),
            4 => format!("{}", self.below(1000)),
            5 if self.numbered => "1b".to_owned(),
            6 => format!("{name} - {} + {}", self.name(), self.below(9)),
            _ => name,
        }
    }

    fn line(&mut self, line: &str) {
        let comment = match self.below(12) {
            // The comment would be part of the operands of `.ifc`.
            _ if line.starts_with(".if") => "",
            0 => " // comment; ext99",
            1 => " /* ext98 */",
            _ => "",
        };
        let _ = writeln!(self.out, "\t{line}{comment}");
    }

    fn statement(&mut self) {
        let coff = self.target.coff;
        match self.below(30) {
            0..4 => self.label(),
            4..6 => {
                let (directive, name) = (self.pick(&[".globl", ".global", ".weak"]), self.public());
                self.line(&format!("{directive} {name}"));
            }
            6 => self.attribute(),
            7 => self.variable(),
            8 => {
                let number = self.counts[2];
                self.counts[2] += 1;
                let directive = self.pick(&[".comm", ".comm", ".lcomm"]);
                self.line(&format!("{directive} block{number}, 8"));
            }
            9 if !coff => {
                let (name, version) = (self.public(), self.pick(&["@V1", "@@V2", "@@@V3"]));
                let number = self.below(100);
                self.line(&format!(".symver {name}, versioned{number}{version}"));
            }
            9..14 => {
                let value = self.expression();
                let directive = self.pick(&[".long", self.target.address, self.target.address, ".short", ".byte"]);
                self.line(&format!("{directive} {value}"));
            }
            14 => {
                let line = self.pick(&[
                    ".asciz \"text; ext97\\n\"",
                    ".ascii \"# \\\"\"",
                    ".p2align 2",
                    ".byte 'a'",
                    ".zero 8",
                ]);
                self.line(line);
            }
            15 => self.section(),
            16 => self.call_macro(),
            17 => self.repeat(),
            18 => self.condition(),
            19 => {
                self.numbered = true;
                self.out.push_str("1:\n");
            }
            20 if self.numbered => {
                let address = self.target.address;
                self.line(&format!("{address} 1b"));
            }
            21 => self.frame(),
            _ => self.instruction(),
        }
    }

    fn label(&mut self) {
        let number = self.counts[0];
        self.counts[0] += 1;
        let _ = match self.below(6) {
            0 => write!(self.out, ".Lpriv{number}: "),
            1 => writeln!(self.out, "\"quoted name {number}\":"),
            2 => writeln!(self.out, "_Z3foo$v.{number}: label{number}:"),
            _ => writeln!(self.out, "label{number}:"),
        };
    }

    fn attribute(&mut self) {
        let name = self.public();
        let line = if self.target.coff {
            match self.below(3) {
                0 => format!(".def {name}; .scl 2; .type 32; .endef"),
                1 => format!(".secrel32 {name}"),
                _ => format!(".rva {name}"),
            }
        } else {
            match self.below(8) {
                0 => format!(".hidden {name}"),
                1 => format!(".protected {name}"),
                2 => format!(".local {name}"),
                3 => format!(".type {name}, %function"),
                4 => format!(".size {name}, .-{name}"),
                5 => format!(".weakref ref{}, {name}\n\t{} ref1", self.below(3), self.target.address),
                6 => format!(".addrsig_sym {name}"),
                _ => format!(".size {name}, {}", self.below(100)),
            }
        };
        self.line(&line);
    }

    fn variable(&mut self) {
        let number = self.counts[1];
        self.counts[1] += 1;
        // Assigning only names of other kinds excludes cycles.
        let name = loop {
            let name = self.name();
            if !name.starts_with("var") && !name.starts_with("block") {
                break name;
            }
        };
        let value = match self.below(5) {
            0 => format!("{}", self.below(50)),
            1 => format!("{name}+4"),
            2 => ".".to_owned(),
            3 => format!("{name}-label{}", self.below(12)),
            _ => name,
        };
        let line = match self.below(4) {
            0 => format!(".set var{number}, {value}"),
            1 => format!(".equ var{number}, {value}"),
            2 => format!("var{number} = {value}"),
            _ => format!(".set var{number}, 7\n\t.long var{number}\n\tvar{number} = {value}"),
        };
        self.line(&line);
    }

    fn section(&mut self) {
        let line = if self.target.coff {
            self.pick(&[".text", ".data", ".section .rdata,\"dr\"", ".section .text$x,\"xr\",discard,grp"])
        } else {
            let x = [
                ".text",
                ".data",
                ".section .data.x,\"aw\",%progbits",
                ".section .text.g,\"axG\",%progbits,grp,comdat",
            ];
            self.pick(&x)
        };
        // The signature of a group is a symbol of the text itself.
        if line.ends_with("discard,grp") && !self.out.contains("grp:") {
            self.line(line);
            self.out.push_str("grp:\n");
        } else {
            self.line(line);
        }
        if !self.target.coff && self.below(3) == 0 {
            let (address, value) = (self.target.address, self.name());
            self.line(&format!(".pushsection .init_array,\"aw\"\n\t{address} {value}\n\t.popsection"));
        }
    }

    fn call_macro(&mut self) {
        let number = self.counts[3];
        self.counts[3] += 1;
        let (global, address) = (self.pick(&[".globl", ".weak"]), self.target.address);
        let (first, second) = (self.public(), self.public());
        let body = match self.below(3) {
            0 => format!("\t{global} \\name\n\t{address} \\name, \\other\n"),
            1 => format!("made\\name\\()_{number}:\n\t{address} \\other\n"),
            _ => format!("\t.ifnb \\other\n\t{address} \\other\n\t.endif\nat{number}_\\@:\n"),
        };
        let plain = |name: String| name.replace(['"', ' '], "");
        let (first, second) = (plain(first), plain(second));
        let _ = write!(self.out, "\t.macro m{number} name, other={second}\n{body}\t.endm\n\tm{number} {first}\n");
        if self.below(2) == 0 {
            let _ = writeln!(self.out, "\tm{number} name=again{number}, other=more{number}");
        }
    }

    fn repeat(&mut self) {
        let (address, name) = (self.target.address, self.name());
        let text = match self.below(3) {
            0 => format!("\t.rept 2\n\t{address} {name}\n\t.endr\n"),
            1 => format!("\t.irp n, irp1, irp2\n\t{address} \\n\n\t.endr\n"),
            _ => format!("\t.irpc c, abc\n\t{address} char\\c\n\t.endr\n"),
        };
        self.out.push_str(&text);
    }

    fn condition(&mut self) {
        if self.depth > 2 {
            return;
        }
        let condition = match self.below(6) {
            0 => ".if 1".to_owned(),
            1 => ".if 0".to_owned(),
            2 => format!(".ifdef {}", self.name()),
            3 => format!(".ifndef {}", self.name()),
            4 => ".ifc a,a".to_owned(),
            _ => ".if 3 > 4".to_owned(),
        };
        self.line(&condition);
        self.depth += 1;
        // Without a label, so that references in other statements do not depend on the condition.
        self.instruction();
        if self.below(2) == 0 {
            self.line(".else");
            let (address, name) = (self.target.address, self.name());
            self.line(&format!("{address} {name}"));
        }
        self.line(".endif");
        self.depth -= 1;
    }

    fn frame(&mut self) {
        let name = self.name();
        self.line(&format!(".cfi_startproc\n\t.cfi_personality 0, {name}\n\tnop\n\t.cfi_endproc"));
    }

    fn instruction(&mut self) {
        let instruction = self.pick(self.target.instructions);
        if instruction.contains("1b") && !self.numbered || instruction.contains("tpoff") && self.target.coff {
            return;
        }
        let mut line = String::new();
        let mut rest = instruction;
        while let Some((before, after)) = rest.split_once('@') {
            line.push_str(before);
            // A second sign would start a specifier.
            let plain = after.starts_with('@') || instruction.starts_with(".intel");
            loop {
                let name = self.name();
                if !plain || !name.contains(['"', '$']) {
                    line.push_str(&name);
                    break;
                }
            }
            rest = after;
            if let Some(specifier) = after.strip_prefix('@') {
                line.push('@');
                rest = specifier;
            }
        }
        line.push_str(rest);
        self.line(&line);
    }
}
