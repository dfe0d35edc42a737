# Part of Strata, under the Apache License v2.0. See LICENSE.
"""The forward pass of a model with the shape of GPT-2: two layers of two heads, for ten tokens."""

import numpy as np


def gelu(x):
    return 0.5 * x * (1.0 + np.tanh(0.7978846 * (x + 0.044715 * x ** 3)))


def softmax(x):
    powers = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return powers / np.sum(powers, axis=-1, keepdims=True)


def layer_norm(x, gain, offset):
    mean = np.mean(x, axis=-1, keepdims=True)
    variance = np.var(x, axis=-1, keepdims=True)
    return gain * (x - mean) / np.sqrt(variance + 1e-5) + offset


def linear(x, weights, offset):
    return x @ weights + offset


def attend(queries, keys, values):
    mask = (1.0 - np.tri(10)) * -1e10
    return softmax(queries @ np.transpose(keys) / 19.6 + mask) @ values


def attention(x):
    joint = linear(x, np.random.randn(768, 2304), np.random.randn(2304))
    queries, keys, values = np.split(joint, 3, axis=-1)
    q0, q1 = np.split(queries, 2, axis=-1)
    k0, k1 = np.split(keys, 2, axis=-1)
    v0, v1 = np.split(values, 2, axis=-1)
    heads = np.hstack([attend(q0, k0, v0), attend(q1, k1, v1)])
    return linear(heads, np.random.randn(768, 768), np.random.randn(768))


def mlp(x):
    hidden = gelu(linear(x, np.random.randn(768, 3072), np.random.randn(3072)))
    return linear(hidden, np.random.randn(3072, 768), np.random.randn(768))


def layer(x):
    x = x + attention(layer_norm(x, np.random.randn(768), np.random.randn(768)))
    return x + mlp(layer_norm(x, np.random.randn(768), np.random.randn(768)))


def gpt2(tokens, positions):
    vocabulary = 50257
    context = 1024
    width = 768
    wte = np.random.randn(vocabulary, width)
    wpe = np.random.randn(context, width)
    x = layer(layer(wte[tokens] + wpe[positions]))
    return layer_norm(x, np.random.randn(width), np.random.randn(width)) @ wte.T
