import type { StreetBoard } from '../../../model/index.js';
import {
  labelLine,
  makeAskFix,
  pointersOfNodes,
  streetRule,
  type Issue,
} from '../../definitions/define-rule.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeEdition, describeStreetDifference } from '../../facts/edition/describe-differences.js';
import {
  commonEnds,
  streetDifferences,
  type StreetDifference,
  type StreetDifferences,
} from '../../facts/edition/street-differences.js';
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
  if (street !== undefined) {
    const { name, place } = labelLine(board, street);
    const [end] = commonEnds([...here, ...inPrint]);
    const wanted = inPrint[0]?.find((id) => id !== end);
    return {
      ...place,
      what,
      remedy:
        wanted === undefined
          ? `Compare ${name} with the print.`
          : `Compare ${name} with the print; there it leads to ${wanted}.`,
      ...values,
    };
  }
  const [a, b] = inPrint[0]!;
  const at = middleOf([positionOfId(board, a)!, positionOfId(board, b)!]);
  return {
    entities: [a, b],
    pointer: pointersOfNodes(board).get(a)!,
    what,
    remedy: `Trace the street between ${a} and ${b} that the print has.`,
    ...values,
    ...(at && { at }),
    ...(inPrint.length === 1 && { fix: makeAskFix('addStreet', { between: [a, b] }, `Join ${a} to ${b}`) }),
  };
}

const anotherBoard = (board: StreetBoard, count: number): Issue => ({
  entities: ['edition'],
  pointer: '/edition',
  what: `The board differs from ${describeEdition(board)} in ${count} streets.`,
  remedy: 'Write the edition that the board was traced from, or `custom` for a home-made board.',
  seen: board.edition,
});
