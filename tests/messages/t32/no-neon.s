# triple: thumbv7-linux-gnueabihf
# args: -mattr=-neon
	vadd.i32 q0, q1, q2
