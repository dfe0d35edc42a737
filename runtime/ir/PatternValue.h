//===- PatternValue.h - What a declarative pattern holds ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The contents of one register of a PatternSpec's programs: nothing, an operation, an attribute, a list of
// values, a list of types, a location, or the several things that a matcher in C++ has defined. A small value
// type.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PATTERNVALUE_H
#define STRATA_RUNTIME_IR_PATTERNVALUE_H

#include "runtime/ir/Operation.h"
#include <variant>
#include <vector>

namespace strata {

class PatternValue {
public:
  using Values = llvm::SmallVector<Value, 2>;
  using Types = llvm::SmallVector<Type, 2>;
  using Parts = std::vector<PatternValue>;

  PatternValue() = default;
  PatternValue(Operation *op) : storage(op) {}
  PatternValue(Attribute attr) : storage(attr) {}
  PatternValue(Value value) : storage(Values{value}) {}
  PatternValue(ValueRange values) : storage(Values(values.begin(), values.end())) {}
  PatternValue(Type type) : storage(Types{type}) {}
  PatternValue(TypeRange types) : storage(Types(types.begin(), types.end())) {}
  PatternValue(Parts parts) : storage(std::move(parts)) {}

  bool isEmpty() const { return std::holds_alternative<std::monostate>(storage); }
  /// The op, or null when it is something else.
  Operation *getOp() const {
    auto *op = std::get_if<Operation *>(&storage);
    return op ? *op : nullptr;
  }
  Attribute getAttribute() const {
    auto *attr = std::get_if<Attribute>(&storage);
    return attr ? *attr : Attribute();
  }
  /// The values; of an op, its results.
  Values getValues() const {
    if (auto *values = std::get_if<Values>(&storage))
      return *values;
    Values results;
    if (Operation *op = getOp())
      results.append(op->getResults().begin(), op->getResults().end());
    return results;
  }
  /// \pre There is one.
  Value getValue() const { return getValues().front(); }
  /// The types; of values or an op, theirs.
  Types getTypes() const {
    if (auto *types = std::get_if<Types>(&storage))
      return *types;
    Types types;
    for (Value value : getValues())
      types.push_back(value.getType());
    return types;
  }
  /// What a matcher has defined, if that are several things; else nothing.
  llvm::ArrayRef<PatternValue> getParts() const {
    auto *parts = std::get_if<Parts>(&storage);
    return parts ? llvm::ArrayRef<PatternValue>(*parts) : llvm::ArrayRef<PatternValue>();
  }
  bool holdsValues() const { return std::holds_alternative<Values>(storage); }
  bool operator==(const PatternValue &other) const {
    if (getOp() || other.getOp())
      return getValues() == other.getValues() && getOp() == other.getOp();
    return storage == other.storage;
  }

private:
  std::variant<std::monostate, Operation *, Attribute, Values, Types, Parts> storage;
};

/// What another NativeCodeCall gave, as an argument of C++ whose parameter says what it is. To be used in the
/// statement that makes it.
class PatternArgument {
public:
  explicit PatternArgument(const PatternValue &value) : value(value), values(value.getValues()) {}

  operator const PatternValue &() const { return value; }
  operator Operation *() const {
    return value.getOp() || values.empty() ? value.getOp() : values.front().getDefiningOp();
  }
  operator ValueRange() const { return ValueRange(values); }
  template <typename T>
    requires std::is_base_of_v<Attribute, T>
  operator T() const {
    return llvm::cast_or_null<T>(value.getAttribute());
  }
  template <typename T>
    requires std::is_base_of_v<Value, T>
  operator T() const {
    return values.empty() ? T() : T(values.front().getImpl());
  }
  template <typename T>
    requires std::is_base_of_v<Type, T>
  operator T() const {
    PatternValue::Types types = value.getTypes();
    return types.empty() ? T() : llvm::cast_or_null<T>(types.front());
  }

private:
  const PatternValue &value;
  PatternValue::Values values;
};

/// What a NativeCodeCall gave, as a register.
inline PatternValue toPatternValue(const PatternValue &value) { return value; }
inline PatternValue toPatternValue(const PatternArgument &argument) { return argument; }
inline PatternValue toPatternValue(Operation *op) { return PatternValue(op); }
inline PatternValue toPatternValue(ValueRange values) { return PatternValue(values); }
template <typename T>
  requires std::is_base_of_v<Attribute, T>
PatternValue toPatternValue(T attr) {
  return PatternValue(Attribute(attr));
}
template <typename T>
  requires std::is_base_of_v<Value, T>
PatternValue toPatternValue(T value) {
  return PatternValue(Value(value));
}
template <typename T>
  requires std::is_base_of_v<Type, T>
PatternValue toPatternValue(T type) {
  return PatternValue(Type(type));
}
template <typename T>
  requires requires(T op) { op.getOperation(); }
PatternValue toPatternValue(T op) {
  return PatternValue(op.getOperation());
}

} // namespace strata

#endif // STRATA_RUNTIME_IR_PATTERNVALUE_H
