/** The control points of the scan, shown while it is calibrated. */
import { applyHomography, type Point } from '../../../model/index.js';
import { shownBoard, type EditorState } from '../state/editor-state.js';
import { cornersOfRectangle } from '../calibration/fit-transform.js';
import { CORNER_NAMES, isGainingCorners, nextCorner } from '../calibration/printed-corners.js';
import type { ShapeStyle, Shape } from '../shapes/shape.js';
import { transformWhilePlacing, controlPointsOf } from '../calibration/shown-scan.js';

/** A limit for drawing, because a file may contain any number. */
const MOST = 200;

/**
 * Each point at its board position, a dot at its position in the scan, the line between them, and the error. While the first
 * corners are set, they are shown where they were clicked, and the next one at its future position.
 */
export function shapesOfScan(desk: EditorState): readonly Shape[] {
  const { scan } = desk.settings;
  const board = shownBoard(desk);
  const frame: Shape = { kind: 'area', look: 'frame', points: cornersOfRectangle(board.extent) };
  if (!scan) return [frame];
  const points = controlPointsOf(board, scan);
  const { toBoard, residuals, outlier } = transformWhilePlacing(board, scan);
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

const marked = (look: ShapeStyle, at: Point, text: string): readonly Shape[] => [
  { kind: 'ring', look, at, radius: look === 'draft' ? 14 : 8, screen: true },
  { kind: 'label', look, at, text },
];
