import { capitalise, describeNode, idOfCircle, type Circle, type StreetBoard } from '../../../model/index.js';
import { makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeEdition } from '../../facts/edition/describe-differences.js';
import { streetDifferences } from '../../facts/edition/street-differences.js';
import { memoByBoard } from '../../../model/index.js';

/** A circle of another colour than in the edition. */
export const colourDiffers = streetRule({
  ...COMPARED_WITH_EDITION,
  id: 'edition/colour-differs',
  summary: 'Every circle has the colour that the edition prints.',
  why: 'Women, hideouts, Discovery Locations and boats depend on the colours of circles.',
  remedy: 'Compare the colour with the print.',
  catalogueIds: ['COL-007', 'COL-008', 'COL-009'],
  topologyOnly: true,
  check: ({ board, profile }) => {
    const differences = streetDifferences(board, profile);
    if (differences === undefined) return [];
    const { print, match, complete } = differences;
    const colours = coloursOf(print);
    return board.circles.map((circle, i) => {
      const id = idOfCircle(circle);
      const expected = colours.get(match.toPrint.get(id) ?? id);
      const { colour: seen } = circle;
      if (expected === undefined || expected === seen) return undefined;
      // In a draft, circles start white; their colour counts when their streets are traced.
      if (profile === 'draft' && seen === 'white' && !complete.has(id)) return undefined;
      return {
        entities: [id],
        pointer: `/circles/${i}/colour`,
        what: `${capitalise(describeNode(id))} is ${seen}; in ${describeEdition(board)} it is ${expected}.`,
        remedy: `Make it ${expected}, as printed.`,
        seen,
        expected,
        fix: makeAskFix('setColour', { circle: id, colour: expected }, `Make it ${expected}`),
      };
    });
  },
});

const coloursOf = memoByBoard(
  ({ circles }: StreetBoard): ReadonlyMap<string, Circle['colour']> =>
    new Map(circles.map((circle) => [idOfCircle(circle), circle.colour])),
);
