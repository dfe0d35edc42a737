//===- EvalFunctions.cpp - Free functions of the evaluator -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/EvalHelpers.h"
#include "runtime/ir/Broadcast.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Region.h"
#include "runtime/ir/TypeUtilities.h"
#include "runtime/ir/ods/OpaqueTypes.h"
#include "runtime/support/Diagnostics.h"

using namespace mlir;
using namespace mlir::eval;

namespace {

#define FUNCTION(Name) static Result Name([[maybe_unused]] MLIRContext *context, Args args)

/// Compares the number of blocks of a region, or of elements of a list, with a limit.
template <typename Compare>
Result compareSize(Args args) {
  std::optional<int64_t> limit = args.size() == 2 ? args[1].asInt() : std::nullopt;
  if (!limit)
    return std::nullopt;
  if (Region *const *region = args[0].get<Region *>())
    return Compare()(static_cast<int64_t>((*region)->getBlocks().size()), *limit);
  if (const auto *list = args[0].get<EvalValue::List>())
    return Compare()(static_cast<int64_t>(list->size()), *limit);
  return std::nullopt;
}
FUNCTION(hasNItems) { return compareSize<std::equal_to<int64_t>>(args); }
FUNCTION(hasNItemsOrMore) { return compareSize<std::greater_equal<int64_t>>(args); }
FUNCTION(hasNItemsOrLess) { return compareSize<std::less_equal<int64_t>>(args); }
FUNCTION(getElementTypeOrSelfFn) {
  if (args.size() != 1)
    return std::nullopt;
  if (const Value *value = args[0].get<Value>())
    return getElementTypeOrSelf(value->getType());
  if (Type type = args[0].asType())
    return getElementTypeOrSelf(type);
  if (Attribute attr = args[0].asAttr())
    return getElementTypeOrSelf(attr);
  return std::nullopt;
}
FUNCTION(isContained) {
  const auto *list = args.size() == 2 ? args[0].get<EvalValue::List>() : nullptr;
  if (!list)
    return std::nullopt;
  for (const EvalValue &element : *list)
    if (EvalValue::equal(element, args[1]).value_or(false))
      return true;
  return false;
}
FUNCTION(isSorted) {
  const auto *list = args.empty() ? nullptr : args[0].get<EvalValue::List>();
  if (!list)
    return std::nullopt;
  for (size_t i = 1; i < list->size(); ++i) {
    std::optional<int64_t> before = (*list)[i - 1].asInt(), after = (*list)[i].asInt();
    if (!before || !after)
      return std::nullopt;
    if (*before > *after)
      return false;
  }
  return true;
}
FUNCTION(isPowerOf2Fn) {
  return args.size() == 1 ? findMember("isPowerOf2")(context, args[0], {}) : std::nullopt;
}
FUNCTION(symbolRef) {
  const std::string *text = args.size() == 2 ? args[1].get<std::string>() : nullptr;
  return text ? Result(Attribute(SymbolRefAttr::get(context, *text))) : std::nullopt;
}
FUNCTION(typeAttr) {
  Type type = args.size() == 1 ? args[0].asType() : Type();
  return type ? Result(Attribute(TypeAttr::get(type))) : std::nullopt;
}
/// Implements `XType::get({1, 2}, element)`; no value if an argument has the wrong kind.
template <typename ShapedT>
Result shapedType(MLIRContext *context, Args args) {
  const auto *list = args.size() == 2 ? args[0].get<EvalValue::List>() : nullptr;
  Type element = list ? args[1].asType() : Type();
  if (!element)
    return std::nullopt;
  llvm::SmallVector<int64_t> shape;
  for (const EvalValue &size : *list) {
    std::optional<int64_t> number = size.asInt();
    if (!number)
      return std::nullopt;
    shape.push_back(*number);
  }
  // Errors of the type's verifier are discarded: the user of the type reports the missing value.
  DiagnosticEngine silent;
  ScopedDiagnosticHandler handler(silent, [](Diagnostic &) { return success(); });
  auto type =
      ShapedT::getChecked([&] { return silent.emit(DiagnosticLocation(), Severity::Error); }, shape, element);
  return type ? Result(Type(type)) : std::nullopt;
}
FUNCTION(integerType) {
  std::optional<int64_t> width = args.size() == 2 ? args[1].asInt() : std::nullopt;
  return width && *width >= 0 && *width <= IntegerType::kMaxWidth
             ? Result(Type(IntegerType::get(context, *width)))
             : std::nullopt;
}
/// Implements `::llvm::APInt(32, 5)` and conversions that do not change the value.
FUNCTION(lastArgument) { return args.empty() ? Result() : Result(args.back()); }

FUNCTION(typeRange) {
  const auto *list = args.size() == 1 ? args[0].get<EvalValue::List>() : nullptr;
  return list ? typesOf(*list) : std::nullopt;
}
FUNCTION(equalLists) {
  if (args.size() != 2 || !args[0].get<EvalValue::List>() || !args[1].get<EvalValue::List>())
    return std::nullopt;
  std::optional<bool> same = EvalValue::equal(args[0], args[1]);
  return same ? Result(*same) : std::nullopt;
}
FUNCTION(flattenedTypes) {
  auto tuple = args.size() == 1 ? typeAs<TupleType>(args[0]) : TupleType();
  return tuple ? Result(listOf(getFlattenedTypes(tuple))) : std::nullopt;
}
FUNCTION(isOpaqueTypeWithNameFn) {
  const std::string *dialect = args.size() == 3 ? args[1].get<std::string>() : nullptr;
  const std::string *data = dialect ? args[2].get<std::string>() : nullptr;
  Type type = data ? args[0].asType() : Type();
  return type ? Result(isOpaqueTypeWithName(type, *dialect, *data)) : std::nullopt;
}
FUNCTION(opaqueType) {
  auto dialect = args.size() == 2 ? attrAs<StringAttr>(args[0]) : StringAttr();
  const std::string *data = dialect ? args[1].get<std::string>() : nullptr;
  return data ? Result(Type(OpaqueType::get(dialect, *data))) : std::nullopt;
}
FUNCTION(complexType) {
  Type element = args.size() == 1 ? args[0].asType() : Type();
  return element && llvm::isa<IntegerType, FloatType>(element) ? Result(Type(ComplexType::get(element)))
                                                               : std::nullopt;
}
FUNCTION(broadcastedType) {
  Type a = args.size() == 2 ? args[0].asType() : Type(), b = a ? args[1].asType() : Type();
  return b ? Result(OpTrait::util::getBroadcastedType(a, b)) : std::nullopt;
}

struct FunctionRow {
  llvm::StringLiteral name;
  FreeFunction function;
};
constexpr FunctionRow functionRows[] = {
    {"hasNItems", &hasNItems},
    {"hasNItemsOrMore", &hasNItemsOrMore},
    {"hasNItemsOrLess", &hasNItemsOrLess},
    {"getElementTypeOrSelf", &getElementTypeOrSelfFn},
    {"is_contained", &isContained},
    {"is_sorted", &isSorted},
    {"isPowerOf2_64", &isPowerOf2Fn},
    {"isPowerOf2_32", &isPowerOf2Fn},
    {"SymbolRefAttr::get", &symbolRef},
    {"FlatSymbolRefAttr::get", &symbolRef},
    {"TypeAttr::get", &typeAttr},
    {"VectorType::get", &shapedType<VectorType>},
    {"RankedTensorType::get", &shapedType<RankedTensorType>},
    {"IntegerType::get", &integerType},
    {"APInt", &lastArgument},
    {"APFloat", &lastArgument},
    {"StringRef", &lastArgument},
    {"ArrayRef", &lastArgument},
    {"TypeRange", &typeRange},
    {"ValueRange", &lastArgument},
    {"static_cast", &lastArgument},
    {"equal", &equalLists},
    {"getFlattenedTypes", &flattenedTypes},
    {"isOpaqueTypeWithName", &isOpaqueTypeWithNameFn},
    {"OpaqueType::get", &opaqueType},
    {"ComplexType::get", &complexType},
    {"OpTrait::util::getBroadcastedType", &broadcastedType},
};

} // namespace

FreeFunction mlir::eval::findFunction(llvm::StringRef name) {
  name = dropNamespaces(name);
  for (const FunctionRow &row : functionRows)
    if (row.name == name)
      return row.function;
  return nullptr;
}
