//===- Cellar.td - A dialect with a type written in C++ ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The type and its parser are written in C++ (Cellar.cpp); the hooks of the dialect are functions of its class.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_CELLAR
#define STRATA_TESTS_CELLAR

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Cellar_Dialect : Dialect {
  let name = "cellar";
  let cppNamespace = "::inn::cellar";
  let summary = "Supplies of an inn";
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasNonDefaultDestructor = 1;
  let discardableAttrs = (ins "::mlir::IntegerAttr":$shelf);
  let extraClassDeclaration = [{
    ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;
    void printType(::mlir::Type type, ::mlir::DialectAsmPrinter &printer) const override;
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attr, ::mlir::DialectAsmPrinter &printer) const override;
    /// The number of dialect objects that were destroyed.
    static int numDestroyed;
  }];
}

def Cellar_ServeOp : Op<Cellar_Dialect, "serve", [Pure, ConstantLike]> {
  let summary = "a constant number of cups";
  let arguments = (ins I32Attr:$cups);
  let results = (outs I32:$result);
  let assemblyFormat = "$cups attr-dict";
  let hasFolder = 1;
}

def Cellar_FillOp : Op<Cellar_Dialect, "fill"> {
  let arguments = (ins AnyType:$barrel);
  let assemblyFormat = "$barrel attr-dict `:` type($barrel)";
}

#endif // STRATA_TESTS_CELLAR
