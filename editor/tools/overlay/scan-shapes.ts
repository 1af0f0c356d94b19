/** The control points of the picture, laid over the board while it is calibrated. */
import { applyHomography, type Point } from '../../model/index.js';
import { shownBoard, type Desk } from './desk.js';
import { cornersOfRectangle } from './fits.js';
import { CORNER_NAMES, isGainingCorners, nextCorner } from './printed-corners.js';
import type { Look, Shape } from './shape.js';
import { mapWhileSetting, pointsOf } from './shown-scan.js';

/** More would be a carpet; a file may name as many as it likes. */
const MOST = 200;

/**
 * Each point where it belongs, a dot where the picture has it, the way between, and by how much it is off. While the first
 * corners are set they are shown where they were clicked, and the next one where it will come to lie.
 */
export function shapesOfScan(desk: Desk): readonly Shape[] {
  const { scan } = desk.settings;
  const board = shownBoard(desk);
  const frame: Shape = { kind: 'area', look: 'frame', points: cornersOfRectangle(board.extent) };
  if (!scan) return [frame];
  const points = pointsOf(board, scan);
  const { toBoard, residuals, outlier } = mapWhileSetting(board, scan);
  const isGaining = isGainingCorners(points, board.extent);
  const corner = nextCorner(points, board.extent);
  return [
    frame,
    ...points.slice(0, MOST).flatMap(({ pixel, at }, i): readonly Shape[] => {
      const seen = applyHomography(toBoard, pixel);
      if (isGaining) return marked('control', seen, String(i + 1));
      const off = Math.round(residuals[i]!);
      const isOutlier = i === outlier;
      const look = isOutlier ? 'control-off' : 'control';
      const words = `${i + 1}${off > 0 ? `: ${off}` : ''}${isOutlier ? ' outlier?' : ''}`;
      return [
        ...(off > 0 ? [{ kind: 'line', look, points: [seen, at] } as const] : []),
        { kind: 'ring', look, at: seen, radius: 2, screen: true },
        ...marked(look, at, words),
      ];
    }),
    ...(corner === undefined
      ? []
      : marked('draft', cornersOfRectangle(board.extent)[corner]!, CORNER_NAMES[corner]!)),
  ];
}

const marked = (look: Look, at: Point, text: string): readonly Shape[] => [
  { kind: 'ring', look, at, radius: look === 'draft' ? 14 : 8, screen: true },
  { kind: 'label', look, at, text },
];
