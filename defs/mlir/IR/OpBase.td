//===- OpBase.td - Declaration of an op --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops with their operands, results, attributes, regions, successors, builders and traits. The `.td` file of a
// dialect includes this file first.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_OPBASE
#define STRATA_DEFS_OPBASE

include "mlir/IR/Utils.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Traits.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/PatternBase.td"

//===-- Regions and successors ---------------------------------------------===//

def region;
class Region<Pred condition, string descr = ""> : RegionConstraint<condition, descr>;
def AnyRegion : Region<TruePred, "any region">;

class SizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItems($_self, " # numBlocks # ")">, "region with " # numBlocks # " blocks"> {
  int blocks = numBlocks;
}
class MinSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrMore($_self, " # numBlocks # ")">,
             "region with at least " # numBlocks # " blocks">;
class MaxSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrLess($_self, " # numBlocks # ")">,
             "region with at most " # numBlocks # " blocks">;
class VariadicRegion<Region region> : Region<region.predicate, region.summary>;

def successor;
class Successor<Pred condition, string descr = ""> : SuccessorConstraint<condition, descr>;
def AnySuccessor : Successor<TruePred, "any successor">;
class VariadicSuccessor<Successor successor> : Successor<successor.predicate, successor.summary>;

//===-- Ops ----------------------------------------------------------------===//

// Mix-ins for the arguments and results of similar ops.
class Arguments<dag args> { dag arguments = args; }
class Results<dag rets> { dag results = rets; }

// A section of the generated documentation.
class OpDocGroup {
  string summary = "";
  string description = "";
}

// A builder. Its body may use $_builder and $_state; without a body it is only declared.
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}
class DeprecatedOpBuilder<string reason, dag p, code b = ""> : OpBuilder<p, b>, CppDeprecated<reason>;

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  string cppNamespace = !if(!initialized(dialect), dialect.cppNamespace, "");
  list<Trait> traits = props;

  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;

  // Members.
  dag arguments = (ins);           // operands, attributes and properties
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);

  // Textual form; the generic form if neither is set.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Construction.
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;

  // Functions that the author defines in C++.
  bit hasVerifier = 0;             // verify()
  bit hasRegionVerifier = 0;       // verifyRegions(), called after the nested ops are verified
  bit hasFolder = 0;               // fold(FoldAdaptor)
  bit hasCanonicalizer = 0;        // getCanonicalizationPatterns(...)
  bit hasCanonicalizeMethod = 0;   // canonicalize(op, rewriter)
  bit useCustomPropertiesEncoding = 0;

  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

// An argument or result with a description and with side effects on it.
class OpVariableDecorator;
class OpVariable<Constraint varConstraint, string desc = "", list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}
class Arg<Constraint constraint, string desc = "", list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class Res<Constraint constraint, string desc = "", list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;

//===-- Kinds of op traits -------------------------------------------------===//

// Marks structural traits, which are verified before all others.
class StructuralOpTrait;

class NativeOpTrait<string name, list<Trait> traits = [], code extraOpDeclaration = [{}],
                    code extraOpDefinition = [{}]>
    : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> {
  // Traits that must be listed before this one.
  list<Trait> dependentTraits = traits;
}
class ParamNativeOpTrait<string prop, string params, list<Trait> traits = []>
    : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}
class GenInternalOpTrait<string prop, list<Trait> traits = []> : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}
// The predicate may use $_op and the names of operands, results and attributes: $name.
class PredOpTrait<string descr, Pred pred, list<Trait> traits = []> : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
}

//===-- Traits: structure --------------------------------------------------===//

def SingleBlock       : NativeOpTrait<"SingleBlock">, StructuralOpTrait;
def NoTerminator      : NativeOpTrait<"NoTerminator">, StructuralOpTrait;
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;
def Terminator        : NativeOpTrait<"IsTerminator">;
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;

// The block ends with the given op, which builders and parsers insert and the printer omits if it carries no
// information.
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>, StructuralOpTrait;
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;

class HasParent<string op> : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops> : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>, StructuralOpTrait;

def AffineScope              : NativeOpTrait<"AffineScope">;
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;
def MemRefsNormalizable      : NativeOpTrait<"MemRefsNormalizable">;

// The sizes of several variable-length groups: stored in an attribute, or all equal.
def AttrSizedOperandSegments : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
def AttrSizedResultSegments  : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;
def SameVariadicOperandSize  : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize   : GenInternalOpTrait<"SameVariadicResultSize">;

//===-- Traits: algebra ----------------------------------------------------===//

def Commutative  : NativeOpTrait<"IsCommutative">;
def Idempotent   : NativeOpTrait<"IsIdempotent">;
def Involution   : NativeOpTrait<"IsInvolution">;
def ConstantLike : NativeOpTrait<"ConstantLike">;

def Elementwise  : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

//===-- Traits: types and shapes -------------------------------------------===//

def SameTypeOperands                 : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape                : NativeOpTrait<"SameOperandsShape">;
def SameOperandsElementType          : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultShape       : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsAndResultElementType : NativeOpTrait<"SameOperandsAndResultElementType">;
def ResultsBroadcastableShape        : NativeOpTrait<"ResultsBroadcastableShape">;
def ResultsAreFloatLike              : NativeOpTrait<"ResultsAreFloatLike">;
def FirstAttrDerivedResultType       : GenInternalOpTrait<"FirstAttrDerivedResultType">;

//===-- Traits: relations between named members ----------------------------===//

// C++ expressions for properties of a member.
class Rank<string name> : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getRank()">;
class Shape<string name> : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getShape()">;
class ElementCount<string name>
    : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getNumElements()">;
class ElementType<string name> : StrFunc<"getElementTypeOrSelf($" # name # ")">;

// Predicates over C++ expressions, and over one expression of $_self that is evaluated for several members.
class AnyPred<list<string> values>
    : CPred<!if(!empty(values), "false", !interleave(!foreach(one, values, "(" # one # ")"), " || "))>;
class AllMatchPred<list<string> values>
    : CPred<!if(!lt(!size(values), 2), "true",
                !interleave(!foreach(one, !tail(values), "(" # !head(values) # ") == (" # one # ")"), " && "))>;
class AllMatchSameOperatorPred<list<string> names, string operator>
    : AllMatchPred<!foreach(name, names, !subst("$_self", "$" # name, operator))>;
class AnyMatchOperatorPred<list<string> names, string operator>
    : AnyPred<!foreach(name, names, !subst("$_self", "$" # name, operator))>;

class AllMatch<list<string> values, string summary> : PredOpTrait<summary, AllMatchPred<values>>;
class AllMatchSameOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " # summary,
                  AllMatchSameOperatorPred<names, operator>> {
  list<string> values = names;
}
class AnyMatchOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary,
                  AnyMatchOperatorPred<names, operator>> {
  list<string> values = names;
}

class AllTypesMatch<list<string> names> : AllMatchSameOperatorTrait<names, "$_self.getType()", "type">;
class AllTypeIDsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType().getTypeID()", "type IDs">;
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "getElementTypeOrSelf($_self)", "element type">;
class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementCount<"_self">.result, "element count">;
class AllRanksMatch<list<string> names> : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank">;
class AllShapesMatch<list<string> names> : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape">;

// The type of `rhsArg` equals `transform`, an expression of the type ($_self) of `lhsArg`.
class TypesMatchWith<string summary, string lhsArg, string rhsArg, string transform,
                     string comparator = "std::equal_to<>()">
    : PredOpTrait<summary, CPred<comparator # "(" # !subst("$_self", "$" # lhsArg # ".getType()", transform) #
                                 ", $" # rhsArg # ".getType())">> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
  string comparison = comparator;
}
class RangedTypesMatchWith<string summary, string lhsArg, string rhsArg, string transform>
    : TypesMatchWith<summary, lhsArg, rhsArg, transform, "llvm::equal">;
// Also satisfied if one of the two members is absent.
class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg, string transform,
                             string comparator = "std::equal_to<>()">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform, comparator> {
  let predicate = CPred<"!get" # snakeCaseToCamelCase<lhsArg>.ret # "() || !get" #
                        snakeCaseToCamelCase<rhsArg>.ret # "() || " # comparator # "(" #
                        !subst("$_self", "$" # lhsArg # ".getType()", transform) # ", $" # rhsArg # ".getType())">;
}

// The elements have the element type of the shaped type, and their number equals its number of elements.
class ShapedTypeMatchesElementCountAndTypes<string shapedArg, string elementsArg>
    : PredOpTrait<"shaped type '" # shapedArg # "' matches '" # elementsArg # "' element count and types",
                  And<[CPred<ElementCount<shapedArg>.result # " == static_cast<int64_t>($" # elementsArg #
                             ".getTypes().size())">,
                       CPred<"::llvm::all_of($" # elementsArg # ".getTypes(), [&](::mlir::Type element) { "
                             "return element == " # ElementType<shapedArg>.result # "; })">]>> {
  string shaped = shapedArg;
  string elements = elementsArg;
}

class TypeIsPred<string name, Type type> : SubstLeaves<"$_self", "$" # name # ".getType()", type.predicate>;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>>;
class ElementTypeIsPred<string name, Type type>
    : SubstLeaves<"$_self", "getElementTypeOrSelf($" # name # ")", type.predicate>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, ElementTypeIsPred<name, type>>;

// The type of each argument satisfies the constraint at the same index.
class _ArgsAre<list<string> inputArgs, list<Type> types>
    : And<!foreach(i, !range(inputArgs), TypeIsPred<inputArgs[i], types[i]>)>;
class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<"operands {" # !interleave(inputArgs, ", ") # "} match expected types",
                  _ArgsAre<inputArgs, allowedTypes>> {
  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}
class InputAddressIsCombinationOf<list<string> inputArgs, list<list<Type>> allowedCombinations,
                                  string description = "">
    : PredOpTrait<!if(!empty(description),
                      "operands {" # !interleave(inputArgs, ", ") #
                          "} match one of the allowed type combinations",
                      description),
                  Or<!foreach(types, allowedCombinations, _ArgsAre<inputArgs, types>)>> {
  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

//===-- Predicates on operands and results by index ------------------------===//

class TCopVTEtIs<int idx, Type type>
    : And<[CPred<"$_op.getNumOperands() > " # idx>,
           SubstLeaves<"$_self", "getElementTypeOrSelf($_op.getOperand(" # idx # "))", type.predicate>]>;
class TCopVTEtIsSameAs<int i, int j>
    : And<[CPred<"$_op.getNumOperands() > " # !if(!gt(i, j), i, j)>,
           CPred<"getElementTypeOrSelf($_op.getOperand(" # i # ")) == getElementTypeOrSelf($_op.getOperand(" # j #
                 "))">]>;
class TCopVTEtAreSameAt<list<int> indices>
    : And<!foreach(i, !tail(indices), CPred<"getElementTypeOrSelf($_op.getOperand(" # !head(indices) #
                                            ")) == getElementTypeOrSelf($_op.getOperand(" # i # "))">)>;
class TCOpResIsShapedTypePred<int i, int j>
    : And<[CPred<"$_op.getNumResults() > " # i>, CPred<"$_op.getNumOperands() > " # j>,
           SubstLeaves<"$_self", "$_op.getResult(" # i # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.getOperand(" # j # ").getType()", IsShapedTypePred>]>;
class TCresIsSameAsOpBase<int i, int j>
    : CPred<"$_op.getResult(" # i # ").getType() == $_op.getOperand(" # j # ").getType()">;
class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<"getElementTypeOrSelf($_op.getResult(" # i # ")) == getElementTypeOrSelf($_op.getOperand(" # j # "))">;
class TCresVTEtIsSameAsOp<int i, int j> : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;
class TCOpIsBroadcastableToRes<int opId, int resId>
    : And<[TCOpResIsShapedTypePred<opId, resId>,
           CPred<"::mlir::OpTrait::util::getBroadcastedType($_op.getOperand(" # opId #
                 ").getType(), $_op.getResult(" # resId # ").getType())">]>;

//===-- Constraints that require an interface ------------------------------===//

class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<CPred<"$_self.hasPromiseOrImplementsInterface<" #
                           !if(!empty(interface.cppNamespace), "", interface.cppNamespace # "::") #
                           interface.cppInterfaceName # ">()">,
                     "promising or implementing the `" # interface.cppInterfaceName # "` attr interface">;
class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : CPred<"$_self.hasPromiseOrImplementsInterface<" #
            !if(!empty(interface.cppNamespace), "", interface.cppNamespace # "::") #
            interface.cppInterfaceName # ">()">;
class PromisedTypeInterface<TypeInterface interface>
    : Type<HasPromiseOrImplementsTypeInterface<interface>,
           "promising or implementing the `" # interface.cppInterfaceName # "` type interface">;

#endif // STRATA_DEFS_OPBASE
