// The dialect "starter": a type and two operations.

#ifndef STARTER_TD
#define STARTER_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Starter_Dialect : Dialect {
  let name = "starter";
  let summary = "An example dialect";
  let cppNamespace = "::starter";
  let useDefaultTypePrinterParser = 1;
}

// !starter.box<i32>
def Starter_BoxType : TypeDef<Starter_Dialect, "Box"> {
  let mnemonic = "box";
  let summary = "a value in a box";
  let parameters = (ins "::mlir::Type":$content);
  let assemblyFormat = "`<` $content `>`";
}

class Starter_Op<string mnemonic, list<Trait> traits = []>
    : Op<Starter_Dialect, mnemonic, !listconcat(traits, [Pure])>;

// %box = starter.wrap %value : i32 -> !starter.box<i32>
def Starter_WrapOp : Starter_Op<"wrap"> {
  let summary = "puts a value into a box";
  let arguments = (ins AnyType:$value);
  let results = (outs Starter_BoxType:$box);
  let assemblyFormat = "$value attr-dict `:` type($value) `->` qualified(type($box))";
  let hasVerifier = 1;
}

// %value = starter.unwrap %box : !starter.box<i32> -> i32
def Starter_UnwrapOp : Starter_Op<"unwrap"> {
  let summary = "takes a value out of a box";
  let arguments = (ins Starter_BoxType:$box);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$box attr-dict `:` qualified(type($box)) `->` type($value)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // STARTER_TD
