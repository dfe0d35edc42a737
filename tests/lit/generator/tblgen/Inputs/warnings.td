// Input of warnings.test: an op with one warning that is enabled by default.
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  DerivedAttr d = DerivedAttr<"int", "return 1;">;
}
