import { isStreetBoard, type Board, type Point } from '../../../../model/index.js';
import { anyBoardAction, type Action } from '../action.js';
import { moveBends } from '../../entities/lines.js';
import { moveNodes } from '../../entities/nodes.js';
import { roundPosition } from '../../entities/position.js';
import { setBoardProperties } from '../../patches/untrusted-patch.js';

/** Gives the board another width, and scales everything on it in proportion to whole numbers. */
export const rescaleBoard = (width: number): Action =>
  anyBoardAction((board) => {
    const factor = width / board.extent[0];
    if (factor === 1 || !(factor > 0) || !Number.isFinite(factor)) return board;
    const framed = setBoardProperties<Board>(board, {
      extent: [Math.round(width), size(board.extent[1], factor)],
      ...(board.provenance.scans && { provenance: scansScaled(board.provenance, factor) }),
      ...(isStreetBoard(board)
        ? {
            discs: { circle: size(board.discs.circle, factor), crossing: size(board.discs.crossing, factor) },
            ...(board.grid && {
              grid: { ...board.grid, rect: board.grid.rect.map((at) => scaled(at, factor)) },
            }),
          }
        : {
            layout: {
              ...board.layout,
              origin: scaled(board.layout.origin, factor),
              size: size(board.layout.size, factor),
            },
          }),
    });
    // Too large or too small for the format.
    if (framed === board) return board;
    return isStreetBoard(framed)
      ? moveBends(
          moveNodes(framed, (_, at) => scaled(at, factor)),
          (at) => scaled(at, factor),
        )
      : framed;
  });

const size = (value: number, factor: number): number => Math.max(1, Math.round(value * factor));

const scaled = ([x, y]: Point, factor: number): Point => roundPosition([x * factor, y * factor]) ?? [x, y];

const scansScaled = (provenance: Board['provenance'], factor: number): Board['provenance'] => ({
  ...provenance,
  scans: (provenance.scans ?? []).map((scan) => ({
    ...scan,
    points: scan.points.map((point) => ({ ...point, at: scaled(point.at, factor) })),
  })),
});
