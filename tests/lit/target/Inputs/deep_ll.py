"""Prints LLVM IR with deep nesting of one kind: deep_ll.py expression|struct|tbaa|scope|type|inlined|followup DEPTH."""

import sys

FUNCTION = "define i32 @f(ptr %p){subprogram} {{\n  %1 = load i32, ptr %p{load}\n  br label %2\n2:\n  br label %2{branch}\n}}\n"


def function(load="", branch="", subprogram=""):
    return FUNCTION.format(load=load, branch=branch, subprogram=subprogram)


def expression(depth):
    nest = "i64 sub (i64 ptrtoint (ptr @x to i64), " * depth + "i64 ptrtoint (ptr @x to i64)" + ")" * depth
    return f"@x = external global i32\n@g = global {nest}\n"


def struct(depth):
    lines = ["%s0 = type { i32 }"] + [f"%s{i} = type {{ %s{i - 1} }}" for i in range(1, depth)]
    return "\n".join(lines) + f"\n@g = external global %s{depth - 1}\n"


def tbaa(depth):
    nodes = ["!0 = !{!\"root\"}"] + [f"!{i} = !{{!\"t{i}\", !{i - 1}, i64 0}}" for i in range(1, depth)]
    nodes.append(f"!{depth} = !{{!{depth - 1}, !{depth - 1}, i64 0}}")
    return function(load=f", !tbaa !{depth}") + "\n".join(nodes) + "\n"


def debug(nodes, location):
    """Returns a function whose load has this location; `nodes` start with number 10."""
    fixed = ["!llvm.dbg.cu = !{!0}", "!llvm.module.flags = !{!1}", "!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)",
             "!1 = !{i32 2, !\"Debug Info Version\", i32 3}", "!2 = !DIFile(filename: \"f.c\", directory: \"/\")",
             "!3 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, line: 1, type: !4, unit: !0, "
             "spFlags: DISPFlagDefinition)", "!4 = !DISubroutineType(types: !5)"]
    return function(load=f", !dbg {location}", subprogram=" !dbg !3") + "\n".join(fixed + nodes) + "\n"


def scope(depth):
    nodes = ["!5 = !{}"] + [f"!{10 + i} = distinct !DILexicalBlock(scope: !{9 + i if i else 3}, file: !2, line: {i})"
                            for i in range(depth)]
    return debug(nodes, f"!DILocation(line: 1, scope: !{9 + depth})")


def type(depth):
    nodes = ["!5 = !{!%d}" % (10 + depth), "!10 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)"]
    nodes += [f"!{11 + i} = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !{10 + i}, size: 64)" for i in range(depth)]
    return debug(nodes, "!DILocation(line: 1, scope: !3)")


def inlined(depth):
    nodes = ["!5 = !{}", "!10 = distinct !DILocation(line: 1, scope: !3)"]
    nodes += [f"!{11 + i} = distinct !DILocation(line: {i}, scope: !3, inlinedAt: !{10 + i})" for i in range(depth)]
    return debug(nodes, f"!{10 + depth}")


def followup(depth):
    nodes = ["!0 = distinct !{!0}"]
    for i in range(1, depth):
        nodes += [f"!{2 * i} = distinct !{{!{2 * i}, !{2 * i + 1}}}",
                  f"!{2 * i + 1} = !{{!\"llvm.loop.unroll.followup_all\", !{2 * i - 2}}}"]
    return function(branch=f", !llvm.loop !{2 * depth - 2}") + "\n".join(nodes) + "\n"


print(globals()[sys.argv[1]](int(sys.argv[2])))
