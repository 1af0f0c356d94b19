/** Marks the changes on the drawings of both boards. */
import {
  layOutBoard,
  type Board,
  centreOfHex,
  isStreetBoard,
  type Line,
  nodesById,
  parseHexId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { pathsOfBlocks } from '../../draw/streets/outline-paths.js';
import { centredText, element, pathThrough } from '../../draw/sheet/svg.js';
import type { BoardDiff, Edit } from '../board-diff.js';

export type DiffSide = 'before' | 'after';

export interface ChangeMark {
  readonly look: 'removed' | 'added' | 'changed' | 'way';
  /** The points it covers. */
  readonly points: readonly Point[];
  readonly markup: string;
  /** The same shape without a class, drawn wider below it. */
  readonly under?: string;
}

/** More routes than this hide the board. */
const MOST_WAYS = 60;

/** The marks of one board: removed and lost on the old board, added and gained on the new one. */
export function changeMarks(diff: BoardDiff, side: DiffSide, board: Board): ChangeMark[] {
  const placeOf = nodePositions(board);
  const edits = diff.edits.flatMap((edit) => markOfEdit(edit, side, board, placeOf));
  const ways = diff.consequences
    .filter(({ relation, how }) => relation === 'jack' && how === (side === 'before' ? 'lost' : 'gained'))
    .flatMap((each): ChangeMark[] => {
      const [from, to] = each[side]!.of.map(placeOf);
      if (!from || !to) return [];
      const points = between(from, [], to);
      return [{ look: 'way', points, markup: lineMark(points, `way ${LOOKS[side]}`) }];
    });
  return [...ways.slice(0, MOST_WAYS), ...edits];
}

const LOOKS = { before: 'removed', after: 'added' } as const;

interface NodePosition {
  readonly at: Point;
  /** The radius of a ring around it, and its own. */
  readonly radius: number;
  readonly inner: number;
}
type PlaceOf = (id: string) => NodePosition | undefined;

/** Looks up the position of a node or a hex on a board. */
function nodePositions(board: Board): PlaceOf {
  const least = 0.009 * board.extent[0];
  if (!isStreetBoard(board))
    return (id) => {
      const at = parseHexId(id);
      if (at === undefined) return undefined;
      const { size } = board.layout;
      return { at: centreOfHex(board.layout, at), radius: Math.max(least, 0.8 * size), inner: size };
    };
  // A board without places is drawn in a computed layout.
  const { nodes } = nodesById(layOutBoard(board));
  return (id) => {
    const node = nodes.get(id);
    const { circle, crossing } = board.discs;
    const [radius, inner] = id.startsWith('c')
      ? [1.5 * circle, 1.15 * circle]
      : [2.2 * crossing, 1.2 * crossing];
    return node && { at: node.at, radius: Math.max(least, radius), inner };
  };
}

function markOfEdit(edit: Edit, side: DiffSide, board: Board, placeOf: PlaceOf): ChangeMark[] {
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

/** The hex of an exit, a cordon, a character or a lamp on this side. */
function hexOf(edit: Edit, side: DiffSide, board: Board): string | undefined {
  if (isStreetBoard(board)) return undefined;
  const { exits, setup } = board;
  const id = edit.of[side];
  if (edit.part === 'exit' || edit.part === 'cordon') return exits.find((exit) => exit.id === id)?.hex;
  if (edit.part === 'lamp') return setup?.lamps.find(({ tile }) => tile === id)?.hex;
  return setup?.characters.find(({ character }) => character === id)?.hex;
}

function ring(place: NodePosition | undefined, look: ChangeMark['look']): ChangeMark[] {
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

function street(edit: Edit, side: DiffSide, look: ChangeMark['look'], placeOf: PlaceOf): ChangeMark[] {
  const [from, to] = edit.of[side]!.split('-').map(placeOf);
  if (!from || !to) return [];
  const bends = (edit.property === 'bends' ? edit[side] : (edit[side] as Line | undefined)?.bends) as
    readonly Point[] | null | undefined;
  const points = between(from, bends ?? [], to);
  return [{ look, points, markup: lineMark(points, look), under: lineMark(points) }];
}

/** From edge to edge, so that numbers stay readable. */
function between(from: NodePosition, bends: readonly Point[], to: NodePosition): readonly Point[] {
  const [first, last] = [bends[0] ?? to.at, bends.at(-1) ?? from.at];
  return [towards(from, first), ...bends, towards(to, last)];
}

function towards({ at: [x, y], inner }: NodePosition, [u, v]: Point): Point {
  const distance = Math.hypot(u - x, v - y);
  // Nodes closer than two radii would reverse the line.
  const part = distance <= 2 * inner ? 0.3 : inner / distance;
  return [x + part * (u - x), y + part * (v - y)];
}

const lineMark = (points: readonly Point[], className?: string): string =>
  element('path', { class: className, d: pathThrough(points) });

function block(id: string, board: StreetBoard, look: ChangeMark['look'], placeOf: PlaceOf): ChangeMark[] {
  const found = board.blocks.find((each) => each.id === id);
  if (!found) return [];
  const positions = new Map(
    [found.walk, ...(found.islands ?? [])].flat().flatMap((node) => {
      const place = placeOf(node);
      return place ? [[node, place] as const] : [];
    }),
  );
  const [d = ''] = pathsOfBlocks([found], [...board.streets, ...board.waterlines], positions);
  if (d === '') return [];
  return [
    {
      look,
      points: [...positions.values()].map(({ at }) => at),
      markup: element('path', { class: `area ${look}`, d }),
    },
  ];
}

/** The labels of one board as markup; the style sheet of the page defines their classes. */
export function drawChangedIdLabels(diff: BoardDiff, side: DiffSide, board: Board): string {
  const [ids, most] = isStreetBoard(board)
    ? [changedNodes(diff, side), MOST_NODES]
    : [changedHexes(diff), MOST_HEXES];
  const placeOf = nodePositions(board);
  const texts = ids.flatMap((id) => {
    const place = placeOf(id);
    return place ? [label(id, place)] : [];
  });
  if (texts.length === 0 || texts.length > most) return '';
  return ['<g class="labels">', ...texts, '</g>'].join('\n');
}

/** More labels than this are unreadable. Labels of hexes do not overlap. */
const MOST_NODES = 60;
const MOST_HEXES = 200;

/** Crossings and junctions, by the ids of that side. */
const changedNodes = (diff: BoardDiff, side: DiffSide): readonly string[] =>
  [
    ...new Set([
      ...diff.edits.flatMap(({ of, part }) => (part === 'block' ? [] : (of[side] ?? '').split('-'))),
      ...diff.consequences.flatMap((each) => [
        ...(each[side]?.of ?? []),
        ...(each[side]?.routes ?? []).flat(),
      ]),
    ]),
  ].filter((id) => /^[xt]\d+$/.test(id));

/** The hexes of both sides: their ids are positions, which are compared on the other board. */
const changedHexes = ({ edits, consequences }: BoardDiff): readonly string[] =>
  [
    ...new Set([
      ...edits.flatMap(({ of, before, after }) => [of.before, of.after, before, after]),
      ...consequences.flatMap(({ before, after }) => [...(before?.of ?? []), ...(after?.of ?? [])]),
    ]),
  ].filter((id): id is string => typeof id === 'string' && /^h-?\d+,-?\d+$/.test(id));

function label(id: string, { at: [x, y], inner }: NodePosition): string {
  if (id.startsWith('h')) return centredText([x, y + 0.55 * inner], 0.34 * inner, id, { class: 'beside' });
  // As large as the square of a crossing; a junction is smaller, so its id is placed above it.
  const size = (2.7 * inner) / id.length;
  return id.startsWith('x')
    ? centredText([x, y], size, id)
    : centredText([x, y - 1.2 * inner], 1.2 * size, id, { class: 'beside' });
}
