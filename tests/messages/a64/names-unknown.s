# triple: aarch64-linux-gnu
dc civ, x0
dc foo, x0
prfm foo, [x0]
tlbi foo
msr foo, x0
mrs x0, foo
mrs x0, midr
