# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Types, attributes, locations, affine objects, and the classes and casters that are registered for them."""

import unittest

from strata._libs import Context, _strata
from strata._libs._strata import (
    AffineMapBase, Attribute, CallSiteLocation, FileLineColLocation, FusedLocation, Location, MLIRError, Module,
    NamedAttribute, NameLocation, Operation, Type, TypeID, UnknownLocation, capi, getter, integer_value,
    register_attribute_caster, register_attribute_class, register_type_caster, register_type_class,
)

# The classes of the extension alone: without those of dialects and of builtin types, which subclass them.
_strata.globals.dialect_search_modules = []


class ContextCase(unittest.TestCase):
    def setUp(self):
        self.context = Context()
        self.context.__enter__()

    def tearDown(self):
        self.context.__exit__(None, None, None)


class TypeTest(ContextCase):
    def test_identity(self):
        i8, same = Type.parse("i8"), Type.parse("i8")
        self.assertEqual(i8, same)
        self.assertEqual(hash(i8), hash(same))
        self.assertNotEqual(i8, Type.parse("i9"))
        self.assertNotEqual(i8, Type.parse("i8", Context()))
        self.assertNotEqual(i8, 3)
        self.assertIs(i8.context, self.context)
        self.assertEqual(i8.typeid, Type.parse("i9").typeid)
        self.assertNotEqual(i8.typeid, Type.parse("f32").typeid)
        self.assertEqual(TypeID._CAPICreate(i8.typeid._CAPIPtr), i8.typeid)
        self.assertEqual(len({i8.typeid, same.typeid}), 1)
        self.assertEqual(Type._CAPICreate(i8._CAPIPtr), i8)
        self.assertEqual((str(i8), repr(i8)), ("i8", "Type(i8)"))

    def test_errors_have_their_line(self):
        with self.assertRaises(MLIRError) as caught:
            Type.parse("tensor<4xi>")
        self.assertIn("Unable to parse type", str(caught.exception))
        self.assertIn("\ntensor<4xi>\n", str(caught.exception))
        self.assertIn("^", caught.exception.error_diagnostics[0].source_line)
        for arguments in ((3,), (), ("i8", 3)):
            with self.assertRaises(TypeError):
                Type.parse(*arguments)

    def test_registered_classes(self):
        class Tuple(Type):
            __slots__ = ()

        class Shaped(Type):
            __slots__ = ()

        class Vector(Shaped):
            __slots__ = ()

        class Refined(Vector):
            pass

        class Even(Type):
            @staticmethod
            def isinstance(other):
                return str(other) == "tuple<>"

        vector, empty = Type.parse("vector<3xi8>"), Type.parse("tuple<>")
        register_type_class(empty.typeid, Tuple)
        register_type_class(vector.typeid, Vector)
        vector, empty = Type.parse("vector<3xi8>"), Type.parse("tuple<>")
        self.assertIs(type(empty), Tuple)
        self.assertIs(type(vector), Vector)
        self.assertEqual(Shaped(vector), vector)
        self.assertIs(type(Refined(vector)), Refined)
        self.assertIs(type(Type(vector)), Type)
        self.assertIs(type(Type(vector).maybe_downcast()), Vector)
        self.assertTrue(Vector.isinstance(vector) and Shaped.isinstance(Type(vector)) and Type.isinstance(vector))
        self.assertFalse(Tuple.isinstance(vector))
        self.assertIs(type(Even(empty)), Even)
        for cls, other in ((Tuple, vector), (Vector, empty), (Refined, empty), (Even, vector)):
            with self.assertRaisesRegex(ValueError, f"Cannot cast type to {cls.__name__}"):
                cls(other)
        with self.assertRaisesRegex(TypeError, "Type"):
            Tuple(3)
        with self.assertRaises(TypeError):
            Tuple.isinstance(3)
        with self.assertRaisesRegex(TypeError, "a subclass of Type"):
            register_type_class(vector.typeid, int)
        register_type_class(vector.typeid, Type)
        register_type_class(empty.typeid, Type)

    def test_classes_by_name(self):
        class Token(Type):
            pass

        register_type_class("async.token", Token)
        register_type_class("gpu.async.token", Token)
        token = Type.parse("!gpu.async.token")
        self.assertIs(type(token), Token)
        self.assertIs(type(Type.parse("i8")), Type)

    def test_casters(self):
        kind = Type.parse("f128").typeid
        register_type_caster(kind)(lambda plain: ("cast", str(plain)))
        self.assertEqual(Type.parse("f128"), ("cast", "f128"))
        with self.assertRaisesRegex(RuntimeError, "replace=True"):
            register_type_caster(kind)(lambda plain: plain)
        register_type_caster(kind, replace=True)(lambda plain: plain)
        self.assertEqual(str(Type.parse("f128")), "f128")
        with self.assertRaisesRegex(TypeError, "TypeID"):
            register_type_caster(3)


class AttributeTest(ContextCase):
    def test_members(self):
        attr = Attribute.parse("1 : i8")
        self.assertEqual(attr, Attribute.parse("1 : i8"))
        self.assertEqual(attr.type, Type.parse("i8"))
        self.assertEqual(Attribute.parse("unit").type, Type.parse("none"))
        self.assertEqual(repr(attr), "Attribute(1 : i8)")
        self.assertEqual(Attribute._CAPICreate(attr._CAPIPtr), attr)
        named = attr.get_named("x")
        self.assertIsInstance(named, NamedAttribute)
        self.assertEqual((named.name, named.attr, repr(named)), ("x", attr, "NamedAttribute(x=1 : i8)"))
        self.assertEqual(named, attr.get_named("x"))
        self.assertNotEqual(named, attr.get_named("y"))
        with self.assertRaisesRegex(MLIRError, "Unable to parse attribute"):
            Attribute.parse("[1")

    def test_registered_classes(self):
        class Integer(Attribute):
            pass

        kind = Attribute.parse("1 : i8").typeid
        register_attribute_class(kind, Integer)
        attr = Attribute.parse("1 : i8")
        self.assertIs(type(attr), Integer)
        with self.assertRaisesRegex(ValueError, "Cannot cast attribute to Integer"):
            Integer(Attribute.parse("unit"))
        register_attribute_caster(kind)(lambda plain: str(plain))
        op = Operation.create("arith.constant", [Type.parse("i8")], attributes={"value": attr},
                              loc=Location.unknown())
        self.assertEqual(op.attributes["value"], "1 : i8")
        register_attribute_class(kind, Attribute)
        register_attribute_caster(kind, replace=True)(lambda plain: plain)

    def test_classes_that_depend_on_contents(self):
        class Integer(Attribute):
            pass

        class Flag(Attribute):
            pass

        kind = Attribute.parse("1 : i8").typeid
        register_attribute_class(kind, Flag, "mlirAttributeIsABool")
        self.assertEqual([type(Attribute.parse(text)) for text in ("true", "1 : i8")], [Flag, Attribute])
        register_attribute_class(kind, Integer)
        self.assertEqual([type(Attribute.parse(text)) for text in ("true", "1 : i8")], [Flag, Integer])
        with self.assertRaisesRegex(ValueError, "Cannot cast attribute to Flag"):
            Flag(Attribute.parse("1 : i8"))
        for arguments, error, text in (
                ((kind, Flag, "mlirAttributeIsAUnit"), ValueError, "no variant 'mlirAttributeIsAUnit'"),
                ((Attribute.parse("unit").typeid, Flag, "mlirAttributeIsABool"), ValueError, "no variant"),
                (("builtin.integer", Flag, "mlirAttributeIsABool"), TypeError, "'kind' must be TypeID"),
                ((kind, int, "mlirAttributeIsABool"), TypeError, "'cls' must be a subclass of Attribute"),
                ((kind, Flag, 3), TypeError, "'variant' must be str")):
            with self.subTest(arguments), self.assertRaisesRegex(error, text):
                register_attribute_class(*arguments)
        register_attribute_class(kind, Attribute, "mlirAttributeIsABool")
        register_attribute_class(kind, Attribute)

    def test_getters(self):
        class Named(Attribute):
            kind = getter(capi.mlirAttributeGetTypeID)
            text = getter(str)
            failing = getter(lambda attr: attr.nothing)
            index = getter([3, Attribute.parse("unit")].index)

        register_attribute_class(Attribute.parse("unit").typeid, Named)
        attr = Attribute.parse("unit")
        self.assertEqual((attr.kind, attr.text, attr.index), (attr.typeid, "unit", 1))
        self.assertIs(Named.kind.fget, capi.mlirAttributeGetTypeID)
        self.assertEqual(Named.kind.__doc__, capi.mlirAttributeGetTypeID.__doc__)
        with self.assertRaisesRegex(AttributeError, "'Named' object has no setter"):
            attr.kind = 3
        with self.assertRaisesRegex(AttributeError, "nothing"):
            attr.failing
        with self.assertRaisesRegex(TypeError, "callable"):
            getter(3)
        with self.assertRaises(TypeError):
            Named.kind.__get__(3)
        register_attribute_class(attr.typeid, Attribute)

    def test_integer_value(self):
        for text, value in (("-1 : i8", -1), ("255 : ui8", 255), ("-128 : si8", -128), ("true", -1), ("-5 : index", -5),
                            ("18446744073709551615 : ui64", (1 << 64) - 1), ("-9223372036854775808 : i64", -(1 << 63)),
                            ("1267650600228229401496703205376 : i128", 1 << 100), ("-1 : i65", -1), ("-7 : si100", -7),
                            ("36893488147419103231 : ui65", (1 << 65) - 1), ("0 : i0", 0)):
            with self.subTest(text):
                self.assertEqual(integer_value(Attribute.parse(text)), value)
        for wrong in (Attribute.parse("unit"), 3, Type.parse("i8")):
            with self.subTest(wrong), self.assertRaisesRegex(TypeError, "integer_value.*'attr' must be"):
                integer_value(wrong)

    def test_text_of_any_bytes(self):
        attr = Attribute.parse('"a\\FFb"')
        self.assertIsInstance(str(attr), str)
        self.context.allow_unregistered_dialects = True
        op = Operation.parse('module attributes {"x.\\C3\\28" = 1 : i8} {}')
        self.assertEqual(len(list(op.attributes)), 1)


class LocationTest(ContextCase):
    def test_kinds(self):
        file, area = Location.file("f", 1, 2), Location.file("f", 1, 2, 3, 4)
        name, child = Location.name("n"), Location.name("n", childLoc=file)
        call = Location.callsite(file, [name, child])
        fused = Location.fused([file, name], Attribute.parse('"m"'))
        self.assertIsInstance(Location.unknown(), UnknownLocation)
        self.assertIsInstance(file, FileLineColLocation)
        self.assertEqual((area.filename, area.start_line, area.start_col, area.end_line, area.end_col), ("f", 1, 2, 3, 4))
        self.assertEqual(area, Location.file("f", start_line=1, start_col=2, end_line=3, end_col=4))
        self.assertEqual(file, Location.file(filename="f", line=1, col=2, context=self.context))
        self.assertIsInstance(name, NameLocation)
        self.assertEqual((child.name_str, child.child_loc), ("n", file))
        self.assertIsInstance(call, CallSiteLocation)
        self.assertEqual((call.callee, call.caller), (file, Location.callsite(name, [child])))
        self.assertIsInstance(fused, FusedLocation)
        self.assertEqual((fused.locations, str(fused.metadata)), ([file, name], '"m"'))
        self.assertIsNone(Location.fused([file, name]).metadata)
        self.assertEqual(NameLocation.get("n", child_loc=file), child)
        self.assertEqual(FileLineColLocation.get("f", 1, 2), file)
        self.assertEqual(NameLocation(child), child)
        with self.assertRaisesRegex(ValueError, "NameLocation"):
            NameLocation(file)
        with self.assertRaises(TypeError):
            Location()
        with self.assertRaises(TypeError):
            NameLocation(3)

    def test_conversion(self):
        file = Location.file("f", 1, 2)
        self.assertEqual(Location.from_attr(file.attr), file)
        self.assertEqual(Location._CAPICreate(file._CAPIPtr), file)
        self.assertEqual(str(file), 'loc("f":1:2)')
        self.assertEqual(len({file, Location.file("f", 1, 2)}), 1)
        self.assertIsInstance(file.typeid, TypeID)
        with self.assertRaisesRegex(ValueError, "no location"):
            Location.from_attr(Attribute.parse("unit"))

    def test_errors(self):
        other = Location.unknown(Context())
        for call in (lambda: Location.callsite(Location.unknown(), [other]), lambda: Location.name("a", other,
                     self.context), lambda: Location.fused([Location.unknown(), other])):
            with self.assertRaisesRegex(ValueError, "another context"):
                call()
        with self.assertRaisesRegex(ValueError, "no caller"):
            Location.callsite(Location.unknown(), [])
        with self.assertRaisesRegex(OverflowError, "line"):
            Location.file("a", -1, 0)
        with self.assertRaisesRegex(TypeError, "'filename' must be str"):
            Location.file(1, 0, 0)
        with self.assertRaisesRegex(TypeError, "missing argument 'col'"):
            Location.file("a", 0)


class AffineTest(ContextCase):
    def test_maps_of_attributes(self):
        with self.assertRaises(TypeError):
            AffineMapBase(3)
        with self.assertRaises(TypeError):
            AffineMapBase()


class ModuleTest(ContextCase):
    def test_creation(self):
        with self.assertRaisesRegex(RuntimeError, "requires a Location"):
            Module.create()
        module = Module.create(loc=Location.name("m"))
        self.assertEqual(str(module.operation.location), 'loc("m")')
        self.assertEqual(module.body, module.body)
        self.assertIs(module.context, self.context)
        with self.assertRaises(TypeError):
            Module()
        self.assertEqual(str(Module.parse(b"module {}")), str(Module.parse("module {}")))

    def test_files(self):
        with self.assertRaisesRegex(MLIRError, "no/such/file"):
            Module.parseFile("/no/such/file.mlir")
        with self.assertRaises(TypeError):
            Module.parseFile(3.5)
