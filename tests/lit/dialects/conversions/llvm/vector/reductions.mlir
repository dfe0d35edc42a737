// Conversion of reductions of all kinds, with and without accumulator and mask. Masked-off elements of maximumf and
// minimumf reductions are replaced by infinities; mlir-opt 22 uses other values.
// UNSUPPORTED: differential
// RUN: %opt %s --convert-vector-to-llvm | diff %s.expected -
// RUN: %opt %s --convert-vector-to-llvm=reassociate-fp-reductions=true | diff %s.reassociated.expected -

func.func @r0_add_i32_0(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @m0_add_i32_0(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r0_add_i32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @m0_add_i32_1(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <add>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r1_mul_i32_0(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <mul>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @m1_mul_i32_0(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <mul>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r1_mul_i32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <mul>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @m1_mul_i32_1(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <mul>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r2_minui_i32_0(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <minui>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @m2_minui_i32_0(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <minui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r2_minui_i32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <minui>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @m2_minui_i32_1(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <minui>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r3_minsi_i32_0(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <minsi>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @m3_minsi_i32_0(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <minsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r3_minsi_i32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <minsi>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @m3_minsi_i32_1(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <minsi>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r4_maxui_i32_0(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <maxui>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @m4_maxui_i32_0(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <maxui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r4_maxui_i32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <maxui>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @m4_maxui_i32_1(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <maxui>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r5_maxsi_i32_0(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <maxsi>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @m5_maxsi_i32_0(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <maxsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r5_maxsi_i32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @m5_maxsi_i32_1(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r6_and_i32_0(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <and>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @m6_and_i32_0(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <and>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r6_and_i32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <and>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @m6_and_i32_1(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <and>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r7_or_i32_0(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <or>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @m7_or_i32_0(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <or>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r7_or_i32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <or>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @m7_or_i32_1(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <or>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r8_xor_i32_0(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <xor>, %v : vector<4xi32> into i32
  return %0 : i32
}
func.func @m8_xor_i32_0(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <xor>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r8_xor_i32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <xor>, %v, %a : vector<4xi32> into i32
  return %0 : i32
}
func.func @m8_xor_i32_1(%v: vector<4xi32>, %a: i32, %k: vector<4xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <xor>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
func.func @r9_add_f32_0(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @m9_add_f32_0(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r9_add_f32_1(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @m9_add_f32_1(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r10_mul_f32_0(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <mul>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @m10_mul_f32_0(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <mul>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r10_mul_f32_1(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <mul>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @m10_mul_f32_1(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <mul>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r11_minnumf_f32_0(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @m11_minnumf_f32_0(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r11_minnumf_f32_1(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @m11_minnumf_f32_1(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r12_maxnumf_f32_0(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @m12_maxnumf_f32_0(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r12_maxnumf_f32_1(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <maxnumf>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @m12_maxnumf_f32_1(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r13_minimumf_f32_0(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @m13_minimumf_f32_0(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r13_minimumf_f32_1(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @m13_minimumf_f32_1(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r14_maximumf_f32_0(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  return %0 : f32
}
func.func @m14_maximumf_f32_0(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @r14_maximumf_f32_1(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32
  return %0 : f32
}
func.func @m14_maximumf_f32_1(%v: vector<4xf32>, %a: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @x1(%v: vector<f32>, %a: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %a : vector<f32> into f32
  return %0 : f32
}
func.func @x2(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %a fastmath<reassoc,nnan> : vector<4xf32> into f32
  return %0 : f32
}
func.func @x3(%v: vector<[4]xi32>, %a: i32, %k: vector<[4]xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <add>, %v, %a : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  return %0 : i32
}
func.func @x4(%v: vector<4xindex>, %a: index) -> index {
  %0 = vector.reduction <add>, %v, %a : vector<4xindex> into index
  return %0 : index
}
func.func @x5(%v: vector<[4]xf32>, %a: f32, %k: vector<[4]xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <maximumf>, %v, %a : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %0 : f32
}
func.func @x6(%v: vector<[4]xf32>, %a: f32, %k: vector<[4]xi1>) -> f32 {
  %0 = vector.mask %k { vector.reduction <minnumf>, %v, %a : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %0 : f32
}
func.func @x7(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <maxnumf>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  return %0 : f32
}
