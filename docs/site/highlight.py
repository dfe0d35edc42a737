"""Syntax highlighting of fenced code: wraps tokens in <span class="..."> and escapes everything else.

The classes are comment, string, keyword, value, type, op and rule; style.css gives each a color. A language without
an entry in RULES is escaped and not highlighted.
"""

import html
import re

ALIASES = {"c++": "cpp", "c": "cpp", "td": "tablegen", "starlark": "python", "bazel": "python", "bash": "sh"}

LINE_COMMENT = ("comment", r"//[^\n]*")
C_COMMENT = ("comment", r"//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/")
HASH_COMMENT = ("comment", r"(?:(?<=\s)|^)#[^\n]*")
STRING = ("string", r'"(?:[^"\\\n]|\\.)*"')
EITHER_STRING = ("string", r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'')


def words(text):
    return ("keyword", r"\b(?:%s)\b" % "|".join(text.split()))


# Language -> [(class, regular expression)]. At each position the first rule that matches wins.
RULES = {
    "mlir": [LINE_COMMENT, STRING, ("value", r"[%^@][\w$.#-]+"),
             ("type", r"![\w.]+|\b(?:[iuf]|si|ui|bf)\d+\b|\bindex\b"), ("op", r"\b[a-z_]\w*\.[\w.]+")],
    "tablegen": [C_COMMENT, STRING, ("value", r"\$\w+"), ("type", r"!\w+"),
                 words("assert class code dag def defm defset defvar else field foreach if in include int let list "
                       "multiclass bit bits string then")],
    "cpp": [C_COMMENT, EITHER_STRING, ("rule", r"^[ \t]*#[ \t]*\w+(?:[ \t]*<[^>\n]*>)?"),
            words("alignas auto bool break case class const constexpr continue default delete do double else enum "
                  "explicit false final float for friend if inline int int64_t long mutable namespace new noexcept "
                  "nullptr operator override private protected public return size_t sizeof static static_assert "
                  "static_cast struct switch template this true typename unsigned using virtual void while")],
    "python": [HASH_COMMENT, EITHER_STRING,
               words("and as assert class def elif else except False for from if import in is lambda load None not "
                     "or pass return True with while yield")],
    "sh": [HASH_COMMENT, EITHER_STRING, ("value", r"\$\{?\w+\}?"),
           words("case do done elif else esac export fi for function if in then while")],
    "json": [("keyword", r'"(?:[^"\\\n]|\\.)*"(?=\s*:)'), STRING, words("true false null")],
    # In EBNF, string literals have no escape sequences, and text between question marks describes a rule in words.
    "ebnf": [("comment", r"\(\*(?:[^*]|\*(?!\)))*\*\)|\?[^?\n]+\?"), ("string", r'"[^"\n]*"|\'[^\'\n]*\''),
             ("rule", r"^[\w-]+(?=\s*=)")],
    "diff": [("comment", r"^(?:@@|---|\+\+\+)[^\n]*"), ("string", r"^\+[^\n]*"), ("removed", r"^-[^\n]*")],
}


def span(name, text):
    return '<span class="%s">%s</span>' % (name, html.escape(text))


def console(code):
    """Separates commands from their output. Copied text does not contain the prompt (style.css)."""
    result, continued = [], False
    for line in code.split("\n"):
        if line.startswith("$ "):
            result.append(span("prompt", "$ ") + span("command", line[2:]))
            continued = line.endswith("\\")
        elif continued:
            result.append(span("command", line))
            continued = line.endswith("\\")
        else:
            result.append(html.escape(line))
    return "\n".join(result)


def highlight(code, language):
    """Returns the code as HTML."""
    language = ALIASES.get(language, language)
    if language == "console":
        return console(code)
    if language not in RULES:
        return html.escape(code)
    pattern = "|".join("(%s)" % regex for _, regex in RULES[language])
    result, at = [], 0
    for match in re.finditer(pattern, code, re.MULTILINE):
        result += [html.escape(code[at:match.start()]), span(RULES[language][match.lastindex - 1][0], match.group())]
        at = match.end()
    return "".join(result) + html.escape(code[at:])
