// hasCustomAssemblyFormat is ignored with a warning if the op has an assembly format.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let assemblyFormat = "attr-dict";
  let hasCustomAssemblyFormat = 1;
}
// CHECK:{{.*}}format-and-custom.td:[[#@LINE-2]]:7: warning: 'T_AOp' has an assemblyFormat: hasCustomAssemblyFormat is ignored
// CHECK-NEXT:  let hasCustomAssemblyFormat = 1;
// CHECK-NEXT:      ^
