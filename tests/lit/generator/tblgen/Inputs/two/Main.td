#ifndef MAIN_TD
#define MAIN_TD
include "Used.td"
def Main_Dialect : Dialect { let name = "main"; let cppNamespace = "::main"; }
def Main_GoOp : Op<Main_Dialect, "go"> {
  let arguments = (ins Used_Attr:$mark);
  let assemblyFormat = "$mark attr-dict";
}
#endif
