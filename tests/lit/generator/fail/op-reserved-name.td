// Member names whose accessors would hide accessors that generated code calls. `loc` and `context` hide accessors
// of every op, too, but no generated code calls those.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$loc, I32Attr:$context, I32:$operationName);
  let results = (outs I32:$operation);
}
// CHECK:{{.*}}op-reserved-name.td:[[#@LINE-3]]:56: error: 'operationName' cannot be the name of an operand: every generated class has a getOperationName() of its own
// CHECK-NEXT:  let arguments = (ins I32:$loc, I32Attr:$context, I32:$operationName);
// CHECK-NEXT:                                                       ^
// CHECK-NEXT:{{.*}}op-reserved-name.td:[[#@LINE-5]]:27: error: 'operation' cannot be the name of a result: every generated class has a getOperation() of its own
// CHECK-NEXT:  let results = (outs I32:$operation);
// CHECK-NEXT:                          ^
