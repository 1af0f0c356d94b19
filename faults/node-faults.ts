/** Faults of circles, crossings and junctions. */
import { idOfCircle, type NodeId, type StreetBoard } from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import { oneBoardFault, streetBoardFault, type Fault, type FaultClass, type Random } from './fault-class.js';
import {
  pointAlong,
  distance,
  unusedNumber,
  linesAtNode,
  midpoint,
  moveNode,
  nearestNodes,
  drawableNodesOf,
  positionOfNode,
  misnameNodeReferences,
  removeNode,
} from './edit-nodes.js';

const without = <T>(list: readonly T[], fits: (each: T) => boolean): T[] =>
  list.filter((each) => !fits(each));

/** The board without a node and its lines; blocks still refer to it. */
const withoutLines = (board: StreetBoard, id: NodeId): StreetBoard => ({
  ...removeNode(board, id),
  streets: without(board.streets, ({ between }) => between.includes(id)),
  waterlines: without(board.waterlines, ({ between }) => between.includes(id)),
});

/** The board without a node, its two lines joined into one, and the node removed from the blocks. */
function dissolved(board: StreetBoard, id: NodeId): StreetBoard | undefined {
  const lines = linesAtNode(board.streets, id);
  if (lines.length !== 2 || linesAtNode(board.waterlines, id).length > 0) return undefined;
  const [a, b] = lines.map(({ between }) => between.find((end) => end !== id)!);
  const course = { between: [a!, b!] as const, bends: [positionOfNode(board, id)] };
  return {
    ...removeNode(board, id),
    streets: [...without(board.streets, (line) => lines.includes(line)), course],
    blocks: board.blocks.map((block) => ({ ...block, walk: block.walk.filter((node) => node !== id) })),
  };
}

const withNumbers = (board: StreetBoard, names: ReadonlyMap<number, number>): StreetBoard => ({
  ...misnameNodeReferences(
    board,
    new Map([...names].map(([from, to]) => [`c${from}`, `c${to}`] satisfies [NodeId, NodeId])),
  ),
  circles: board.circles.map((circle) => ({ ...circle, number: names.get(circle.number) ?? circle.number })),
});

const swapped = (board: StreetBoard, a: number, b: number): Fault => [
  withNumbers(board, new Map([[a, b], [b, a]])), // prettier-ignore
  `${a} and ${b} have changed places`,
];

/** Digits that are taken for each other. */
const LOOKALIKES = new Map(['69', '96', '17', '71', '38', '83'].map(([digit, other]) => [digit, other]));

/** A misread number: one digit for another, or upside down. */
function misread(number: number, random: Random): number | undefined {
  const digits = Array.from(String(number));
  if (random() < 0.3 && digits.every((digit) => '01689'.includes(digit)))
    return Number(digits.map((digit) => ('69'.includes(digit) ? LOOKALIKES.get(digit) : digit)).reverse().join('')); // prettier-ignore
  const place = Math.floor(random() * digits.length);
  const other = LOOKALIKES.get(digits[place]);
  return other === undefined ? undefined : Number(digits.with(place, other).join(''));
}

const goneWithStreets = (board: StreetBoard, id: NodeId): Fault => [
  withoutLines(board, id),
  `${id} is gone with its streets`,
];
const goneAlone = (board: StreetBoard, id: NodeId): Fault => [removeNode(board, id), `${id} is gone`];
const goneAsBend = (board: StreetBoard, id: NodeId): Fault | undefined => {
  const changed = dissolved(board, id);
  return changed && [changed, `${id} is a bend, in the blocks too`];
};

export const NODE_FAULTS: readonly FaultClass[] = [
  streetBoardFault('two numbers are swapped', (random, board) => {
    const [a, b] = [pickRandom(board.circles, random), pickRandom(board.circles, random)];
    return a === b ? undefined : swapped(board, a.number, b.number);
  }),
  streetBoardFault('the numbers of two near circles are swapped', (random, board) => {
    const a = pickRandom(board.circles, random);
    const near = board.circles
      .filter((circle) => circle !== a)
      .sort((b, c) => distance(a.at, b.at) - distance(a.at, c.at));
    return swapped(board, a.number, pickRandom(near.slice(0, 3), random).number);
  }),
  streetBoardFault('a number is misread', (random, board) => {
    const { number } = pickRandom(board.circles, random);
    const read = misread(number, random);
    if (read === undefined || read === number || read === 0) return undefined;
    return [withNumbers(board, new Map([[number, read]])), `${number} is read as ${read}`];
  }),
  streetBoardFault('two numbers are misread for each other', (random, board) => {
    const { number } = pickRandom(board.circles, random);
    const read = misread(number, random);
    if (read === undefined || read === number || !board.circles.some((each) => each.number === read))
      return undefined;
    return swapped(board, number, read);
  }),
  streetBoardFault('a node lies beyond a street', (random, board) => {
    const { id, at } = pickRandom(drawableNodesOf(board), random);
    const near = new Set(nearestNodes(board, at, 10).map((node) => node.id));
    const streets = board.streets.filter(
      ({ between }) => !between.includes(id) && between.every((end) => near.has(end)),
    );
    if (streets.length === 0) return undefined;
    const { between } = pickRandom(streets, random);
    const target = midpoint(positionOfNode(board, between[0]), positionOfNode(board, between[1]));
    return [moveNode(board, id, pointAlong(at, target, 1.5)), `${id} lies beyond ${between.join('-')}`];
  }),
  streetBoardFault('a node lies on another', (random, board) => {
    const { id, at } = pickRandom(drawableNodesOf(board), random);
    const other = pickRandom(nearestNodes(board, at, 3), random);
    const [x, y] = other.at;
    return [
      moveNode(board, id, [x + Math.round(random() * 12 - 6), y + Math.round(random() * 12 - 6)]),
      `${id} lies on ${other.id}`,
    ];
  }),
  streetBoardFault('a node lies in another part of the board', (random, board) => {
    const { id, at } = pickRandom(drawableNodesOf(board), random);
    const [width, height] = board.extent;
    const to = [Math.round(random() * width), Math.round(random() * height)] as const;
    if (distance(at, to) < width / 10) return undefined;
    return [moveNode(board, id, to), `${id} at ${to.join()}`];
  }),
  streetBoardFault(
    'a node lies a little off',
    (random, board) => {
      const { id, at } = pickRandom(drawableNodesOf(board), random);
      const to = [at[0] + Math.round(random() * 20 - 10), at[1] + Math.round(random() * 20 - 10)] as const;
      return to.join() === at.join() ? undefined : [moveNode(board, id, to), `${id} at ${to.join()}`];
    },
    { cannotBeKnown: { what: 'geometry', why: 'every tracing differs by so much from the print' } },
  ),
  streetBoardFault('two circles have one number', (random, board) => {
    const circle = pickRandom(board.circles, random);
    const at = [circle.at[0] + 300, circle.at[1]] as const;
    return [{ ...board, circles: [...board.circles, { ...circle, at }] }, `${idOfCircle(circle)} again`];
  }),
  streetBoardFault('a crossing is traced twice', (random, board) => {
    const { id, at } = pickRandom(board.crossings, random);
    const copy = { id: `x${unusedNumber(board)}`, at: [at[0] + 9, at[1] + 5] } as const;
    const lines = linesAtNode(board.streets, id);
    const half = new Set(lines.slice(0, lines.length >> 1));
    const streets = board.streets.map((line) =>
      half.has(line)
        ? { ...line, between: line.between.map((end) => (end === id ? copy.id : end)) as [NodeId, NodeId] }
        : line,
    );
    return [
      {
        ...board,
        crossings: [...board.crossings, copy],
        streets: [...streets, { between: [id, copy.id] }],
      },
      `${copy.id} beside ${id}, with half its streets`,
    ];
  }),
  streetBoardFault('a crossing too many, in the middle of a street', (random, board) => {
    const line = pickRandom(board.streets, random);
    const [a, b] = line.between;
    if (line.bends) return undefined;
    const extra = {
      id: `x${unusedNumber(board)}`,
      at: midpoint(positionOfNode(board, a), positionOfNode(board, b)),
    } as const;
    const inWalk = (walk: readonly NodeId[]): NodeId[] =>
      walk.flatMap((node, i) => {
        const next = walk[(i + 1) % walk.length]!;
        return (node === a && next === b) || (node === b && next === a) ? [node, extra.id] : [node];
      });
    return [
      {
        ...board,
        crossings: [...board.crossings, extra],
        streets: [
          ...without(board.streets, (each) => each === line),
          { between: [a, extra.id] },
          { between: [extra.id, b] },
        ],
        blocks: board.blocks.map((block) => ({ ...block, walk: inWalk(block.walk) })),
      },
      `${extra.id} in ${a}-${b}, in the blocks too`,
    ];
  }),
  streetBoardFault('a circle is missing with its streets', (random, board) =>
    goneWithStreets(board, idOfCircle(pickRandom(board.circles, random))),
  ),
  streetBoardFault('a circle is missing, its streets joined', (random, board) =>
    goneAsBend(board, idOfCircle(pickRandom(board.circles, random))),
  ),
  streetBoardFault('a crossing is missing with its streets', (random, board) =>
    goneWithStreets(board, pickRandom(board.crossings, random).id),
  ),
  streetBoardFault('a crossing is missing, its streets remain', (random, board) =>
    goneAlone(board, pickRandom(board.crossings, random).id),
  ),
  streetBoardFault('a crossing is missing, its streets joined', (random, board) =>
    goneAsBend(board, pickRandom(board.crossings, random).id),
  ),
  streetBoardFault('a crossing is read as a junction', (random, board) => {
    const { id, at } = pickRandom(board.crossings, random);
    const junction = { id: `t${unusedNumber(board)}`, at } as const;
    const changed = misnameNodeReferences(removeNode(board, id), new Map([[id, junction.id]]));
    return [{ ...changed, junctions: [...board.junctions, junction] }, `${id} is ${junction.id}`];
  }),
  oneBoardFault('whitechapel', 'a junction is read as a crossing', (random, board) => {
    const { id, at } = pickRandom(board.junctions, random);
    const crossing = { id: `x${unusedNumber(board)}`, at } as const;
    const changed = misnameNodeReferences(removeNode(board, id), new Map([[id, crossing.id]]));
    return [{ ...changed, crossings: [...board.crossings, crossing] }, `${id} is ${crossing.id}`];
  }),
  oneBoardFault('whitechapel', 'a junction is missing with its streets', (random, board) =>
    goneWithStreets(board, pickRandom(board.junctions, random).id),
  ),
  oneBoardFault('whitechapel', 'a junction is missing, its streets remain', (random, board) =>
    goneAlone(board, pickRandom(board.junctions, random).id),
  ),
];
