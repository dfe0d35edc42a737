//===- TypeConverter.cpp - Type conversion rules --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/TypeConverter.h"
#include <mutex>

using namespace mlir;

TypeConverter::TypeConverter() = default;
TypeConverter::~TypeConverter() = default;
TypeConverter::TypeConverter(const TypeConverter &other)
    : conversions(other.conversions), sourceMaterializations(other.sourceMaterializations),
      targetMaterializations(other.targetMaterializations), attributeConversions(other.attributeConversions),
      usesValues(other.usesValues) {}
TypeConverter &TypeConverter::operator=(const TypeConverter &other) {
  conversions = other.conversions;
  sourceMaterializations = other.sourceMaterializations;
  targetMaterializations = other.targetMaterializations;
  attributeConversions = other.attributeConversions;
  usesValues = other.usesValues;
  clearCache();
  return *this;
}

//===----------------------------------------------------------------------===//
// Conversion of signatures
//===----------------------------------------------------------------------===//

void TypeConverter::SignatureConversion::addInputs(unsigned origInputNo, llvm::ArrayRef<Type> newTypes) {
  assert(!inputMappings[origInputNo] && "the argument is already mapped");
  inputMappings[origInputNo] = InputMapping{convertedTypes.size(), newTypes.size(), {}};
  addInputs(newTypes);
}

void TypeConverter::SignatureConversion::remapInput(unsigned origInputNo,
                                                    llvm::ArrayRef<Value> replacements) {
  assert(!inputMappings[origInputNo] && "the argument is already mapped");
  inputMappings[origInputNo] = InputMapping{0, 0, llvm::SmallVector<Value, 1>(replacements)};
}

/// Converts consecutive arguments, given by their types or values, and appends the converted types to the new
/// arguments of \p signature.
template <typename InputT>
static LogicalResult convertInputs(const TypeConverter &converter, llvm::ArrayRef<InputT> inputs,
                                   unsigned firstInput, TypeConverter::SignatureConversion &signature) {
  llvm::SmallVector<Type, 1> types;
  for (auto [offset, input] : llvm::enumerate(inputs)) {
    types.clear();
    if (failed(converter.convertType(input, types)))
      return failure();
    signature.addInputs(firstInput + offset, types);
  }
  return success();
}

LogicalResult TypeConverter::convertSignatureArg(unsigned inputNo, Type type,
                                                 SignatureConversion &result) const {
  return convertInputs<Type>(*this, type, inputNo, result);
}
LogicalResult TypeConverter::convertSignatureArg(unsigned inputNo, Value value,
                                                 SignatureConversion &result) const {
  return convertInputs<Value>(*this, value, inputNo, result);
}
LogicalResult TypeConverter::convertSignatureArgs(TypeRange types, SignatureConversion &result,
                                                  unsigned origInputOffset) const {
  return convertInputs<Type>(*this, llvm::to_vector_of<Type>(types), origInputOffset, result);
}
LogicalResult TypeConverter::convertSignatureArgs(ValueRange values, SignatureConversion &result,
                                                  unsigned origInputOffset) const {
  return convertInputs<Value>(*this, llvm::to_vector_of<Value>(values), origInputOffset, result);
}

std::optional<TypeConverter::SignatureConversion> TypeConverter::convertBlockSignature(Block *block) const {
  SignatureConversion conversion(block->getNumArguments());
  if (failed(convertSignatureArgs(block->getArgumentValues(), conversion)))
    return std::nullopt;
  return conversion;
}

//===----------------------------------------------------------------------===//
// Conversion of types
//===----------------------------------------------------------------------===//

void TypeConverter::addCallback(ConversionFn callback) {
  conversions.push_back(std::move(callback));
  clearCache();
}
void TypeConverter::clearCache() {
  std::unique_lock lock(mutex);
  cache.clear();
}

LogicalResult TypeConverter::convert(Type type, Value value, llvm::SmallVectorImpl<Type> &results) const {
  size_t before = results.size();
  for (const ConversionFn &callback : llvm::reverse(conversions)) {
    if (std::optional<LogicalResult> result = callback(type, value, results)) {
      if (failed(*result))
        results.truncate(before);
      return *result;
    }
    assert(results.size() == before && "a conversion callback that returns nullopt must not add types");
  }
  return failure();
}

LogicalResult TypeConverter::convertType(Type type, llvm::SmallVectorImpl<Type> &results) const {
  {
    std::shared_lock lock(mutex);
    if (auto it = cache.find(type); it != cache.end()) {
      if (!it->second)
        return failure();
      results.append(it->second->begin(), it->second->end());
      return success();
    }
  }
  // Call the callbacks without holding the lock, because they may call the converter for nested types.
  llvm::SmallVector<Type, 1> converted;
  LogicalResult result = convert(type, Value(), converted);
  results.append(converted.begin(), converted.end());
  std::unique_lock lock(mutex);
  cache.try_emplace(type, succeeded(result) ? std::optional(std::move(converted)) : std::nullopt);
  return result;
}
LogicalResult TypeConverter::convertType(Value value, llvm::SmallVectorImpl<Type> &results) const {
  return usesValues ? convert(value.getType(), value, results) : convertType(value.getType(), results);
}

Type TypeConverter::convertType(Type type) const {
  llvm::SmallVector<Type, 1> results;
  return succeeded(convertType(type, results)) && results.size() == 1 ? results.front() : Type();
}
Type TypeConverter::convertType(Value value) const {
  llvm::SmallVector<Type, 1> results;
  return succeeded(convertType(value, results)) && results.size() == 1 ? results.front() : Type();
}

LogicalResult TypeConverter::convertTypes(TypeRange types, llvm::SmallVectorImpl<Type> &results) const {
  return success(llvm::all_of(types, [&](Type type) { return succeeded(convertType(type, results)); }));
}
LogicalResult TypeConverter::convertTypes(ValueRange values, llvm::SmallVectorImpl<Type> &results) const {
  return success(llvm::all_of(values, [&](Value value) { return succeeded(convertType(value, results)); }));
}

std::optional<Attribute> TypeConverter::convertTypeAttribute(Type type, Attribute attr) const {
  for (const AttributeFn &callback : llvm::reverse(attributeConversions)) {
    AttributeConversionResult result = callback(type, attr);
    if (result.hasResult())
      return result.getResult();
    if (result.isAbort())
      return std::nullopt;
  }
  return std::nullopt;
}

bool TypeConverter::isLegal(Operation *op) const {
  return isLegal(ValueRange(op->getOperands())) && isLegal(ValueRange(op->getResults()));
}
bool TypeConverter::isLegal(Region *region) const {
  return llvm::all_of(*region, [&](Block &block) { return isLegal(block.getArgumentValues()); });
}
bool TypeConverter::isSignatureLegal(FunctionType type) const {
  return isLegal(TypeRange(type.getInputs())) && isLegal(TypeRange(type.getResults()));
}

//===----------------------------------------------------------------------===//
// Materialization of casts
//===----------------------------------------------------------------------===//

Value TypeConverter::materializeSourceConversion(OpBuilder &builder, Location loc, Type resultType,
                                                 ValueRange inputs) const {
  for (const SourceFn &callback : llvm::reverse(sourceMaterializations))
    if (Value result = callback(builder, resultType, inputs, loc))
      return result;
  return Value();
}

Value TypeConverter::materializeTargetConversion(OpBuilder &builder, Location loc, Type resultType,
                                                 ValueRange inputs, Type originalType) const {
  llvm::SmallVector<Value> results =
      materializeTargetConversion(builder, loc, TypeRange(resultType), inputs, originalType);
  return results.empty() ? Value() : results.front();
}

llvm::SmallVector<Value> TypeConverter::materializeTargetConversion(OpBuilder &builder, Location loc,
                                                                    TypeRange resultTypes, ValueRange inputs,
                                                                    Type originalType) const {
  for (const TargetFn &callback : llvm::reverse(targetMaterializations)) {
    llvm::SmallVector<Value> results = callback(builder, resultTypes, inputs, loc, originalType);
    if (results.empty())
      continue;
    assert(TypeRange(ValueRange(results)) == resultTypes &&
           "a target materialization must create values of the requested types");
    return results;
  }
  return {};
}
