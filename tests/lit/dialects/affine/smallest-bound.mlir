// The smallest and the largest index are valid loop bounds in both forms. mlir-opt 22 cannot parse the generic form: it reads
// the smallest index as the negation of a number that does not fit.
// UNSUPPORTED: differential
// RUN: %opt %s | FileCheck %s
// RUN: %opt %s --mlir-print-op-generic | %opt | FileCheck %s

func.func @bounds_are_smallest_and_largest_index() {
  // CHECK: affine.for %{{.*}} = -9223372036854775808 to 9223372036854775807 {
  affine.for %i = -9223372036854775808 to 9223372036854775807 {
  }
  return
}
