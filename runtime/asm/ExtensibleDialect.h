//===- ExtensibleDialect.h - Dialects extended at run time -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An ExtensibleDialect accepts operations, types and attributes while the program runs; a DynamicDialect
// consists of nothing else. A definition names one of them and has functions that verify, parse and print
// it:
//
//     auto box = DynamicTypeDefinition::get("box", dialect,
//         [](llvm::function_ref<InFlightDiagnostic()> emitError, llvm::ArrayRef<Attribute> params) {
//           return success(params.size() == 1) ? success() : LogicalResult(emitError() << "expected one");
//         });
//     dialect->registerDynamicType(std::move(box));
//     DynamicType::get(dialect->lookupTypeDefinition("box"), {builder.getUnitAttr()});   // !my.box<unit>
//
// A definition builds the descriptor that the generator writes for a declaration of a .td; parser, printer,
// verifier and all passes treat both alike. Parameters of types and attributes are a list of attributes, by
// default written `<a, b>`. A dynamic operation has any number of operands, results, regions and successors,
// and no inherent attributes; by default it has the generic form.
//
// Register definitions while no other thread uses the context, and before operations of that name are
// created. To load a dialect from a .td at run time, see generator/load.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_EXTENSIBLEDIALECT_H
#define STRATA_RUNTIME_ASM_EXTENSIBLEDIALECT_H

#include "runtime/asm/OpAsmParser.h"
#include "runtime/asm/OpAsmPrinter.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/OperationName.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/Type.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {

class DynamicAttr;
class DynamicType;
class ExtensibleDialect;

namespace detail {
/// Common base of the definitions of types and of attributes. \p SpecT is TypeDefSpec or AttrDefSpec.
template <typename SpecT>
class DynamicDefinition {
public:
  using VerifierFn = llvm::unique_function<LogicalResult(llvm::function_ref<InFlightDiagnostic()> emitError,
                                                         llvm::ArrayRef<Attribute> params) const>;
  using ParserFn =
      llvm::unique_function<ParseResult(AsmParser &parser, llvm::SmallVectorImpl<Attribute> &params) const>;
  using PrinterFn = llvm::unique_function<void(AsmPrinter &printer, llvm::ArrayRef<Attribute> params) const>;

  DynamicDefinition(const DynamicDefinition &) = delete;
  DynamicDefinition &operator=(const DynamicDefinition &) = delete;

  /// Returns the name without the dialect.
  llvm::StringRef getName() const { return descriptor.mnemonic; }
  ExtensibleDialect *getDialect() const { return dialect; }
  MLIRContext &getContext() const;
  /// Returns the key of the types or attributes that this definition defines.
  TypeID getTypeID() const { return TypeID::getFromOpaquePointer(&descriptor); }
  const SpecT &getSpec() const { return descriptor; }

  // Setters of the functions. An empty parser or printer stands for the default form.
  void setPrintFn(PrinterFn &&fn) { printer = std::move(fn); }
  void setParseFn(ParserFn &&fn) { parser = std::move(fn); }
  void setVerifyFn(VerifierFn &&fn) { verifier = std::move(fn); }
  /// Verifies parameters by the verifier of the definition; succeeds if there is none.
  LogicalResult verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                       llvm::ArrayRef<Attribute> params) const {
    return verifier ? verifier(emitError, params) : success();
  }
  /// Parse and print the text after the name of the type or attribute.
  ParseResult parse(AsmParser &asmParser, llvm::SmallVectorImpl<Attribute> &params) const;
  void print(AsmPrinter &asmPrinter, llvm::ArrayRef<Attribute> params) const;

  /// Returns the definition that a descriptor belongs to, or null.
  static const DynamicDefinition *of(const DefSpec &spec);

protected:
  DynamicDefinition(llvm::StringRef name, ExtensibleDialect *dialect, VerifierFn &&verifier,
                    ParserFn &&parser, PrinterFn &&printer);
  ~DynamicDefinition() = default;

  SpecT descriptor;

private:
  std::string fullName;
  ExtensibleDialect *dialect;
  VerifierFn verifier;
  ParserFn parser;
  PrinterFn printer;
};
extern template class DynamicDefinition<TypeDefSpec>;
extern template class DynamicDefinition<AttrDefSpec>;
} // namespace detail

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

/// The definition of a type.
class DynamicTypeDefinition : public detail::DynamicDefinition<TypeDefSpec> {
public:
  /// Creates a definition for ExtensibleDialect::registerDynamicType.
  static std::unique_ptr<DynamicTypeDefinition> get(llvm::StringRef name, ExtensibleDialect *dialect,
                                                    VerifierFn &&verifier);
  static std::unique_ptr<DynamicTypeDefinition> get(llvm::StringRef name, ExtensibleDialect *dialect,
                                                    VerifierFn &&verifier, ParserFn &&parser,
                                                    PrinterFn &&printer);

private:
  using DynamicDefinition::DynamicDefinition;
};

/// The definition of an attribute.
class DynamicAttrDefinition : public detail::DynamicDefinition<AttrDefSpec> {
public:
  /// Creates a definition for ExtensibleDialect::registerDynamicAttr.
  static std::unique_ptr<DynamicAttrDefinition> get(llvm::StringRef name, ExtensibleDialect *dialect,
                                                    VerifierFn &&verifier);
  static std::unique_ptr<DynamicAttrDefinition> get(llvm::StringRef name, ExtensibleDialect *dialect,
                                                    VerifierFn &&verifier, ParserFn &&parser,
                                                    PrinterFn &&printer);

private:
  using DynamicDefinition::DynamicDefinition;
};

/// A type that a DynamicTypeDefinition defines.
class DynamicType : public Type {
public:
  using Type::Type;
  static bool classof(Type type);
  /// Returns true if \p definition defines the type.
  static bool isa(Type type, DynamicTypeDefinition *definition) {
    return type.getTypeID() == definition->getTypeID();
  }
  /// Return the type with these parameters; getChecked verifies them and returns null after an error.
  static DynamicType get(DynamicTypeDefinition *definition, llvm::ArrayRef<Attribute> params = {});
  static DynamicType getChecked(llvm::function_ref<InFlightDiagnostic()> emitError,
                                DynamicTypeDefinition *definition, llvm::ArrayRef<Attribute> params = {});

  DynamicTypeDefinition *getTypeDef();
  llvm::ArrayRef<Attribute> getParams();

  /// Parse and print the text after the name of the type.
  static ParseResult parse(AsmParser &parser, DynamicTypeDefinition *definition, DynamicType &result);
  using Type::print;
  void print(AsmPrinter &printer);
};

/// An attribute that a DynamicAttrDefinition defines.
class DynamicAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attr);
  /// Returns true if \p definition defines the attribute.
  static bool isa(Attribute attr, DynamicAttrDefinition *definition) {
    return attr.getTypeID() == definition->getTypeID();
  }
  /// Return the attribute with these parameters; getChecked verifies them and returns null after an error.
  static DynamicAttr get(DynamicAttrDefinition *definition, llvm::ArrayRef<Attribute> params = {});
  static DynamicAttr getChecked(llvm::function_ref<InFlightDiagnostic()> emitError,
                                DynamicAttrDefinition *definition, llvm::ArrayRef<Attribute> params = {});

  DynamicAttrDefinition *getAttrDef();
  llvm::ArrayRef<Attribute> getParams();

  /// Parse and print the text after the name of the attribute.
  static ParseResult parse(AsmParser &parser, DynamicAttrDefinition *definition, DynamicAttr &result);
  using Attribute::print;
  void print(AsmPrinter &printer);
};

namespace TypeTrait {
/// The trait that all types of dynamic definitions have.
template <typename T>
struct IsDynamicType {
  static bool holds(Type type) { return DynamicType::classof(type); }
};
} // namespace TypeTrait
namespace AttributeTrait {
/// The trait that all attributes of dynamic definitions have.
template <typename T>
struct IsDynamicAttr {
  static bool holds(Attribute attr) { return DynamicAttr::classof(attr); }
};
} // namespace AttributeTrait

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// The definition of an operation.
class DynamicOpDefinition {
public:
  using GetCanonicalizationPatternsFn = llvm::unique_function<void(RewritePatternSet &, MLIRContext *) const>;

  /// Create a definition for ExtensibleDialect::registerDynamicOp. An empty function has no effect. If the
  /// parser and the printer are empty, the operation has only the generic form. The printer function must
  /// also print the name of the operation.
  static std::unique_ptr<DynamicOpDefinition> get(llvm::StringRef name, ExtensibleDialect *dialect,
                                                  OperationName::VerifyInvariantsFn &&verify,
                                                  OperationName::VerifyRegionInvariantsFn &&verifyRegions);
  static std::unique_ptr<DynamicOpDefinition> get(llvm::StringRef name, ExtensibleDialect *dialect,
                                                  OperationName::VerifyInvariantsFn &&verify,
                                                  OperationName::VerifyRegionInvariantsFn &&verifyRegions,
                                                  OperationName::ParseAssemblyFn &&parse,
                                                  OperationName::PrintAssemblyFn &&print);
  static std::unique_ptr<DynamicOpDefinition>
  get(llvm::StringRef name, ExtensibleDialect *dialect, OperationName::VerifyInvariantsFn &&verify,
      OperationName::VerifyRegionInvariantsFn &&verifyRegions, OperationName::ParseAssemblyFn &&parse,
      OperationName::PrintAssemblyFn &&print, OperationName::FoldHookFn &&fold,
      GetCanonicalizationPatternsFn &&getCanonicalizationPatterns,
      OperationName::PopulateDefaultAttrsFn &&populateDefaultAttrs);
  DynamicOpDefinition(const DynamicOpDefinition &) = delete;
  DynamicOpDefinition &operator=(const DynamicOpDefinition &) = delete;

  TypeID getTypeID() { return TypeID::getFromOpaquePointer(&spec); }
  const OpSpec &getSpec() const { return spec; }

  // Setters of the functions. \pre The definition is not registered.
  void setFoldHookFn(OperationName::FoldHookFn &&fn) { foldFn = std::move(fn); }
  void setGetCanonicalizationPatternsFn(GetCanonicalizationPatternsFn &&fn) { patternsFn = std::move(fn); }
  void setPopulateDefaultAttrsFn(OperationName::PopulateDefaultAttrsFn &&fn) {
    defaultAttrsFn = std::move(fn);
  }
  void setVerifyRegionFn(OperationName::VerifyRegionInvariantsFn &&fn) { verifyRegionsFn = std::move(fn); }
  void setVerifyFn(OperationName::VerifyInvariantsFn &&fn) { verifyFn = std::move(fn); }
  void setPrintFn(OperationName::PrintAssemblyFn &&fn) { printFn = std::move(fn); }
  void setParseFn(OperationName::ParseAssemblyFn &&fn) { parseFn = std::move(fn); }

  // Call the functions of the definition, if they are set.
  LogicalResult verifyInvariants(Operation *op) { return verifyFn ? verifyFn(op) : success(); }
  LogicalResult verifyRegionInvariants(Operation *op) {
    return verifyRegionsFn ? verifyRegionsFn(op) : success();
  }
  LogicalResult foldHook(Operation *op, llvm::ArrayRef<Attribute> operands,
                         llvm::SmallVectorImpl<OpFoldResult> &results) {
    return foldFn ? foldFn(op, operands, results) : failure();
  }
  void getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
    if (patternsFn)
      patternsFn(patterns, context);
  }
  void populateDefaultAttrs(const OperationName &name, NamedAttrList &attrs) {
    if (defaultAttrsFn)
      defaultAttrsFn(name, attrs);
  }
  /// Returns a function that calls the parser of this definition. The function borrows the definition.
  OperationName::ParseAssemblyFn getParseAssemblyFn();
  void printAssembly(Operation *op, OpAsmPrinter &printer, llvm::StringRef defaultDialect);

  // A dynamic operation has no traits, inherent attributes or other properties.
  bool hasTrait(TypeID) { return false; }
  std::optional<Attribute> getInherentAttr(Operation *, llvm::StringRef) { return std::nullopt; }
  void populateInherentAttrs(Operation *, NamedAttrList &) {}
  LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &,
                                    llvm::function_ref<InFlightDiagnostic()>) {
    return success();
  }
  int getOpPropertyByteSize() { return 0; }
  Attribute getPropertiesAsAttr(Operation *) { return {}; }

private:
  friend class ExtensibleDialect;
  DynamicOpDefinition(llvm::StringRef name, ExtensibleDialect *dialect);
  /// Sets the hooks of the op descriptor that correspond to the functions that are set.
  void installHooks();

  std::string fullName;
  OpSpec spec;
  DynamicOpHooks hooks;
  OperationName::VerifyInvariantsFn verifyFn;
  OperationName::VerifyRegionInvariantsFn verifyRegionsFn;
  OperationName::ParseAssemblyFn parseFn;
  OperationName::PrintAssemblyFn printFn;
  OperationName::FoldHookFn foldFn;
  GetCanonicalizationPatternsFn patternsFn;
  OperationName::PopulateDefaultAttrsFn defaultAttrsFn;
};

//===----------------------------------------------------------------------===//
// Dialects
//===----------------------------------------------------------------------===//

/// Base class of dialects to which types, attributes and operations can be added at run time.
class ExtensibleDialect : public Dialect {
public:
  ExtensibleDialect(llvm::StringRef name, MLIRContext *context, TypeID id);
  ~ExtensibleDialect() override;
  static bool classof(const Dialect *dialect);

  // Add a definition. \pre The dialect has no definition or declaration of this name.
  void registerDynamicType(std::unique_ptr<DynamicTypeDefinition> &&definition);
  void registerDynamicAttr(std::unique_ptr<DynamicAttrDefinition> &&definition);
  void registerDynamicOp(std::unique_ptr<DynamicOpDefinition> &&definition);

  /// Return a definition by its name without the dialect, or by its TypeID; null if there is none.
  DynamicTypeDefinition *lookupTypeDefinition(llvm::StringRef name) const;
  DynamicTypeDefinition *lookupTypeDefinition(TypeID id) const;
  DynamicAttrDefinition *lookupAttrDefinition(llvm::StringRef name) const;
  DynamicAttrDefinition *lookupAttrDefinition(TypeID id) const;

  /// Adds the patterns of dynamic operations. An override must call this function.
  void getCanonicalizationPatterns(RewritePatternSet &patterns) const override;

protected:
  // For a dialect whose own functions parse and print types and attributes.
  /// Parse the text after the name of a dynamic type or attribute; return nullopt if none has this name.
  OptionalParseResult parseOptionalDynamicType(llvm::StringRef name, AsmParser &parser, Type &result) const;
  OptionalParseResult parseOptionalDynamicAttr(llvm::StringRef name, AsmParser &parser,
                                               Attribute &result) const;
  /// Print a dynamic type or attribute with its name; fail if it is not dynamic.
  static LogicalResult printIfDynamicType(Type type, AsmPrinter &printer);
  static LogicalResult printIfDynamicAttr(Attribute attr, AsmPrinter &printer);

private:
  std::vector<std::unique_ptr<DynamicTypeDefinition>> typeDefinitions;
  std::vector<std::unique_ptr<DynamicAttrDefinition>> attrDefinitions;
  std::vector<std::unique_ptr<DynamicOpDefinition>> opDefinitions;
};

/// A dialect without a C++ class of its own, which consists only of definitions. Created by
/// MLIRContext::getOrLoadDynamicDialect or DialectRegistry::insertDynamic.
class DynamicDialect : public SelfOwningTypeID, public ExtensibleDialect {
public:
  DynamicDialect(llvm::StringRef name, MLIRContext *context);
  static bool classof(const Dialect *dialect);
  TypeID getTypeID() { return SelfOwningTypeID::getTypeID(); }

  Type parseType(DialectAsmParser &parser) const override;
  void printType(Type type, DialectAsmPrinter &printer) const override;
  Attribute parseAttribute(DialectAsmParser &parser, Type type) const override;
  void printAttribute(Attribute attr, DialectAsmPrinter &printer) const override;
};

} // namespace mlir

namespace llvm {
template <>
struct isa_impl<mlir::ExtensibleDialect, mlir::Dialect, void> {
  static bool doit(const mlir::Dialect &dialect) { return mlir::ExtensibleDialect::classof(&dialect); }
};
template <>
struct isa_impl<mlir::DynamicDialect, mlir::Dialect, void> {
  static bool doit(const mlir::Dialect &dialect) { return mlir::DynamicDialect::classof(&dialect); }
};
} // namespace llvm

#endif // STRATA_RUNTIME_ASM_EXTENSIBLEDIALECT_H
