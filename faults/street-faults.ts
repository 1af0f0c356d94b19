/** Faults of streets and waterlines. */
import type { Line, NodeId, Point, StreetBoard } from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import {
  oneBoardFault,
  replaceItem,
  streetBoardFault,
  type Fault,
  type FaultClass,
  type Random,
} from './fault-class.js';
import {
  areJoined,
  pointAlong,
  linesAtNode,
  midpoint,
  nearestNodes,
  drawableNodesOf,
  positionOfNode,
} from './edit-nodes.js';

const words = ({ between }: Line): string => between.join('-');

const withStreet = (board: StreetBoard, line: Line, ...lines: readonly Line[]): StreetBoard => ({
  ...board,
  streets: replaceItem(board.streets, line, ...lines),
});

const withLine = (board: StreetBoard, list: 'streets' | 'waterlines', line: Line): StreetBoard => ({
  ...board,
  [list]: [...board[list], line],
});

/** The positions of a line's ends. */
const endsOf = (board: StreetBoard, { between: [a, b] }: Line): [Point, Point] => [
  positionOfNode(board, a),
  positionOfNode(board, b),
];

/** A bend beside the middle of a line, by a part of its length. */
const bendBeside = (board: StreetBoard, line: Line, part: number): Point[] => {
  const [a, b] = endsOf(board, line);
  const [x, y] = midpoint(a, b);
  return [[x + Math.round((b[1] - a[1]) / part), y - Math.round((b[0] - a[0]) / part)]];
};

/** A new line between two near nodes. */
const surplusLine =
  (list: 'streets' | 'waterlines') =>
  (random: Random, board: StreetBoard): Fault | undefined => {
    const from = pickRandom(drawableNodesOf(board), random);
    const to = pickRandom(nearestNodes(board, from.at, 6), random);
    if (areJoined(board, from.id, to.id)) return undefined;
    const line: Line = { between: [from.id, to.id] };
    return [withLine(board, list, line), `${words(line)} is new`];
  };

export const STREET_FAULTS: readonly FaultClass[] = [
  streetBoardFault('a street is missing', (random, board) => {
    const line = pickRandom(board.streets, random);
    return [withStreet(board, line), `${words(line)} is gone`];
  }),
  streetBoardFault('a street too many', surplusLine('streets')),
  streetBoardFault('a street ends elsewhere', (random, board) => {
    const line = pickRandom(board.streets, random);
    const [kept, left] = random() < 0.5 ? line.between : line.between.toReversed();
    const other = pickRandom(nearestNodes(board, positionOfNode(board, left), 4), random).id;
    if (other === kept || areJoined(board, kept, other)) return undefined;
    const changed: Line = { ...line, between: [kept, other] };
    return [withStreet(board, line, changed), `${words(line)} is now ${words(changed)}`];
  }),
  streetBoardFault('two streets exchange their ends', (random, board) => {
    const first = pickRandom(board.streets, random);
    const [a, b] = first.between;
    const near = nearestNodes(board, positionOfNode(board, a), 4).flatMap(({ id }) =>
      linesAtNode(board.streets, id),
    );
    const second = pickRandom(near, random);
    const [c, d] = second.between;
    if (new Set([a, b, c, d]).size < 4 || areJoined(board, a, d) || areJoined(board, c, b)) return undefined;
    return [
      withStreet(withStreet(board, first, { between: [a, d] }), second, { between: [c, b] }),
      `${words(first)} and ${words(second)} are ${a}-${d} and ${c}-${b}`,
    ];
  }),
  streetBoardFault('a street is there twice', (random, board) => {
    const line = pickRandom(board.streets, random);
    return [withLine(board, 'streets', line), `${words(line)} twice`];
  }),
  streetBoardFault('a street is there twice, once with a bend', (random, board) => {
    const line = pickRandom(board.streets, random);
    const bends = bendBeside(board, line, 8);
    const copy = { between: line.between, bends };
    return [withLine(board, 'streets', copy), `${words(line)} again, by ${bends.join()}`];
  }),
  streetBoardFault('a street from a node to itself', (random, board) => {
    const { id } = pickRandom(drawableNodesOf(board), random);
    const line: Line = { between: [id, id] };
    return [withLine(board, 'streets', line), `${words(line)} is new`];
  }),
  streetBoardFault('a street misses a node on its way', (random, board) => {
    // a-b and b-c are traced as one street a-c that passes through b.
    const b = pickRandom(drawableNodesOf(board), random);
    const [first, second] = linesAtNode(board.streets, b.id);
    if (!first || !second) return undefined;
    const end = ({ between }: Line): NodeId => between.find((id) => id !== b.id)!;
    const [a, c] = [end(first), end(second)];
    if (a === c || areJoined(board, a, c)) return undefined;
    const line: Line = { between: [a, c], bends: [b.at] };
    const rest = withStreet(withStreet(board, first), second);
    return [withLine(rest, 'streets', line), `${words(line)} runs through ${b.id}`];
  }),
  streetBoardFault(
    'the bends of a street are missing',
    (random, board) => {
      const line = someBent(board, random);
      return line && [withStreet(board, line, { between: line.between }), `${words(line)} is straight`];
    },
    {
      cannotBeKnown: {
        what: 'geometry',
        why: 'where the straight way meets nothing, the drawing is as plausible without the bend',
      },
    },
  ),
  streetBoardFault('a bend lies beyond a node', (random, board) => {
    const line = pickRandom(board.streets, random);
    const middle = midpoint(...endsOf(board, line));
    const node = pickRandom(nearestNodes(board, middle, 5), random);
    if (line.between.includes(node.id)) return undefined;
    const changed = { ...line, bends: [pointAlong(middle, node.at, 1.3)] };
    return [withStreet(board, line, changed), `${words(line)} goes round ${node.id}`];
  }),
  streetBoardFault('the bends of a street are in the wrong order', (random, board) => {
    const line = someBent(board, random);
    if (!line?.bends || line.bends.length < 2) return undefined;
    const changed = { ...line, bends: line.bends.toReversed() };
    return [withStreet(board, line, changed), `the bends of ${words(line)} run backwards`];
  }),
  oneBoardFault('whitehall', 'a waterline is missing', (random, board) => {
    const line = pickRandom(board.waterlines, random);
    return [{ ...board, waterlines: replaceItem(board.waterlines, line) }, `${words(line)} is gone`];
  }),
  streetBoardFault('a waterline too many', surplusLine('waterlines')),
  oneBoardFault('whitehall', 'a waterline is drawn as a street', (random, board) => {
    const line = pickRandom(board.waterlines, random);
    const rest = { ...board, waterlines: replaceItem(board.waterlines, line) };
    return [withLine(rest, 'streets', line), `${words(line)} is black`];
  }),
  streetBoardFault('a street is drawn as a waterline', (random, board) => {
    const line = pickRandom(board.streets, random);
    return [withLine(withStreet(board, line), 'waterlines', line), `${words(line)} is blue`];
  }),
  streetBoardFault(
    'a street is bent a little',
    (random, board) => {
      const line = pickRandom(board.streets, random);
      if (line.bends) return undefined;
      const bends = bendBeside(board, line, 40);
      return [withStreet(board, line, { ...line, bends }), `${words(line)} by ${bends.join()}`];
    },
    { cannotBeKnown: { what: 'geometry', why: 'a printed street may be bent so; it meets the same nodes' } },
  ),
];

/** A street that has bends. */
function someBent(board: StreetBoard, random: Random): Line | undefined {
  const bent = board.streets.filter(({ bends }) => bends);
  return bent.length === 0 ? undefined : pickRandom(bent, random);
}
