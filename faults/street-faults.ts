/** Faults of streets and waterlines. */
import type { Line, NodeId, Point, StreetBoard } from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';
import { streetBoardFault, WHITEHALL, type FaultClass, type Random } from './fault-class.js';
import {
  areJoined,
  pointAlong,
  linesAtNode,
  midpoint,
  nearestNodes,
  nodesOfBoard,
  positionOfNode,
} from './edit-nodes.js';

const words = ({ between }: Line): string => between.join('-');

const withStreet = (board: StreetBoard, index: number, ...lines: readonly Line[]): StreetBoard => ({
  ...board,
  streets: board.streets.toSpliced(index, 1, ...lines),
});

const someStreet = (board: StreetBoard, random: Random): [number, Line] => {
  const index = Math.floor(random() * board.streets.length);
  return [index, board.streets[index]!];
};

/** A street that has bends. */
const someBent = (board: StreetBoard, random: Random): [number, Line, readonly Point[]] | undefined => {
  const bent = board.streets.flatMap((line, i) => (line.bends ? [i] : []));
  if (bent.length === 0) return undefined;
  const index = pickRandom(bent, random);
  return [index, board.streets[index]!, board.streets[index]!.bends!];
};

export const STREET_FAULTS: readonly FaultClass[] = [
  streetBoardFault('a street is missing', (random, board) => {
    const [index, line] = someStreet(board, random);
    return { board: withStreet(board, index), what: `${words(line)} is gone` };
  }),
  streetBoardFault('a street too many', (random, board) => {
    const from = pickRandom(nodesOfBoard(board), random);
    const to = pickRandom(nearestNodes(board, from.at, 6), random);
    if (areJoined(board, from.id, to.id)) return undefined;
    const line: Line = { between: [from.id, to.id] };
    return { board: { ...board, streets: [...board.streets, line] }, what: `${words(line)} is new` };
  }),
  streetBoardFault('a street ends elsewhere', (random, board) => {
    const [index, line] = someStreet(board, random);
    const [kept, left] = random() < 0.5 ? line.between : line.between.toReversed();
    const other = pickRandom(nearestNodes(board, positionOfNode(board, left), 4), random).id;
    if (other === kept || areJoined(board, kept, other)) return undefined;
    const changed: Line = { ...line, between: [kept, other] };
    return { board: withStreet(board, index, changed), what: `${words(line)} is now ${words(changed)}` };
  }),
  streetBoardFault('two streets exchange their ends', (random, board) => {
    const [i, first] = someStreet(board, random);
    const [a, b] = first.between;
    const near = nearestNodes(board, positionOfNode(board, a), 4).flatMap(({ id }) =>
      linesAtNode(board.streets, id),
    );
    const second = pickRandom(near, random);
    const [c, d] = second.between;
    if (new Set([a, b, c, d]).size < 4 || areJoined(board, a, d) || areJoined(board, c, b)) return undefined;
    const streets = board.streets.map((line, index) =>
      index === i ? { between: [a, d] as const } : line === second ? { between: [c, b] as const } : line,
    );
    return {
      board: { ...board, streets },
      what: `${words(first)} and ${words(second)} are ${a}-${d} and ${c}-${b}`,
    };
  }),
  streetBoardFault('a street is there twice', (random, board) => {
    const [, line] = someStreet(board, random);
    return { board: { ...board, streets: [...board.streets, line] }, what: `${words(line)} twice` };
  }),
  streetBoardFault('a street is there twice, once with a bend', (random, board) => {
    const [, line] = someStreet(board, random);
    const [a, b] = [positionOfNode(board, line.between[0]), positionOfNode(board, line.between[1])];
    const [x, y] = midpoint(a, b);
    const bends: Point[] = [[x + Math.round((b[1] - a[1]) / 8), y - Math.round((b[0] - a[0]) / 8)]];
    const streets = [...board.streets, { between: line.between, bends }];
    return { board: { ...board, streets }, what: `${words(line)} again, by ${bends.join()}` };
  }),
  streetBoardFault('a street from a node to itself', (random, board) => {
    const { id } = pickRandom(nodesOfBoard(board), random);
    const line: Line = { between: [id, id] };
    return { board: { ...board, streets: [...board.streets, line] }, what: `${words(line)} is new` };
  }),
  streetBoardFault('a street misses a node on its way', (random, board) => {
    // a-b and b-c are traced as one street a-c that passes through b.
    const b = pickRandom(nodesOfBoard(board), random);
    const [first, second] = linesAtNode(board.streets, b.id);
    if (!first || !second) return undefined;
    const end = ({ between }: Line): NodeId => between.find((id) => id !== b.id)!;
    const [a, c] = [end(first), end(second)];
    if (a === c || areJoined(board, a, c)) return undefined;
    const line: Line = { between: [a, c], bends: [b.at] };
    const streets = [...board.streets.filter((each) => each !== first && each !== second), line];
    return { board: { ...board, streets }, what: `${words(line)} runs through ${b.id}` };
  }),
  streetBoardFault(
    'the bends of a street are missing',
    (random, board) => {
      const [index, line] = someBent(board, random) ?? [];
      if (!line) return undefined;
      return {
        board: withStreet(board, index!, { between: line.between }),
        what: `${words(line)} is straight`,
      };
    },
    {
      cannotBeKnown: {
        what: 'geometry',
        why: 'where the straight way meets nothing, the drawing is as plausible without the bend',
      },
    },
  ),
  streetBoardFault('a bend lies beyond a node', (random, board) => {
    const [index, line] = someStreet(board, random);
    const [a, b] = [positionOfNode(board, line.between[0]), positionOfNode(board, line.between[1])];
    const node = pickRandom(nearestNodes(board, midpoint(a, b), 5), random);
    if (line.between.includes(node.id)) return undefined;
    const bends = [pointAlong(midpoint(a, b), node.at, 1.3)];
    return {
      board: withStreet(board, index, { ...line, bends }),
      what: `${words(line)} goes round ${node.id}`,
    };
  }),
  streetBoardFault('the bends of a street are in the wrong order', (random, board) => {
    const [index, line, bends] = someBent(board, random) ?? [];
    if (!line || !bends || bends.length < 2) return undefined;
    const changed = { ...line, bends: bends.toReversed() };
    return { board: withStreet(board, index!, changed), what: `the bends of ${words(line)} run backwards` };
  }),
  streetBoardFault(
    'a waterline is missing',
    (random, board) => {
      const line = pickRandom(board.waterlines, random);
      return {
        board: { ...board, waterlines: board.waterlines.filter((each) => each !== line) },
        what: `${words(line)} is gone`,
      };
    },
    { boards: WHITEHALL },
  ),
  streetBoardFault('a waterline too many', (random, board) => {
    const from = pickRandom(nodesOfBoard(board), random);
    const to = pickRandom(nearestNodes(board, from.at, 6), random);
    if (areJoined(board, from.id, to.id)) return undefined;
    const line: Line = { between: [from.id, to.id] };
    return { board: { ...board, waterlines: [...board.waterlines, line] }, what: `${words(line)} is new` };
  }),
  streetBoardFault(
    'a waterline is drawn as a street',
    (random, board) => {
      const line = pickRandom(board.waterlines, random);
      const waterlines = board.waterlines.filter((each) => each !== line);
      return {
        board: { ...board, waterlines, streets: [...board.streets, line] },
        what: `${words(line)} is black`,
      };
    },
    { boards: WHITEHALL },
  ),
  streetBoardFault('a street is drawn as a waterline', (random, board) => {
    const [index, line] = someStreet(board, random);
    const changed = { ...withStreet(board, index), waterlines: [...board.waterlines, line] };
    return { board: changed, what: `${words(line)} is blue` };
  }),
  streetBoardFault(
    'a street is bent a little',
    (random, board) => {
      const [index, line] = someStreet(board, random);
      if (line.bends) return undefined;
      const [a, b] = [positionOfNode(board, line.between[0]), positionOfNode(board, line.between[1])];
      const [x, y] = midpoint(a, b);
      const bends: Point[] = [[x + Math.round((b[1] - a[1]) / 40), y - Math.round((b[0] - a[0]) / 40)]];
      return {
        board: withStreet(board, index, { ...line, bends }),
        what: `${words(line)} by ${bends.join()}`,
      };
    },
    { cannotBeKnown: { what: 'geometry', why: 'a printed street may be bent so; it meets the same nodes' } },
  ),
];
