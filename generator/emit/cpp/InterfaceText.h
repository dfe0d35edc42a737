//===- InterfaceText.h - Spellings of interfaces --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the emitter of interfaces and the emitter of op tables have to write alike: parameters of table
// functions, names of generated classes and members. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_INTERFACETEXT_H
#define STRATA_GENERATOR_EMIT_CPP_INTERFACETEXT_H

#include "generator/model/InterfaceModel.h"
#include <string>
#include <vector>

namespace strata {

class ModelSet;

/// The parameter of table functions that is the op, type or attribute itself; no method's parameter has this
/// name.
inline constexpr llvm::StringLiteral entityName = "odsEntity";

enum class DefaultValues { Leave, Write };
/// \param first  goes before the parameters, unless the method is static.
std::string parameterList(const InterfaceMethodModel &method, llvm::StringRef first = "",
                          DefaultValues defaults = DefaultValues::Leave);
std::string argumentList(const InterfaceMethodModel &method, llvm::StringRef first = "");

/// "::mlir::detail::MyInterfaceTraits": the class around the table.
std::string interfaceTraits(const InterfaceModel &model);
/// The member of a table that points to the table of a base.
std::string interfaceBaseField(const InterfaceModel &base);
/// The interfaces with tables that it extends, all of them; what is extended before what extends.
std::vector<const InterfaceModel *> interfaceBases(const InterfaceModel &model, const ModelSet &models);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_INTERFACETEXT_H
