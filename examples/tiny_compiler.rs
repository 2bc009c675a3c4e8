//! A tiny compiler: integer functions to an object for x86-64 Linux, using `llas::module` and the streamer.
//!
//! ```text
//! let scale = 3
//! fn square(x) = x * x
//! fn main() = square(4) * scale - (2 + 4)
//! ```
//!
//! `cargo run --example tiny_compiler -- SOURCE OBJECT`, then `ld OBJECT -o program`: the program's exit status is the
//! value of `main`.

use llas::module::{Body, Common, Constant, Error, Function, Global, Linkage, Lowering, Module, Value};
use llas::streamer::{Expr, Fixup, Streamer};
use std::collections::HashMap;

type Failure = Box<dyn std::error::Error>;

/// An expression.
enum Tree {
    Number(i64),
    /// A parameter or a global.
    Name(String),
    Call(String, Vec<Tree>),
    Binary(char, Box<Tree>, Box<Tree>),
}

struct Definition {
    name: String,
    parameters: Vec<String>,
    body: Tree,
}

/// Reads words, numbers and single characters.
struct Reader<'t> {
    rest: &'t str,
}

impl<'t> Reader<'t> {
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.rest = &self.rest[wanted.len_utf8()..];
        }
        found
    }

    fn expect(&mut self, wanted: char) -> Result<(), Failure> {
        if self.take(wanted) { Ok(()) } else { Err(format!("expected '{wanted}' before '{}'", self.rest).into()) }
    }

    fn word(&mut self) -> &'t str {
        self.peek();
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Result<T, Failure>) -> Result<Vec<T>, Failure> {
        let mut items = Vec::new();
        self.expect('(')?;
        while !self.take(')') {
            items.push(item(self)?);
            if self.peek() != Some(')') {
                self.expect(',')?;
            }
        }
        Ok(items)
    }

    /// Sums of products.
    fn sum(&mut self) -> Result<Tree, Failure> {
        let mut left = self.product()?;
        while let Some(operator) = self.peek().filter(|c| matches!(c, '+' | '-')) {
            self.take(operator);
            left = Tree::Binary(operator, Box::new(left), Box::new(self.product()?));
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Tree, Failure> {
        let mut left = self.term()?;
        while self.take('*') {
            left = Tree::Binary('*', Box::new(left), Box::new(self.term()?));
        }
        Ok(left)
    }

    fn term(&mut self) -> Result<Tree, Failure> {
        if self.take('(') {
            let inner = self.sum()?;
            self.expect(')')?;
            return Ok(inner);
        }
        let word = self.word();
        match word.chars().next() {
            Some(c) if c.is_ascii_digit() => Ok(Tree::Number(word.parse()?)),
            Some(_) if self.peek() == Some('(') => {
                let arguments = self.list(Self::sum)?;
                if arguments.len() > REGISTERS.len() {
                    return Err(format!("'{word}' has more arguments than there are registers").into());
                }
                Ok(Tree::Call(word.to_owned(), arguments))
            }
            Some(_) => Ok(Tree::Name(word.to_owned())),
            None => Err(format!("expected a value before '{}'", self.rest).into()),
        }
    }
}

/// Generates code for expressions: the value ends up in `%rax`, pending operands are on the stack.
struct Coder<'a> {
    out: &'a mut Streamer,
    parameters: &'a [String],
}

impl Coder<'_> {
    fn tree(&mut self, tree: &Tree) -> Result<(), llas::streamer::Error> {
        match tree {
            Tree::Number(number) => self.out.instruction(format!("movabsq ${number}, %rax")),
            Tree::Name(name) => match self.parameters.iter().position(|p| p == name) {
                Some(place) => self.out.instruction(format!("movq -{}(%rbp), %rax", 8 * (place + 1))),
                None => self.out.instruction(format!("movq {name}(%rip), %rax")),
            },
            Tree::Binary(operator, left, right) => {
                self.tree(left)?;
                self.out.instruction("pushq %rax")?;
                self.tree(right)?;
                self.out.instruction("movq %rax, %rcx")?;
                self.out.instruction("popq %rax")?;
                self.out.instruction(match operator {
                    '+' => "addq %rcx, %rax",
                    '-' => "subq %rcx, %rax",
                    _ => "imulq %rcx, %rax",
                })
            }
            Tree::Call(name, arguments) => {
                for argument in arguments {
                    self.tree(argument)?;
                    self.out.instruction("pushq %rax")?;
                }
                for register in REGISTERS.iter().take(arguments.len()).rev() {
                    self.out.instruction(format!("popq {register}"))?;
                }
                // A call in raw bytes, whose last four are relocated.
                let target = Expr::symbol(self.out.symbol(name)).specifier("PLT") - 4;
                let field = Fixup::new(1, "reloc_branch_4byte_pcrel", target);
                self.out.instruction_bytes(&[0xe8, 0, 0, 0, 0], &[field])
            }
        }
    }
}

/// The argument registers.
const REGISTERS: [&str; 4] = ["%rdi", "%rsi", "%rdx", "%rcx"];

/// Compiles a program to an object.
pub fn compile(source: &str) -> Result<Vec<u8>, Failure> {
    let mut module = Module::new("x86_64-linux-gnu".parse()?, "program.tiny");
    let mut definitions: HashMap<Value, Definition> = HashMap::new();
    let mut reader = Reader { rest: source };
    while reader.peek().is_some() {
        match reader.word() {
            "let" => {
                let name = reader.word();
                reader.expect('=')?;
                let value: i64 = reader.word().parse()?;
                let mut global = Global::new(name, Constant::int(64, value.into()));
                global.common.linkage = Linkage::Internal;
                module.global(global);
            }
            "fn" => {
                let name = reader.word().to_owned();
                let parameters = reader.list(|reader| Ok(reader.word().to_owned()))?;
                if parameters.len() > REGISTERS.len() {
                    return Err(format!("'{name}' has more parameters than there are registers").into());
                }
                reader.expect('=')?;
                let body = reader.sum()?;
                let function = Function { body: Body::Calls, ..Function::declaration(&name) };
                definitions.insert(module.function(function), Definition { name, parameters, body });
            }
            word => return Err(format!("expected a definition at '{word}'").into()),
        }
    }
    if !definitions.values().any(|definition| definition.name == "main") {
        return Err("'main' is not defined".into());
    }
    let start = "call main\nmovl %eax, %edi\nmovl $60, %eax\nsyscall";
    module.function(Function { common: Common::new("_start"), ..Function::new("", start) });

    let lowering = Lowering::for_target(&module.triple);
    let mut out = Streamer::new(&module.streamer_options(&lowering)?)?;
    module.lower_with(&mut out, &lowering, &mut |value, out| {
        let Some(Definition { parameters, body, .. }) = definitions.get(&value) else { return Ok(()) };
        out.instruction("pushq %rbp")?;
        out.instruction("movq %rsp, %rbp")?;
        for register in &REGISTERS[..parameters.len()] {
            out.instruction(format!("pushq {register}"))?;
        }
        Coder { out: &mut *out, parameters }.tree(body)?;
        out.instruction("leave")?;
        out.instruction("ret").map_err(Error::from)
    })?;
    Ok(out.finish()?.to_bytes()?)
}

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [source, object] = &arguments[..] else {
        return Err("usage: tiny_compiler SOURCE OBJECT".into());
    };
    let bytes = compile(&std::fs::read_to_string(source)?)?;
    std::fs::write(object, bytes)?;
    Ok(())
}
