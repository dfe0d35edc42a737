// A dialect with mistakes, to show the diagnostics of the generator.
include "mlir/IR/OpBase.td"

def Wrong_Dialect : Dialect {
  let name = "wrong";
}

def Wrong_AddOp : Op<Wrong_Dialect, "add"> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
  let assemblyFormat = "$lhs `,` $right attr-dict";
}
