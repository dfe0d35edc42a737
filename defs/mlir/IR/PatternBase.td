//===- PatternBase.td - Rewrites as data -------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pattern is a dag of ops to find and dags of ops to put in their place. Names bound on the left with
// :$name may be used on the right and in the constraints.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_PATTERNBASE
#define STRATA_DEFS_PATTERNBASE

include "mlir/IR/Constraints.td"

//===-- Patterns -----------------------------------------------------------===//

// (addBenefit n), n may be negative: added to the number of ops that the source matches.
def addBenefit;

class Pattern<dag source, list<dag> results, list<dag> preds = [], list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = supplemental_results;
  dag benefitDelta = benefitAdded;
}

class Pat<dag pattern, dag result, list<dag> preds = [], list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)>
    : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

//===-- Directives ---------------------------------------------------------===//

// On the left.
def either;            // two operands in any order
def variadic;          // each operand of one variadic group

// On the right.
def replaceWithValue;  // a value that is already there
def location;          // (location "name" or $ops...): where the new op comes from
def returnType;        // (returnType "C++" or $value or (NativeCodeCall...)): its result types

//===-- C++ in patterns ----------------------------------------------------===//

// $0, $1 ... are the arguments; $_builder, $_loc and $_self may be used too.
class NativeCodeCall<string expr, int returns = 1> {
  string expression = expr;
  int numReturns = returns;
}
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

def ConstantLikeMatcher
    : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self->getResult(0), ::mlir::m_Constant(&$0)))">;

def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif // STRATA_DEFS_PATTERNBASE
