// An unknown placeholder in a constant builder call.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "$_bulider.size()">:$x);
}
// CHECK:{{.*}}constraint-placeholder.td:[[#@LINE-2]]:24: warning: '$_bulider' is not a placeholder here; known are: $_self, $_op, $_builder, $_ctxt, $0
// CHECK-NEXT:  let arguments = (ins DefaultValuedAttr<I32Attr, "$_bulider.size()">:$x);
// CHECK-NEXT:                       ^
