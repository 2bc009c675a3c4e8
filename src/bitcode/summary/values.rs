//! Records of values: the positions of operands, and the numbers of enumerations.

use super::{Comdat, DllStorage, Linkage, Selection, ThreadLocal, UnnamedAddr, Value, ValueKind, Visibility};
use crate::bitcode::names::module as code;

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

/// The positions of a record's operands after the two of the name, 0 for those that it does not have: linkage, visibility,
/// DLL storage class, TLS model, `unnamed_addr`, `dso_local`, partition, attributes, sanitizers, code model, alignment,
/// section, COMDAT.
type Places = [usize; 13];

const GLOBAL: Places = [3, 6, 10, 7, 8, 13, 14, 12, 16, 17, 4, 5, 11];
const FUNCTION: Places = [3, 7, 11, 0, 9, 15, 17, 4, 0, 0, 5, 6, 12];
const ALIAS: Places = [3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0];
const IFUNC: Places = [3, 4, 0, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0];

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

pub(in crate::bitcode) fn visibility(number: u64) -> Visibility {
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

pub(in crate::bitcode) fn selection(number: u64) -> Selection {
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
    operands.get(places[0])?;
    let [
        linkage_number,
        visibility_number,
        dll_number,
        model,
        unnamed,
        dso_local,
        _,
        attributes,
        sanitizers,
        code_model,
        align,
        section,
        comdat,
    ] = places.map(|at| if at == 0 { 0 } else { of(at) });
    let linkage = linkage(linkage_number);
    // In old files, values with local linkage may have another visibility.
    let visibility = if linkage.is_local() { Visibility::Default } else { visibility(visibility_number) };
    let is_seen = visibility == Visibility::Default || linkage == Linkage::ExternWeak;
    Some(Value {
        name,
        kind,
        linkage,
        visibility,
        dll: dll(dll_number, linkage_number),
        thread_local: thread_local(model),
        unnamed_addr: unnamed_addr(unnamed),
        dso_local: dso_local != 0 || linkage.is_local() || !is_seen,
        section: place(section)?,
        comdat: place(comdat)?,
        partition: names.partition(operands.get(places[6]..).and_then(|rest| rest.first_chunk()))?,
        // Encoded as the binary logarithm plus 1.
        align: match align {
            0 => None,
            1..=33 => Some(1 << (align - 1)),
            _ => return None,
        },
        address_space: u32::try_from(address_space).ok()?,
        ty: number(0)?,
        attributes: attributes as u32,
        sanitizers: sanitizers as u32,
        code_model: code_model as u32,
    })
}
