// Constants whose elements are stored in another form than LLVM's.
// RUN: strata-translate --mlir-to-llvmir %s | FileCheck %s

// CHECK: @sparse = constant [2 x [3 x i32]] {{\[}}[3 x i32] [i32 0, i32 7, i32 0], [3 x i32] [i32 0, i32 0, i32 -2]]
llvm.mlir.global constant @sparse(sparse<[[0, 1], [1, 2]], [7, -2]> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
// CHECK: @sparse_float = constant [4 x double] [double 0.000000e+00, double 2.500000e+00, double 0.000000e+00, double 0.000000e+00]
llvm.mlir.global constant @sparse_float(sparse<[[1]], [2.5]> : tensor<4xf64>) : !llvm.array<4 x f64>
// CHECK: @bits = constant [2 x [2 x i1]] {{\[}}[2 x i1] [i1 true, i1 false], [2 x i1] [i1 false, i1 true]]
llvm.mlir.global constant @bits(dense<[[true, false], [false, true]]> : tensor<2x2xi1>) : !llvm.array<2 x array<2 x i1>>
// CHECK: @wide = constant [2 x i128] [i128 1, i128 -1]
llvm.mlir.global constant @wide(dense<[1, -1]> : tensor<2xi128>) : !llvm.array<2 x i128>
// CHECK: @rows = constant [2 x <2 x float>] [<2 x float> <float 1.000000e+00, float 2.000000e+00>, <2 x float> <float 3.000000e+00, float 4.000000e+00>]
llvm.mlir.global constant @rows(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
// CHECK: @list = constant [3 x i8] c"\01\02\FF"
llvm.mlir.global constant @list([1 : i8, 2 : i8, -1 : i8]) : !llvm.array<3 x i8>
// CHECK: @empty = constant [0 x i32] zeroinitializer
llvm.mlir.global constant @empty(dense<> : tensor<0xi32>) : !llvm.array<0 x i32>
