//===- MemorySlotInterfaces.td - From memory to values -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_MEMORYSLOTINTERFACES
#define STRATA_DEFS_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def PromotableAllocationOpInterface : OpInterface<"PromotableAllocationOpInterface"> {
  let description = "Allocates memory whose contents may become values.";
  let methods = [
    InterfaceMethod<"The pieces of memory that may.", "::llvm::SmallVector<::mlir::MemorySlot>", "getPromotableSlots">,
    InterfaceMethod<"The contents before anything was written.", "::mlir::Value", "getDefaultValue",
                    (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Told of an argument that was added for the contents.", "void", "handleBlockArgument",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "::mlir::BlockArgument":$argument,
                         "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Told that the piece is not used any more; itself again if it has more.",
                    "::std::optional<::mlir::PromotableAllocationOpInterface>", "handlePromotionComplete",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "::mlir::Value":$defaultValue,
                         "::mlir::OpBuilder &":$builder)>
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = "Reads or writes such memory.";
  let methods = [
    InterfaceMethod<"Whether it reads the piece.", "bool", "loadsFrom", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"Whether it writes the piece.", "bool", "storesTo", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"What it writes.", "::mlir::Value", "getStored",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "::mlir::OpBuilder &":$builder,
                         "::mlir::Value":$reachingDef,
                         "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Whether its uses can be done without.", "bool", "canUsesBeRemoved",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
                         "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
                         "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Does without them.", "::mlir::DeletionKind", "removeBlockingUses",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
                         "::mlir::OpBuilder &":$builder,
                         "::mlir::Value":$reachingDefinition,
                         "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = "Uses a pointer to such memory in another way.";
  let methods = [
    InterfaceMethod<"Whether its uses can be done without.", "bool", "canUsesBeRemoved",
                    (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
                         "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
                         "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Does without them.", "::mlir::DeletionKind", "removeBlockingUses",
                    (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
                         "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Whether it has to see the values that replace the contents.", "bool", "requiresReplacedValues",
                    (ins), "", "return false;">,
    InterfaceMethod<"Sees them.", "void", "visitReplacedValues",
                    (ins "::llvm::ArrayRef<std::pair<::mlir::Operation *, ::mlir::Value>>":$mutatedDefs,
                         "::mlir::OpBuilder &":$builder), "", "(void)mutatedDefs; (void)builder;">
  ];
}

def DestructurableAllocationOpInterface : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = "Allocates memory that may become several.";
  let methods = [
    InterfaceMethod<"The pieces of memory that may.", "::llvm::SmallVector<::mlir::DestructurableMemorySlot>",
                    "getDestructurableSlots">,
    InterfaceMethod<"Makes several of one; by index.", "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot>",
                    "destructure",
                    (ins "const ::mlir::DestructurableMemorySlot &":$slot,
                         "const ::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices,
                         "::mlir::OpBuilder &":$builder,
                         "::llvm::SmallVectorImpl<::mlir::DestructurableAllocationOpInterface> &":$newAllocators)>,
    InterfaceMethod<"Told that the piece is not used any more; itself again if it has more.",
                    "::std::optional<::mlir::DestructurableAllocationOpInterface>", "handleDestructuringComplete",
                    (ins "const ::mlir::DestructurableMemorySlot &":$slot,
                         "::mlir::OpBuilder &":$builder)>
  ];
}

def SafeMemorySlotAccessOpInterface : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = "Accesses a piece of memory in a way that says so.";
  let methods = [
    InterfaceMethod<"Fails unless all accesses are within the piece; adds pieces of which the same has to hold.",
                    "::llvm::LogicalResult", "ensureOnlySafeAccesses",
                    (ins "const ::mlir::MemorySlot &":$slot,
                         "::llvm::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
                         "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def DestructurableAccessorOpInterface : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = "Accesses a part of memory that may become several.";
  let methods = [
    InterfaceMethod<"Whether it can access one of the several.", "bool", "canRewire",
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
  let description = "Is made of parts.";
  let methods = [
    InterfaceMethod<"The types of all parts, if their indices can be listed.",
                    "::std::optional<::llvm::DenseMap<::mlir::Attribute, ::mlir::Type>>", "getSubelementIndexMap">,
    InterfaceMethod<"The type of one part.", "::mlir::Type", "getTypeAtIndex", (ins "::mlir::Attribute":$index)>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_MEMORYSLOTINTERFACES
