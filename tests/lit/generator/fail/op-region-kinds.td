// Records that are not valid regions.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let regions = (region AnyType:$type);
}
// CHECK:{{.*}}op-region-kinds.td:[[#@LINE-2]]:33: error: 'AnyType' is a type constraint: a region needs a region constraint
// CHECK-NEXT:  let regions = (region AnyType:$type);
// CHECK-NEXT:                                ^

def T_BOp : Op<T_Dialect, "b"> {
  let regions = (region VariadicRegion<AnyRegion>:$many, AnyRegion:$one);
}
// CHECK-NEXT:{{.*}}op-region-kinds.td:[[#@LINE-2]]:51: error: region 'many' is variadic, but not the last
// CHECK-NEXT:  let regions = (region VariadicRegion<AnyRegion>:$many, AnyRegion:$one);
// CHECK-NEXT:                                                  ^
