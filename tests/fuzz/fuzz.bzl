"""strata_fuzz_target: a fuzz target, and the test that replays its regression inputs.

    strata_fuzz_target(name = "type", srcs = ["TypeFuzzer.cpp"], deps = [":round_trip"])

defines

    :type_fuzzer       the libFuzzer binary; builds only with --config=fuzz and is not part of //...
    :type_replay_test  runs the target on regressions/type/*; builds with any compiler
"""

def strata_fuzz_target(name, srcs, deps):
    """Defines the fuzzer and its replay test.

    Args:
      name: name of the target and of its folder in regressions/.
      srcs: sources that define LLVMFuzzerTestOneInput.
      deps: libraries under test.
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
