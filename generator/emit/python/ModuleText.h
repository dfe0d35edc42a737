//===- ModuleText.h - Parts that modules and stubs share ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_PYTHON_MODULETEXT_H
#define STRATA_GENERATOR_EMIT_PYTHON_MODULETEXT_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

class EnumModel;
class ModelSet;
class OpModel;
struct OpSelection;
struct PythonOptions;

/// Returns the selected ops of a dialect in the order of their record names.
std::vector<const OpModel *> selectPythonOps(const ModelSet &models, llvm::StringRef dialect,
                                             const OpSelection &selection);
/// Returns the name of the function that builds an operation: "intr.abs" -> "intr_abs", "if" -> "if_".
std::string pythonFunctionName(const OpModel &op);
/// Returns the enums to write in the order of their record names; see PythonOptions::ownEnumsOnly.
std::vector<const EnumModel *> selectPythonEnums(const ModelSet &models, const PythonOptions &options);
/// Writes the class `_Dialect`, or its import.
void writePythonDialect(const PythonOptions &options, llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_PYTHON_MODULETEXT_H
