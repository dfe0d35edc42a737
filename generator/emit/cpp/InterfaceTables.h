//===- InterfaceTables.h - Interface tables of ops ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits for each interface of an op that has a function table: a function for each method that the op class
// implements, and the table, a member of the op's table group. Methods with a default that is shared by all
// ops are omitted if the op class has no member of that name. The functions are not templates: the symbol
// name of a template instance is larger than its code.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_INTERFACETABLES_H
#define STRATA_GENERATOR_EMIT_CPP_INTERFACETABLES_H

#include <string>
#include <vector>

namespace mlir {

class CodeWriter;
class ModelSet;
class OpModel;

/// The tables of the interfaces that one op implements.
struct InterfaceAnswers {
  struct Table {
    std::string type;
    std::vector<std::string> fields;
  };
  /// The function tables. Table i becomes the member `answers<i>` of the op's table group.
  std::vector<Table> tables;
  /// The C++ initializers of the entries of OpSpec::interfaces.
  std::vector<std::string> entries;
};

/// Writes the table functions of the op's interfaces, each in the namespace of its interface, and returns the
/// tables. \pre No namespace is open.
InterfaceAnswers emitInterfaceFunctions(const OpModel &op, const ModelSet &models, CodeWriter &out);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_INTERFACETABLES_H
