// Text after a split marker keeps its column; each chunk but the first starts after a marker.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo | FileCheck %s
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --output-split-marker= | FileCheck %s --check-prefix=EMPTY

"t.a"() : () -> ()
// ----- "t.b"() : () -> ()
"t.c"() : () -> ()

// CHECK: {{^// -}}----{{$}}
// CHECK: #loc = loc("{{.*}}":6:9)
// CHECK: #loc1 = loc("{{.*}}":6:10)
// CHECK: #loc2 = loc("{{.*}}":7:1)
// EMPTY: "t.a"()
// EMPTY-NEXT: }
// EMPTY-EMPTY:
// EMPTY-EMPTY:
// EMPTY-NEXT: module {
