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
  let cppNamespace = "::mlir::affine";
  let summary = "Loops, conditions and memory accesses whose indices are affine expressions";
  let description = [{
    Indices are computed by maps, which are attributes, applied to operands. An operand of a map is a dimension, which
    varies with the loops, or a symbol, which is constant during one execution of the enclosing op with the trait
    `AffineScope` (for example a function).

    A value is a symbol if it has type index and is
    - an argument of the region of the scope, or defined by an op directly in it, or
    - a constant, or
    - the result of an op without side effects and regions whose operands are symbols, or
    - the size of a memref that was created with a symbol as this size, or
    - defined outside of a scope that is not isolated from above, and a symbol there.

    A value is a dimension if it is a symbol, an induction variable of `affine.for` or `affine.parallel`, or computed
    from dimensions by `affine.apply`, `affine.delinearize_index` or `affine.linearize_index`.
  }];
  // Folders create constants and poison.
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

class Affine_Op<string mnemonic, list<Trait> traits = []> : Op<Affine_Dialect, mnemonic, traits>;

def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"AffineYieldOp">;

#endif // STRATA_DIALECTS_AFFINE_BASE
