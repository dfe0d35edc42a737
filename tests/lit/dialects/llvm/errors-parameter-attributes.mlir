// Diagnostics of llvm attributes of arguments and results.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.align})

// -----

// expected-error @+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.align = 4 : i64})

// -----

// expected-error @+1 {{"llvm.byref" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.byref})

// -----

// expected-error @+1 {{"llvm.byref" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.byref = i32})

// -----

// expected-error @+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.byval})

// -----

// expected-error @+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.byval = i32})

// -----

// expected-error @+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.dereferenceable})

// -----

// expected-error @+1 {{"llvm.dereferenceable" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.dereferenceable = 4 : i64})

// -----

// expected-error @+1 {{"llvm.dereferenceable_or_null" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null})

// -----

// expected-error @+1 {{"llvm.dereferenceable_or_null" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.dereferenceable_or_null = 4 : i64})

// -----

// expected-error @+1 {{"llvm.elementtype" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.elementtype})

// -----

// expected-error @+1 {{"llvm.elementtype" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.elementtype = i32})

// -----

// expected-error @+1 {{"llvm.inalloca" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.inalloca})

// -----

// expected-error @+1 {{"llvm.inalloca" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.inalloca = i32})

// -----

// expected-error @+1 {{"llvm.nest" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.nest = 4 : i32})

// -----

// expected-error @+1 {{"llvm.nest" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nest})

// -----

// expected-error @+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.noalias = 4 : i32})

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.noalias})

// -----

// expected-error @+1 {{"llvm.nocapture" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.nocapture = 4 : i32})

// -----

// expected-error @+1 {{"llvm.nocapture" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nocapture})

// -----

// expected-error @+1 {{"llvm.nofree" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.nofree = 4 : i32})

// -----

// expected-error @+1 {{"llvm.nofree" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nofree})

// -----

// expected-error @+1 {{"llvm.nonnull" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.nonnull = 4 : i32})

// -----

// expected-error @+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.nonnull})

// -----

// expected-error @+1 {{"llvm.preallocated" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.preallocated})

// -----

// expected-error @+1 {{"llvm.preallocated" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.preallocated = i32})

// -----

// expected-error @+1 {{"llvm.readnone" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.readnone = 4 : i32})

// -----

// expected-error @+1 {{"llvm.readnone" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.readnone})

// -----

// expected-error @+1 {{"llvm.readonly" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.readonly = 4 : i32})

// -----

// expected-error @+1 {{"llvm.readonly" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.readonly})

// -----

// expected-error @+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.sret})

// -----

// expected-error @+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.sret = i32})

// -----

// expected-error @+1 {{"llvm.writeonly" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.writeonly = 4 : i32})

// -----

// expected-error @+1 {{"llvm.writeonly" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.writeonly})

// -----

// expected-error @+1 {{"llvm.inreg" should be a unit attribute}}
llvm.func @f(i32 {llvm.inreg = i32})

// -----

// expected-error @+1 {{"llvm.noundef" should be a unit attribute}}
llvm.func @f(i32 {llvm.noundef = i32})

// -----

// expected-error @+1 {{"llvm.returned" should be a unit attribute}}
llvm.func @f(i32 {llvm.returned = i32})

// -----

// expected-error @+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @f(i32 {llvm.alignstack})

// -----

// expected-error @+1 {{"llvm.signext" should be a unit attribute}}
llvm.func @f(i32 {llvm.signext = 4 : i32})

// -----

// expected-error @+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(!llvm.ptr {llvm.signext})

// -----

// expected-error @+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(vector<4xi32> {llvm.signext})

// -----

// expected-error @+1 {{"llvm.zeroext" should be a unit attribute}}
llvm.func @f(i32 {llvm.zeroext = 4 : i32})

// -----

// expected-error @+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(!llvm.ptr {llvm.zeroext})

// -----

// expected-error @+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(vector<4xi32> {llvm.zeroext})

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func private @f(vector<4x!llvm.ptr> {llvm.noalias})

// -----

// expected-error @+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
func.func private @f(!llvm.struct<(i32)> {llvm.signext})

// -----

// expected-error @+1 {{"llvm.alignstack" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.alignstack})

// -----

// expected-error @+1 {{"llvm.allocalign" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.allocalign})

// -----

// expected-error @+1 {{"llvm.allocptr" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.allocptr})

// -----

// expected-error @+1 {{"llvm.byref" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byref})

// -----

// expected-error @+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byval})

// -----

// expected-error @+1 {{"llvm.inalloca" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.inalloca})

// -----

// expected-error @+1 {{"llvm.nest" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nest})

// -----

// expected-error @+1 {{"llvm.nocapture" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nocapture})

// -----

// expected-error @+1 {{"llvm.nofree" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nofree})

// -----

// expected-error @+1 {{"llvm.preallocated" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.preallocated})

// -----

// expected-error @+1 {{"llvm.readnone" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readnone})

// -----

// expected-error @+1 {{"llvm.readonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readonly})

// -----

// expected-error @+1 {{"llvm.returned" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.returned})

// -----

// expected-error @+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret})

// -----

// expected-error @+1 {{"llvm.writeonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.writeonly})

// -----

// expected-error @+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.align})

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias})

// -----

// expected-error @+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f() -> (!llvm.ptr {llvm.zeroext})

// -----

// expected-error @+1 {{"llvm.elementtype" should be a type attribute}}
llvm.func @f() -> (i32 {llvm.elementtype})
