//===- EvalValue.h - Values of the evaluator ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The value of a C++ expression from a record, as computed by the evaluator: a number, a string, an IR handle
// or a list. A tagged union; owns strings and lists, and borrows IR handles from the context.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_EVALVALUE_H
#define STRATA_GENERATOR_LOAD_EVALVALUE_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Operation.h"
#include <variant>

namespace mlir {

class EvalValue {
public:
  struct Null {};    ///< Value of nullptr and of std::nullopt.
  struct Builder {}; ///< Value of `$_builder` and of `$_ctxt`.
  using List = std::vector<EvalValue>;
  using Storage = std::variant<Null, Builder, bool, int64_t, double, std::string, Type, Attribute, Value,
                               Operation *, Region *, List>;

  EvalValue() = default;
  template <typename T>
    requires std::is_constructible_v<Storage, T>
  EvalValue(T value) : storage(std::move(value)) {}

  template <typename T>
  const T *get() const {
    return std::get_if<T>(&storage);
  }
  bool isNull() const {
    if (get<Null>())
      return true;
    if (const Type *type = get<Type>())
      return !*type;
    if (const Attribute *attr = get<Attribute>())
      return !*attr;
    return false;
  }
  /// Converts the value to a condition as C++ does; nullopt if the type has no such conversion.
  std::optional<bool> asBool() const;
  std::optional<int64_t> asInt() const;
  std::optional<double> asFloat() const;
  Type asType() const { return get<Type>() ? *get<Type>() : Type(); }
  Attribute asAttr() const { return get<Attribute>() ? *get<Attribute>() : Attribute(); }

  /// Compares as C++ `==` does; nullopt if the two kinds cannot be compared.
  static std::optional<bool> equal(const EvalValue &lhs, const EvalValue &rhs);

private:
  Storage storage;
};

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_EVALVALUE_H
