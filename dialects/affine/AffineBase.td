//===- AffineBase.td - The affine dialect ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_BASE
#define STRATA_DIALECTS_AFFINE_BASE

include "dialects/affine/AffineInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let cppNamespace = "::strata::affine";
  let summary = "Loops, conditions and memory accesses whose indices are affine expressions";
  let description = [{
    What is computed from indices is a map, an attribute, applied to operands. Operands of a map are dimensions, which
    count in loops, or symbols, which are one value as long as the op with the trait `AffineScope` around them runs
    (a function, say).

    A value is a symbol if it is of type index and
    - an argument of the scope's region, or defined by an op that lies directly in it,
    - or a constant,
    - or the result of an op without effects and regions whose operands are symbols,
    - or the size of a memory that was made with symbols as its sizes,
    - or comes from outside of a scope that is not isolated from above, and is a symbol there.

    A value is a dimension if it is a symbol, or what `affine.for` or `affine.parallel` count, or computed from
    dimensions by `affine.apply`, `affine.delinearize_index` or `affine.linearize_index`.
  }];
  // Constants that folders find, and poison.
  let dependentDialects = ["::strata::arith::ArithDialect", "::strata::ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

class Affine_Op<string mnemonic, list<Trait> traits = []> : Op<Affine_Dialect, mnemonic, traits>;

def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"AffineYieldOp">;

#endif // STRATA_DIALECTS_AFFINE_BASE
