// For warnings.test.
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  DerivedAttr d = DerivedAttr<"int", "return 1;">;
}
