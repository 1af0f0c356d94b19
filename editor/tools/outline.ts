/** The outlines of blocks and faces: nodes and the bends on the way between them, closed. */
import type { Block, Point, StreetBoard } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import { outlinesOfFaces, type Outlines } from '../../model/relations/outlines-of-faces.js';
import { matchBlocks, type Verdict } from '../../validator/match-blocks.js';
import { nodesOf } from './nodes.js';

/** The outlines of a block. Where its walk may go along one of several lines, the face that it is says along which. */
export function outlinesOfBlock(board: StreetBoard, block: Block): Outlines {
  const walks = [block.walk, ...(block.islands ?? [])];
  const drawn = walks.map((walk) => outlineOfWalk(board, walk));
  if (!isAmbiguous(board, block)) return drawn;
  const verdict = verdictsOfBlocks(board).get(block);
  if (!verdict || !('face' in verdict)) return drawn;
  const outlines = outlinesOfFaces(board)[verdict.face]!;
  switch (verdict.is) {
    case 'face':
      return outlines;
    case 'wrong islands':
    case 'declared twice':
    case 'backwards':
      return [outlines[0]!, ...drawn.slice(1)];
    case 'off the rim':
    case 'no area':
      return drawn;
  }
}

const verdictsOfBlocks = oncePerBoard((board: StreetBoard): ReadonlyMap<Block, Verdict> => {
  const { verdicts } = matchBlocks(board);
  return new Map(board.blocks.map((block, i) => [block, verdicts[i]!]));
});

/** Whether a step of its walk may go along one of several lines. */
export function isAmbiguous(board: StreetBoard, { walk, islands = [] }: Block): boolean {
  const { steps, ends } = parallels(board);
  return [walk, ...islands].some((each) =>
    each.some((id, i) => ends.has(id) && steps.has(stepOf(id, each[(i + 1) % each.length]!))),
  );
}

/** The steps that several lines make, and the nodes at their ends, which are few. Both lists outlive the moving of nodes. */
const parallels = ({ streets, waterlines }: StreetBoard): Parallels => parallelsWith(streets)(waterlines);

const parallelsWith = oncePerBoard((streets: StreetBoard['streets']) =>
  oncePerBoard((waterlines: StreetBoard['waterlines']): Parallels => {
    const [seen, steps, ends] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const list of [streets, waterlines])
      for (const { between } of list) {
        const step = stepOf(...between);
        if (seen.has(step)) {
          steps.add(step);
          for (const id of between) ends.add(id);
        }
        seen.add(step);
      }
    return { steps, ends };
  }),
);

interface Parallels {
  readonly steps: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
}

const stepOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The closed outline of a walk. A walk names nodes, so of bent lines between the same ends the first must serve. */
export function outlineOfWalk(board: StreetBoard, walk: readonly string[]): readonly Point[] {
  const nodes = nodesOf(board);
  const known = walk.filter((id) => nodes.has(id));
  return known.flatMap((id, i) => [
    nodes.get(id)!.at,
    ...bendsBetween(board, id, known[(i + 1) % known.length]!),
  ]);
}

/** The bends on the way from one node to another. They lie where they lie, whatever becomes of the ends. */
function bendsBetween({ streets, waterlines }: StreetBoard, from: string, to: string): readonly Point[] {
  const way = `${from} ${to}`;
  return bendsOf(streets).get(way) ?? bendsOf(waterlines).get(way) ?? [];
}

const bendsOf = oncePerBoard((lines: StreetBoard['streets']): ReadonlyMap<string, readonly Point[]> => {
  const found = new Map<string, readonly Point[]>();
  for (const { between, bends = [] } of lines) {
    const [a, b] = between;
    if (bends.length === 0 || found.has(`${a} ${b}`)) continue;
    found.set(`${a} ${b}`, bends).set(`${b} ${a}`, bends.toReversed());
  }
  return found;
});

/** Whether a point lies in a closed outline, by the even-odd rule. */
export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [x1, y1] = outline[i]!;
    const [x2, y2] = outline[j]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Whether a point lies in an area with islands left out. */
export const isInArea = ([rim, ...islands]: Outlines, at: Point): boolean =>
  rim !== undefined && isInside(rim, at) && !islands.some((island) => isInside(island, at));

/** A place well inside an outline, for a word in it: the middle of the widest of three stretches across. */
export function placeInside(outline: readonly Point[]): Point | undefined {
  const [top, bottom] = outline.reduce(
    ([least, most], [, y]) => [Math.min(least, y), Math.max(most, y)],
    [Infinity, -Infinity],
  );
  let best: { readonly at: Point; readonly width: number } | undefined;
  for (const share of [0.5, 0.3, 0.7]) {
    const y = top + share * (bottom - top);
    const borders = outline
      .flatMap(([x1, y1], i): readonly number[] => {
        const [x2, y2] = outline[(i + 1) % outline.length]!;
        return y1 > y === y2 > y ? [] : [((x2 - x1) * (y - y1)) / (y2 - y1) + x1];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < borders.length; i += 2) {
      const width = borders[i + 1]! - borders[i]!;
      if (best === undefined || width > best.width)
        best = { at: [(borders[i]! + borders[i + 1]!) / 2, y], width };
    }
  }
  return best?.at;
}
