//===- EvalBuilders.cpp - Members of $_builder in expressions --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/EvalHelpers.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::eval;

namespace {

#define MEMBER STRATA_EVAL_MEMBER

#define TYPE_BUILDER(Name)                                                                                   \
  MEMBER(Name) { return Type(Builder(context).Name()); }
TYPE_BUILDER(getIndexType)
TYPE_BUILDER(getI1Type)
TYPE_BUILDER(getI8Type)
TYPE_BUILDER(getI16Type)
TYPE_BUILDER(getI32Type)
TYPE_BUILDER(getI64Type)
TYPE_BUILDER(getBF16Type)
TYPE_BUILDER(getF16Type)
TYPE_BUILDER(getF32Type)
TYPE_BUILDER(getF64Type)
TYPE_BUILDER(getTF32Type)
TYPE_BUILDER(getF80Type)
TYPE_BUILDER(getF128Type)
TYPE_BUILDER(getNoneType)
MEMBER(getIntegerType) {
  std::optional<int64_t> width = args.empty() ? std::nullopt : args[0].asInt();
  if (!width || *width < 0 || *width > IntegerType::kMaxWidth)
    return std::nullopt;
  if (args.size() == 1)
    return Type(IntegerType::get(context, *width));
  std::optional<bool> isSigned = args[1].asBool();
  if (!isSigned)
    return std::nullopt;
  return Type(IntegerType::get(context, *width, *isSigned ? IntegerType::Signed : IntegerType::Unsigned));
}
MEMBER(getUnitAttr) { return Attribute(UnitAttr::get(context)); }
MEMBER(getBoolAttr) {
  std::optional<bool> value = args.empty() ? std::nullopt : args[0].asBool();
  return value ? Result(Attribute(BoolAttr::get(context, *value))) : std::nullopt;
}
template <unsigned Width, IntegerType::SignednessSemantics Sign>
Result integerAttr(MLIRContext *context, const EvalValue &, Args args) {
  std::optional<int64_t> value = args.empty() ? std::nullopt : args[0].asInt();
  if (!value)
    return std::nullopt;
  return Attribute(IntegerAttr::get(IntegerType::get(context, Width, Sign), *value));
}
MEMBER(getIndexAttr) {
  std::optional<int64_t> value = args.empty() ? std::nullopt : args[0].asInt();
  return value ? Result(Attribute(Builder(context).getIndexAttr(*value))) : std::nullopt;
}
MEMBER(getIntegerAttr) {
  std::optional<int64_t> value = args.size() < 2 ? std::nullopt : args[1].asInt();
  Type type = args.empty() ? Type() : args[0].asType();
  if (!value || !type || !type.isIntOrIndex())
    return std::nullopt;
  return Attribute(IntegerAttr::get(type, *value));
}
MEMBER(getFloatAttr) {
  std::optional<double> value = args.size() < 2 ? std::nullopt : args[1].asFloat();
  auto type = args.empty() ? FloatType() : typeAs<FloatType>(args[0]);
  return value && type ? Result(Attribute(FloatAttr::get(type, *value))) : std::nullopt;
}
template <typename FloatT>
Result floatAttr(MLIRContext *context, const EvalValue &, Args args) {
  std::optional<double> value = args.empty() ? std::nullopt : args[0].asFloat();
  return value ? Result(Attribute(FloatAttr::get(FloatT::get(context), *value))) : std::nullopt;
}
MEMBER(getStringAttr) {
  const std::string *text = args.empty() ? nullptr : args[0].get<std::string>();
  return text ? Result(Attribute(StringAttr::get(context, llvm::StringRef(*text)))) : std::nullopt;
}
MEMBER(getArrayAttr) {
  const auto *list = args.empty() ? nullptr : args[0].get<EvalValue::List>();
  if (!list && !(args.size() == 1 && args[0].isNull()))
    return std::nullopt;
  llvm::SmallVector<Attribute> elements;
  if (list)
    for (const EvalValue &element : *list)
      elements.push_back(element.asAttr());
  if (llvm::is_contained(elements, Attribute()))
    return std::nullopt;
  return Attribute(ArrayAttr::get(context, elements));
}
template <typename ArrayT, typename T>
Result denseArray(MLIRContext *context, const EvalValue &, Args args) {
  llvm::SmallVector<T> values;
  if (!args.empty() && args[0].get<EvalValue::List>())
    for (const EvalValue &element : *args[0].get<EvalValue::List>()) {
      std::optional<int64_t> value = element.asInt();
      if (!value)
        return std::nullopt;
      values.push_back(static_cast<T>(*value));
    }
  return Attribute(ArrayT::get(context, values));
}

constexpr MemberRow rows[] = {
    {"getIndexType", &getIndexType},
    {"getI1Type", &getI1Type},
    {"getI8Type", &getI8Type},
    {"getI16Type", &getI16Type},
    {"getI32Type", &getI32Type},
    {"getI64Type", &getI64Type},
    {"getBF16Type", &getBF16Type},
    {"getF16Type", &getF16Type},
    {"getF32Type", &getF32Type},
    {"getF64Type", &getF64Type},
    {"getTF32Type", &getTF32Type},
    {"getF80Type", &getF80Type},
    {"getF128Type", &getF128Type},
    {"getNoneType", &getNoneType},
    {"getIntegerType", &getIntegerType},
    {"getUnitAttr", &getUnitAttr},
    {"getBoolAttr", &getBoolAttr},
    {"getI1IntegerAttr", &integerAttr<1, IntegerType::Signless>},
    {"getI8IntegerAttr", &integerAttr<8, IntegerType::Signless>},
    {"getI16IntegerAttr", &integerAttr<16, IntegerType::Signless>},
    {"getI32IntegerAttr", &integerAttr<32, IntegerType::Signless>},
    {"getI64IntegerAttr", &integerAttr<64, IntegerType::Signless>},
    {"getSI32IntegerAttr", &integerAttr<32, IntegerType::Signed>},
    {"getUI32IntegerAttr", &integerAttr<32, IntegerType::Unsigned>},
    {"getIndexAttr", &getIndexAttr},
    {"getIntegerAttr", &getIntegerAttr},
    {"getFloatAttr", &getFloatAttr},
    {"getF16FloatAttr", &floatAttr<Float16Type>},
    {"getF32FloatAttr", &floatAttr<Float32Type>},
    {"getF64FloatAttr", &floatAttr<Float64Type>},
    {"getStringAttr", &getStringAttr},
    {"getArrayAttr", &getArrayAttr},
    {"getDenseI32ArrayAttr", &denseArray<DenseI32ArrayAttr, int32_t>},
    {"getDenseI64ArrayAttr", &denseArray<DenseI64ArrayAttr, int64_t>},
    {"getDenseBoolArrayAttr", &denseArray<DenseBoolArrayAttr, bool>},
};

} // namespace

llvm::ArrayRef<MemberRow> mlir::eval::builderMembers() { return rows; }
