"""Prints a module of 5,000 functions. With an argument, every 500th function ends in this text, not in a return."""
import sys

print("#map = affine_map<(d0) -> (d0 + 1)>\nmodule {")
for i in range(5000):
    result = sys.argv[1] if len(sys.argv) > 1 and i % 500 == 499 else "return %0 : i32"
    print(f'  func.func @f{i}(%a: i32, %b: i1) -> i32 attributes {{x.m = #map, x.s = "}} func.func @no() {{"}} {{')
    print(f"    %c = arith.constant {i} : i32  // }}")
    print("    %0 = arith.addi %a, %c : i32")
    print(f"    {result}\n  }}")
print("}")
