include "mlir/IR/OpBase.td"
def I_Dialect : Dialect { let name = "i"; let cppNamespace = "::i"; }
class I_Op<string mnemonic> : Op<I_Dialect, mnemonic> { let assemblyFormat = "`shared` attr-dict"; }
