// An option that names no float type is an error, and so is an unsupported target type.
// RUN: not %opt %s --arith-emulate-unsupported-floats=source-types=bf16,foo 2>&1 | grep -F "could not map source type 'foo' to a known floating-point type"
// RUN: not %opt %s --arith-emulate-unsupported-floats=target-type=i32 2>&1 | grep -F "could not map target type 'i32' to a known floating-point type"
// RUN: not %opt %s "--arith-emulate-unsupported-floats=source-types=f32 target-type=f32" 2>&1 | grep -F "target type cannot be an unsupported source type"

func.func @f(%a: bf16) -> bf16 {
  %0 = arith.addf %a, %a : bf16
  return %0 : bf16
}
