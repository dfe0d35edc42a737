//===- ModelSet.h - All models of a file ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All models of one `.td` with what it includes. Built by buildModel (ModelBuilder.h); owns every model.
// Borrows strings from the RecordKeeper and places from the SourceMgr: both must live as long.
// Immutable; any number of threads may read it.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_MODELSET_H
#define STRATA_GENERATOR_MODEL_MODELSET_H

#include "generator/model/AttrConstraintModel.h"
#include "generator/model/AttrOrTypeDefModel.h"
#include "generator/model/DialectModel.h"
#include "generator/model/EnumModel.h"
#include "generator/model/OpModel.h"
#include "generator/model/SourcePlaces.h"
#include "llvm/ADT/DenseMap.h"

namespace strata {

class ModelSet {
public:
  ModelSet(const llvm::RecordKeeper &records, const llvm::SourceMgr &sources)
      : recordKeeper(&records), sourceMgr(&sources), places(sources) {}

  /// All dialects, also those of included files, in the order of declaration.
  llvm::ArrayRef<const DialectModel *> dialects() const { return dialectList; }
  /// The dialect that files are generated for: the one asked for, or the only one of the main file. Null when
  /// there is none (a file of enums only).
  const DialectModel *mainDialect() const { return main; }

  // Everything, of all dialects, in the order of declaration.
  llvm::ArrayRef<const OpModel *> ops() const { return opList; }
  llvm::ArrayRef<const TypeDefModel *> types() const { return typeList; }
  llvm::ArrayRef<const AttrDefModel *> attributes() const { return attrList; }
  /// Enums that the user declares.
  llvm::ArrayRef<const EnumModel *> enums() const { return enumList; }
  llvm::ArrayRef<const InterfaceModel *> interfaces() const { return interfaceList; }

  /// Of one kind, those that the main file itself declares.
  std::vector<const InterfaceModel *> ownInterfaces(InterfaceModel::Kind kind) const;

  // By name.
  const DialectModel *findDialect(llvm::StringRef name) const;
  const OpModel *findOp(llvm::StringRef name) const; ///< "poly.add"
  /// By C++ class, qualified or not: "FuncOp", "::mlir::func::FuncOp".
  const OpModel *findOpByClass(llvm::StringRef cppClass) const;

  // By record. Null for a record of another kind, or one that has mistakes.
  const OpModel *op(const llvm::Record &record) const;
  const TypeConstraintModel *typeConstraint(const llvm::Record &record) const;
  const AttrConstraintModel *attrConstraint(const llvm::Record &record) const;
  const ConstraintModel *constraint(const llvm::Record &record) const;
  const EnumModel *enumeration(const llvm::Record &record) const;
  const AttrOrTypeDefModel *definition(const llvm::Record &record) const;
  const InterfaceModel *interface(const llvm::Record &record) const;

  /// Where a place is; for descriptors and for generated `#line` comments.
  struct Place {
    llvm::StringRef file; ///< As it was given or found: no machine paths unless the user gave one.
    unsigned line = 0, column = 0;
  };
  Place place(llvm::SMLoc loc) const;
  /// The same for generated text, which is the same wherever it is made: the file is named as an include
  /// would name it, and never by an absolute path.
  Place placeInOutput(llvm::SMLoc loc) const;
  /// Whether a place is in the file that was asked for, and not in one it includes.
  bool isInMainFile(llvm::SMLoc loc) const;
  const llvm::SourceMgr &sources() const { return *sourceMgr; }
  const llvm::RecordKeeper &records() const { return *recordKeeper; }

private:
  friend class ModelBuilder;
  const llvm::RecordKeeper *recordKeeper;
  const llvm::SourceMgr *sourceMgr;
  SourcePlaces places;
  mutable std::vector<std::string> outputFiles; ///< By buffer, from 1; empty where nobody has asked.
  const DialectModel *main = nullptr;
  std::vector<const DialectModel *> dialectList;
  std::vector<const OpModel *> opList;
  std::vector<const TypeDefModel *> typeList;
  std::vector<const AttrDefModel *> attrList;
  std::vector<const EnumModel *> enumList;
  std::vector<const InterfaceModel *> interfaceList;
  llvm::DenseMap<const llvm::Record *, std::unique_ptr<DialectModel>> dialectByRecord;
  llvm::DenseMap<const llvm::Record *, std::unique_ptr<OpModel>> opByRecord;
  llvm::DenseMap<const llvm::Record *, std::unique_ptr<AttrOrTypeDefModel>> defByRecord;
  llvm::DenseMap<const llvm::Record *, std::unique_ptr<EnumModel>> enumByRecord;
  llvm::DenseMap<const llvm::Record *, std::unique_ptr<InterfaceModel>> interfaceByRecord;
  llvm::DenseMap<const llvm::Record *, std::unique_ptr<ConstraintModel>> constraintByRecord;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_MODELSET_H
