/** The control points of the picture, laid over the board while it is calibrated. */
import { applyHomography } from '../../model/index.js';
import { shownBoard, type Desk } from './desk.js';
import { cornersOfRectangle } from './fits.js';
import { CORNER_NAMES, nextCorner } from './printed-corners.js';
import type { Look, Shape } from './shape.js';
import { mapOfShown, pointsOf } from './shown-scan.js';

/** More would be a carpet; a file may name as many as it likes. */
const MOST = 200;

/** Each point where it belongs, a dot where the picture has it, the way between, and by how much it is off. */
export function shapesOfScan(desk: Desk): readonly Shape[] {
  const { scan } = desk.settings;
  const board = shownBoard(desk);
  const frame: Shape = { kind: 'area', look: 'frame', points: cornersOfRectangle(board.extent) };
  if (!scan) return [frame];
  const points = pointsOf(board, scan);
  const { toBoard, residuals, outlier } = mapOfShown(board, scan);
  const corner = nextCorner(points, board.extent);
  return [
    frame,
    ...points.slice(0, MOST).flatMap(({ pixel, at }, i): readonly Shape[] => {
      const look: Look = i === outlier ? 'control-off' : 'control';
      const seen = applyHomography(toBoard, pixel);
      const off = Math.round(residuals[i]!);
      return [
        ...(off > 0 ? [{ kind: 'line', look, points: [seen, at] } as const] : []),
        { kind: 'ring', look, at, radius: 8, screen: true },
        { kind: 'ring', look, at: seen, radius: 2, screen: true },
        {
          kind: 'label',
          look,
          at,
          text: `${i + 1}${off > 0 ? `: ${off}` : ''}${i === outlier ? ' outlier?' : ''}`,
        },
      ];
    }),
    ...(corner === undefined ? [] : targetShapes(cornersOfRectangle(board.extent)[corner]!, corner)),
  ];
}

/** Where the corner that is asked for will come to lie. */
const targetShapes = (at: readonly [number, number], corner: number): readonly Shape[] => [
  { kind: 'ring', look: 'draft', at, radius: 14, screen: true },
  { kind: 'label', look: 'draft', at, text: CORNER_NAMES[corner]! },
];
