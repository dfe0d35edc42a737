"""Lists the declarations of C++ headers through libclang, for api_diff.py.

The result is a dictionary of plain data (JSON), in terms of qualified names:

    classes    name -> {file, kind, members, bases}; bases are names of classes or of instantiations. The name of a
               partial specialisation is "<name of the template> of <specialised type>".
    instances  spelled type -> {template, bases}: instantiations of templates that serve as base classes
    names      name -> {file, kind, overloads}: functions, variables, aliases and enumerators of namespaces

A member or overload is {name, kind, access, min, max, params}: the number of arguments that it takes (max is null for
packs) and the canonical types of its parameters. Function bodies are not parsed.
"""

import ctypes
import os

LIBRARIES = ("/usr/lib/llvm-22/lib/libclang-22.so.1", "/usr/lib/llvm-22/lib/libclang.so")
CLASSES = {2: "struct", 3: "union", 4: "class", 31: "class template"}
ENUM, FIELD, ENUMERATOR, FUNCTION, VARIABLE, PARAMETER, TYPEDEF, METHOD = 5, 6, 7, 8, 9, 10, 20, 21
NAMESPACE, CONSTRUCTOR, DESTRUCTOR, CONVERSION, FUNCTION_TEMPLATE = 22, 24, 25, 26, 30
PARTIAL_SPECIALISATION, USING, ALIAS, BASE, ALIAS_TEMPLATE, FRIEND, CONCEPT = 32, 35, 36, 44, 601, 603, 604
TEMPLATE_PARAMETERS = (27, 28, 29)
ACCESS = {0: "public", 1: "public", 2: "protected", 3: "private"}
SKIP_BODIES = 0x40
KEEP_GOING = 0x200
CONTINUE = 1


class Cursor(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int), ("xdata", ctypes.c_int), ("data", ctypes.c_void_p * 3)]


class Type(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int), ("data", ctypes.c_void_p * 2)]


class String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("flags", ctypes.c_uint)]


class Location(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p * 2), ("offset", ctypes.c_uint)]


VISITOR = ctypes.CFUNCTYPE(ctypes.c_int, Cursor, Cursor, ctypes.c_void_p)
FIELD_VISITOR = ctypes.CFUNCTYPE(ctypes.c_int, Cursor, ctypes.c_void_p)


def find_library():
    return next((path for path in LIBRARIES if os.path.exists(path)), None)


class Reader:
    """Parses one file and lists the declarations in namespace mlir."""

    def __init__(self, source, arguments):
        lib = ctypes.CDLL(find_library())
        for name, result, parameters in (
                ("clang_createIndex", ctypes.c_void_p, [ctypes.c_int, ctypes.c_int]),
                ("clang_getTranslationUnitCursor", Cursor, [ctypes.c_void_p]),
                ("clang_visitChildren", ctypes.c_uint, [Cursor, VISITOR, ctypes.c_void_p]),
                ("clang_visitCXXBaseClasses", ctypes.c_uint, [Type, FIELD_VISITOR, ctypes.c_void_p]),
                ("clang_getCursorSpelling", String, [Cursor]),
                ("clang_getTypeSpelling", String, [Type]),
                ("clang_getCString", ctypes.c_char_p, [String]),
                ("clang_disposeString", None, [String]),
                ("clang_getCursorSemanticParent", Cursor, [Cursor]),
                ("clang_getCursorType", Type, [Cursor]),
                ("clang_getCanonicalType", Type, [Type]),
                ("clang_getTypedefDeclUnderlyingType", Type, [Cursor]),
                ("clang_getTypeDeclaration", Cursor, [Type]),
                ("clang_getSpecializedCursorTemplate", Cursor, [Cursor]),
                ("clang_getCXXAccessSpecifier", ctypes.c_int, [Cursor]),
                ("clang_getCursorLocation", Location, [Cursor]),
                ("clang_getFileLocation", None, [Location, ctypes.POINTER(ctypes.c_void_p)] + [ctypes.c_void_p] * 3),
                ("clang_getFileName", String, [ctypes.c_void_p]),
                ("clang_getTemplateCursorKind", ctypes.c_int, [Cursor]),
                ("clang_isCursorDefinition", ctypes.c_uint, [Cursor]),
                ("clang_isExpression", ctypes.c_uint, [ctypes.c_int]),
                ("clang_getNumDiagnostics", ctypes.c_uint, [ctypes.c_void_p]),
                ("clang_getDiagnostic", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_uint]),
                ("clang_getDiagnosticSeverity", ctypes.c_int, [ctypes.c_void_p]),
                ("clang_formatDiagnostic", String, [ctypes.c_void_p, ctypes.c_uint]),
                ("clang_isFunctionTypeVariadic", ctypes.c_uint, [Type]),
        ):
            function = getattr(lib, name)
            function.restype, function.argtypes = result, parameters
        self.lib = lib
        self.names_of = {}
        self.files = {}
        self.classes, self.instances, self.names, self.errors = {}, {}, {}, []
        index = lib.clang_createIndex(0, 0)
        argv = (ctypes.c_char_p * len(arguments))(*[argument.encode() for argument in arguments])
        unit = ctypes.c_void_p()
        lib.clang_parseTranslationUnit2.argtypes = [
            ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_uint,
            ctypes.c_uint, ctypes.c_void_p]
        status = lib.clang_parseTranslationUnit2(index, source.encode(), argv, len(arguments), None, 0,
                                                 SKIP_BODIES | KEEP_GOING, ctypes.byref(unit))
        if status:
            raise RuntimeError(f"libclang cannot parse {source}: status {status}")
        for i in range(lib.clang_getNumDiagnostics(unit)):
            diagnostic = lib.clang_getDiagnostic(unit, i)
            if lib.clang_getDiagnosticSeverity(diagnostic) >= 3:
                self.errors.append(self.text(lib.clang_formatDiagnostic(diagnostic, 1)))
        for cursor in self.children(lib.clang_getTranslationUnitCursor(unit)):
            if cursor.kind == NAMESPACE and self.spelling(cursor) == "mlir":
                self.read_namespace(cursor, "mlir")

    def result(self):
        return {"classes": self.classes, "instances": self.instances, "names": self.names, "errors": self.errors}

    def text(self, string):
        value = (self.lib.clang_getCString(string) or b"").decode()
        self.lib.clang_disposeString(string)
        return value

    def spelling(self, cursor):
        return self.text(self.lib.clang_getCursorSpelling(cursor))

    def children(self, cursor):
        found = []

        def visit(child, parent, data):
            found.append(Cursor.from_buffer_copy(child))
            return CONTINUE

        self.lib.clang_visitChildren(cursor, VISITOR(visit), None)
        return found

    def file_of(self, cursor):
        file = ctypes.c_void_p()
        self.lib.clang_getFileLocation(self.lib.clang_getCursorLocation(cursor), ctypes.byref(file), None, None, None)
        if not file.value:
            return ""
        if file.value not in self.files:
            self.files[file.value] = self.text(self.lib.clang_getFileName(file))
        return self.files[file.value]

    def qualified(self, cursor):
        """The name of a class with its scopes, without template arguments."""
        parts = []
        while cursor.kind in CLASSES or cursor.kind in (NAMESPACE, ENUM, PARTIAL_SPECIALISATION, TYPEDEF, ALIAS,
                                                        ALIAS_TEMPLATE):
            name = self.spelling(cursor).split("<")[0]
            if name and "(anonymous" not in name and name != "__cxx11":
                parts.append(name)
            cursor = self.lib.clang_getCursorSemanticParent(cursor)
        return "::".join(reversed(parts))

    def read_namespace(self, cursor, scope):
        for child in self.children(cursor):
            self.read(child, scope)

    def read(self, cursor, scope):
        kind = cursor.kind
        if kind == NAMESPACE:
            name = self.spelling(cursor)
            self.read_namespace(cursor, scope + "::" + name if name and "(anonymous" not in name else scope)
        elif kind in CLASSES or kind == PARTIAL_SPECIALISATION:
            self.read_class(cursor, scope)
        elif kind == ENUM:
            self.read_enum(cursor, scope, None)
        elif kind in (FUNCTION, FUNCTION_TEMPLATE, METHOD):
            if self.lib.clang_getCursorSemanticParent(cursor).kind == NAMESPACE:
                self.add_name(cursor, scope, self.overload(cursor))
        elif kind in (VARIABLE, TYPEDEF, ALIAS, ALIAS_TEMPLATE, USING, CONCEPT):
            if self.lib.clang_getCursorSemanticParent(cursor).kind == NAMESPACE:
                member = {"name": self.spelling(cursor), "kind": self.kind_name(kind)}
                self.add_alias(cursor, member)
                self.add_name(cursor, scope, member)

    @staticmethod
    def kind_name(kind):
        return {VARIABLE: "variable", TYPEDEF: "type", ALIAS: "type", ALIAS_TEMPLATE: "type", USING: "using",
                CONCEPT: "concept", FIELD: "field"}[kind]

    def add_alias(self, cursor, member):
        """Records the class that an alias stands for."""
        if cursor.kind in (TYPEDEF, ALIAS):
            name = self.class_of(self.lib.clang_getTypedefDeclUnderlyingType(cursor))
            if name:
                member["target"] = name

    def add_name(self, cursor, scope, member):
        if not member["name"]:
            return
        name = scope + "::" + member["name"]
        entry = self.names.setdefault(name, {"file": self.file_of(cursor), "kind": member["kind"], "overloads": []})
        member["file"] = self.file_of(cursor)
        if member not in entry["overloads"]:
            entry["overloads"].append(member)

    def read_enum(self, cursor, scope, members):
        name = self.spelling(cursor)
        if "(unnamed" in name or "(anonymous" in name:
            name = ""
        full = scope + "::" + name if name else scope
        values = [self.spelling(child) for child in self.children(cursor) if child.kind == ENUMERATOR]
        if name and (values or full not in self.classes):
            self.classes[full] = {"file": self.file_of(cursor), "kind": "enum", "bases": [], "members": [
                {"name": value, "kind": "enumerator", "access": "public"} for value in values]}
        # Enumerators of an unscoped enum are names of the scope, too.
        for value in values:
            if members is not None:
                members.append({"name": value, "kind": "enumerator", "access": "public", "implied": True})
            else:
                self.add_name(cursor, scope, {"name": value, "kind": "enumerator", "implied": bool(name)})

    def class_of(self, type):
        """The key of a class type: the qualified name, or the spelled type of an instantiation."""
        lib = self.lib
        canonical = lib.clang_getCanonicalType(type)
        declaration = lib.clang_getTypeDeclaration(canonical)
        if declaration.kind not in CLASSES:
            declaration = lib.clang_getTypeDeclaration(type)
            if declaration.kind not in CLASSES:
                return self.qualified(declaration) if declaration.kind == ENUM else None
        template = lib.clang_getSpecializedCursorTemplate(declaration)
        if template.kind not in CLASSES and template.kind != PARTIAL_SPECIALISATION:
            if declaration.kind != 31:
                parent = lib.clang_getCursorSemanticParent(declaration)
                outer = lib.clang_getSpecializedCursorTemplate(parent)
                if outer.kind not in CLASSES or parent.kind not in CLASSES:
                    return self.qualified(declaration)
                # The scope of a member class is an instantiation, as in OpTrait::HasParent<X>::Impl<Y>.
            else:
                return self.qualified(declaration)
        key = self.text(lib.clang_getTypeSpelling(canonical))
        if key not in self.instances:
            entry = self.instances[key] = {"template": self.qualified(declaration), "bases": []}
            if template.kind == PARTIAL_SPECIALISATION:
                entry["template"] = self.specialisation(template)
            entry["bases"] = self.bases_of_type(canonical)
        return key

    def specialisation(self, cursor):
        """The key of a partial specialisation in `classes`, which contains `<`."""
        return self.qualified(cursor) + " of " + self.text(self.lib.clang_getTypeSpelling(self.lib.clang_getCursorType(cursor)))

    def bases_of_type(self, type):
        found = []

        def visit(base, data):
            found.append(Cursor.from_buffer_copy(base))
            return 1  # continue

        self.lib.clang_visitCXXBaseClasses(type, FIELD_VISITOR(visit), None)
        names = []
        for base in found:
            if self.lib.clang_getCXXAccessSpecifier(base) == 3:
                continue
            name = self.class_of(self.lib.clang_getCursorType(base))
            if name:
                names.append(name)
        return names

    def overload(self, cursor):
        """The arguments that a function takes."""
        least, most, parameters, templates = 0, 0, [], 0
        for child in self.children(cursor):
            if child.kind in TEMPLATE_PARAMETERS:
                templates += 1
            if child.kind != PARAMETER:
                continue
            type = self.lib.clang_getCursorType(child)
            spelled = self.text(self.lib.clang_getTypeSpelling(self.lib.clang_getCanonicalType(type)))
            written = self.text(self.lib.clang_getTypeSpelling(type))
            parameters.append(spelled)
            if spelled.endswith("...") or written.endswith("..."):
                most = None
                continue
            if not any(self.lib.clang_isExpression(part.kind) for part in self.children(child)):
                least += 1
            if most is not None:
                most += 1
        type = self.lib.clang_getCursorType(cursor)
        if self.lib.clang_isFunctionTypeVariadic(type) and not self.text(
                self.lib.clang_getTypeSpelling(type)).endswith("noexcept") and cursor.kind != FUNCTION_TEMPLATE:
            most = None
        name = self.spelling(cursor)
        return {"name": name, "kind": "function", "access": ACCESS[self.lib.clang_getCXXAccessSpecifier(cursor)],
                "min": least, "max": most, "params": parameters, "templates": templates}

    def read_class(self, cursor, scope):
        name = self.spelling(cursor).split("<")[0]
        if "(anonymous" in name or "(unnamed" in name:
            name = ""
        lib = self.lib
        if not lib.clang_isCursorDefinition(cursor):
            return
        is_partial = cursor.kind == PARTIAL_SPECIALISATION
        if not is_partial and lib.clang_getSpecializedCursorTemplate(cursor).kind in CLASSES:
            return  # explicit specialisations
        parent = lib.clang_getCursorSemanticParent(cursor)
        scope = self.qualified(parent) or scope
        full = self.specialisation(cursor) if is_partial else scope + "::" + name
        members, bases, has_constructor, friends = [], [], False, []
        entry = {"file": self.file_of(cursor), "kind": "specialisation" if is_partial else CLASSES[cursor.kind],
                 "members": members, "bases": bases}
        if name:
            self.classes[full] = entry
        for child in self.children(cursor):
            kind = child.kind
            access = ACCESS[lib.clang_getCXXAccessSpecifier(child)]
            if kind == BASE:
                if access != "private":
                    base = self.class_of(lib.clang_getCursorType(child))
                    if base:
                        bases.append(base)
            elif kind in (METHOD, CONVERSION, CONSTRUCTOR, FUNCTION_TEMPLATE):
                member = self.overload(child)
                template_kind = lib.clang_getTemplateCursorKind(child) if kind == FUNCTION_TEMPLATE else kind
                if template_kind == CONSTRUCTOR:
                    has_constructor = True
                    member["name"], member["kind"] = "(constructor)", "constructor"
                    plain = [parameter.replace("const ", "").rstrip("& ") for parameter in member["params"]]
                    if len(plain) == 1 and plain[0].split("<")[0].split("::")[-1] == name:
                        continue  # copy and move
                elif template_kind == CONVERSION:
                    member["kind"] = "conversion"
                elif member["name"] == "operator=":
                    continue
                members.append(member)
            elif kind in (FIELD, VARIABLE, TYPEDEF, ALIAS, ALIAS_TEMPLATE):
                member = {"name": self.spelling(child), "kind": self.kind_name(kind), "access": access}
                self.add_alias(child, member)
                if member["name"]:
                    members.append(member)
            elif kind == USING:
                members.append({"name": self.spelling(child), "kind": "using", "access": access})
            elif kind in CLASSES:
                nested = self.spelling(child).split("<")[0]
                if nested and "(" not in nested:
                    members.append({"name": nested, "kind": "type", "access": access})
                    if access != "private" and not is_partial:
                        self.read_class(child, full)
            elif kind == PARTIAL_SPECIALISATION:
                if access != "private":
                    self.read_class(child, full)
            elif kind == ENUM:
                nested = self.spelling(child)
                if access != "private":
                    self.read_enum(child, full, members)
                if nested and "(" not in nested:
                    members.append({"name": nested, "kind": "type", "access": access})
            elif kind == FRIEND:
                for function in self.children(child):
                    if function.kind in (FUNCTION, FUNCTION_TEMPLATE):
                        self.add_name(function, "mlir", self.overload(function) | {"friend": True})
        if not has_constructor:
            members.append({"name": "(constructor)", "kind": "constructor", "access": "public", "min": 0, "max": 0,
                            "params": [], "templates": 0, "implied": True})
