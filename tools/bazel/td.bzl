"""td_library, td_gen and td_gen_files: hermetic, deterministic actions over .td files."""

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
    doc = """.td files for others to include, with all that they include themselves.

An include is looked up from the root of the repository and from `includes`. As `data` of a test the
target brings all these files.""",
    attrs = {
        "srcs": attr.label_list(allow_files = [".td"]),
        "deps": attr.label_list(providers = [TdInfo]),
        "includes": attr.string_list(doc = "more include folders, relative to this repository's root"),
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
        env = {"LC_ALL": "C"},  # Nothing is inherited from the shell.
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
    "deps": attr.label_list(providers = [TdInfo], doc = "td_library targets of what `td` includes"),
    "includes": attr.string_list(doc = "more include folders, relative to this repository's root"),
    # "target": the generator that runs is the one that is built and tested, and is built once.
    "tool": attr.label(
        executable = True,
        cfg = "target",
        allow_files = True,
        default = Label("//tools:strata-tblgen"),
    ),
}

td_gen = rule(
    implementation = _td_gen_impl,
    doc = "Runs the generator over one .td file and writes one output.",
    attrs = dict(_GENERATOR_ATTRS, out = attr.output(mandatory = True)),
)

td_gen_files = rule(
    implementation = _td_gen_files_impl,
    doc = "Runs the generator over one .td file and writes several outputs, with one parse.",
    attrs = dict(
        _GENERATOR_ATTRS,
        outs = attr.output_list(mandatory = True),
        backends = attr.string_list(mandatory = True, doc = 'of each output: "gen-op-decls"'),
    ),
)
