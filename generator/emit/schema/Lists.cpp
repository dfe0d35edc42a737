//===- Lists.cpp - Emits lists of declarations ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/schema/Schema.h"
#include "generator/model/ModelOptions.h"
#include "generator/model/ModelSet.h"
#include "generator/model/PassModel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::StringRef;

static void emitLine(StringRef name, StringRef cppClass, StringRef summary, llvm::raw_ostream &os) {
  llvm::SmallVector<StringRef, 16> words;
  llvm::SplitString(summary, words, " \t\n");
  os << name << '\t' << cppClass << '\t' << llvm::join(words, " ") << '\n';
}

void mlir::emitOpList(const ModelSet &models, const OpSelection &selection, llvm::raw_ostream &os) {
  for (const OpModel *op : models.ops())
    if (selection.contains(op->name()))
      emitLine(op->name(), op->cppClass(), op->summary(), os);
}

static void emitDefinition(const AttrOrTypeDefModel &def, llvm::raw_ostream &os) {
  emitLine(((def.isType() ? "!" : "#") + def.name()).str(), def.cppClass(), def.summary(), os);
}

void mlir::emitTypeList(const ModelSet &models, llvm::raw_ostream &os) {
  for (const TypeDefModel *type : models.types())
    emitDefinition(*type, os);
}

void mlir::emitAttributeList(const ModelSet &models, llvm::raw_ostream &os) {
  for (const AttrDefModel *attribute : models.attributes())
    emitDefinition(*attribute, os);
}

void mlir::emitEnumList(const ModelSet &models, llvm::raw_ostream &os) {
  for (const EnumModel *model : models.enums())
    emitLine(model->className(), model->cppType(), model->summary(), os);
}

void mlir::emitPassList(llvm::ArrayRef<PassModel> passes, llvm::raw_ostream &os) {
  for (const PassModel &pass : passes)
    emitLine(pass.argument(), pass.name(), pass.summary(), os);
}
