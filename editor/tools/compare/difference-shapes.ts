/** Where differences are on the map, and how they are drawn: green is only theirs, red only mine, yellow differs. */
import { pathOfLine } from '../../document/index.js';
import {
  type Board,
  centreOfHex,
  isHexBoard,
  isStreetBoard,
  type Line,
  nodesById,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { positionOfEntity } from '../pointing/hit-test.js';
import type { Shape, ShapeStyle } from '../shapes/shape.js';
import type { Difference } from './differences.js';

/** The board that shows a difference: theirs if only they have it. */
const sideOf = ({ edit }: Difference, mine: Board, theirs: Board | undefined): Board =>
  edit.how === 'added' ? (theirs ?? mine) : mine;

/** A point on the board for a difference; undefined if it is not on the map. */
export function positionOfDifference(difference: Difference, mine: Board, theirs?: Board): Point | undefined {
  const path = pathOfDifference(difference, mine, theirs);
  if (path) return middleOf(path);
  const { part, of, after, how } = difference.edit;
  const id = how === 'added' ? of.after! : of.before!;
  const board = sideOf(difference, mine, theirs);
  if (part === 'hex' && isHexBoard(board)) {
    const [q, r] = id.slice(1).split(',').map(Number);
    return centreOfHex(board.layout, [q!, r!]);
  }
  if (!isStreetBoard(board)) return positionOfEntity(board, NAMES[part]?.(id) ?? id);
  const at = (after as { at?: Point } | null | undefined)?.at;
  return positionOfEntity(board, id) ?? (Array.isArray(at) ? at : undefined);
}

function middleOf(path: readonly Point[]): Point {
  const [one, other] = [path[Math.floor((path.length - 1) / 2)]!, path[Math.floor(path.length / 2)]!];
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/** The names of entities of the editor, by part. */
const NAMES: Readonly<Record<string, (id: string) => string>> = {
  exit: (id) => `exit:${id}`,
  lamp: (id) => `lamp:${id}`,
  character: (id) => `character:${id}`,
  cover: (id) => `cover:${id}`,
};

function pathOfDifference(
  difference: Difference,
  mine: Board,
  theirs: Board | undefined,
): readonly Point[] | undefined {
  const { part, how, before, after, of } = difference.edit;
  const board = sideOf(difference, mine, theirs);
  if (!isStreetBoard(board)) return undefined;
  if (part === 'block') return outlineOfBlock(board, how === 'added' ? of.after! : of.before!);
  if (part !== 'street' && part !== 'waterline') return undefined;
  const line = (how === 'added' ? after : before) as Line;
  const between = (how === 'changed' ? of.before!.split('-') : line.between) as unknown as Line['between'];
  const bends = how === 'changed' ? (before as Line['bends'] | null) : line.bends;
  if (!between.every((id) => nodesById(board).nodes.has(id))) return undefined;
  return pathOfLine(board, { between, ...(bends && { bends }) });
}

function outlineOfBlock(board: StreetBoard, id: string): readonly Point[] | undefined {
  const { nodes } = nodesById(board);
  const block = board.blocks.find((each) => each.id === id);
  return block?.walk.flatMap((node) => {
    const at = nodes.get(node)?.at;
    return at ? [at] : [];
  });
}

/** The shapes of all differences; the current one is drawn thicker. */
export function shapesOfDifferences(
  differences: readonly Difference[],
  {
    mine,
    theirs,
    current,
  }: { readonly mine: Board; readonly theirs?: Board | undefined; readonly current?: string | undefined },
): readonly Shape[] {
  return differences.flatMap((difference) => {
    const look: ShapeStyle = LOOKS[difference.edit.how] ?? 'warning';
    const path = pathOfDifference(difference, mine, theirs);
    const at = positionOfDifference(difference, mine, theirs);
    const isCurrent = difference.id === current;
    return [
      ...(path && difference.edit.part !== 'block' ? [{ kind: 'line', look, points: path } as const] : []),
      ...(path && difference.edit.part === 'block'
        ? [{ kind: 'area', look: isCurrent ? look : 'next-section', points: path } as const]
        : []),
      ...movedLine(difference),
      ...(at && !path ? [{ kind: 'ring', look, at, radius: 14, screen: true } as const] : []),
      ...(at && isCurrent ? [{ kind: 'ring', look: 'lens-of', at, radius: 22, screen: true } as const] : []),
    ];
  });
}

const LOOKS: Readonly<Record<string, ShapeStyle>> = { added: 'sure', removed: 'error' };

/** From where a node is here to where it is there. */
function movedLine({ edit: { how, before, after } }: Difference): readonly Shape[] {
  return how === 'moved'
    ? [{ kind: 'line', look: 'warning', points: [before as Point, after as Point] }]
    : [];
}
