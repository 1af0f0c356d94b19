/** One layer of the network, its weights dequantised and ordered for `convolve` and `connect`. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** In groups of four outputs: [group][input][output of the group]. */
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** The network that reads numbers: six convolutions, a hidden layer, and the heads. */
export interface NumberNet {
  readonly convolutions: readonly Layer[];
  readonly hidden: Layer;
  readonly heads: Layer;
}

/** Rows and columns of a patch, and the number of classes of each head. */
export const PATCH_ROWS = 24;
export const PATCH_COLUMNS = 32;
export const HEADS = { hundreds: 11, tens: 11, units: 10, isNumber: 1 } as const;

const CHANNELS = [1, 8, 16, 16, 24, 24, 32] as const;
const FEATURES = 3 * 8 * 32;
const HIDDEN = 64;
const OUTPUTS = HEADS.hundreds + HEADS.tens + HEADS.units + HEADS.isNumber;

/** Unpacks the bytes that vision/training/quantise.py packs. */
export function unpackNumberNet(packed: Uint8Array): NumberNet {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  let offset = 0;
  const readFloats = (count: number): Float32Array => {
    const floats = Float32Array.from({ length: count }, (_, i) => view.getFloat32(offset + 4 * i, true));
    offset += 4 * count;
    return floats;
  };
  const readLayer = (inputs: number, outputs: number): Layer => {
    const [scales, biases] = [readFloats(outputs), readFloats(outputs)];
    const bytes = new Int8Array(packed.buffer, packed.byteOffset + offset, inputs * outputs);
    offset += bytes.length;
    return { inputs, outputs, weights: groupByFour(bytes, scales, inputs), biases };
  };
  const net: NumberNet = {
    convolutions: CHANNELS.slice(1).map((outputs, i) => readLayer(9 * CHANNELS[i]!, outputs)),
    hidden: readLayer(FEATURES, HIDDEN),
    heads: readLayer(HIDDEN, OUTPUTS),
  };
  if (offset !== packed.length) throw new Error(`The weights have ${packed.length} bytes, not ${offset}.`);
  return net;
}

/** Multiplies weights with their scales. The last group is filled up with zeros. */
function groupByFour(bytes: Int8Array, scales: Float32Array, inputs: number): Float32Array {
  const groups = Math.ceil(scales.length / 4);
  const weights = new Float32Array(groups * 4 * inputs);
  scales.forEach((scale, output) => {
    const start = Math.floor(output / 4) * 4 * inputs + (output % 4);
    for (let i = 0; i < inputs; i++) weights[start + 4 * i] = bytes[output * inputs + i]! * scale;
  });
  return weights;
}
