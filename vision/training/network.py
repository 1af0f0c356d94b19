"""The network: six small convolutions, one hidden layer, four heads (hundreds, tens, units, whether it is a number)."""
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

CHANNELS = (8, 16, 24, 32)
HIDDEN = 64
BLANK = 10  # the class of a missing leading digit
HEADS = (11, 11, 10, 1)
# The patch is 32 × 32; the reader looks at the rows in the middle.
FIRST_ROW, ROWS, COLUMNS = 4, 24, 32


def normalise(patches):
    """Patches as the network wants them: the middle rows, without their mean, divided by their spread."""
    middle = patches[:, FIRST_ROW : FIRST_ROW + ROWS].astype(np.float32)
    mean = middle.mean((1, 2), keepdims=True)
    return ((middle - mean) / (middle.std((1, 2), keepdims=True) + 4))[:, None]


def targets(labels):
    """Classes of the three digit heads."""
    hundreds = np.where(labels >= 100, labels // 100, BLANK)
    tens = np.where(labels >= 10, labels // 10 % 10, BLANK)
    return np.stack([hundreds, tens, labels % 10], 1)


def block(inputs, outputs):
    convolution = nn.Conv2d(inputs, outputs, 3, padding=1, bias=False)
    return [convolution, nn.BatchNorm2d(outputs), nn.ReLU()]


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        a, b, c, d = CHANNELS
        self.features = nn.Sequential(
            *block(1, a), nn.MaxPool2d(2), *block(a, b), *block(b, b), nn.MaxPool2d(2),
            *block(b, c), *block(c, c), nn.MaxPool2d((2, 1)), *block(c, d),
        )
        self.hidden = nn.Linear(d * 3 * 8, HIDDEN)
        self.heads = nn.Linear(HIDDEN, sum(HEADS))
        self.dropout = nn.Dropout(0.15)

    def forward(self, x):
        x = self.dropout(self.features(x).flatten(1))
        return self.heads(F.relu(self.hidden(x))).split(HEADS, 1)


def loss(outputs, digits, is_number):
    """Digits count only where there is a number."""
    *heads, number = outputs
    total = F.binary_cross_entropy_with_logits(number[:, 0], is_number) * 1.5
    weight = is_number / is_number.sum().clamp(min=1)
    for k, head in enumerate(heads):
        total = total + (F.cross_entropy(head, digits[:, k], label_smoothing=0.01, reduction='none') * weight).sum()
    return total


def probabilities(net, patches, batch=2000):
    """The four heads as one array per patch: 11 + 11 + 10 digit probabilities, then that of being a number."""
    net.eval()
    parts = []
    with torch.no_grad():
        for start in range(0, len(patches), batch):
            *heads, number = net(torch.tensor(normalise(patches[start : start + batch])))
            parts.append(torch.cat([F.softmax(head, 1) for head in heads] + [torch.sigmoid(number)], 1).numpy())
    return np.concatenate(parts)


def read(probability):
    """The likeliest number below 1000 for each patch, and its probability."""
    numbers = np.arange(1, 1000)
    h, t, u = targets(numbers).T
    best = np.empty(len(probability), np.int64)
    for i, p in enumerate(probability):
        best[i] = numbers[np.argmax(p[:11][h] * p[11:22][t] * p[22:32][u])]
    return best
