// Resource blobs of the metadata section: only referenced blobs are
// printed, in order of reference; resources for external tools are kept.
// RUN: strata-opt %s --allow-unregistered-dialect | diff %s.expected -
// RUN: strata-opt %s --allow-unregistered-dialect | strata-opt --allow-unregistered-dialect | diff %s.expected -
// RUN: strata-opt %s --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=14 | FileCheck %s --check-prefix=ELIDED
// RUN: strata-opt %s --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

// ELIDED: builtin: {
// ELIDED-NEXT: "with space": "0x0100000001",
// ELIDED-NEXT: empty: "0x00000000"
// ELIDED-NEXT: }
// LOCAL: dense_resource<blob3>
// LOCAL-NOT: {-#
"t.a"() {a = dense_resource<blob3> : tensor<2xi8>, b = dense_resource<"blob1"> : tensor<3xi64>,
         c = dense_resource<missing> : memref<?xi8>, d = dense_resource<"with space"> : vector<1xi8>,
         e = dense_resource<blob3> : tensor<1xi16>, f = dense_resource<empty> : tensor<0xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      unused: "0x0400000001",
      "with space": "0x0100000001",
      blob3: "0x0100000001",
      blob3: "0x010000000102",
      empty: "0x01000000"
    }
  },
  external_resources: {
    tool: { a: "0x0400000001", b: true, c: "str", d: false },
    other: { "x y": "a\22b" },
    tool: { e: "more" }
  }
#-}
"t.behind"() : () -> ()
