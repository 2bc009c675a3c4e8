# triple: x86_64-linux-gnu
# A place that moves its own target: the number of fragments decides. Data of a known number is none.
.fill (256),2,1
.dcb.w 3,1
. = f+127
f:
