// Shape comparisons of traits and casts: a scalable size differs from a fixed size.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @f(%a: vector<[4]xi32>) {
  // expected-error @+1 {{'arith.trunci' op requires the same shape for all operands and results}}
  %0 = arith.trunci %a : vector<[4]xi32> to vector<4xi8>
  return
}

// -----

func.func @f(%a: tensor<index>) {
  // expected-error @+1 {{'arith.index_cast' op requires the same shape for all operands and results}}
  %0 = arith.index_cast %a : tensor<index> to i64
  return
}

// -----

func.func @f(%a: tensor<2xf32, "x">) {
  // expected-error @+1 {{'arith.extf' op operand type 'tensor<2xf32, "x">' and result type 'tensor<2xf64, "y">' are cast incompatible}}
  %0 = arith.extf %a : tensor<2xf32, "x"> to tensor<2xf64, "y">
  return
}

// -----

func.func @f(%a: vector<8xi32>) {
  // expected-error @+1 {{'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar}}
  %r:2 = arith.addui_extended %a, %a : vector<8xi32>, i1
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error @+1 {{successors in non-terminator}}
  %c = "arith.addi"(%a, %b)[^bb1] : (i32, i32) -> i32
^bb1:
  return
}
