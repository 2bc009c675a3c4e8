// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	add za.s[w9, #1, vgx2], {z1.s, z2.s}, z1.s
	add za.s[w11, #7, vgx4], {z31.s, z0.s, z1.s, z2.s}, z15.s
	add za.d[w9, #1, vgx2], {z1.d, z2.d}, z1.d
	add za.d[w11, #7, vgx4], {z31.d, z0.d, z1.d, z2.d}, z15.d
	add za.s[w9, #1, vgx2], {z2.s, z3.s}, {z2.s, z3.s}
	add za.s[w11, #7, vgx2], {z30.s, z31.s}
	add za.s[w9, #1, vgx4], {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	add za.s[w11, #7, vgx4], {z28.s, z29.s, z30.s, z31.s}
	add za.d[w9, #1, vgx2], {z2.d, z3.d}, {z2.d, z3.d}
	add za.d[w11, #7, vgx2], {z30.d, z31.d}
	add za.d[w9, #1, vgx4], {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	add za.d[w11, #7, vgx4], {z28.d, z29.d, z30.d, z31.d}
	addha za3.s, p7/m, p7/m, z31.s
	addha za1.d, p1/m, p1/m, z1.d
	addva za1.s, p1/m, p1/m, z1.s
	addva za7.d, p7/m, p7/m, z31.d
	bfadd za.h[w11, #7, vgx2], {z30.h, z31.h}
	bfadd za.h[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}
	bfdot za.s[w9, #1, vgx2], {z1.h, z2.h}, z1.h
	bfdot za.s[w11, #7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	bfdot za.s[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	bfdot za.s[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[3]
	bfdot za.s[w9, #1, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	bfdot za.s[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	bfmla za.h[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	bfmla za.h[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[7]
	bfmla za.h[w9, #1, vgx2], {z1.h, z2.h}, z1.h
	bfmla za.h[w11, #7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	bfmla za.h[w9, #1, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	bfmla za.h[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	bfmlal za.s[w11, 6:7, vgx2], {z31.h, z0.h}, z15.h
	bfmlal za.s[w9, 2:3], z1.h, z1.h
	bfmlal za.s[w11, 6:7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	bfmlal za.s[w9, 2:3], z1.h, z1.h[1]
	bfmlal za.s[w11, 6:7, vgx2], {z30.h, z31.h}, z15.h[7]
	bfmlal za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	bfmlal za.s[w11, 6:7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	bfmlal za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	bfmls za.h[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	bfmls za.h[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[7]
	bfmls za.h[w9, #1, vgx2], {z1.h, z2.h}, z1.h
	bfmls za.h[w11, #7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	bfmls za.h[w9, #1, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	bfmls za.h[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	bfmlsl za.s[w9, 2:3, vgx2], {z1.h, z2.h}, z1.h
	bfmlsl za.s[w11, 14:15], z31.h, z15.h
	bfmlsl za.s[w9, 2:3, vgx4], {z1.h, z2.h, z3.h, z4.h}, z1.h
	bfmlsl za.s[w11, 14:15], z31.h, z15.h[7]
	bfmlsl za.s[w9, 2:3, vgx2], {z2.h, z3.h}, z1.h[1]
	bfmlsl za.s[w11, 6:7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[7]
	bfmlsl za.s[w9, 2:3, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	bfmlsl za.s[w11, 6:7, vgx4], {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	bfmop4a za1.s, z2.h, z18.h
	bfmop4a za3.s, {z14.h, z15.h}, z30.h
	bfmop4a za1.s, z2.h, {z18.h, z19.h}
	bfmop4a za3.s, {z14.h, z15.h}, {z30.h, z31.h}
	bfmop4a za1.h, z2.h, z18.h
	bfmop4a za1.h, {z14.h, z15.h}, z30.h
	bfmop4a za1.h, z2.h, {z18.h, z19.h}
	bfmop4a za1.h, {z14.h, z15.h}, {z30.h, z31.h}
	bfmop4s za1.s, z2.h, z18.h
	bfmop4s za3.s, {z14.h, z15.h}, z30.h
	bfmop4s za1.s, z2.h, {z18.h, z19.h}
	bfmop4s za3.s, {z14.h, z15.h}, {z30.h, z31.h}
	bfmop4s za1.h, z2.h, z18.h
	bfmop4s za1.h, {z14.h, z15.h}, z30.h
	bfmop4s za1.h, z2.h, {z18.h, z19.h}
	bfmop4s za1.h, {z14.h, z15.h}, {z30.h, z31.h}
	bfmopa za3.s, p7/m, p7/m, z31.h, z31.h
	bfmopa za1.h, p1/m, p1/m, z1.h, z1.h
	bfmops za1.s, p1/m, p1/m, z1.h, z1.h
	bfmops za1.h, p7/m, p7/m, z31.h, z31.h
	bfsub za.h[w9, #1, vgx2], {z2.h, z3.h}
	bfsub za.h[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}
	bftmopa za1.s, {z2.h, z3.h}, z1.h, z21[1]
	bftmopa za1.h, {z30.h, z31.h}, z31.h, z31[3]
	bfvdot za.s[w11, #7, vgx2], {z30.h, z31.h}, z15.h[3]
	bmopa za3.s, p7/m, p7/m, z31.s, z31.s
	bmops za3.s, p7/m, p7/m, z31.s, z31.s
	fadd za.s[w11, #7, vgx2], {z30.s, z31.s}
	fadd za.s[w9, #1, vgx4], {z4.s, z5.s, z6.s, z7.s}
	fadd za.h[w11, #7, vgx2], {z30.h, z31.h}
	fadd za.h[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}
	fadd za.d[w11, #7, vgx2], {z30.d, z31.d}
	fadd za.d[w9, #1, vgx4], {z4.d, z5.d, z6.d, z7.d}
	fdot za.h[w11, #7, vgx4], {z28.b, z29.b, z30.b, z31.b}, z15.b[7]
	fdot za.s[w9, #1, vgx2], {z1.h, z2.h}, z1.h
	fdot za.h[w11, #7, vgx2], {z31.b, z0.b}, z15.b
	fdot za.s[w9, #1, vgx2], {z1.b, z2.b}, z1.b
	fdot za.s[w11, #7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	fdot za.h[w9, #1, vgx4], {z1.b, z2.b, z3.b, z4.b}, z1.b
	fdot za.s[w11, #7, vgx4], {z31.b, z0.b, z1.b, z2.b}, z15.b
	fdot za.s[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	fdot za.s[w11, #7, vgx2], {z30.b, z31.b}, z15.b[3]
	fdot za.s[w9, #1, vgx4], {z4.b, z5.b, z6.b, z7.b}, z1.b[1]
	fdot za.s[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[3]
	fdot za.s[w9, #1, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	fdot za.h[w11, #7, vgx2], {z30.b, z31.b}, {z30.b, z31.b}
	fdot za.s[w9, #1, vgx2], {z2.b, z3.b}, {z2.b, z3.b}
	fdot za.s[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	fdot za.h[w9, #1, vgx4], {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	fdot za.s[w11, #7, vgx4], {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	fdot za.h[w9, #1, vgx2], {z2.b, z3.b}, z1.b[1]
	fmla za.h[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	fmla za.h[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[7]
	fmla za.s[w9, #1, vgx2], {z1.s, z2.s}, z1.s
	fmla za.h[w11, #7, vgx2], {z31.h, z0.h}, z15.h
	fmla za.s[w9, #1, vgx4], {z1.s, z2.s, z3.s, z4.s}, z1.s
	fmla za.h[w11, #7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	fmla za.s[w9, #1, vgx2], {z2.s, z3.s}, z1.s[1]
	fmla za.s[w11, #7, vgx4], {z28.s, z29.s, z30.s, z31.s}, z15.s[3]
	fmla za.d[w9, #1, vgx2], {z1.d, z2.d}, z1.d
	fmla za.d[w11, #7, vgx4], {z31.d, z0.d, z1.d, z2.d}, z15.d
	fmla za.h[w9, #1, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	fmla za.s[w11, #7, vgx2], {z30.s, z31.s}, {z30.s, z31.s}
	fmla za.h[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	fmla za.s[w11, #7, vgx4], {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	fmla za.d[w9, #1, vgx2], {z2.d, z3.d}, z1.d[1]
	fmla za.d[w11, #7, vgx4], {z28.d, z29.d, z30.d, z31.d}, z15.d[1]
	fmla za.d[w9, #1, vgx2], {z2.d, z3.d}, {z2.d, z3.d}
	fmla za.d[w11, #7, vgx4], {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	fmlal za.s[w11, 6:7, vgx2], {z31.h, z0.h}, z15.h
	fmlal za.h[w9, 2:3, vgx2], {z1.b, z2.b}, z1.b
	fmlal za.s[w11, 14:15], z31.h, z15.h
	fmlal za.s[w9, 2:3, vgx4], {z1.h, z2.h, z3.h, z4.h}, z1.h
	fmlal za.h[w11, 6:7, vgx4], {z31.b, z0.b, z1.b, z2.b}, z15.b
	fmlal za.h[w9, 2:3], z1.b, z1.b
	fmlal za.s[w11, 14:15], z31.h, z15.h[7]
	fmlal za.s[w9, 2:3, vgx2], {z2.h, z3.h}, z1.h[1]
	fmlal za.h[w11, 6:7, vgx2], {z30.b, z31.b}, z15.b[15]
	fmlal za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	fmlal za.h[w11, 6:7, vgx4], {z28.b, z29.b, z30.b, z31.b}, z15.b[15]
	fmlal za.s[w9, 2:3, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	fmlal za.h[w11, 6:7, vgx2], {z30.b, z31.b}, {z30.b, z31.b}
	fmlal za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	fmlal za.h[w11, 6:7, vgx4], {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	fmlal za.h[w9, 2:3], z1.b, z1.b[1]
	fmlall za.s[w9, 4:7, vgx4], {z4.b, z5.b, z6.b, z7.b}, z1.b[1]
	fmlall za.s[w11, 4:7, vgx2], {z31.b, z0.b}, z15.b
	fmlall za.s[w9, 4:7, vgx4], {z1.b, z2.b, z3.b, z4.b}, z1.b
	fmlall za.s[w11, 12:15], z31.b, z15.b
	fmlall za.s[w9, 4:7], z1.b, z1.b[1]
	fmlall za.s[w11, 4:7, vgx2], {z30.b, z31.b}, z15.b[15]
	fmlall za.s[w9, 4:7, vgx2], {z2.b, z3.b}, {z2.b, z3.b}
	fmlall za.s[w11, 4:7, vgx4], {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	fmls za.h[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	fmls za.h[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[7]
	fmls za.s[w9, #1, vgx2], {z1.s, z2.s}, z1.s
	fmls za.h[w11, #7, vgx2], {z31.h, z0.h}, z15.h
	fmls za.s[w9, #1, vgx4], {z1.s, z2.s, z3.s, z4.s}, z1.s
	fmls za.h[w11, #7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	fmls za.s[w9, #1, vgx2], {z2.s, z3.s}, z1.s[1]
	fmls za.s[w11, #7, vgx4], {z28.s, z29.s, z30.s, z31.s}, z15.s[3]
	fmls za.d[w9, #1, vgx2], {z1.d, z2.d}, z1.d
	fmls za.d[w11, #7, vgx4], {z31.d, z0.d, z1.d, z2.d}, z15.d
	fmls za.h[w9, #1, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	fmls za.s[w11, #7, vgx2], {z30.s, z31.s}, {z30.s, z31.s}
	fmls za.h[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	fmls za.s[w11, #7, vgx4], {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	fmls za.d[w9, #1, vgx2], {z2.d, z3.d}, z1.d[1]
	fmls za.d[w11, #7, vgx4], {z28.d, z29.d, z30.d, z31.d}, z15.d[1]
	fmls za.d[w9, #1, vgx2], {z2.d, z3.d}, {z2.d, z3.d}
	fmls za.d[w11, #7, vgx4], {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	fmlsl za.s[w11, 6:7, vgx2], {z31.h, z0.h}, z15.h
	fmlsl za.s[w9, 2:3], z1.h, z1.h
	fmlsl za.s[w11, 6:7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	fmlsl za.s[w9, 2:3], z1.h, z1.h[1]
	fmlsl za.s[w11, 6:7, vgx2], {z30.h, z31.h}, z15.h[7]
	fmlsl za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	fmlsl za.s[w11, 6:7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	fmlsl za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	fmop4a za1.s, z2.h, z18.h
	fmop4a za3.s, z14.s, z30.s
	fmop4a za1.s, {z2.h, z3.h}, z18.h
	fmop4a za3.s, {z14.s, z15.s}, z30.s
	fmop4a za1.s, z2.h, {z18.h, z19.h}
	fmop4a za3.s, z14.s, {z30.s, z31.s}
	fmop4a za1.s, {z2.h, z3.h}, {z18.h, z19.h}
	fmop4a za3.s, {z14.s, z15.s}, {z30.s, z31.s}
	fmop4a za1.s, z2.b, z18.b
	fmop4a za1.h, z14.b, z30.b
	fmop4a za1.s, {z2.b, z3.b}, z18.b
	fmop4a za1.h, {z14.b, z15.b}, z30.b
	fmop4a za1.s, z2.b, {z18.b, z19.b}
	fmop4a za1.h, z14.b, {z30.b, z31.b}
	fmop4a za1.s, {z2.b, z3.b}, {z18.b, z19.b}
	fmop4a za1.h, {z14.b, z15.b}, {z30.b, z31.b}
	fmop4a za1.d, z2.d, z18.d
	fmop4a za7.d, {z14.d, z15.d}, z30.d
	fmop4a za1.d, z2.d, {z18.d, z19.d}
	fmop4a za7.d, {z14.d, z15.d}, {z30.d, z31.d}
	fmop4a za1.h, z2.h, z18.h
	fmop4a za1.h, {z14.h, z15.h}, z30.h
	fmop4a za1.h, z2.h, {z18.h, z19.h}
	fmop4a za1.h, {z14.h, z15.h}, {z30.h, z31.h}
	fmop4s za3.s, z14.h, z30.h
	fmop4s za1.s, z2.s, z18.s
	fmop4s za3.s, {z14.h, z15.h}, z30.h
	fmop4s za1.s, {z2.s, z3.s}, z18.s
	fmop4s za3.s, z14.h, {z30.h, z31.h}
	fmop4s za1.s, z2.s, {z18.s, z19.s}
	fmop4s za3.s, {z14.h, z15.h}, {z30.h, z31.h}
	fmop4s za1.s, {z2.s, z3.s}, {z18.s, z19.s}
	fmop4s za7.d, z14.d, z30.d
	fmop4s za1.d, {z2.d, z3.d}, z18.d
	fmop4s za7.d, z14.d, {z30.d, z31.d}
	fmop4s za1.d, {z2.d, z3.d}, {z18.d, z19.d}
	fmop4s za1.h, z14.h, z30.h
	fmop4s za1.h, {z2.h, z3.h}, z18.h
	fmop4s za1.h, z14.h, {z30.h, z31.h}
	fmop4s za1.h, {z2.h, z3.h}, {z18.h, z19.h}
	fmopa za3.s, p7/m, p7/m, z31.s, z31.s
	fmopa za1.s, p1/m, p1/m, z1.b, z1.b
	fmopa za1.h, p7/m, p7/m, z31.b, z31.b
	fmopa za1.d, p1/m, p1/m, z1.d, z1.d
	fmopa za3.s, p7/m, p7/m, z31.h, z31.h
	fmopa za1.h, p1/m, p1/m, z1.h, z1.h
	fmops za1.s, p1/m, p1/m, z1.s, z1.s
	fmops za7.d, p7/m, p7/m, z31.d, z31.d
	fmops za1.s, p1/m, p1/m, z1.h, z1.h
	fmops za1.h, p7/m, p7/m, z31.h, z31.h
	fsub za.s[w11, #7, vgx2], {z30.s, z31.s}
	fsub za.s[w9, #1, vgx4], {z4.s, z5.s, z6.s, z7.s}
	fsub za.h[w11, #7, vgx2], {z30.h, z31.h}
	fsub za.h[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}
	fsub za.d[w11, #7, vgx2], {z30.d, z31.d}
	fsub za.d[w9, #1, vgx4], {z4.d, z5.d, z6.d, z7.d}
	ftmopa za3.s, {z30.h, z31.h}, z31.h, z31[3]
	ftmopa za1.s, {z2.s, z3.s}, z1.s, z21[1]
	ftmopa za3.s, {z30.b, z31.b}, z31.b, z31[3]
	ftmopa za1.h, {z2.b, z3.b}, z1.b, z21[1]
	ftmopa za1.h, {z30.h, z31.h}, z31.h, z31[3]
	fvdot za.s[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	fvdot za.h[w11, #7, vgx2], {z30.b, z31.b}, z15.b[7]
	fvdotb za.s[w11, #7, vgx4], {z30.b, z31.b}, z15.b[3]
	fvdott za.s[w9, #1, vgx4], {z2.b, z3.b}, z1.b[1]
	ld1b {za0v.b[w13, #1]}, p1/z, [x10, x1]
	ld1b {za0v.b[w15, #15]}, p7/z, [sp, xzr, lsl #0]
	ld1b {za0h.b[w13, #1]}, p1/z, [x10, x1]
	ld1b {za0h.b[w15, #15]}, p7/z, [sp, xzr, lsl #0]
	ld1b {za0h.b[w13, #1]}, p1/z, [x10]
	ld1b {za0v.b[w15, #15]}, p7/z, [sp]
	ld1d {za7h.d[w15, #1]}, p7/z, [sp, xzr, lsl #3]
	ld1d {za1v.d[w13, #1]}, p1/z, [x10, x1, lsl #3]
	ld1d {za7h.d[w15, #1]}, p7/z, [sp]
	ld1d {za1v.d[w13, #1]}, p1/z, [x10]
	ld1h {za1v.h[w13, #1]}, p1/z, [x10, x1, lsl #1]
	ld1h {za1h.h[w15, #7]}, p7/z, [sp, xzr, lsl #1]
	ld1h {za1v.h[w13, #1]}, p1/z, [x10]
	ld1h {za1h.h[w15, #7]}, p7/z, [sp]
	ld1q {za15h.q[w15, #0]}, p7/z, [sp, xzr, lsl #4]
	ld1q {za1v.q[w13, #0]}, p1/z, [x10, x1, lsl #4]
	ld1q {za15h.q[w15, #0]}, p7/z, [sp]
	ld1q {za1v.q[w13, #0]}, p1/z, [x10]
	ld1w {za1h.s[w13, #1]}, p1/z, [x10, x1, lsl #2]
	ld1w {za3v.s[w15, #3]}, p7/z, [sp, xzr, lsl #2]
	ld1w {za1v.s[w13, #1]}, p1/z, [x10]
	ld1w {za3h.s[w15, #3]}, p7/z, [sp]
	ldr za[w13, #1], [x9, #1, mul vl]
	ldr za[w15, #0], [sp]
	ldr zt0, [x5]
	luti2 {z30.h, z31.h}, zt0, z31[7]
	luti2 {z2.s, z3.s}, zt0, z1[1]
	luti2 {z28.b, z29.b, z30.b, z31.b}, zt0, z31[3]
	luti2 {z4.h, z5.h, z6.h, z7.h}, zt0, z1[1]
	luti2 {z28.s, z29.s, z30.s, z31.s}, zt0, z31[3]
	luti2 {z1.b, z9.b}, zt0, z1[1]
	luti2 {z19.b, z23.b, z27.b, z31.b}, zt0, z31[3]
	luti2 {z1.h, z5.h, z9.h, z13.h}, zt0, z1[1]
	luti2 z31.b, zt0, z31[15]
	luti2 z1.h, zt0, z1[1]
	luti2 z31.s, zt0, z31[15]
	luti4 {z30.s, z31.s}, zt0, z31[3]
	luti4 {z4.h, z5.h, z6.h, z7.h}, zt0, z1[1]
	luti4 {z28.s, z29.s, z30.s, z31.s}, zt0, z31[1]
	luti4 {z4.b, z5.b, z6.b, z7.b}, zt0, {z2, z3}
	luti4 {z23.b, z31.b}, zt0, z31[3]
	luti4 {z1.h, z9.h}, zt0, z1[1]
	luti4 {z19.h, z23.h, z27.h, z31.h}, zt0, z31[1]
	luti4 {z1.b, z5.b, z9.b, z13.b}, zt0, {z2, z3}
	luti4 z31.b, zt0, z31[7]
	luti4 z1.h, zt0, z1[1]
	luti4 z31.s, zt0, z31[7]
	luti6 {z4.b, z5.b, z6.b, z7.b}, zt0, {z1, z2, z3}
	luti6 {z19.b, z23.b, z27.b, z31.b}, zt0, {z7, z8, z9}
	luti6 z1.b, zt0, z1
	mov za0h.b[w13, #1], p1/m, z1.b
	mov za0v.b[w15, #15], p7/m, z31.b
	mov z1.b, p1/m, za0v.b[w13, #1]
	mov z31.b, p7/m, za0h.b[w15, #15]
	mov za0h.b[w13, 4:7], {z4.b, z5.b, z6.b, z7.b}
	mov za0v.b[w15, 12:15], {z28.b, z29.b, z30.b, z31.b}
	mov za.d[w9, #1, vgx2], {z2.d, z3.d}
	mov za.d[w11, #7, vgx4], {z28.d, z29.d, z30.d, z31.d}
	mov za0v.b[w13, 2:3], {z2.b, z3.b}
	mov za0h.b[w15, 14:15], {z30.b, z31.b}
	mov {z2.d, z3.d}, za.d[w9, #1, vgx2]
	mov {z28.d, z29.d, z30.d, z31.d}, za.d[w11, #7, vgx4]
	mov {z2.b, z3.b}, za0v.b[w13, 2:3]
	mov {z30.b, z31.b}, za0h.b[w15, 14:15]
	mov {z4.b, z5.b, z6.b, z7.b}, za0v.b[w13, 4:7]
	mov {z28.b, z29.b, z30.b, z31.b}, za0h.b[w15, 12:15]
	mov za1h.h[w13, #1], p1/m, z1.h
	mov za1v.h[w15, #7], p7/m, z31.h
	mov z1.h, p1/m, za1h.h[w13, #1]
	mov z31.h, p7/m, za1v.h[w15, #7]
	mov za1h.h[w13, 2:3], {z2.h, z3.h}
	mov za1v.h[w15, 6:7], {z30.h, z31.h}
	mov za1v.h[w13, 4:7], {z4.h, z5.h, z6.h, z7.h}
	mov za1h.h[w15, 4:7], {z28.h, z29.h, z30.h, z31.h}
	mov {z2.h, z3.h}, za1h.h[w13, 2:3]
	mov {z30.h, z31.h}, za1v.h[w15, 6:7]
	mov {z4.h, z5.h, z6.h, z7.h}, za1v.h[w13, 4:7]
	mov {z28.h, z29.h, z30.h, z31.h}, za1h.h[w15, 4:7]
	mov za1h.s[w13, #1], p1/m, z1.s
	mov za3v.s[w15, #3], p7/m, z31.s
	mov z1.s, p1/m, za1v.s[w13, #1]
	mov z31.s, p7/m, za3h.s[w15, #3]
	mov za1v.s[w13, 2:3], {z2.s, z3.s}
	mov za3h.s[w15, 2:3], {z30.s, z31.s}
	mov za1v.s[w13, 0:3], {z4.s, z5.s, z6.s, z7.s}
	mov za3h.s[w15, 0:3], {z28.s, z29.s, z30.s, z31.s}
	mov {z4.s, z5.s, z6.s, z7.s}, za1h.s[w13, 0:3]
	mov {z28.s, z29.s, z30.s, z31.s}, za3v.s[w15, 0:3]
	mov {z2.s, z3.s}, za1v.s[w13, 2:3]
	mov {z30.s, z31.s}, za3h.s[w15, 2:3]
	mov za1h.d[w13, #1], p1/m, z1.d
	mov za7v.d[w15, #1], p7/m, z31.d
	mov za1v.q[w13, #0], p1/m, z1.q
	mov za15h.q[w15, #0], p7/m, z31.q
	mov z1.d, p1/m, za1h.d[w13, #1]
	mov z31.d, p7/m, za7v.d[w15, #1]
	mov z1.q, p1/m, za1v.q[w13, #0]
	mov z31.q, p7/m, za15h.q[w15, #0]
	mov za1h.d[w13, 0:3], {z4.d, z5.d, z6.d, z7.d}
	mov za7v.d[w15, 0:3], {z28.d, z29.d, z30.d, z31.d}
	mov za1v.d[w13, 0:1], {z2.d, z3.d}
	mov za7h.d[w15, 0:1], {z30.d, z31.d}
	mov {z2.d, z3.d}, za1v.d[w13, 0:1]
	mov {z30.d, z31.d}, za7h.d[w15, 0:1]
	mov {z4.d, z5.d, z6.d, z7.d}, za1v.d[w13, 0:3]
	mov {z28.d, z29.d, z30.d, z31.d}, za7h.d[w15, 0:3]
	mova za0h.b[w15, #15], p7/m, z31.b
	mova za0v.b[w13, #1], p1/m, z1.b
	mova z31.b, p7/m, za0v.b[w15, #15]
	mova z1.b, p1/m, za0h.b[w13, #1]
	mova za0h.b[w15, 12:15], {z28.b, z29.b, z30.b, z31.b}
	mova za0v.b[w13, 4:7], {z4.b, z5.b, z6.b, z7.b}
	mova za.d[w11, #7, vgx2], {z30.d, z31.d}
	mova za.d[w9, #1, vgx4], {z4.d, z5.d, z6.d, z7.d}
	mova za0v.b[w15, 14:15], {z30.b, z31.b}
	mova za0h.b[w13, 2:3], {z2.b, z3.b}
	mova {z30.d, z31.d}, za.d[w11, #7, vgx2]
	mova {z4.d, z5.d, z6.d, z7.d}, za.d[w9, #1, vgx4]
	mova {z30.b, z31.b}, za0v.b[w15, 14:15]
	mova {z2.b, z3.b}, za0h.b[w13, 2:3]
	mova {z28.b, z29.b, z30.b, z31.b}, za0v.b[w15, 12:15]
	mova {z4.b, z5.b, z6.b, z7.b}, za0h.b[w13, 4:7]
	mova za1h.h[w15, #7], p7/m, z31.h
	mova za1v.h[w13, #1], p1/m, z1.h
	mova z31.h, p7/m, za1h.h[w15, #7]
	mova z1.h, p1/m, za1v.h[w13, #1]
	mova za1h.h[w15, 6:7], {z30.h, z31.h}
	mova za1v.h[w13, 2:3], {z2.h, z3.h}
	mova za1v.h[w15, 4:7], {z28.h, z29.h, z30.h, z31.h}
	mova za1h.h[w13, 4:7], {z4.h, z5.h, z6.h, z7.h}
	mova {z30.h, z31.h}, za1h.h[w15, 6:7]
	mova {z2.h, z3.h}, za1v.h[w13, 2:3]
	mova {z28.h, z29.h, z30.h, z31.h}, za1v.h[w15, 4:7]
	mova {z4.h, z5.h, z6.h, z7.h}, za1h.h[w13, 4:7]
	mova za3h.s[w15, #3], p7/m, z31.s
	mova za1v.s[w13, #1], p1/m, z1.s
	mova z31.s, p7/m, za3v.s[w15, #3]
	mova z1.s, p1/m, za1h.s[w13, #1]
	mova za3v.s[w15, 2:3], {z30.s, z31.s}
	mova za1h.s[w13, 2:3], {z2.s, z3.s}
	mova za3v.s[w15, 0:3], {z28.s, z29.s, z30.s, z31.s}
	mova za1h.s[w13, 0:3], {z4.s, z5.s, z6.s, z7.s}
	mova {z28.s, z29.s, z30.s, z31.s}, za3h.s[w15, 0:3]
	mova {z4.s, z5.s, z6.s, z7.s}, za1v.s[w13, 0:3]
	mova {z30.s, z31.s}, za3v.s[w15, 2:3]
	mova {z2.s, z3.s}, za1h.s[w13, 2:3]
	mova za7h.d[w15, #1], p7/m, z31.d
	mova za1v.d[w13, #1], p1/m, z1.d
	mova za15v.q[w15, #0], p7/m, z31.q
	mova za1h.q[w13, #0], p1/m, z1.q
	mova z31.d, p7/m, za7h.d[w15, #1]
	mova z1.d, p1/m, za1v.d[w13, #1]
	mova z31.q, p7/m, za15v.q[w15, #0]
	mova z1.q, p1/m, za1h.q[w13, #0]
	mova za7h.d[w15, 0:3], {z28.d, z29.d, z30.d, z31.d}
	mova za1v.d[w13, 0:3], {z4.d, z5.d, z6.d, z7.d}
	mova za7v.d[w15, 0:1], {z30.d, z31.d}
	mova za1h.d[w13, 0:1], {z2.d, z3.d}
	mova {z30.d, z31.d}, za7v.d[w15, 0:1]
	mova {z2.d, z3.d}, za1h.d[w13, 0:1]
	mova {z28.d, z29.d, z30.d, z31.d}, za7v.d[w15, 0:3]
	mova {z4.d, z5.d, z6.d, z7.d}, za1h.d[w13, 0:3]
	movaz z1.b, za0h.b[w13, #1]
	movaz z31.b, za0v.b[w15, #15]
	movaz {z4.b, z5.b, z6.b, z7.b}, za0h.b[w13, 4:7]
	movaz {z28.b, z29.b, z30.b, z31.b}, za0v.b[w15, 12:15]
	movaz {z2.d, z3.d}, za.d[w9, #1, vgx2]
	movaz {z28.d, z29.d, z30.d, z31.d}, za.d[w11, #7, vgx4]
	movaz {z2.b, z3.b}, za0v.b[w13, 2:3]
	movaz {z30.b, z31.b}, za0h.b[w15, 14:15]
	movaz z1.h, za1h.h[w13, #1]
	movaz z31.h, za1v.h[w15, #7]
	movaz {z2.h, z3.h}, za1h.h[w13, 2:3]
	movaz {z30.h, z31.h}, za1v.h[w15, 6:7]
	movaz {z4.h, z5.h, z6.h, z7.h}, za1h.h[w13, 4:7]
	movaz {z28.h, z29.h, z30.h, z31.h}, za1v.h[w15, 4:7]
	movaz z1.s, za1h.s[w13, #1]
	movaz z31.s, za3v.s[w15, #3]
	movaz {z2.s, z3.s}, za1h.s[w13, 2:3]
	movaz {z30.s, z31.s}, za3v.s[w15, 2:3]
	movaz {z4.s, z5.s, z6.s, z7.s}, za1h.s[w13, 0:3]
	movaz {z28.s, z29.s, z30.s, z31.s}, za3v.s[w15, 0:3]
	movaz z1.d, za1h.d[w13, #1]
	movaz z31.d, za7v.d[w15, #1]
	movaz z1.q, za1v.q[w13, #0]
	movaz z31.q, za15h.q[w15, #0]
	movaz {z2.d, z3.d}, za1h.d[w13, 0:1]
	movaz {z30.d, z31.d}, za7v.d[w15, 0:1]
	movaz {z4.d, z5.d, z6.d, z7.d}, za1v.d[w13, 0:3]
	movaz {z28.d, z29.d, z30.d, z31.d}, za7h.d[w15, 0:3]
	movt xzr, zt0[56]
	movt zt0[8], x1
	movt zt0, z31
	movt zt0[1, mul vl], z1
	sdot za.s[w11, #7, vgx2], {z31.h, z0.h}, z15.h
	sdot za.s[w9, #1, vgx2], {z1.b, z2.b}, z1.b
	sdot za.s[w11, #7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	sdot za.s[w9, #1, vgx4], {z1.b, z2.b, z3.b, z4.b}, z1.b
	sdot za.s[w11, #7, vgx2], {z30.h, z31.h}, z15.h[3]
	sdot za.s[w9, #1, vgx2], {z2.b, z3.b}, z1.b[1]
	sdot za.s[w11, #7, vgx4], {z28.b, z29.b, z30.b, z31.b}, z15.b[3]
	sdot za.s[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	sdot za.d[w11, #7, vgx2], {z31.h, z0.h}, z15.h
	sdot za.d[w9, #1, vgx4], {z1.h, z2.h, z3.h, z4.h}, z1.h
	sdot za.s[w11, #7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	sdot za.s[w9, #1, vgx2], {z2.b, z3.b}, {z2.b, z3.b}
	sdot za.s[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	sdot za.s[w9, #1, vgx4], {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	sdot za.d[w11, #7, vgx2], {z30.h, z31.h}, z15.h[1]
	sdot za.d[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	sdot za.d[w11, #7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	sdot za.d[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	smlal za.s[w11, 6:7, vgx2], {z31.h, z0.h}, z15.h
	smlal za.s[w9, 2:3], z1.h, z1.h
	smlal za.s[w11, 6:7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	smlal za.s[w9, 2:3], z1.h, z1.h[1]
	smlal za.s[w11, 6:7, vgx2], {z30.h, z31.h}, z15.h[7]
	smlal za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	smlal za.s[w11, 6:7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	smlal za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	smlall za.s[w11, 12:15], z31.b, z15.b[15]
	smlall za.s[w9, 4:7, vgx2], {z2.b, z3.b}, z1.b[1]
	smlall za.s[w11, 4:7, vgx4], {z28.b, z29.b, z30.b, z31.b}, z15.b[15]
	smlall za.s[w9, 4:7, vgx2], {z1.b, z2.b}, z1.b
	smlall za.s[w11, 12:15], z31.b, z15.b
	smlall za.s[w9, 4:7, vgx4], {z1.b, z2.b, z3.b, z4.b}, z1.b
	smlall za.d[w11, 4:7, vgx2], {z31.h, z0.h}, z15.h
	smlall za.d[w9, 4:7], z1.h, z1.h
	smlall za.d[w11, 4:7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	smlall za.d[w9, 4:7], z1.h, z1.h[1]
	smlall za.d[w11, 4:7, vgx2], {z30.h, z31.h}, z15.h[7]
	smlall za.d[w9, 4:7, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	smlall za.s[w11, 4:7, vgx2], {z30.b, z31.b}, {z30.b, z31.b}
	smlall za.s[w9, 4:7, vgx4], {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	smlall za.d[w11, 4:7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	smlall za.d[w9, 4:7, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	smlsl za.s[w11, 6:7, vgx2], {z31.h, z0.h}, z15.h
	smlsl za.s[w9, 2:3], z1.h, z1.h
	smlsl za.s[w11, 6:7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	smlsl za.s[w9, 2:3], z1.h, z1.h[1]
	smlsl za.s[w11, 6:7, vgx2], {z30.h, z31.h}, z15.h[7]
	smlsl za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	smlsl za.s[w11, 6:7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	smlsl za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	smlsll za.s[w9, 4:7], z1.b, z1.b[1]
	smlsll za.s[w11, 4:7, vgx2], {z30.b, z31.b}, z15.b[15]
	smlsll za.s[w9, 4:7, vgx4], {z4.b, z5.b, z6.b, z7.b}, z1.b[1]
	smlsll za.s[w11, 4:7, vgx2], {z31.b, z0.b}, z15.b
	smlsll za.s[w9, 4:7], z1.b, z1.b
	smlsll za.s[w11, 4:7, vgx4], {z31.b, z0.b, z1.b, z2.b}, z15.b
	smlsll za.d[w9, 4:7, vgx2], {z1.h, z2.h}, z1.h
	smlsll za.d[w11, 12:15], z31.h, z15.h
	smlsll za.d[w9, 4:7, vgx4], {z1.h, z2.h, z3.h, z4.h}, z1.h
	smlsll za.d[w11, 12:15], z31.h, z15.h[7]
	smlsll za.d[w9, 4:7, vgx2], {z2.h, z3.h}, z1.h[1]
	smlsll za.d[w11, 4:7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[7]
	smlsll za.s[w9, 4:7, vgx2], {z2.b, z3.b}, {z2.b, z3.b}
	smlsll za.s[w11, 4:7, vgx4], {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	smlsll za.d[w9, 4:7, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	smlsll za.d[w11, 4:7, vgx4], {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	smop4a za3.s, z14.h, z30.h
	smop4a za1.s, {z2.h, z3.h}, z18.h
	smop4a za3.s, z14.b, z30.b
	smop4a za1.s, {z2.b, z3.b}, z18.b
	smop4a za3.s, z14.h, {z30.h, z31.h}
	smop4a za1.s, {z2.h, z3.h}, {z18.h, z19.h}
	smop4a za3.s, z14.b, {z30.b, z31.b}
	smop4a za1.s, {z2.b, z3.b}, {z18.b, z19.b}
	smop4a za7.d, z14.h, z30.h
	smop4a za1.d, {z2.h, z3.h}, z18.h
	smop4a za7.d, z14.h, {z30.h, z31.h}
	smop4a za1.d, {z2.h, z3.h}, {z18.h, z19.h}
	smop4s za1.s, z2.h, z18.h
	smop4s za3.s, {z14.h, z15.h}, z30.h
	smop4s za1.s, z2.b, z18.b
	smop4s za3.s, {z14.b, z15.b}, z30.b
	smop4s za1.s, z2.h, {z18.h, z19.h}
	smop4s za3.s, {z14.h, z15.h}, {z30.h, z31.h}
	smop4s za1.s, z2.b, {z18.b, z19.b}
	smop4s za3.s, {z14.b, z15.b}, {z30.b, z31.b}
	smop4s za1.d, z2.h, z18.h
	smop4s za7.d, {z14.h, z15.h}, z30.h
	smop4s za1.d, z2.h, {z18.h, z19.h}
	smop4s za7.d, {z14.h, z15.h}, {z30.h, z31.h}
	smopa za1.s, p1/m, p1/m, z1.b, z1.b
	smopa za3.s, p7/m, p7/m, z31.h, z31.h
	smopa za1.d, p1/m, p1/m, z1.h, z1.h
	smops za3.s, p7/m, p7/m, z31.b, z31.b
	smops za1.s, p1/m, p1/m, z1.h, z1.h
	smops za7.d, p7/m, p7/m, z31.h, z31.h
	smstart za
	smstop za
	st1b {za0h.b[w15, #15]}, p7, [sp, xzr]
	st1b {za0h.b[w13, #1]}, p1, [x10, x1, lsl #0]
	st1b {za0v.b[w15, #15]}, p7, [sp, xzr]
	st1b {za0v.b[w13, #1]}, p1, [x10, x1, lsl #0]
	st1b {za0h.b[w15, #15]}, p7, [sp]
	st1b {za0v.b[w13, #1]}, p1, [x10]
	st1d {za1v.d[w13, #1]}, p1, [x10, x1, lsl #3]
	st1d {za7h.d[w15, #1]}, p7, [sp, xzr, lsl #3]
	st1d {za1v.d[w13, #1]}, p1, [x10]
	st1d {za7h.d[w15, #1]}, p7, [sp]
	st1h {za1v.h[w15, #7]}, p7, [sp, xzr, lsl #1]
	st1h {za1h.h[w13, #1]}, p1, [x10, x1, lsl #1]
	st1h {za1v.h[w15, #7]}, p7, [sp]
	st1h {za1h.h[w13, #1]}, p1, [x10]
	st1q {za15h.q[w15, #0]}, p7, [sp, xzr, lsl #4]
	st1q {za1v.q[w13, #0]}, p1, [x10, x1, lsl #4]
	st1q {za15v.q[w15, #0]}, p7, [sp]
	st1q {za1h.q[w13, #0]}, p1, [x10]
	st1w {za3v.s[w15, #3]}, p7, [sp, xzr, lsl #2]
	st1w {za1h.s[w13, #1]}, p1, [x10, x1, lsl #2]
	st1w {za3h.s[w15, #3]}, p7, [sp]
	st1w {za1v.s[w13, #1]}, p1, [x10]
	stmopa za1.s, {z2.h, z3.h}, z1.h, z21[1]
	stmopa za3.s, {z30.b, z31.b}, z31.b, z31[3]
	str za[w15, #15], [sp, #15, mul vl]
	str za[w13, #0], [x9]
	str zt0, [sp]
	sub za.s[w9, #1, vgx2], {z1.s, z2.s}, z1.s
	sub za.s[w11, #7, vgx4], {z31.s, z0.s, z1.s, z2.s}, z15.s
	sub za.d[w9, #1, vgx2], {z1.d, z2.d}, z1.d
	sub za.d[w11, #7, vgx4], {z31.d, z0.d, z1.d, z2.d}, z15.d
	sub za.s[w9, #1, vgx2], {z2.s, z3.s}, {z2.s, z3.s}
	sub za.s[w11, #7, vgx2], {z30.s, z31.s}
	sub za.s[w9, #1, vgx4], {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	sub za.s[w11, #7, vgx4], {z28.s, z29.s, z30.s, z31.s}
	sub za.d[w9, #1, vgx2], {z2.d, z3.d}, {z2.d, z3.d}
	sub za.d[w11, #7, vgx2], {z30.d, z31.d}
	sub za.d[w9, #1, vgx4], {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	sub za.d[w11, #7, vgx4], {z28.d, z29.d, z30.d, z31.d}
	sudot za.s[w11, #7, vgx2], {z31.b, z0.b}, z15.b
	sudot za.s[w9, #1, vgx4], {z1.b, z2.b, z3.b, z4.b}, z1.b
	sudot za.s[w11, #7, vgx2], {z30.b, z31.b}, z15.b[3]
	sudot za.s[w9, #1, vgx4], {z4.b, z5.b, z6.b, z7.b}, z1.b[1]
	sumlall za.s[w9, 4:7], z1.b, z1.b[1]
	sumlall za.s[w11, 4:7, vgx2], {z30.b, z31.b}, z15.b[15]
	sumlall za.s[w9, 4:7, vgx4], {z4.b, z5.b, z6.b, z7.b}, z1.b[1]
	sumlall za.s[w11, 4:7, vgx2], {z31.b, z0.b}, z15.b
	sumlall za.s[w9, 4:7, vgx4], {z1.b, z2.b, z3.b, z4.b}, z1.b
	sumop4a za1.s, z2.b, z18.b
	sumop4a za3.s, {z14.b, z15.b}, z30.b
	sumop4a za1.s, z2.b, {z18.b, z19.b}
	sumop4a za3.s, {z14.b, z15.b}, {z30.b, z31.b}
	sumop4a za1.d, z2.h, z18.h
	sumop4a za7.d, {z14.h, z15.h}, z30.h
	sumop4a za1.d, z2.h, {z18.h, z19.h}
	sumop4a za7.d, {z14.h, z15.h}, {z30.h, z31.h}
	sumop4s za3.s, z14.b, z30.b
	sumop4s za1.s, {z2.b, z3.b}, z18.b
	sumop4s za3.s, z14.b, {z30.b, z31.b}
	sumop4s za1.s, {z2.b, z3.b}, {z18.b, z19.b}
	sumop4s za7.d, z14.h, z30.h
	sumop4s za1.d, {z2.h, z3.h}, z18.h
	sumop4s za7.d, z14.h, {z30.h, z31.h}
	sumop4s za1.d, {z2.h, z3.h}, {z18.h, z19.h}
	sumopa za1.s, p1/m, p1/m, z1.b, z1.b
	sumopa za7.d, p7/m, p7/m, z31.h, z31.h
	sumops za1.s, p1/m, p1/m, z1.b, z1.b
	sumops za7.d, p7/m, p7/m, z31.h, z31.h
	sutmopa za1.s, {z2.b, z3.b}, z1.b, z21[1]
	suvdot za.s[w9, #1, vgx4], {z4.b, z5.b, z6.b, z7.b}, z1.b[1]
	svdot za.s[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	svdot za.s[w11, #7, vgx4], {z28.b, z29.b, z30.b, z31.b}, z15.b[3]
	svdot za.d[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	udot za.s[w9, #1, vgx2], {z1.h, z2.h}, z1.h
	udot za.s[w11, #7, vgx2], {z31.b, z0.b}, z15.b
	udot za.s[w9, #1, vgx4], {z1.h, z2.h, z3.h, z4.h}, z1.h
	udot za.s[w11, #7, vgx4], {z31.b, z0.b, z1.b, z2.b}, z15.b
	udot za.s[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	udot za.s[w11, #7, vgx2], {z30.b, z31.b}, z15.b[3]
	udot za.s[w9, #1, vgx4], {z4.b, z5.b, z6.b, z7.b}, z1.b[1]
	udot za.s[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[3]
	udot za.d[w9, #1, vgx2], {z1.h, z2.h}, z1.h
	udot za.d[w11, #7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	udot za.s[w9, #1, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	udot za.s[w11, #7, vgx2], {z30.b, z31.b}, {z30.b, z31.b}
	udot za.s[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	udot za.s[w11, #7, vgx4], {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	udot za.d[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	udot za.d[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[1]
	udot za.d[w9, #1, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	udot za.d[w11, #7, vgx4], {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	umlal za.s[w11, 6:7, vgx2], {z31.h, z0.h}, z15.h
	umlal za.s[w9, 2:3], z1.h, z1.h
	umlal za.s[w11, 6:7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	umlal za.s[w9, 2:3], z1.h, z1.h[1]
	umlal za.s[w11, 6:7, vgx2], {z30.h, z31.h}, z15.h[7]
	umlal za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	umlal za.s[w11, 6:7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	umlal za.s[w9, 2:3, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	umlall za.s[w11, 12:15], z31.b, z15.b[15]
	umlall za.s[w9, 4:7, vgx2], {z2.b, z3.b}, z1.b[1]
	umlall za.s[w11, 4:7, vgx4], {z28.b, z29.b, z30.b, z31.b}, z15.b[15]
	umlall za.s[w9, 4:7, vgx2], {z1.b, z2.b}, z1.b
	umlall za.s[w11, 12:15], z31.b, z15.b
	umlall za.s[w9, 4:7, vgx4], {z1.b, z2.b, z3.b, z4.b}, z1.b
	umlall za.d[w11, 4:7, vgx2], {z31.h, z0.h}, z15.h
	umlall za.d[w9, 4:7], z1.h, z1.h
	umlall za.d[w11, 4:7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	umlall za.d[w9, 4:7], z1.h, z1.h[1]
	umlall za.d[w11, 4:7, vgx2], {z30.h, z31.h}, z15.h[7]
	umlall za.d[w9, 4:7, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	umlall za.s[w11, 4:7, vgx2], {z30.b, z31.b}, {z30.b, z31.b}
	umlall za.s[w9, 4:7, vgx4], {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	umlall za.d[w11, 4:7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	umlall za.d[w9, 4:7, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	umlsl za.s[w9, 2:3, vgx2], {z1.h, z2.h}, z1.h
	umlsl za.s[w11, 14:15], z31.h, z15.h
	umlsl za.s[w9, 2:3, vgx4], {z1.h, z2.h, z3.h, z4.h}, z1.h
	umlsl za.s[w11, 14:15], z31.h, z15.h[7]
	umlsl za.s[w9, 2:3, vgx2], {z2.h, z3.h}, z1.h[1]
	umlsl za.s[w11, 6:7, vgx4], {z28.h, z29.h, z30.h, z31.h}, z15.h[7]
	umlsl za.s[w9, 2:3, vgx2], {z2.h, z3.h}, {z2.h, z3.h}
	umlsl za.s[w11, 6:7, vgx4], {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	umlsll za.s[w11, 12:15], z31.b, z15.b[15]
	umlsll za.s[w9, 4:7, vgx2], {z2.b, z3.b}, z1.b[1]
	umlsll za.s[w11, 4:7, vgx4], {z28.b, z29.b, z30.b, z31.b}, z15.b[15]
	umlsll za.s[w9, 4:7, vgx2], {z1.b, z2.b}, z1.b
	umlsll za.s[w11, 12:15], z31.b, z15.b
	umlsll za.s[w9, 4:7, vgx4], {z1.b, z2.b, z3.b, z4.b}, z1.b
	umlsll za.d[w11, 4:7, vgx2], {z31.h, z0.h}, z15.h
	umlsll za.d[w9, 4:7], z1.h, z1.h
	umlsll za.d[w11, 4:7, vgx4], {z31.h, z0.h, z1.h, z2.h}, z15.h
	umlsll za.d[w9, 4:7], z1.h, z1.h[1]
	umlsll za.d[w11, 4:7, vgx2], {z30.h, z31.h}, z15.h[7]
	umlsll za.d[w9, 4:7, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	umlsll za.s[w11, 4:7, vgx2], {z30.b, z31.b}, {z30.b, z31.b}
	umlsll za.s[w9, 4:7, vgx4], {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	umlsll za.d[w11, 4:7, vgx2], {z30.h, z31.h}, {z30.h, z31.h}
	umlsll za.d[w9, 4:7, vgx4], {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	umop4a za3.s, z14.h, z30.h
	umop4a za1.s, {z2.h, z3.h}, z18.h
	umop4a za3.s, z14.b, z30.b
	umop4a za1.s, {z2.b, z3.b}, z18.b
	umop4a za3.s, z14.h, {z30.h, z31.h}
	umop4a za1.s, {z2.h, z3.h}, {z18.h, z19.h}
	umop4a za3.s, z14.b, {z30.b, z31.b}
	umop4a za1.s, {z2.b, z3.b}, {z18.b, z19.b}
	umop4a za7.d, z14.h, z30.h
	umop4a za1.d, {z2.h, z3.h}, z18.h
	umop4a za7.d, z14.h, {z30.h, z31.h}
	umop4a za1.d, {z2.h, z3.h}, {z18.h, z19.h}
	umop4s za3.s, z14.h, z30.h
	umop4s za1.s, {z2.h, z3.h}, z18.h
	umop4s za3.s, z14.b, z30.b
	umop4s za1.s, {z2.b, z3.b}, z18.b
	umop4s za3.s, z14.h, {z30.h, z31.h}
	umop4s za1.s, {z2.h, z3.h}, {z18.h, z19.h}
	umop4s za3.s, z14.b, {z30.b, z31.b}
	umop4s za1.s, {z2.b, z3.b}, {z18.b, z19.b}
	umop4s za7.d, z14.h, z30.h
	umop4s za1.d, {z2.h, z3.h}, z18.h
	umop4s za7.d, z14.h, {z30.h, z31.h}
	umop4s za1.d, {z2.h, z3.h}, {z18.h, z19.h}
	umopa za1.s, p1/m, p1/m, z1.b, z1.b
	umopa za3.s, p7/m, p7/m, z31.h, z31.h
	umopa za1.d, p1/m, p1/m, z1.h, z1.h
	umops za1.s, p1/m, p1/m, z1.b, z1.b
	umops za3.s, p7/m, p7/m, z31.h, z31.h
	umops za1.d, p1/m, p1/m, z1.h, z1.h
	usdot za.s[w9, #1, vgx2], {z1.b, z2.b}, z1.b
	usdot za.s[w11, #7, vgx4], {z31.b, z0.b, z1.b, z2.b}, z15.b
	usdot za.s[w9, #1, vgx2], {z2.b, z3.b}, z1.b[1]
	usdot za.s[w11, #7, vgx4], {z28.b, z29.b, z30.b, z31.b}, z15.b[3]
	usdot za.s[w9, #1, vgx2], {z2.b, z3.b}, {z2.b, z3.b}
	usdot za.s[w11, #7, vgx4], {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	usmlall za.s[w9, 4:7], z1.b, z1.b[1]
	usmlall za.s[w11, 4:7, vgx2], {z30.b, z31.b}, z15.b[15]
	usmlall za.s[w9, 4:7, vgx4], {z4.b, z5.b, z6.b, z7.b}, z1.b[1]
	usmlall za.s[w11, 4:7, vgx2], {z31.b, z0.b}, z15.b
	usmlall za.s[w9, 4:7], z1.b, z1.b
	usmlall za.s[w11, 4:7, vgx4], {z31.b, z0.b, z1.b, z2.b}, z15.b
	usmlall za.s[w9, 4:7, vgx2], {z2.b, z3.b}, {z2.b, z3.b}
	usmlall za.s[w11, 4:7, vgx4], {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	usmop4a za1.s, z2.b, z18.b
	usmop4a za3.s, {z14.b, z15.b}, z30.b
	usmop4a za1.s, z2.b, {z18.b, z19.b}
	usmop4a za3.s, {z14.b, z15.b}, {z30.b, z31.b}
	usmop4a za1.d, z2.h, z18.h
	usmop4a za7.d, {z14.h, z15.h}, z30.h
	usmop4a za1.d, z2.h, {z18.h, z19.h}
	usmop4a za7.d, {z14.h, z15.h}, {z30.h, z31.h}
	usmop4s za3.s, z14.b, z30.b
	usmop4s za1.s, {z2.b, z3.b}, z18.b
	usmop4s za3.s, z14.b, {z30.b, z31.b}
	usmop4s za1.s, {z2.b, z3.b}, {z18.b, z19.b}
	usmop4s za7.d, z14.h, z30.h
	usmop4s za1.d, {z2.h, z3.h}, z18.h
	usmop4s za7.d, z14.h, {z30.h, z31.h}
	usmop4s za1.d, {z2.h, z3.h}, {z18.h, z19.h}
	usmopa za1.s, p1/m, p1/m, z1.b, z1.b
	usmopa za7.d, p7/m, p7/m, z31.h, z31.h
	usmops za3.s, p7/m, p7/m, z31.b, z31.b
	usmops za1.d, p1/m, p1/m, z1.h, z1.h
	ustmopa za1.s, {z2.b, z3.b}, z1.b, z21[1]
	usvdot za.s[w9, #1, vgx4], {z4.b, z5.b, z6.b, z7.b}, z1.b[1]
	utmopa za3.s, {z30.h, z31.h}, z31.h, z31[3]
	utmopa za1.s, {z2.b, z3.b}, z1.b, z21[1]
	uvdot za.s[w9, #1, vgx2], {z2.h, z3.h}, z1.h[1]
	uvdot za.s[w11, #7, vgx4], {z28.b, z29.b, z30.b, z31.b}, z15.b[3]
	uvdot za.d[w9, #1, vgx4], {z4.h, z5.h, z6.h, z7.h}, z1.h[1]
	zero {za0.d, za3.d}
	zero za.d[w9, #1, vgx2]
	zero za.d[w11, 6:7, vgx4]
	zero za.d[w9, #1, vgx4]
	zero za.d[w11, 12:15]
	zero za.d[w9, 4:7, vgx2]
	zero {zt0}
	zero za.d[w11, 8:9]
	zero za.d[w11, 14:15]
	zero za.d[w11, 0:1, vgx2]
	zero za.d[w11, 6:7, vgx2]
	zero za.d[w11, 2:3, vgx4]
	zero za.d[w11, 0:1, vgx4]
	zero za.d[w11, 0:3]
	zero za.d[w11, 12:15]
	zero za.d[w11, 0:3, vgx2]
	zero za.d[w11, 4:7, vgx2]
	zero za.d[w11, 0:3, vgx4]
	zero za.d[w11, 4:7, vgx4]
	zero za.d[w11, 7, vgx2]
	zero za.d[w11, 7, vgx4]
	luti2 { z6.h, z7.h }, zt0, z17[0]
	luti2 { z6.s, z7.s }, zt0, z17[7]
	luti2 { z6.b, z7.b }, zt0, z17[7]
	luti2 { z7.h, z15.h }, zt0, z0[5]
	luti4 { z7.h, z15.h }, zt0, z0[1]
	luti4 { z7.b, z15.b }, zt0, z0[1]
	luti4 { z4.h - z7.h }, zt0, z0[1]
	luti4 { z4.s - z7.s }, zt0, z0[1]
	luti4 { z4.s - z5.s }, zt0, z0[3]
