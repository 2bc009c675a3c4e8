//! Sizes of types and bytes of constants.

use llas::Triple;
use llas::module::{
    Address, Constant, DataLayout, FloatKind, Global, Mangling, Module, PTR, Piece, Refused, Relocation, Type,
};

fn layout(target: &str) -> DataLayout {
    Module::new(target.parse().unwrap(), "m").layout
}

/// The bytes of a constant without addresses.
fn bytes(constant: &Constant, layout: &DataLayout) -> Vec<u8> {
    let mut bytes = Vec::new();
    for piece in constant.pieces(layout).unwrap() {
        match piece {
            Piece::Bytes(more) => bytes.extend(more),
            Piece::Zeros(count) => bytes.resize(bytes.len() + count as usize, 0),
            Piece::Value { .. } => panic!("an address"),
            other => panic!("{other:?} is not expected"),
        }
    }
    bytes
}

#[test]
fn every_target_has_a_layout() {
    for target in [
        "x86_64-linux-gnu",
        "x86_64-linux-gnux32",
        "i386-linux-gnu",
        "i686-pc-windows-msvc",
        "i686-w64-windows-gnu",
        "aarch64-linux-gnu",
        "aarch64_be-linux-gnu",
        "aarch64-pc-windows-msvc",
        "thumbv7-linux-gnueabihf",
    ] {
        let triple: Triple = target.parse().unwrap();
        let layout = layout(target);
        assert_eq!(layout.pointer_size(), triple.pointer_size().into(), "{target}");
        assert_ne!(layout.mangling, Mangling::None, "{target}");
    }
    assert!("e-i65536:77".parse::<DataLayout>().is_err());
    assert!("q".parse::<DataLayout>().is_err());
}

#[test]
fn types_take_what_the_layout_says() {
    let (wide, narrow) = (layout("x86_64-linux-gnu"), layout("i386-linux-gnu"));
    let fp80 = Type::Float(FloatKind::Fp80);
    assert_eq!((wide.alloc_size(&fp80), narrow.alloc_size(&fp80)), (Some(16), Some(12)));
    let mixed = Type::structure([Type::Int(8), Type::Float(FloatKind::Double), Type::Int(24)]);
    assert_eq!(wide.offsets(&mixed), Some((vec![0, 8, 16], 24)));
    assert_eq!(narrow.offsets(&mixed), Some((vec![0, 4, 12], 16)));
    assert_eq!(wide.offsets(&Type::packed([Type::Int(8), Type::Int(33)])), Some((vec![0, 1], 9)));
    assert_eq!(wide.alloc_size(&Type::Int(1).vector(9)), Some(2));
    assert_eq!(wide.abi_align(&Type::Int(32).vector(3)), 16);
    assert_eq!(wide.alloc_size(&Type::Int(8).array(u64::MAX)), None);
    assert_eq!(wide.alloc_size(&Type::structure([Type::Int(64).array(1 << 56), Type::Int(64).array(1 << 56)])), None);
    assert_eq!(layout("aarch64-linux-gnu").preferred_align(&Type::Int(8)), 4);
}

#[test]
fn constants_in_memory() {
    let (little, big) = (layout("x86_64-linux-gnu"), layout("aarch64_be-linux-gnu"));
    let int = Constant::int(24, 0x0001_0203);
    assert_eq!(bytes(&int, &little), [3, 2, 1, 0]);
    assert_eq!(bytes(&int, &big), [1, 2, 3, 0]);
    assert_eq!(bytes(&Constant::int(128, -2), &little)[..2], [0xfe, 0xff]);
    assert_eq!(bytes(&Constant::int(256, -2), &little)[30..], [0xff, 0xff]);
    assert_eq!(bytes(&Constant::int(3, -1), &little), [7]);
    let ones = Constant::Vector { element: Type::Int(1), values: vec![Constant::int(1, 1), Constant::int(1, 0)] };
    assert_eq!(bytes(&ones, &little), [1]);
    let padded = Constant::structure([Constant::int(8, 1), Constant::int(32, 2), Constant::int(8, 3)]);
    assert_eq!(bytes(&padded, &little), [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);
    let fp80 = Constant::Float { kind: FloatKind::Fp80, bits: 0x3fff_8000_0000_0000_0000 };
    assert_eq!(bytes(&fp80, &little), [0, 0, 0, 0, 0, 0, 0, 0x80, 0xff, 0x3f, 0, 0, 0, 0, 0, 0]);
    assert_eq!(Constant::c_string("ab").string_width(), Some(1));
    assert_eq!(Constant::String(b"a\0b\0".to_vec()).string_width(), None);
    assert!(Constant::structure([Constant::int(8, 256), Constant::Undef(PTR)]).is_zero());
}

#[test]
fn addresses_have_the_width_of_pointers() {
    let mut module = Module::new("x86_64-linux-gnu".parse().unwrap(), "m");
    let value = module.global(Global::declaration("x", Type::Int(32)));
    let address = Address::of(value).plus(4);
    let wide = Constant::AddressInt { bits: 128, address };
    assert_eq!(wide.pieces(&module.layout), Err(Refused::WideAddress("i128".to_owned())));
    let narrow = Constant::AddressInt { bits: 24, address };
    assert_eq!(narrow.pieces(&module.layout), Ok(vec![Piece::Value { to: address, from: None, size: 4 }]));
    let both = Constant::Difference { bits: 32, to: address, from: Address::of(value) };
    assert_eq!(both.relocation(&|_| true), Relocation::Local);
    assert_eq!(both.relocation(&|_| false), Relocation::Global);
}
