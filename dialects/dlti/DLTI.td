//===- DLTI.td - Data layout and target information --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_DLTI
#define STRATA_DIALECTS_DLTI

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let cppNamespace = "::strata";
  let summary = "How types lie in memory, and what targets are like";
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    // Attributes of ops.
    static constexpr ::llvm::StringLiteral kMapAttrName = "dlti.map";
    static constexpr ::llvm::StringLiteral kDataLayoutAttrName = "dlti.dl_spec";
    static constexpr ::llvm::StringLiteral kTargetSystemDescAttrName = "dlti.target_system_spec";
    static constexpr ::llvm::StringLiteral kTargetDeviceDescAttrName = "dlti.target_device_spec";
    // Keys of data layouts.
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

class DLTI_Attr<string name, string attrMnemonic> : AttrDef<DLTI_Dialect, name> { let mnemonic = attrMnemonic; }

def DLTI_DataLayoutEntryAttr : DLTI_Attr<"DataLayoutEntry", "dl_entry"> {
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
    ::strata::DataLayoutEntryKey getKey() const;
  }];
}

// Entries with different keys, `<i32 = 1, "name" = 2>`.
class DLTI_EntriesAttr<string name, string attrMnemonic> : DLTI_Attr<name, attrMnemonic> {
  let parameters = (ins ArrayRefParameter<"DataLayoutEntryAttr">:$entries);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The value of a key; fails where it is not there.
    ::llvm::FailureOr<::mlir::Attribute> query(::strata::DataLayoutEntryKey key) const;
  }];
}
def DLTI_MapAttr : DLTI_EntriesAttr<"Map", "map"> {
  let summary = "anything by keys; maps may be values";
}
def DLTI_DataLayoutSpecAttr : DLTI_EntriesAttr<"DataLayoutSpec", "dl_spec"> {
  let summary = "how types lie in memory, and more that a program relies on";
  let description = [{
    ```mlir
    module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "little">} {
    }
    ```
  }];
}
def DLTI_TargetDeviceSpecAttr : DLTI_EntriesAttr<"TargetDeviceSpec", "target_device_spec"> {
  let summary = "what a device is like; all keys are strings";
}
def DLTI_TargetSystemSpecAttr : DLTI_EntriesAttr<"TargetSystemSpec", "target_system_spec"> {
  let summary = "the devices of a system, by name";
}

def DLTI_FunctionPointerAlignmentAttr : DLTI_Attr<"FunctionPointerAlignment", "function_pointer_alignment"> {
  let summary = "how pointers to functions are aligned, and whether functions are";
  let parameters = (ins "uint64_t":$alignment, "bool":$function_dependent);
  let assemblyFormat = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`";
}

#endif // STRATA_DIALECTS_DLTI
