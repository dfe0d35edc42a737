//===- LLVMAttrs.td - Attributes of the llvm dialect -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes the attributes of debug information.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_ATTRS
#define STRATA_DIALECTS_LLVM_ATTRS

include "dialects/llvm/LLVMDebugInfo.td"
include "dialects/ptr/PtrInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

//===-- Enums --------------------------------------------------------------===//

class LLVM_EnumValueAttr<string name, string attrMnemonic, dag params, string format> : LLVM_Attr<name, attrMnemonic> {
  let parameters = params;
  let assemblyFormat = format;
}
def CConvAttr : LLVM_EnumValueAttr<"CConv", "cconv", (ins "CConv":$CallingConv), "`<` $CallingConv `>`"> {
  let summary = "calling convention";
}
def ComdatAttr : LLVM_EnumValueAttr<"Comdat", "comdat", (ins "comdat::Comdat":$comdat), "$comdat"> {
  let summary = "how the linker selects one of several comdats with the same name";
}
def LinkageAttr : LLVM_EnumValueAttr<"Linkage", "linkage", (ins "linkage::Linkage":$linkage), "`<` $linkage `>`"> {
  let summary = "linkage of a symbol";
}
def FramePointerKindAttr
    : LLVM_EnumValueAttr<"FramePointerKind", "framePointerKind",
                         (ins "framePointerKind::FramePointerKind":$framePointerKind), "`<` $framePointerKind `>`"> {
  let summary = "functions that keep their frame pointer";
}
def TailCallKindAttr : LLVM_EnumValueAttr<"TailCallKind", "tailcallkind", (ins "TailCallKind":$tailCallKind),
                                          "`<` $tailCallKind `>`"> {
  let summary = "whether a call is a tail call";
}
def UWTableKindAttr : LLVM_EnumValueAttr<"UWTableKind", "uwtableKind", (ins "uwtable::UWTableKind":$uwtableKind),
                                         "`<` $uwtableKind `>`"> {
  let summary = "kind of unwind tables";
}

//===-- Loops --------------------------------------------------------------===//

// Part of the metadata of a loop. A `followup` is the metadata of a loop that the transformation creates.
class LLVM_LoopAttr<string name, string attrMnemonic, dag params> : LLVM_StructAttr<name, attrMnemonic, params> {
  let summary = "metadata of a loop";
}
def LLVM_Flag : OptionalParameter<"BoolAttr">;
def LLVM_Followup : OptionalParameter<"LoopAnnotationAttr">;

def LoopVectorizeAttr : LLVM_LoopAttr<"LoopVectorize", "loop_vectorize", (ins
    LLVM_Flag:$disable, LLVM_Flag:$predicateEnable, LLVM_Flag:$scalableEnable, OptionalParameter<"IntegerAttr">:$width,
    LLVM_Followup:$followupVectorized, LLVM_Followup:$followupEpilogue, LLVM_Followup:$followupAll)>;
def LoopInterleaveAttr : LLVM_LoopAttr<"LoopInterleave", "loop_interleave", (ins "IntegerAttr":$count)>;
def LoopUnrollAttr : LLVM_LoopAttr<"LoopUnroll", "loop_unroll", (ins
    LLVM_Flag:$disable, OptionalParameter<"IntegerAttr">:$count, LLVM_Flag:$runtimeDisable, LLVM_Flag:$full,
    LLVM_Followup:$followupUnrolled, LLVM_Followup:$followupRemainder, LLVM_Followup:$followupAll)>;
def LoopUnrollAndJamAttr : LLVM_LoopAttr<"LoopUnrollAndJam", "loop_unroll_and_jam", (ins
    LLVM_Flag:$disable, OptionalParameter<"IntegerAttr">:$count, LLVM_Followup:$followupOuter,
    LLVM_Followup:$followupInner, LLVM_Followup:$followupRemainderOuter, LLVM_Followup:$followupRemainderInner,
    LLVM_Followup:$followupAll)>;
def LoopLICMAttr : LLVM_LoopAttr<"LoopLICM", "loop_licm", (ins LLVM_Flag:$disable, LLVM_Flag:$versioningDisable)>;
def LoopDistributeAttr : LLVM_LoopAttr<"LoopDistribute", "loop_distribute", (ins
    LLVM_Flag:$disable, LLVM_Followup:$followupCoincident, LLVM_Followup:$followupSequential,
    LLVM_Followup:$followupFallback, LLVM_Followup:$followupAll)>;
def LoopPipelineAttr : LLVM_LoopAttr<"LoopPipeline", "loop_pipeline", (ins
    LLVM_Flag:$disable, OptionalParameter<"IntegerAttr">:$initiationinterval)>;
def LoopPeeledAttr : LLVM_LoopAttr<"LoopPeeled", "loop_peeled", (ins OptionalParameter<"IntegerAttr">:$count)>;
def LoopUnswitchAttr : LLVM_LoopAttr<"LoopUnswitch", "loop_unswitch", (ins LLVM_Flag:$partialDisable)>;

def LoopAnnotationAttr : LLVM_LoopAttr<"LoopAnnotation", "loop_annotation", (ins
    LLVM_Flag:$disableNonforced, OptionalParameter<"LoopVectorizeAttr">:$vectorize,
    OptionalParameter<"LoopInterleaveAttr">:$interleave, OptionalParameter<"LoopUnrollAttr">:$unroll,
    OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam, OptionalParameter<"LoopLICMAttr">:$licm,
    OptionalParameter<"LoopDistributeAttr">:$distribute, OptionalParameter<"LoopPipelineAttr">:$pipeline,
    OptionalParameter<"LoopPeeledAttr">:$peeled, OptionalParameter<"LoopUnswitchAttr">:$unswitch,
    LLVM_Flag:$mustProgress, LLVM_Flag:$isVectorized, OptionalParameter<"FusedLoc">:$startLoc,
    OptionalParameter<"FusedLoc">:$endLoc, OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses)> {
  let description = "Attached to the branch at the end of the loop body: `!llvm.loop` in LLVM IR.";
}

//===-- Memory -------------------------------------------------------------===//

// An array of attributes of one class.
class LLVM_ArrayOf<LLVM_Attr element> : TypedArrayAttrBase<element, element.summary # " array"> {
  let constBuilderCall = ?;
}

def LLVM_AddressSpaceAttr
    : LLVM_Attr<"AddressSpace", "address_space", [LLVM_LLVMAddrSpaceAttrInterface,
                                                  DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "LLVM address space";
  let description = "The memory space of memrefs whose pointers are in this address space: `#llvm.address_space<3>`.";
  let parameters = (ins "unsigned":$addressSpace);
  let assemblyFormat = "`<` $addressSpace `>`";
}

def LLVM_MemoryEffectsAttr : LLVM_Attr<"MemoryEffects", "memory_effects"> {
  let summary = "how a function accesses the kinds of memory";
  let parameters = (ins "ModRefInfo":$other, "ModRefInfo":$argMem, "ModRefInfo":$inaccessibleMem,
                        "ModRefInfo":$errnoMem, "ModRefInfo":$targetMem0, "ModRefInfo":$targetMem1);
  let assemblyFormat = "`<` struct(params) `>`";
  let builders = [TypeBuilder<(ins "::llvm::ArrayRef<ModRefInfo>":$memInfoArgs)>];
  let extraClassDeclaration = [{
    /// Returns true if the function may read and write all memory.
    bool isReadWrite();
  }];
}

def LLVM_AliasScopeDomainAttr : LLVM_StructAttr<"AliasScopeDomain", "alias_scope_domain", (ins
    "::mlir::Attribute":$id, OptionalParameter<"StringAttr">:$description)> {
  let summary = "LLVM dialect alias scope domain metadata";
  let builders = [AttrBuilder<(ins CArg<"StringAttr", "{}">:$description), [{
    return $_get($_ctxt, ::mlir::DistinctAttr::create(::mlir::UnitAttr::get($_ctxt)), description);
  }]>];
}
def LLVM_AliasScopeAttr : LLVM_StructAttr<"AliasScope", "alias_scope", (ins
    "::mlir::Attribute":$id, "AliasScopeDomainAttr":$domain, OptionalParameter<"StringAttr">:$description)> {
  let summary = "LLVM dialect alias scope";
  let description = [{
    A set of memory accesses. Accesses with `noalias_scopes` that contain all scopes that another access has in a domain do
    not alias that access. The id is a distinct attribute or a string.
  }];
  let genVerifyDecl = 1;
  let builders = [
    AttrBuilderWithInferredContext<(ins "AliasScopeDomainAttr":$domain, CArg<"StringAttr", "{}">:$description), [{
      ::mlir::MLIRContext *context = domain.getContext();
      return $_get(context, ::mlir::DistinctAttr::create(::mlir::UnitAttr::get(context)), domain, description);
    }]>
  ];
}
def LLVM_AliasScopeArrayAttr : LLVM_ArrayOf<LLVM_AliasScopeAttr>;

def LLVM_AccessGroupAttr : LLVM_StructAttr<"AccessGroup", "access_group", (ins "DistinctAttr":$id)> {
  let summary = "LLVM dialect access group metadata";
  let description = "A set of memory accesses that `parallelAccesses` of a loop declares to be independent.";
  let builders = [AttrBuilder<(ins), [{
    return $_get($_ctxt, ::mlir::DistinctAttr::create(::mlir::UnitAttr::get($_ctxt)));
  }]>];
}
def LLVM_AccessGroupArrayAttr : LLVM_ArrayOf<LLVM_AccessGroupAttr>;

//===-- Type-based alias analysis ------------------------------------------===//

def LLVM_TBAARootAttr : LLVM_StructAttr<"TBAARoot", "tbaa_root", (ins OptionalParameter<"StringAttr">:$id), [],
                                        "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA root metadata";
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
}

def LLVM_TBAAMemberAttr : LLVM_Attr<"TBAAMember", "tbaa_member"> {
  let summary = "a member of a type, or its parent";
  let parameters = (ins "TBAANodeAttr":$typeDesc, "int64_t":$offset);
  let assemblyFormat = "`<` params `>`";
  let builders = [AttrBuilderWithInferredContext<(ins "TBAANodeAttr":$typeDesc, "int64_t":$offset), [{
    return $_get(typeDesc.getContext(), typeDesc, offset);
  }]>];
}
// A list of members in braces.
def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let parser = "::mlir::LLVM::detail::parseTBAAMembers($_parser)";
  let printer = "::mlir::LLVM::detail::printTBAAMembers($_printer, $_self);";
}
def LLVM_TBAATypeDescriptorAttr : LLVM_StructAttr<"TBAATypeDescriptor", "tbaa_type_desc", (ins
    StringRefParameter<>:$id, LLVM_TBAAMemberAttrArray:$members), [], "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA type metadata";
  let description = "A scalar type has its parent as only member; a struct has a member for each field.";
}
def LLVM_TBAATagAttr : LLVM_StructAttr<"TBAATag", "tbaa_tag", (ins
    "TBAATypeDescriptorAttr":$base_type, "TBAATypeDescriptorAttr":$access_type, "int64_t":$offset,
    DefaultValuedParameter<"bool", "false">:$constant)> {
  let summary = "LLVM dialect TBAA tag metadata";
  let description = "An access to a scalar at an offset in the base type. The memory of a constant tag never changes.";
  let builders = [
    AttrBuilderWithInferredContext<(ins "TBAATypeDescriptorAttr":$baseType, "TBAATypeDescriptorAttr":$accessType,
                                        "int64_t":$offset), [{
      return $_get(baseType.getContext(), baseType, accessType, offset, false);
    }]>
  ];
}
def LLVM_TBAATagArrayAttr : LLVM_ArrayOf<LLVM_TBAATagAttr>;

def LLVM_MMRATagAttr : LLVM_Attr<"MMRATag", "mmra_tag"> {
  let summary = "an annotation that relaxes the memory model";
  let description = "A tag `prefix:suffix`. An op has one, or an array of them, as `llvm.mmra`.";
  let parameters = (ins StringRefParameter<>:$prefix, StringRefParameter<>:$suffix);
  let assemblyFormat = "`<` $prefix `` `:` `` $suffix `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DereferenceableAttr : LLVM_Attr<"Dereferenceable", "dereferenceable"> {
  let summary = "the number of bytes that can be accessed through a pointer, which may be null if `mayBeNull` is set";
  let parameters = (ins "uint64_t":$bytes, DefaultValuedParameter<"bool", "false">:$mayBeNull);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===-- Values -------------------------------------------------------------===//

def LLVM_ConstantRangeAttr : LLVM_Attr<"ConstantRange", "constant_range"> {
  let summary = "the integers from `lower` to `upper`, which is excluded; may wrap";
  let description = "`#llvm.constant_range<i32, 0, 12>`. The use of the range decides whether the bounds are signed.";
  let parameters = (ins APIntParameter<"">:$lower, APIntParameter<"">:$upper);
  let builders = [AttrBuilder<(ins "uint32_t":$bitWidth, "int64_t":$lower, "int64_t":$upper), [{
    return $_get($_ctxt, ::llvm::APInt(bitWidth, lower, /*isSigned=*/true, /*implicitTrunc=*/true),
                 ::llvm::APInt(bitWidth, upper, /*isSigned=*/true, /*implicitTrunc=*/true));
  }]>];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

// Values of constants: the results of folding the ops with the same names.
class LLVM_FoldedAttr<string name, string attrMnemonic> : LLVM_Attr<name, attrMnemonic> {
  let summary = "the result of folding `llvm.mlir." # attrMnemonic # "`";
}
def LLVM_UndefAttr : LLVM_FoldedAttr<"Undef", "undef">;
def LLVM_PoisonAttr : LLVM_FoldedAttr<"Poison", "poison">;
def LLVM_ZeroAttr : LLVM_FoldedAttr<"Zero", "zero">;
def LLVM_DSOLocalEquivalentAttr : LLVM_Attr<"DSOLocalEquivalent", "dso_local_equivalent"> {
  let summary = "the result of folding `llvm.dso_local_equivalent`";
  let parameters = (ins "FlatSymbolRefAttr":$sym);
  let assemblyFormat = "$sym";
}

def LLVM_BlockTagAttr : LLVM_Attr<"BlockTag", "blocktag"> {
  let summary = "number of a block whose address is taken";
  let parameters = (ins "uint32_t":$id);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LLVM_BlockAddressAttr : LLVM_Attr<"BlockAddress", "blockaddress"> {
  let summary = "the address of the block of a function with a tag";
  let parameters = (ins "FlatSymbolRefAttr":$function, "BlockTagAttr":$tag);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===-- Functions ----------------------------------------------------------===//

def LLVM_VScaleRangeAttr : LLVM_Attr<"VScaleRange", "vscale_range"> {
  let summary = "the values that vscale can have";
  let parameters = (ins "IntegerAttr":$minRange, "IntegerAttr":$maxRange);
  let assemblyFormat = "`<` struct(params) `>`";
}

def LLVM_VecTypeHintAttr : LLVM_Attr<"VecTypeHint", "vec_type_hint"> {
  let summary = "the type for which most ops of a function should be vectorized";
  let parameters = (ins "TypeAttr":$hint, DefaultValuedParameter<"bool", "false">:$is_signed);
  let assemblyFormat = "`<` struct(params) `>`";
}

def WorkgroupAttributionAttr : LLVM_Attr<"WorkgroupAttribution", "mlir.workgroup_attribution"> {
  let summary = "size and element type of a memory attribution of a GPU kernel whose argument is a pointer";
  let parameters = (ins "IntegerAttr":$num_elements, "TypeAttr":$element_type);
  let assemblyFormat = "`<` $num_elements `,` $element_type `>`";
}

//===-- Targets ------------------------------------------------------------===//

def LLVM_TargetFeaturesAttr : LLVM_Attr<"TargetFeatures", "target_features", [DLTIQueryInterface]> {
  let summary = "features of a target, each with + or -";
  let description = "`#llvm.target_features<[\"+sve\", \"-sme\"]>`. A data layout query maps a feature to a boolean.";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$features);
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
  let builders = [
    // A list of features that is separated by commas.
    TypeBuilder<(ins "::llvm::StringRef":$features)>, TypeBuilder<(ins "::llvm::ArrayRef<::llvm::StringRef>":$features)>
  ];
  let extraClassDeclaration = [{
    bool contains(::mlir::StringAttr feature) const;
    bool contains(::llvm::StringRef feature) const;
    bool nullOrEmpty() const { return !*this || getFeatures().empty(); }
    /// Returns the features separated by commas.
    ::std::string getFeaturesString() const;
    /// Returns the features of `op`, if it is a function, or else of the closest function that contains `op`; null if
    /// there are none.
    static TargetFeaturesAttr featuresAt(::mlir::Operation *op);
    static constexpr ::llvm::StringLiteral getAttributeName() { return ::llvm::StringLiteral("target_features"); }
    ::llvm::FailureOr<::mlir::Attribute> query(::mlir::DataLayoutEntryKey key);
  }];
}

def LLVM_TargetAttr : LLVM_Attr<"Target", "target", [LLVM_TargetAttrInterface]> {
  let summary = "an LLVM target: triple, CPU and features";
  let parameters = (ins "StringAttr":$triple, "StringAttr":$chip,
                        OptionalParameter<"TargetFeaturesAttr", "">:$features);
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
  let extraClassDeclaration = [{
    ::llvm::FailureOr<::mlir::Attribute> query(::mlir::DataLayoutEntryKey key);
  }];
}

//===-- Modules ------------------------------------------------------------===//

def ModuleFlagAttr : LLVM_Attr<"ModuleFlag", "mlir.module_flag"> {
  let summary = "a flag of a module: what happens if linked modules have different values, name, and value";
  let description = [{
    The value is an integer, a string, a list of call graph profile entries ("CG Profile") or a profile summary
    ("ProfileSummary").

    ```mlir
    llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
    ```
  }];
  let parameters = (ins "ModFlagBehavior":$behavior, "StringAttr":$key, "::mlir::Attribute":$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
  let genVerifyDecl = 1;
}
def ModuleFlagCGProfileEntryAttr : LLVM_Attr<"ModuleFlagCGProfileEntry", "cgprofile_entry"> {
  let summary = "how often a function calls another one";
  let parameters = (ins OptionalParameter<"FlatSymbolRefAttr">:$from, OptionalParameter<"FlatSymbolRefAttr">:$to,
                        "uint64_t":$count);
  let assemblyFormat = "`<` struct(params) `>`";
}
def ModuleFlagProfileSummaryDetailedAttr : LLVM_Attr<"ModuleFlagProfileSummaryDetailed", "profile_summary_detailed"> {
  let summary = "the number of counters, and their minimum, that reach a share of the total count";
  let parameters = (ins "uint32_t":$cut_off, "uint64_t":$min_count, "uint32_t":$num_counts);
  let assemblyFormat = "`<` struct(params) `>`";
}
def ModuleFlagProfileSummaryAttr : LLVM_Attr<"ModuleFlagProfileSummary", "profile_summary"> {
  let summary = "summary of the execution counts of a module";
  let parameters = (ins
      "ProfileSummaryFormatKind":$format, "uint64_t":$total_count, "uint64_t":$max_count,
      "uint64_t":$max_internal_count, "uint64_t":$max_function_count, "uint64_t":$num_counts,
      "uint64_t":$num_functions, OptionalParameter<"std::optional<uint64_t>">:$is_partial_profile,
      OptionalParameter<"FloatAttr">:$partial_profile_ratio,
      ArrayRefParameter<"ModuleFlagProfileSummaryDetailedAttr">:$detailed_summary);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LLVM_DependentLibrariesAttr : LLVM_Attr<"DependentLibraries", "dependent_libraries"> {
  let summary = "libraries that the linker adds";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$libs);
  let assemblyFormat = "`<` $libs `>`";
}

#endif // STRATA_DIALECTS_LLVM_ATTRS
