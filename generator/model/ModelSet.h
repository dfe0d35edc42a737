//===- ModelSet.h - All models of a file ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All models of one `.td` file and its includes. Built by buildModel (ModelBuilder.h); owns every model.
// Borrows strings from the RecordKeeper and locations from the SourceMgr, which must outlive it. Immutable,
// so any number of threads may read it.
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

namespace mlir {

class ModelSet {
public:
  ModelSet(const llvm::RecordKeeper &records, const llvm::SourceMgr &sources)
      : recordKeeper(&records), sourceMgr(&sources), places(sources) {}

  /// All dialects, including those of included files, in order of declaration.
  llvm::ArrayRef<const DialectModel *> dialects() const { return dialectList; }
  /// The dialect to generate: the one selected by ModelOptions, or the only one of the main file. Null if
  /// there is none (a file that declares only enums).
  const DialectModel *mainDialect() const { return main; }
  /// True if outputs contain the ops, enums and patterns of all dialects and all included files, as those of
  /// mlir-tblgen do; false if they contain only those of the main dialect and of the main file.
  bool takesAllRecords() const { return takesAll; }

  // Models of all dialects in order of declaration.
  llvm::ArrayRef<const OpModel *> ops() const { return opList; }
  llvm::ArrayRef<const TypeDefModel *> types() const { return typeList; }
  llvm::ArrayRef<const AttrDefModel *> attributes() const { return attrList; }
  /// Enums that the built-in .td files do not declare.
  llvm::ArrayRef<const EnumModel *> enums() const { return enumList; }
  llvm::ArrayRef<const InterfaceModel *> interfaces() const { return interfaceList; }

  /// Returns the interfaces of the given kind that the main file itself declares.
  std::vector<const InterfaceModel *> ownInterfaces(InterfaceModel::Kind kind) const;

  // Lookup by name.
  const DialectModel *findDialect(llvm::StringRef name) const;
  const OpModel *findOp(llvm::StringRef name) const; ///< "poly.add"
  /// Finds an op by its C++ class, qualified or not: "FuncOp", "::mlir::func::FuncOp".
  const OpModel *findOpByClass(llvm::StringRef cppClass) const;

  // Lookup by record. Null for a record of another kind and for a record with errors.
  const OpModel *op(const llvm::Record &record) const;
  const TypeConstraintModel *typeConstraint(const llvm::Record &record) const;
  const AttrConstraintModel *attrConstraint(const llvm::Record &record) const;
  const ConstraintModel *constraint(const llvm::Record &record) const;
  const EnumModel *enumeration(const llvm::Record &record) const;
  const AttrOrTypeDefModel *definition(const llvm::Record &record) const;
  const InterfaceModel *interface(const llvm::Record &record) const;

  /// A resolved source location, for descriptors and for generated `#line` comments.
  struct Place {
    llvm::StringRef file; ///< The name that the user gave or the include search found; absolute only if the
                          ///< user gave an absolute path.
    unsigned line = 0, column = 0;
  };
  /// Returns the file, line and column of a location.
  Place place(llvm::SMLoc loc) const;
  /// Returns the location for use in generated text, which must not depend on the machine: the file has the
  /// name that an include directive would use, never an absolute path.
  Place placeInOutput(llvm::SMLoc loc) const;
  /// True if the location is in the main file and not in an included file.
  bool isInMainFile(llvm::SMLoc loc) const;
  const llvm::SourceMgr &sources() const { return *sourceMgr; }
  const llvm::RecordKeeper &records() const { return *recordKeeper; }

private:
  friend class ModelBuilder;
  const llvm::RecordKeeper *recordKeeper;
  const llvm::SourceMgr *sourceMgr;
  SourcePlaces places;
  mutable std::vector<std::string> outputFiles; ///< Indexed by buffer number - 1; computed on first use.
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
  bool takesAll = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_MODELSET_H
