//===- Interfaces.td - Interfaces and references to them ---*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An interface lists the methods that generic code may call on any op, type, attribute or dialect that
// implements it. An interface record is also a trait: an entity that lists it implements the interface.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_INTERFACES
#define STRATA_DEFS_INTERFACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/Traits.td"

//===-- Interfaces as traits -----------------------------------------------===//

class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name # "::Trait";
  let cppNamespace = "";
  code extraTraitClassDeclaration = "";
}

class OpInterfaceTrait<string name, code verifyBody = [{}], list<Trait> traits = []>
    : InterfaceTrait<name> {
  code verify = verifyBody;
  bit verifyWithRegions = 0;
  list<Trait> dependentTraits = traits;
}

//===-- Methods ------------------------------------------------------------===//

// `methodBody` replaces the call of the implementing class's method; `defaultImplementation` is used if that
// class does not define the method.
class InterfaceMethod<string desc, string retTy, string methodName, dag args = (ins),
                      code methodBody = [{}], code defaultImplementation = [{}]> {
  string name = methodName;
  string returnType = retTy;
  dag arguments = args;
  string description = desc;
  code body = methodBody;
  code defaultBody = defaultImplementation;
}

class StaticInterfaceMethod<string desc, string retTy, string methodName, dag args = (ins),
                            code methodBody = [{}], code defaultImplementation = [{}]>
    : InterfaceMethod<desc, retTy, methodName, args, methodBody, defaultImplementation>;

//===-- Interfaces by kind of entity ---------------------------------------===//

class Interface<string name, list<Interface> baseInterfacesArg = []> {
  string cppInterfaceName = name;
  string cppNamespace = "";
  string description = "";
  list<InterfaceMethod> methods = [];
  list<Interface> baseInterfaces = baseInterfacesArg;
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";
  code extraClassOf = "";
  // How generated code provides the implementation of the interface. "functions": in the function table of
  // the interface's C++ class. "descriptor": in the spec, which contains all results of the methods;
  // "descriptor-unless-declared": in the spec unless the op declares the methods. "methods": the runtime has
  // no C++ class for the interface, so only the methods are declared. Interfaces that users declare are of
  // the kind "functions".
  string strataAnswers = "functions";
  // True if the C++ class is hand-written. It has a template Model<ConcreteOp> whose `value` is the function
  // table.
  bit strataHandWritten = 0;
}

class OpInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

class AttrInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Attr<CPred<"::llvm::isa<" # !if(!empty(cppNamespace), "", cppNamespace # "::") # name #
                 ">($_self)">, name # " instance"> {
  let storageType = !if(!empty(cppNamespace), "", cppNamespace # "::") # name;
  let returnType = storageType;
  let convertFromStorage = "$_self";
}

class TypeInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Type<CPred<"::llvm::isa<" # !if(!empty(cppNamespace), "", cppNamespace # "::") # name #
                 ">($_self)">, name # " instance",
           !if(!empty(cppNamespace), "", cppNamespace # "::") # name>;

class DialectInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

//===-- Interfaces with declared methods -----------------------------------===//

class DeclareInterfaceMethods<list<string> overridenMethods = []> {
  list<string> alwaysOverriddenMethods = overridenMethods;
}

class DeclareOpInterfaceMethods<OpInterface interface, list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      OpInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let extraSharedClassDeclaration = interface.extraSharedClassDeclaration;
  let extraTraitClassDeclaration = interface.extraTraitClassDeclaration;
  let strataAnswers = interface.strataAnswers;
  let strataHandWritten = interface.strataHandWritten;
  let verify = interface.verify;
  let verifyWithRegions = interface.verifyWithRegions;
  let dependentTraits = interface.dependentTraits;
}

class DeclareAttrInterfaceMethods<AttrInterface interface, list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      AttrInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let extraSharedClassDeclaration = interface.extraSharedClassDeclaration;
  let extraTraitClassDeclaration = interface.extraTraitClassDeclaration;
  let strataAnswers = interface.strataAnswers;
}

class DeclareTypeInterfaceMethods<TypeInterface interface, list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      TypeInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let extraSharedClassDeclaration = interface.extraSharedClassDeclaration;
  let extraTraitClassDeclaration = interface.extraTraitClassDeclaration;
  let strataAnswers = interface.strataAnswers;
}

#endif // STRATA_DEFS_INTERFACES
