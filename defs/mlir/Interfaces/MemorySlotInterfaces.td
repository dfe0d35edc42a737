//===- MemorySlotInterfaces.td - Promotion of memory slots -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_MEMORYSLOTINTERFACES
#define STRATA_DEFS_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def PromotableAllocationOpInterface : OpInterface<"PromotableAllocationOpInterface"> {
  let description = "An op that allocates memory slots that can be promoted to SSA values.";
  let methods = [
    InterfaceMethod<"Returns the memory slots that can be transformed.", "::llvm::SmallVector<::mlir::MemorySlot>", "getPromotableSlots">,
    InterfaceMethod<"Returns the value of a slot before the first store.", "::mlir::Value", "getDefaultValue",
                    (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Called for each block argument that was added to carry the value of a slot.", "void", "handleBlockArgument",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "::mlir::BlockArgument":$argument,
                         "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Called after a slot was eliminated. Returns this op if it has further slots.",
                    "::std::optional<::mlir::PromotableAllocationOpInterface>", "handlePromotionComplete",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "::mlir::Value":$defaultValue,
                         "::mlir::OpBuilder &":$builder)>
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = "An op that loads from or stores to a memory slot.";
  let methods = [
    InterfaceMethod<"Returns true if the op loads from the slot.", "bool", "loadsFrom", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"Returns true if the op stores to the slot.", "bool", "storesTo", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"Returns the stored value.", "::mlir::Value", "getStored",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "::mlir::OpBuilder &":$builder,
                         "::mlir::Value":$reachingDef,
                         "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Returns true if the uses of the slot by this op can be removed.", "bool", "canUsesBeRemoved",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
                         "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
                         "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Removes the uses of the slot by this op.", "::mlir::DeletionKind", "removeBlockingUses",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
                         "::mlir::OpBuilder &":$builder,
                         "::mlir::Value":$reachingDefinition,
                         "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = "An op that uses the pointer to a memory slot without accessing the memory.";
  let methods = [
    InterfaceMethod<"Returns true if the uses of the slot by this op can be removed.", "bool", "canUsesBeRemoved",
                    (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
                         "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
                         "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Removes the uses of the slot by this op.", "::mlir::DeletionKind", "removeBlockingUses",
                    (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
                         "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Returns true if visitReplacedValues must be called.", "bool", "requiresReplacedValues",
                    (ins), "", "return false;">,
    InterfaceMethod<"Called with the values that replace the contents of the slot.", "void", "visitReplacedValues",
                    (ins "::llvm::ArrayRef<std::pair<::mlir::Operation *, ::mlir::Value>>":$mutatedDefs,
                         "::mlir::OpBuilder &":$builder), "", "(void)mutatedDefs; (void)builder;">
  ];
}

def DestructurableAllocationOpInterface : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = "An op that allocates memory slots that can be split.";
  let methods = [
    InterfaceMethod<"Returns the memory slots that can be transformed.", "::llvm::SmallVector<::mlir::DestructurableMemorySlot>",
                    "getDestructurableSlots">,
    InterfaceMethod<"Splits a slot. Returns the new slots by index.", "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot>",
                    "destructure",
                    (ins "const ::mlir::DestructurableMemorySlot &":$slot,
                         "const ::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices,
                         "::mlir::OpBuilder &":$builder,
                         "::llvm::SmallVectorImpl<::mlir::DestructurableAllocationOpInterface> &":$newAllocators)>,
    InterfaceMethod<"Called after a slot was eliminated. Returns this op if it has further slots.",
                    "::std::optional<::mlir::DestructurableAllocationOpInterface>", "handleDestructuringComplete",
                    (ins "const ::mlir::DestructurableMemorySlot &":$slot,
                         "::mlir::OpBuilder &":$builder)>
  ];
}

def SafeMemorySlotAccessOpInterface : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = "An op that accesses only memory of a known slot.";
  let methods = [
    InterfaceMethod<"Fails unless all accesses are within the slot. Adds slots that must satisfy the same condition.",
                    "::llvm::LogicalResult", "ensureOnlySafeAccesses",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "::llvm::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
                         "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def DestructurableAccessorOpInterface : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = "An op that accesses a part of a slot that can be split.";
  let methods = [
    InterfaceMethod<"Returns true if the op can access a slot that results from the split.", "bool", "canRewire",
                    (ins "const ::mlir::DestructurableMemorySlot &":$slot,
                         "::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices,
                         "::llvm::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
                         "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Makes it so.", "::mlir::DeletionKind", "rewire",
                    (ins "const ::mlir::DestructurableMemorySlot &":$slot,
                         "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot> &":$subslots,
                         "::mlir::OpBuilder &":$builder,
                         "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def DestructurableTypeInterface : TypeInterface<"DestructurableTypeInterface"> {
  let description = "A type that consists of several parts.";
  let methods = [
    InterfaceMethod<"Returns the types of all parts by index, if the indices can be enumerated.",
                    "::std::optional<::llvm::DenseMap<::mlir::Attribute, ::mlir::Type>>", "getSubelementIndexMap">,
    InterfaceMethod<"Returns the type of one part.", "::mlir::Type", "getTypeAtIndex", (ins "::mlir::Attribute":$index)>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_MEMORYSLOTINTERFACES
