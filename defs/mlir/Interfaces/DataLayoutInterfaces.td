//===- DataLayoutInterfaces.td - How types lie in memory ---*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_DATALAYOUTINTERFACES
#define STRATA_DEFS_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

// The runtime has no C++ class of these yet: the methods are declared where they are asked for.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = "Answers questions by key.";
  let methods = [
    InterfaceMethod<"What it has for a key.", "::llvm::FailureOr<::mlir::Attribute>", "query",
                    (ins "::mlir::DataLayoutEntryKey":$key)>
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = "A key, which is a type or a name, and what is said of it.";
  let methods = [
    InterfaceMethod<"The key.", "::mlir::DataLayoutEntryKey", "getKey">,
    InterfaceMethod<"What is said.", "::mlir::Attribute", "getValue">,
    InterfaceMethod<"Whether it makes sense.", "::llvm::LogicalResult", "verifyEntry", (ins "::mlir::Location":$loc),
                    "", "return ::llvm::success();">
  ];
}

def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let description = "A list of entries.";
  let methods = [
    InterfaceMethod<"One list of this and of those of the ops around.", "::mlir::DataLayoutSpecInterface",
                    "combineWith", (ins "::llvm::ArrayRef<::mlir::DataLayoutSpecInterface>":$specs)>,
    InterfaceMethod<"The list.", "::mlir::DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<"The name of the entry with the order of bytes.", "::mlir::StringAttr",
                    "getEndiannessIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry with the memory space of what names none.", "::mlir::StringAttr",
                    "getDefaultMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry with the memory space of the stack.", "::mlir::StringAttr",
                    "getAllocaMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry with the memory space of code.", "::mlir::StringAttr",
                    "getProgramMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry with the memory space of globals.", "::mlir::StringAttr",
                    "getGlobalMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry that says how names are spelled for the linker.", "::mlir::StringAttr",
                    "getManglingModeIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry with the alignment of the stack.", "::mlir::StringAttr",
                    "getStackAlignmentIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry with the alignment of pointers to functions.", "::mlir::StringAttr",
                    "getFunctionPointerAlignmentIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry with the widths that the machine computes with.", "::mlir::StringAttr",
                    "getLegalIntWidthsIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The entries whose key is a type of a kind.", "::mlir::DataLayoutEntryList", "getSpecForType",
                    (ins "::mlir::TypeID":$type), "",
                    "return ::mlir::detail::filterEntriesForType($_attr.getEntries(), type);">,
    InterfaceMethod<"The entry whose key is a name.", "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
                    (ins "::mlir::StringAttr":$identifier), "",
                    "return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(), identifier);">,
    InterfaceMethod<"Whether it makes sense.", "::llvm::LogicalResult", "verifySpec", (ins "::mlir::Location":$loc),
                    "", "return ::mlir::detail::verifyDataLayoutSpec($_attr, loc);">
  ];
}

def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let description = "What is said of one device.";
  let methods = [
    InterfaceMethod<"The list.", "::mlir::DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<"The entry whose key is a name.", "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
                    (ins "::mlir::StringAttr":$identifier), "",
                    "return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(), identifier);">,
    InterfaceMethod<"Whether it makes sense.", "::llvm::LogicalResult", "verifyEntry", (ins "::mlir::Location":$loc),
                    "", "return ::llvm::success();">
  ];
}

def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let description = "What is said of several devices.";
  let methods = [
    InterfaceMethod<"The list.", "::llvm::ArrayRef<::mlir::DataLayoutEntryInterface>", "getEntries">,
    InterfaceMethod<"What is said of one of them.", "::std::optional<::mlir::TargetDeviceSpecInterface>",
                    "getDeviceSpecForDeviceID", (ins "::mlir::StringAttr":$deviceID)>,
    InterfaceMethod<"Whether it makes sense.", "::llvm::LogicalResult", "verifySpec", (ins "::mlir::Location":$loc),
                    "", "return ::mlir::detail::verifyTargetSystemSpec($_attr, loc);">
  ];
}

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = "Says how types lie in memory for what is in it.";
  let methods = [
    InterfaceMethod<"The entries; may be null.", "::mlir::DataLayoutSpecInterface", "getDataLayoutSpec">,
    InterfaceMethod<"The devices; may be null.", "::mlir::TargetSystemSpecInterface", "getTargetSystemSpec">,
    StaticInterfaceMethod<"Size in bytes.", "::llvm::TypeSize", "getTypeSize",
                          (ins "::mlir::Type":$type,
                               "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::divideCeil(ConcreteOp::getTypeSizeInBits(type, dataLayout, params), "
                          "8);">,
    StaticInterfaceMethod<"Size in bits.", "::llvm::TypeSize", "getTypeSizeInBits",
                          (ins "::mlir::Type":$type,
                               "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::getDefaultTypeSizeInBits(type, dataLayout, params);">,
    StaticInterfaceMethod<"Alignment that is needed.", "uint64_t", "getTypeABIAlignment",
                          (ins "::mlir::Type":$type,
                               "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::getDefaultABIAlignment(type, dataLayout, params);">,
    StaticInterfaceMethod<"Alignment that is best.", "uint64_t", "getTypePreferredAlignment",
                          (ins "::mlir::Type":$type,
                               "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::getDefaultPreferredAlignment(type, dataLayout, params);">,
    StaticInterfaceMethod<"Width of indices into the type.", "::std::optional<uint64_t>", "getIndexBitwidth",
                          (ins "::mlir::Type":$type,
                               "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::getDefaultIndexBitwidth(type, dataLayout, params);">,
    StaticInterfaceMethod<"The order of bytes.", "::mlir::Attribute", "getEndianness",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultEndianness(entry);">,
    StaticInterfaceMethod<"The memory space of what names none.", "::mlir::Attribute", "getDefaultMemorySpace",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultMemorySpace(entry);">,
    StaticInterfaceMethod<"The memory space of the stack.", "::mlir::Attribute", "getAllocaMemorySpace",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultAllocaMemorySpace(entry);">,
    StaticInterfaceMethod<"How names are spelled for the linker.", "::mlir::Attribute", "getManglingMode",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultManglingMode(entry);">,
    StaticInterfaceMethod<"The memory space of code.", "::mlir::Attribute", "getProgramMemorySpace",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultProgramMemorySpace(entry);">,
    StaticInterfaceMethod<"The memory space of globals.", "::mlir::Attribute", "getGlobalMemorySpace",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultGlobalMemorySpace(entry);">,
    StaticInterfaceMethod<"The alignment of the stack.", "uint64_t", "getStackAlignment",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultStackAlignment(entry);">,
    StaticInterfaceMethod<"The alignment of pointers to functions.", "::mlir::Attribute",
                          "getFunctionPointerAlignment", (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultFunctionPointerAlignment(entry);">,
    StaticInterfaceMethod<"The widths that the machine computes with.", "::mlir::Attribute", "getLegalIntWidths",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultLegalIntWidths(entry);">,
    StaticInterfaceMethod<"What an entry says of a device.", "::std::optional<::mlir::Attribute>",
                          "getDevicePropertyValue", (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDevicePropertyValue(entry);">
  ];
  let verify = "return ::mlir::detail::verifyDataLayoutOp($_op);";
}

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = "Knows how it lies in memory.";
  let methods = [
    InterfaceMethod<"Size in bytes.", "::llvm::TypeSize", "getTypeSize",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params), "",
                    "return ::mlir::detail::divideCeil($_type.getTypeSizeInBits(dataLayout, params), 8);">,
    InterfaceMethod<"Size in bits.", "::llvm::TypeSize", "getTypeSizeInBits",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"Alignment that is needed.", "uint64_t", "getABIAlignment",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"Alignment that is best.", "uint64_t", "getPreferredAlignment",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params), "",
                    "return $_type.getABIAlignment(dataLayout, params);">,
    InterfaceMethod<"Width of indices into the type.", "::std::optional<uint64_t>", "getIndexBitwidth",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params), "", "return ::std::nullopt;">,
    InterfaceMethod<"Whether entries may be inside of others.", "bool", "areCompatible",
                    (ins "::mlir::DataLayoutEntryListRef":$oldLayout,
                         "::mlir::DataLayoutEntryListRef":$newLayout,
                         "::mlir::DataLayoutSpecInterface":$newSpec,
                         "const ::mlir::DataLayoutIdentifiedEntryMap &":$identified), "", "return true;">,
    InterfaceMethod<"Whether the entries of such types make sense.", "::llvm::LogicalResult", "verifyEntries",
                    (ins "::mlir::DataLayoutEntryListRef":$entries, "::mlir::Location":$loc), "",
                    "return ::llvm::success();">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_DATALAYOUTINTERFACES
