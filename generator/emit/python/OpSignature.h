//===- OpSignature.h - Parameters of Python constructors ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The parameters of `__init__` of an operation's class, and of the function that builds the operation. Their
// order and their names are a contract: types of results, then operands, attributes and properties as
// declared, successors, the number of regions of a variadic list; then, by keyword only, what may be omitted.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_PYTHON_OPSIGNATURE_H
#define STRATA_GENERATOR_EMIT_PYTHON_OPSIGNATURE_H

#include "generator/model/OpModel.h"
#include <string>
#include <vector>

namespace mlir {

struct OpParameter {
  enum class Kind : uint8_t { ResultType, Operand, Attribute, Property, Successor, RegionCount };
  Kind kind;
  unsigned index;           ///< In OpModel's list of that kind.
  std::string name;         ///< The parameter of `__init__`.
  std::string functionName; ///< The parameter of the function.
  bool mayBeOmitted;        ///< By keyword only, with the default None.

  const std::string &nameOf(bool ofFunction) const { return ofFunction ? functionName : name; }
};

class OpSignature {
public:
  explicit OpSignature(const OpModel &op);

  /// In the order of declaration; a signature lists those that may be omitted after the others.
  llvm::ArrayRef<OpParameter> parameters() const { return list; }
  /// True if there is a parameter `results`, which may be omitted, instead of one for each result.
  bool infersResults() const { return inferred; }
  /// The number of results is known if no result group has variable length.
  bool hasFixedResults() const { return fixedResults; }

  /// Returns "a, b, *, c=None, results=None, loc=None, ip=None".
  std::string declaration(bool ofFunction) const;
  /// Returns the arguments of the call of the class by the function: "a, b, c=c, results=results, loc=loc".
  std::string call() const;

private:
  std::vector<OpParameter> list;
  bool inferred, fixedResults;
};

/// True if the Python constructor can omit the types of the results.
bool infersPythonResults(const OpModel &op);
/// Returns the name of the property of an operand group or result group; empty if it has no name.
std::string pythonAccessor(const OperandModel &group);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_PYTHON_OPSIGNATURE_H
