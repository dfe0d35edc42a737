//===- PatternValue.h - Values in the registers of rewrite patterns -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The content of a register of a PatternSpec's programs: nothing, an operation, an attribute, a list of
// values, a list of types, or a list of such contents, which a C++ matcher defined. A value type.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PATTERNVALUE_H
#define STRATA_RUNTIME_IR_PATTERNVALUE_H

#include "runtime/ir/Operation.h"
#include <variant>
#include <vector>

namespace mlir {

/// The content of a register that a compiled rewrite pattern reads and writes: nothing, an operation, an
/// attribute, values, types, or a list of such contents.
class PatternValue {
public:
  using Values = llvm::SmallVector<Value, 2>;
  using Types = llvm::SmallVector<Type, 2>;
  using Parts = std::vector<PatternValue>;

  PatternValue();
  PatternValue(Operation *op);
  PatternValue(Attribute attr);
  PatternValue(Value value);
  PatternValue(ValueRange values);
  PatternValue(Type type);
  PatternValue(TypeRange types);
  PatternValue(Parts parts);
  // Not defined here, so that clients do not compile the variant's copying and destruction.
  PatternValue(const PatternValue &other);
  PatternValue(PatternValue &&other);
  PatternValue &operator=(const PatternValue &other);
  PatternValue &operator=(PatternValue &&other);
  ~PatternValue();

  bool isEmpty() const { return std::holds_alternative<std::monostate>(storage); }
  /// Returns the operation, or null if the content is not an operation.
  Operation *getOp() const {
    auto *op = std::get_if<Operation *>(&storage);
    return op ? *op : nullptr;
  }
  /// Returns the attribute, or null if the content is not an attribute.
  Attribute getAttribute() const {
    auto *attr = std::get_if<Attribute>(&storage);
    return attr ? *attr : Attribute();
  }
  /// Returns the values; if the content is an operation, its results.
  Values getValues() const;
  /// Returns the first of getValues(). \pre getValues() is not empty.
  Value getValue() const { return getValues().front(); }
  /// Returns the types; if the content is values or an operation, the types of the values or results.
  Types getTypes() const;
  /// Returns the elements if the content is a list of contents, else an empty list.
  llvm::ArrayRef<PatternValue> getParts() const;
  /// Returns true if the content is a list of values.
  bool holdsValues() const { return std::holds_alternative<Values>(storage); }
  bool operator==(const PatternValue &other) const;

private:
  std::variant<std::monostate, Operation *, Attribute, Values, Types, Parts> storage;
};

/// The result of a NativeCodeCall as an argument of another one: converts to the type of the C++ parameter.
/// Borrows the value, so it must be used in the full expression that creates it.
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

/// Return the result of a NativeCodeCall as a PatternValue.
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

} // namespace mlir

#endif // STRATA_RUNTIME_IR_PATTERNVALUE_H
