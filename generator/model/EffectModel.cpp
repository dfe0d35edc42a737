//===- EffectModel.cpp - Model of a side effect ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/EffectModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;

FailureOr<EffectModel> EffectModel::check(const llvm::Record &record, ModelContext &context) {
  RecordReader reader(record, context);
  EffectModel model;
  model.rec = &record;
  model.effect = reader.requiredString("effect");
  model.family = reader.string("baseEffectName");
  model.resource = reader.requiredString("resource");
  model.order = reader.integer("stage");
  model.full = reader.bit("effectOnFullRegion");
  if (reader.hasErrors())
    return failure();
  if (record.isSubClassOf("MemoryEffect"))
    model.which = llvm::StringSwitch<Kind>(unqualified(model.effect))
                      .Case("Read", Kind::Read)
                      .Case("Write", Kind::Write)
                      .Case("Allocate", Kind::Allocate)
                      .Case("Free", Kind::Free)
                      .Default(Kind::Other);
  return model;
}

bool EffectModel::isDefaultResource() const { return unqualified(resource) == "DefaultResource"; }
