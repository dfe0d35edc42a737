// Unregistered dialects, and names that a registered dialect does not define.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"x.y"() : () -> ()

// -----

// expected-error @+1 {{Dialect `x' not found for custom op 'x.y'}}
x.y
// expected-note @-1 {{Available dialects: }}

// -----

// expected-error @+1 {{unregistered operation 'arith.nothing' found in dialect ('arith') that does not allow unknown operations}}
"arith.nothing"() : () -> ()

// -----

// expected-error @+1 {{custom op 'arith.nothing' is unknown}}
arith.nothing

// -----

// expected-error @+1 {{`!"x"<"y.z<a>">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects()}}
func.func private @f(!x.y.z<a>)

// -----

// expected-error @+1 {{#"x"<"y"> : 'i32' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects()}}
func.func private @f() attributes {a = #x<y> : i32}

// -----

// expected-error @+1 {{invalid dialect namespace '"x-y"'}}
func.func private @f(!x-y.z)

// -----

// expected-error @+1 {{dialect 'func' provides no type parsing hook}}
func.func private @f(!func.nothing)

// -----

// expected-error @+1 {{dialect 'cf' provides no attribute parsing hook}}
func.func private @f() attributes {a = #cf.nothing}

// -----

// expected-error @+1 {{unknown attribute `nothing` in dialect `arith`}}
func.func private @f() attributes {a = #arith.nothing}

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f() attributes {a = #arith<5>}

// -----

// Invalid attributes are reported before missing ones.
// expected-error @+1 {{'func.func' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"func.func"() ({}) {sym_name = 5} : () -> ()

// -----

// expected-error @+1 {{'func.func' op requires attribute 'function_type'}}
"func.func"() ({}) : () -> ()
