// A class that is defined twice.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

class Base {
  int y = 1;
}

class Base {
  int x = 1;
}
// CHECK:{{.*}}tablegen-class-twice.td:[[#@LINE-3]]:7: error: Class 'Base' already defined
// CHECK-NEXT:class Base {
// CHECK-NEXT:      ^
// CHECK-NEXT:{{.*}}tablegen-class-twice.td:[[#@LINE-10]]:7: note: 'Base' is defined here
// CHECK-NEXT:class Base {
// CHECK-NEXT:      ^
