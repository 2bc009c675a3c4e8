# triple: aarch64-linux-gnu
# The symbol that says that code begins comes first.
.tlsdesccall b
b:
