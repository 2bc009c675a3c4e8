//! Records of values: the positions of operands, and the numbers of enumerations.

use super::read::code;
use super::{Comdat, DllStorage, Linkage, Selection, ThreadLocal, UnnamedAddr, Value, ValueKind, Visibility};

#[derive(Clone, Copy, Debug)]
pub(super) struct Names<'a>(pub(super) &'a [u8]);

impl<'a> Names<'a> {
    fn text(self, operands: Option<&[u64; 2]>) -> Option<&'a [u8]> {
        let [offset, size] = operands?;
        let start = usize::try_from(*offset).ok()?;
        self.0.get(start..start.checked_add(usize::try_from(*size).ok()?)?)
    }

    /// Like `text`, but `None` for size 0 at any offset.
    fn partition(self, operands: Option<&[u64; 2]>) -> Option<&'a [u8]> {
        match operands {
            None | Some([_, 0]) => Some(&[]),
            Some(_) => self.text(operands),
        }
    }
}

/// The positions of a record's operands, after the two of the name.
struct Places {
    linkage: usize,
    visibility: usize,
    dll: Option<usize>,
    thread_local: Option<usize>,
    unnamed_addr: Option<usize>,
    dso_local: usize,
    partition: usize,
    attributes: Option<usize>,
    /// A global's sanitizer bits and code model.
    code: [Option<usize>; 2],
    /// Alignment, section and COMDAT.
    memory: Option<[usize; 3]>,
}

const GLOBAL: Places = Places {
    linkage: 3,
    visibility: 6,
    dll: Some(10),
    thread_local: Some(7),
    unnamed_addr: Some(8),
    dso_local: 13,
    partition: 14,
    attributes: Some(12),
    code: [Some(16), Some(17)],
    memory: Some([4, 5, 11]),
};

const FUNCTION: Places = Places {
    linkage: 3,
    visibility: 7,
    dll: Some(11),
    thread_local: None,
    unnamed_addr: Some(9),
    dso_local: 15,
    partition: 17,
    attributes: Some(4),
    code: [None; 2],
    memory: Some([5, 6, 12]),
};

const ALIAS: Places = Places {
    linkage: 3,
    visibility: 4,
    dll: Some(5),
    thread_local: Some(6),
    unnamed_addr: Some(7),
    dso_local: 8,
    partition: 9,
    attributes: None,
    code: [None; 2],
    memory: None,
};

const IFUNC: Places = Places {
    linkage: 3,
    visibility: 4,
    dll: None,
    thread_local: None,
    unnamed_addr: None,
    dso_local: 5,
    partition: 6,
    attributes: None,
    code: [None; 2],
    memory: None,
};

/// Linkages by number. LLVM 22 writes 0, 2, 3, 7, 8, 9, 12 and 16 to 19.
fn linkage(number: u64) -> Linkage {
    match number {
        1 | 16 => Linkage::Weak,
        2 => Linkage::Appending,
        3 => Linkage::Internal,
        4 | 18 => Linkage::LinkOnce,
        7 => Linkage::ExternWeak,
        8 => Linkage::Common,
        9 | 13 | 14 => Linkage::Private,
        10 | 17 => Linkage::WeakOdr,
        11 | 19 => Linkage::LinkOnceOdr,
        12 => Linkage::AvailableExternally,
        _ => Linkage::External,
    }
}

fn visibility(number: u64) -> Visibility {
    match number {
        1 => Visibility::Hidden,
        2 => Visibility::Protected,
        _ => Visibility::Default,
    }
}

/// Linkages 5 and 6 of old files became storage classes.
fn dll(number: u64, linkage: u64) -> DllStorage {
    match (number, linkage) {
        (1, _) | (_, 5) => DllStorage::Import,
        (2, _) | (_, 6) => DllStorage::Export,
        _ => DllStorage::Default,
    }
}

fn thread_local(number: u64) -> Option<ThreadLocal> {
    match number {
        0 => None,
        2 => Some(ThreadLocal::LocalDynamic),
        3 => Some(ThreadLocal::InitialExec),
        4 => Some(ThreadLocal::LocalExec),
        _ => Some(ThreadLocal::GeneralDynamic),
    }
}

fn unnamed_addr(number: u64) -> UnnamedAddr {
    match number {
        0 => UnnamedAddr::Significant,
        2 => UnnamedAddr::Local,
        _ => UnnamedAddr::Global,
    }
}

fn selection(number: u64) -> Selection {
    match number {
        2 => Selection::ExactMatch,
        3 => Selection::Largest,
        4 => Selection::NoDeduplicate,
        5 => Selection::SameSize,
        _ => Selection::Any,
    }
}

/// Decodes a COMDAT record; `None` if it is invalid.
pub(super) fn comdat<'a>(operands: &[u64], names: Names<'a>) -> Option<Comdat<'a>> {
    Some(Comdat { name: names.text(operands.first_chunk())?, selection: selection(*operands.get(2)?) })
}

/// Decodes an index plus 1, or 0 for none.
fn place(number: u64) -> Option<Option<u32>> {
    number.checked_sub(1).map(u32::try_from).transpose().ok()
}

/// Decodes the record of a value; `None` if it is invalid.
pub(super) fn value<'a>(record: u32, operands: &[u64], names: Names<'a>) -> Option<Value<'a>> {
    let name = names.text(operands.first_chunk())?;
    let operands = &operands[2..];
    let of = |at: usize| operands.get(at).copied().unwrap_or(0);
    let optional = |at: Option<usize>| at.map_or(0, of);
    let number = |at: usize| u32::try_from(of(at)).ok();
    let (kind, places, address_space) = match record {
        code::GLOBALVAR => {
            // Bit 0: constant; bit 1: the type is the value type; above: the address space.
            let bits = of(1);
            let kind = ValueKind::Global { constant: bits & 1 != 0, initializer: place(of(2))? };
            (kind, GLOBAL, if bits & 2 != 0 { bits >> 2 } else { 0 })
        }
        code::FUNCTION => {
            let (convention, collector) = (number(1)?, place(of(8))?);
            (ValueKind::Function { is_declaration: of(2) != 0, convention, collector }, FUNCTION, of(16))
        }
        code::ALIAS => (ValueKind::Alias { aliasee: number(2)? }, ALIAS, of(1)),
        _ => (ValueKind::Ifunc { resolver: number(2)? }, IFUNC, of(1)),
    };
    operands.get(places.linkage)?;
    let linkage_number = of(places.linkage);
    let linkage = linkage(linkage_number);
    let [align, section, comdat] = places.memory.map_or([0; 3], |at| at.map(of));
    // In old files, values with local linkage may have another visibility.
    let visibility = if linkage.is_local() { Visibility::Default } else { visibility(of(places.visibility)) };
    let is_seen = visibility == Visibility::Default || linkage == Linkage::ExternWeak;
    Some(Value {
        name,
        kind,
        linkage,
        visibility,
        dll: dll(optional(places.dll), linkage_number),
        thread_local: thread_local(optional(places.thread_local)),
        unnamed_addr: unnamed_addr(optional(places.unnamed_addr)),
        dso_local: of(places.dso_local) != 0 || linkage.is_local() || !is_seen,
        section: place(section)?,
        comdat: place(comdat)?,
        partition: names.partition(operands.get(places.partition..).and_then(|rest| rest.first_chunk()))?,
        // Encoded as the binary logarithm plus 1.
        align: match align {
            0 => None,
            1..=33 => Some(1 << (align - 1)),
            _ => return None,
        },
        address_space: u32::try_from(address_space).ok()?,
        ty: number(0)?,
        attributes: optional(places.attributes) as u32,
        sanitizers: optional(places.code[0]) as u32,
        code_model: optional(places.code[1]) as u32,
    })
}
