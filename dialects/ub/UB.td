//===- UB.td - Undefined behaviour -------------------------*- tablegen -*-===//
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
  let cppNamespace = "::strata::ub";
  let summary = "Undefined behaviour";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

class UB_Op<string mnemonic, list<Trait> traits = []> : Op<UB_Dialect, mnemonic, traits>;

def PoisonAttr : AttrDef<UB_Dialect, "Poison", [PoisonAttrInterface]> {
  let mnemonic = "poison";
  let summary = "all of a value is poison";
}

def PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "a value that may be anything, and must not matter";
  let description = [{
    The attribute says what of the value is poison: all of it, where there is none.

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
  let summary = "a place that control never gets to";
  let assemblyFormat = "attr-dict";
}

#endif // STRATA_DIALECTS_UB
