//===- InterfaceModel.h - Methods that generic code calls -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An interface as a record declares it: what emitters need to declare the methods that an op, type or
// attribute has to provide. Shared; owned by the ModelSet.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_INTERFACEMODEL_H
#define STRATA_GENERATOR_MODEL_INTERFACEMODEL_H

#include "generator/model/ModelContext.h"
#include <memory>
#include <string>
#include <vector>

namespace strata {

/// A C++ parameter: of a method or a builder.
struct CppParameter {
  std::string type;
  llvm::StringRef name;         ///< May be empty.
  llvm::StringRef defaultValue; ///< C++, or empty.
};

struct InterfaceMethodModel {
  llvm::StringRef name, returnType, description, body, defaultBody;
  std::vector<CppParameter> parameters;
  bool isStatic = false;
  llvm::SMLoc loc;
  /// Unique among the methods of the interface: the second `name` is `name_1`.
  std::string tableName;
  /// Without a body the call goes to the implementing class, which then has to have the method, unless
  /// there is a default.
  bool callsConcrete() const { return body.trim().empty(); }
  bool hasDefault() const { return !defaultBody.trim().empty(); }
  /// Of interfaces of ops: the body, or the default, sees of `$_op` no more than the Operation. It is
  /// compiled once, with the interface, and not with each op; tables of ops may leave it out.
  bool defaultIsShared = false;
};

class InterfaceModel {
public:
  enum class Kind : uint8_t { Op, Attribute, Type, Dialect };
  /// Where the answers of an implementation are; see `strataAnswers` in the vocabulary.
  enum class Answers : uint8_t { Functions, Descriptor, DescriptorUnlessDeclared, MethodsOnly };

  /// `record` is of class Interface (a DeclareOpInterfaceMethods is one, too).
  static FailureOr<std::unique_ptr<InterfaceModel>> check(const llvm::Record &record, ModelContext &context);

  Kind kind() const { return which; }
  Answers answers() const { return answer; }
  /// The C++ class is not generated; tables of ops are its Model.
  bool isHandWritten() const { return handWritten; }
  const llvm::Record &record() const { return *rec; }
  llvm::SMLoc loc() const { return ModelContext::loc(*rec); }
  llvm::StringRef className() const { return name; }
  llvm::StringRef cppNamespace() const { return nameSpace; }
  /// "::mlir::BranchOpInterface"
  llvm::StringRef cppClass() const { return qualifiedName; }
  llvm::StringRef description() const { return words; }
  llvm::ArrayRef<InterfaceMethodModel> methods() const { return functions; }
  /// Records of the interfaces that this one extends.
  llvm::ArrayRef<const llvm::Record *> bases() const { return baseRecords; }
  llvm::StringRef extraClassDeclaration() const { return extraDeclaration; }
  llvm::StringRef extraSharedClassDeclaration() const { return extraSharedDeclaration; }
  /// C++ for the trait that implementing classes derive from.
  llvm::StringRef extraTraitClassDeclaration() const { return extraTraitDeclaration; }
  llvm::StringRef extraClassOf() const { return classOf; }
  llvm::StringRef verifyBody() const { return verify; }
  bool verifiesWithRegions() const { return verifyRegions; }
  bool hasVerifier() const { return !verify.trim().empty(); }
  /// The verifier is one function for all ops.
  bool verifierIsShared() const { return sharedVerifier; }
  /// Whether implementing classes inherit something.
  bool hasTraitMembers() const;

private:
  explicit InterfaceModel(const llvm::Record &record) : rec(&record) {}
  Kind which = Kind::Op;
  Answers answer = Answers::Functions;
  const llvm::Record *rec;
  llvm::StringRef name, nameSpace, words, extraDeclaration, extraSharedDeclaration, extraTraitDeclaration,
      classOf, verify;
  std::string qualifiedName;
  std::vector<InterfaceMethodModel> functions;
  std::vector<const llvm::Record *> baseRecords;
  bool verifyRegions = false, handWritten = false, sharedVerifier = false;
};

/// Reads a dag of C++ parameters: (ins "T":$x, CArg<"T", "v">:$y). Reports other elements.
LogicalResult checkCppParameters(const llvm::Record &record, llvm::StringRef field, ModelContext &context,
                                 std::vector<CppParameter> &result);

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_INTERFACEMODEL_H
