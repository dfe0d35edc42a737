//===- LLVMOpsFunctions.td - Functions ---------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_OPS_FUNCTIONS
#define STRATA_DIALECTS_LLVM_OPS_FUNCTIONS

include "dialects/llvm/LLVMOpBase.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def LLVM_LLVMFuncOp : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove,
                                       FunctionOpInterface]> {
  let summary = "defines or declares a function";
  let description = [{
    A function has one result or none, and the properties of functions of LLVM IR, such as linkage and calling
    convention. Its text has the signature of other functions; `!llvm.void` is omitted.

    ```mlir
    llvm.func @declared(i64, ...) -> f32
    llvm.func internal fastcc @defined(%n: i64 {llvm.noundef}) -> i64 attributes {no_inline} {
      llvm.return %n : i64
    }
    ```
  }];
  let arguments = (ins
    // The symbol and its type.
    StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, TypeAttrOf<LLVM_FunctionType>:$function_type,
    // Properties of the symbol.
    DefaultValuedAttr<Linkage, "::mlir::LLVM::Linkage::External">:$linkage, UnitAttr:$dso_local,
    DefaultValuedAttr<CConv, "::mlir::LLVM::CConv::C">:$CConv, OptionalAttr<SymbolRefAttr>:$comdat,
    OptionalAttr<UnitAttr>:$convergent, OptionalAttr<FlatSymbolRefAttr>:$personality,
    OptionalAttr<StrAttr>:$garbageCollector, OptionalAttr<ArrayAttr>:$passthrough,
    OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
    OptionalAttr<I64Attr>:$function_entry_count, OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
    DefaultValuedAttr<Visibility, "::mlir::LLVM::Visibility::Default">:$visibility_,
    // The streaming mode and the ZA state of Arm SME.
    OptionalAttr<UnitAttr>:$arm_streaming, OptionalAttr<UnitAttr>:$arm_locally_streaming,
    OptionalAttr<UnitAttr>:$arm_streaming_compatible, OptionalAttr<UnitAttr>:$arm_new_za,
    OptionalAttr<UnitAttr>:$arm_in_za, OptionalAttr<UnitAttr>:$arm_out_za, OptionalAttr<UnitAttr>:$arm_inout_za,
    OptionalAttr<UnitAttr>:$arm_preserves_za,
    // Layout, target and code generation.
    OptionalAttr<StrAttr>:$section, OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<I64Attr>:$alignment,
    OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range, OptionalAttr<FramePointerKindAttr>:$frame_pointer,
    OptionalAttr<StrAttr>:$target_cpu, OptionalAttr<StrAttr>:$tune_cpu, OptionalAttr<StrAttr>:$reciprocal_estimates,
    OptionalAttr<StrAttr>:$prefer_vector_width, OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features,
    // Floating-point semantics.
    OptionalAttr<BoolAttr>:$no_infs_fp_math, OptionalAttr<BoolAttr>:$no_nans_fp_math,
    OptionalAttr<BoolAttr>:$no_signed_zeros_fp_math, OptionalAttr<StrAttr>:$denormal_fp_math,
    OptionalAttr<StrAttr>:$denormal_fp_math_f32, OptionalAttr<StrAttr>:$fp_contract,
    // Instrumentation, inlining and other properties of the body.
    OptionalAttr<StrAttr>:$instrument_function_entry, OptionalAttr<StrAttr>:$instrument_function_exit,
    OptionalAttr<UnitAttr>:$no_inline, OptionalAttr<UnitAttr>:$always_inline, OptionalAttr<UnitAttr>:$inline_hint,
    OptionalAttr<UnitAttr>:$no_unwind, OptionalAttr<UnitAttr>:$will_return, OptionalAttr<UnitAttr>:$optimize_none,
    // Properties of OpenCL kernels.
    OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint, OptionalAttr<DenseI32ArrayAttr>:$work_group_size_hint,
    OptionalAttr<DenseI32ArrayAttr>:$reqd_work_group_size, OptionalAttr<I32Attr>:$intel_reqd_sub_group_size,
    OptionalAttr<UWTableKindAttr>:$uwtable_kind);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::Type":$type,
                                 CArg<"::mlir::LLVM::Linkage", "::mlir::LLVM::Linkage::External">:$linkage,
                                 CArg<"bool", "false">:$dsoLocal,
                                 CArg<"::mlir::LLVM::CConv", "::mlir::LLVM::CConv::C">:$cconv,
                                 CArg<"::mlir::SymbolRefAttr", "{}">:$comdat,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs,
                                 CArg<"::llvm::ArrayRef<::mlir::DictionaryAttr>", "{}">:$argAttrs,
                                 CArg<"::std::optional<uint64_t>", "{}">:$functionEntryCount)>];
  let extraClassDeclaration = [{
    /// Adds the entry block to a function without blocks and returns it. The block has an argument for each parameter.
    ::mlir::Block *addEntryBlock(::mlir::OpBuilder &builder);

    bool isVarArg() { return getFunctionType().isVarArg(); }

    // Methods of CallableOpInterface. The using-declarations make the accessors of single arguments and results visible,
    // which the generated accessors of the attributes would hide.
    ::mlir::Region *getCallableRegion();
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getParams(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes();
    ::mlir::LogicalResult verifyType();
    ::mlir::Type cloneTypeWith(::mlir::TypeRange inputs, ::mlir::TypeRange results);
    ::llvm::StringRef getName() { return getSymName(); }
    using FunctionMethods::getNumResults;
    using FunctionMethods::getArgAttrs;
    using FunctionMethods::setArgAttrs;

    bool isNoInline() { return bool(getNoInlineAttr()); }
    bool isAlwaysInline() { return bool(getAlwaysInlineAttr()); }
    bool isInlineHint() { return bool(getInlineHintAttr()); }
    bool isOptimizeNone() { return bool(getOptimizeNoneAttr()); }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

#endif // STRATA_DIALECTS_LLVM_OPS_FUNCTIONS
