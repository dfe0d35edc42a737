// Types and attributes of dialects that register their members are parsed and printed: by their declared formats, by
// functions of the type, and by functions of the dialect. Both forms of a symbol are accepted.
// RUN: inn-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: inn-opt %s --allow-unregistered-dialect | inn-opt --allow-unregistered-dialect | FileCheck %s
// RUN: inn-opt %s --allow-unregistered-dialect --mlir-print-op-generic \
// RUN:   | inn-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: "types"
// CHECK-SAME: bill = !inn.bill<"Ann">
// CHECK-SAME: coin = !inn.coin<index>
// CHECK-SAME: note = !inn.note<"three \22nights\22">
// CHECK-SAME: room = !inn.room<2>
// CHECK-SAME: shared = !inn.room<1, !inn.bill<"Bob">>
"types"() {room = !inn<room<2>>, shared = !inn.room<1, !inn.bill<"Bob">>, coin = !inn.coin<index>,
           bill = !inn.bill<"Ann">, note = !inn.note<"three \22nights\22">} : () -> ()

// CHECK-LABEL: "barrels"
// CHECK-SAME: long = !cellar.barrel<i8>
// CHECK-SAME: nested = !cellar.barrel<!cellar.barrel<i1>, !inn.room<3>>
// CHECK-SAME: room = !inn.room<1, !cellar.barrel<i32>>
"barrels"() {nested = !cellar.barrel<!cellar.barrel<i1>, !inn.room<3>>, long = !cellar<barrel<i8>>,
             room = !inn.room<1, !cellar.barrel<i32>>} : () -> ()

// The type that follows an attribute is an argument of the dialect's parser.
// CHECK-LABEL: "cups"
// CHECK-SAME: plain = 3 : i32
// CHECK-SAME: typed = 3 : i8
"cups"() {plain = #cellar.cups, typed = #cellar.cups : i8} : () -> ()

// CHECK-LABEL: "keys"
// CHECK-SAME: key = #inn.key<4 for <2>>
"keys"() {key = #inn.key<4 for !inn.room<2>>} : () -> ()

// CHECK: inn.enter <7 for <1>> : <1>
%room = inn.enter <7 for <1>> : <1>
// CHECK: %[[CUPS:.*]] = cellar.serve 3 {cellar.shelf = 2 : i32}
%cups = cellar.serve 3 {cellar.shelf = 2 : i32}
// CHECK: inn.pay %[[CUPS]] : i32
inn.pay %cups : i32
