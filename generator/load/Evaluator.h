//===- Evaluator.h - Running the C++ of records ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A loaded dialect has no compiled C++, but most of what its records say in C++ is simple: predicates,
// builder calls, defaults, transformers. An Expression is such a text, checked once against the table of
// functions that the evaluator knows (docs/loading.md lists them), and evaluated as often as asked. An
// unknown name is found when it is checked, never when it is run; a wrong kind of value while running gives
// no result, which a predicate takes for false.
//
// Immutable once made, owned by the DialectLibrary; any number of threads may evaluate it.
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

namespace strata {

/// The names that expressions may use beside those of the runtime: what is being loaded.
struct EvalScope {
  llvm::StringMap<const TypeDefSpec *> types;       ///< By C++ class without namespaces.
  llvm::StringMap<const AttrDefSpec *> attributes;  ///< The same.
  llvm::StringMap<const EnumSpec *> enumAttributes; ///< Classes on top of IntegerAttr, the same.
  llvm::StringMap<int64_t> enumerators;             ///< "Basis::monomial"
  llvm::StringSet<> parameters;                     ///< Of all types and attributes, by parameterKey().
  llvm::StringMap<char>
      interfaces; ///< By C++ class without namespaces; the address of a value is the interface's id.

  /// What stands for an interface in tables of this library; empty for one that the file does not declare.
  TypeID interfaceID(llvm::StringRef plainName) const {
    auto entry = interfaces.find(plainName);
    return entry == interfaces.end() ? TypeID() : TypeID::getFromOpaquePointer(&entry->second);
  }
};

/// "element_type" -> "elementtype": what an accessor's name is compared by.
std::string parameterKey(llvm::StringRef name);

/// What placeholders stand for in one evaluation.
struct EvalBindings {
  MLIRContext *context = nullptr;
  EvalValue self;                       ///< $_self
  Operation *operation = nullptr;       ///< $_op
  llvm::ArrayRef<EvalValue> positional; ///< $0, $1 …
  /// Any other name: operands, results and attributes of an op.
  llvm::function_ref<std::optional<EvalValue>(llvm::StringRef name)> named = nullptr;
};

class Expression {
public:
  /// Fails with the name that is not known in `unknown` ("a call of 'foo'", "C++ that is not understood").
  static std::optional<Expression> check(const CppExpression &expression, const EvalScope &scope,
                                         std::string &unknown);
  static std::optional<Expression> check(const PredicateModel &predicate, const EvalScope &scope,
                                         std::string &unknown);

  std::optional<EvalValue> evaluate(const EvalBindings &bindings) const;
  /// A predicate: no result is false.
  bool holds(const EvalBindings &bindings) const;

private:
  CppNode root;
  const EvalScope *scope = nullptr;
};

} // namespace strata

#endif // STRATA_GENERATOR_LOAD_EVALUATOR_H
