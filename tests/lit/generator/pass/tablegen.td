// The TableGen language: nested classes, multiclasses, loops, conditions, preprocessor directives.
// RUN: strata-tblgen --check %s 2>&1 | count 0
// RUN: strata-tblgen -gen-op-defs %s | FileCheck %s
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

multiclass Sized<string name> {
  foreach width = [8, 16] in
    def _ # width : Op<T_Dialect, name # "." # width> {
      let arguments = (ins I<width>:$x);
      let results = !if(!eq(width, 8), (outs I<width>:$y), (outs));
    }
}
defm T_Load : Sized<"load">;
// CHECK-DAG: .name = "t.load.8",
// CHECK-DAG: .name = "t.load.16",

let hasVerifier = 1 in {
  def T_CheckedOp : Op<T_Dialect, "checked">;
}
// CHECK-DAG: .name = "t.checked",

#ifdef NO_SUCH_MACRO
def T_NeverOp : Op<T_Dialect, "never">;
#endif
// CHECK-NOT: t.never
