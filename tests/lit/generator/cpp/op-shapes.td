// The base class of an op class follows from the declared numbers of operands, results, regions and successors;
// trait classes follow. Default template arguments are left out.
// RUN: strata-tblgen -gen-op-decls %s | FileCheck %s
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string name, list<Trait> traits = []> : Op<T_Dialect, name, traits>;

// CHECK-DAG: class EmptyOp : public ::mlir::DeclaredOp<EmptyOp, ::mlir::detail::NoResult, ::mlir::detail::Count::Zero> {
def EmptyOp : T_Op<"empty">;

// CHECK-DAG: class SumOp : public ::mlir::DeclaredOp<SumOp, ::mlir::IntegerType> {
def SumOp : T_Op<"sum"> { let arguments = (ins I32:$a, I32:$b); let results = (outs I32:$sum); }

// CHECK-DAG: class CopyOp : public ::mlir::DeclaredOp<CopyOp, ::mlir::Type, ::mlir::detail::Count::One> {
def CopyOp : T_Op<"copy"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$out); }

// CHECK-DAG: class SplitOp : public ::mlir::DeclaredOp<SplitOp> {
def SplitOp : T_Op<"split"> { let arguments = (ins Variadic<AnyType>:$in); let results = (outs Optional<I1>:$out); }

// CHECK-DAG: : public ::mlir::DeclaredOp<JumpOp, ::mlir::detail::NoResult, ::mlir::detail::Count::Many, ::mlir::detail::Count::Zero, ::mlir::detail::Count::One>
def JumpOp : T_Op<"jump", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$in);
  let successors = (successor AnySuccessor:$to);
}

// With HasParent, the accessor of the parent op returns an op of the given class by default.
// CHECK-DAG: class EndOp : public ::mlir::DeclaredOp<EndOp, ::mlir::detail::NoResult, ::mlir::detail::Count::Zero> {
// CHECK-DAG: template <typename ParentT = BodyOp>
def EndOp : T_Op<"end", [Terminator, HasParent<"BodyOp">]>;

// CHECK-DAG: ::mlir::detail::Count::Zero, ::mlir::detail::Count::One>
// CHECK-DAG: public ::mlir::OpTrait::SingleBlock<BodyOp>
// CHECK-DAG: public ::mlir::OpTrait::SingleBlockImplicitTerminator<EndOp>::Impl<BodyOp>
def BodyOp : T_Op<"body", [SingleBlockImplicitTerminator<"EndOp">]> { let regions = (region SizedRegion<1>:$body); }
