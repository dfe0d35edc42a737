// The entries of a dialect's bytecode must be attributes in one list and types in the other; forms of one class need
// predicates.
// RUN: not strata-tblgen -gen-bytecode %s 2>&1 | %errors %s

include "mlir/IR/BytecodeBase.td"

def FirstAttr : DialectAttribute<(attr Type:$type)>;
def OtherAttr : DialectAttribute<(attr)> { let cType = "FirstAttr"; }
def FirstType : DialectType<(type)>;

def A : DialectAttributes<"t"> { let elems = [FirstType, FirstAttr, OtherAttr]; }
def B : DialectTypes<"t"> { let elems = [FirstAttr]; }
// CHECK:{{.*}}bytecode-entries.td:[[#@LINE-2]]:38: error: 'FirstType' is not a DialectAttribute
// CHECK-NEXT:def A : DialectAttributes<"t"> { let elems = [FirstType, FirstAttr, OtherAttr]; }
// CHECK-NEXT:                                     ^
// CHECK-NEXT:{{.*}}bytecode-entries.td:[[#@LINE-8]]:5: error: 'OtherAttr' is another form of 'FirstAttr', so both need a 'printerPredicate' that distinguishes them
// CHECK-NEXT:def OtherAttr : DialectAttribute<(attr)> { let cType = "FirstAttr"; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-entries.td:[[#@LINE-12]]:5: note: the other form is here
// CHECK-NEXT:def FirstAttr : DialectAttribute<(attr Type:$type)>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-entries.td:[[#@LINE-10]]:33: error: 'FirstAttr' is not a DialectType
// CHECK-NEXT:def B : DialectTypes<"t"> { let elems = [FirstAttr]; }
// CHECK-NEXT:                                ^
