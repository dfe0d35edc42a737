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
  let description = "May take operands from before a cast of their memory space.";
  let methods = [
    InterfaceMethod<"Does so; the new results, or nothing if the op was changed in place.",
                    "::llvm::FailureOr<std::optional<::llvm::SmallVector<::mlir::Value>>>", "bubbleDownCasts",
                    (ins "::mlir::OpBuilder &":$builder)>
  ];
}

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let description = "Casts a pointer-like value to another memory space.";
  let methods = [
    InterfaceMethod<"What is cast.", "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getSourcePtr">,
    InterfaceMethod<"The result.", "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getTargetPtr">,
    InterfaceMethod<"Whether the types may be cast.", "bool", "isValidMemorySpaceCast",
                    (ins "::mlir::PtrLikeTypeInterface":$tgt, "::mlir::PtrLikeTypeInterface":$src)>,
    InterfaceMethod<"The same cast between other types.", "::mlir::MemorySpaceCastOpInterface",
                    "cloneMemorySpaceCastOp",
                    (ins "::mlir::OpBuilder &":$builder,
                         "::mlir::PtrLikeTypeInterface":$tgt,
                         "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>":$src)>,
    InterfaceMethod<"Whether users may use the source in its place.", "bool", "isSourcePromotable">
  ];
  let verify = "return ::mlir::detail::verifyMemorySpaceCastOpInterface($_op);";
}

} // cppNamespace

#endif // STRATA_DEFS_MEMOPINTERFACES
