//===- LLVMBase.td - The llvm dialect ----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_BASE
#define STRATA_DIALECTS_LLVM_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

// The name of an attribute, with its C++ accessor.
class LLVM_AttrName<string accessor, string name> {
  string decl = "static ::llvm::StringRef get" # accessor # "() { return \"" # name # "\"; }";
}

// Attributes of arguments and results: the accessor is get<Name>AttrName.
class LLVM_ParameterAttrName<string name, string attr> : LLVM_AttrName<name # "AttrName", "llvm." # attr>;
defvar LLVM_ParameterAttrNames = [
  LLVM_ParameterAttrName<"Align", "align">, LLVM_ParameterAttrName<"AllocAlign", "allocalign">,
  LLVM_ParameterAttrName<"AllocatedPointer", "allocptr">, LLVM_ParameterAttrName<"ByVal", "byval">,
  LLVM_ParameterAttrName<"ByRef", "byref">, LLVM_ParameterAttrName<"NoUndef", "noundef">,
  LLVM_ParameterAttrName<"Dereferenceable", "dereferenceable">,
  LLVM_ParameterAttrName<"DereferenceableOrNull", "dereferenceable_or_null">,
  LLVM_ParameterAttrName<"ElementType", "elementtype">, LLVM_ParameterAttrName<"InAlloca", "inalloca">,
  LLVM_ParameterAttrName<"InReg", "inreg">, LLVM_ParameterAttrName<"Nest", "nest">,
  LLVM_ParameterAttrName<"NoAlias", "noalias">, LLVM_ParameterAttrName<"NoCapture", "nocapture">,
  LLVM_ParameterAttrName<"NoFree", "nofree">, LLVM_ParameterAttrName<"NonNull", "nonnull">,
  LLVM_ParameterAttrName<"Preallocated", "preallocated">, LLVM_ParameterAttrName<"Range", "range">,
  LLVM_ParameterAttrName<"Readnone", "readnone">, LLVM_ParameterAttrName<"Readonly", "readonly">,
  LLVM_ParameterAttrName<"Returned", "returned">, LLVM_ParameterAttrName<"SExt", "signext">,
  LLVM_ParameterAttrName<"StackAlignment", "alignstack">, LLVM_ParameterAttrName<"StructRet", "sret">,
  LLVM_ParameterAttrName<"WriteOnly", "writeonly">, LLVM_ParameterAttrName<"ZExt", "zeroext">
];

// Attributes of modules, functions and ops, and keys of module flags.
defvar LLVM_OtherAttrNames = [
  LLVM_AttrName<"TargetAttrName", "llvm.target">, LLVM_AttrName<"TargetTripleAttrName", "llvm.target_triple">,
  LLVM_AttrName<"DataLayoutAttrName", "llvm.data_layout">, LLVM_AttrName<"IdentAttrName", "llvm.ident">,
  LLVM_AttrName<"ModuleFlags", "llvm.module.flags">, LLVM_AttrName<"CommandlineAttrName", "llvm.commandline">,
  LLVM_AttrName<"ModuleLevelAsmAttrName", "llvm.module_asm">,
  LLVM_AttrName<"DependentLibrariesAttrName", "llvm.dependent_libraries">,
  LLVM_AttrName<"ModuleFlagKeyCGProfileName", "CG Profile">,
  LLVM_AttrName<"ModuleFlagKeyProfileSummaryName", "ProfileSummary">,
  LLVM_AttrName<"EmitCWrapperAttrName", "llvm.emit_c_interface">, LLVM_AttrName<"MmraAttrName", "llvm.mmra">,
  LLVM_AttrName<"AliasScopesAttrName", "alias_scopes">, LLVM_AttrName<"NoAliasScopesAttrName", "noalias_scopes">,
  LLVM_AttrName<"AccessGroupsAttrName", "access_groups">,
  LLVM_AttrName<"OpBundleSizesAttrName", "op_bundle_sizes">, LLVM_AttrName<"OpBundleTagsAttrName", "op_bundle_tags">
];

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let cppNamespace = "::mlir::LLVM";
  let summary = "LLVM IR: its instructions, intrinsics, types and metadata";
  let description = [{
    Most ops correspond to one instruction or one intrinsic of LLVM IR, and have its operands and its semantics. Integers,
    floats and vectors are builtin types; types without a builtin equivalent are types of this dialect. Metadata, including
    debug information, are attributes. Differences: phi nodes are block arguments, and constants are ops.
  }];
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let discardableAttrs = (ins "::mlir::LLVM::WorkgroupAttributionAttr":$workgroup_attribution);
  let extraClassDeclaration =
      "// Names of attributes of arguments and results.\n" #
      !interleave(!foreach(attr, LLVM_ParameterAttrNames, attr.decl), "\n") #
      "\n// Names of other attributes.\n" # !interleave(!foreach(attr, LLVM_OtherAttrNames, attr.decl), "\n") # [{
    /// Verifies a data layout string of LLVM; errors are passed to `reportError`.
    static ::llvm::LogicalResult
    verifyDataLayoutString(::llvm::StringRef descr,
                           ::llvm::function_ref<void(const ::llvm::Twine &)> reportError);
    /// Returns true if a value of this type has a representation in LLVM IR.
    static bool isCompatibleType(::mlir::Type type);
    /// Parses a type of this dialect after the prefix `!llvm.`; reports an error for an unknown mnemonic.
    ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;
  }];
}

//===-- Attributes ---------------------------------------------------------===//

class LLVM_Attr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<LLVM_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

// An attribute with the parameters `<name = value, ...>` in any order. It is printed by an alias.
class LLVM_StructAttr<string name, string attrMnemonic, dag params, list<Trait> traits = [],
                      string baseCppClass = "::mlir::Attribute">
    : LLVM_Attr<name, attrMnemonic, traits, baseCppClass> {
  let parameters = params;
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

#endif // STRATA_DIALECTS_LLVM_BASE
