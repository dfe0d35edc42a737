"""precompiled_header: a header that GCC has parsed once, for the sources that include it first.

The standard library and LLVM's containers are a third of the compile time of a source file, with GoogleTest half of that of
a short test. GCC uses a file `x.h.gch` beside `x.h` if it was made with the same options, and else reads `x.h`: the result
is the same. Clang gets an empty header: it would check the time stamps of all included files, which sandboxes change, and
this way the sanitizer builds show a source that does not include what it uses.
"""

load("@bazel_tools//tools/build_defs/cc:action_names.bzl", "CPP_COMPILE_ACTION_NAME")
load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")

def _precompile(ctx, header, context):
    """Declares the action that writes `<header>.gch`. Returns the file."""
    toolchain = find_cpp_toolchain(ctx)
    features = cc_common.configure_features(
        ctx = ctx,
        cc_toolchain = toolchain,
        requested_features = ctx.features,
        unsupported_features = ctx.disabled_features,
    )
    variables = cc_common.create_compile_variables(
        feature_configuration = features,
        cc_toolchain = toolchain,
        user_compile_flags = ctx.fragments.cpp.copts + ctx.fragments.cpp.cxxopts + ctx.attr.copts,
        include_directories = context.includes,
        quote_include_directories = context.quote_includes,
        system_include_directories = context.system_includes,
        preprocessor_defines = context.defines,
        use_pic = True,
    )
    flags = cc_common.get_memory_inefficient_command_line(
        feature_configuration = features,
        action_name = CPP_COMPILE_ACTION_NAME,
        variables = variables,
    )
    output = ctx.actions.declare_file(header.basename + ".gch", sibling = header)
    ctx.actions.run(
        mnemonic = "CppPrecompile",
        progress_message = "Precompiling " + header.short_path,
        executable = cc_common.get_tool_for_action(
            feature_configuration = features,
            action_name = CPP_COMPILE_ACTION_NAME,
        ),
        arguments = flags + ["-x", "c++-header", "-c", header.path, "-o", output.path],
        env = cc_common.get_environment_variables(
            feature_configuration = features,
            action_name = CPP_COMPILE_ACTION_NAME,
            variables = variables,
        ),
        inputs = depset([header], transitive = [context.headers, toolchain.all_files]),
        outputs = [output],
    )
    return output

def _precompiled_header_impl(ctx):
    header = ctx.actions.declare_file(ctx.attr.out)
    dependencies = cc_common.merge_cc_infos(cc_infos = [dep[CcInfo] for dep in ctx.attr.deps])
    files = [header]
    if "clang" in find_cpp_toolchain(ctx).compiler:
        ctx.actions.write(header, "// tools/bazel/prelude/README.md\n")
    else:
        ctx.actions.run_shell(
            command = 'cp "$1" "$2"',
            arguments = [ctx.file.src.path, header.path],
            inputs = [ctx.file.src],
            outputs = [header],
        )
        if ctx.attr.enabled:
            files.append(_precompile(ctx, header, dependencies.compilation_context))
    own = CcInfo(compilation_context = cc_common.create_compilation_context(headers = depset(files)))
    return [
        DefaultInfo(files = depset(files)),
        cc_common.merge_cc_infos(direct_cc_infos = [own], cc_infos = [dependencies]),
    ]

precompiled_header = rule(
    implementation = _precompiled_header_impl,
    doc = "Copies a header to `out` and precompiles the copy. Other targets depend on it like on a cc_library.",
    attrs = {
        "src": attr.label(allow_single_file = True, mandatory = True),
        "out": attr.string(mandatory = True, doc = "name of the header; another one than that of src"),
        "enabled": attr.bool(default = True, doc = "False: only copies the header"),
        "copts": attr.string_list(doc = "compiler options; those of the targets that include the header"),
        "deps": attr.label_list(providers = [CcInfo]),
        "_cc_toolchain": attr.label(default = Label("@bazel_tools//tools/cpp:current_cc_toolchain")),
    },
    fragments = ["cpp"],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)
