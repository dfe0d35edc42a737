//===- SPIRV.cpp - The spirv dialect --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRV.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "dialects/utils/SwitchSyntax.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::spirv;

bool spirv::isNestedInFunctionOpInterface(Operation *parent) {
  for (; parent; parent = parent->getParentOp())
    if (parent->hasTrait<OpTrait::SymbolTable>())
      return false;
    else if (llvm::isa<FunctionOpInterface>(parent))
      return true;
  return false;
}
bool spirv::isDirectInModuleLikeOp(Operation *parent) {
  return parent && parent->hasTrait<OpTrait::SymbolTable>();
}

Operation *SPIRVDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  // Only values with a SPIR-V type can be constants; a poison attribute of another dialect cannot.
  auto typed = llvm::dyn_cast<TypedAttr>(value);
  bool isList = llvm::isa<ArrayAttr>(value) && llvm::isa<ArrayType>(type);
  if (!ConstantOp::isBuildableWith(type) || (!isList && (!typed || llvm::isa<NoneType>(typed.getType()))))
    return nullptr;
  return builder.create<ConstantOp>(loc, type, value);
}

//===----------------------------------------------------------------------===//
// Dialect attributes on ops, arguments and results
//===----------------------------------------------------------------------===//

LogicalResult SPIRVDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  llvm::StringRef name = attribute.getNameStr();
  auto require = [&](bool isValid, llvm::StringRef requirement) -> LogicalResult {
    if (isValid)
      return success();
    return op->emitError("'") << name << "' " << requirement;
  };
  if (name == "spirv.entry_point_abi")
    return require(llvm::isa<EntryPointABIAttr>(attribute.getValue()),
                   "attribute must be an entry point ABI attribute");
  if (name == "spirv.target_env")
    return require(llvm::isa<TargetEnvAttr>(attribute.getValue()), "must be a spirv::TargetEnvAttr");
  return op->emitError("found unsupported '") << name << "' attribute on operation";
}

/// Verifies a dialect attribute of an argument or result of type `type`. Errors are reported at `loc`,
/// without the name of the op.
static LogicalResult verifyRegionAttribute(Location loc, Type type, NamedAttribute attribute) {
  llvm::StringRef name = attribute.getNameStr();
  if (name == "spirv.interface_var_abi") {
    auto abi = llvm::dyn_cast<InterfaceVarABIAttr>(attribute.getValue());
    if (!abi)
      return emitError(loc) << "'" << name << "' must be a spirv::InterfaceVarABIAttr";
    if (abi.getStorageClass() && !type.isIntOrIndexOrFloat())
      return emitError(loc)
             << "'" << name
             << "' attribute cannot specify storage class when attaching to a non-scalar value";
    return success();
  }
  if (name == "spirv.decoration") {
    if (!llvm::isa<DecorationAttr>(attribute.getValue()))
      return emitError(loc) << "'" << name << "' must be a spirv::DecorationAttr";
    return success();
  }
  return emitError(loc) << "found unsupported '" << name << "' attribute on region argument";
}

using function_interface_impl::Part;

LogicalResult SPIRVDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned argIndex,
                                                     NamedAttribute attribute) {
  Type type = function_interface_impl::getTypes(op, Part::Arguments)[argIndex];
  return verifyRegionAttribute(op->getLoc(), type, attribute);
}
LogicalResult SPIRVDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned resultIndex,
                                                        NamedAttribute attribute) {
  if (!llvm::isa<GraphARMOp>(op))
    return op->emitError(
        "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type");
  Type type = function_interface_impl::getTypes(op, Part::Results)[resultIndex];
  return verifyRegionAttribute(op->getLoc(), type, attribute);
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/spirv/SPIRVTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/spirv/SPIRVAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVOps.cpp.inc"
#include "dialects/spirv/SPIRVOpInterfaces.cpp.inc"
#include "dialects/spirv/SPIRVDialect.cpp.inc"
