// Warnings that are disabled by default, and warnings as errors.
// RUN: strata-tblgen --check %s 2>&1 | count 0
// RUN: not strata-tblgen --check -Wall -Werror %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let summary = "a test"; }

def Unused : Type<CPred<"$_self.isInteger(77)">, "unused">;
// CHECK:{{.*}}warnings.td:[[#@LINE+22]]:5: error: op 't.b' has no summary [-Wmissing-summary] [-Werror=missing-summary]
// CHECK-NEXT:def T_BOp : Op<T_Dialect, "b">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}warnings.td:[[#@LINE-4]]:5: error: constraint 'Unused' is not used [-Wunused-constraint] [-Werror=unused-constraint]
// CHECK-NEXT:def Unused : Type<CPred<"$_self.isInteger(77)">, "unused">;
// CHECK-NEXT:    ^

// Not reported as unused: its predicate is part of the constraint Used, which an op uses.
def UsedInPart : Type<CPred<"$_self.isInteger(78)">, "in part">;
def Used : Type<Neg<UsedInPart.predicate>, "used">;

def T_AOp : Op<T_Dialect, "a"> {
  let summary = "has words";
  let arguments = (ins DefaultValuedAttr<I32Attr, "1">:$one, Used:$x, StrAttr:$label);
// CHECK-NEXT:{{.*}}warnings.td:[[#@LINE-1]]:56: error: builders of 't.a' cannot leave out 'one', although it has a default: 'x' after it has none [-Wshadowed-default] [-Werror=shadowed-default]
// CHECK-NEXT:  let arguments = (ins DefaultValuedAttr<I32Attr, "1">:$one, Used:$x, StrAttr:$label);
// CHECK-NEXT:                                                       ^
// CHECK-NEXT:{{.*}}warnings.td:[[#@LINE-4]]:79: error: attribute 'label' of 't.a' is not in the assembly format, so it is printed in the dictionary [-Wunformatted-attribute] [-Werror=unformatted-attribute]
// CHECK-NEXT:  let arguments = (ins DefaultValuedAttr<I32Attr, "1">:$one, Used:$x, StrAttr:$label);
// CHECK-NEXT:                                                                              ^
  let assemblyFormat = "$one $x attr-dict `:` type($x)";
}
def T_BOp : Op<T_Dialect, "b">;
