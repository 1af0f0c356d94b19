/** Ground truth of a simulated scan: where in the picture everything on the board is. */
import {
  applyHomography,
  type Board,
  centreOfHex,
  compareIds,
  digestBoard,
  type Homography,
  idOfCircle,
  idOfHex,
  isStreetBoard,
  type Point,
  sortBoard,
} from '../../../model/index.js';
import { boardCorners, type SimulatedScanPlan } from './plan-simulated-scan.js';

/** The file written beside a scan; docs/formats/scan.md describes every field. */
export interface ScanTruth {
  readonly format: 'lamplighter-scan';
  readonly version: 1;
  readonly board: { readonly id: string; readonly boardVersion: string; readonly digest: string };
  readonly seed: number;
  readonly picture: { readonly width: number; readonly height: number };
  readonly boardToPicture: Homography;
  /** Places that are easy to click: the corners of the board, then those of its grid. */
  readonly controlPoints: readonly {
    readonly name: string;
    readonly board: Point;
    readonly picture: Point;
  }[];
  /** Where each node or hex is, in pixels; of nodes with the same id the first. */
  readonly nodes: Readonly<Record<string, Point>>;
}

/** The ground truth of the simulated scan that a plan describes. */
export function groundTruthOfScan(board: Board, plan: SimulatedScanPlan): ScanTruth {
  const { seed, width, height, boardToPicture } = plan;
  const seen = (at: Point): Point => {
    const [x, y] = applyHomography(boardToPicture, at);
    return [rounded(x), rounded(y)];
  };
  const named = (what: string, corners: readonly Point[]): ScanTruth['controlPoints'] =>
    corners.map((at, i) => ({ name: `${what}, ${CORNERS[i]!}`, board: at, picture: seen(at) }));
  const nodes = new Map<string, Point>(
    placesOf(sortBoard(board))
      .toReversed()
      .map(([id, at]) => [id, seen(at)]),
  );
  return {
    format: 'lamplighter-scan',
    version: 1,
    board: { id: board.id, boardVersion: board.boardVersion, digest: digestBoard(board) },
    seed,
    picture: { width, height },
    boardToPicture,
    controlPoints: [
      ...named('board', boardCorners(board.extent)),
      ...(isStreetBoard(board) && board.grid ? named('grid', cornersOfRect(board.grid.rect)) : []),
    ],
    nodes: Object.fromEntries([...nodes].sort(([a], [b]) => compareIds(a, b))),
  };
}

/** The ground truth as a file, one entry per line. `more` are facts about the picture file. */
export function formatScanTruth(truth: ScanTruth, more: Readonly<Record<string, string>> = {}): string {
  const { controlPoints, nodes, ...rest } = { ...truth, picture: { ...truth.picture, ...more } };
  const lines = (values: readonly string[]): string => values.map((each) => `\n    ${each}`).join(',');
  return [
    '{',
    ...Object.entries(rest).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`),
    `  "controlPoints": [${lines(controlPoints.map((each) => JSON.stringify(each)))}\n  ],`,
    `  "nodes": {${lines(Object.entries(nodes).map(([id, at]) => `${JSON.stringify(id)}: ${JSON.stringify(at)}`))}\n  }`,
    '}\n',
  ].join('\n');
}

const CORNERS = ['top left', 'top right', 'bottom right', 'bottom left'];

const cornersOfRect = ([[left, top], [right, bottom]]: readonly [Point, Point]): readonly Point[] =>
  boardCorners([right - left, bottom - top]).map(([x, y]) => [left + x, top + y]);

function placesOf(board: Board): readonly (readonly [string, Point])[] {
  if (!isStreetBoard(board))
    return board.hexes
      .filter(({ kind }) => kind !== 'void')
      .map((hex) => [idOfHex(hex), centreOfHex(board.layout, hex.at)]);
  return [
    ...board.circles.map((circle) => [idOfCircle(circle), circle.at] as const),
    ...[...board.crossings, ...board.junctions].map(({ id, at }) => [id, at] as const),
  ];
}

/** To a hundredth of a pixel; never -0. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
