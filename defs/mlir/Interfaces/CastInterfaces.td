//===- CastInterfaces.td - Casts ---------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_CASTINTERFACES
#define STRATA_DEFS_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "An op that converts values to values of other types.";
  let methods = [StaticInterfaceMethod<"Returns true if values of types `inputs` can be converted to types `outputs`.", "bool", "areCastCompatible",
                                       (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$outputs)>];
  let extraTraitClassDeclaration = [{
    /// Replaces results by operands if their types are the same.
    static ::llvm::LogicalResult foldTrait(::mlir::Operation *op, ::llvm::ArrayRef<::mlir::Attribute> operands,
                                           ::llvm::SmallVectorImpl<::mlir::OpFoldResult> &results) {
      return ::mlir::impl::foldCastInterfaceOp(op, operands, results);
    }
  }];
  let verify = "return ::mlir::impl::verifyCastInterfaceOp($_op);";
}

#endif // STRATA_DEFS_CASTINTERFACES
