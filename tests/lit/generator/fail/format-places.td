// The caret shows the error in assembly formats of several lines and in concatenated strings.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$x, I32:$y);
  let assemblyFormat = [{
    // A comment of no format.
    $x
      `,` $z attr-dict
  }];
}
// CHECK:{{.*}}format-places.td:[[#@LINE-5]]:5: error: '/' cannot occur in an assembly format
// CHECK-NEXT:    // A comment of no format.
// CHECK-NEXT:    ^

def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins I32:$x, I32:$y);
  let assemblyFormat = "$x `,` "
                       "$z attr-dict";
}
// CHECK-NEXT:{{.*}}format-places.td:[[#@LINE-2]]:25: error: '$z' refers to no operand, result, attribute, property, region or successor of 't.b'
// CHECK-NEXT:                       "$z attr-dict";
// CHECK-NEXT:                        ^

def T_COp : Op<T_Dialect, "c"> {
  let arguments = (ins I32:$x, I32:$y);
  let assemblyFormat = "$x `,` " # "$z attr-dict";
}
// CHECK-NEXT:{{.*}}format-places.td:[[#@LINE-2]]:37: error: '$z' refers to no operand, result, attribute, property, region or successor of 't.c'
// CHECK-NEXT:  let assemblyFormat = "$x `,` " # "$z attr-dict";
// CHECK-NEXT:                                    ^

defvar tail = "$z attr-dict";
def T_DOp : Op<T_Dialect, "d"> {
  let arguments = (ins I32:$x, I32:$y);
  let assemblyFormat = "$x `,` " # tail;
}
// CHECK-NEXT:{{.*}}format-places.td:[[#@LINE-2]]:32: error: 'tail' is not a directive of op formats
// CHECK-NEXT:  let assemblyFormat = "$x `,` " # tail;
// CHECK-NEXT:                               ^

let assemblyFormat = "$x `,` $z attr-dict" in
def T_EOp : Op<T_Dialect, "e"> {
  let arguments = (ins I32:$x, I32:$y);
}
// CHECK-NEXT:{{.*}}format-places.td:[[#@LINE-4]]:30: error: '$z' refers to no operand, result, attribute, property, region or successor of 't.e'
// CHECK-NEXT:let assemblyFormat = "$x `,` $z attr-dict" in
// CHECK-NEXT:                             ^
// CHECK-NEXT:{{.*}}format-places.td:[[#@LINE-6]]:5: note: in the format of 't.e'
// CHECK-NEXT:def T_EOp : Op<T_Dialect, "e"> {
// CHECK-NEXT:    ^

class T_Pair<string mnemonic, string middle> : Op<T_Dialect, mnemonic> {
  let arguments = (ins I32:$x, I32:$y);
  let assemblyFormat = "$x " # middle # " $y attr-dict";
}
// CHECK-NEXT:{{.*}}format-places.td:[[#@LINE-2]]:28: error: expected valid literal but got 'a b': a literal is a keyword or one of _ : , = < > ( ) [ ] { } ? + - * -> ...
// CHECK-NEXT:  let assemblyFormat = "$x " # middle # " $y attr-dict";
// CHECK-NEXT:                           ^

def T_FOp : T_Pair<"f", "`a b`">;
