/** Faults of colours, borders and sections, with witnesses and counts that follow. */
import {
  idOfCircle,
  sectorRelation,
  type Circle,
  type Crossing,
  type StreetBoard,
} from '../../model/index.js';
import { pickRandom } from '../../testing/seeded-random.js';
import { drawableNodesOf, nearestNodes } from '../edit-nodes.js';
import { pickWhere, replaceItem, swapFieldValues, type FaultClass } from '../fault-class.js';
import { retracedStreetFault } from './retrace.js';

const COLOURS = { lfw: ['white', 'red'], wm: ['white', 'black', 'blue'] } as const;

/** The crossings with the border and name of two of them exchanged. */
const swapMarks = ({ crossings }: StreetBoard, a: Crossing, b: Crossing): Crossing[] => {
  const marked = ({ border: _, name: _name, ...plain }: Crossing, { border, name }: Crossing): Crossing => ({
    ...plain,
    ...(border !== undefined && { border }),
    ...(name !== undefined && { name }),
  });
  return crossings.map((each) => (each === a ? marked(a, b) : each === b ? marked(b, a) : each));
};

export const RETRACED_PRINT_FAULTS: readonly FaultClass[] = [
  retracedStreetFault('two circles have exchanged colours', (random, board) => {
    const a = pickWhere(board.circles, random, ({ colour }) => colour !== 'white');
    const b = pickWhere(board.circles, random, ({ colour }) => colour !== a.colour);
    const circles = swapFieldValues(board.circles, a, b, 'colour');
    return [
      { ...board, circles },
      `c${a.number} is ${b.colour} and c${b.number} ${a.colour}`,
      [idOfCircle(a), idOfCircle(b)],
    ];
  }),
  retracedStreetFault('a circle has another colour', (random, board) => {
    const circle = pickRandom(board.circles, random);
    const colour = pickWhere<Circle['colour']>(COLOURS[board.game], random, (each) => each !== circle.colour);
    const circles = replaceItem(board.circles, circle, { ...circle, colour });
    return [{ ...board, circles }, `c${circle.number} is ${colour}`, [idOfCircle(circle)]];
  }),
  retracedStreetFault('a yellow border is at another crossing', (random, board) => {
    const from = pickWhere(board.crossings, random, ({ border }) => border === 'yellow');
    const to = pickWhere(board.crossings, random, ({ border }) => border === undefined);
    return [{ ...board, crossings: swapMarks(board, from, to) }, `${from.id} at ${to.id}`, [from.id, to.id]];
  }),
  retracedStreetFault('a yellow border too many or too few', (random, board) => {
    const isTooFew = random() < 0.5;
    const crossing = pickWhere(
      board.crossings,
      random,
      ({ border }) => border === (isTooFew ? 'yellow' : undefined),
    );
    const { border: _, ...plain } = crossing;
    const changed: Crossing = isTooFew ? plain : { ...plain, border: 'yellow' };
    const crossings = replaceItem(board.crossings, crossing, changed);
    return [{ ...board, crossings }, `${crossing.id} has ${isTooFew ? 'no' : 'a'} border`, [crossing.id]];
  }),
  retracedStreetFault(
    'Goulston Street is at another crossing',
    (random, board) => {
      const from = board.crossings.find(({ id }) => id === board.letters!.goulston)!;
      const to = pickWhere(board.crossings, random, ({ border }) => border === undefined);
      const letters = { ...board.letters!, goulston: to.id };
      return [{ ...board, letters, crossings: swapMarks(board, from, to) }, `at ${to.id}`, [to.id]];
    },
    ['whitechapel'],
  ),
  retracedStreetFault('a node is decided to be in the next section', (random, board) => {
    const { id, at } = pickRandom(drawableNodesOf(board), random);
    const sectors = sectorRelation(board);
    const own = sectors.get(id);
    const next = nearestNodes(board, at, 5).flatMap((node) => sectors.get(node.id) ?? []);
    const others = next.filter((section) => section !== own);
    if (own === undefined || others.length === 0) return undefined;
    const sector = pickRandom(others, random);
    const circles = board.circles.map((each) => (idOfCircle(each) === id ? { ...each, sector } : each));
    const crossings = board.crossings.map((each) => (each.id === id ? { ...each, sector } : each));
    return [{ ...board, circles, crossings }, `${id} is in ${sector}, not ${own}`, [id]];
  }),
];
