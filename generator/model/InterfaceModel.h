//===- InterfaceModel.h - Model of an interface -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of an interface record: the methods that an op, type or attribute has to provide. Shared
// by all its users; owned by the ModelSet.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_INTERFACEMODEL_H
#define STRATA_GENERATOR_MODEL_INTERFACEMODEL_H

#include "generator/model/ModelContext.h"
#include <memory>
#include <string>
#include <vector>

namespace mlir {

/// A C++ parameter of a method or builder.
struct CppParameter {
  std::string type;
  llvm::StringRef name;         ///< May be empty.
  llvm::StringRef defaultValue; ///< A C++ expression, or empty.
};

struct InterfaceMethodModel {
  llvm::StringRef name, returnType, description, body, defaultBody;
  std::vector<CppParameter> parameters;
  bool isStatic = false;
  llvm::SMLoc loc;
  /// Unique among the methods of the interface: the second overload of `name` is `name_1`.
  std::string tableName;
  /// True if the interface calls the method of the implementing class: the method has no body. The class must
  /// then define it unless there is a default implementation.
  bool callsConcrete() const { return body.trim().empty(); }
  bool hasDefault() const { return !defaultBody.trim().empty(); }
  /// Op interfaces: true if the body or default body uses `$_op` only as an Operation. It is then compiled
  /// once, with the interface, and not for each op; method tables of ops may omit it.
  bool defaultIsShared = false;
};

class InterfaceModel {
public:
  enum class Kind : uint8_t { Op, Attribute, Type, Dialect };
  /// How the runtime or generated code implements the methods; see `strataAnswers` in
  /// defs/mlir/IR/Interfaces.td.
  enum class Answers : uint8_t { Functions, Descriptor, DescriptorUnlessDeclared, MethodsOnly };

  /// Checks a record of class Interface, including DeclareOpInterfaceMethods records, and returns its model.
  static FailureOr<std::unique_ptr<InterfaceModel>> check(const llvm::Record &record, ModelContext &context);

  Kind kind() const { return which; }
  Answers answers() const { return answer; }
  /// True if the C++ class of the interface is hand-written; method tables of ops then use its Model.
  bool isHandWritten() const { return handWritten; }
  const llvm::Record &record() const { return *rec; }
  llvm::SMLoc loc() const { return ModelContext::loc(*rec); }
  llvm::StringRef className() const { return name; }
  llvm::StringRef cppNamespace() const { return nameSpace; }
  /// "::mlir::BranchOpInterface"
  llvm::StringRef cppClass() const { return qualifiedName; }
  llvm::StringRef description() const { return words; }
  llvm::ArrayRef<InterfaceMethodModel> methods() const { return functions; }
  /// Records of the interfaces that this interface extends.
  llvm::ArrayRef<const llvm::Record *> bases() const { return baseRecords; }
  llvm::StringRef extraClassDeclaration() const { return extraDeclaration; }
  llvm::StringRef extraSharedClassDeclaration() const { return extraSharedDeclaration; }
  /// C++ members of the trait class that implementing classes inherit.
  llvm::StringRef extraTraitClassDeclaration() const { return extraTraitDeclaration; }
  llvm::StringRef extraClassOf() const { return classOf; }
  llvm::StringRef verifyBody() const { return verify; }
  bool verifiesWithRegions() const { return verifyRegions; }
  bool hasVerifier() const { return !verify.trim().empty(); }
  /// True if the verifier does not depend on the class of the op: one function serves all ops.
  bool verifierIsShared() const { return sharedVerifier; }
  /// True if implementing classes inherit members from the interface.
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

/// Reads a dag of C++ parameters: (ins "T":$x, CArg<"T", "v">:$y). Reports all other elements.
LogicalResult checkCppParameters(const llvm::Record &record, llvm::StringRef field, ModelContext &context,
                                 std::vector<CppParameter> &result);

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_INTERFACEMODEL_H
