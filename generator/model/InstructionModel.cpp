//===- InstructionModel.cpp - Model of the encoding of SPIR-V ops ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/InstructionModel.h"
#include "generator/model/DiagnosticKinds.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(UnknownInstruction, Error, "'{0}' is no case of the enum '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(NoArgumentEncoding, Error,
                  "an argument of kind '{0}' has no encoding as words of an instruction", StringRef);
STRATA_DIAGNOSTIC(DuplicateInstruction, Error, "'{0}' and '{1}' have the same instruction", StringRef,
                  StringRef);
STRATA_NOTE(OtherInstructionHere, "the other op is here");

/// The record of the enum with the opcodes of all instructions.
static constexpr llvm::StringLiteral opcodeEnum = "SPIRV_Opcode";

void InstructionModel::readInstruction(RecordReader &reader, ModelContext &context) {
  if (reader.record().isSubClassOf("SPIRV_ExtInstOp")) {
    instructionSet = reader.requiredString("extendedInstSetName");
    number = reader.integer("extendedInstOpcode");
    return;
  }
  StringRef symbol = reader.requiredString("spirvOpName");
  if (const llvm::Record *all = context.records().getDef(opcodeEnum)) {
    for (const llvm::Record *enumerant : RecordReader(*all, context).defs("enumerants")) {
      RecordReader caseReader(*enumerant, context);
      if (caseReader.string("symbol") != symbol)
        continue;
      number = caseReader.integer("value");
      return;
    }
  }
  context.diags().emit(reader.fieldLoc("spirvOpName"), UnknownInstruction, symbol, opcodeEnum).report();
  reader.setHasErrors();
}

/// Returns the attribute that decorators such as OptionalAttr wrap.
static const llvm::Record *undecorated(const llvm::Record *attribute) {
  while (const llvm::RecordVal *base = attribute->getValue("baseAttr")) {
    auto *def = llvm::dyn_cast<llvm::DefInit>(base->getValue());
    if (!def)
      break;
    attribute = def->getDef();
  }
  return attribute;
}

void InstructionModel::readArgument(RecordReader &reader, const llvm::Record &argument,
                                    ModelContext &context) {
  Argument &result = arguments.emplace_back();
  if (argument.isSubClassOf("TypeConstraint")) {
    result.index = numOperandGroups++;
    result.form = argument.isSubClassOf("Variadic")   ? "Values"
                  : argument.isSubClassOf("Optional") ? "OptionalValue"
                                                      : "Value";
    return;
  }
  result.index = numAttributes++;
  const llvm::Record *attribute = undecorated(&argument);
  RecordReader attrReader(*attribute, context);
  if (attribute->isSubClassOf("SPIRV_EnumAttr")) {
    result.form = attrReader.bit("isConstantOperand") ? "EnumConstant" : "EnumWord";
    result.enumAttr = attrReader.string("cppClassName");
    if (const llvm::Record *info = attrReader.requiredDef("enum"))
      result.enumClass = RecordReader(*info, context).requiredString("className");
  } else if (attribute->isSubClassOf("SignlessIntegerAttrBase"))
    result.form = "Word";
  else if (attribute->isSubClassOf("ArrayAttrBase"))
    result.form = "Words";
  else if (attribute->isSubClassOf("TypeAttrBase"))
    result.form = "TypeId";
  if (!result.form.empty() && !attrReader.hasErrors())
    return;
  if (result.form.empty())
    context.diags()
        .emit(reader.fieldLoc("arguments"), NoArgumentEncoding, ModelContext::writtenName(*attribute))
        .report();
  reader.setHasErrors();
}

bool InstructionModel::check(const llvm::Record &record, ModelContext &context) {
  RecordReader reader(record, context);
  loc = reader.loc();
  if (const llvm::Record *dialectRecord = reader.requiredDef("opDialect"))
    dialect = RecordReader(*dialectRecord, context).requiredString("name");
  opName = reader.requiredString("opName");
  readInstruction(reader, context);
  if (const llvm::DagInit *dag = reader.dag("arguments"))
    for (const llvm::Init *argument : dag->getArgs())
      if (auto *def = llvm::dyn_cast<llvm::DefInit>(argument))
        readArgument(reader, *def->getDef(), context);
  return !reader.hasErrors();
}

FailureOr<std::vector<InstructionModel>> InstructionModel::checkAll(ModelContext &context) {
  std::vector<InstructionModel> models;
  bool ok = true;
  for (const auto &[name, record] : context.records().getDefs()) {
    if (!record->isSubClassOf("SPIRV_Op"))
      continue;
    RecordReader reader(*record, context);
    bool hasInstruction = reader.bit("hasOpcode", true) || record->isSubClassOf("SPIRV_ExtInstOp");
    if (hasInstruction && reader.bit("autogenSerialization", true))
      ok &= models.emplace_back().check(*record, context);
  }
  llvm::stable_sort(models, [](const auto &lhs, const auto &rhs) { return lhs.opName < rhs.opName; });
  if (!ok)
    return failure();
  auto key = [](const InstructionModel *model) { return std::pair(model->instructionSet, model->number); };
  std::vector<const InstructionModel *> sorted;
  for (const InstructionModel &model : models)
    sorted.push_back(&model);
  llvm::stable_sort(sorted, [&](auto *lhs, auto *rhs) { return key(lhs) < key(rhs); });
  for (size_t i = 1; i < sorted.size(); ++i) {
    if (key(sorted[i]) != key(sorted[i - 1]))
      continue;
    context.diags()
        .emit(sorted[i]->loc, DuplicateInstruction, sorted[i]->opName, sorted[i - 1]->opName)
        .note(sorted[i - 1]->loc, OtherInstructionHere)
        .report();
    ok = false;
  }
  if (!ok)
    return failure();
  return models;
}
