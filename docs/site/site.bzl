"""docs_site: pages of dialects as a folder of Markdown and HTML."""

def _docs_site_impl(ctx):
    folder = ctx.actions.declare_directory(ctx.label.name)
    args = ctx.actions.args()
    args.add("--out=" + folder.path)
    for target, page in ctx.attr.pages.items():
        for file in target[DefaultInfo].files.to_list():
            args.add("--page=%s=%s" % (page, file.path))
    args.add_all(ctx.files.tests, format_each = "--tests=%s")
    ctx.actions.run(
        mnemonic = "DocsSite",
        progress_message = "Writing the documentation site",
        executable = ctx.executable._tool,
        arguments = [args],
        inputs = ctx.files.pages + ctx.files.tests,
        outputs = [folder],
        env = {"LC_ALL": "C.UTF-8"},
    )
    return [DefaultInfo(files = depset([folder]), runfiles = ctx.runfiles([folder]))]

docs_site = rule(
    implementation = _docs_site_impl,
    doc = "Pages with examples from file tests, an index and a search, that need no server and no network.",
    attrs = {
        "pages": attr.label_keyed_string_dict(
            allow_files = [".md"],
            doc = """Markdown to the name of its page; a page of several parts has them in this order. With a "/"
behind the name, the part stands below headings of others: its headings are a level lower.""",
        ),
        "tests": attr.label_list(allow_files = [".mlir"], doc = "where examples come from"),
        "_tool": attr.label(
            executable = True,
            cfg = "exec",
            default = Label("//docs/site:build_site"),
        ),
    },
)
