# triple: aarch64-linux-gnu
.set y, .-64-(.Lb-d)
.Lb:
.xword y
