// The dialect of a project with BUILD files for MLIR.

#ifndef SHELF_TD
#define SHELF_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shelf_Dialect : Dialect {
  let name = "shelf";
  let cppNamespace = "::shelf";
}

def Shelf_PutOp : Op<Shelf_Dialect, "put", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$book);
  let results = (outs AnyInteger:$place);
  let assemblyFormat = "$book attr-dict `:` type($place)";
}

#endif // SHELF_TD
