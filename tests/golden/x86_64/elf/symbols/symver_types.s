# triple: x86_64-linux-gnu
# A name with a version has the type of the place, and none from another name of it.
    .set x, .
    .symver x, z@@@V1
    .type x, @function
y:  .symver y, w@V1
    .type y, @function
    .lto_set_conditional u, v
    .lcomm u, 20
v:
    .symver u, u@@@V1
