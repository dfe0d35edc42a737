"""td_library, td_gen and td_gen_files: libraries of .td files, and hermetic actions that run the generator."""

TdInfo = provider(fields = {
    "files": "depset of .td files, transitive",
    "roots": "depset of include directories, transitive",
})

def _include_roots(ctx):
    repository = ctx.label.workspace_root
    roots = [repository or "."]
    for include in ctx.attr.includes:
        roots.append(repository + "/" + include if repository else include)
    return roots

def _collect(ctx, own_files):
    files = depset(own_files, transitive = [dep[TdInfo].files for dep in ctx.attr.deps])
    roots = depset(_include_roots(ctx), transitive = [dep[TdInfo].roots for dep in ctx.attr.deps])
    return TdInfo(files = files, roots = roots)

def _td_library_impl(ctx):
    info = _collect(ctx, ctx.files.srcs)
    runfiles = ctx.runfiles(transitive_files = info.files)
    return [DefaultInfo(files = info.files, runfiles = runfiles), info]

td_library = rule(
    implementation = _td_library_impl,
    doc = """A library of .td files and of all files that they include.

Includes are searched in the root of the repository and in `includes`. As `data` of a test, the target provides all these
files.""",
    attrs = {
        "srcs": attr.label_list(allow_files = [".td"]),
        "deps": attr.label_list(providers = [TdInfo]),
        "includes": attr.string_list(doc = "further include directories, relative to the root of this repository"),
    },
)

def _run_generator(ctx, outputs, output_args):
    info = _collect(ctx, [ctx.file.td])
    args = ctx.actions.args()
    args.add_all(ctx.attr.opts)
    args.add_all(info.roots, before_each = "-I")
    args.add(ctx.file.td)
    args.add_all(output_args)
    ctx.actions.run(
        mnemonic = "TdGen",
        progress_message = "Generating %s" % ", ".join([out.short_path for out in outputs]),
        executable = ctx.executable.tool,
        arguments = [args],
        inputs = info.files,
        outputs = outputs,
        env = {"LC_ALL": "C"},  # The environment of the shell is not inherited.
    )
    return [DefaultInfo(files = depset(outputs))]

def _td_gen_impl(ctx):
    return _run_generator(ctx, [ctx.outputs.out], ["-o", ctx.outputs.out.path])

def _td_gen_files_impl(ctx):
    if len(ctx.attr.backends) != len(ctx.outputs.outs):
        fail("one backend for each output", attr = "backends")
    writes = [
        "--write=%s=%s" % (backend, out.path)
        for backend, out in zip(ctx.attr.backends, ctx.outputs.outs)
    ]
    return _run_generator(ctx, ctx.outputs.outs, writes)

_GENERATOR_ATTRS = {
    "td": attr.label(allow_single_file = [".td"], mandatory = True),
    "opts": attr.string_list(doc = 'the backend and its options, such as ["-gen-op-decls"]'),
    "deps": attr.label_list(providers = [TdInfo], doc = "td_library targets with the files that `td` includes"),
    "includes": attr.string_list(doc = "further include directories, relative to the root of this repository"),
    # "target" and not "host": the tested generator is used, and it is built only once.
    "tool": attr.label(
        executable = True,
        cfg = "target",
        allow_files = True,
        default = Label("//tools:strata-tblgen"),
    ),
}

td_gen = rule(
    implementation = _td_gen_impl,
    doc = "Runs the generator on one .td file and writes one output.",
    attrs = dict(_GENERATOR_ATTRS, out = attr.output(mandatory = True)),
)

td_gen_files = rule(
    implementation = _td_gen_files_impl,
    doc = "Runs the generator on one .td file, parses it once and writes several outputs.",
    attrs = dict(
        _GENERATOR_ATTRS,
        outs = attr.output_list(mandatory = True),
        backends = attr.string_list(mandatory = True, doc = 'backend of each output, such as "gen-op-decls"'),
    ),
)
