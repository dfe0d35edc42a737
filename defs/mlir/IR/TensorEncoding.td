//===- TensorEncoding.td - What tensors may be encoded as --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of attributes that have a say in which tensors they may stand on.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_TENSORENCODING
#define STRATA_DEFS_TENSORENCODING

include "mlir/IR/AttrTypeBase.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let cppNamespace = "::mlir";
  let description = "An encoding that is asked whether it fits a tensor, when the tensor's type is made.";
  let methods = [
    InterfaceMethod<"Whether a tensor of this shape and element type may have the encoding; says why not.",
                    "::llvm::LogicalResult", "verifyEncoding",
                    (ins "::llvm::ArrayRef<int64_t>":$shape, "::mlir::Type":$elementType,
                         "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>,
  ];
}

#endif // STRATA_DEFS_TENSORENCODING
