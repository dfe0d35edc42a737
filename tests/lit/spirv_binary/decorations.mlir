// Decoration groups and decorations whose operands are ids. The dialect has no groups: each target has the decorations of
// the group.
// REQUIRES: spirv-as, spirv-val
// RUN: spirv-as --target-env spv1.4 %S/Inputs/decorations.spvasm -o %t.spv
// RUN: strata-translate --deserialize-spirv %t.spv -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: strata-translate --no-implicit-module --serialize-spirv %t.mlir -o %t.2.spv
// RUN: spirv-val --target-env spv1.4 %t.2.spv
// RUN: strata-translate --deserialize-spirv %t.2.spv | FileCheck %s

// CHECK: spirv.SpecConstant @size spec_id(7) = 16 : i32
// CHECK-DAG: spirv.GlobalVariable @left bind(1, 3) {aliased, alignment_id = @size}
// CHECK-DAG: spirv.GlobalVariable @right bind(1, 3) {aliased, non_readable} : !spirv.ptr<i32, Private>
// CHECK-DAG: spirv.GlobalVariable @buffer {counter_buffer = @counter} : !spirv.ptr<!spirv.struct<(i32 [0, NonWritable], i32 [16, NonWritable])>, Private>
// CHECK-DAG: spirv.GlobalVariable @counter : !spirv.ptr<i32, Private>
// CHECK: spirv.IAdd %{{.*}}, %{{.*}} {uniform_id = 3 : i32} : i32
