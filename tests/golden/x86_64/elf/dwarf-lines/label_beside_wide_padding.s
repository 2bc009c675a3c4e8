# triple: x86_64-linux-gnu
# Padding of wide values that does not come out even is cut short also where tables have a part in the layout.
.loc_label b
.byte 2
.p2alignl 2, -32769, 5
