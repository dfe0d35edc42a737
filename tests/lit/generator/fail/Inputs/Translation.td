// The op class with the fields that -gen-llvmir-table reads.
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class LLVM_OpBase<string mnemonic> : Op<T_Dialect, mnemonic> {
  string llvmForm = "";
  string llvmInstName = "";
  string llvmEnumName = "";
  int llvmNumResults = 1;
  list<int> llvmOverloadedResults = [];
  list<int> llvmOverloadedOperands = [];
  list<int> llvmImmArgPositions = [];
  list<string> llvmImmArgAttrNames = [];
}
