//===- PatternValue.cpp - Values in the registers of rewrite patterns ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#include "runtime/ir/PatternValue.h"

using namespace mlir;

PatternValue::PatternValue() = default;
PatternValue::PatternValue(Operation *op) : storage(op) {}
PatternValue::PatternValue(Attribute attr) : storage(attr) {}
PatternValue::PatternValue(Value value) : storage(Values{value}) {}
PatternValue::PatternValue(ValueRange values) : storage(Values(values.begin(), values.end())) {}
PatternValue::PatternValue(Type type) : storage(Types{type}) {}
PatternValue::PatternValue(TypeRange types) : storage(Types(types.begin(), types.end())) {}
PatternValue::PatternValue(Parts parts) : storage(std::move(parts)) {}
PatternValue::PatternValue(const PatternValue &other) = default;
PatternValue::PatternValue(PatternValue &&other) = default;
PatternValue &PatternValue::operator=(const PatternValue &other) = default;
PatternValue &PatternValue::operator=(PatternValue &&other) = default;
PatternValue::~PatternValue() = default;

PatternValue::Values PatternValue::getValues() const {
  if (auto *values = std::get_if<Values>(&storage))
    return *values;
  Values results;
  if (Operation *op = getOp())
    results.append(op->getResults().begin(), op->getResults().end());
  return results;
}

PatternValue::Types PatternValue::getTypes() const {
  if (auto *types = std::get_if<Types>(&storage))
    return *types;
  Types types;
  for (Value value : getValues())
    types.push_back(value.getType());
  return types;
}

llvm::ArrayRef<PatternValue> PatternValue::getParts() const {
  auto *parts = std::get_if<Parts>(&storage);
  return parts ? llvm::ArrayRef<PatternValue>(*parts) : llvm::ArrayRef<PatternValue>();
}

bool PatternValue::operator==(const PatternValue &other) const {
  if (getOp() || other.getOp())
    return getValues() == other.getValues() && getOp() == other.getOp();
  return storage == other.storage;
}
