/** What a board says of the print, thing by thing and without the places: what a second person would read the same or not. */
import {
  idOfHex,
  isStreetBoard,
  type Block,
  type Board,
  type HexBoard,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import { differenceOfLists } from '../../model/list-difference.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import { entriesByKey } from './entries-by-key.js';
import { LINE_LISTS, type LineList } from './key.js';
import { findLine, idOfLine, linesBetween } from './lines.js';
import { findNode, idOfNode, NODE_LISTS, type AnyNode } from './nodes.js';

const NODE_PARTS = Object.values(NODE_LISTS);
export type NodePart = (typeof NODE_PARTS)[number];
type StreetPart = NodePart | 'blocks' | LineList;
const HEX_PARTS = ['hexes', 'exits', 'setup'] as const;
type HexPart = (typeof HEX_PARTS)[number];

/** What is said of one thing in one part of a board. */
export interface Reading {
  readonly part: StreetPart | HexPart;
  readonly id: string;
  readonly said: string;
}

/** What a board says of a thing in one of its parts; undefined if the thing is not there. */
export function saidOf(board: Board, part: Reading['part'], id: string): string | undefined {
  if (!isStreetBoard(board)) return isHexPart(part) ? readingsOnHexes(board)[part].get(id) : undefined;
  switch (part) {
    case 'circles':
    case 'crossings':
    case 'junctions': {
      const node = findNode(board, id);
      return node && saidOfNode(node);
    }
    case 'blocks':
      // A walk follows when a node is put into a street; who declared the block did not say more than its kind.
      return blocksById(board.blocks, id)[0]?.kind;
    case 'streets':
    case 'waterlines':
      // A line is what it joins. How it bends on the way there is a matter of places.
      return findLine(board, part, id) && '';
    default:
      return undefined;
  }
}

/** What one board says and the other did not. Only what is not the same object in both is looked at. */
export function readAnew(before: Board, after: Board): readonly Reading[] {
  const things: readonly (readonly [Reading['part'], string])[] = isStreetBoard(after)
    ? isStreetBoard(before)
      ? thingsCome(before, after)
      : []
    : HEX_PARTS.flatMap((part) =>
        Array.from(readingsOnHexes(after)[part].keys(), (id) => [part, id] as const),
      );
  return things.flatMap(([part, id]) => {
    const said = saidOf(after, part, id);
    return said === undefined || said === saidOf(before, part, id) ? [] : [{ part, id, said }];
  });
}

function thingsCome(before: StreetBoard, after: StreetBoard): readonly (readonly [StreetPart, string])[] {
  const lines = LINE_LISTS.flatMap((list) => {
    // Where one comes the others between the same ends may be counted otherwise.
    const ends = comeTo(before[list], after[list]).map(({ between }) => between);
    const beside = new Set(ends.flatMap((between) => linesBetween(after[list], between)));
    return Array.from(beside, (line) => [list, idOfLine(after[list], line)] as const);
  });
  return [
    ...NODE_PARTS.flatMap((part) =>
      comeTo<AnyNode>(before[part], after[part]).map((node) => [part, idOfNode(node)] as const),
    ),
    ...comeTo(before.blocks, after.blocks).map(({ id }) => ['blocks', id] as const),
    ...lines,
  ];
}

const comeTo = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  differenceOfLists(before, after).come.map((place) => after[place]!);

/** A node that lies elsewhere than before. */
export interface Replaced {
  readonly part: NodePart;
  readonly id: string;
  readonly was: Point;
  readonly at: Point;
}

export const replaced = (before: StreetBoard, after: StreetBoard): readonly Replaced[] =>
  NODE_PARTS.flatMap((part) =>
    comeTo<AnyNode>(before[part], after[part]).flatMap((node): readonly Replaced[] => {
      const [id, { at }] = [idOfNode(node), node];
      const was = findNode(before, id)?.at;
      return was === undefined || was === at ? [] : [{ part, id, was, at }];
    }),
  );

const saidOfNode = (node: AnyNode): string =>
  `${'colour' in node ? node.colour : 'border' in node ? node.border : ''} ${('sector' in node && node.sector) || ''}`;

const blocksById = entriesByKey<Block>(({ id }) => [id]);

const isHexPart = (part: Reading['part']): part is HexPart => (HEX_PARTS as readonly string[]).includes(part);

/** Covers and cordons go by their hex and by their exit, as `idOfKey` has it. */
const readingsOnHexes = oncePerBoard(
  ({ hexes, exits, setup }: HexBoard): Readonly<Record<HexPart, ReadonlyMap<string, string>>> => ({
    hexes: new Map(hexes.map((each) => [idOfHex(each), each.kind])),
    exits: new Map(exits.map(({ id, hex, side }) => [id, `${hex} ${side}`])),
    setup: new Map<string, string>(
      setup && [
        ...setup.characters.map(
          ({ character, hex }) =>
            [character, character === 'watson' ? `${hex} ${setup.watsonFaces}` : hex] as const,
        ),
        ...setup.lamps.map(({ tile, hex }) => [tile, hex] as const),
        ...setup.covers.map((hex) => [hex, 'covered'] as const),
        ...setup.cordons.map((exit) => [exit, 'closed'] as const),
      ],
    ),
  }),
);
