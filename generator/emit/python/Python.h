//===- Python.h - Emits Python modules of dialects ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes the Python modules of a dialect: classes of operations and functions that build them, enums, classes
// of types, attributes and interfaces, and the stubs of these modules. The names and signatures for
// operations and enums are those of mlir-tblgen; the bodies are calls of `_ods_common`.
// docs/python-bindings.md describes the output. Reads checked models and cannot fail. `strata.load_dialect`
// uses the same functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_PYTHON_PYTHON_H
#define STRATA_GENERATOR_EMIT_PYTHON_PYTHON_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

class ModelSet;
struct OpSelection;

struct PythonOptions {
  llvm::StringRef dialect; ///< The namespace of the dialect.
  /// If not empty, the module extends the module of the dialect: it imports the class of the dialect instead
  /// of declaring it.
  llvm::StringRef extension;
  /// If true, only enums that belong to the dialect are written: those of its C++ namespace, of its enum
  /// attributes and of the main file. If false, all enums are written.
  bool ownEnumsOnly = false;
};

/// Writes the module `_<dialect>_ops_gen`: a class and a function for each selected op of the dialect.
void emitPythonOps(const ModelSet &models, const PythonOptions &options, const OpSelection &selection,
                   llvm::raw_ostream &os);
/// Writes the module `_<dialect>_enum_gen`: a class for each enum, and functions that build attributes of it.
void emitPythonEnums(const ModelSet &models, const PythonOptions &options, llvm::raw_ostream &os);
/// Writes the module `_<dialect>_type_gen`: a class for each type and attribute of the dialect and each of
/// its op interfaces.
void emitPythonTypes(const ModelSet &models, const PythonOptions &options, llvm::raw_ostream &os);

// The stubs (.pyi) of these modules.
void emitPythonOpStubs(const ModelSet &models, const PythonOptions &options, const OpSelection &selection,
                       llvm::raw_ostream &os);
void emitPythonEnumStubs(const ModelSet &models, const PythonOptions &options, llvm::raw_ostream &os);
void emitPythonTypeStubs(const ModelSet &models, const PythonOptions &options, llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_PYTHON_PYTHON_H
