"""strata_fuzz_target: a fuzz target, and the test that replays what it once found.

    strata_fuzz_target(name = "type", srcs = ["TypeFuzzer.cpp"], deps = [":round_trip"])

makes

    :type_fuzzer       libFuzzer's binary; only with --config=fuzz, and not part of //...
    :type_replay_test  the same target over regressions/type/*, with any compiler
"""

def strata_fuzz_target(name, srcs, deps):
    """Declares both.

    Args:
      name: of the target, and of its folder in regressions/.
      srcs: with LLVMFuzzerTestOneInput.
      deps: what it tests.
    """
    native.cc_binary(
        name = name + "_fuzzer",
        testonly = True,
        srcs = srcs,
        linkopts = ["-fsanitize=fuzzer"],
        tags = ["manual"],
        deps = deps,
    )
    inputs = native.glob(["regressions/%s/*" % name])
    native.cc_test(
        name = name + "_replay_test",
        size = "small",
        srcs = srcs + ["ReplayMain.cpp"],
        args = ["$(rootpath %s)" % path for path in inputs],
        data = inputs,
        deps = deps + ["@llvm//:Support"],
    )
