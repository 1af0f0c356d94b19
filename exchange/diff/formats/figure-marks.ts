/** Where on a drawn board something changed. */
import { isStreetBoard, type Block, type Board, type Line, type Point } from '../../../model/board.js';
import { centreOfHex, parseHexId } from '../../../model/hex/coordinates.js';
import { outlinesOfBlocks } from '../../draw/block-outlines.js';
import { element, pathThrough } from '../../draw/svg.js';
import type { BoardDiff, Edit } from '../diff.js';
import { nodesById } from '../../../model/matching/nodes-by-id.js';

export type Side = 'before' | 'after';

export interface Mark {
  readonly look: 'removed' | 'added' | 'changed' | 'way';
  /** What it covers. */
  readonly points: readonly Point[];
  readonly markup: string;
  /** The same without a look, to be drawn wider below it. */
  readonly under?: string;
}

/** More ways than this hide the board instead of explaining it. */
const MOST_WAYS = 60;

/** The marks of one side: what was removed and lost on the board before, what was added and gained on the one after. */
export function marksOf(diff: BoardDiff, side: Side, board: Board): Mark[] {
  const placeOf = placesOf(board);
  const edits = diff.edits.flatMap((edit) => markOfEdit(edit, side, board, placeOf));
  const ways = diff.consequences
    .filter(({ relation, how }) => relation === 'jack' && how === (side === 'before' ? 'lost' : 'gained'))
    .flatMap((each): Mark[] => {
      const [from, to] = each[side]!.of.map(placeOf);
      if (!from || !to) return [];
      const points = between(from, [], to);
      return [{ look: 'way', points, markup: lineMark(points, `way ${LOOKS[side]}`) }];
    });
  return [...ways.slice(0, MOST_WAYS), ...edits];
}

const LOOKS = { before: 'removed', after: 'added' } as const;

export interface Place {
  readonly at: Point;
  /** That of a ring round it, and that of its own. */
  readonly radius: number;
  readonly inner: number;
}
type PlaceOf = (id: string) => Place | undefined;

/** Where a node or a hex lies on this board, if it does. */
export function placesOf(board: Board): PlaceOf {
  const least = 0.009 * board.extent[0];
  if (!isStreetBoard(board))
    return (id) => {
      const at = parseHexId(id);
      if (at === undefined) return undefined;
      const { size } = board.layout;
      return { at: centreOfHex(board.layout, at), radius: Math.max(least, 0.8 * size), inner: size };
    };
  const { nodes } = nodesById(board);
  return (id) => {
    const node = nodes.get(id);
    const { circle, crossing } = board.discs;
    const [radius, inner] = id.startsWith('c')
      ? [1.5 * circle, 1.15 * circle]
      : [2.2 * crossing, 1.2 * crossing];
    return node && { at: node.at, radius: Math.max(least, radius), inner };
  };
}

function markOfEdit(edit: Edit, side: Side, board: Board, placeOf: PlaceOf): Mark[] {
  const id = edit.of[side];
  if (id === undefined) return [];
  const look = edit.how === 'added' ? 'added' : edit.how === 'removed' ? 'removed' : 'changed';
  switch (edit.part) {
    case 'circle':
    case 'crossing':
    case 'junction':
    case 'hex':
    case 'cover':
      return [
        id,
        ...(edit.how === 'swapped' ? [edit.of[side === 'before' ? 'after' : 'before']!] : []),
      ].flatMap((each) => ring(placeOf(each), look));
    case 'street':
    case 'waterline':
      return street(edit, side, look, placeOf);
    case 'block':
      return isStreetBoard(board) ? block(id, board, look, placeOf) : [];
    case 'exit':
    case 'cordon':
    case 'character':
    case 'lamp':
      return ring(placeOf(hexOf(edit, side, board) ?? ''), look);
    default:
      return [];
  }
}

/** Where an exit, a cordon, a character or a lamp is on this side. */
function hexOf(edit: Edit, side: Side, board: Board): string | undefined {
  if (isStreetBoard(board)) return undefined;
  const { exits, setup } = board;
  const id = edit.of[side];
  if (edit.part === 'exit' || edit.part === 'cordon') return exits.find((exit) => exit.id === id)?.hex;
  if (edit.part === 'lamp') return setup?.lamps.find(({ tile }) => tile === id)?.hex;
  return setup?.characters.find(({ character }) => character === id)?.hex;
}

function ring(place: Place | undefined, look: Mark['look']): Mark[] {
  if (place === undefined) return [];
  const { at, radius } = place;
  const [cx, cy] = at;
  const circle = (className?: string): string => element('circle', { class: className, cx, cy, r: radius });
  return [
    {
      look,
      points: [
        [cx - radius, cy - radius],
        [cx + radius, cy + radius],
      ],
      markup: circle(look),
      under: circle(),
    },
  ];
}

function street(edit: Edit, side: Side, look: Mark['look'], placeOf: PlaceOf): Mark[] {
  const [from, to] = edit.of[side]!.split('-').map(placeOf);
  if (!from || !to) return [];
  const bends = (edit.property === 'bends' ? edit[side] : (edit[side] as Line | undefined)?.bends) as
    readonly Point[] | null | undefined;
  const points = between(from, bends ?? [], to);
  return [{ look, points, markup: lineMark(points, look), under: lineMark(points) }];
}

/** From rim to rim, so that numbers stay readable. */
function between(from: Place, bends: readonly Point[], to: Place): readonly Point[] {
  const [first, last] = [bends[0] ?? to.at, bends.at(-1) ?? from.at];
  return [towards(from, first), ...bends, towards(to, last)];
}

function towards({ at: [x, y], inner }: Place, [u, v]: Point): Point {
  const distance = Math.hypot(u - x, v - y);
  // What is nearer than two rims would be turned round.
  const part = distance <= 2 * inner ? 0.3 : inner / distance;
  return [x + part * (u - x), y + part * (v - y)];
}

const lineMark = (points: readonly Point[], className?: string): string =>
  element('path', { class: className, d: pathThrough(points) });

function block(id: string, board: Board, look: Mark['look'], placeOf: PlaceOf): Mark[] {
  if (!isStreetBoard(board)) return [];
  const found = board.blocks.find((each: Block) => each.id === id);
  if (!found) return [];
  const positions = new Map(
    [found.walk, ...(found.islands ?? [])].flat().flatMap((node) => {
      const place = placeOf(node);
      return place ? [[node, place] as const] : [];
    }),
  );
  const [d = ''] = outlinesOfBlocks([found], [...board.streets, ...board.waterlines], positions);
  if (d === '') return [];
  return [
    {
      look,
      points: [...positions.values()].map(({ at }) => at),
      markup: element('path', { class: `area ${look}`, d }),
    },
  ];
}
