// A failed assertion of TableGen is reported with both locations.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

class T_Sized<string mnemonic, int size> : Op<T_Dialect, mnemonic> {
  assert !gt(size, 0), "the size of '" # mnemonic # "' must be positive";
}
// CHECK:{{.*}}tablegen-assert.td:[[#@LINE-2]]:10: error: assertion failed: the size of 'a' must be positive
// CHECK-NEXT:  assert !gt(size, 0), "the size of '" # mnemonic # "' must be positive";
// CHECK-NEXT:         ^
// CHECK-NEXT:{{.*}}tablegen-assert.td:[[#@LINE+4]]:5: note: assertion failed in this record
// CHECK-NEXT:def T_AOp : T_Sized<"a", 0>;
// CHECK-NEXT:    ^

def T_AOp : T_Sized<"a", 0>;
