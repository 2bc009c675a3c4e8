# triple: aarch64-linux-gnu
    fmov d0, #-0
    fmov d0, #-0x70
    fmov s0, #(0)
    fmov d0, #0
