//===- MemOpInterfaces.td - Casts between memory spaces ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_MEMOPINTERFACES
#define STRATA_DEFS_MEMOPINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def MemorySpaceCastConsumerOpInterface : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let description = "An op that can use the source of a memory space cast instead of its result.";
  let methods = [
    InterfaceMethod<"Uses the sources of casts. Returns the new results, or nullopt if the op was updated in place.",
                    "::llvm::FailureOr<std::optional<::llvm::SmallVector<::mlir::Value>>>", "bubbleDownCasts",
                    (ins "::mlir::OpBuilder &":$builder)>
  ];
}

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let description = "An op that casts a pointer-like value to another memory space.";
  let methods = [
    InterfaceMethod<"Returns the source.", "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getSourcePtr">,
    InterfaceMethod<"Returns the result.", "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getTargetPtr">,
    InterfaceMethod<"Returns true if a cast between the types is valid.", "bool", "isValidMemorySpaceCast",
                    (ins "::mlir::PtrLikeTypeInterface":$tgt, "::mlir::PtrLikeTypeInterface":$src)>,
    InterfaceMethod<"Creates a cast of this kind from `src` to type `tgt`.", "::mlir::MemorySpaceCastOpInterface",
                    "cloneMemorySpaceCastOp",
                    (ins "::mlir::OpBuilder &":$builder,
                         "::mlir::PtrLikeTypeInterface":$tgt,
                         "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>":$src)>,
    InterfaceMethod<"Returns true if users may use the source instead of the result.", "bool", "isSourcePromotable">
  ];
  let verify = "return ::mlir::detail::verifyMemorySpaceCastOpInterface($_op);";
  let extraClassDeclaration = [{
    /// Returns the memory space cast that defines a value, if users may use its source instead; else null.
    static ::mlir::MemorySpaceCastOpInterface getIfPromotableCast(::mlir::Value value);
  }];
}

} // cppNamespace

#endif // STRATA_DEFS_MEMOPINTERFACES
