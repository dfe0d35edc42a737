//===- BufferizationDialect.cpp - Attributes of other dialects' ops -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Verifies the attributes of the bufferization dialect on function arguments and allocations.
//
//===----------------------------------------------------------------------===//

#include "dialects/bufferization/Bufferization.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::bufferization;

LogicalResult BufferizationDialect::verifyOperationAttribute(Operation *op, NamedAttribute attr) {
  llvm::StringRef name = attr.getName().getValue();
  if (name != kManualDeallocation)
    return op->emitError("attribute '\"")
           << name << "\"' not supported as an op attribute by the bufferization dialect";
  if (!hasEffect<MemoryEffects::Allocate, MemoryEffects::Free>(op))
    return op->emitOpError("attribute '")
           << name << "' can be used only on ops that have an allocation and/or free side effect";
  return success();
}

/// Verifies that an argument attribute has the required kind, and that its op is a function.
/// \param kind  the required kind, for the error; null if the attribute has it.
static LogicalResult verifyKindAndOwner(Operation *op, llvm::StringRef name, const char *kind) {
  if (kind)
    return op->emitError("'") << name << "' is expected to be a " << kind << " attribute";
  if (!llvm::isa<FunctionOpInterface>(op))
    return op->emitError("expected '") << name << "' to be used on function-like operations";
  return success();
}

LogicalResult BufferizationDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned,
                                                             NamedAttribute attr) {
  llvm::StringRef name = attr.getName().getValue();
  if (name == kWritableAttrName) {
    if (failed(verifyKindAndOwner(op, name, llvm::isa<BoolAttr>(attr.getValue()) ? nullptr : "boolean")))
      return failure();
    if (llvm::cast<FunctionOpInterface>(op).isExternal())
      return op->emitError("'") << name << "' is invalid on external functions";
    return success();
  }
  if (name == kBufferAccessAttrName) {
    auto access = llvm::dyn_cast<StringAttr>(attr.getValue());
    if (access && !llvm::is_contained({"none", "read", "write", "read-write"}, access.getValue()))
      return op->emitError("invalid value for '") << name << "'";
    return verifyKindAndOwner(op, name, access ? nullptr : "string");
  }
  if (name == kBufferLayoutAttrName) {
    bool isLayout = llvm::isa<MemRefLayoutAttrInterface>(attr.getValue());
    return verifyKindAndOwner(op, name, isLayout ? nullptr : "memref layout");
  }
  // As in MLIR, the error for an unknown argument attribute contains the name of the layout attribute instead
  // of the unknown name.
  return op->emitError("attribute '")
         << kBufferLayoutAttrName << "' not supported as a region arg attribute by the bufferization dialect";
}

#include "dialects/bufferization/BufferizationDialect.cpp.inc"
