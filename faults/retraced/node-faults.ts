/** Faults of circles, crossings and junctions, retraced. */
import { idOfCircle, type Line, type NodeId, type Point, type StreetBoard } from '../../model/index.js';
import { pickRandom } from '../../testing/seeded-random.js';
import {
  areJoined,
  distance,
  linesAtNode,
  midpoint,
  misnameNodeReferences,
  moveNode,
  positionOfNode,
  removeNode,
  unusedNumber,
} from '../edit-nodes.js';
import { swapFieldValues, type FaultClass } from '../fault-class.js';
import { retracedStreetFault } from './retrace.js';

const otherEnd = ({ between: [a, b] }: Line, node: NodeId): NodeId => (a === node ? b : a);

/** The bends of a line in the order from one of its nodes. */
const bendsFrom = ({ between, bends = [] }: Line, node: NodeId): readonly Point[] =>
  between[0] === node ? bends : bends.toReversed();

const lineWith = (between: Line['between'], bends: readonly Point[]): Line =>
  bends.length === 0 ? { between } : { between, bends };

const replaceLines = (board: StreetBoard, gone: readonly Line[], ...lines: readonly Line[]): StreetBoard => ({
  ...board,
  streets: [...board.streets.filter((each) => !gone.includes(each)), ...lines],
});

/** Whether nothing printed depends on the crossing except its streets. */
const isPlain = ({ border, sector }: StreetBoard['crossings'][number]): boolean =>
  border === undefined && sector === undefined;

export const RETRACED_NODE_FAULTS: readonly FaultClass[] = [
  retracedStreetFault('a circle is on the wrong side of a crossing', (random, board) => {
    // a–c–x–b is traced as a–x–c–b.
    const circle = idOfCircle(pickRandom(board.circles, random));
    const lines = linesAtNode(board.streets, circle);
    if (lines.length !== 2 || linesAtNode(board.waterlines, circle).length > 0) return undefined;
    const [toA, toX] = random() < 0.5 ? lines : lines.toReversed();
    const [a, x] = [otherEnd(toA!, circle), otherEnd(toX!, circle)];
    const further = linesAtNode(board.streets, x).filter((line) => line !== toX && !line.bends);
    if (!x.startsWith('x') || further.length === 0 || areJoined(board, a, x)) return undefined;
    const beyond = pickRandom(further, random);
    const b = otherEnd(beyond, x);
    const [from, to] = [positionOfNode(board, x), positionOfNode(board, b)];
    if (b === a || distance(from, to) < 3 * (board.discs.circle + board.discs.crossing)) return undefined;
    const bends = [...bendsFrom(toA!, a), positionOfNode(board, circle), ...bendsFrom(toX!, circle)];
    const moved = moveNode(board, circle, midpoint(from, to));
    return [
      replaceLines(
        moved,
        [toA!, toX!, beyond],
        lineWith([a, x], bends),
        { between: [x, circle] },
        { between: [circle, b] },
      ),
      `${circle} is between ${x} and ${b}, not ${a} and ${x}`,
      [circle, x, `${circle}-${x}`, `${circle}-${b}`, `${b}-${circle}`, `${a}-${x}`, `${x}-${a}`],
    ];
  }),
  retracedStreetFault(
    'a junction and a crossing are exchanged',
    (random, board) => {
      const junction = pickRandom(board.junctions, random);
      const near = board.crossings
        .filter(isPlain)
        .sort((p, q) => distance(p.at, junction.at) - distance(q.at, junction.at));
      const crossing = pickRandom(near.slice(0, 4), random);
      const names = new Map<NodeId, NodeId>([[junction.id, crossing.id], [crossing.id, junction.id]]); // prettier-ignore
      const moved = moveNode(moveNode(board, junction.id, crossing.at), crossing.id, junction.at);
      return [
        misnameNodeReferences(moved, names),
        `${junction.id} and ${crossing.id}`,
        [junction.id, crossing.id],
      ];
    },
    ['whitechapel'],
  ),
  retracedStreetFault('a crossing is read as a junction', (random, board) => {
    const { id, at } = pickRandom(board.crossings.filter(isPlain), random);
    const junction = { id: `t${unusedNumber(board)}`, at } as const;
    const changed = misnameNodeReferences(removeNode(board, id), new Map([[id, junction.id]]));
    return [
      { ...changed, junctions: [...board.junctions, junction] },
      `${id} is ${junction.id}`,
      [junction.id],
    ];
  }),
  retracedStreetFault(
    'a junction is read as a crossing',
    (random, board) => {
      const { id, at } = pickRandom(board.junctions, random);
      const crossing = { id: `x${unusedNumber(board)}`, at } as const;
      const changed = misnameNodeReferences(removeNode(board, id), new Map([[id, crossing.id]]));
      return [
        { ...changed, crossings: [...board.crossings, crossing] },
        `${id} is ${crossing.id}`,
        [crossing.id],
      ];
    },
    ['whitechapel'],
  ),
  retracedStreetFault('a crossing is missing, its streets joined', (random, board) => {
    const { id, at } = pickRandom(board.crossings.filter(isPlain), random);
    const [one, other, ...more] = linesAtNode(board.streets, id);
    if (!one || !other || more.length > 0 || linesAtNode(board.waterlines, id).length > 0) return undefined;
    const [a, b] = [otherEnd(one, id), otherEnd(other, id)];
    const joined = lineWith([a, b], [...bendsFrom(one, a), at, ...bendsFrom(other, id)]);
    return [
      replaceLines(removeNode(board, id), [one, other], joined),
      `${id} is gone`,
      [a, b, `${a}-${b}`, `${b}-${a}`],
    ];
  }),
  retracedStreetFault('a crossing too many, in the middle of a street', (random, board) => {
    const line = pickRandom(board.streets, random);
    const [a, b] = line.between;
    if (line.bends) return undefined;
    const at = midpoint(positionOfNode(board, a), positionOfNode(board, b));
    const id = `x${unusedNumber(board)}` as const;
    const changed = replaceLines(board, [line], { between: [a, id] }, { between: [id, b] });
    return [
      { ...changed, crossings: [...board.crossings, { id, at }] },
      `${id} in ${a}-${b}`,
      [id, `${a}-${id}`, `${id}-${b}`],
    ];
  }),
  retracedStreetFault('the numbers of two near circles are swapped', (random, board) => {
    const a = pickRandom(board.circles, random);
    const near = board.circles
      .filter((each) => each !== a)
      .sort((p, q) => distance(a.at, p.at) - distance(a.at, q.at));
    const b = pickRandom(near.slice(0, 3), random);
    const names = new Map<NodeId, NodeId>([[idOfCircle(a), idOfCircle(b)], [idOfCircle(b), idOfCircle(a)]]); // prettier-ignore
    const circles = swapFieldValues(board.circles, a, b, 'number');
    return [
      { ...misnameNodeReferences(board, names), circles },
      `${a.number} and ${b.number}`,
      [idOfCircle(a), idOfCircle(b)],
    ];
  }),
];
