// Operations fold to poison if an operand is poison.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @sqrt_poison_is_poison() -> f32 {
  // CHECK-LABEL: func.func @sqrt_poison_is_poison(
  // CHECK-NEXT: %0 = ub.poison : f32
  // CHECK-NEXT: return %0 : f32
  %a = ub.poison : f32
  %r = math.sqrt %a : f32
  return %r : f32
}

func.func @powf_poison_x_is_poison(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @powf_poison_x_is_poison(
  // CHECK-NEXT: %0 = ub.poison : f32
  // CHECK-NEXT: return %0 : f32
  %a = ub.poison : f32
  %r = math.powf %a, %x : f32
  return %r : f32
}

func.func @copysign_x_poison_is_poison(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @copysign_x_poison_is_poison(
  // CHECK-NEXT: %0 = ub.poison : f32
  // CHECK-NEXT: return %0 : f32
  %a = ub.poison : f32
  %r = math.copysign %x, %a : f32
  return %r : f32
}
