//===- DLTI.td - Data layout and target information --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_DLTI
#define STRATA_DIALECTS_DLTI

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let cppNamespace = "::mlir";
  let summary = "Data layouts and target descriptions";
  let description = [{
    Attributes of modules: `dlti.dl_spec` is the data layout, `dlti.target_system_spec` describes the devices, and
    `dlti.map` maps any keys to any values. `DataLayout` (docs/data-layout.md) answers queries from the first two.
  }];
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    void initialize();

    // Names of operation attributes.
    static constexpr ::llvm::StringLiteral kMapAttrName = "dlti.map";
    static constexpr ::llvm::StringLiteral kDataLayoutAttrName = "dlti.dl_spec";
    static constexpr ::llvm::StringLiteral kTargetSystemDescAttrName = "dlti.target_system_spec";
    static constexpr ::llvm::StringLiteral kTargetDeviceDescAttrName = "dlti.target_device_spec";
    // Keys of data layout entries.
    static constexpr ::llvm::StringLiteral kDataLayoutEndiannessKey = "dlti.endianness";
    static constexpr ::llvm::StringLiteral kDataLayoutEndiannessBig = "big";
    static constexpr ::llvm::StringLiteral kDataLayoutEndiannessLittle = "little";
    static constexpr ::llvm::StringLiteral kDataLayoutManglingModeKey = "dlti.mangling_mode";
    static constexpr ::llvm::StringLiteral kDataLayoutDefaultMemorySpaceKey = "dlti.default_memory_space";
    static constexpr ::llvm::StringLiteral kDataLayoutAllocaMemorySpaceKey = "dlti.alloca_memory_space";
    static constexpr ::llvm::StringLiteral kDataLayoutProgramMemorySpaceKey = "dlti.program_memory_space";
    static constexpr ::llvm::StringLiteral kDataLayoutGlobalMemorySpaceKey = "dlti.global_memory_space";
    static constexpr ::llvm::StringLiteral kDataLayoutStackAlignmentKey = "dlti.stack_alignment";
    static constexpr ::llvm::StringLiteral kDataLayoutFunctionPointerAlignmentKey =
        "dlti.function_pointer_alignment";
    static constexpr ::llvm::StringLiteral kDataLayoutLegalIntWidthsKey = "dlti.legal_int_widths";
  }];
}

class DLTI_Attr<string name, string attrMnemonic, list<Trait> traits = []> : AttrDef<DLTI_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def DLTI_DataLayoutEntryAttr : DLTI_Attr<"DataLayoutEntry", "dl_entry", [DataLayoutEntryInterface]> {
  let summary = "a key, which is a type or a string, and its value";
  let description = "Alone: `#dlti.dl_entry<i32, 1>`. In lists it is written `i32 = 1`.";
  let parameters = (ins "::mlir::Attribute":$keyAttr, "::mlir::Attribute":$value);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$key, "::mlir::Attribute":$value), [{
      return $_get(key.getContext(), ::mlir::Attribute(key), value);
    }]>,
    AttrBuilderWithInferredContext<(ins "::mlir::Type":$key, "::mlir::Attribute":$value), [{
      return $_get(key.getContext(), ::mlir::Attribute(::mlir::TypeAttr::get(key)), value);
    }]>
  ];
  let extraClassDeclaration = [{
    ::mlir::DataLayoutEntryKey getKey() const;
  }];
}

// A list of entries with distinct keys: `<i32 = 1, "name" = 2>`.
class DLTI_EntriesAttr<string name, string attrMnemonic, AttrInterface interface, code declarations = "">
    : DLTI_Attr<name, attrMnemonic, [interface]> {
  let parameters = (ins ArrayRefParameter<"::mlir::DataLayoutEntryInterface">:$entries);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Returns the value of a key; fails if the key is absent.
    ::llvm::FailureOr<::mlir::Attribute> query(::mlir::DataLayoutEntryKey key) const;
  }] # declarations;
}
def DLTI_MapAttr : DLTI_EntriesAttr<"Map", "map", DLTIQueryInterface> {
  let summary = "a map from types and strings to attributes, which can be maps";
}
def DLTI_DataLayoutSpecAttr : DLTI_EntriesAttr<"DataLayoutSpec", "dl_spec", DataLayoutSpecInterface, [{
    /// Combines this data layout with `specs`, the data layouts of the enclosing scopes from the outermost to the
    /// innermost. An inner entry replaces an outer entry with the same key. Returns null if these are incompatible.
    DataLayoutSpecAttr combineWith(::llvm::ArrayRef<::mlir::DataLayoutSpecInterface> specs) const;
    ::mlir::StringAttr getEndiannessIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr getDefaultMemorySpaceIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr getAllocaMemorySpaceIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr getProgramMemorySpaceIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr getGlobalMemorySpaceIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr getManglingModeIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr getStackAlignmentIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr getFunctionPointerAlignmentIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr getLegalIntWidthsIdentifier(::mlir::MLIRContext *context) const;
  }]> {
  let summary = "the data layout of a module: sizes and alignments of types, byte order, memory spaces";
  let description = [{
    ```mlir
    module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "little">} {
    }
    ```
  }];
}
def DLTI_TargetDeviceSpecAttr : DLTI_EntriesAttr<"TargetDeviceSpec", "target_device_spec", TargetDeviceSpecInterface> {
  let summary = "the properties of a device; all keys are strings";
}
def DLTI_TargetSystemSpecAttr
    : DLTI_EntriesAttr<"TargetSystemSpec", "target_system_spec", TargetSystemSpecInterface, [{
    /// Returns the description of the device with this ID; nothing if there is none.
    ::std::optional<::mlir::TargetDeviceSpecInterface> getDeviceSpecForDeviceID(::mlir::StringAttr deviceID) const;
  }]> {
  let summary = "the devices of a system by name";
}

def DLTI_FunctionPointerAlignmentAttr : DLTI_Attr<"FunctionPointerAlignment", "function_pointer_alignment"> {
  let summary = "the alignment of function pointers, and whether it depends on that of functions";
  let parameters = (ins "uint64_t":$alignment, "bool":$function_dependent);
  let assemblyFormat = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`";
}

#endif // STRATA_DIALECTS_DLTI
