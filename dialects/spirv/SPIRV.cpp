//===- SPIRV.cpp - The spirv dialect --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVOpHelpers.h"
#include "runtime/asm/FormatParser.h"
#include "runtime/asm/FormatPrinter.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace strata;
using namespace strata::spirv;

bool spirv::isNestedInFunctionOpInterface(Operation *parent) {
  for (; parent; parent = parent->getParentOp())
    if (llvm::isa<FunctionOpInterface>(parent))
      return true;
    else if (parent->hasTrait<OpTrait::SymbolTable>())
      return false;
  return false;
}
bool spirv::isDirectInModuleLikeOp(Operation *parent) { return parent && parent->hasTrait<OpTrait::SymbolTable>(); }

Operation *SPIRVDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  return nullptr;
}

/// Attributes are checked where they stand.
LogicalResult SPIRVDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  return success();
}
LogicalResult SPIRVDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned, NamedAttribute attribute) {
  return success();
}
LogicalResult SPIRVDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned, NamedAttribute) {
  return success();
}

#include "dialects/spirv/SPIRVEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/spirv/SPIRVTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/spirv/SPIRVAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVOps.cpp.inc"
#include "dialects/spirv/SPIRVDialect.cpp.inc"
