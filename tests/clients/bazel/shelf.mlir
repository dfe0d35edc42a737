// The dialect is in a plug-in; the tool has an option of its own.
// RUN: shelf-opt %s --load-dialect-plugin=%plugin --shelf-put-once --greeting=hello -o %t
// RUN: FileCheck %s < %t
// RUN: strata-opt %s --load-dialect-plugin=%plugin --shelf-put-once | FileCheck %s --check-prefix=ONCE
// RUN: shelf-translate %s --count-puts | FileCheck %s --check-prefix=COUNT
// RUN: not shelf-opt %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// COUNT: 2
// CHECK: // hello
// CHECK-NEXT: module
// ONCE: module
// UNKNOWN: shelf.mlir:[[@LINE+8]]:{{.*}} error: {{.*}}shelf
module {
  func.func @f() -> i32 {
    // CHECK: shelf.put %{{.*}} : i32
    // CHECK-NOT: shelf.put
    // ONCE-COUNT-1: shelf.put
    // ONCE-NOT: shelf.put
    %c = "arith.constant"() {value = 1 : i32} : () -> i32
    %0 = shelf.put %c : i32
    %1 = shelf.put %0 : i32
    return %1 : i32
  }
}
