//===- DataLayoutInterfaces.td - Data layout queries -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Interfaces of attributes that hold data layouts and target descriptions, of operations that carry them (scopes), and
// of types that compute their own size and alignment. The C++ class DataLayout, which answers queries in a scope, is
// in runtime/interfaces/DataLayoutInterfaces.h.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_DATALAYOUTINTERFACES
#define STRATA_DEFS_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

//===-- Attributes ---------------------------------------------------------===//

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = "Maps keys to attributes. A value that implements this interface, too, can be queried in turn.";
  let methods = [
    InterfaceMethod<"Returns the value of a key; fails if the key is absent.", "::llvm::FailureOr<::mlir::Attribute>",
                    "query", (ins "::mlir::DataLayoutEntryKey":$key)>
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = [{
    One key-value pair of a data layout or of a device description. The key is a type or a string. The type interprets
    the value of a type key; the dialect that the prefix of a string key names interprets the value of that key.
  }];
  let methods = [
    InterfaceMethod<"Returns the key.", "::mlir::DataLayoutEntryKey", "getKey">,
    InterfaceMethod<"Returns the value.", "::mlir::Attribute", "getValue">,
    InterfaceMethod<"Verifies this entry alone; errors are emitted at `loc`.", "::llvm::LogicalResult", "verifyEntry",
                    (ins "::mlir::Location":$loc), "", "return ::llvm::success();">
  ];
  let extraClassDeclaration = [{
    /// Returns true if the key is a type.
    bool isTypeEntry() const { return ::llvm::isa<::mlir::Type>(getKey()); }
  }];
}

def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    A data layout: a list of entries with distinct keys, stored contiguously. Scopes nest, so a data layout can be
    combined with those of enclosing scopes.
  }];
  let methods = [
    InterfaceMethod<"Returns this data layout combined with those of enclosing scopes, which are ordered from the "
                    "outermost to the innermost; null if they are incompatible.", "::mlir::DataLayoutSpecInterface",
                    "combineWith", (ins "::llvm::ArrayRef<::mlir::DataLayoutSpecInterface>":$specs)>,
    InterfaceMethod<"Returns the entries.", "::mlir::DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<"Returns the key of the byte order.", "::mlir::StringAttr", "getEndiannessIdentifier",
                    (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Returns the key of the default memory space.", "::mlir::StringAttr",
                    "getDefaultMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Returns the key of the memory space of stack allocations.", "::mlir::StringAttr",
                    "getAllocaMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Returns the key of the memory space of functions.", "::mlir::StringAttr",
                    "getProgramMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Returns the key of the memory space of globals.", "::mlir::StringAttr",
                    "getGlobalMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Returns the key of the symbol mangling mode.", "::mlir::StringAttr", "getManglingModeIdentifier",
                    (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Returns the key of the natural stack alignment.", "::mlir::StringAttr",
                    "getStackAlignmentIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Returns the key of the alignment of function pointers.", "::mlir::StringAttr",
                    "getFunctionPointerAlignmentIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Returns the key of the native integer widths.", "::mlir::StringAttr",
                    "getLegalIntWidthsIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"Returns the entries whose key is a type of the given class, whatever its parameters.",
                    "::mlir::DataLayoutEntryList", "getSpecForType", (ins "::mlir::TypeID":$type), "",
                    "return ::mlir::detail::filterEntriesForType($_attr.getEntries(), type);">,
    InterfaceMethod<"Returns the entry with the given string key, or null.", "::mlir::DataLayoutEntryInterface",
                    "getSpecForIdentifier", (ins "::mlir::StringAttr":$identifier), "",
                    "return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(), identifier);">,
    InterfaceMethod<"Verifies all entries; errors are emitted at `loc`.", "::llvm::LogicalResult", "verifySpec",
                    (ins "::mlir::Location":$loc), "", "return ::mlir::detail::verifyDataLayoutSpec($_attr, loc);">
  ];
  let extraClassDeclaration = [{
    /// Returns the entries whose key is a type of class `Ty`.
    template <typename Ty>
    ::mlir::DataLayoutEntryList getSpecForType() const {
      return getSpecForType(::mlir::TypeID::get<Ty>());
    }
    /// Implements `query` by a linear search of the entries.
    ::llvm::FailureOr<::mlir::Attribute> queryHelper(::mlir::DataLayoutEntryKey key) const;
    /// Splits the entries into those with type keys, grouped by type class, and those with string keys.
    void bucketEntriesByType(::llvm::MapVector<::mlir::TypeID, ::mlir::DataLayoutEntryList> &types,
                             ::mlir::DataLayoutIdentifiedEntryMap &ids) const;
  }];
}

def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let description = "The properties of one device: entries with string keys.";
  let methods = [
    InterfaceMethod<"Returns the entries.", "::mlir::DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<"Returns the entry with the given string key, or null.", "::mlir::DataLayoutEntryInterface",
                    "getSpecForIdentifier", (ins "::mlir::StringAttr":$identifier), "",
                    "return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(), identifier);">,
    InterfaceMethod<"Verifies this description alone; errors are emitted at `loc`.", "::llvm::LogicalResult",
                    "verifyEntry", (ins "::mlir::Location":$loc), "", "return ::llvm::success();">
  ];
  let extraClassDeclaration = [{
    /// Implements `query`: returns the value of a string key.
    ::llvm::FailureOr<::mlir::Attribute> queryHelper(::mlir::DataLayoutEntryKey key) const;
  }];
}

def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let description = "The devices of a system: entries that map device names to device descriptions.";
  let methods = [
    InterfaceMethod<"Returns the entries.", "::llvm::ArrayRef<::mlir::DataLayoutEntryInterface>", "getEntries">,
    InterfaceMethod<"Returns the description of a device, if it has one.",
                    "::std::optional<::mlir::TargetDeviceSpecInterface>", "getDeviceSpecForDeviceID",
                    (ins "::mlir::StringAttr":$deviceID)>,
    InterfaceMethod<"Verifies all entries; errors are emitted at `loc`.", "::llvm::LogicalResult", "verifySpec",
                    (ins "::mlir::Location":$loc), "", "return ::mlir::detail::verifyTargetSystemSpec($_attr, loc);">
  ];
  let extraClassDeclaration = [{
    using DeviceID = ::mlir::StringAttr;
    /// Implements `query`: returns the description of the device that a string key names.
    ::llvm::FailureOr<::mlir::Attribute> queryHelper(::mlir::DataLayoutEntryKey key) const;
  }];
}

//===-- Operations ---------------------------------------------------------===//

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = [{
    A scope of data layout queries: an operation that can carry a data layout. The static methods answer queries from
    the entries for the queried type or key; the default implementations give builtin types the answers of MLIR and
    call `DataLayoutTypeInterface` for other types. Answers must depend on the arguments only, since they are cached.
    `builtin.module` is a scope, too, without this interface.
  }];
  let methods = [
    InterfaceMethod<"Returns the data layout of this operation, or null.", "::mlir::DataLayoutSpecInterface",
                    "getDataLayoutSpec">,
    InterfaceMethod<"Returns the target description of this operation, or null.", "::mlir::TargetSystemSpecInterface",
                    "getTargetSystemSpec">,
    StaticInterfaceMethod<"Returns the size of a type in bytes.",
                          "::llvm::TypeSize", "getTypeSize",
                          (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::divideCeil(ConcreteOp::getTypeSizeInBits(type, dataLayout, params), "
                          "8);">,
    StaticInterfaceMethod<"Returns the size of a type in bits.",
                          "::llvm::TypeSize", "getTypeSizeInBits",
                          (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::getDefaultTypeSizeInBits(type, dataLayout, params);">,
    StaticInterfaceMethod<"Returns the alignment of a type, in bytes, that the ABI requires.",
                          "uint64_t", "getTypeABIAlignment",
                          (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::getDefaultABIAlignment(type, dataLayout, params);">,
    StaticInterfaceMethod<"Returns the preferred alignment of a type in bytes.",
                          "uint64_t", "getTypePreferredAlignment",
                          (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::getDefaultPreferredAlignment(type, dataLayout, params);">,
    StaticInterfaceMethod<"Returns the bit width of index computations for a pointer-like type or `index`; none for "
                          "other types.",
                          "::std::optional<uint64_t>", "getIndexBitwidth",
                          (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout,
                               "::mlir::DataLayoutEntryListRef":$params), "",
                          "return ::mlir::detail::getDefaultIndexBitwidth(type, dataLayout, params);">,
    StaticInterfaceMethod<"Returns the byte order, or null.", "::mlir::Attribute", "getEndianness",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultEndianness(entry);">,
    StaticInterfaceMethod<"Returns the default memory space, or null.", "::mlir::Attribute", "getDefaultMemorySpace",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultMemorySpace(entry);">,
    StaticInterfaceMethod<"Returns the memory space of stack allocations, or null.", "::mlir::Attribute",
                          "getAllocaMemorySpace",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultAllocaMemorySpace(entry);">,
    StaticInterfaceMethod<"Returns the symbol mangling mode, or null.", "::mlir::Attribute", "getManglingMode",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultManglingMode(entry);">,
    StaticInterfaceMethod<"Returns the memory space of functions, or null.", "::mlir::Attribute",
                          "getProgramMemorySpace",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultProgramMemorySpace(entry);">,
    StaticInterfaceMethod<"Returns the memory space of globals, or null.", "::mlir::Attribute", "getGlobalMemorySpace",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultGlobalMemorySpace(entry);">,
    StaticInterfaceMethod<"Returns the natural stack alignment in bits; zero if `entry` is null.", "uint64_t",
                          "getStackAlignment",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultStackAlignment(entry);">,
    StaticInterfaceMethod<"Returns the alignment of function pointers, or null.", "::mlir::Attribute",
                          "getFunctionPointerAlignment",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultFunctionPointerAlignment(entry);">,
    StaticInterfaceMethod<"Returns the native integer widths, or null.", "::mlir::Attribute", "getLegalIntWidths",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDefaultLegalIntWidths(entry);">,
    StaticInterfaceMethod<"Returns the value of a device property, if `entry` is not null.",
                          "::std::optional<::mlir::Attribute>", "getDevicePropertyValue",
                          (ins "::mlir::DataLayoutEntryInterface":$entry), "",
                          "return ::mlir::detail::getDevicePropertyValue(entry);">
  ];
  let dependentTraits = [IsolatedFromAbove];
  let verify = "return ::mlir::detail::verifyDataLayoutOp($_op);";
}

//===-- Types --------------------------------------------------------------===//

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = [{
    A type that computes its size and alignment. `params` are the entries of the scope whose keys are types of the same
    class, whatever their parameters; the list may be empty. `dataLayout` answers queries about other types.
  }];
  let methods = [
    InterfaceMethod<"Returns the size of this type in bytes.", "::llvm::TypeSize", "getTypeSize",
                    (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params), "",
                    "return ::mlir::detail::divideCeil($_type.getTypeSizeInBits(dataLayout, params), 8);">,
    InterfaceMethod<"Returns the size of this type in bits.", "::llvm::TypeSize", "getTypeSizeInBits",
                    (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"Returns the alignment, in bytes, that the ABI requires.", "uint64_t", "getABIAlignment",
                    (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"Returns the preferred alignment in bytes.", "uint64_t", "getPreferredAlignment",
                    (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params), "",
                    "return $_type.getABIAlignment(dataLayout, params);">,
    InterfaceMethod<"Returns the bit width of index computations if this type is pointer-like.",
                    "::std::optional<uint64_t>", "getIndexBitwidth",
                    (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params), "",
                    "return ::std::nullopt;">,
    InterfaceMethod<"Returns true if a scope with the entries `newLayout` may be nested in a scope with the entries "
                    "`oldLayout`, all of this type's class. `newSpec` is the data layout of the nested scope; "
                    "`identified` has the combined entries with string keys.", "bool", "areCompatible",
                    (ins "::mlir::DataLayoutEntryListRef":$oldLayout, "::mlir::DataLayoutEntryListRef":$newLayout,
                         "::mlir::DataLayoutSpecInterface":$newSpec,
                         "const ::mlir::DataLayoutIdentifiedEntryMap &":$identified), "", "return true;">,
    InterfaceMethod<"Verifies the entries for types of this class; errors are emitted at `loc`.",
                    "::llvm::LogicalResult", "verifyEntries",
                    (ins "::mlir::DataLayoutEntryListRef":$entries, "::mlir::Location":$loc), "",
                    "return ::llvm::success();">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_DATALAYOUTINTERFACES
