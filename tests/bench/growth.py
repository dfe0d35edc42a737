#!/usr/bin/env python3
"""Finds inputs whose processing time grows faster than their size.

    bazel build //tools:strata-opt
    tests/bench/growth.py [--tool bazel-bin/tools/strata-opt] [--only blocks,aliases] [--start 20000] [--doublings 3]

Each family of texts is generated in doubling sizes, then parsed, verified and printed. Prints the user time per element
and marks families whose time per element more than doubles from the smallest to the largest size. The exit status is 1 if
there is one. No test depends on these numbers.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile


def rows(count, make, between="\n"):
    return between.join(make(i) for i in range(count))


def nested(count, begin, inside, end):
    return begin * count + inside + end * count


ANY = '"t.x"() : () -> ()\n'


def attribute(text):
    return f'"t.x"() {{a = {text}}} : () -> ()\n'


FAMILIES = {
    # Families with many value names and aliases.
    "attribute aliases": lambda n: rows(n, lambda i: f"#a{i} = [{i}]") + "\n" + attribute("[" + rows(n, lambda i: f"#a{i}", ", ") + "]"),
    "aliases of aliases": lambda n: "#a0 = [0]\n" + rows(n, lambda i: f"#a{i + 1} = [#a{i // 2}]") + "\n" + ANY,
    "type aliases": lambda n: rows(n, lambda i: f"!t{i} = tuple<i{i % 1000 + 1}>") + "\n" + f'"t.x"() : () -> ({rows(n, lambda i: f"!t{i}", ", ")})\n',
    "maps with aliases": lambda n: rows(n, lambda i: attribute(f"affine_map<(d0) -> (d0 + {i})>"), ""),
    "value names": lambda n: rows(n, lambda i: f'%v{i} = "t.x"() : () -> i32'),
    "forward references": lambda n: rows(n, lambda i: f'"t.x"(%v{i}) : (i32) -> ()') + "\n" + rows(n, lambda i: f'%v{i} = "t.x"() : () -> i32'),
    "constants of one name": lambda n: "func.func @f() {\n" + rows(n, lambda i: f"%x{i} = arith.constant 1 : i32") + "\nreturn }\n",
    "constants in many functions": lambda n: rows(n // 4, lambda i: f"func.func @f{i}() {{ %c = arith.constant {i} : i32\n return }}"),
    "arguments": lambda n: "func.func @f(" + rows(n, lambda i: f"%a{i}: i32", ", ") + ") { return }\n",
    "nested scopes": lambda n: nested(min(n // 10, 50000), 'module {\n"t.x"() ({ %c = arith.constant 1 : i32 }) : () -> ()\n', "", "}\n"),
    # Families with many results and operands.
    "results of one op": lambda n: f'%r:{n} = "t.x"() : () -> ({rows(n, lambda i: "i32", ", ")})\n' + rows(n, lambda i: f'"t.y"(%r#{i}) : (i32) -> ()'),
    "uses of one result": lambda n: '%r:2 = "t.x"() : () -> (i32, i32)\n' + rows(n, lambda i: '"t.y"(%r#1) : (i32) -> ()'),
    "operands of one op": lambda n: rows(n, lambda i: f'%v{i} = "t.x"() : () -> i32') + f'\n"t.y"({rows(n, lambda i: f"%v{i}", ", ")}) : ({rows(n, lambda i: "i32", ", ")}) -> ()\n',
    "result groups": lambda n: rows(n // 8, lambda i: f'%g{i}:7, %h{i} = "t.x"() : () -> ({", ".join(["i32"] * 8)})'),
    # Families with large control-flow graphs.
    "blocks": lambda n: "func.func @f() {\ncf.br ^b0\n" + rows(n, lambda i: f"^b{i}:\ncf.br ^b{i + 1}") + f"\n^b{n}:\nreturn }}\n",
    "blocks backwards": lambda n: "func.func @f() {\ncf.br ^b0\n" + rows(n, lambda i: f"^b{n - i}:\ncf.br ^b{n - i + 1}") + f"\n^b0:\ncf.br ^b1\n^b{n + 1}:\nreturn }}\n",
    "predecessors": lambda n: "func.func @f(%c: i1) {\ncf.br ^b0\n" + rows(n, lambda i: f"^b{i}:\ncf.cond_br %c, ^b{i + 1}, ^end") + f"\n^b{n}:\ncf.br ^end\n^end:\nreturn }}\n",
    "loop edges": lambda n: "func.func @f(%c: i1) {\ncf.br ^b0\n" + rows(n, lambda i: f"^b{i}:\ncf.cond_br %c, ^b{i + 1}, ^b{i // 2}") + f"\n^b{n}:\nreturn }}\n",
    "ladder": lambda n: "func.func @f(%c: i1) {\ncf.br ^a0\n" + rows(n // 2, lambda i: f"^a{i}:\ncf.cond_br %c, ^a{i + 1}, ^b{i}\n^b{i}:\ncf.cond_br %c, ^b{i + 1}, ^a{i + 1}") + f"\n^a{n // 2}:\nreturn\n^b{n // 2}:\nreturn }}\n",
    "uses across blocks": lambda n: "func.func @f(%a: i32) {\n%v = arith.addi %a, %a : i32\ncf.br ^b0\n" + rows(n, lambda i: f"^b{i}:\n%x{i} = arith.addi %v, %a : i32\ncf.br ^b{i + 1}") + f"\n^b{n}:\nreturn }}\n",
    "uses of last block": lambda n: "func.func @f(%a: i32) {\ncf.br ^b0\n" + rows(n, lambda i: f"^b{i}:\n%x{i} = arith.addi %{'a' if i == 0 else f'x{i - 1}'}, %x{0 if i else 'x'} : i32\ncf.br ^b{i + 1}".replace("%xx", "%a")) + f"\n^b{n}:\nreturn }}\n",
    "switch cases": lambda n: "func.func @f(%a: i32) {\ncf.switch %a : i32, [\ndefault: ^e,\n" + rows(n, lambda i: f"{i}: ^e", ",\n") + "\n]\n^e:\nreturn }\n",
    "unreachable blocks": lambda n: "func.func @f(%a: i32) {\nreturn\n" + rows(n, lambda i: f"^b{i}:\n%x{i} = arith.addi %{'a' if i == 0 else f'x{i - 1}'}, %a : i32\ncf.br ^b{i}") + "}\n",
    # Families with many or deeply nested regions.
    "regions of one op": lambda n: '"t.x"() (' + rows(n, lambda i: "{ " + ANY + "}", ", ") + ") : () -> ()\n",
    "nested regions": lambda n: nested(min(n // 10, 50000), '"t.x"() ({\n', ANY, "}) : () -> ()\n"),
    "uses from deep inside": lambda n: '%v = "t.x"() : () -> i32\n' + nested(min(n // 10, 50000), '"t.x"() ({\n"t.y"(%v) : (i32) -> ()\n', "", "}) : () -> ()\n"),
    "functions": lambda n: rows(n, lambda i: f"func.func @f{i}() {{ return }}"),
    "nested modules": lambda n: rows(n, lambda i: f"module @m{i} {{ func.func private @f() }}"),
    # Families with large attributes, types and locations.
    "dictionary entries": lambda n: '"t.x"() {' + rows(n, lambda i: f"k{i} = {i}", ", ") + "} : () -> ()\n",
    "entries in reverse": lambda n: '"t.x"() {' + rows(n, lambda i: f"k{n - i:09} = {i}", ", ") + "} : () -> ()\n",
    "properties": lambda n: '"t.x"() <{' + rows(n, lambda i: f"k{i} = {i}", ", ") + "}> : () -> ()\n",
    "array elements": lambda n: attribute("[" + rows(n, lambda i: f"{i} : i64", ", ") + "]"),
    "dense elements": lambda n: attribute("dense<[" + rows(n, str, ", ") + f"]> : tensor<{n}xi64>"),
    "dense strings": lambda n: attribute("dense<[" + rows(n, lambda i: f'"{i}"', ", ") + f"]> : tensor<{n}x!t.s>"),
    "sparse elements": lambda n: attribute("sparse<[" + rows(n, lambda i: f"[{i}]", ", ") + "], [" + rows(n, str, ", ") + f"]> : tensor<{n}xi64>"),
    "dense array": lambda n: attribute("array<i64: " + rows(n, str, ", ") + ">"),
    "nested arrays": lambda n: attribute(nested(min(n // 4, 190000), "[", "", "]")),
    "nested arrays twice": lambda n: attribute(nested(min(n // 4, 190000), "[1, ", "[]", "]")),
    "nested dictionaries": lambda n: attribute(nested(min(n // 4, 190000), "{a = ", "1", "}")),
    "nested types": lambda n: '"t.x"() : () -> ' + nested(min(n // 4, 190000), "tuple<", "i32", ">") + "\n",
    "nested function types": lambda n: '"t.x"() : () -> (' + nested(min(n // 4, 190000), "() -> (", "i32", ")") + ")\n",
    "nested dialect types": lambda n: '"t.x"() : () -> ' + nested(min(n // 4, 190000), "!t.a<", "i32", ">") + "\n",
    "tuple of many": lambda n: f'"t.x"() : () -> tuple<{rows(n, lambda i: f"i{i % 5000 + 1}", ", ")}>\n',
    "distinct attributes": lambda n: rows(n, lambda i: attribute(f"distinct[{i}]<unit>"), ""),
    "affine sum": lambda n: attribute("affine_map<(d0) -> (" + rows(n // 4, lambda i: f"d0 floordiv {i + 2}", " + ") + ")>"),
    "affine results": lambda n: attribute("affine_map<(d0, d1) -> (" + rows(n, lambda i: f"d0 + d1 * {i}", ", ") + ")>"),
    "affine dimensions": lambda n: attribute("affine_map<(" + rows(n, lambda i: f"d{i}", ", ") + ") -> (d0, d1)>"),
    "nested symbols": lambda n: attribute("@a" + rows(n, lambda i: f"::@b{i}", "")),
    "strings": lambda n: attribute('"' + rows(n, lambda i: "\\22\\n\\0A", "") + '"'),
    "dialect text": lambda n: f'"t.x"() : () -> !t.a<{rows(n, lambda i: "[1, (x)]", ", ")}>\n',
    "fused locations": lambda n: '"t.x"() : () -> () loc(fused[' + rows(n, lambda i: f'"f":{i}:1', ", ") + "])\n",
    "nested callsites": lambda n: '"t.x"() : () -> () loc(' + nested(min(n // 4, 190000), 'callsite("a" at ', '"b"', ")") + ")\n",
    "nested fused": lambda n: '"t.x"() : () -> () loc(' + nested(min(n // 4, 190000), 'fused["a", ', '"b"', "]") + ")\n",
    "location aliases": lambda n: rows(n, lambda i: f'"t.x"() : () -> () loc(#l{i})') + "\n" + rows(n, lambda i: f'#l{i} = loc("f":{i}:1)') + "\n",
    "resources": lambda n: attribute("[" + rows(n, lambda i: f"dense_resource<b{i}> : tensor<1xi8>", ", ") + "]") + "{-# dialect_resources: { builtin: {" + rows(n, lambda i: f'b{i}: "0x0100000001"', ", ") + "} } #-}\n",
    # Families with many symbols and symbol uses.
    "symbols and uses": lambda n: rows(n, lambda i: f"func.func @f{i}() {{ func.call @f{(i * 7919) % n}() : () -> ()\n return }}"),
    "uses of one symbol": lambda n: "func.func private @f()\nfunc.func @g() {\n" + rows(n, lambda i: "func.call @f() : () -> ()") + "\nreturn }\n",
    "uses in nested tables": lambda n: rows(n // 4, lambda i: f"module {{ func.func private @f()\n func.func @g() {{ func.call @f() : () -> ()\n return }} }}"),
    # Families with errors, and with comments.
    "undeclared names": lambda n: rows(n, lambda i: f'"t.x"(%v{i}) : (i32) -> ()'),
    "bytes of no meaning": lambda n: "\x01\x80$" * n,
    "open brackets": lambda n: '"t.x"() : () -> !t.a<' + "[({<" * n,
    "comments": lambda n: rows(n, lambda i: "// nothing") + "\n",
    "split chunks": lambda n: rows(n // 8, lambda i: ANY + "// -----"),
}
OPTIONS = {"split chunks": ["--split-input-file"]}
WITH_LOCATIONS = {name for name in FAMILIES if "location" in name or "callsite" in name or "fused" in name}


def measure(command):
    """Returns the user seconds and the result of the process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, run


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default="bazel-bin/tools/strata-opt")
    parser.add_argument("--only", default="", help="names of families, separated by commas")
    parser.add_argument("--start", type=int, default=20000)
    parser.add_argument("--doublings", type=int, default=3)
    options = parser.parse_args()
    names = options.only.split(",") if options.only else list(FAMILIES)
    worse = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            costs = []
            for count in (options.start << i for i in range(options.doublings + 1)):
                path = os.path.join(folder, "input.mlir")
                with open(path, "wb") as out:
                    out.write(FAMILIES[name](count).encode("latin-1"))
                flags = OPTIONS.get(name, []) + (["--mlir-print-debuginfo"] if name in WITH_LOCATIONS else [])
                seconds, run = measure([options.tool, "--allow-unregistered-dialect", *flags, path])
                if run.returncode not in (0, 1):
                    print(f"{name}: exit status {run.returncode} at {count}: {run.stderr.decode(errors='replace')[:300]}")
                    worse += 1
                    break
                costs.append(seconds / count * 1e9)
            else:
                grows = costs[-1] > 2 * max(costs[0], 200)
                worse += grows
                error = "" if run.returncode == 0 else "  (" + run.stderr.decode(errors="replace").split("\n")[0].split(": ", 1)[-1][:60] + ")"
                print(f"{name:28}" + "".join(f"{cost:9.0f}" for cost in costs) + " ns" + ("  GROWS" if grows else "") + error, flush=True)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
