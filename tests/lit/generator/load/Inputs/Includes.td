include "Shared.td"
def I_AOp : I_Op<"a">;
