g.a
h.a
i.a shared
