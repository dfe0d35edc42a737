//===- SerializeDecorations.cpp - Writes SPIR-V: decorations --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/Serializer.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using namespace mlir::spirv;
using llvm::StringRef;

void Serializer::emitDecoration(uint32_t id, Decoration decoration, llvm::ArrayRef<uint32_t> values) {
  Operands operands{id, static_cast<uint32_t>(decoration)};
  operands.append(values.begin(), values.end());
  // emit() cannot fail: a decoration has few words.
  (void)emit(decorations, module.getLoc(), Opcode::OpDecorate, operands);
}

LogicalResult Serializer::processDecorations(Operation *op, uint32_t id, llvm::ArrayRef<StringRef> elided) {
  for (NamedAttribute attr : op->getAttrDictionary())
    if (!llvm::is_contained(elided, attr.getName().getValue()) &&
        (!llvm::isa<FuncOp>(op) || decorationOf(attr.getName().getValue())) &&
        failed(processDecoration(op->getLoc(), id, attr.getName().getValue(), attr.getValue())))
      return failure();
  return success();
}

LogicalResult Serializer::processDecoration(Location loc, uint32_t id, StringRef attrName, Attribute value) {
  // Skip attributes of other dialects and the symbol visibility: they do not describe the instruction.
  if (attrName.contains('.') || attrName == SymbolTable::getVisibilityAttrName())
    return success();
  std::optional<Decoration> decoration = decorationOf(attrName);
  if (!decoration)
    return emitError(loc)
           << "non-argument attributes expected to have snake-case-ified decoration name, unhandled "
              "attribute with name : "
           << attrName;
  if (*decoration == Decoration::CacheControlLoadINTEL || *decoration == Decoration::CacheControlStoreINTEL)
    return processCacheControls(loc, id, *decoration, value);
  Operands operands{id, static_cast<uint32_t>(*decoration)};
  if (isIdDecoration(*decoration)) {
    operands.push_back(getDecorationOperandID(loc, *decoration, value));
    return operands.back() ? emit(decorations, loc, static_cast<Opcode>(BinaryOpcode::OpDecorateId), operands)
                           : failure();
  }
  if (failed(encodeDecorationValue(loc, *decoration, value, operands)))
    return failure();
  return emit(decorations, loc, Opcode::OpDecorate, operands);
}

uint32_t Serializer::getDecorationOperandID(Location loc, Decoration decoration, Attribute value) {
  if (auto number = llvm::dyn_cast<IntegerAttr>(value); number && number.getValue().getActiveBits() <= 32)
    return getInt32ConstantID(loc, number.getValue().getZExtValue());
  auto symbol = llvm::dyn_cast<FlatSymbolRefAttr>(value);
  if (!symbol) {
    emitError(loc) << "decoration " << stringifyDecoration(decoration)
                   << " must have an integer or a symbol, but has " << value;
    return 0;
  }
  if (uint32_t id = symbolIDs.lookup(symbol.getValue()))
    return id;
  // The id of a global variable may be used before its definition; a specialization constant has no id yet.
  if (llvm::isa_and_nonnull<GlobalVariableOp>(SymbolTable::lookupSymbolIn(module, symbol.getValue())))
    return getSymbolID(symbol.getValue());
  emitError(loc) << "unknown symbol '" << symbol.getValue() << "'; it must be defined before";
  return 0;
}

LogicalResult Serializer::encodeDecorationValue(Location loc, Decoration decoration, Attribute value,
                                                Operands &operands) {
  auto add = [&](uint32_t word) {
    operands.push_back(word);
    return success();
  };
  if (llvm::isa<UnitAttr>(value))
    return success();
  if (auto number = llvm::dyn_cast<IntegerAttr>(value); number && number.getValue().getActiveBits() <= 32)
    return add(number.getValue().getZExtValue());
  if (auto mode = llvm::dyn_cast<FPFastMathModeAttr>(value))
    return add(static_cast<uint32_t>(mode.getValue()));
  if (auto mode = llvm::dyn_cast<FPRoundingModeAttr>(value))
    return add(static_cast<uint32_t>(mode.getValue()));
  if (auto linkage = llvm::dyn_cast<LinkageAttributesAttr>(value)) {
    encodeStringLiteralInto(operands, linkage.getLinkageName().getValue());
    return add(static_cast<uint32_t>(linkage.getLinkageType().getValue()));
  }
  if (auto name = llvm::dyn_cast<StringAttr>(value); name && decoration == Decoration::BuiltIn) {
    if (std::optional<BuiltIn> builtIn = symbolizeBuiltIn(name.getValue()))
      return add(static_cast<uint32_t>(*builtIn));
    return emitError(loc) << "invalid BuiltIn decoration attribute " << name.getValue();
  }
  return emitError(loc) << "unhandled decoration " << stringifyDecoration(decoration);
}

LogicalResult Serializer::processCacheControls(Location loc, uint32_t id, Decoration decoration,
                                               Attribute value) {
  bool isLoad = decoration == Decoration::CacheControlLoadINTEL;
  StringRef name = stringifyDecoration(decoration);
  auto array = llvm::dyn_cast<ArrayAttr>(value);
  if (array && array.empty())
    return emitError(loc) << "expecting non-empty array attribute of " << name << " for " << name;
  bool isArray = array && llvm::all_of(array, [&](Attribute control) {
                   return isLoad ? llvm::isa<CacheControlLoadINTELAttr>(control)
                                 : llvm::isa<CacheControlStoreINTELAttr>(control);
                 });
  if (!isArray)
    return emitError(loc) << "expecting array attribute of " << name << " for " << name;
  for (Attribute control : array) {
    if (auto load = llvm::dyn_cast<CacheControlLoadINTELAttr>(control))
      emitDecoration(id, decoration,
                     {load.getCacheLevel(), static_cast<uint32_t>(load.getLoadCacheControl())});
    else if (auto store = llvm::dyn_cast<CacheControlStoreINTELAttr>(control))
      emitDecoration(id, decoration,
                     {store.getCacheLevel(), static_cast<uint32_t>(store.getStoreCacheControl())});
  }
  return success();
}
