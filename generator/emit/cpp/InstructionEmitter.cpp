//===- InstructionEmitter.cpp - Emits the table of SPIR-V -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/InstructionEmitter.h"
#include "generator/emit/cpp/CodeWriter.h"
#include "generator/model/InstructionModel.h"
#include <map>

using namespace mlir;

/// Returns the initializers of the arguments in a row, such as `{Value, 0}, {EnumWord, 1, &ScopeAttrCodec}`.
static std::string argumentsOf(const InstructionModel &model) {
  std::string text;
  for (const InstructionModel::Argument &argument : model.arguments) {
    text += filled("{0}{{InstructionRow::{1}, {2}", text.empty() ? "" : ", ", argument.form, argument.index);
    if (!argument.enumAttr.empty())
      text += filled(", &{0}Codec", argument.enumAttr);
    text += '}';
  }
  return text;
}

void mlir::emitInstructionTable(llvm::ArrayRef<InstructionModel> models, CodeWriter &out) {
  std::map<llvm::StringRef, llvm::StringRef> enums;
  for (const InstructionModel &model : models)
    for (const InstructionModel::Argument &argument : model.arguments)
      if (!argument.enumAttr.empty())
        enums.emplace(argument.enumAttr, argument.enumClass);
  out.line("#ifdef GET_SPIRV_ENUMS");
  out.line("#undef GET_SPIRV_ENUMS");
  for (auto [attribute, enumClass] : enums)
    out.line("SPIRV_ENUM({0}, {1})", attribute, enumClass);
  out.line("#endif // GET_SPIRV_ENUMS");
  out.line();
  out.line("#ifdef GET_SPIRV_INSTRUCTIONS");
  out.line("#undef GET_SPIRV_INSTRUCTIONS");
  for (const InstructionModel &model : models)
    out.line("{{\"{0}.{1}\", \"{2}\", {3}, {{{4}}},", model.dialect, model.opName, model.instructionSet,
             model.number, argumentsOf(model));
  out.line("#endif // GET_SPIRV_INSTRUCTIONS");
}
