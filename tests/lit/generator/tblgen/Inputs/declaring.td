include "one-dialect.td"
def C_Dialect : Dialect { let name = "c"; }
def C_COp : Op<C_Dialect, "c">;
