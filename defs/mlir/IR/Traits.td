//===- Traits.td - Kinds of traits -------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The kinds of traits. A trait is a property of a whole op, type or attribute; the traits themselves are
// declared with the entities that they apply to.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_TRAITS
#define STRATA_DEFS_TRAITS

include "mlir/IR/Constraints.td"

class Trait;

// A named list of traits; listing it is equivalent to listing its members.
class TraitList<list<Trait> props> : Trait {
  list<Trait> traits = props;
}

// A C++ template class that the runtime or the author provides. `entityType` is Op, Attr or Type.
class NativeTrait<string name, string entityType, code extraClassDeclaration = [{}],
                  code extraClassDefinition = [{}]> : Trait {
  string trait = name;
  string cppNamespace = "::mlir::" # entityType # "Trait";
  code extraConcreteClassDeclaration = extraClassDeclaration;
  code extraConcreteClassDefinition = extraClassDefinition;
}

// A NativeTrait with C++ template arguments.
class ParamNativeTrait<string prop, string params, string entityType>
    : NativeTrait<prop # "<" # params # ">::Impl", entityType>;

// A trait that the generator implements; no C++ class of that name exists.
class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::mlir::" # entityType # "Trait::" # prop;
}

// A trait that is verified by a predicate.
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

#endif // STRATA_DEFS_TRAITS
