//===- Evaluator.h - Evaluates C++ expressions of records -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Evaluates the simple C++ in records of a loaded dialect, which has no compiled C++: predicates, builder
// calls, default values, transformers. An Expression is such a text, checked once against the functions that
// the evaluator knows (listed in docs/loading.md) and then evaluated any number of times. The check reports
// unknown names; evaluation fails only on operands of the wrong kind: the expression then has no value, which
// a predicate treats as false.
//
// Immutable after check(); owned by the DialectLibrary. Any number of threads may evaluate it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_EVALUATOR_H
#define STRATA_GENERATOR_LOAD_EVALUATOR_H

#include "generator/load/EvalValue.h"
#include "generator/model/CppExpression.h"
#include "generator/model/PredicateModel.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace mlir {

/// The names of the loaded declarations that expressions may use, in addition to those of the runtime.
struct EvalScope {
  llvm::StringMap<const TypeDefSpec *> types;      ///< Key: C++ class without namespaces.
  llvm::StringMap<const AttrDefSpec *> attributes; ///< Key: C++ class without namespaces.
  llvm::StringMap<const EnumSpec *>
      enumAttributes; ///< Specialized attribute classes of enums. Key: C++ class without namespaces.
  llvm::StringMap<int64_t> enumerators; ///< Enumerator values. Key: qualified name, "Basis::monomial".
  llvm::StringSet<> parameters;         ///< Parameter names of all types and attributes, as parameterKey().
  /// Declared interfaces. Key: C++ class without namespaces; the address of an entry is the TypeID of the
  /// interface.
  llvm::StringMap<char> interfaces;

  /// Returns the TypeID of an interface that the loaded file declares, or an empty TypeID if the file does
  /// not declare it.
  TypeID interfaceID(llvm::StringRef plainName) const {
    auto entry = interfaces.find(plainName);
    return entry == interfaces.end() ? TypeID() : TypeID::getFromOpaquePointer(&entry->second);
  }
};

/// Normalizes the name of a parameter for comparison with names of accessors: "element_type" ->
/// "elementtype".
std::string parameterKey(llvm::StringRef name);

/// The values that an expression refers to in one evaluation: those of its placeholders (`$_self`, `$0`) and
/// those of its names.
struct EvalBindings {
  MLIRContext *context = nullptr;
  EvalValue self;                       ///< Value of $_self.
  Operation *operation = nullptr;       ///< Value of $_op.
  llvm::ArrayRef<EvalValue> positional; ///< $0, $1 …
  /// Looks up any other name: operands, results and attributes of the op.
  llvm::function_ref<std::optional<EvalValue>(llvm::StringRef name)> named = nullptr;
};

class Expression {
public:
  /// Checks that the evaluator supports the expression. Otherwise returns nullopt and describes the first
  /// unsupported construct in `unknown` ("a call of 'foo'", "C++ that is not understood").
  static std::optional<Expression> check(const CppExpression &expression, const EvalScope &scope,
                                         std::string &unknown);
  static std::optional<Expression> check(const PredicateModel &predicate, const EvalScope &scope,
                                         std::string &unknown);

  /// Returns the value, or nullopt if an operand has the wrong kind.
  std::optional<EvalValue> evaluate(const EvalBindings &bindings) const;
  /// Evaluates a predicate; an expression without a value is false.
  bool holds(const EvalBindings &bindings) const;

private:
  CppNode root;
  const EvalScope *scope = nullptr;
};

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_EVALUATOR_H
