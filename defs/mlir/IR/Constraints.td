//===- Constraints.td - Predicates and constraints ---------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A predicate is a tree whose leaves are C++ expressions; a constraint is a predicate with a summary for
// diagnostics. In a leaf, $_self is the tested entity; $_op, $_builder and $_ctxt may be used if the context
// of use provides them.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_CONSTRAINTS
#define STRATA_DEFS_CONSTRAINTS

include "mlir/IR/Utils.td"

//===-- Predicates ---------------------------------------------------------===//

class Pred;

// A leaf. The added parentheses make the text safe next to any operator.
class CPred<code pred> : Pred {
  code predExpr = "(" # pred # ")";
}

class PredCombinerKind;
def PredCombinerAnd         : PredCombinerKind;
def PredCombinerOr          : PredCombinerKind;
def PredCombinerNot         : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat      : PredCombinerKind;

class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}

class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;
class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;

// Replaces `pat` by `repl` in every leaf of the child. Inner substitutions apply first.
class SubstLeaves<string pat, string repl, Pred child>
    : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
}

// Puts the C++ text of the child between a prefix and a suffix.
class Concat<string pre, Pred child, string suf> : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
}

defvar TruePred = CPred<"true">;
defvar False = CPred<"false">;

//===-- Constraints --------------------------------------------------------===//

class Constraint<Pred pred, string desc = ""> {
  Pred predicate = pred;
  string summary = desc;
}

// If a function name is given, the generator can emit the predicate as a free C++ function.
class AttrTypeConstraint<Pred pred, string summary = "", string cppFunctionNameParam = "">
    : Constraint<pred, summary> {
  string cppFunctionName = cppFunctionNameParam;
}

class TypeConstraint<Pred predicate, string summary = "", string cppTypeParam = "::mlir::Type",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam> {
  string cppType = cppTypeParam;
}

class AttrConstraint<Pred predicate, string summary = "", string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam>;

class PropConstraint<Pred predicate, string summary = "", string interfaceTypeParam = "">
    : Constraint<predicate, summary> {
  string interfaceType = interfaceTypeParam;
}

class RegionConstraint<Pred predicate, string summary = ""> : Constraint<predicate, summary>;
class SuccessorConstraint<Pred predicate, string summary = ""> : Constraint<predicate, summary>;

#endif // STRATA_DEFS_CONSTRAINTS
