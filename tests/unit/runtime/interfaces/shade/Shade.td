//===- Shade.td - Test dialect of interfaces -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

include "mlir/IR/AttrTypeBase.td"
include "tests/unit/runtime/interfaces/shade/ShadeInterfaces.td"

def Shade_Dialect : Dialect {
  let name = "shade";
  let cppNamespace = "::shade";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Shade_Op<string mnemonic, list<Trait> traits = []> : Op<Shade_Dialect, mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "operands attr-dict functional-type(operands, results)";
}

// An op whose interface methods are declared by the trait, including an override of the default of `darken`.
def Shade_FullOp : Shade_Op<"full", [DeclareOpInterfaceMethods<ShadedInterface, ["darken"]>]> {
  let extraClassDeclaration = "int getCount() { return 3; }";
}

// An op that declares all interface methods in extraClassDeclaration.
def Shade_BareOp : Shade_Op<"bare", [ShadedInterface, FedInterface]> {
  let extraClassDeclaration = [{
    int getCount() { return 1; }
    int getShade() { return 5; }
    int getShade(::mlir::Value by, int more) { return 5 + more; }
    static int getLimit(int scale) { return -scale; }
  }];
}

// An op that implements no interface; tests attach external models.
def Shade_PlainOp : Shade_Op<"plain">;

// The traits and the op emit a remark when they are verified.
def Shade_OrderTrait : NativeOpTrait<"OrderTrait"> { let cppNamespace = "::shade"; }
def Shade_OrderedOp : Shade_Op<"ordered", [Shade_OrderTrait, DeclareOpInterfaceMethods<ShadedInterface>]> {
  let hasVerifier = 1;
  let extraClassDeclaration = "int getCount() { return 0; }";
}

def Shade_NestOp : Op<Shade_Dialect, "nest", [NestInterface, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let assemblyFormat = "attr-dict-with-keyword $body";
}

// A trait that refers to an interface hand-written in C++.
def Shade_WrittenInterface : OpInterfaceTrait<"::shade::WrittenInterface">;
def Shade_WrittenOp : Shade_Op<"written", [Shade_WrittenInterface]> {
  let extraClassDeclaration = "int getAnswer() { return 42; }";
}

def Shade_BallType : TypeDef<Shade_Dialect, "Ball", [DeclareTypeInterfaceMethods<RoundTypeInterface>,
                                                     DeclareTypeInterfaceMethods<SizedTypeInterface>]> {
  let mnemonic = "ball";
  let parameters = (ins "unsigned":$size);
  let assemblyFormat = "`<` $size `>`";
}
def Shade_CubeType : TypeDef<Shade_Dialect, "Cube"> { let mnemonic = "cube"; }

def Shade_TagAttr : AttrDef<Shade_Dialect, "Tag", [NamedAttrInterface]> {
  let mnemonic = "tag";
  let parameters = (ins StringRefParameter<>:$word);
  let assemblyFormat = "`<` $word `>`";
}
