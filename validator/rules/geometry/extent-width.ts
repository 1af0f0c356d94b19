import { makeAskFix, boardRule } from '../../definitions/define-rule.js';

/** A printed board that is not 10000 units wide. */
export const extentWidth = boardRule({
  id: 'geometry/extent-width',
  severity: { otherwise: 'error', draft: 'info', custom: 'info' },
  summary: 'A printed board is 10000 board units wide, x to the right, y down.',
  why: 'A board unit is 1/10000 of the width; at another scale every circle lies off the print.',
  remedy: 'Scale all coordinates so that the width is 10000.',
  whenToWaive: 'Never on a printed board. A home-made board may have any width.',
  waivable: 'unprinted',
  catalogueIds: ['SCH-008'],
  needsPlaces: true,
  *check({ board }) {
    const [width] = board.extent;
    if (width === 10000) return;
    yield {
      entities: ['extent'],
      pointer: '/extent',
      what: `The board is ${width} units wide, not 10000.`,
      remedy: 'Scale all coordinates to a width of 10000.',
      seen: width,
      expected: 10000,
      fix: makeAskFix('rescale', { width: 10000 }, 'Scale the board to 10000'),
    };
  },
});
