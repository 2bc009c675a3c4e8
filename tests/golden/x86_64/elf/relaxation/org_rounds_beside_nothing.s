# triple: x86_64-linux-gnu
# A place that moves its own target: the number of fragments decides. An empty filling is one.
.zero 0
. = a+129
a:
