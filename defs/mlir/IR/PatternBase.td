//===- PatternBase.td - Declarative rewrite patterns -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pattern is a dag of source ops to match and a list of dags of result ops that replace them. Names that
// the source binds with :$name may be used in the results and in the constraints.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_PATTERNBASE
#define STRATA_DEFS_PATTERNBASE

include "mlir/IR/OpBase.td"

//===-- Patterns -----------------------------------------------------------===//

// (addBenefit n) adds n, which may be negative, to the default benefit: the number of source ops.
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

// Directives of source patterns.
def either;            // matches two operands in either order
def variadic;          // matches the operands of one variadic group

// Directives of result patterns.
def replaceWithValue;  // replaces the root by a value that already exists
def location;          // (location "name" or $ops...): the location of the created op
def returnType;        // (returnType "C++" or $value or (NativeCodeCall...)): the result types

//===-- C++ in patterns ----------------------------------------------------===//

// A C++ expression. $0, $1 ... are the arguments; $_builder, $_loc and $_self may be used.
class NativeCodeCall<string expr, int returns = 1> {
  string expression = expr;
  int numReturns = returns;
}
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

def ConstantLikeMatcher
    : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self->getResult(0), ::mlir::m_Constant(&$0)))">;

def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;

#endif // STRATA_DEFS_PATTERNBASE
