//===- DeserializeDecorations.cpp - Reads SPIR-V: decorations -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/Deserializer.h"

using namespace mlir;
using namespace mlir::spirv;

LogicalResult Deserializer::processDecorate(WordReader &words) {
  uint32_t id = words.next(), number = words.next();
  std::optional<Decoration> decoration = symbolizeDecoration(number);
  if (!decoration)
    return error() << "unknown decoration " << number;
  decorations[id].push_back({*decoration, words.rest()});
  return success();
}

LogicalResult Deserializer::processMemberDecorate(WordReader &words) {
  uint32_t id = words.next(), member = words.next(), number = words.next();
  std::optional<Decoration> decoration = symbolizeDecoration(number);
  if (!decoration)
    return error() << "unknown decoration " << number;
  memberDecorations[id].push_back({{*decoration, words.rest()}, member});
  return success();
}

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

LogicalResult Deserializer::readDecorations(uint32_t id, llvm::SmallVectorImpl<NamedAttribute> &attributes) {
  auto it = decorations.find(id);
  if (it == decorations.end())
    return success();
  llvm::MapVector<Decoration, llvm::SmallVector<Attribute, 1>> found;
  for (const EncodedDecoration &encoded : it->second) {
    Attribute value = readDecorationValue(encoded);
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

std::optional<uint32_t> Deserializer::findDecoration(uint32_t id, Decoration decoration) {
  auto it = decorations.find(id);
  if (it != decorations.end())
    for (const EncodedDecoration &encoded : it->second)
      if (encoded.decoration == decoration && encoded.words.size() == 1)
        return encoded.words[0];
  return std::nullopt;
}
