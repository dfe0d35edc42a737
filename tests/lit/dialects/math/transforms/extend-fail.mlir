// Options that name no floating-point type are errors.
// RUN: not %opt %s --math-extend-to-supported-types=target-type=i32 2>&1 | grep -q "could not map target type 'i32' to a known floating-point type"
// RUN: not %opt %s --math-extend-to-supported-types=extra-types=f16,half 2>&1 | grep -q "could not map source type 'half' to a known floating-point type"

func.func @sin(%x: f16) -> f16 {
  %0 = math.sin %x : f16
  return %0 : f16
}
