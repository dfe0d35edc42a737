//===- StandardTool.cpp - All dialects of this repository -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/StandardTool.h"
#include "dialects/affine/Affine.h"
#include "dialects/arith/Arith.h"
#include "dialects/arith/transforms/Passes.h"
#include "dialects/arm_neon/ArmNeon.h"
#include "dialects/bufferization/Bufferization.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/complex/Complex.h"
#include "dialects/conversions/Passes.h"
#include "dialects/dlti/DLTI.h"
#include "dialects/example/poly/Poly.h"
#include "dialects/func/Func.h"
#include "dialects/func/InlinerExtension.h"
#include "dialects/gpu/GPU.h"
#include "dialects/index/Index.h"
#include "dialects/math/Math.h"
#include "dialects/memref/MemRef.h"
#include "dialects/ml_program/MLProgram.h"
#include "dialects/scf/SCF.h"
#include "dialects/shape/Shape.h"
#include "dialects/spirv/SPIRV.h"
#include "dialects/tensor/Tensor.h"
#include "dialects/ub/UB.h"
#include "dialects/utils/DynamicIndexList.h"
#include "dialects/vector/Vector.h"
#include "generator/load/CustomDirectives.h"
#include "generator/load/DialectLibrary.h"
#include "runtime/transforms/InliningUtils.h"
#include <vector>

using namespace strata;

using Operands = llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand>;

static llvm::ArrayRef<int64_t> numbersOf(DenseI64ArrayAttr attr) {
  return attr ? attr.asArrayRef() : llvm::ArrayRef<int64_t>();
}
static ParseResult parseIndices(OpAsmParser &parser, Operands &values, DenseI64ArrayAttr &integers) {
  return parseDynamicIndexList(parser, values, integers);
}
static void printIndices(OpAsmPrinter &printer, Operation *op, OperandRange values,
                         DenseI64ArrayAttr integers) {
  printDynamicIndexList(printer, op, values, numbersOf(integers));
}
static ParseResult parseTypedIndices(OpAsmParser &parser, Operands &values, DenseI64ArrayAttr &integers,
                                     llvm::SmallVectorImpl<Type> &types) {
  return parseDynamicIndexList(parser, values, integers, types);
}
static void printTypedIndices(OpAsmPrinter &printer, Operation *op, OperandRange values,
                              DenseI64ArrayAttr integers, TypeRange types) {
  printDynamicIndexList(printer, op, values, numbersOf(integers), types);
}
static ParseResult parseScalableIndices(OpAsmParser &parser, Operands &values, DenseI64ArrayAttr &integers,
                                        DenseBoolArrayAttr &scalable) {
  return parseDynamicIndexList(parser, values, integers, scalable);
}
static void printScalableIndices(OpAsmPrinter &printer, Operation *op, OperandRange values,
                                 DenseI64ArrayAttr integers, DenseBoolArrayAttr scalable) {
  printDynamicIndexList(printer, op, values, numbersOf(integers),
                        scalable ? scalable.asArrayRef() : llvm::ArrayRef<bool>());
}

/// Directives that formats of several dialects have, for dialects that are loaded.
static void addDirectives(CustomDirectives &directives) {
  directives.add<&parseIndices, &printIndices>("DynamicIndexList");
  directives.add<&parseTypedIndices, &printTypedIndices>("DynamicIndexList");
  directives.add<&parseScalableIndices, &printScalableIndices>("DynamicIndexList");
}

/// What it loads lives as long as the process: contexts point into it.
static LogicalResult loadDialect(const OptMainConfig::LoadRequest &request, DialectRegistry &registry,
                                 llvm::raw_ostream &errors) {
  LoadOptions options;
  options.includeDirs = request.includeDirs.vec();
  options.strict = request.strict;
  CustomDirectives directives;
  addDirectives(directives);
  options.directives = &directives;
  auto library = DialectLibrary::load(request.path, options, registry, errors);
  if (failed(library))
    return failure();
  (*library)->registerInto(registry);
  // Reachable: a leak checker sees that they are kept on purpose.
  static auto *loaded = new std::vector<DialectLibrary *>;
  loaded->push_back(library->release());
  return success();
}

/// Lets ops of these dialects be anywhere where functions are inlined. Dialects with rules of their own say
/// them themselves.
template <typename... DialectsT>
static void registerPlainInliners(DialectRegistry &registry) {
  (registry.addExtension(
       +[](MLIRContext *, DialectsT *dialect) { dialect->template addInterfaces<PlainInlinerInterface>(); }),
   ...);
}

OptMainConfig strata::makeStandardToolConfig(llvm::StringRef toolName, DialectRegistry &registry) {
  // One a line: everybody adds to it.
  registry.insert<DLTIDialect>();
  registry.insert<affine::AffineDialect>();
  registry.insert<arith::ArithDialect>();
  registry.insert<arm_neon::ArmNeonDialect>();
  registry.insert<bufferization::BufferizationDialect>();
  registry.insert<cf::ControlFlowDialect>();
  registry.insert<complex::ComplexDialect>();
  registry.insert<func::FuncDialect>();
  registry.insert<gpu::GPUDialect>();
  registry.insert<index::IndexDialect>();
  registry.insert<math::MathDialect>();
  registry.insert<memref::MemRefDialect>();
  registry.insert<ml_program::MLProgramDialect>();
  registry.insert<poly::PolyDialect>();
  registry.insert<scf::SCFDialect>();
  registry.insert<shape::ShapeDialect>();
  registry.insert<spirv::SPIRVDialect>();
  registry.insert<tensor::TensorDialect>();
  registry.insert<ub::UBDialect>();
  registry.insert<vector::VectorDialect>();
  registerArithPasses();
  registerConversionPasses();
  func::registerInlinerExtension(registry);
  registerPlainInliners<bufferization::BufferizationDialect, math::MathDialect, memref::MemRefDialect,
                        ml_program::MLProgramDialect, shape::ShapeDialect, tensor::TensorDialect,
                        ub::UBDialect, vector::VectorDialect>(registry);
  OptMainConfig config;
  config.toolName = toolName.str();
  config.registry = &registry;
  config.loadDialect = &loadDialect;
  return config;
}
