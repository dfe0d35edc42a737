// Shapes of ptr.ptr_add that do not match. The inference of the result reports the only error.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %x: tensor<4xi32>) {
  // expected-error @+1 {{the shaped containers type must match}}
  %0 = ptr.ptr_add %p, %x : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %x: vector<8xi32>) {
  // expected-error @+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %p, %x : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<8xi32>
  return
}
