// Valid inputs that resemble errors, and the C++ generated from them.
// RUN: strata-tblgen -gen-op-decls %s 2> %t.warnings | FileCheck %s --check-prefix=OPS
// RUN: FileCheck %s --check-prefix=WARNINGS < %t.warnings
// RUN: strata-tblgen -gen-op-defs %s 2>&1 | FileCheck %s --check-prefix=OPDEFS
// RUN: strata-tblgen -gen-enum-decls %s 2> %t.warnings | FileCheck %s --check-prefix=ENUMS
// RUN: FileCheck %s --check-prefix=ENUMWARNINGS < %t.warnings
// RUN: strata-tblgen -gen-typedef-defs %s 2>&1 | FileCheck %s --check-prefix=TYPES

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
// Another dialect in the same file: the ops of both are generated.
def U_Dialect : Dialect { let name = "u"; let cppNamespace = "::u"; }
def U_OtherOp : Op<U_Dialect, "other">;
// OPS-DAG: class OtherOp : public

// WARNINGS: accepted.td:[[#@LINE+1]]:31: warning: 't-1#x' is only readable in quotes
def T_DashOp : Op<T_Dialect, "t-1#x">;
// OPDEFS-DAG: .name = "t.t-1#x"

// Member names whose accessors hide those that every op has: getContext() and getLoc().
def T_NamesOp : Op<T_Dialect, "names"> {
  let arguments = (ins AnyType:$context, I32Attr:$loc);
  let assemblyFormat = "$context `,` $loc attr-dict `:` type($context)";
}
// OPS-DAG: getContext()
// OPS-DAG: getLoc()

// functional-type with the results as its inputs and the operands as its results.
def T_SwapOp : Op<T_Dialect, "swap"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x attr-dict `:` functional-type($y, $x)";
}

// In string arguments of formats, the only escape sequence is a quote after a backslash.
def T_TextOp : Op<T_Dialect, "text"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "custom<Text>($x, \"name(\\\"a\\\")\") attr-dict `:` type($x)";
}
// OPDEFS-DAG: name("a")

// The placeholder $_self has no meaning in a builder.
// WARNINGS: accepted.td:[[#@LINE+2]]:19: warning: '$_self' is not a placeholder here
def T_BuildOp : Op<T_Dialect, "build"> {
  let builders = [OpBuilder<(ins "int":$x), "(void)sizeof($_self), (void)x;">];
}

// TableGen leaves the expression in the anonymous attribute, since it depends on a value that is not set. No output
// reads it.
class Unset<string text> : Attr<TruePred, "an attribute"> {
  string prefix = ?;
  let storageType = "::mlir::StringAttr";
  let constBuilderCall = !if(!eq(prefix, "x"), text, "");
}
def T_UnsetOp : Op<T_Dialect, "unset"> {
  let arguments = (ins Unset<"text">:$x);
}
// OPS-DAG: getXAttr()

def Digits : I32EnumAttr<"Digits", "", [I32EnumAttrCase<"8bit", 0>, I32EnumAttrCase<"16", 1>]> {
  let cppNamespace = "::t";
}
// ENUMS: enum class Digits : uint32_t {
// ENUMS-NEXT: _8bit = 0,
// ENUMS-NEXT: _16 = 1,
def Overlap : I32BitEnumAttr<"Overlap", "", [I32BitEnumAttrCase<"Read", 1>, I32BitEnumAttrCase<"ReadWrite", 3>]> {
  let cppNamespace = "::t";
}
// ENUMS: enum class Overlap : uint32_t {
// ENUMWARNINGS: accepted.td:[[#@LINE-4]]:77: warning: case 'ReadWrite' of bit enum 'Overlap' shares bits with other cases

def T_BareType : TypeDef<T_Dialect, "Bare"> {
  let mnemonic = "bare";
  let assemblyFormat = "`<` struct(params) `>`";
}
// TYPES: BareType::spec
