"""docs_site: the documentation site as a folder of HTML files."""

def _repository_path(file):
    """Returns the path of a source file in its repository, which may be an external one."""
    path = file.short_path
    return path.split("/", 2)[2] if path.startswith("../") else path

def _docs_site_impl(ctx):
    folder = ctx.actions.declare_directory(ctx.label.name)
    args = ctx.actions.args()
    args.add("--out=" + folder.path)
    for target, group in ctx.attr.guides.items():
        for file in target[DefaultInfo].files.to_list():
            args.add("--guide=%s=%s=%s" % (group, _repository_path(file), file.path))
    for target, page in ctx.attr.pages.items():
        for file in target[DefaultInfo].files.to_list():
            args.add("--page=%s=%s" % (page, file.path))
    for file in ctx.files.images:
        args.add("--image=%s=%s" % (_repository_path(file), file.path))
    args.add_all(ctx.files.tests, format_each = "--tests=%s")
    ctx.actions.run(
        mnemonic = "DocsSite",
        progress_message = "Writing the documentation site",
        executable = ctx.executable._tool,
        arguments = [args],
        inputs = ctx.files.guides + ctx.files.pages + ctx.files.images + ctx.files.tests,
        outputs = [folder],
        env = {"LC_ALL": "C.UTF-8"},
    )
    return [DefaultInfo(files = depset([folder]), runfiles = ctx.runfiles([folder]))]

docs_site = rule(
    implementation = _docs_site_impl,
    doc = "Static HTML pages with one navigation and one search, which need no server and no network.",
    attrs = {
        "guides": attr.label_keyed_string_dict(
            allow_files = [".md"],
            doc = """Pages written by hand, and their group in the navigation. Their order within a group is that of the
links in docs/README.md.""",
        ),
        "images": attr.label_list(allow_files = True, doc = "images that guides show"),
        "pages": attr.label_keyed_string_dict(
            allow_files = [".md"],
            doc = """Generated pages, as "group/name". If a name occurs several times, the page consists of these parts
in this order. If the name ends with "/", the title of the part is dropped and its headings are one level lower.""",
        ),
        "tests": attr.label_list(allow_files = [".mlir"], doc = "file tests that examples of operations are taken from"),
        "_tool": attr.label(
            executable = True,
            cfg = "exec",
            default = Label("//docs/site:build_site"),
        ),
    },
)
