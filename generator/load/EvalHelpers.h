//===- EvalHelpers.h - Reading values that calls are given ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the tables of functions (Eval*.cpp) have in common. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_EVALHELPERS_H
#define STRATA_GENERATOR_LOAD_EVALHELPERS_H

#include "generator/load/EvalFunctions.h"

namespace strata::eval {

/// Null for what is no such type or attribute.
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

/// Of types as they are, and of values theirs.
Result typesOf(const EvalValue::List &list);

/// A row of a table of members. The page docs/loading.md lists the names of all tables.
struct MemberRow {
  llvm::StringLiteral name;
  MemberFunction function;
};
/// Those of builders.
llvm::ArrayRef<MemberRow> builderMembers();

} // namespace strata::eval

/// Defines a MemberFunction.
#define STRATA_EVAL_MEMBER(Name)                                                                             \
  static Result Name([[maybe_unused]] MLIRContext *context, [[maybe_unused]] const EvalValue &self,          \
                     [[maybe_unused]] Args args)

#endif // STRATA_GENERATOR_LOAD_EVALHELPERS_H
