//===- PtrInterfaces.td - Memory spaces --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_PTR_INTERFACES
#define STRATA_DIALECTS_PTR_INTERFACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

// A method that returns true if an access or cast is valid. Otherwise it reports an error by `emitError`, unless that is null.
class Ptr_MemorySpaceQuery<string description, string method, dag params>
    : InterfaceMethod<description, "bool", method,
                      !con(params, (ins "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError))>;

defvar Ptr_AccessParams = (ins "::mlir::Type":$type, "::mlir::ptr::AtomicOrdering":$ordering,
                               "::std::optional<int64_t>":$alignment, "const ::mlir::DataLayout *":$dataLayout);

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let description = "A memory space: decides which accesses and casts are valid, for example if memory is read-only.";
  let cppNamespace = "::mlir::ptr";
  let methods = [
    Ptr_MemorySpaceQuery<"Returns true if values of the type can be loaded.", "isValidLoad", Ptr_AccessParams>,
    Ptr_MemorySpaceQuery<"Returns true if values of the type can be stored.", "isValidStore", Ptr_AccessParams>,
    Ptr_MemorySpaceQuery<"Returns true if values of the type can be updated atomically by an operation.",
                         "isValidAtomicOp", !con((ins "::mlir::ptr::AtomicBinOp":$op), Ptr_AccessParams)>,
    Ptr_MemorySpaceQuery<"Returns true if values of the type can be compared and exchanged atomically.",
                         "isValidAtomicXchg",
                         (ins "::mlir::Type":$type, "::mlir::ptr::AtomicOrdering":$successOrdering,
                              "::mlir::ptr::AtomicOrdering":$failureOrdering, "::std::optional<int64_t>":$alignment,
                              "const ::mlir::DataLayout *":$dataLayout)>,
    Ptr_MemorySpaceQuery<"Returns true if pointers can be cast between the memory spaces of two types.",
                         "isValidAddrSpaceCast", (ins "::mlir::Type":$tgt, "::mlir::Type":$src)>,
    Ptr_MemorySpaceQuery<"Returns true if a pointer-like type can be cast to and from an integer-like one.",
                         "isValidPtrIntCast", (ins "::mlir::Type":$intLikeTy, "::mlir::Type":$ptrLikeTy)>
  ];
}

#endif // STRATA_DIALECTS_PTR_INTERFACES
