//===- TypeBindings.h - What modules and stubs of types share -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_PYTHON_TYPEBINDINGS_H
#define STRATA_GENERATOR_EMIT_PYTHON_TYPEBINDINGS_H

#include "llvm/ADT/StringRef.h"
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

class AttrOrTypeDefModel;
class InterfaceModel;
class ModelSet;
struct PythonOptions;

/// Returns the types and attributes of a dialect in the order of their record names.
std::vector<const AttrOrTypeDefModel *> selectPythonDefs(const ModelSet &models, llvm::StringRef dialect);
/// Returns the base class of the class of an interface.
llvm::StringRef pythonInterfaceBase(const InterfaceModel &model);
/// Returns the interfaces of ops, types and attributes that the main file declares, or that are in the C++
/// namespace of the dialect.
std::vector<const InterfaceModel *> selectPythonInterfaces(const ModelSet &models, llvm::StringRef dialect);
/// Returns the classes of enums that parameters have and that the module of enums of the dialect contains.
std::vector<llvm::StringRef> importedEnums(const ModelSet &models, const PythonOptions &options);
void writeEnumImport(const ModelSet &models, const PythonOptions &options, llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_PYTHON_TYPEBINDINGS_H
