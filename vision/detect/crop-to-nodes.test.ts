import { expect, test } from 'vitest';
import { cropToNodes } from './crop-to-nodes.js';

const picture = {
  width: 400,
  height: 300,
  rgb: Uint8Array.from({ length: 3 * 400 * 300 }, (_, i) => i % 251),
};
const node = (x: number, y: number) => ({ kind: 'circle' as const, x, y, radius: 0 });

test('the picture is cropped to the nodes and a margin', () => {
  const cropped = cropToNodes(picture, [node(200, 150), node(250.5, 100)], 6);
  expect([cropped.picture.width, cropped.picture.height]).toEqual([281 - 170, 180 - 70]);
  expect(cropped.nodes.map(({ x, y }) => [x, y])).toEqual([[30, 80], [80.5, 30]]); // prettier-ignore
  const pixel = (x: number, y: number) => [...picture.rgb.subarray(3 * (y * 400 + x)).subarray(0, 3)];
  expect([...cropped.picture.rgb.subarray(0, 3)]).toEqual(pixel(170, 70));
  expect([...cropped.picture.rgb.subarray(-3)]).toEqual(pixel(280, 179));
});

test('the margin ends at the rim of the picture', () => {
  const cropped = cropToNodes(picture, [node(0, 0), node(399, 299)], 6);
  expect([cropped.picture.width, cropped.picture.height]).toEqual([400, 300]);
});

test('what is found there lies in the whole picture', () => {
  const { uncropNetwork, uncropLines } = cropToNodes(picture, [node(200, 150), node(250, 100)], 6);
  const line = { x: Float32Array.of(30, 80), y: Float32Array.of(80, 30), probability: 1 };
  const street = { ...line, from: { node: 0 }, to: { node: 1 } };
  const network = uncropNetwork({ junctions: [{ x: 40, y: 50, probability: 1 }], streets: [street] });
  expect(network.junctions).toEqual([{ x: 210, y: 120, probability: 1 }]);
  expect([...network.streets[0]!.x, ...network.streets[0]!.y]).toEqual([200, 250, 150, 100]);
  expect([...uncropLines([{ ...line, pair: [0, 1] }])[0]!.x]).toEqual([200, 250]);
});
