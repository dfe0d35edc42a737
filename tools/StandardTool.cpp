//===- StandardTool.cpp - All dialects of this repository -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/StandardTool.h"
#include "dialects/example/poly/Poly.h"
#include "dialects/utils/DynamicIndexList.h"
#include "generator/load/CustomDirectives.h"
#include "generator/load/DialectLibrary.h"
#include "tools/InitAllDialects.h"
#include "tools/InitAllExtensions.h"
#include "tools/InitAllPasses.h"
#include <vector>

using namespace mlir;

using Operands = llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand>;

static llvm::ArrayRef<int64_t> getIntegers(DenseI64ArrayAttr attr) {
  return attr ? attr.asArrayRef() : llvm::ArrayRef<int64_t>();
}
static ParseResult parseIndices(OpAsmParser &parser, Operands &values, DenseI64ArrayAttr &integers) {
  return parseDynamicIndexList(parser, values, integers);
}
static void printIndices(OpAsmPrinter &printer, Operation *op, OperandRange values,
                         DenseI64ArrayAttr integers) {
  printDynamicIndexList(printer, op, values, getIntegers(integers));
}
static ParseResult parseTypedIndices(OpAsmParser &parser, Operands &values, DenseI64ArrayAttr &integers,
                                     llvm::SmallVectorImpl<Type> &types) {
  return parseDynamicIndexList(parser, values, integers, types);
}
static void printTypedIndices(OpAsmPrinter &printer, Operation *op, OperandRange values,
                              DenseI64ArrayAttr integers, TypeRange types) {
  printDynamicIndexList(printer, op, values, getIntegers(integers), types);
}
static ParseResult parseScalableIndices(OpAsmParser &parser, Operands &values, DenseI64ArrayAttr &integers,
                                        DenseBoolArrayAttr &scalable) {
  return parseDynamicIndexList(parser, values, integers, scalable);
}
static void printScalableIndices(OpAsmPrinter &printer, Operation *op, OperandRange values,
                                 DenseI64ArrayAttr integers, DenseBoolArrayAttr scalable) {
  printDynamicIndexList(printer, op, values, getIntegers(integers),
                        scalable ? scalable.asArrayRef() : llvm::ArrayRef<bool>());
}

/// Adds the custom directives that assembly formats of loaded dialects may use.
static void addDirectives(CustomDirectives &directives) {
  directives.add<&parseIndices, &printIndices>("DynamicIndexList");
  directives.add<&parseTypedIndices, &printTypedIndices>("DynamicIndexList");
  directives.add<&parseScalableIndices, &printScalableIndices>("DynamicIndexList");
}

/// Loads the dialect of a `.td` file and registers it. The descriptors of loaded dialects are never freed,
/// since contexts refer to them.
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
  // Kept reachable so that leak checkers do not report them.
  static auto *loaded = new std::vector<DialectLibrary *>;
  loaded->push_back(library->release());
  return success();
}

OptMainConfig mlir::makeStandardToolConfig(llvm::StringRef toolName, DialectRegistry &registry) {
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllPasses();
  registry.insert<poly::PolyDialect>();
  OptMainConfig config;
  config.toolName = toolName.str();
  config.registry = &registry;
  config.loadDialect = &loadDialect;
  return config;
}
