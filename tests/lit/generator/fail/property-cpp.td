// Invalid C++ in properties: unbalanced brackets, unknown placeholders, a missing type.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_Brackets : Property<"::t::Range"> {
  let printer = "$_printer << $_storage.low(";
}
// CHECK:{{.*}}property-cpp.td:[[#@LINE-2]]:7: error: C++ in field 'printer': '(' is never closed
// CHECK-NEXT:  let printer = "$_printer << $_storage.low(";
// CHECK-NEXT:      ^
def T_Placeholder : Property<"::t::Range"> {
  let convertToAttribute = "return toAttr($_context, $_storage);";
}
// CHECK-NEXT:{{.*}}property-cpp.td:[[#@LINE-2]]:7: error: '$_context' is not a placeholder in 'convertToAttribute'; known are: $_storage, $_ctxt
// CHECK-NEXT:  let convertToAttribute = "return toAttr($_context, $_storage);";
// CHECK-NEXT:      ^
def T_NoType : Property<>;
// CHECK-NEXT:{{.*}}property-cpp.td:[[#@LINE-1]]:5: error: property 'T_NoType' has no C++ type
// CHECK-NEXT:def T_NoType : Property<>;
// CHECK-NEXT:    ^
