// Declarations of another dialect, which all-records.td includes.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
def Shelf_Dialect : Dialect { let name = "shelf"; let cppNamespace = "::shelf"; }
def ShelfOp : Op<Shelf_Dialect, "op"> { let arguments = (ins I32:$in); let results = (outs I32:$out); }
def Height : I32EnumAttr<"Height", "", [I32EnumAttrCase<"Low", 0>]> { let cppNamespace = "::shelf"; }
def ShelfPattern : Pat<(ShelfOp (ShelfOp $in)), (replaceWithValue $in)>;
def ShelfInterface : OpInterface<"ShelfInterface"> {
  let cppNamespace = "::shelf";
  let methods = [InterfaceMethod<"", "int", "count">];
}
