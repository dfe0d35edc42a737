//===- GPUAttributes.td - Attributes of the gpu dialect ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Attributes that map loops to processors, and attributes of compiled modules.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_ATTRIBUTES
#define STRATA_DIALECTS_GPU_ATTRIBUTES

include "dialects/gpu/GPUBase.td"

class GPU_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<GPU_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

//===-- Mapping of loops ---------------------------------------------------===//

def MappingIdEnum : I64EnumAttr<"MappingId", "Mapping ids for loop mapping", [
    I64EnumAttrCase<"DimX", 0, "x">, I64EnumAttrCase<"DimY", 1, "y">, I64EnumAttrCase<"DimZ", 2, "z">,
    I64EnumAttrCase<"LinearDim0", 3, "linear_dim_0">, I64EnumAttrCase<"LinearDim1", 4, "linear_dim_1">,
    I64EnumAttrCase<"LinearDim2", 5, "linear_dim_2">, I64EnumAttrCase<"LinearDim3", 6, "linear_dim_3">,
    I64EnumAttrCase<"LinearDim4", 7, "linear_dim_4">, I64EnumAttrCase<"LinearDim5", 8, "linear_dim_5">,
    I64EnumAttrCase<"LinearDim6", 9, "linear_dim_6">, I64EnumAttrCase<"LinearDim7", 10, "linear_dim_7">,
    I64EnumAttrCase<"LinearDim8", 11, "linear_dim_8">, I64EnumAttrCase<"LinearDim9", 12, "linear_dim_9">]> {
  let cppNamespace = "::mlir::gpu";
}

class GPU_MappingAttr<string name, string attrMnemonic, dag params> : GPU_Attr<name, attrMnemonic> {
  let parameters = params;
  let assemblyFormat = "`<` params `>`";
}
def GPUBlockMappingAttr : GPU_MappingAttr<"GPUBlockMapping", "block", (ins EnumParameter<MappingIdEnum>:$block)> {
  let summary = "maps a loop to blocks";
}
def GPUWarpgroupMappingAttr
    : GPU_MappingAttr<"GPUWarpgroupMapping", "warpgroup", (ins EnumParameter<MappingIdEnum>:$warpgroup)> {
  let summary = "maps a loop to warpgroups";
}
def GPUWarpMappingAttr : GPU_MappingAttr<"GPUWarpMapping", "warp", (ins EnumParameter<MappingIdEnum>:$warp)> {
  let summary = "maps a loop to warps";
}
def GPUThreadMappingAttr : GPU_MappingAttr<"GPUThreadMapping", "thread", (ins EnumParameter<MappingIdEnum>:$thread)> {
  let summary = "maps a loop to threads";
}
def GPULaneMappingAttr : GPU_MappingAttr<"GPULaneMapping", "lane", (ins EnumParameter<MappingIdEnum>:$lane)> {
  let summary = "maps a loop to the lanes of a warp";
}
def GPUMappingMaskAttr : GPU_MappingAttr<"GPUMappingMask", "mask", (ins "uint64_t":$mask)> {
  let summary = "bit mask of the active processors";
}
def GPUMemorySpaceMappingAttr
    : GPU_MappingAttr<"GPUMemorySpaceMapping", "memory_space", (ins EnumParameter<GPU_AddressSpaceEnum>:$address_space)> {
  let summary = "maps the destination of a copy to a memory space";
}

def ProcessorEnum : I64EnumAttr<"Processor", "processor for loop mapping", [
    I64EnumAttrCase<"BlockX", 0, "block_x">, I64EnumAttrCase<"BlockY", 1, "block_y">,
    I64EnumAttrCase<"BlockZ", 2, "block_z">, I64EnumAttrCase<"ThreadX", 3, "thread_x">,
    I64EnumAttrCase<"ThreadY", 4, "thread_y">, I64EnumAttrCase<"ThreadZ", 5, "thread_z">,
    I64EnumAttrCase<"Sequential", 6, "sequential">]> {
  let cppNamespace = "::mlir::gpu";
}
def ParallelLoopDimMappingAttr : GPU_Attr<"ParallelLoopDimMapping", "loop_dim_map"> {
  let summary = "maps a dimension of a parallel loop to a processor";
  let parameters = (ins EnumParameter<ProcessorEnum>:$processor, "::mlir::AffineMap":$map, "::mlir::AffineMap":$bound);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===-- Compiled modules ---------------------------------------------------===//

def GPU_KernelMetadataAttr : GPU_Attr<"KernelMetadata", "kernel_metadata"> {
  let summary = "metadata of a kernel in a compiled module";
  let parameters = (ins "::mlir::StringAttr":$name, "::mlir::Type":$function_type,
                        OptionalParameter<"::mlir::ArrayAttr">:$arg_attrs,
                        OptionalParameter<"::mlir::DictionaryAttr">:$metadata);
  // `<"name", type, arg_attrs = […], metadata = {…}>`; the last two are optional and may be in any order.
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool operator<(const KernelMetadataAttr &other) const {
      return getName().getValue() < other.getName().getValue();
    }
    /// Returns an attribute of the metadata, or null.
    ::mlir::Attribute getAttr(::llvm::StringRef key) const {
      return getMetadata() ? getMetadata().get(key) : ::mlir::Attribute();
    }
  }];
}

def GPU_KernelTableAttr : GPU_Attr<"KernelTable", "kernel_table"> {
  let summary = "kernels of a compiled module, sorted by name";
  let parameters = (ins OptionalArrayRefParameter<"KernelMetadataAttr">:$kernel_table);
  // The builder sorts the kernels by name.
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
  let builders = [AttrBuilder<(ins "::llvm::ArrayRef<KernelMetadataAttr>":$kernels, CArg<"bool", "false">:$isSorted), [{
    ::llvm::SmallVector<KernelMetadataAttr> sorted(kernels);
    if (!isSorted)
      ::llvm::sort(sorted);
    return $_get($_ctxt, ::llvm::ArrayRef<KernelMetadataAttr>(sorted));
  }]>];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<KernelMetadataAttr>::iterator begin() const { return getKernelTable().begin(); }
    ::llvm::ArrayRef<KernelMetadataAttr>::iterator end() const { return getKernelTable().end(); }
    size_t size() const { return getKernelTable().size(); }
    bool empty() const { return getKernelTable().empty(); }
    /// Returns the kernel with this name, or null.
    KernelMetadataAttr lookup(::llvm::StringRef key) const;
  }];
}

def GPU_CompilationTargetEnum : GPU_Enum<"CompilationTarget", "GPU compilation format", [
    I32EnumAttrCase<"Offload", 1, "offload">, I32EnumAttrCase<"Assembly", 2, "assembly">,
    I32EnumAttrCase<"Binary", 3, "bin">, I32EnumAttrCase<"Fatbin", 4, "fatbin">]>;

def GPU_ObjectAttr : GPU_Attr<"Object", "object"> {
  let summary = "a compiled module";
  let parameters = (ins "::mlir::Attribute":$target,
                        DefaultValuedParameter<"CompilationTarget", "CompilationTarget::Fatbin">:$format,
                        "::mlir::StringAttr":$object, OptionalParameter<"::mlir::DictionaryAttr">:$properties,
                        OptionalParameter<"KernelTableAttr">:$kernels);
  let assemblyFormat = [{
    `<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)?
    custom<Object>($format, $object) `>`
  }];
  let genVerifyDecl = 1;
}
def GPUObjectArrayAttr : TypedArrayAttrBase<GPU_ObjectAttr, "an array of GPU object attributes">;

def GPU_SelectObjectAttr
    : GPU_Attr<"SelectObject", "select_object", [OffloadingTranslationAttrInterface]> {
  let summary = "selects the object to embed, by target or by index";
  let parameters = (ins OptionalParameter<"::mlir::Attribute">:$target);
  let assemblyFormat = "(`<` $target^ `>`)?";
  let genVerifyDecl = 1;
}

def GPUTargetAttr : ConfinedAttr<AnyAttr, [PromisedAttrInterface<GPUTargetAttrInterface>]>;
def GPUTargetArrayAttr : TypedArrayAttrBase<GPUTargetAttr, "array of GPU target attributes">;
def GPUNonEmptyTargetArrayAttr : ConfinedAttr<GPUTargetArrayAttr, [ArrayMinCount<1>]>;

// Requires that the attribute implements OffloadingTranslationAttrInterface. MLIR declares a trait instead of
// this interface; the summary is part of a diagnostic and has MLIR's wording.
def HasOffloadingTranslation
    : AttrConstraint<CPred<"::llvm::isa<::mlir::gpu::OffloadingTranslationAttrInterface>($_self)">,
                     "with the `OffloadingTranslationAttrTrait` trait.">;
def OffloadingTranslationAttr : ConfinedAttr<AnyAttr, [HasOffloadingTranslation]>;

#endif // STRATA_DIALECTS_GPU_ATTRIBUTES
