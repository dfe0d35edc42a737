"""Random mutations of IR texts that keep most of the text parseable.

`Mutation` is created from all texts of a run; words, types, attributes and lines inserted into a text come from any of
them.
"""

import re

import seeds

WORD = re.compile(r'"(?:\\.|[^"\\\n])*"|[%@^!#]?[\w$.]+(?:#\d+)?|->|::|\S')
NUMBER = re.compile(r"(?<![\w.%#^@])-?\d+|(?<=x)\d+(?=x)|(?<=[ix<])\d+(?=[x>])")
VALUE = re.compile(r"%[\w$.#-]+")
NAMED = re.compile(r'(?<=[{<,] )[A-Za-z_][\w.$]* = |(?<=[{<])[A-Za-z_][\w.$]* = |"[\w.$]+" = ')
NUMBERS = [
    "0", "-1", "1", "2", "7", "63", "64", "65", "255", "65536", "2147483647", "-2147483648", "4294967295",
    "4294967296", "4611686018427387904", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "18446744073709551615", "18446744073709551616", "99999999999999999999999999", "16777215", "16777216", "?",
    "0x7fffffffffffffff", "1.0e+400", "0.0", "-0.0"]
TYPES = [
    "index", "i1", "i0", "si8", "ui64", "i16777215", "f32", "f80", "f8E4M3FN", "none", "()", "tuple<>", "() -> ()",
    "complex<f32>", "complex<i8>", "vector<f32>", "vector<0xf32>", "vector<[4]xi32>", "vector<4x[4]x2xi8>",
    "vector<4611686018427387904x4xi8>", "tensor<*xf32>", "tensor<f32>", "tensor<?x0xi1>",
    "tensor<4611686018427387904x4xi64>", "tensor<4xf32, \"enc\">", "tensor<2xvector<2xf32>>", "memref<f32>",
    "memref<*xf32>", "memref<*xf32, 3>", "memref<?x?xf32>", "memref<0xf32>",
    "memref<?x4xf32, strided<[?, 1], offset: ?>>", "memref<4x4xf32, strided<[-1, 9223372036854775807], offset: -5>>",
    "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>", "memref<4xf32, affine_map<(d0)[s0] -> (d0 floordiv s0)>>",
    "memref<9223372036854775807x9223372036854775807xi8>", "memref<2xindex, \"space\">", "memref<1xmemref<?xf32>>",
    "!t.unknown<x>", "!gpu.async.token", "!shape.shape", "!shape.size", "!spirv.ptr<f32, Function>",
    "!spirv.struct<()>", "!spirv.array<4 x f32>"]
ATTRIBUTES = [
    "unit", "true", "-1 : i64", "0 : index", "9223372036854775807 : i64", "-9223372036854775808 : index", "1 : i1",
    "1.0 : f32", "0x7FC00000 : f32", "\"text\"", "\"\"", "@a", "@a::@b", "[]", "[[]]", "[0, 1]", "[-1 : i64, 0 : i64]",
    "{}", "i32", "() -> ()", "array<i64>", "array<i64: 0>", "array<i64: 1, 0>",
    "array<i64: -9223372036854775808, 9223372036854775807>", "array<i32: 1, 0, 0>", "array<i32: 2147483647, -1>",
    "array<i1: true>", "dense<0> : tensor<2xi64>", "dense<[]> : tensor<0xi64>",
    "dense<1> : tensor<4611686018427387904xi64>", "dense<1.0> : vector<4xf32>", "dense<-1> : tensor<1xi32>",
    "affine_map<() -> ()>", "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1)[s0] -> (d1 floordiv s0, d0 mod 0)>",
    "affine_map<(d0) -> (d0 * 9223372036854775807 + 1)>", "affine_map<(d0) -> (d0 floordiv -1)>",
    "affine_set<() : (0 == 0)>", "affine_set<(d0)[s0] : (d0 - s0 >= 0)>", "strided<[1], offset: ?>",
    "sparse<[[0]], [1]> : tensor<4xi32>", "dense_resource<a> : tensor<1xi8>", "loc(unknown)", "#t.unknown<x>",
    "#gpu.address_space<workgroup>"]
ODD = [
    "", "?", "x", ":", ",", "=", "{", "}", "(", ")", "[", "]", "<", ">", "->", "{}", "()", "[]", "<{}>", "({})",
    "^bb0:", "%0", "%0:2", "%0#1", "@a", "!a.b<", "#a.b<", "\\", "\t", "\u4e2d", "loc(", "..."]
DEEP = [
    ("tuple<", ">", "TYPE"), ("() -> (", ")", "TYPE"), ("[", "]", "ATTRIBUTE"), ("{a = ", "}", "ATTRIBUTE"),
    ("complex<", ">", "TYPE"), ("!t.a<", ">", "TYPE"), ("vector<1x", ">", "TYPE"), ("memref<1x", ">", "TYPE")]


class Mutation:
    def __init__(self, rng, texts):
        self.rng = rng
        self.words = sorted({word for text in texts for word in WORD.findall(text)})
        self.types = sorted({found for text in texts for found in seeds.values(text, seeds.TYPE_WORD)}) or TYPES
        self.lines = sorted({line for text in texts for line in text.splitlines() if line.strip()})
        self.attributes = sorted({text[match.start():end] for text in texts for match, end in entries(text)})
        self.kinds = [
            self.word, self.word, self.odd, self.swap_words, self.drop_words, self.type, self.type, self.type,
            self.value, self.value, self.number, self.number, self.number, self.drop_attribute, self.attribute,
            self.attribute, self.attribute_value, self.attribute_value, self.line, self.lines_swapped, self.deep]

    def change(self, text):
        for _ in range(self.rng.choice([1, 1, 1, 1, 2, 2, 3, 5])):
            text = self.rng.choice(self.kinds)(text)
        return text

    def pick(self, pattern, text):
        """Returns a random match of a pattern, or None."""
        places = list(pattern.finditer(text))
        return self.rng.choice(places) if places else None

    def put(self, pattern, text, new):
        place = self.pick(pattern, text)
        return text[:place.start()] + new + text[place.end():] if place else text

    def word(self, text):
        return self.put(WORD, text, self.rng.choice(self.words))

    def odd(self, text):
        place = self.pick(WORD, text)
        return text[:place.start()] + self.rng.choice(ODD) + text[self.rng.choice([place.start(), place.end()]):] if place else text

    def swap_words(self, text):
        return self.swap(WORD, text)

    def swap(self, pattern, text):
        a, b = self.pick(pattern, text), self.pick(pattern, text)
        if not a or a.end() > b.start():
            return text
        return text[:a.start()] + b.group() + text[a.end():b.start()] + a.group() + text[b.end():]

    def drop_words(self, text):
        place = self.pick(WORD, text)
        if not place:
            return text
        end = place.end()
        for _ in range(self.rng.randrange(3)):
            following = WORD.search(text, end)
            end = following.end() if following else end
        return text[:place.start()] + text[end:]

    def type(self, text):
        """Replaces one or all occurrences of a type by a constant, a type of any text or another type of this text."""
        spans = [(match.start(), end) for match, end in bracketed(seeds.TYPE_WORD, text)]
        if not spans:
            return text
        start, end = self.rng.choice(spans)
        other = self.rng.choice(spans)
        new = self.rng.choice([self.rng.choice(TYPES), self.rng.choice(self.types), text[other[0]:other[1]]])
        if self.rng.random() < .4:
            return text.replace(text[start:end], new)
        return text[:start] + new + text[end:]

    def value(self, text):
        other = self.pick(VALUE, text)
        return self.put(VALUE, text, other.group()) if other else text

    def number(self, text):
        place = self.pick(NUMBER, text)
        if not place:
            return text
        new = self.rng.choice(NUMBERS)
        if self.rng.random() < .3:
            new = str(int(place.group()) + self.rng.choice([-1, 1]))
        if self.rng.random() < .2:
            return re.sub(r"(?<!\d)" + re.escape(place.group()) + r"(?!\d)", new, text)
        return text[:place.start()] + new + text[place.end():]

    def drop_attribute(self, text):
        found = list(entries(text))
        if not found:
            return text
        match, end = self.rng.choice(found)
        comma = re.compile(r"\s*,\s*").match(text, end)
        return text[:match.start()] + text[comma.end() if comma else end:]

    def attribute(self, text):
        """Inserts an attribute of another op into an existing dictionary, or replaces an entry by it."""
        new = self.rng.choice(self.attributes) if self.attributes else "a = 0"
        if self.rng.random() < .3:
            new = new.split(" = ")[0] + " = " + self.rng.choice(ATTRIBUTES)
        found = list(entries(text))
        if not found:
            return text
        match, end = self.rng.choice(found)
        if self.rng.random() < .5:
            return text[:match.start()] + new + text[end:]
        return text[:match.start()] + new + ", " + text[match.start():]

    def attribute_value(self, text):
        """Replaces the value of an attribute and keeps its name."""
        found = list(entries(text))
        if not found:
            return text
        match, end = self.rng.choice(found)
        new = self.rng.choice(ATTRIBUTES)
        if self.attributes and self.rng.random() < .4:
            new = self.rng.choice(self.attributes).split(" = ", 1)[1]
        return text[:match.end()] + new + text[end:]

    def line(self, text):
        lines = text.splitlines()
        at = self.rng.randrange(len(lines) + 1)
        kind = self.rng.randrange(3)
        if kind == 0:
            lines.insert(at, self.rng.choice(self.lines))
        elif kind == 1:
            lines.insert(at, self.rng.choice(lines) if lines else "")
        else:
            del lines[at:at + 1]
        return "\n".join(lines)

    def lines_swapped(self, text):
        lines = text.splitlines()
        if lines:
            a, b = self.rng.randrange(len(lines)), self.rng.randrange(len(lines))
            lines[a], lines[b] = lines[b], lines[a]
        return "\n".join(lines)

    def deep(self, text):
        if self.rng.random() < .9:  # Deep nesting is slow and has few variants.
            return self.swap(VALUE, text)
        depth = self.rng.choice([3, 100, 20000])
        opening, closing, place = self.rng.choice(DEEP)
        found = list(bracketed(seeds.TYPE_WORD, text)) if place == "TYPE" else [(match, end) for match, end in entries(text)]
        if not found:
            return text
        match, end = self.rng.choice(found)
        start = match.start() if place == "TYPE" else match.end()
        return text[:start] + opening * depth + text[start:end] + closing * depth + text[end:]


def bracketed(pattern, text):
    """Yields the matches of a pattern, each with the end of the brackets that it opens."""
    for match in pattern.finditer(text):
        opens = match.group(0)[-1] in seeds.OPEN
        end = seeds.balanced_end(text, match.end() - 1) if opens else match.end()
        if end and match.group(0)[0] == "(":
            arrow = re.compile(r"\s*->\s*").match(text, end)
            tail = seeds.TYPE_WORD.match(text, arrow.end()) if arrow else None
            if tail:
                end = seeds.balanced_end(text, tail.end() - 1) if tail.group(0)[-1] in seeds.OPEN else tail.end()
        if end:
            yield match, end


def entries(text):
    """Yields the entries `name = value` of dictionaries: the match of the name with its `=`, and the end of the value."""
    for match in NAMED.finditer(text):
        depth, at = 0, match.end()
        while at < len(text):
            char = text[at]
            if char == '"':
                closing = re.compile(r'(?:\\.|[^"\\])*"').match(text, at + 1)
                if not closing:
                    break
                at = closing.end()
                continue
            if text.startswith("->", at):
                at += 2
                continue
            if char in seeds.OPEN:
                depth += 1
            elif char in seeds.CLOSE:
                if depth == 0:
                    break
                depth -= 1
            elif depth == 0 and char in ",\n":
                break
            at += 1
        if match.end() < at:
            yield match, at
