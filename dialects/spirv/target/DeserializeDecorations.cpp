//===- DeserializeDecorations.cpp - Reads SPIR-V: decorations -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/Deserializer.h"

using namespace mlir;
using namespace mlir::spirv;

std::optional<Decoration> Deserializer::readDecoration(uint32_t number, bool hasIds) {
  std::optional<Decoration> decoration = symbolizeDecoration(number);
  if (!decoration) {
    error() << "unknown decoration " << number;
    return std::nullopt;
  }
  if (isIdDecoration(*decoration) == hasIds)
    return decoration;
  error() << "the operands of decoration " << stringifyDecoration(*decoration)
          << (hasIds ? " are not ids" : " are ids: expected OpDecorateId");
  return std::nullopt;
}

LogicalResult Deserializer::processDecorate(bool hasIds, WordReader &words) {
  uint32_t id = words.next();
  std::optional<Decoration> decoration = readDecoration(words.next(), hasIds);
  if (!decoration)
    return failure();
  if (decorationGroups.contains(id))
    return error() << "the decorations of group " << id << " must precede the group";
  decorations[id].push_back({*decoration, words.rest()});
  return success();
}

LogicalResult Deserializer::processMemberDecorate(WordReader &words) {
  uint32_t id = words.next(), member = words.next();
  std::optional<Decoration> decoration = readDecoration(words.next(), /*hasIds=*/false);
  if (!decoration)
    return failure();
  memberDecorations[id].push_back({{*decoration, words.rest()}, member});
  return success();
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

LogicalResult Deserializer::processBinaryInstruction(BinaryOpcode opcode, WordReader &words) {
  switch (opcode) {
  case BinaryOpcode::OpDecorateId:
    return processDecorate(/*hasIds=*/true, words);
  case BinaryOpcode::OpDecorationGroup:
    return processDecorationGroup(words);
  case BinaryOpcode::OpGroupDecorate:
    return processGroupDecorate(words);
  case BinaryOpcode::OpGroupMemberDecorate:
    return processGroupMemberDecorate(words);
  }
  llvm_unreachable("all opcodes are handled");
}

LogicalResult Deserializer::processDecorationGroup(WordReader &words) {
  uint32_t id = words.next();
  if (words.isMissingWords())
    return success(); // The caller reports the error.
  if (failed(define(id)))
    return failure();
  decorationGroups.insert(id);
  return success();
}

FailureOr<llvm::SmallVector<Deserializer::EncodedDecoration>> Deserializer::getGroup(uint32_t id) {
  if (!decorationGroups.contains(id))
    return error() << "id " << id << " is no decoration group";
  llvm::SmallVector<EncodedDecoration> group(decorations.lookup(id));
  if (group.size() > maxGroupDecorations)
    return error() << "decoration group " << id << " has more than " << maxGroupDecorations << " decorations";
  return group;
}

LogicalResult Deserializer::processGroupDecorate(WordReader &words) {
  auto group = getGroup(words.next());
  if (failed(group))
    return failure();
  for (uint32_t target : words.rest()) {
    if (decorationGroups.contains(target))
      return error() << "target " << target << " is a decoration group";
    llvm::append_range(decorations[target], *group);
  }
  return success();
}

LogicalResult Deserializer::processGroupMemberDecorate(WordReader &words) {
  auto group = getGroup(words.next());
  if (failed(group))
    return failure();
  llvm::ArrayRef<uint32_t> targets = words.rest();
  if (targets.size() % 2)
    return error() << "expected pairs of a struct type and a member";
  for (; !targets.empty(); targets = targets.drop_front(2))
    for (const EncodedDecoration &encoded : *group) {
      if (isIdDecoration(encoded.decoration))
        return error() << "decoration " << stringifyDecoration(encoded.decoration)
                       << " is not possible for members";
      memberDecorations[targets[0]].push_back({encoded, targets[1]});
    }
  return success();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Converts an enumerant to its attribute; returns null for nullopt.
template <typename AttrT, typename EnumT>
static Attribute enumAttr(MLIRContext *context, std::optional<EnumT> value) {
  return value ? Attribute(AttrT::get(context, *value)) : Attribute();
}

Attribute Deserializer::readDecorationValue(const EncodedDecoration &encoded) {
  llvm::ArrayRef<uint32_t> words = encoded.words;
  if (encoded.decoration == Decoration::LinkageAttributes) {
    unsigned index = 0;
    std::optional<llvm::StringRef> name = readStringLiteral(words, index);
    std::optional<LinkageType> type =
        name && index + 1 == words.size() ? symbolizeLinkageType(words[index]) : std::nullopt;
    if (!type)
      return {};
    return LinkageAttributesAttr::get(context, builder.getStringAttr(*name),
                                      LinkageTypeAttr::get(context, *type));
  }
  if (encoded.decoration == Decoration::CacheControlLoadINTEL) {
    std::optional<LoadCacheControl> control =
        words.size() == 2 ? symbolizeLoadCacheControl(words[1]) : std::nullopt;
    return control ? CacheControlLoadINTELAttr::get(context, words[0], *control) : Attribute();
  }
  if (encoded.decoration == Decoration::CacheControlStoreINTEL) {
    std::optional<StoreCacheControl> control =
        words.size() == 2 ? symbolizeStoreCacheControl(words[1]) : std::nullopt;
    return control ? CacheControlStoreINTELAttr::get(context, words[0], *control) : Attribute();
  }
  if (words.empty())
    return builder.getUnitAttr();
  if (words.size() != 1)
    return {};
  switch (encoded.decoration) {
  case Decoration::FPFastMathMode:
    return enumAttr<FPFastMathModeAttr>(context, symbolizeFPFastMathMode(words[0]));
  case Decoration::FPRoundingMode:
    return enumAttr<FPRoundingModeAttr>(context, symbolizeFPRoundingMode(words[0]));
  case Decoration::BuiltIn:
    if (std::optional<BuiltIn> builtIn = symbolizeBuiltIn(words[0]))
      return builder.getStringAttr(stringifyBuiltIn(*builtIn));
    return {};
  default:
    return builder.getI32IntegerAttr(words[0]);
  }
}

LogicalResult Deserializer::readDecorations(uint32_t id, llvm::SmallVectorImpl<NamedAttribute> &attributes,
                                            llvm::SmallVectorImpl<PendingDecoration> *pending) {
  auto it = decorations.find(id);
  if (it == decorations.end())
    return success();
  llvm::MapVector<Decoration, llvm::SmallVector<Attribute, 1>> found;
  for (const EncodedDecoration &encoded : it->second) {
    bool hasId = isIdDecoration(encoded.decoration) && encoded.words.size() == 1;
    Attribute value = hasId ? getDecorationOperand(encoded.words[0]) : readDecorationValue(encoded);
    if (hasId && !value && pending) {
      pending->push_back({encoded.decoration, encoded.words[0], offset});
      continue;
    }
    if (hasId && !value)
      return reportDecorationOperand(encoded.decoration, encoded.words[0]);
    if (!value)
      return error() << "unhandled operands of decoration " << stringifyDecoration(encoded.decoration);
    found[encoded.decoration].push_back(value);
  }
  for (auto &[decoration, list] : found) {
    bool isList =
        decoration == Decoration::CacheControlLoadINTEL || decoration == Decoration::CacheControlStoreINTEL;
    if (list.size() > 1 && !isList)
      return error() << "decoration " << stringifyDecoration(decoration) << " of id " << id
                     << " appears twice";
    Attribute value = isList ? Attribute(builder.getArrayAttr(list)) : list.front();
    attributes.push_back(builder.getNamedAttr(attributeNameOf(decoration), value));
  }
  return success();
}

Attribute Deserializer::getDecorationOperand(uint32_t id) {
  if (auto symbol = variableSymbols.find(id); symbol != variableSymbols.end())
    return FlatSymbolRefAttr::get(context, symbol->second);
  auto constant = constants.find(id);
  if (constant == constants.end())
    return {};
  if (constant->second.kind == Constant::SpecConstant)
    return FlatSymbolRefAttr::get(context, constant->second.symbol);
  std::optional<uint32_t> word = getConstantWord(id);
  return word ? Attribute(builder.getI32IntegerAttr(*word)) : Attribute();
}

LogicalResult Deserializer::reportDecorationOperand(Decoration decoration, uint32_t id) {
  return error() << "operand " << id << " of decoration " << stringifyDecoration(decoration)
                 << " is no constant and no global variable";
}

LogicalResult Deserializer::finishDecorations() {
  for (const PendingDecoration &pending : pendingDecorations) {
    offset = pending.offset;
    Attribute value = getDecorationOperand(pending.operand);
    std::string name = attributeNameOf(pending.decoration);
    if (!value)
      return reportDecorationOperand(pending.decoration, pending.operand);
    if (pending.op->hasAttr(name))
      return error() << "decoration " << stringifyDecoration(pending.decoration) << " appears twice";
    pending.op->setAttr(name, value);
  }
  return success();
}

std::optional<uint32_t> Deserializer::findDecoration(uint32_t id, Decoration decoration) {
  auto it = decorations.find(id);
  if (it != decorations.end())
    for (const EncodedDecoration &encoded : it->second)
      if (encoded.decoration == decoration && encoded.words.size() == 1)
        return encoded.words[0];
  return std::nullopt;
}
