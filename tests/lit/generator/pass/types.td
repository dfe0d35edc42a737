// Parameters of every C++ type that descriptors can store.
// RUN: strata-tblgen --check %s 2>&1 | count 0
// RUN: strata-tblgen -gen-typedef-decls %s | FileCheck %s
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>]> { let cppNamespace = "::t"; }

def T_AllType : TypeDef<T_Dialect, "All"> {
  let mnemonic = "all";
  let parameters = (ins "unsigned":$number, "bool":$choice, EnumParameter<Color>:$color, "::mlir::Type":$inner,
                        StringRefParameter<"a text">:$text, ArrayRefParameter<"int64_t">:$sizes,
                        OptionalParameter<"::mlir::Attribute">:$more);
  let assemblyFormat = "`<` $number `,` $choice `,` $color `,` $inner `,` $text `,` `[` $sizes `]` (`,` $more^)? `>`";
}
// CHECK: class AllType : public
// CHECK: unsigned getNumber() const
// CHECK: getColor() const
// CHECK: ::llvm::ArrayRef<int64_t> getSizes() const

def T_PlainType : TypeDef<T_Dialect, "Plain"> { let mnemonic = "plain"; }
// CHECK: class PlainType : public
