// Values in place of attributes, and attributes in place of values.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_ScaleOp : Op<T_Dialect, "scale"> {
  let arguments = (ins I32:$input, I32Attr:$factor);
  let results = (outs I32:$result);
}

def A : Pat<(T_ScaleOp $x, $f), (T_ScaleOp $f, $x)>;
// CHECK:{{.*}}pattern-kinds.td:[[#@LINE-1]]:44: error: 'f' is an attribute, but operand 'input' of 't.scale' is expected
// CHECK-NEXT:def A : Pat<(T_ScaleOp $x, $f), (T_ScaleOp $f, $x)>;
// CHECK-NEXT:                                           ^

def B : Pat<(T_ScaleOp $x, (T_ScaleOp $y, $f)), (replaceWithValue $x)>;
// CHECK-NEXT:{{.*}}pattern-kinds.td:[[#@LINE-1]]:29: error: 'factor' of 't.scale' is an attribute: an op cannot stand here
// CHECK-NEXT:def B : Pat<(T_ScaleOp $x, (T_ScaleOp $y, $f)), (replaceWithValue $x)>;
// CHECK-NEXT:                            ^

def C : Pat<(T_ScaleOp I32Attr:$x, $f), (replaceWithValue $x)>;
// CHECK-NEXT:{{.*}}pattern-kinds.td:[[#@LINE-1]]:24: error: I32Attr cannot be matched against operand 'input' of 't.scale'
// CHECK-NEXT:def C : Pat<(T_ScaleOp I32Attr:$x, $f), (replaceWithValue $x)>;
// CHECK-NEXT:                       ^

def D : Pat<(T_ScaleOp $x, "1"), (replaceWithValue $x)>;
// CHECK-NEXT:{{.*}}pattern-kinds.td:[[#@LINE-1]]:29: error: a string cannot be an argument; use a ConstantAttr or a NativeCodeCall
// CHECK-NEXT:def D : Pat<(T_ScaleOp $x, "1"), (replaceWithValue $x)>;
// CHECK-NEXT:                            ^

def E : Pat<(T_ScaleOp $x, 1), (replaceWithValue $x)>;
// CHECK-NEXT:{{.*}}pattern-kinds.td:[[#@LINE-1]]:5: error: 1 cannot be matched against attribute 'factor' of 't.scale'
// CHECK-NEXT:def E : Pat<(T_ScaleOp $x, 1), (replaceWithValue $x)>;
// CHECK-NEXT:    ^

def F : Pat<(T_ScaleOp $x, $f), (T_ScaleOp $x, I32Attr)>;
// CHECK-NEXT:{{.*}}pattern-kinds.td:[[#@LINE-1]]:48: error: 'I32Attr' is a constraint: nothing can be built from it; use a ConstantAttr or a NativeCodeCall
// CHECK-NEXT:def F : Pat<(T_ScaleOp $x, $f), (T_ScaleOp $x, I32Attr)>;
// CHECK-NEXT:                                               ^

def G : Pat<(T_ScaleOp $x, $f), (T_ScaleOp $_, $f)>;
// CHECK-NEXT:{{.*}}pattern-kinds.td:[[#@LINE-1]]:44: error: an argument of 't.scale' is missing: specify it
// CHECK-NEXT:def G : Pat<(T_ScaleOp $x, $f), (T_ScaleOp $_, $f)>;
// CHECK-NEXT:                                           ^
