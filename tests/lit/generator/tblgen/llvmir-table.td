// The table of ops and enums for the translation to LLVM IR: sorted by name, without ops that have no form.
// RUN: strata-tblgen -gen-llvmir-table -I %S/Inputs %s | FileCheck %s --match-full-lines --strict-whitespace

include "Translation.td"
include "mlir/IR/EnumAttr.td"

def SubOp : LLVM_OpBase<"sub"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, UnitAttr:$isExact);
  let results = (outs AnyType:$res);
  let llvmForm = "binary";
  let llvmInstName = "Sub";
}
def AbsOp : LLVM_OpBase<"abs"> {
  let llvmForm = "intrinsic";
  let llvmEnumName = "abs";
  let llvmOverloadedOperands = [0];
  let llvmImmArgPositions = [1];
  let llvmImmArgAttrNames = ["poison"];
}
def OtherOp : LLVM_OpBase<"other">;

class Case<string symbol, int value, string llvmSymbol> : I32EnumAttrCase<symbol, value> {
  string llvmEnumerant = llvmSymbol;
}
def Mode : I32EnumAttr<"Mode", "a mode", [Case<"fast", 0, "Fast">]> {
  let cppNamespace = "::t";
  string llvmClassName = "::llvm::Mode";
}

//      CHECK:#ifdef GET_LLVMIR_OPS
// CHECK-NEXT:#undef GET_LLVMIR_OPS
// CHECK-NEXT:{"t.abs", OpRow::Intrinsic, ::llvm::Intrinsic::abs, 1, 0, 1, {{[{][{]}}1, "poison"{{[}][}]}}, -1, -1, 0},
// CHECK-NEXT:{"t.sub", OpRow::Binary, ::llvm::Instruction::Sub, 1, 0, 0, {}, -1, -1, OpRow::Exact},
// CHECK-NEXT:#endif // GET_LLVMIR_OPS
// CHECK-EMPTY:
// CHECK-NEXT:#ifdef GET_LLVMIR_ENUMS
// CHECK-NEXT:#undef GET_LLVMIR_ENUMS
// CHECK-NEXT:inline constexpr EnumRow ModeRows[] = {
// CHECK-NEXT:    {int64_t(::t::Mode::fast), int64_t(::llvm::Mode::Fast)},
// CHECK-NEXT:};
// CHECK-NEXT:inline ::llvm::Mode convertModeToLLVM(::t::Mode value) {
// CHECK-NEXT:  return static_cast<::llvm::Mode>(findCounterpart(ModeRows, int64_t(value)));
// CHECK-NEXT:}
// CHECK-NEXT:/// Returns nullopt if the value has no counterpart in the dialect.
// CHECK-NEXT:inline std::optional<::t::Mode> convertModeFromLLVM(::llvm::Mode value) {
// CHECK-NEXT:  return findOwnValue<::t::Mode>(ModeRows, int64_t(value));
// CHECK-NEXT:}
// CHECK-NEXT:#endif // GET_LLVMIR_ENUMS
