// The printed name of a constant contains its value.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @f() {
 %0 = spirv.Constant -1 : i32
 %1 = spirv.Constant 3 : si32
 %2 = spirv.Constant false
 %3 = spirv.Constant dense<[true, false]> : vector<2xi1>
 %4 = spirv.Constant dense<1.0> : vector<4xf16>
 %5 = spirv.Constant 3 : ui8
 %6 = spirv.Constant 1.0 : bf16
 %7 = spirv.Constant [dense<1.0> : vector<4xf16>] : !spirv.array<1xvector<4xf16>>
 %8 = spirv.Constant dense<1.0> : tensor<2xf32> : !spirv.array<2xf32>
 %9 = "spirv.Constant"() {value = dense<1.0> : vector<2xf32>} : () -> !spirv.array<2xf32>
 %10 = spirv.Constant true
 %11 = spirv.Constant true
 %12 = "spirv.Constant"() {value = 1 : i8, x.y} : () -> i8
 return
}
