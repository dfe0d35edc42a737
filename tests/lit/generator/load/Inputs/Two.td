include "mlir/IR/OpBase.td"
def G_Dialect : Dialect { let name = "g"; let cppNamespace = "::g"; }
def H_Dialect : Dialect { let name = "h"; let cppNamespace = "::h"; }
def G_AOp : Op<G_Dialect, "a"> { let assemblyFormat = "attr-dict"; }
def H_AOp : Op<H_Dialect, "a"> { let assemblyFormat = "attr-dict"; }
