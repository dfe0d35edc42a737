//===- Traits.td - Kinds of traits -------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A trait says something about a whole op, type or attribute. What the traits are is declared where
// they belong; here is only of what kinds they can be.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_TRAITS
#define STRATA_DEFS_TRAITS

include "mlir/IR/Constraints.td"

class Trait;

// Several traits under one name; stands for its members wherever it is listed.
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

// The same with C++ template arguments.
class ParamNativeTrait<string prop, string params, string entityType>
    : NativeTrait<prop # "<" # params # ">::Impl", entityType>;

// Known to the generator; no C++ class of that name exists.
class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::mlir::" # entityType # "Trait::" # prop;
}

// Holds when the predicate does.
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

#endif // STRATA_DEFS_TRAITS
