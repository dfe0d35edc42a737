// TableGen reports a type in a position that requires an attribute.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_VecType : TypeDef<T_Dialect, "Vec"> { let mnemonic = "vec"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins OptionalAttr<T_VecType>:$x);
}
// CHECK:{{.*}}attr-of-type.td:[[#@LINE-2]]:37: error: Value specified for template argument 'OptionalAttr:attr' is of type TypeDef; expected type Attr: T_VecType
// CHECK-NEXT:  let arguments = (ins OptionalAttr<T_VecType>:$x);
// CHECK-NEXT:                                    ^
