import { centreOfHex, type Axial, type HexBoard, type Point } from '../../../model/index.js';

/** The six corners of a flat-top hex, from the east and clockwise. */
export function outlineOfHex(layout: HexBoard['layout'], at: Axial): readonly Point[] {
  const [x, y] = centreOfHex(layout, at);
  const [a, b, h] = [layout.size, layout.size / 2, (Math.sqrt(3) / 2) * layout.size];
  return [
    [x + a, y],
    [x + b, y + h],
    [x - b, y + h],
    [x - a, y],
    [x - b, y - h],
    [x + b, y - h],
  ];
}
