# triple: x86_64-linux-gnu
# What is known when it is read is no field.
.bss
a: b: .long b-a
c: .zero 4
d: .long d-c-4, c-d+4, -(d-c)+4
