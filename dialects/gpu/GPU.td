//===- GPU.td - Kernels and kernel launches ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Modules, functions and launches. Device ops, ops on device memory, types and attributes are in the included files.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU
#define STRATA_DIALECTS_GPU

include "dialects/gpu/GPUAttributes.td"
include "dialects/gpu/GPUMatrixOps.td"
include "dialects/gpu/GPUMemoryOps.td"
include "dialects/gpu/GPUSparseOps.td"
include "dialects/gpu/GPUValueOps.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===-- Modules ------------------------------------------------------------===//

def GPU_GPUModuleOp : GPU_Op<"module", !listconcat([IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol,
                                                    DeclareOpInterfaceMethods<DataLayoutOpInterface,
                                                                              ["getDataLayoutSpec",
                                                                               "getTargetSystemSpec"]>],
                                                   GraphRegionNoTerminator.traits)> {
  let summary = "a module that is compiled for a device";
  let description = [{
    The parent module must have the attribute `gpu.container_module`.

    ```mlir
    module attributes {gpu.container_module} {
      gpu.module @kernels {
        gpu.func @scale(%x: f32) kernel {
          gpu.return
        }
      }
      func.func @run(%n: index, %x: f32) {
        gpu.launch_func @kernels::@scale blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32)
        return
      }
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<GPUNonEmptyTargetArrayAttr>:$targets,
                       OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    $sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion
  }];
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::llvm::StringRef":$name, CArg<"::mlir::ArrayAttr", "{}">:$targets,
                   CArg<"::mlir::Attribute", "{}">:$handler)>,
    OpBuilder<(ins "::llvm::StringRef":$name, "::llvm::ArrayRef<::mlir::Attribute>":$targets,
                   CArg<"::mlir::Attribute", "{}">:$handler), [{
      build($_builder, $_state, name, targets.empty() ? ::mlir::ArrayAttr() : $_builder.getArrayAttr(targets), handler);
    }]>
  ];
  let extraClassDeclaration = [{
    /// Returns true if `target` is one of the targets of the module.
    bool hasTarget(::mlir::Attribute target);
    /// Sets the targets of the module; removes the attribute if there are none.
    void setTargets(::llvm::ArrayRef<::mlir::gpu::TargetAttrInterface> targets);
  }];
  let hasVerifier = 1;
}

def GPU_BinaryOp : GPU_Op<"binary", [Symbol]> {
  let summary = "a module that has been compiled for one or more targets";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler,
                       ConfinedAttr<GPUObjectArrayAttr, [ArrayMinCount<1>]>:$objects);
  let assemblyFormat = "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects";
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::Attribute":$offloadingHandler, "::mlir::ArrayAttr":$objects)>,
    OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::Attribute":$offloadingHandler,
                   "::llvm::ArrayRef<::mlir::Attribute>":$objects), [{
      build($_builder, $_state, name, offloadingHandler, $_builder.getArrayAttr(objects));
    }]>
  ];
}

//===-- Functions ----------------------------------------------------------===//

def GPU_OptionalDimSizeHintAttr
    : OptionalAttr<ConfinedAttr<DenseI32ArrayAttr, [AttrConstraint<DenseArrayCount<3>.predicate,
                                                                   "with 3 elements (if present)">]>>;

def GPU_GPUFuncOp : GPU_Op<"func", [HasParent<"GPUModuleOp">, AutomaticAllocationScope, FunctionOpInterface,
                                    CallableOpInterface, Symbol, IsolatedFromAbove, AffineScope]> {
  let summary = "a function that is executed on a device";
  let description = [{
    The signature is followed by memory attributions: buffers that are shared by a workgroup (`workgroup`) or private to
    each thread (`private`).

    ```mlir
    gpu.module @kernels {
      gpu.func @f(%x: f32) workgroup(%w: memref<32xf32, #gpu.address_space<workgroup>>) kernel {
        gpu.return
      }
    }
    ```
  }];
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<DictArrayAttr>:$workgroup_attrib_attrs,
                       OptionalAttr<DictArrayAttr>:$private_attrib_attrs,
                       GPU_OptionalDimSizeHintAttr:$known_block_size, GPU_OptionalDimSizeHintAttr:$known_grid_size,
                       GPU_OptionalDimSizeHintAttr:$known_cluster_size);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::FunctionType":$type,
                                 CArg<"::mlir::TypeRange", "{}">:$workgroupAttributions,
                                 CArg<"::mlir::TypeRange", "{}">:$privateAttributions,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>];
  let extraClassDeclaration = [{
    /// Returns true if the function can be launched.
    bool isKernel() { return (*this)->hasAttr(GPUDialect::getKernelFuncAttrName()); }

    // Memory attributions of the workgroup and then of each thread, which are the last arguments of the entry block.
    static ::llvm::StringRef getNumWorkgroupAttributionsAttrName() { return "workgroup_attributions"; }
    unsigned getNumWorkgroupAttributions();
    unsigned getNumPrivateAttributions();
    ::llvm::ArrayRef<::mlir::BlockArgument> getWorkgroupAttributions();
    ::llvm::ArrayRef<::mlir::BlockArgument> getPrivateAttributions();
    ::mlir::BlockArgument addWorkgroupAttribution(::mlir::Type type, ::mlir::Location loc);
    ::mlir::BlockArgument addPrivateAttribution(::mlir::Type type, ::mlir::Location loc);

    // Methods of FunctionOpInterface and CallableOpInterface.
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::llvm::StringRef getName() { return (*this)->getAttrOfType<::mlir::StringAttr>("sym_name").getValue(); }
    using FunctionMethods::getNumResults;
    using FunctionMethods::getArgAttrs;
    using FunctionMethods::setArgAttrs;
    ::llvm::LogicalResult verifyType();
    ::llvm::LogicalResult verifyBody();
  }];
  let hasCustomAssemblyFormat = 1;
}

def GPU_ReturnOp : GPU_Op<"return", [HasParent<"GPUFuncOp">, Pure, Terminator]> {
  let summary = "returns from a device function with its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

//===-- Launches -----------------------------------------------------------===//

def LaunchIndx : AnyTypeOf<[Index, I32, I64]>;

def GPU_LaunchFuncOp
    : GPU_Op<"launch_func", [GPU_AsyncOpInterface, AttrSizedOperandSegments,
                             AllTypesMatch<["gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX", "blockSizeY",
                                            "blockSizeZ"]>]> {
  let summary = "launches a kernel function on a device";
  let arguments = (ins Variadic<GPU_AsyncToken>:$asyncDependencies, SymbolRefAttr:$kernel, LaunchIndx:$gridSizeX,
                       LaunchIndx:$gridSizeY, LaunchIndx:$gridSizeZ, LaunchIndx:$blockSizeX, LaunchIndx:$blockSizeY,
                       LaunchIndx:$blockSizeZ, Optional<LaunchIndx>:$clusterSizeX, Optional<LaunchIndx>:$clusterSizeY,
                       Optional<LaunchIndx>:$clusterSizeZ, Optional<I32>:$dynamicSharedMemorySize,
                       Variadic<AnyType>:$kernelOperands, Optional<AnyType>:$asyncObject);
  let results = (outs Optional<GPU_AsyncToken>:$asyncToken);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "GPUFuncOp":$kernelFunc, "KernelDim3":$gridSize, "KernelDim3":$blockSize,
                   "::mlir::Value":$dynamicSharedMemorySize, "::mlir::ValueRange":$kernelOperands,
                   CArg<"::mlir::Type", "nullptr">:$asyncTokenType, CArg<"::mlir::ValueRange", "{}">:$asyncDependencies,
                   CArg<"::std::optional<KernelDim3>", "::std::nullopt">:$clusterSize)>,
    OpBuilder<(ins "::mlir::SymbolRefAttr":$kernel, "KernelDim3":$gridSize, "KernelDim3":$blockSize,
                   "::mlir::Value":$dynamicSharedMemorySize, "::mlir::ValueRange":$kernelOperands,
                   "::mlir::Type":$asyncTokenType, CArg<"::mlir::ValueRange", "{}">:$asyncDependencies,
                   CArg<"::std::optional<KernelDim3>", "::std::nullopt">:$clusterSize)>,
    // A launch without token and dependencies. The object that orders it, such as a stream, is optional.
    OpBuilder<(ins "::mlir::SymbolRefAttr":$kernel, "KernelDim3":$gridSize, "KernelDim3":$blockSize,
                   "::mlir::Value":$dynamicSharedMemorySize, "::mlir::ValueRange":$kernelOperands,
                   CArg<"::mlir::Value", "nullptr">:$asyncObject,
                   CArg<"::std::optional<KernelDim3>", "::std::nullopt">:$clusterSize)>
  ];
  let extraClassDeclaration = [{
    /// Returns the name of the module of the kernel `@module::@kernel`.
    ::mlir::StringAttr getKernelModuleName() { return getKernelAttr().getRootReference(); }
    ::mlir::StringAttr getKernelName() { return getKernelAttr().getLeafReference(); }
    bool hasClusterSize() { return getClusterSizeX() && getClusterSizeY() && getClusterSizeZ(); }
    unsigned getNumKernelOperands() { return getKernelOperands().size(); }
    ::mlir::Value getKernelOperand(unsigned index) { return getKernelOperands()[index]; }
    KernelDim3 getGridSizeOperandValues() { return {getGridSizeX(), getGridSizeY(), getGridSizeZ()}; }
    KernelDim3 getBlockSizeOperandValues() { return {getBlockSizeX(), getBlockSizeY(), getBlockSizeZ()}; }
    /// Returns the operands for the cluster size. \pre hasClusterSize()
    KernelDim3 getClusterSizeOperandValues() { return {getClusterSizeX(), getClusterSizeY(), getClusterSizeZ()}; }
  }];
  let assemblyFormat = [{
    custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
    (`<` $asyncObject^ `:` type($asyncObject) `>`)?
    $kernel
    (`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)?
    `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)`
    `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)`
    custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY),
                          type($clusterSizeZ))
    (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)?
    custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict
  }];
  let hasVerifier = 1;
}

def GPU_LaunchOp : GPU_Op<"launch", [AffineScope, AutomaticAllocationScope, AttrSizedOperandSegments,
                                     GPU_AsyncOpInterface, RecursiveMemoryEffects]> {
  let summary = "launches its region on a device";
  let description = [{
    The arguments of the region are the block id, the thread id, the grid size in blocks and the block size in threads,
    with three components each. With clusters, the cluster id and the cluster size in blocks follow. The last arguments
    are the memory attributions of the workgroup and of each thread.

    ```mlir
    func.func @run(%n: index) {
      gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
                 threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
        %0 = arith.addi %bx, %tx : index
        gpu.terminator
      }
      return
    }
    ```
  }];
  let arguments = (ins Variadic<GPU_AsyncToken>:$asyncDependencies, Index:$gridSizeX, Index:$gridSizeY,
                       Index:$gridSizeZ, Index:$blockSizeX, Index:$blockSizeY, Index:$blockSizeZ,
                       Optional<Index>:$clusterSizeX, Optional<Index>:$clusterSizeY, Optional<Index>:$clusterSizeZ,
                       Optional<I32>:$dynamicSharedMemorySize, OptionalAttr<FlatSymbolRefAttr>:$module,
                       OptionalAttr<FlatSymbolRefAttr>:$function);
  let results = (outs Optional<GPU_AsyncToken>:$asyncToken);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "KernelDim3":$gridSize, "KernelDim3":$blockSize,
                   CArg<"::mlir::Value", "nullptr">:$dynamicSharedMemorySize,
                   CArg<"::mlir::Type", "nullptr">:$asyncTokenType, CArg<"::mlir::ValueRange", "{}">:$asyncDependencies,
                   CArg<"::mlir::TypeRange", "{}">:$workgroupAttributions,
                   CArg<"::mlir::TypeRange", "{}">:$privateAttributions,
                   CArg<"::std::optional<KernelDim3>", "::std::nullopt">:$clusterSize)>,
    // All cluster sizes or none are null.
    OpBuilder<(ins "::mlir::Value":$gridSizeX, "::mlir::Value":$gridSizeY, "::mlir::Value":$gridSizeZ,
                   "::mlir::Value":$blockSizeX, "::mlir::Value":$blockSizeY, "::mlir::Value":$blockSizeZ,
                   CArg<"::mlir::Value", "nullptr">:$dynamicSharedMemorySize,
                   CArg<"::mlir::Type", "nullptr">:$asyncTokenType, CArg<"::mlir::ValueRange", "{}">:$asyncDependencies,
                   CArg<"::mlir::TypeRange", "{}">:$workgroupAttributions,
                   CArg<"::mlir::TypeRange", "{}">:$privateAttributions, CArg<"::mlir::Value", "nullptr">:$clusterSizeX,
                   CArg<"::mlir::Value", "nullptr">:$clusterSizeY, CArg<"::mlir::Value", "nullptr">:$clusterSizeZ,
                   CArg<"::mlir::FlatSymbolRefAttr", "nullptr">:$module,
                   CArg<"::mlir::FlatSymbolRefAttr", "nullptr">:$function)>
  ];
  let extraClassDeclaration = [{
    // Return the ids and sizes that are region arguments. \pre The op is valid and has a body.
    KernelDim3 getBlockIds() { return getArgumentsFrom(0); }
    KernelDim3 getThreadIds() { return getArgumentsFrom(3); }
    KernelDim3 getGridSize() { return getArgumentsFrom(6); }
    KernelDim3 getBlockSize() { return getArgumentsFrom(9); }
    ::std::optional<KernelDim3> getClusterIds() { return getClusterArgumentsFrom(12); }
    ::std::optional<KernelDim3> getClusterSize() { return getClusterArgumentsFrom(15); }
    // Return the sizes that are operands.
    KernelDim3 getGridSizeOperandValues() { return {getGridSizeX(), getGridSizeY(), getGridSizeZ()}; }
    KernelDim3 getBlockSizeOperandValues() { return {getBlockSizeX(), getBlockSizeY(), getBlockSizeZ()}; }
    ::std::optional<KernelDim3> getClusterSizeOperandValues();
    bool hasClusterSize() { return getClusterSizeX() && getClusterSizeY() && getClusterSizeZ(); }

    // Accessors of the memory attributions, which are the region arguments after the ids and sizes.
    static constexpr unsigned kNumConfigOperands = 6;
    static constexpr unsigned kNumConfigRegionAttributes = 12;
    unsigned getNumConfigOperands() { return kNumConfigOperands + (hasClusterSize() ? 3 : 0); }
    unsigned getNumConfigRegionAttributes() { return kNumConfigRegionAttributes + (hasClusterSize() ? 6 : 0); }
    static ::llvm::StringRef getNumWorkgroupAttributionsAttrName() { return "workgroup_attributions"; }
    unsigned getNumWorkgroupAttributions();
    unsigned getNumPrivateAttributions();
    ::llvm::ArrayRef<::mlir::BlockArgument> getWorkgroupAttributions();
    ::llvm::ArrayRef<::mlir::BlockArgument> getPrivateAttributions();
    ::mlir::BlockArgument addWorkgroupAttribution(::mlir::Type type, ::mlir::Location loc);
    ::mlir::BlockArgument addPrivateAttribution(::mlir::Type type, ::mlir::Location loc);

    KernelDim3 getArgumentsFrom(unsigned index);
    ::std::optional<KernelDim3> getClusterArgumentsFrom(unsigned index);
  }];
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def GPU_TerminatorOp : GPU_Op<"terminator", [HasParent<"LaunchOp">, Pure, Terminator]> {
  let summary = "terminates the region of a launch";
  let assemblyFormat = "attr-dict";
}

def GPU_WaitOp : GPU_Op<"wait", [GPU_AsyncOpInterface]> {
  let summary = "waits until async dependencies have completed";
  let description = "With `async`, the host does not wait; the token depends on all operands.";
  let arguments = (ins Variadic<GPU_AsyncToken>:$asyncDependencies);
  let results = (outs Optional<GPU_AsyncToken>:$asyncToken);
  let assemblyFormat = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict";
  let hasCanonicalizer = 1;
}

#endif // STRATA_DIALECTS_GPU
