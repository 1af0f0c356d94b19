import { networkOf } from '../../../model/network/index.js';
import { askFix, labelledLine, streetRule, type Issue } from '../../definitions/define-rule.js';

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
  check: ({ board }) => {
    const { streetCount } = networkOf(board);
    const lines = board.waterlines.map((_, i): Issue => {
      const { id, name, title, place } = labelledLine(board, streetCount + i);
      return {
        ...place,
        what: `${title} is on a board of Letters from Whitechapel, which has none.`,
        remedy: 'Make it a street if it is printed, or remove it.',
        fix: askFix('removeWaterline', { line: id }, `Remove ${name}`),
      };
    });
    const blocks = board.blocks.flatMap(({ id, kind }, i): Issue[] =>
      kind === 'water'
        ? [
            {
              entities: [id],
              pointer: `/blocks/${i}/kind`,
              what: `Block ${id} is declared as water on a board of Letters from Whitechapel, which has none.`,
              remedy: `Declare ${id} as houses, or as none with the reason.`,
              seen: kind,
              expected: ['houses', 'none'],
              fix: askFix('setBlockKind', { block: id, kind: 'houses' }, `Declare ${id} as houses`),
            },
          ]
        : [],
    );
    return [...lines, ...blocks];
  },
});
