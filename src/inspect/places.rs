//! Finds symbols by section and offset.

use super::file::{File, Symbol, SymbolLocation};
use super::machine;

#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// For each section the index of its first value, followed by the total number.
    starts: Vec<u32>,
    values: Vec<u64>,
    /// For each value the position of the symbol in the file's table.
    symbols: Vec<u32>,
}

/// The section that a symbol labels; `None` for section symbols and mapping symbols (`$x`).
fn labeled_section(symbol: &Symbol<'_>, sections: usize) -> Option<usize> {
    let SymbolLocation::Section(section) = symbol.location else { return None };
    let names_a_place = !symbol.is_section && symbol.name.first().is_some_and(|&first| first != b'$');
    Some(section as usize).filter(|&section| names_a_place && section < sections)
}

impl Places {
    pub(super) fn of(file: &File<'_>) -> Self {
        let sections = file.sections.len();
        let mut found: Vec<(u32, u64, u32)> = (0u32..)
            .zip(&file.symbols)
            .filter_map(|(at, symbol)| {
                Some((labeled_section(symbol, sections)? as u32, machine::place_of(file, symbol), at))
            })
            .collect();
        found.sort_unstable();
        let mut starts = Vec::with_capacity(sections + 1);
        for (index, &(section, ..)) in found.iter().enumerate() {
            while starts.len() <= section as usize {
                starts.push(index as u32);
            }
        }
        starts.resize(sections + 1, found.len() as u32);
        Places {
            starts,
            values: found.iter().map(|place| place.1).collect(),
            symbols: found.iter().map(|place| place.2).collect(),
        }
    }

    fn of_section(&self, section: u32) -> Option<std::ops::Range<usize>> {
        let bounds = self.starts.get(section as usize..)?.first_chunk::<2>()?;
        Some(bounds[0] as usize..bounds[1] as usize)
    }

    /// The symbols of a section by offset: each offset, and the position in the file's table.
    pub(super) fn labels(&self, section: u32) -> impl Iterator<Item = (u64, u32)> {
        let range = self.of_section(section).unwrap_or(0..0);
        self.values[range.clone()].iter().copied().zip(self.symbols[range].iter().copied())
    }

    /// The last offset of a symbol of a section up to this one, with the first symbol of the table that is there.
    pub(super) fn before(&self, section: u32, value: u64) -> Option<(u64, u32)> {
        let range = self.of_section(section)?;
        let values = &self.values[range.clone()];
        let last = *values.get(values.partition_point(|&other| other <= value).checked_sub(1)?)?;
        Some((last, self.symbol_at(section, last)?))
    }

    /// The first symbol of the table defined at this offset of a section.
    pub(super) fn symbol_at(&self, section: u32, value: u64) -> Option<u32> {
        let range = self.of_section(section)?;
        let values = &self.values[range.clone()];
        let at = values.partition_point(|&other| other < value);
        (values.get(at) == Some(&value)).then(|| self.symbols[range.start + at])
    }
}
