//===- ModelSet.cpp - All models of a file --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/ModelSet.h"
#include "generator/model/CppNames.h"
#include "generator/model/RecordSource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

const DialectModel *ModelSet::findDialect(StringRef name) const {
  auto found =
      llvm::find_if(dialectList, [&](const DialectModel *dialect) { return dialect->name() == name; });
  return found == dialectList.end() ? nullptr : *found;
}

std::vector<const InterfaceModel *> ModelSet::ownInterfaces(InterfaceModel::Kind kind) const {
  std::vector<const InterfaceModel *> result;
  llvm::copy_if(interfaceList, std::back_inserter(result), [&](const InterfaceModel *model) {
    return model->kind() == kind && isInMainFile(model->loc()) &&
           !model->record().isSubClassOf("DeclareInterfaceMethods");
  });
  return result;
}

const OpModel *ModelSet::findOp(StringRef name) const {
  auto found = llvm::find_if(opList, [&](const OpModel *op) { return op->name() == name; });
  return found == opList.end() ? nullptr : *found;
}

const OpModel *ModelSet::findOpByClass(StringRef cppClass) const {
  auto found =
      llvm::find_if(opList, [&](const OpModel *op) { return namesSameEntity(op->cppClass(), cppClass); });
  return found == opList.end() ? nullptr : *found;
}

template <typename Map>
static auto find(const Map &map, const llvm::Record &record) {
  auto found = map.find(&record);
  return found == map.end() ? nullptr : found->second.get();
}

const OpModel *ModelSet::op(const llvm::Record &record) const { return find(opByRecord, record); }
const EnumModel *ModelSet::enumeration(const llvm::Record &record) const {
  return find(enumByRecord, record);
}
const AttrOrTypeDefModel *ModelSet::definition(const llvm::Record &record) const {
  return find(defByRecord, record);
}
const InterfaceModel *ModelSet::interface(const llvm::Record &record) const {
  return find(interfaceByRecord, record);
}
const ConstraintModel *ModelSet::constraint(const llvm::Record &record) const {
  return find(constraintByRecord, record);
}
const TypeConstraintModel *ModelSet::typeConstraint(const llvm::Record &record) const {
  return llvm::dyn_cast_or_null<TypeConstraintModel>(constraint(record));
}
const AttrConstraintModel *ModelSet::attrConstraint(const llvm::Record &record) const {
  return llvm::dyn_cast_or_null<AttrConstraintModel>(constraint(record));
}

ModelSet::Place ModelSet::place(llvm::SMLoc loc) const {
  unsigned buffer = places.buffer(loc);
  if (!buffer)
    return {};
  auto [line, column] = places.lineAndColumn(loc, buffer);
  return {sourceMgr->getMemoryBuffer(buffer)->getBufferIdentifier(), line, column};
}

/// Returns the name by which an include directive would refer to the file.
static StringRef fileInOutput(StringRef file, llvm::ArrayRef<std::string> includeDirs) {
  StringRef longest;
  for (const std::string &given : includeDirs) {
    StringRef dir = StringRef(given).rtrim('/'), rest = file;
    if (dir != vocabularyRoot && rest.consume_front(dir) && rest.starts_with("/") &&
        dir.size() > longest.size())
      longest = dir;
  }
  if (!longest.empty())
    file = file.drop_front(longest.size()).ltrim('/');
  return llvm::sys::path::is_absolute(file) ? llvm::sys::path::filename(file) : file;
}

ModelSet::Place ModelSet::placeInOutput(llvm::SMLoc loc) const {
  unsigned buffer = places.buffer(loc);
  if (!buffer)
    return {};
  if (outputFiles.empty())
    outputFiles.resize(sourceMgr->getNumBuffers() + 1);
  std::string &file = outputFiles[buffer];
  if (file.empty())
    file =
        fileInOutput(sourceMgr->getMemoryBuffer(buffer)->getBufferIdentifier(), sourceMgr->getIncludeDirs())
            .str();
  auto [line, column] = places.lineAndColumn(loc, buffer);
  return {file, line, column};
}

bool ModelSet::isInMainFile(llvm::SMLoc loc) const {
  return loc.isValid() && places.buffer(loc) == mainBuffer(*sourceMgr);
}
