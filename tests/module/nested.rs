//! Constants and types may be nested as deep as memory allows: only those that are emitted have a limit.

use llas::module::*;
use std::hash::{DefaultHasher, Hash, Hasher};

const DEEP: usize = 200_000;

/// Nested constants of every kind that has elements; the innermost refers to a value.
fn deep(value: Value, last: i128) -> [Constant; 5] {
    let inner = || Constant::structure([Constant::int(32, last), Constant::address(value)]);
    let nest = |wrap: &dyn Fn(Constant) -> Constant| (0..DEEP).fold(inner(), |constant, _| wrap(constant));
    [
        nest(&|inner| Constant::Cast(PTR, Box::new(inner))),
        nest(&|inner| Constant::structure([inner, Constant::null()])),
        nest(&|inner| Constant::Struct { fields: vec![Constant::null(), inner], packed: true }),
        nest(&|inner| Constant::Array { element: PTR, values: vec![inner] }),
        nest(&|inner| Constant::Vector { element: PTR, values: vec![Constant::null(), inner, Constant::null()] }),
    ]
}

fn hash(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

fn all() {
    let triple: llas::Triple = "x86_64-linux-gnu".parse().unwrap();
    let mut module = Module::new(triple.clone(), "m.c");
    let value = module.global(Global::new("v", Constant::int(32, 1)));
    let constants = deep(value, 1);
    for (constant, other) in constants.iter().zip(deep(value, 2)) {
        let copy = constant.clone();
        assert!(copy == *constant && hash(&copy) == hash(constant));
        assert!(other != *constant && hash(&other) != hash(constant));
        let shown = format!("{constant:?}");
        assert_eq!(shown.matches('[').count(), shown.matches(']').count());
        assert!(shown.len() > DEEP && shown.contains("Address"));
        let mut seen = Vec::new();
        constant.references(&mut |value| seen.push(value));
        assert_eq!(seen, [value]);
        assert!(!constant.is_zero());
        assert_eq!(constant.relocation(&|_| true), Relocation::Global);
        assert_eq!(constant.string_width(), None);
        drop(constant.ty());
        let mut module = module.clone();
        module.global(Global::new("x", copy));
        let lowering = Lowering::for_target(&triple);
        let reason = module.object(&lowering).expect_err("accepted").to_string();
        assert!(reason.contains("nested more than 256 deep") || reason.contains("no size"), "{reason}");
    }
}

#[test]
fn deep_constants() {
    // A stack as small as those of threads in programs that use the library.
    std::thread::Builder::new().stack_size(512 << 10).spawn(all).unwrap().join().unwrap();
}

/// Nested types of every kind that has elements; the innermost is an integer.
fn deep_types(bits: u32) -> [Type; 4] {
    let nest = |wrap: &dyn Fn(Type) -> Type| (0..DEEP).fold(Type::Int(bits), |ty, _| wrap(ty));
    [
        nest(&|inner| inner.array(1)),
        nest(&|inner| inner.vector(1)),
        nest(&|inner| Type::structure([PTR, inner])),
        nest(&|inner| Type::packed([inner, Type::bytes(3)])),
    ]
}

fn all_types() {
    let triple: llas::Triple = "x86_64-linux-gnu".parse().unwrap();
    let lowering = Lowering::for_target(&triple);
    for ((ty, equal), other) in deep_types(8).into_iter().zip(deep_types(8)).zip(deep_types(16)) {
        assert!(ty == equal && hash(&ty) == hash(&equal));
        assert!(ty != other && hash(&ty) != hash(&other));
        let debug = format!("{ty:?}");
        assert_eq!(debug.matches('[').count(), debug.matches(']').count());
        assert!(ty.to_string().contains("i8") && ty.to_string().len() > DEEP);
        let mut module = Module::new(triple.clone(), "m.c");
        assert_eq!((module.layout.bits(&ty), module.layout.abi_align(&ty)), (None, 1));
        module.global(Global::new("x", Constant::Zero(ty.clone())));
        let reason = module.object(&lowering).expect_err("accepted").to_string();
        assert!(reason.contains("no size") && reason.len() < 1000, "{reason}");
    }
    // Each contains the previous one twice.
    let twice = (0..60).fold(Type::Int(8), |ty, _| Type::structure([ty.clone(), ty]));
    assert_eq!(DataLayout::default().bits(&twice), None);
    assert!(twice == twice.clone());
}

#[test]
fn deep_types_are_no_danger() {
    std::thread::Builder::new().stack_size(512 << 10).spawn(all_types).unwrap().join().unwrap();
}

#[test]
fn what_types_show() {
    let ty = Type::packed([Type::structure([Type::Int(1), PTR.array(2)]), Type::Float(FloatKind::Half).vector(4)]);
    assert_eq!(ty.to_string(), "<{ { i1, [2 x ptr] }, <4 x half> }>");
    assert_eq!(
        format!("{ty:?}"),
        "Struct { packed: true, fields: 2 } [Struct { packed: false, fields: 2 } [Int(1), Array(2) [Pointer(0)]], Vector(4) [Float(Half)]]"
    );
    assert_eq!(Type::structure([]).to_string(), "{  }");
}

#[test]
fn what_constants_show() {
    let pair = |n| Constant::structure([Constant::int(8, n), Constant::Cast(PTR, Box::new(Constant::null()))]);
    let array = Constant::Array { element: PTR, values: vec![pair(1), Constant::String(b"a".to_vec())] };
    assert_eq!(
        format!("{array:?}"),
        "Array(Pointer(0), 2) [Struct { packed: false, fields: 2 } [Int(8, [1]), Cast(Pointer(0)) [Zero(Pointer(0))]], String([97])]"
    );
    let other = Constant::Array { element: PTR, values: vec![pair(2), Constant::String(b"a".to_vec())] };
    assert!(array != other && array == array.clone());
}

#[test]
fn constants_at_the_limit_are_taken() {
    let triple: llas::Triple = "x86_64-linux-gnu".parse().unwrap();
    let lowering = Lowering::for_target(&triple);
    for (depth, taken) in [(255, true), (256, false)] {
        let mut module = Module::new(triple.clone(), "m.c");
        let nested = (0..depth).fold(Constant::int(32, 7), |inner, _| Constant::Cast(Type::Int(32), Box::new(inner)));
        module.global(Global::new("x", nested));
        assert_eq!(module.object(&lowering).is_ok(), taken, "{depth}");
    }
}
