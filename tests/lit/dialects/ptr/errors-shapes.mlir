// Shapes of ptr.ptr_add that do not match. The parser reports a second error, which mlir-opt does not.
// UNSUPPORTED: differential
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %x: tensor<4xi32>) {
  // expected-error @+2 {{the shaped containers type must match}}
  // expected-error @+1 {{'ptr.ptr_add' could not be parsed}}
  %0 = ptr.ptr_add %p, %x : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %x: vector<8xi32>) {
  // expected-error @+2 {{shapes of base and offset must match}}
  // expected-error @+1 {{'ptr.ptr_add' could not be parsed}}
  %0 = ptr.ptr_add %p, %x : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<8xi32>
  return
}
