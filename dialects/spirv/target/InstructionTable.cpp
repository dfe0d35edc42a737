//===- InstructionTable.cpp - The encoding of ops -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/InstructionTable.h"
#include "dialects/spirv/SPIRVAttributes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::spirv;
using llvm::StringRef;

template <typename AttrT, typename EnumT, std::optional<EnumT> (*symbolize)(uint32_t)>
static constexpr EnumCodec enumCodec = {
    [](MLIRContext *context, uint32_t number) -> Attribute {
      std::optional<EnumT> value = symbolize(number);
      return value ? AttrT::get(context, *value) : AttrT();
    },
    [](Attribute attr) { return static_cast<uint32_t>(llvm::cast<AttrT>(attr).getValue()); }};

#define SPIRV_ENUM(Attr, Enum)                                                                               \
  static constexpr const EnumCodec &Attr##Codec = enumCodec<Attr, Enum, symbolize##Enum>;
#define GET_SPIRV_ENUMS
#include "dialects/spirv/target/SPIRVInstructions.inc"
#undef SPIRV_ENUM

static constexpr InstructionRow rows[] = {
#define GET_SPIRV_INSTRUCTIONS
#include "dialects/spirv/target/SPIRVInstructions.inc"
};

llvm::ArrayRef<InstructionRow> spirv::getInstructionRows() { return rows; }

const InstructionRow *spirv::findInstructionRow(StringRef opName) {
  const InstructionRow *row = llvm::lower_bound(
      rows, opName, [](const InstructionRow &row, StringRef name) { return StringRef(row.name) < name; });
  return row != std::end(rows) && row->name == opName ? row : nullptr;
}

//===----------------------------------------------------------------------===//
// Decorations
//===----------------------------------------------------------------------===//

/// The attribute names of decorations that cannot be derived from the decoration's name by conversion to
/// snake case.
static constexpr std::pair<Decoration, llvm::StringLiteral> irregularNames[] = {
    {Decoration::FPFastMathMode, "fp_fast_math_mode"},
    {Decoration::FPRoundingMode, "fp_rounding_mode"},
    {Decoration::CacheControlLoadINTEL, "cache_control_load_intel"},
    {Decoration::CacheControlStoreINTEL, "cache_control_store_intel"},
};

std::optional<Decoration> spirv::decorationOf(StringRef attrName) {
  for (auto [decoration, name] : irregularNames)
    if (name == attrName)
      return decoration;
  return symbolizeDecoration(llvm::convertToCamelFromSnakeCase(attrName, /*capitalizeFirst=*/true));
}

std::string spirv::attributeNameOf(Decoration decoration) {
  for (auto [irregular, name] : irregularNames)
    if (irregular == decoration)
      return name.str();
  return llvm::convertToSnakeFromCamelCase(stringifyDecoration(decoration));
}
