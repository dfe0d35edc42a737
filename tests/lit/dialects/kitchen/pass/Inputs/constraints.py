"""Prints, for each constraint of KitchenConstraints.td, which types or attributes of a list satisfy it.

    constraints.py KITCHEN_CONSTRAINTS_TD TOOL [ARGUMENT...]
"""

import re
import subprocess
import sys
import tempfile

TYPES = """none index i1 i5 i8 i16 i32 i64 i128 si8 si32 ui8 ui64 f16 bf16 tf32 f32 f64 f80 f128 f8E4M3FN f8E5M2 f8E4M3
f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2FNUZ f8E3M4 f8E8M0FNU f6E2M3FN f6E3M2FN f4E2M1FN complex<f32> complex<i8> ()->() tuple<>
tuple<i32,i32> tuple<tuple<f32>,i32> !opaque<"some","thing"> !k.plate !k.bowl<3> vector<f32> vector<4xf32> vector<5xf32>
vector<2x3xf32> vector<[4]xf32> vector<2x[4]xf32> vector<[2]x[4]xf32> vector<4xi32> vector<4xi1> tensor<i32>
tensor<4xi32> tensor<2x3xf32> tensor<?xf32> tensor<f32> tensor<1x2x3xf32> tensor<1x2x3x4xf32> tensor<*xi32> tensor<*xf32>
tensor<2xindex> memref<f32> memref<4xf32> memref<2x3xf32> memref<?xf32> memref<1xi1> memref<4xi16>
memref<4xf32,strided<[2]>> memref<*xf32>""".split()

ATTRIBUTES = """unit true false 0:index 0:i1 1:i8 -1:i8 2:i16 0:i32 1:i32 2:i32 3:i32 4:i32 6:i32 -2:i32 5:i64 3:i5 3:si5
3:ui5 3:i7 3:si7 3:ui7 1:si8 1:ui8 3:si16 3:ui16 3:si32 3:ui32 -3:si64 3:ui64 1.0:f16 1.0:f32 2.0:f32 1.0:f64 "a" "b" "a":i32
i32 f32 !k.plate {} {a=1:i32} affine_map<(d0)->(d0)> affine_set<(d0):(d0==0)> @a @a::@b loc("x") #k.point<1> #k.unit
dense<1>:tensor<2xi32> dense<1>:tensor<3xi32> dense<1>:tensor<2xi64> dense<1>:tensor<2xi16> dense<1>:tensor<2xindex>
dense<1.0>:tensor<2xf32> dense<1.0>:tensor<2xf64> dense<"s">:tensor<2x!k.plate> dense<true>:tensor<2xi1>
array<i1:true> array<i8:1> array<i16:1> array<i32> array<i32:1,2> array<i32:2,1> array<i32:1,1> array<i32:-1,0,1>
array<i64:1> array<f32:1.0> array<f64:1.0> [] [1:i32] [1:i32,2:i32] [1:i32,3:i32,5:i32] [1:i64,2:i64] [true] [1.0:f32]
[1.0:f64] ["a"] [i32] [affine_map<()->()>] [@a] [@a::@b] [{}] [[1:i64],[]] [loc("x")]""".split()


def names(text):
    """Returns (names of type constraints, names of attribute constraints)."""
    types, attributes = [], []
    for loop in re.finditer(r"^foreach \w = \[\n(.*?)\] in\n  def K_(\w+?)_ #", text, re.M | re.S):
        target = attributes if loop.group(2) == "Attr" else types
        target += re.findall(r"\w+", loop.group(1))
    types += re.findall(r'K_TypeOp<"([\w.]+)"', text)
    attributes += re.findall(r'K_AttrOp<"([\w.]+)"', text)
    return types, attributes


def accepted(tool, kind, constraints, values, chunk):
    """Returns {constraint: [values that satisfy it]}."""
    lines, place = [], {}
    for constraint in constraints:
        for value in values:
            text = chunk("k.%s.%s" % (kind, constraint), value)
            place.update((len(lines) + i + 1, (constraint, value)) for i in range(len(text)))
            lines += text + ["// -----"]
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        run = subprocess.run(tool + [file.name, "--split-input-file", "--allow-unregistered-dialect", "-o", "/dev/null"],
                             stderr=subprocess.PIPE, text=True, check=False)
        found = re.findall(r"^%s:(\d+):\d+: error: (.*)" % re.escape(file.name), run.stderr, re.M)
    for number, message in found:
        constraint, value = place[int(number)]
        if "must be" not in message and "failed to satisfy constraint" not in message:
            sys.exit("%s of %s: %s" % (constraint, value, message))
    if run.returncode not in (0, 1):
        sys.exit("the tool ended with %d" % run.returncode)
    refused = {place[int(number)] for number, _ in found}
    return {c: [v for v in values if (c, v) not in refused] for c in constraints}


def main():
    tool = sys.argv[2:]
    with open(sys.argv[1], encoding="utf-8") as file:
        types, attributes = names(file.read())
    tables = [
        accepted(tool, "type", types, TYPES,
                 lambda op, t: ['%%x = "u.make"() : () -> (%s)' % t, '"%s"(%%x) : (%s) -> ()' % (op, t)]),
        accepted(tool, "attr", attributes, ATTRIBUTES, lambda op, a: ['"%s"() {a = %s} : () -> ()' % (op, a)]),
    ]
    for title, table, values in zip(["types", "attributes"], tables, [TYPES, ATTRIBUTES]):
        print("# " + title)
        for constraint, taken in table.items():
            print("%s: %s" % (constraint, "all" if taken == values else " ".join(taken)))


if __name__ == "__main__":
    main()
