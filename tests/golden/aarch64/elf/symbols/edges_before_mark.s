// triple: aarch64-linux-gnu
// The ends of the first edge come before the mark for data of its section.
.cg_profile d, f, 255
.loc_label d
