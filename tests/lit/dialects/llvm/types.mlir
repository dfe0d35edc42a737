// Types of the llvm dialect: types nested in them have no prefix, and identified structs may contain themselves.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s | %opt | diff %s.expected -

!node = !llvm.struct<"node", (ptr, i8)>

func.func private @plain(!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128)
func.func private @pointers(!llvm.ptr, !llvm.ptr<0>, !llvm.ptr<3>, !llvm<ptr<1>>, vector<4x!llvm.ptr>, vector<[2]x!llvm.ptr<2>>)
func.func private @arrays(!llvm.array<0 x i8>, !llvm.array<4 x !llvm.ptr>, !llvm.array<2 x array<3 x vector<4xf32>>>,
                          !llvm.array<0x10 x ppc_fp128>, !llvm.array<2 x (i32) -> i32>)
func.func private @functions(!llvm.func<void ()>, !llvm.func<i32 (i32, ptr)>, !llvm.func<ptr (...)>,
                             !llvm.func<void(i32,...)>, !llvm.func<token (metadata, x86_amx)>)
func.func private @literal_structs(!llvm.struct<()>, !llvm.struct<packed ()>, !llvm.struct<(i32, struct<(ptr<1>, f64)>)>,
                                   !llvm.struct<packed (i8, array<2 x struct<packed (i16)>>)>)
func.func private @identified_structs(!llvm.struct<"empty", ()>, !llvm.struct<"packed", packed (i8)>, !llvm.struct<"o", opaque>,
                                      !llvm.struct<"", opaque>, !llvm.struct<"a b\22", (i8)>)
func.func private @recursive_structs(!llvm.struct<"self", (ptr, struct<"self">)>, !llvm.struct<"same", (struct<"same", opaque>)>,
                                     !llvm.struct<"x", (struct<"y", (struct<"x">)>)>,
                                     !llvm.struct<"y", (struct<"x", (struct<"y">)>)>)
func.func private @target_types(!llvm.target<"a">, !llvm.target<"a", i32, 1, 2>, !llvm.target<"a", ptr, void>, !llvm.target<"a", 7>, !llvm.array<2 x target<"a">>)
func.func private @aliases(!node, !llvm.array<3 x !node>)
