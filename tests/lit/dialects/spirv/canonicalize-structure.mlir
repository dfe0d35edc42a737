// Chains of spirv.AccessChain are combined, and a selection between two stores becomes a store of spirv.Select.
// RUN: %opt %s --canonicalize | diff %s.expected -

spirv.module Logical GLSL450 {
spirv.func @f(%c: i1, %a: i32, %b: i32, %p : !spirv.ptr<!spirv.array<2x!spirv.array<4xf32>>, Function>, %o: !spirv.ptr<i32, Function>) -> i32 "None" {
 %0 = spirv.Constant 1 : i32
 %1 = spirv.Constant 1 : i32
 %2 = spirv.AccessChain %p[%a] : !spirv.ptr<!spirv.array<2x!spirv.array<4xf32>>, Function>, i32 -> !spirv.ptr<!spirv.array<4xf32>, Function>
 %3 = spirv.AccessChain %2[%b] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
 %4 = spirv.Load "Function" %3 : f32
 spirv.mlir.selection {
   spirv.BranchConditional %c, ^t, ^e
 ^t:
   spirv.Store "Function" %o, %0 : i32
   spirv.Branch ^m
 ^e:
   spirv.Store "Function" %o, %b : i32
   spirv.Branch ^m
 ^m:
   spirv.mlir.merge
 }
 spirv.mlir.selection control(Flatten) {
   spirv.BranchConditional %c, ^t, ^e
 ^t:
   spirv.Store "Function" %o, %0 ["Aligned", 4] : i32
   spirv.Branch ^m
 ^e:
   spirv.Store "Function" %o, %b ["Aligned", 8]: i32
   spirv.Branch ^m
 ^m:
   spirv.mlir.merge
 }
 spirv.mlir.selection control(DontFlatten) {
   spirv.BranchConditional %c [1, 2], ^t, ^e
 ^t:
   spirv.Store "Function" %o, %0 ["Aligned", 4] : i32
   spirv.Branch ^m
 ^e:
   spirv.Store "Function" %o, %b ["Aligned", 4]: i32
   spirv.Branch ^m
 ^m:
   spirv.mlir.merge
 }
 spirv.mlir.selection {
 }
 spirv.mlir.selection {
   spirv.BranchConditional %c, ^e, ^m
 ^e:
   spirv.Store "Function" %o, %b : i32
   spirv.Branch ^m
 ^m:
   spirv.mlir.merge
 }
 spirv.Store "Function" %3, %4 : f32
 spirv.ReturnValue %1 : i32
}
}
