//! The names of functions by address.

use crate::inspect::{File, SymbolLocation};

/// The names of functions by section and address.
#[derive(Debug, Default)]
pub(super) struct Functions<'d> {
    /// Section, start, size, name.
    list: Vec<(u32, u64, u64, &'d [u8])>,
}

impl<'d> Functions<'d> {
    pub(super) fn of(file: &File<'d>) -> Self {
        let in_code = |section: u32| file.sections.get(section as usize).is_some_and(|s| file.is_code(s));
        let named = file.symbols.iter().filter(|symbol| !symbol.name.is_empty() && file.can_be_function(symbol));
        let mut list: Vec<_> = named
            .filter_map(|symbol| match symbol.location {
                SymbolLocation::Section(section) if in_code(section) => {
                    Some((section, file.address_of(symbol), symbol.size, symbol.name))
                }
                _ => None,
            })
            .collect();
        list.sort();
        // The largest at an address counts.
        list.dedup_by(|later, earlier| {
            let is_same = (later.0, later.1) == (earlier.0, earlier.1);
            if is_same {
                *earlier = *later;
            }
            is_same
        });
        Functions { list }
    }

    /// The name of the function at an address of a section.
    pub(super) fn at(&self, section: u32, address: u64) -> Option<&'d [u8]> {
        let end = self.list.partition_point(|function| (function.0, function.1) <= (section, address));
        let (of, start, size, name) = self.list.get(end.checked_sub(1)?)?;
        (*of == section && (*size == 0 || address - start < *size)).then_some(*name)
    }
}
