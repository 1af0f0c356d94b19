import type { StreetBoard } from '../../../model/index.js';
import {
  labelLine,
  makeAskFix,
  pointersOfNodes,
  setLineKindFix,
  streetRule,
  type Issue,
} from '../../definitions/define-rule.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeEdition, describeStreetDifference } from '../../facts/edition/describe-differences.js';
import {
  streetDifferences,
  type StreetDifference,
  type StreetDifferences,
} from '../../facts/edition/street-differences.js';
import { printedEnds } from '../../facts/edition/printed-ends.js';
import { middleOf, positionOfId } from '../../facts/geometry/position-of-pointer.js';

/** More streets differ only if the board is another one. */
const MOST_STREETS = 40;

/** A street that the edition does not have, that is missing, or that ends elsewhere. */
export const streetDiffers = streetRule({
  ...COMPARED_WITH_EDITION,
  id: 'edition/street-differs',
  summary: 'Streets join the same circles and crossings as in the edition that the board claims.',
  why: 'Jack’s moves, the steps of the police and their searches all follow the streets.',
  remedy: 'Compare the street with the print.',
  catalogueIds: [],
  origin:
    'A street that ends at the next crossing is consistent in itself if the blocks were traced from the same drawing.',
  *check({ board, profile }) {
    const differences = streetDifferences(board, profile);
    if (differences === undefined) return;
    // In a draft, a street that is not there is not traced yet.
    const streets = differences.streets.filter(({ here }) => profile !== 'draft' || here.length > 0);
    if (streets.length > MOST_STREETS) yield anotherBoard(board, streets.length);
    else for (const difference of streets) yield issueOf(board, differences, difference);
  },
});

function issueOf(board: StreetBoard, differences: StreetDifferences, difference: StreetDifference): Issue {
  const { street, here, inPrint } = difference;
  const what = describeStreetDifference(board, differences, difference);
  const values = { ...(here.length > 0 && { seen: here }), ...(inPrint.length > 0 && { expected: inPrint }) };
  const ends = printedEnds(board, difference);
  const join = ends && makeAskFix('addStreet', { between: ends }, `Join ${ends.join(' to ')}`);
  if (street !== undefined) {
    const { id, name, place, remove } = labelLine(board, street);
    const wanted = ends?.[1];
    const from = board.streets[street]!.between.find((each) => each !== ends?.[0]);
    const isOfStreet = ends !== undefined && board.streets[street]!.between.includes(ends[0]);
    return {
      ...place,
      what,
      remedy:
        wanted === undefined
          ? `Compare ${name} with the print.`
          : `Compare ${name} with the print; there it leads to ${wanted}.`,
      ...values,
      fixes:
        wanted !== undefined && from !== undefined && isOfStreet
          ? [makeAskFix('moveStreetEnd', { line: id, from, to: wanted }, `Lead ${name} to ${wanted}`)]
          : join
            ? [join]
            : [
                ...(isBesideWater(board, street) ? [setLineKindFix(id, 'waterline')] : []),
                makeAskFix(remove, { line: id }, `Remove ${name}`),
              ],
    };
  }
  const [a, b] = inPrint[0]!;
  const places = [positionOfId(board, a), positionOfId(board, b)];
  const at = middleOf(places.filter((place) => place !== undefined));
  return {
    entities: [a, b],
    pointer: pointersOfNodes(board).get(a)!,
    what,
    remedy: `Trace the street between ${a} and ${b} that the print has.`,
    ...values,
    ...(at && { at }),
    missing: true,
    ...(join && { fix: join }),
  };
}

/** Whether a declared block of water follows a street. */
function isBesideWater({ streets, blocks }: StreetBoard, street: number): boolean {
  const { between } = streets[street]!;
  return blocks.some(
    ({ kind, walk }) =>
      kind === 'water' &&
      walk.some((id, i) => between.includes(id) && between.includes(walk[(i + 1) % walk.length]!)),
  );
}

const anotherBoard = (board: StreetBoard, count: number): Issue => ({
  entities: ['edition'],
  pointer: '/edition',
  what: `The board differs from ${describeEdition(board)} in ${count} streets.`,
  remedy: 'Write the edition that the board was traced from, or `custom` for a home-made board.',
  seen: board.edition,
});
