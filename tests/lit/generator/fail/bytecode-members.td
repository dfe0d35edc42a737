// Members must be encodings with different names; their templates contain known placeholders.
// RUN: not strata-tblgen -gen-bytecode %s 2>&1 | %errors %s

include "mlir/IR/BytecodeBase.td"

def Empty : Bytecode<"", "", "", "", "int">;
def Odd : Bytecode<"read($_input)", "$_args", "write(($_getter)", "", "int">;
def OneAttr : DialectAttribute<(attr Type, "x":$a, Type:$b, Type:$b)>;
def TwoAttr : DialectAttribute<(attr Empty:$a, Odd:$b)>;
def ThreeAttr : DialectAttribute<(attr WithType<"", Attribute>:$b)>;
def Self : CompositeBytecode<"Self"> { dag members = (attr Self:$inner); let cBuilder = "Self($_args)"; }
def SelfAttr : DialectAttribute<(attr Self:$self)>;

def A : DialectAttributes<"t"> { let elems = [OneAttr, TwoAttr, ThreeAttr, SelfAttr]; }
// CHECK:{{.*}}bytecode-members.td:[[#@LINE-7]]:5: error: member 1 of 'OneAttr' must be a Bytecode or an Array with a name
// CHECK-NEXT:def OneAttr : DialectAttribute<(attr Type, "x":$a, Type:$b, Type:$b)>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-members.td:[[#@LINE-10]]:5: error: member 2 of 'OneAttr' must be a Bytecode or an Array with a name
// CHECK-NEXT:def OneAttr : DialectAttribute<(attr Type, "x":$a, Type:$b, Type:$b)>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-members.td:[[#@LINE-13]]:5: error: 'OneAttr' has two members 'b'
// CHECK-NEXT:def OneAttr : DialectAttribute<(attr Type, "x":$a, Type:$b, Type:$b)>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-members.td:[[#@LINE-18]]:5: error: 'Empty' has neither 'cParser' nor 'members'
// CHECK-NEXT:def Empty : Bytecode<"", "", "", "", "int">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-members.td:[[#@LINE-20]]:5: error: '$_input' is not a placeholder here; known are: $_reader, $_resultType, $_var
// CHECK-NEXT:def Odd : Bytecode<"read($_input)", "$_args", "write(($_getter)", "", "int">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-members.td:[[#@LINE-23]]:5: error: C++ in field 'cPrinter' of 'Odd': '(' is never closed
// CHECK-NEXT:def Odd : Bytecode<"read($_input)", "$_args", "write(($_getter)", "", "int">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-members.td:[[#@LINE-23]]:5: error: member 'b' of 'ThreeAttr' has no 'cType'
// CHECK-NEXT:def ThreeAttr : DialectAttribute<(attr WithType<"", Attribute>:$b)>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}bytecode-members.td:[[#@LINE-25]]:44: error: the members of 'Self' are nested too deeply
// CHECK-NEXT:def Self : CompositeBytecode<"Self"> { dag members = (attr Self:$inner); let cBuilder = "Self($_args)"; }
// CHECK-NEXT:                                           ^
