import { networkOf } from '../../../model/network/index.js';
import {
  makeAskFix,
  declareBlockFix,
  labelLine,
  streetRule,
  setLineKindFix,
} from '../../definitions/define-rule.js';

/** Water on a board of Letters from Whitechapel. */
export const notInThisGame = streetRule({
  id: 'water/not-in-this-game',
  severity: 'error',
  games: ['lfw'],
  summary: 'A board of Letters from Whitechapel has neither waterlines nor blocks of water.',
  why: 'Waterlines cannot be walked and this game has no boats, so the water has no use.',
  remedy:
    'Draw the waterline as a street or remove it, and declare the block as houses or as none. A board with boats is one of Whitehall Mystery.',
  neverWaive: 'the game has no rule for water.',
  catalogueIds: ['STR-016', 'DEF-01', 'LFW-B10'],
  *check({ board }) {
    const { streetCount } = networkOf(board);
    for (const i of board.waterlines.keys()) {
      const { id, name, title, place } = labelLine(board, streetCount + i);
      yield {
        ...place,
        what: `${title} is on a board of Letters from Whitechapel, which has none.`,
        remedy: 'Make it a street if it is printed, or remove it.',
        fixes: [setLineKindFix(id, 'street'), makeAskFix('removeWaterline', { line: id }, `Remove ${name}`)],
      };
    }
    for (const [i, { id, kind }] of board.blocks.entries())
      if (kind === 'water')
        yield {
          entities: [id],
          pointer: `/blocks/${i}/kind`,
          what: `Block ${id} is declared as water on a board of Letters from Whitechapel, which has none.`,
          remedy: `Declare ${id} as houses, or as none with the reason.`,
          seen: kind,
          expected: ['houses', 'none'],
          fix: declareBlockFix(id, 'houses'),
        };
  },
});
