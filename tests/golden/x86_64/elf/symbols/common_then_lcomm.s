# triple: x86_64-linux-gnu
    .comm c, 2
    .lcomm c, 4
    .long c
    .comm d, 2
    .lcomm d, 0
