// Every field of a dialect.
// RUN: strata-tblgen --dump-model %s | FileCheck %s
// RUN: strata-tblgen -gen-dialect-decls %s | FileCheck %s --check-prefix=DECLS
include "mlir/IR/OpBase.td"

def My_Dialect : Dialect {
  let name = "my-dialect";
  let cppNamespace = "::a::b";
  let summary = "what it is";
  let dependentDialects = ["::other::OtherDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = "int answer() const { return 42; }";
}
// CHECK: dialect my-dialect: ::a::b::MyDialect
// CHECK: flags: {{.*}}hasConstantMaterializer

// DECLS: namespace a {
// DECLS-NEXT: namespace b {
// DECLS: /// what it is
// DECLS-NEXT: class MyDialect
// DECLS: int answer() const { return 42; }
