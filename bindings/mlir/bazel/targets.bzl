"""mlir_targets: the targets of MLIR's package //mlir, as libraries of Strata."""

_CORE = [
    "//bindings/mlir:config",
    "//bindings/mlir:headers",
    "//runtime/asm",
    "//runtime/asm:registration",
    "//runtime/bytecode",
    "//runtime/bytecode:registration",
    "//runtime/interfaces",
    "//runtime/interfaces:data_layout",
    "//runtime/interfaces:destinations",
    "//runtime/interfaces:integer_ranges",
    "//runtime/interfaces:memory",
    "//runtime/interfaces:shapes",
    "//runtime/interfaces:vectors",
    "//runtime/ir",
    "//runtime/ir/ods",
    "//runtime/rewrite",
    "//runtime/support:containers",
    "//runtime/support:file_utilities",
    "//runtime/support:llvm_names",
    "//runtime/support:streams",
]

_PASSES = [
    "//runtime/analysis",
    "//runtime/conversion",
    "//runtime/pass",
    "//runtime/transforms",
]

# MLIR's libraries that correspond to parts of _CORE. Each depends on the whole of _CORE.
_CORE_NAMES = [
    "AlignmentAttrInterface",
    "AsmParser",
    "BuiltinAttributesIncGen",
    "BytecodeOpInterface",
    "CallOpInterfaces",
    "CastInterfaces",
    "CastOpInterfaces",
    "ControlFlowInterfaces",
    "DataLayoutInterfaces",
    "DestinationStyleOpInterface",
    "Dialect",
    "FunctionInterfaces",
    "IR",
    "IndexingMapOpInterface",
    "InferIntRangeCommon",
    "InferIntRangeInterface",
    "InferTypeOpInterface",
    "LoopLikeInterface",
    "MemOpInterfaces",
    "MemorySlotInterfaces",
    "ParallelCombiningOpInterface",
    "Parser",
    "RegionKindInterface",
    "ShapedOpInterfaces",
    "SideEffectInterfaces",
    "SubsetOpInterface",
    "Support",
    "VectorInterfaces",
]

# MLIR's libraries of passes, rewriting and analyses. Each depends on _CORE and _PASSES.
_PASS_NAMES = [
    "Analysis",
    "Pass",
    "Rewrite",
    "TransformUtils",
    "Transforms",
    "TransformsPassIncGen",
]

_LIBRARIES = {
    "AffineDialect": ["//dialects/affine"],
    "AffineToStandard": ["//dialects/conversions/affine"],
    "AffineTransforms": ["//dialects/affine/transforms"],
    "AffineUtils": ["//dialects/affine"],
    "ArithDialect": ["//dialects/arith"],
    "ArithTransforms": ["//dialects/arith/transforms"],
    "ArmNeonDialect": ["//dialects/arm_neon"],
    "BufferizationDialect": ["//dialects/bufferization"],
    "BufferizationToMemRef": ["//dialects/conversions/bufferization"],
    "ComplexDialect": ["//dialects/complex"],
    "ComplexToLLVM": ["//dialects/conversions/llvm/math"],
    "ComplexToLibm": ["//dialects/conversions/complex"],
    "ComplexToStandard": ["//dialects/conversions/complex"],
    "ControlFlowDialect": ["//dialects/cf"],
    "ControlFlowToSCF": ["//dialects/conversions"],
    "ConversionPasses": [
        "//dialects/conversions",
        "//dialects/conversions/affine",
        "//dialects/conversions/bufferization",
        "//dialects/conversions/complex",
        "//dialects/conversions/math",
        "//dialects/conversions/vector",
        "//dialects/conversions/llvm/math",
        "//dialects/conversions/llvm/vector",
        "//dialects/conversions/llvm",
        "//dialects/conversions/llvm/memref",
        "//dialects/conversions/shape",
    ],
    "DLTIDialect": ["//dialects/dlti"],
    "DialectUtils": ["//dialects/utils"],
    "FuncDialect": ["//dialects/func"],
    "FuncExtensions": ["//dialects/func:all_extensions"],
    "FuncUtils": ["//dialects/func:utils"],
    "FuncTransforms": ["//dialects/func:conversions"],
    "GPUDialect": ["//dialects/gpu"],
    "IndexDialect": ["//dialects/index"],
    "MLProgramDialect": ["//dialects/ml_program"],
    "MathDialect": ["//dialects/math"],
    "MathToFuncs": ["//dialects/conversions/math"],
    "MathToLLVM": ["//dialects/conversions/llvm/math"],
    "MathToLibm": ["//dialects/conversions/math"],
    "MathTransforms": ["//dialects/math/transforms"],
    "MemRefDialect": ["//dialects/memref"],
    "MemRefTransforms": ["//dialects/memref/transforms"],
    "MemRefUtils": ["//dialects/memref/transforms"],
    "MemRefToLLVM": ["//dialects/conversions/llvm/memref"],
    "MlirOptLib": [
        "//tools/opt:opt_main",
        "//tools/plugins",
    ],
    "MlirReduceLib": ["//tools/reduce"],
    "MlirTranslateMain": ["//tools/translate"],
    "ParseUtilities": ["//tools:parse_utilities"],
    "PluginsLib": ["//tools/plugins"],
    "ReconcileUnrealizedCasts": ["//runtime/transforms"],
    "SCFDialect": ["//dialects/scf"],
    "SCFToControlFlow": ["//dialects/conversions"],
    "SCFUtils": ["//dialects/scf:utils"],
    "SPIRVDialect": ["//dialects/spirv"],
    "ShapeDialect": ["//dialects/shape"],
    "RegisterAllTranslations": ["//tools:all_translations"],
    "TensorDialect": ["//dialects/tensor"],
    "TranslateLib": ["//tools/translate"],
    "UBDialect": ["//dialects/ub"],
    "VectorDialect": ["//dialects/vector"],
    "VectorToLLVM": ["//dialects/conversions/llvm/vector"],
    "VectorToSCF": ["//dialects/conversions/vector"],
    "VectorTransforms": ["//dialects/vector/transforms"],
    "VectorUtils": ["//dialects/vector"],
    "ViewLikeInterface": ["//dialects/utils"],
    "LLVMDialect": ["//dialects/llvm"],
    "LLVMIRTransforms": ["//dialects/llvm/transforms"],
    "PtrDialect": ["//dialects/ptr"],
    "LLVMCommonConversion": ["//dialects/conversions/llvm/common"],
    "FuncToLLVM": ["//dialects/conversions/llvm"],
    "ArithToLLVM": ["//dialects/conversions/llvm"],
    "ControlFlowToLLVM": ["//dialects/conversions/llvm"],
    "IndexToLLVM": ["//dialects/conversions/llvm"],
    "UBToLLVM": ["//dialects/conversions/llvm"],
    "ConvertToLLVM": ["//dialects/conversions/llvm"],
    "ConvertToLLVMInterface": ["//dialects/conversions/llvm/common"],
    "ShapeToStandard": ["//dialects/conversions/shape"],
    "ToLLVMIRTranslation": ["//dialects/llvm/target"],
    "FromLLVMIRTranslation": ["//dialects/llvm/target"],
    "LLVMToLLVMIRTranslation": ["//dialects/llvm/target"],
    "BuiltinToLLVMIRTranslation": ["//dialects/llvm/target"],
    "ToLLVMIRTranslationRegistration": ["//tools/translate:llvm_translations"],
    "FromLLVMIRTranslationRegistration": ["//tools/translate:llvm_translations"],
    "SPIRVSerialization": ["//dialects/spirv/target"],
    "SPIRVDeserialization": ["//dialects/spirv/target"],
    "SPIRVBinaryUtils": ["//dialects/spirv/target"],
    "SPIRVTranslateRegistration": ["//tools/translate:spirv_translations"],
    "ExecutionEngine": ["//dialects/llvm/target/execution"],
    "ExecutionEngineUtils": ["//dialects/llvm/target/execution"],
    "MlirJitRunner": ["//tools/run:jit_runner"],
}

_EVERYTHING = [
    "//dialects/func:conversions",
    "//tools:all_dialects",
    "//tools:all_extensions",
    "//tools:all_passes",
]

# MLIR's libraries of `.td` files. All are aliases of one target.
_TD_NAMES = [
    "AffineOpsTdFiles",
    "ArithOpsTdFiles",
    "AttrTdFiles",
    "BufferizationOpsTdFiles",
    "BuiltinDialectTdFiles",
    "BytecodeOpInterfaceTdFiles",
    "CallInterfacesTdFiles",
    "CastInterfacesTdFiles",
    "ComplexOpsTdFiles",
    "ControlFlowInterfacesTdFiles",
    "ControlFlowOpsTdFiles",
    "DLTIDialectTdFiles",
    "DataLayoutInterfacesTdFiles",
    "DerivedAttributeOpInterfaceTdFiles",
    "DestinationStyleOpInterfaceTdFiles",
    "FuncTdFiles",
    "FunctionInterfacesTdFiles",
    "GPUOpsTdFiles",
    "IndexOpsTdFiles",
    "InferIntRangeInterfaceTdFiles",
    "InferTypeOpInterfaceTdFiles",
    "InterfacesTdFiles",
    "LoopLikeInterfaceTdFiles",
    "MathOpsTdFiles",
    "MemOpInterfacesTdFiles",
    "MemRefOpsTdFiles",
    "MemorySlotInterfacesTdFiles",
    "OpBaseTdFiles",
    "ParallelCombiningOpInterfaceTdFiles",
    "PassBaseTdFiles",
    "RegionKindInterfaceTdFiles",
    "RewritePassBaseTdFiles",
    "SPIRVOpsTdFiles",
    "SCFTdFiles",
    "ShapeOpsTdFiles",
    "ShapedOpInterfacesTdFiles",
    "SideEffectInterfacesTdFiles",
    "SubsetOpInterfaceTdFiles",
    "TensorOpsTdFiles",
    "TilingInterfaceTdFiles",
    "UBDialectTdFiles",
    "VectorInterfacesTdFiles",
    "VectorOpsTdFiles",
    "ViewLikeInterfaceTdFiles",
]

_TOOLS = {
    "mlir-opt": "strata-opt",
    "mlir-reduce": "strata-reduce",
    "mlir-tblgen": "strata-tblgen",
    "mlir-translate": "strata-translate",
}

def _labels(paths):
    return [Label("@strata" + path) for path in paths]

def mlir_targets():
    """Declares the targets. Each library has the forwarding headers and the core."""
    libraries = {name: [] for name in _CORE_NAMES}
    libraries.update({name: _PASSES for name in _PASS_NAMES})
    libraries.update({name: _PASSES + deps for name, deps in _LIBRARIES.items()})
    libraries.update({
        name: _PASSES + _EVERYTHING
        for name in ["AllDialects", "AllExtensions", "AllPassesAndDialects", "AllPasses"]
    })
    for name, deps in libraries.items():
        # The dictionary removes duplicates: `deps` may repeat a label of _PASSES or _CORE.
        native.cc_library(name = name, deps = _labels({dep: None for dep in _CORE + deps}.keys()))
    for name in _TD_NAMES:
        native.alias(name = name, actual = Label("@strata//bindings/mlir:td"))
    for name, tool in _TOOLS.items():
        native.alias(name = name, actual = Label("@strata//tools:" + tool))
