# triple: thumbv6m-none-eabi
bl foo
dmb sy
isb
push {r4, lr}
blx r0
b foo
sev
rev r0, r1
