// A class that instantiates itself without end.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

class Endless<int n> {
  Endless next = Endless<!add(n, 1)>;
}
// CHECK:{{.*}}tablegen-endless.td:[[#@LINE-2]]:18: error: records refer to each other in a cycle, or are nested too deeply
// CHECK-NEXT:  Endless next = Endless<!add(n, 1)>;
// CHECK-NEXT:                 ^

def A : Endless<0>;
