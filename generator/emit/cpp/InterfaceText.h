//===- InterfaceText.h - Names in generated interface code ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Spellings shared by the emitters of interfaces and of interface tables: parameter lists of table functions,
// names of generated classes and members. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_INTERFACETEXT_H
#define STRATA_GENERATOR_EMIT_CPP_INTERFACETEXT_H

#include "generator/model/InterfaceModel.h"
#include <string>
#include <vector>

namespace mlir {

class ModelSet;

/// The name of the table functions' parameter for the op, type or attribute; no method has a parameter of
/// this name.
inline constexpr llvm::StringLiteral entityName = "odsEntity";

enum class DefaultValues { Leave, Write };
/// Returns the parameters as C++ text. \param first Precedes the parameters of a non-static method.
std::string parameterList(const InterfaceMethodModel &method, llvm::StringRef first = "",
                          DefaultValues defaults = DefaultValues::Leave);
/// Returns the parameter names as C++ call arguments. \param first Precedes those of a non-static method.
std::string argumentList(const InterfaceMethodModel &method, llvm::StringRef first = "");

/// Returns the class that contains the table type: "::mlir::detail::MyInterfaceTraits".
std::string interfaceTraits(const InterfaceModel &model);
/// Returns the table member that points to the table of a base interface.
std::string interfaceBaseField(const InterfaceModel &base);
/// Returns all direct and indirect base interfaces that have tables; each follows its own bases.
std::vector<const InterfaceModel *> interfaceBases(const InterfaceModel &model, const ModelSet &models);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_INTERFACETEXT_H
