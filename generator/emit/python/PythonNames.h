//===- PythonNames.h - Names and literals of Python -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Converts names of declarations to Python identifiers, as mlir-tblgen does, and text to Python literals.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_PYTHON_PYTHONNAMES_H
#define STRATA_GENERATOR_EMIT_PYTHON_PYTHONNAMES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir {

/// Returns the name as an identifier that is neither a keyword nor the name of something that generated code
/// uses: appends `_` to such a name and replaces characters that identifiers cannot have by `_`.
std::string pythonName(llvm::StringRef name);
/// Returns the name of a parameter of a function that builds an operation: "dynamicSizes" -> "dynamic_sizes".
std::string pythonFunctionParameter(llvm::StringRef name);
/// Returns the text as a literal in double quotes.
std::string pythonString(llvm::StringRef text);
/// Writes the text as a docstring: without its common indentation, each line indented. Writes nothing if the
/// text is empty.
void writeDocString(llvm::StringRef text, unsigned indentation, llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_PYTHON_PYTHONNAMES_H
