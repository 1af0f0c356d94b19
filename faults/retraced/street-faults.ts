/** Faults of streets, retraced. */
import {
  facesOfBoard,
  idsOfLines,
  kindOfNode,
  type Line,
  type NodeId,
  type StreetBoard,
} from '../../model/index.js';
import { angleBetween } from '../../validator/facts/geometry/line-course.js';
import { pickRandom } from '../../testing/seeded-random.js';
import { areJoined, linesAtNode, positionOfNode } from '../edit-nodes.js';
import { pickIndex, pickWhere, replaceItem, type FaultClass, type Random } from '../fault-class.js';
import { drawStreet, retracedStreetFault, type Change } from './retrace.js';

const withoutStreets = (board: StreetBoard, ...lines: readonly Line[]): StreetBoard => ({
  ...board,
  streets: board.streets.filter((each) => !lines.includes(each)),
});

const nameOf = ({ between }: Pick<Line, 'between'>): string => between.join('-');
const placeOf = (...ends: readonly Line['between'][]): string[] => [
  ...idsOfLines(ends.map((between) => ({ between }))),
  ...new Set(ends.flat()),
];

/** The other end of a line. */
const farEnd = ({ between: [a, b] }: Line, node: NodeId): NodeId => (a === node ? b : a);

/** Up to this angle in degrees, seen from the kept end, the two other ends lie on one straight line. */
const STRAIGHT = 15;

/** A street ends at a crossing that is joined to its true end; on its straight line or not. */
const endsAtNext =
  (onLine: boolean) =>
  (random: Random, board: StreetBoard): Change<StreetBoard> | undefined => {
    const line = pickRandom(board.streets, random);
    const [kept, end] = random() < 0.5 ? line.between : (line.between.toReversed() as [NodeId, NodeId]);
    const around = linesAtNode(board.streets, end).map((each) => farEnd(each, end));
    const crossings = around.filter(
      (id) => kindOfNode(id) === 'crossing' && id !== kept && !areJoined(board, kept, id),
    );
    const [from, old] = [positionOfNode(board, kept), positionOfNode(board, end)];
    const fitting = crossings.filter((id) => {
      const [x, y] = positionOfNode(board, id);
      const turn = angleBetween([old[0] - from[0], old[1] - from[1]], [x - from[0], y - from[1]]);
      return turn <= STRAIGHT === onLine;
    });
    if (fitting.length === 0) return undefined;
    const between = [kept, pickRandom(fitting, random)] as const;
    const drawn = drawStreet(withoutStreets(board, line), between);
    return drawn && [drawn, `${nameOf(line)} is now ${between.join('-')}`, [...placeOf(between), end]];
  };

export const RETRACED_STREET_FAULTS: readonly FaultClass[] = [
  retracedStreetFault('a street ends at the next crossing on its line', endsAtNext(true)),
  retracedStreetFault('a street ends at the next crossing off its line', endsAtNext(false)),
  retracedStreetFault('two streets have exchanged ends', (random, board) => {
    // Two streets that end at neighbouring nodes, on different sides of the street between these.
    const between = pickRandom(board.streets, random);
    const [b, d] = between.between;
    const [first, second] = [b, d].map((node) =>
      pickWhere(linesAtNode(board.streets, node), random, (line) => line !== between),
    );
    if (!first || !second) return undefined;
    const [a, c] = [farEnd(first, b), farEnd(second, d)];
    if (new Set([a, b, c, d]).size < 4 || areJoined(board, a, d) || areJoined(board, c, b)) return undefined;
    const one = drawStreet(withoutStreets(board, first, second), [a, d]);
    const both = one && drawStreet(one, [c, b]);
    return (
      both && [
        both,
        `${nameOf(first)} and ${nameOf(second)} are ${a}-${d} and ${c}-${b}`,
        placeOf([a, d], [c, b]),
      ]
    );
  }),
  retracedStreetFault('a street is missing, its two blocks are one', (random, board) => {
    const line = pickRandom(board.streets, random);
    return [withoutStreets(board, line), `${nameOf(line)} is gone`, [...line.between]];
  }),
  retracedStreetFault('a street too many, its block is two', (random, board) => {
    const { walk } = pickRandom(facesOfBoard(board).inner, random);
    const [a, b] = [walk[pickIndex(walk, random)]!, walk[pickIndex(walk, random)]!];
    if (a === b || areJoined(board, a, b)) return undefined;
    const drawn = drawStreet(board, [a, b]);
    return drawn && [drawn, `${a}-${b} is new`, placeOf([a, b])];
  }),
  retracedStreetFault(
    'a waterline is drawn as a street',
    (random, board) => {
      const line = pickRandom(board.waterlines, random);
      const waterlines = replaceItem(board.waterlines, line);
      return [
        { ...board, waterlines, streets: [...board.streets, line] },
        `${nameOf(line)} is black`,
        placeOf(line.between),
      ];
    },
    ['whitehall'],
  ),
  retracedStreetFault('a block of houses is none', (random, board) => {
    const block = pickWhere(board.blocks, random, ({ kind }) => kind === 'houses');
    const changed = { ...block, kind: 'none', reason: 'A park.' } as const;
    return [
      { ...board, blocks: replaceItem(board.blocks, block, changed) },
      `${block.id} is none`,
      [block.id],
    ];
  }),
];
