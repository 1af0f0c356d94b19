/** The pictures in docs/pictures, each drawn from a board. */
import { drawBoard, THEMES, type Theme } from '../../exchange/draw/index.js';
import { idOfCircle, jackRelation, type CircleId, type Point, type StreetBoard } from '../../model/index.js';
import { shippedBoard, shippedStreetBoard } from '../boards/shipped-boards.js';

/** The text of every picture by its file name. */
export function docsPictures(): ReadonlyMap<string, string> {
  const whitechapel = shippedStreetBoard('whitechapel');
  const closeUp = cutOut(whitechapel, [3780, 1880], [5680, 3480]);
  return new Map([
    ...(['light', 'dark'] as const).flatMap((theme): [string, string][] => [
      [nameOf('whitechapel', theme), whereJackGoes(whitechapel, whitechapel, 'c65', theme)],
      [nameOf('circle-84', theme), whereJackGoes(whitechapel, closeUp, 'c84', theme)],
    ]),
    ...['whitehall', 'mr-jack-2006'].flatMap((id) =>
      THEMES.map((theme): [string, string] => [nameOf(id, theme), drawBoard(shippedBoard(id), { theme })]),
    ),
  ]);
}

/** A committed scan: the picture's file and what it is made from. */
interface KeptScan {
  readonly folder: string;
  readonly file: string;
  readonly board: string;
  readonly seed: number;
  readonly width: number;
  /** In bytes. */
  readonly most: number;
}

/** The scans in the docs, and the practice scan of the editor. */
export const COMMITTED_SCANS: readonly KeptScan[] = [
  { folder: 'docs/pictures', file: 'whitechapel-scan.jpg', board: 'whitechapel', seed: 1, width: 1200, most: 300_000 },
  { folder: 'docs/pictures', file: 'mr-jack-2006-scan.jpg', board: 'mr-jack-2006', seed: 3, width: 1200, most: 300_000 },
  { folder: 'docs/pictures', file: 'two-routes-scan.jpg', board: 'teaching/two-routes', seed: 4, width: 700, most: 100_000 },
  { folder: 'editor/app/practice', file: 'whitechapel.jpg', board: 'whitechapel', seed: 1, width: 2400, most: 600_000 },
]; // prettier-ignore

/** The file with the ground truth of a scan. */
export const groundTruthFileOf = (file: string): string => file.replace(/\.jpg$/, '.truth.json');

const nameOf = (picture: string, theme: Theme): string =>
  `${picture}${theme === 'light' ? '' : `-${theme}`}.svg`;

/** The relation comes from the whole board, because streets at the edge of a part are cut. */
function whereJackGoes(whole: StreetBoard, shown: StreetBoard, from: CircleId, theme: Theme): string {
  return drawBoard(shown, { theme, highlight: { from, to: jackRelation(whole).get(from) ?? [] } });
}

/** The part of a board in a rectangle, moved to the origin, with crossings named by id; for drawings only. */
function cutOut(board: StreetBoard, [left, top]: Point, [right, bottom]: Point): StreetBoard {
  const isInside = ({ at: [x, y] }: { readonly at: Point }): boolean =>
    x >= left && x <= right && y >= top && y <= bottom;
  const margin = 2 * board.discs.circle;
  const moved = ([x, y]: Point): Point => [x - left + margin, y - top + margin];
  const part = <T extends { readonly at: Point }>(nodes: readonly T[]): T[] =>
    nodes.filter(isInside).map((node) => ({ ...node, at: moved(node.at) }));
  const circles = part(board.circles);
  const crossings = part(board.crossings).map((each) => ({ ...each, name: each.id }));
  const junctions = part(board.junctions);
  const kept = new Set<string>([
    ...circles.map(idOfCircle),
    ...[...crossings, ...junctions].map(({ id }) => id),
  ]);
  const { grid: _, ...rest } = board;
  return {
    ...rest,
    name: 'Around circle 84',
    discs: { circle: 66, crossing: 28 },
    extent: moved([right + margin, bottom + margin]),
    circles,
    crossings,
    junctions,
    streets: board.streets
      .filter(({ between }) => between.every((id) => kept.has(id)))
      .map((line) => (line.bends ? { ...line, bends: line.bends.map(moved) } : line)),
    blocks: board.blocks.filter(({ walk }) => walk.every((id) => kept.has(id))),
  };
}
