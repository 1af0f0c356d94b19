"""Folds batch normalisation into the convolutions, rounds weights to int8 per output channel, and packs them.

The packed form, layer by layer: float32 scales and float32 biases of all outputs, then int8 weights. Weights of a
convolution are ordered [output][row][column][input], those of the hidden layer [output][row][column][channel].
"""
import base64

import numpy as np
import torch
from torch import nn

from network import CHANNELS, HIDDEN, Reader


def fold(net):
    """Weights and biases of all layers without batch normalisation, in the order of the network."""
    layers = []
    modules = list(net.features)
    for convolution, norm in zip(modules, modules[1:]):
        if isinstance(convolution, nn.Conv2d):
            gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            layers.append((convolution.weight * gain[:, None, None, None], norm.bias - norm.running_mean * gain))
    layers += [(net.hidden.weight, net.hidden.bias), (net.heads.weight, net.heads.bias)]
    return [(weight.detach().numpy(), bias.detach().numpy()) for weight, bias in layers]


def quantise(net):
    """For each layer its int8 weights, scales and biases."""
    layers = []
    for weight, bias in fold(net):
        flat = weight.reshape(len(weight), -1)
        scale = (np.abs(flat).max(1) / 127 + 1e-12).astype(np.float32)
        layers.append((np.rint(weight / scale.reshape(-1, *[1] * (weight.ndim - 1))).astype(np.int8), scale, bias))
    return layers


def dequantised(layers):
    """A network that computes with the rounded weights: the reference for the inference in TypeScript."""
    net = Reader().eval()
    convolutions = [m for m in net.features if isinstance(m, nn.Conv2d)]
    norms = [m for m in net.features if isinstance(m, nn.BatchNorm2d)]
    with torch.no_grad():
        for module, (weight, scale, bias) in zip([*convolutions, net.hidden, net.heads], layers):
            exact = weight.astype(np.float32) * scale.reshape(-1, *[1] * (weight.ndim - 1))
            module.weight.copy_(torch.tensor(exact))
            if isinstance(module, nn.Linear):
                module.bias.copy_(torch.tensor(bias))
        for norm, (_, _, bias) in zip(norms, layers):
            norm.eps = 0.0
            norm.bias.copy_(torch.tensor(bias))
    return net


def pack(layers):
    """All layers as bytes."""
    parts = []
    for weight, scale, bias in layers:
        if weight.ndim == 4:
            weight = weight.transpose(0, 2, 3, 1)
        elif weight.shape[0] == HIDDEN:
            weight = weight.reshape(HIDDEN, CHANNELS[3], 3, 8).transpose(0, 2, 3, 1)
        parts += [scale.astype('<f4').tobytes(), bias.astype('<f4').tobytes(), weight.tobytes()]
    return b''.join(parts)


def write_module(layers, path):
    """Writes the weights as a TypeScript module, which bundlers load like any other code. Returns the packed size."""
    packed = pack(layers)
    with open(path, 'w', encoding='ascii') as file:
        file.write('/** The weights of the number reader. vision/training/train.py writes this file. */\n')
        file.write(f"export const WEIGHTS =\n  '{base64.b64encode(packed).decode()}';\n")
    return len(packed)
