//===- LLVMMemorySpaces.cpp - Address spaces as memory spaces -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements the memory space #llvm.address_space<n> of the ptr dialect: the accesses that LLVM IR can
// express are valid.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMAttrs.h"
#include "dialects/ptr/Ptr.h"

using namespace mlir;
using namespace mlir::LLVM;

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

/// Returns true if values of the type can be accessed with the ordering.
static bool isValidAccess(Type type, ptr::AtomicOrdering ordering, const DataLayout *layout,
                          EmitError emitError) {
  if (!isLoadableType(type) && !llvm::isa<ptr::PtrType>(type)) {
    if (emitError)
      emitError() << "type must be LLVM type with size, but got " << type;
    return false;
  }
  if (ordering == ptr::AtomicOrdering::not_atomic || (layout && isTypeCompatibleWithAtomicOp(type, *layout)))
    return true;
  if (emitError)
    emitError() << "unsupported type " << type << " for atomic access";
  return false;
}

bool AddressSpaceAttr::isValidLoad(Type type, ptr::AtomicOrdering ordering, std::optional<int64_t>,
                                   const DataLayout *dataLayout, EmitError emitError) const {
  return isValidAccess(type, ordering, dataLayout, emitError);
}
bool AddressSpaceAttr::isValidStore(Type type, ptr::AtomicOrdering ordering, std::optional<int64_t>,
                                    const DataLayout *dataLayout, EmitError emitError) const {
  return isValidAccess(type, ordering, dataLayout, emitError);
}
bool AddressSpaceAttr::isValidAtomicOp(ptr::AtomicBinOp, Type type, ptr::AtomicOrdering ordering,
                                       std::optional<int64_t>, const DataLayout *dataLayout,
                                       EmitError emitError) const {
  return isValidAccess(type, ordering, dataLayout, emitError);
}
bool AddressSpaceAttr::isValidAtomicXchg(Type type, ptr::AtomicOrdering successOrdering, ptr::AtomicOrdering,
                                         std::optional<int64_t>, const DataLayout *dataLayout,
                                         EmitError emitError) const {
  return isValidAccess(type, successOrdering, dataLayout, emitError);
}
bool AddressSpaceAttr::isValidAddrSpaceCast(Type, Type, EmitError) const { return true; }
bool AddressSpaceAttr::isValidPtrIntCast(Type, Type, EmitError) const { return true; }
