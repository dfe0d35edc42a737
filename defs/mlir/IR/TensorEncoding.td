//===- TensorEncoding.td - Encodings of tensors -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of encodings that verify the tensor types that use them.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_TENSORENCODING
#define STRATA_DEFS_TENSORENCODING

include "mlir/IR/OpBase.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let cppNamespace = "::mlir";
  let description = "An encoding that verifies the tensor types that use it.";
  let methods = [
    InterfaceMethod<"Verifies that the encoding is valid for a tensor of this shape and element type.",
                    "::llvm::LogicalResult", "verifyEncoding",
                    (ins "::llvm::ArrayRef<int64_t>":$shape, "::mlir::Type":$elementType,
                         "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>,
  ];
}

#endif // STRATA_DEFS_TENSORENCODING
