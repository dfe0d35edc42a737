//===- EvalHelpers.h - Helpers for evaluator functions --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Argument conversions and table rows shared by the function tables in Eval*.cpp. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_EVALHELPERS_H
#define STRATA_GENERATOR_LOAD_EVALHELPERS_H

#include "generator/load/EvalFunctions.h"

namespace mlir::eval {

/// Returns the value as a type or attribute of class T, or null.
template <typename T>
T typeAs(const EvalValue &value) {
  return llvm::dyn_cast_if_present<T>(value.asType());
}
template <typename T>
T attrAs(const EvalValue &value) {
  return llvm::dyn_cast_if_present<T>(value.asAttr());
}

template <typename RangeT>
EvalValue listOf(RangeT &&range) {
  EvalValue::List list;
  for (auto element : range)
    list.push_back(EvalValue(element));
  return list;
}

/// Returns a list of types: each type of `list` itself, and the type of each value in it.
Result typesOf(const EvalValue::List &list);

/// One row of a table of member functions. docs/loading.md lists the names of all tables.
struct MemberRow {
  llvm::StringLiteral name;
  MemberFunction function;
};
/// Returns the members of `$_builder`.
llvm::ArrayRef<MemberRow> builderMembers();

} // namespace mlir::eval

/// Begins the definition of a MemberFunction.
#define STRATA_EVAL_MEMBER(Name)                                                                             \
  static Result Name([[maybe_unused]] MLIRContext *context, [[maybe_unused]] const EvalValue &self,          \
                     [[maybe_unused]] Args args)

#endif // STRATA_GENERATOR_LOAD_EVALHELPERS_H
