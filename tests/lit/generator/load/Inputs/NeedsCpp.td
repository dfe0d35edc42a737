include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
def N_Dialect : Dialect { let name = "n"; let cppNamespace = "::n"; let hasConstantMaterializer = 1; let hasCanonicalizer = 1; }
class N_Op<string mnemonic, list<Trait> traits = []> : Op<N_Dialect, mnemonic, traits>;

def Checked : TypeConstraint<CPred<"::n::check($_self)">, "checked">;
def Constrained : N_Op<"constrained"> { let arguments = (ins Checked:$x); }
def Verified : N_Op<"verified"> { let hasVerifier = 1; }
def Folded : N_Op<"folded"> { let results = (outs I32:$r); let hasFolder = 1; }
def Custom : N_Op<"custom"> { let arguments = (ins I32Attr:$k); let assemblyFormat = "custom<Mine>($k) attr-dict"; }
def Hand : N_Op<"hand"> { let hasCustomAssemblyFormat = 1; }
def Branch : N_Op<"branch", [DeclareOpInterfaceMethods<BranchOpInterface>, Terminator]> { let successors = (successor AnySuccessor:$to); }
def Default : N_Op<"default"> { let arguments = (ins DefaultValuedAttr<I32Attr, "::n::limit()">:$k); }
def Param : TypeDef<N_Dialect, "Param"> { let mnemonic = "param"; let parameters = (ins "::n::ThingAttr":$thing);
  let assemblyFormat = "`<` $thing `>`"; let genVerifyDecl = 1; }
def Native : NativeCodeCall<"::n::rewrite($_builder, $0)">;
def Rewrite : Pat<(Folded), (Native (Folded))>;
def Mine : OpInterface<"Mine"> { let cppNamespace = "::n"; let methods = [InterfaceMethod<"", "int", "size">]; }
def Able : N_Op<"able", [Mine]>;
def MineToo : TypeInterface<"MineToo"> { let cppNamespace = "::n"; let methods = [InterfaceMethod<"", "int", "size">]; }
def AbleType : TypeDef<N_Dialect, "Able", [MineToo]> { let mnemonic = "thing"; }
