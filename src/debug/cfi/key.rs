use super::{Frame, Pointer};
use crate::model::Model;
use crate::order::sort_by;

/// The properties that frames sharing a CIE have in common. The order is that of the CIEs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key<'m> {
    personality: &'m [u8],
    personality_encoding: u8,
    lsda_encoding: u8,
    signal: bool,
    simple: bool,
    return_column: u64,
    letters: [bool; 2],
}

impl<'m> Key<'m> {
    pub(super) fn new(frame: &Frame, model: &'m Model) -> Self {
        Key {
            personality: frame.personality.map_or(&[], |p| model.names.text(p.symbol)),
            personality_encoding: frame.personality.map_or(0, |p| p.encoding),
            // A frame without an LSDA counts as one with absolute pointers.
            lsda_encoding: frame.lsda.map_or(0, |l| l.encoding),
            signal: frame.signal,
            simple: frame.simple,
            return_column: frame.return_column().unwrap_or(0x7fff_ffff),
            letters: frame.letters,
        }
    }
}

/// Whether two frames share a CIE.
#[inline]
pub(super) fn share(a: &Frame, b: &Frame, model: &Model) -> bool {
    are_alike(a, b) || Key::new(a, model) == Key::new(b, model)
}

/// Whether it is plain that two keys are equal, as nearly all are.
#[inline]
fn are_alike(a: &Frame, b: &Frame) -> bool {
    let encoding = |pointer: Option<Pointer>| pointer.map_or(0, |pointer| pointer.encoding);
    a.personality == b.personality
        && encoding(a.lsda) == encoding(b.lsda)
        && a.return_column == b.return_column
        && (a.signal, a.simple, a.letters) == (b.signal, b.simple, b.letters)
}

/// Frames in the order in which they are written: those that share a CIE are adjacent.
pub(super) fn sorted<'f>(frames: &'f [Frame], model: &Model) -> Vec<&'f Frame> {
    let mut order: Vec<&Frame> = frames.iter().collect();
    if !frames.windows(2).all(|pair| are_alike(&pair[0], &pair[1])) {
        sort_by(&mut order, |a, b| Key::new(a, model).cmp(&Key::new(b, model)));
    }
    order
}
