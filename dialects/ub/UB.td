//===- UB.td - Undefined behavior --------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UB
#define STRATA_DIALECTS_UB

include "dialects/ub/UBInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let cppNamespace = "::mlir::ub";
  let summary = "Undefined behavior";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

class UB_Op<string mnemonic, list<Trait> traits = []> : Op<UB_Dialect, mnemonic, traits>;

def PoisonAttr : AttrDef<UB_Dialect, "Poison", [PoisonAttrInterface]> {
  let mnemonic = "poison";
  let summary = "marks a whole value as poison";
}

def PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "a poison value";
  let description = [{
    The attribute specifies which part of the value is poison; by default all of it.

    ```mlir
    %0 = ub.poison : i32
    ```
  }];
  let arguments = (ins DefaultValuedAttr<PoisonAttrInterface, "{}">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
  let builders = [OpBuilder<(ins "::mlir::Type":$type), [{
    build($_builder, $_state, type, PoisonAttr::get($_builder.getContext()));
  }]>];
  let hasFolder = 1;
}

def UnreachableOp : UB_Op<"unreachable", [Terminator]> {
  let summary = "a point that is never reached";
  let assemblyFormat = "attr-dict";
}

#endif // STRATA_DIALECTS_UB
