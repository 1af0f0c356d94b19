/** Mistakes in digitising a board, each with the disagreements that a reconciliation with the true board must list. */
import type { Line, NodeId, Point, StreetBoard } from '../../model/index.js';
import { compareIds, idOfCircle } from '../../model/index.js';
import { networkOf } from '../../model/network/network.js';
import { touchAdjacency } from '../../model/relations/street-relations.js';
import { pickRandom, seededRandom, type Random } from '../seeded-random.js';

interface Slip {
  readonly board: StreetBoard;
  /** As `part property of…`, with the ids of the true board. */
  readonly listed: string;
  /** The nodes involved. */
  readonly nodes: readonly string[];
}

type Mistake = (board: StreetBoard, random: Random) => Slip | undefined;

/** A mistake about one entity, chosen by chance: it is changed, or left out. `fact` is what a reconciliation lists. */
const spoil =
  <List extends 'circles' | 'crossings' | 'blocks', Entity extends StreetBoard[List][number]>(
    list: List,
    fact: string,
    change: (entity: Entity, random: Random) => Entity | undefined,
  ): Mistake =>
  (board, random) => {
    const entities = board[list] as unknown as readonly Entity[];
    const chosen = pickRandom(entities, random);
    const id = 'number' in chosen ? idOfCircle(chosen) : chosen.id;
    const wrong = change(chosen, random);
    const spoiled = entities.flatMap((each) => (each === chosen ? (wrong ?? []) : [each]));
    return { board: { ...board, [list]: spoiled }, listed: `${fact} ${id}`, nodes: [id] };
  };

export const TRACING_MISTAKES: Readonly<Record<string, Mistake>> = {
  'a dropped street': (board, random) => {
    const street = pickRandom(board.streets, random);
    return {
      board: { ...board, streets: board.streets.filter((each) => each !== street) },
      listed: `street ${street.between.toSorted(compareIds).join(' ')}`,
      nodes: street.between,
    };
  },
  'an added street': (board, random) => {
    const ids = [...board.circles.map(idOfCircle), ...board.crossings.map(({ id }) => id)];
    const between = [pickRandom(ids, random), pickRandom(ids, random)].toSorted(compareIds) as [
      NodeId,
      NodeId,
    ];
    if (between[0] === between[1] || touching(board, between[0]).includes(between[1])) return undefined;
    return {
      board: { ...board, streets: [...board.streets, { between }] },
      listed: `street ${between.join(' ')}`,
      nodes: between,
    };
  },
  'two numbers swapped': (board, random) => {
    const [one, other] = [pickRandom(board.circles, random), pickRandom(board.circles, random)];
    if (one === other) return undefined;
    const names = new Map([[one.number, other.number], [other.number, one.number]]); // prettier-ignore
    const ids = [one, other].map(idOfCircle).sort(compareIds);
    return { board: renumbered(board, names), listed: `circle number ${ids.join(' ')}`, nodes: ids };
  },
  'a wrong number': (board, random) => {
    const circle = pickRandom(board.circles, random);
    const number = 1 + Math.max(...board.circles.map((each) => each.number));
    const id = idOfCircle(circle);
    return {
      board: renumbered(board, new Map([[circle.number, number]])),
      listed: `circle number ${id}`,
      nodes: [id, `c${number}`],
    };
  },
  'a wrong colour': spoil('circles', 'circle colour', (circle) => ({
    ...circle,
    colour: circle.colour === 'red' ? 'white' : 'red',
  })),
  'a wrong border': spoil('crossings', 'crossing border', ({ border, ...rest }) =>
    border === undefined ? { ...rest, border: 'yellow' } : rest,
  ),
  'a moved crossing': spoil('crossings', 'crossing place', moveFar),
  'a moved circle': spoil('circles', 'circle place', moveFar),
  'a missing crossing': (board, random) => without(board, pickRandom(board.crossings, random).id, 'crossing'),
  'a missing circle': (board, random) =>
    without(board, idOfCircle(pickRandom(board.circles, random)), 'circle'),
  'a block of another kind': spoil('blocks', 'block kind', (block) => ({
    ...block,
    kind: block.kind === 'none' ? 'houses' : 'none',
  })),
  'a missing block': spoil('blocks', 'block', () => undefined),
  'a node left out of a walk': (board, random) => {
    const block = pickRandom(board.blocks, random);
    const id = pickRandom(block.walk, random);
    const isOnce = block.walk.filter((each) => each === id).length === 1;
    if (!isOnce || block.walk.length < 4 || id.startsWith('t')) return undefined;
    const walk = block.walk.filter((each) => each !== id);
    return {
      board: { ...board, blocks: board.blocks.map((each) => (each === block ? { ...each, walk } : each)) },
      listed: `block walk ${block.id}`,
      nodes: [block.id, id],
    };
  },
};

/** A board with some mistakes about different nodes, and the expected disagreements, sorted. */
export function addTracingMistakes(
  board: StreetBoard,
  names: readonly string[],
  seed: number,
): { readonly board: StreetBoard; readonly listed: readonly string[] } {
  const random = seededRandom(seed);
  const used = new Set<string>();
  const listed: string[] = [];
  let spoiled = board;
  for (const name of names)
    for (let tries = 0; tries < 1000; tries++) {
      const slip = TRACING_MISTAKES[name]!(spoiled, random);
      if (slip === undefined || slip.nodes.some((id) => used.has(id))) continue;
      spoiled = slip.board;
      for (const id of slip.nodes) used.add(id);
      listed.push(slip.listed);
      break;
    }
  return { board: spoiled, listed: listed.sort() };
}

function touching(board: StreetBoard, id: string): readonly string[] {
  const { ids, indexOfId } = networkOf(board);
  const { starts, ends } = touchAdjacency(board);
  const node = indexOfId.get(id)!;
  return [...ends.subarray(starts[node], starts[node + 1])].map((other) => ids[other]!);
}

/** Far enough to count as another position. */
function moveFar<T extends { readonly at: Point }>(node: T, random: Random): T {
  const [angle, distance] = [2 * Math.PI * random(), 500 + 1500 * random()];
  const [x, y] = node.at;
  return {
    ...node,
    at: [Math.round(x + distance * Math.cos(angle)), Math.round(y + distance * Math.sin(angle))],
  };
}

function renumbered(board: StreetBoard, names: ReadonlyMap<number, number>): StreetBoard {
  const nameOf = <Id extends NodeId>(id: Id): Id =>
    id.startsWith('c') ? (`c${names.get(Number(id.slice(1))) ?? id.slice(1)}` as Id) : id;
  const renamed = ({ between: [a, b], ...line }: Line): Line => ({
    ...line,
    between: [nameOf(a), nameOf(b)],
  });
  return {
    ...board,
    circles: board.circles.map((each) => ({ ...each, number: names.get(each.number) ?? each.number })),
    streets: board.streets.map(renamed),
    waterlines: board.waterlines.map(renamed),
    blocks: board.blocks.map((each) => ({ ...each, walk: each.walk.map(nameOf) })),
  };
}

function without(board: StreetBoard, id: NodeId, part: string): Slip {
  const isAt = ({ between }: { readonly between: readonly string[] }): boolean => between.includes(id);
  const streets = board.streets.filter((each) => !isAt(each));
  return {
    board: {
      ...board,
      circles: board.circles.filter((each) => idOfCircle(each) !== id),
      crossings: board.crossings.filter((each) => each.id !== id),
      streets,
      waterlines: board.waterlines.filter((each) => !isAt(each)),
      blocks: board.blocks.map((each) => ({ ...each, walk: each.walk.filter((node) => node !== id) })),
    },
    listed: `${part} ${id}`,
    nodes: [id, ...board.streets.filter(isAt).flatMap(({ between }) => between)],
  };
}
