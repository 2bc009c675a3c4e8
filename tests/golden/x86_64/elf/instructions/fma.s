# triple: x86_64-linux-gnu
	vfmaddsub132ps %xmm3, %xmm2, %xmm0
	vfmaddsub132ps 64(%rax,%rbp), %ymm0, %ymm7
	vfmsubadd132ps %ymm3, %ymm0, %ymm0
	vfmsubadd132ps 64(%rax,%rbp), %ymm2, %ymm3
	vfmadd132ps 64(%rax,%rbp), %xmm2, %xmm1
	vfmadd132ps 64(%rax,%rbp), %ymm0, %ymm6
	vfmadd132ss %xmm3, %xmm0, %xmm2
	vfmadd132ss %xmm3, %xmm2, %xmm1
	vfmsub132ps 64(%rax,%rbp), %xmm2, %xmm6
	vfmsub132ps 64(%rax,%rbp), %ymm0, %ymm5
	vfmsub132ss %xmm3, %xmm0, %xmm6
	vfmsub132ss 64(%rax,%rbp), %xmm2, %xmm4
	vfnmadd132ps 64(%rax,%rbp), %ymm2, %ymm3
	vfnmadd132ps %ymm3, %ymm0, %ymm0
	vfnmadd132ss 64(%rax,%rbp), %xmm2, %xmm1
	vfnmadd132ss %xmm3, %xmm0, %xmm2
	vfnmsub132ps 64(%rax,%rbp), %ymm0, %ymm7
	vfnmsub132ps 64(%rax,%rbp), %xmm2, %xmm3
	vfnmsub132ss %xmm3, %xmm2, %xmm7
	vfnmsub132ss %xmm3, %xmm0, %xmm2
	vfmaddsub213ps %ymm3, %ymm0, %ymm4
	vfmaddsub213ps 64(%rax,%rbp), %ymm2, %ymm3
	vfmsubadd213ps 64(%rax,%rbp), %xmm2, %xmm0
	vfmsubadd213ps 2048(%rax,%rbp), %ymm2, %ymm1
	vfmadd213ps %ymm3, %ymm0, %ymm7
	vfmadd213ps %xmm3, %xmm2, %xmm6
	vfmadd213ss 64(%rax,%rbp), %xmm2, %xmm6
	vfmadd213ss 64(%rax,%rbp), %xmm0, %xmm2
	vfmsub213ps 64(%rax,%rbp), %xmm0, %xmm6
	vfmsub213ps %ymm3, %ymm2, %ymm2
	vfmsub213ss %xmm3, %xmm2, %xmm4
	vfmsub213ss 64(%rax,%rbp), %xmm2, %xmm1
	vfnmadd213ps %ymm3, %ymm2, %ymm2
	vfnmadd213ps 64(%rax,%rbp), %xmm2, %xmm4
	vfnmadd213ss 64(%rax,%rbp), %xmm0, %xmm6
	vfnmadd213ss 64(%rax,%rbp), %xmm0, %xmm3
	vfnmsub213ps %xmm3, %xmm0, %xmm7
	vfnmsub213ps %ymm3, %ymm0, %ymm1
	vfnmsub213ss 64(%rax,%rbp), %xmm2, %xmm7
	vfnmsub213ss %xmm3, %xmm2, %xmm5
	vfmaddsub231ps 64(%rax,%rbp), %ymm0, %ymm1
	vfmaddsub231ps 64(%rax,%rbp), %ymm2, %ymm5
	vfmsubadd231ps %xmm3, %xmm0, %xmm0
	vfmsubadd231ps 64(%rax,%rbp), %xmm2, %xmm2
	vfmadd231ps %xmm3, %xmm2, %xmm0
	vfmadd231ps %xmm3, %xmm0, %xmm2
	vfmadd231ss %xmm3, %xmm0, %xmm7
	vfmadd231ss %xmm3, %xmm2, %xmm1
	vfmsub231ps %xmm3, %xmm2, %xmm2
	vfmsub231ps %ymm3, %ymm2, %ymm0
	vfmsub231ss 64(%rax,%rbp), %xmm0, %xmm5
	vfmsub231ss 64(%rax,%rbp), %xmm0, %xmm0
	vfnmadd231ps 2048(%rax,%rbp), %ymm2, %ymm1
	vfnmadd231ps 64(%rax,%rbp), %xmm2, %xmm2
	vfnmadd231ss %xmm3, %xmm2, %xmm3
	vfnmadd231ss 64(%rax,%rbp), %xmm2, %xmm5
	vfnmsub231ps 64(%rax,%rbp), %xmm0, %xmm0
	vfnmsub231ps 64(%rax,%rbp), %ymm0, %ymm0
	vfnmsub231ss %xmm3, %xmm2, %xmm0
	vfnmsub231ss 64(%rax,%rbp), %xmm0, %xmm6
	vfmaddsub132pd 2048(%rax,%rbp), %ymm2, %ymm1
	vfmaddsub132pd 64(%rax,%rbp), %xmm2, %xmm2
	vfmsubadd132pd %ymm3, %ymm2, %ymm3
	vfmsubadd132pd 64(%rax,%rbp), %ymm0, %ymm4
	vfmadd132pd 1024(%rax,%rbp), %xmm0, %xmm1
	vfmadd132pd %xmm3, %xmm2, %xmm2
	vfmadd132sd %xmm3, %xmm2, %xmm3
	vfmadd132sd 64(%rax,%rbp), %xmm2, %xmm2
	vfmsub132pd %ymm3, %ymm0, %ymm2
	vfmsub132pd 1024(%rax,%rbp), %xmm2, %xmm1
	vfmsub132sd 64(%rax,%rbp), %xmm0, %xmm3
	vfmsub132sd %xmm3, %xmm2, %xmm2
	vfnmadd132pd 64(%rax,%rbp), %xmm0, %xmm3
	vfnmadd132pd %xmm3, %xmm2, %xmm3
	vfnmadd132sd 64(%rax,%rbp), %xmm0, %xmm2
	vfnmadd132sd 64(%rax,%rbp), %xmm0, %xmm3
	vfnmsub132pd %ymm3, %ymm0, %ymm0
	vfnmsub132pd %xmm3, %xmm2, %xmm1
	vfnmsub132sd 64(%rax,%rbp), %xmm2, %xmm2
	vfnmsub132sd %xmm3, %xmm0, %xmm5
	vfmaddsub213pd %xmm3, %xmm0, %xmm2
	vfmaddsub213pd %ymm3, %ymm2, %ymm6
	vfmsubadd213pd 64(%rax,%rbp), %xmm0, %xmm0
	vfmsubadd213pd %ymm3, %ymm0, %ymm6
	vfmadd213pd 64(%rax,%rbp), %xmm2, %xmm1
	vfmadd213pd 64(%rax,%rbp), %ymm2, %ymm7
	vfmadd213sd 64(%rax,%rbp), %xmm2, %xmm5
	vfmadd213sd 64(%rax,%rbp), %xmm0, %xmm1
	vfmsub213pd %ymm3, %ymm0, %ymm5
	vfmsub213pd 64(%rax,%rbp), %xmm0, %xmm0
	vfmsub213sd %xmm3, %xmm0, %xmm1
	vfmsub213sd 64(%rax,%rbp), %xmm2, %xmm0
	vfnmadd213pd 64(%rax,%rbp), %ymm0, %ymm4
	vfnmadd213pd 64(%rax,%rbp), %ymm2, %ymm6
	vfnmadd213sd %xmm3, %xmm0, %xmm2
	vfnmadd213sd %xmm3, %xmm2, %xmm0
	vfnmsub213pd 64(%rax,%rbp), %xmm2, %xmm7
	vfnmsub213pd %xmm3, %xmm0, %xmm5
	vfnmsub213sd 64(%rax,%rbp), %xmm0, %xmm5
	vfnmsub213sd %xmm3, %xmm2, %xmm4
	vfmaddsub231pd 64(%rax,%rbp), %xmm2, %xmm1
	vfmaddsub231pd %ymm3, %ymm0, %ymm0
	vfmsubadd231pd %xmm3, %xmm2, %xmm4
	vfmsubadd231pd %ymm3, %ymm0, %ymm4
	vfmadd231pd %xmm3, %xmm0, %xmm3
	vfmadd231pd 64(%rax,%rbp), %xmm0, %xmm1
	vfmadd231sd %xmm3, %xmm2, %xmm1
	vfmadd231sd 64(%rax,%rbp), %xmm0, %xmm7
	vfmsub231pd 64(%rax,%rbp), %ymm2, %ymm0
	vfmsub231pd 64(%rax,%rbp), %ymm0, %ymm2
	vfmsub231sd 64(%rax,%rbp), %xmm2, %xmm0
	vfmsub231sd 64(%rax,%rbp), %xmm0, %xmm5
	vfnmadd231pd 64(%rax,%rbp), %xmm0, %xmm6
	vfnmadd231pd 64(%rax,%rbp), %xmm2, %xmm1
	vfnmadd231sd %xmm3, %xmm0, %xmm7
	vfnmadd231sd %xmm3, %xmm2, %xmm1
	vfnmsub231pd %xmm3, %xmm2, %xmm1
	vfnmsub231pd %xmm3, %xmm0, %xmm7
	vfnmsub231sd 64(%rax,%rbp), %xmm0, %xmm3
	vfnmsub231sd %xmm3, %xmm2, %xmm5
	vfmaddsubps %xmm3, %xmm9, %xmm2, %xmm4
	vfmaddsubps %ymm9, %ymm3, %ymm2, %ymm1
	vfmaddsubpd 64(%rax,%rbp), %xmm9, %xmm0, %xmm7
	vfmaddsubpd %xmm3, %xmm9, %xmm0, %xmm5
	vfmsubaddps %ymm9, %ymm3, %ymm0, %ymm6
	vfmsubaddps %ymm9, %ymm3, %ymm2, %ymm6
	vfmsubaddpd 64(%rax,%rbp), %xmm9, %xmm2, %xmm3
	vfmsubaddpd %xmm9, %xmm3, %xmm0, %xmm7
	vfmaddps 64(%rax,%rbp), %xmm9, %xmm2, %xmm0
	vfmaddps %xmm9, 64(%rax,%rbp), %xmm0, %xmm4
	vfmaddpd %xmm9, 64(%rax,%rbp), %xmm0, %xmm3
	vfmaddpd %ymm3, %ymm9, %ymm2, %ymm6
	vfmaddss 64(%rax,%rbp), %xmm9, %xmm2, %xmm7
	vfmaddss %xmm3, %xmm9, %xmm2, %xmm6
	vfmaddsd 64(%rax,%rbp), %xmm9, %xmm2, %xmm7
	vfmaddsd 64(%rax,%rbp), %xmm9, %xmm0, %xmm5
	vfmsubps %ymm3, %ymm9, %ymm0, %ymm1
	vfmsubps %ymm9, 64(%rax,%rbp), %ymm0, %ymm5
	vfmsubpd %ymm9, %ymm3, %ymm2, %ymm3
	vfmsubpd %xmm3, %xmm9, %xmm2, %xmm3
	vfmsubss %xmm9, %xmm3, %xmm2, %xmm2
	vfmsubss %xmm9, %xmm3, %xmm2, %xmm1
	vfmsubsd %xmm3, %xmm9, %xmm0, %xmm1
	vfmsubsd %xmm9, %xmm3, %xmm0, %xmm1
	vfnmaddps %ymm9, 64(%rax,%rbp), %ymm0, %ymm4
	vfnmaddps 64(%rax,%rbp), %ymm9, %ymm0, %ymm3
	vfnmaddpd %xmm9, 64(%rax,%rbp), %xmm2, %xmm6
	vfnmaddpd %xmm9, %xmm3, %xmm2, %xmm2
	vfnmaddss %xmm9, %xmm3, %xmm2, %xmm1
	vfnmaddss %xmm9, 64(%rax,%rbp), %xmm0, %xmm3
	vfnmaddsd %xmm3, %xmm9, %xmm0, %xmm5
	vfnmaddsd %xmm9, 64(%rax,%rbp), %xmm0, %xmm5
	vfnmsubps %ymm9, 64(%rax,%rbp), %ymm0, %ymm4
	vfnmsubps 64(%rax,%rbp), %xmm9, %xmm2, %xmm6
	vfnmsubpd %xmm9, 64(%rax,%rbp), %xmm2, %xmm6
	vfnmsubpd %ymm9, 64(%rax,%rbp), %ymm0, %ymm5
	vfnmsubss %xmm9, %xmm3, %xmm2, %xmm4
	vfnmsubss %xmm3, %xmm9, %xmm0, %xmm1
	vfnmsubsd 64(%rax,%rbp), %xmm9, %xmm2, %xmm4
	vfnmsubsd %xmm9, %xmm3, %xmm2, %xmm2
