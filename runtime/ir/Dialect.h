//===- Dialect.h - A dialect loaded in a context ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Dialect is a DialectSpec loaded into a context, together with the members that the author's class adds.
// The context owns it. This header is small because every source of a dialect includes it; the list of
// dialects that may be loaded is DialectRegistry, in a header of its own. After loading, any number of
// threads may read a dialect.
//
// The members of a dialect are declared in one of two ways:
//
// - By registration. The class passes its name to the constructor of Dialect, and its function initialize(),
//   which its constructor calls, registers operations, types and attributes by addOperations(), addTypes()
//   and addAttributes(). Virtual functions of the class are the hooks of the dialect. This is what
//   -gen-dialect-decls generates.
// - By a table. The class has a static member `spec`, a constant DialectSpec that lists all members and
//   hooks; loading the dialect registers nothing. This is what -gen-dialect-decls generates with
//   -dialect-tables.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECT_H
#define STRATA_RUNTIME_IR_DIALECT_H

#include "runtime/ir/DialectInterface.h"
#include "runtime/spec/DialectSpec.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Casting.h"
#include <memory>
#include <optional>
#include <vector>

namespace llvm {
template <typename Signature>
class unique_function;
} // namespace llvm

namespace mlir {

class MLIRContext;
class OpAsmParser;
class OpAsmPrinter;

/// Base class of dialects.
class Dialect {
public:
  /// Creates a dialect whose operations, types and attributes are listed in \p spec. \p spec outlives the
  /// dialect.
  Dialect(const DialectSpec &spec, MLIRContext *context);
  virtual ~Dialect();
  Dialect(const Dialect &) = delete;
  Dialect &operator=(const Dialect &) = delete;

  llvm::StringRef getNamespace() const { return declaration.name; }
  MLIRContext *getContext() const { return context; }
  /// Returns the members and hooks of the dialect.
  const DialectSpec &getSpec() const { return declaration; }
  /// Returns TypeID::get of the dialect's class.
  TypeID getTypeID() const { return id; }
  /// Returns true if \p name can be the namespace of a dialect: a letter or underscore, followed by letters,
  /// digits, underscores and `$`.
  static bool isValidNamespace(llvm::StringRef name);
  /// Return true if operations, or types and attributes, with the dialect's prefix are valid although they
  /// are not registered.
  bool allowsUnknownOperations() const { return unknownOpsAllowed; }
  bool allowsUnknownTypes() const { return unknownTypesAllowed; }

  /// Returns the declaration of the operation with this full name, or null.
  const OpSpec *lookupOp(llvm::StringRef fullName) const;
  /// Returns the declaration with this mnemonic (without the dialect prefix), or null.
  const TypeDefSpec *lookupType(llvm::StringRef mnemonic) const;
  const AttrDefSpec *lookupAttribute(llvm::StringRef mnemonic) const;

  // Hooks, which a dialect class may override. The functions of this class do what the DialectSpec declares.
  /// Adds the canonicalization patterns that belong to no single operation.
  virtual void getCanonicalizationPatterns(RewritePatternSet &results) const;
  /// Creates, at the builder's insertion point, an operation whose result is \p value as a value of type \p
  /// type. Returns null if that is impossible.
  virtual Operation *materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc);
  /// Parse the text after `!dialect.` or `#dialect.`. Return null after an error. The default implementation
  /// looks the mnemonic up among the types and attributes that the dialect declares.
  /// \param type the type of the attribute if it is known, else null.
  virtual Attribute parseAttribute(DialectAsmParser &parser, Type type) const;
  virtual Type parseType(DialectAsmParser &parser) const;
  /// Print the text after the prefix `!dialect.` or `#dialect.`.
  virtual void printAttribute(Attribute attr, DialectAsmPrinter &printer) const;
  virtual void printType(Type type, DialectAsmPrinter &printer) const;
  using ParseOpHook = llvm::function_ref<ParseResult(OpAsmParser &parser, OperationState &result)>;
  /// Return the parser (printer) of an operation whose declaration has none, or an empty object if the
  /// dialect has none for it either.
  virtual std::optional<ParseOpHook> getParseOperationHook(llvm::StringRef opName) const;
  virtual llvm::unique_function<void(Operation *op, OpAsmPrinter &printer)>
  getOperationPrinter(Operation *op) const;
  /// Verify a discardable attribute with the dialect's prefix: of an operation, or of an argument or result
  /// of a function-like operation.
  virtual LogicalResult verifyOperationAttribute(Operation *op, NamedAttribute attribute);
  virtual LogicalResult verifyRegionArgAttribute(Operation *op, unsigned regionIndex, unsigned argIndex,
                                                 NamedAttribute attribute);
  virtual LogicalResult verifyRegionResultAttribute(Operation *op, unsigned regionIndex, unsigned resultIndex,
                                                    NamedAttribute attribute);
  /// Returns the function table of an interface for operation \p opName, or null. Called if the operation
  /// itself does not implement the interface.
  virtual void *getRegisteredInterfaceForOp(TypeID interfaceID, OperationName opName);
  template <typename InterfaceT, typename NameT = OperationName>
  const typename InterfaceT::Concept *getRegisteredInterfaceForOp(NameT opName) {
    return static_cast<const typename InterfaceT::Concept *>(
        getRegisteredInterfaceForOp(TypeID::get<InterfaceT>(), opName));
  }

  // Interfaces of the dialect itself. They are added while the dialect is loaded, or by an extension.
  /// Adds an interface implementation. If the interface has one already, the new one is dropped.
  void addInterface(std::unique_ptr<DialectInterface> interface);
  template <typename InterfaceT, typename... Args>
  InterfaceT &addInterface(Args &&...args) {
    addInterface(std::make_unique<InterfaceT>(this, std::forward<Args>(args)...));
    return static_cast<InterfaceT &>(*getRegisteredInterface(InterfaceT::getInterfaceID()));
  }
  template <typename... Interfaces>
  void addInterfaces() {
    (addInterface(std::make_unique<Interfaces>(this)), ...);
  }
  /// Returns the implementation of the interface, or null.
  const DialectInterface *getRegisteredInterface(TypeID id) const;
  DialectInterface *getRegisteredInterface(TypeID id) {
    return const_cast<DialectInterface *>(std::as_const(*this).getRegisteredInterface(id));
  }
  template <typename InterfaceT>
  const InterfaceT *getRegisteredInterface() const {
    return static_cast<const InterfaceT *>(getRegisteredInterface(InterfaceT::getInterfaceID()));
  }
  template <typename InterfaceT>
  InterfaceT *getRegisteredInterface() {
    return static_cast<InterfaceT *>(getRegisteredInterface(InterfaceT::getInterfaceID()));
  }

  // Promises: a dialect declares while it is loaded that another library will attach an interface to one of
  // its operations, types or attributes. A query for a promised interface that was not attached means that
  // the program did not register the extension that attaches it; it aborts with a message, because the answer
  // "not implemented" would be wrong.
  /// Promises that \p interface will be attached to the kind \p concrete.
  void declarePromisedInterface(TypeID concrete, TypeID interface);
  template <typename InterfaceT, typename ConcreteT>
  void declarePromisedInterface() {
    declarePromisedInterface(TypeID::get<ConcreteT>(), TypeID::get<InterfaceT>());
  }
  template <typename InterfaceT, typename... ConcreteTs>
  void declarePromisedInterfaces() {
    (declarePromisedInterface<InterfaceT, ConcreteTs>(), ...);
  }
  /// Returns true if \p interface is promised for the kind \p concrete.
  bool hasPromisedInterface(TypeID concrete, TypeID interface) const;
  /// Returns true if the dialect made any promise.
  bool hasPromises() const;
  /// Aborts if the interface is promised for the kind \p concrete, which is called \p name in the message.
  /// \pre The interface is not attached.
  void checkPromise(TypeID concrete, TypeID interface, llvm::StringRef name) const;
  /// Calls checkPromise(); for code that uses this function of MLIR.
  /// \param interfaceName the name of the interface, for the message.
  void handleUseOfUndefinedPromisedInterface(TypeID concrete, TypeID interface,
                                             llvm::StringRef interfaceName = "") const {
    checkPromise(concrete, interface, interfaceName);
  }
  /// Removes a promise: the interface has been attached to the kind \p concrete.
  void handleAdditionOfUndefinedPromisedInterface(TypeID concrete, TypeID interface);
  template <typename ConcreteT, typename InterfaceT>
  bool hasPromisedInterface() const {
    return hasPromisedInterface(TypeID::get<ConcreteT>(), TypeID::get<InterfaceT>());
  }

protected:
  /// Creates a dialect without members, which initialize() of the derived class registers. Until the
  /// constructor of the derived class returns, only the calling thread finds the dialect in the context.
  /// \param name its namespace; outlives the dialect.
  /// \param id   TypeID::get of the derived class.
  Dialect(llvm::StringRef name, MLIRContext *context, TypeID id);

  // Register operations, types and attributes, given by their classes or by their descriptors, which outlive
  // the dialect. Called from initialize(). If the constructor received a descriptor that lists the members,
  // these functions register nothing; builds with assertions check that the descriptor lists them.
  template <typename... Ops>
  void addOperations() {
    addOperations({&Ops::spec...});
  }
  template <typename... Types>
  void addTypes() {
    addTypes({&Types::spec...});
  }
  template <typename... Attrs>
  void addAttributes() {
    addAttributes({&Attrs::spec...});
  }
  template <typename TypeT>
  void addType() {
    addTypes({&TypeT::spec});
  }
  template <typename AttrT>
  void addAttribute() {
    addAttributes({&AttrT::spec});
  }
  void addOperations(std::initializer_list<const OpSpec *> specs);
  void addTypes(std::initializer_list<const TypeDefSpec *> specs);
  void addAttributes(std::initializer_list<const AttrDefSpec *> specs);

  void allowUnknownOperations(bool allow = true) { unknownOpsAllowed = allow; }
  void allowUnknownTypes(bool allow = true) { unknownTypesAllowed = allow; }

private:
  friend class MLIRContext;
  /// The members of a dialect that registers them in initialize().
  struct RegisteredMembers;
  /// Sets hooks of the descriptor to functions that call the overridden virtual functions of this object.
  /// \pre `registered` is not null. \param overridden bits of detail::DialectHookBit.
  void installHooks(unsigned overridden);
  /// Returns true if the dialect consists of a descriptor only, without a class derived from Dialect.
  bool hasNoClass() const { return !registered && !declaration.hooks.create; }

  std::unique_ptr<RegisteredMembers> registered; ///< Null if the constructor received a descriptor.
  const DialectSpec &declaration;
  MLIRContext *context;
  TypeID id;
  bool unknownOpsAllowed = false, unknownTypesAllowed = false;
  /// The interface implementations; few, so they are searched linearly.
  std::vector<std::unique_ptr<DialectInterface>> interfaces;
  /// The promised interfaces: sorted pairs of an operation, type or attribute kind and an interface.
  std::vector<std::pair<const void *, const void *>> promises;
};

namespace detail {
/// Bits for the hooks of a dialect.
struct DialectHookBit {
  enum : unsigned {
    Canonicalization = 1,
    MaterializeConstant = 2,
    ParseType = 4,
    PrintType = 8,
    ParseAttribute = 16,
    PrintAttribute = 32,
    VerifyOperationAttribute = 64,
    VerifyRegionArgAttribute = 128,
    VerifyRegionResultAttribute = 256,
    InterfaceForOp = 512,
  };
};
/// Accepts a pointer to a member function that Dialect declares, but not one to a member of a derived class.
/// Has no definition: it is used only in requires-expressions.
template <typename Member>
void acceptMemberOfDialect(Member member);

/// Returns the bits of the virtual functions of Dialect that DialectT does not inherit.
template <typename DialectT>
constexpr unsigned findOverriddenHooks() {
  using Bit = DialectHookBit;
  unsigned overridden = 0;
  // If DialectT overrides a function, `&DialectT::f` is a member pointer of another class or inaccessible, so
  // the call of acceptMemberOfDialect is invalid.
  using Canonicalize = void (Dialect::*)(RewritePatternSet &) const;
  if (!requires { acceptMemberOfDialect<Canonicalize>(&DialectT::getCanonicalizationPatterns); })
    overridden |= Bit::Canonicalization;
  using Materialize = Operation *(Dialect::*)(OpBuilder &, Attribute, Type, Location);
  if (!requires { acceptMemberOfDialect<Materialize>(&DialectT::materializeConstant); })
    overridden |= Bit::MaterializeConstant;
  using ParseType = Type (Dialect::*)(DialectAsmParser &) const;
  if (!requires { acceptMemberOfDialect<ParseType>(&DialectT::parseType); })
    overridden |= Bit::ParseType;
  using PrintType = void (Dialect::*)(Type, DialectAsmPrinter &) const;
  if (!requires { acceptMemberOfDialect<PrintType>(&DialectT::printType); })
    overridden |= Bit::PrintType;
  using ParseAttribute = Attribute (Dialect::*)(DialectAsmParser &, Type) const;
  if (!requires { acceptMemberOfDialect<ParseAttribute>(&DialectT::parseAttribute); })
    overridden |= Bit::ParseAttribute;
  using PrintAttribute = void (Dialect::*)(Attribute, DialectAsmPrinter &) const;
  if (!requires { acceptMemberOfDialect<PrintAttribute>(&DialectT::printAttribute); })
    overridden |= Bit::PrintAttribute;
  using VerifyAttribute = LogicalResult (Dialect::*)(Operation *, NamedAttribute);
  if (!requires { acceptMemberOfDialect<VerifyAttribute>(&DialectT::verifyOperationAttribute); })
    overridden |= Bit::VerifyOperationAttribute;
  using VerifyRegion = LogicalResult (Dialect::*)(Operation *, unsigned, unsigned, NamedAttribute);
  if (!requires { acceptMemberOfDialect<VerifyRegion>(&DialectT::verifyRegionArgAttribute); })
    overridden |= Bit::VerifyRegionArgAttribute;
  if (!requires { acceptMemberOfDialect<VerifyRegion>(&DialectT::verifyRegionResultAttribute); })
    overridden |= Bit::VerifyRegionResultAttribute;
  using Interface = void *(Dialect::*)(TypeID, OperationName);
  if (!requires { acceptMemberOfDialect<Interface>(&DialectT::getRegisteredInterfaceForOp); })
    overridden |= Bit::InterfaceForOp;
  return overridden;
}
} // namespace detail

} // namespace mlir

namespace llvm {
/// llvm::isa, cast and dyn_cast from a dialect to the class of the dialect object, or to an interface that
/// the dialect implements.
template <typename To>
  requires(std::is_base_of_v<mlir::Dialect, To> && !std::is_same_v<mlir::Dialect, To>)
struct isa_impl<To, mlir::Dialect, void> {
  static bool doit(const mlir::Dialect &dialect) { return dialect.getTypeID() == mlir::TypeID::get<To>(); }
};
template <typename To>
  requires std::is_base_of_v<mlir::DialectInterface, To>
struct isa_impl<To, mlir::Dialect, void> {
  static bool doit(const mlir::Dialect &dialect) { return dialect.getRegisteredInterface<To>() != nullptr; }
};
template <typename To>
  requires std::is_base_of_v<mlir::DialectInterface, To>
struct CastInfo<To, mlir::Dialect *>
    : NullableValueCastFailed<To *>,
      DefaultDoCastIfPossible<To *, mlir::Dialect *, CastInfo<To, mlir::Dialect *>> {
  static bool isPossible(mlir::Dialect *dialect) { return isa<To>(*dialect); }
  static To *doCast(mlir::Dialect *dialect) { return dialect->getRegisteredInterface<To>(); }
};
} // namespace llvm

#endif // STRATA_RUNTIME_IR_DIALECT_H
