//===- InterfaceTables.h - An op's answers to its interfaces --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For each interface with a table: a function for each method that the op class answers for itself, and the table, which
// is a member of the op's tables. Methods whose default is one function for all ops are left out where the op class has
// nothing of their name. Functions and not templates: each would be a symbol, and a template's name is larger than its
// code.
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
class TableGroup;

/// Writes the functions, adds the tables, and returns the entries of OpSpec::interfaces. The namespace of the op is open.
std::vector<std::string> emitInterfaceTables(const OpModel &op, const ModelSet &models, TableGroup &tables,
                                             CodeWriter &out);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_INTERFACETABLES_H
