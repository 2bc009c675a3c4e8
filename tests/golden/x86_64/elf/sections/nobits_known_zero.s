# triple: x86_64-linux-gnu
# A field that is known to be zero is no field.
1:
.section .tbss,"awT",@nobits
.long 1b-1b
.quad .-.
