# triple: x86_64-linux-gnu
    .common a, 1
    .section a
    .set y, a+1
