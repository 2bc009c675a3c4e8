# triple: i386-windows-gnu
# The table is asked for before its labels are there, so that their distance is a relocation.
 .cv_linetable 0, d, f
d:
f:
 .safeseh f
