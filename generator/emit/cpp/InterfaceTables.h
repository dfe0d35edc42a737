//===- InterfaceTables.h - An op's answers to its interfaces --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For each interface with a table: a function for each method that the op class answers for itself, and the
// table, which is a member of the op's tables. Methods whose default is one function for all ops are left out
// where the op class has nothing of their name. Functions and not templates: each would be a symbol, and a
// template's name is larger than its code.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_INTERFACETABLES_H
#define STRATA_GENERATOR_EMIT_CPP_INTERFACETABLES_H

#include <string>
#include <vector>

namespace strata {

class CodeWriter;
class ModelSet;
class OpModel;

struct InterfaceAnswers {
  struct Table {
    std::string type;
    std::vector<std::string> fields;
  };
  /// Table i is the member `answers<i>` of the op's tables.
  std::vector<Table> tables;
  /// Of OpSpec::interfaces.
  std::vector<std::string> entries;
};

/// Writes the functions, each in the namespace of its interface. \pre No namespace is open.
InterfaceAnswers emitInterfaceFunctions(const OpModel &op, const ModelSet &models, CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_INTERFACETABLES_H
