import { capitalise, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { labelledLine } from '../../wording/labels.js';
import { askFix } from '../../definitions/make-fix.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** Water on a board of Letters from Whitechapel. */
export const notInThisGame: Rule<StreetBoard> = {
  id: 'water/not-in-this-game',
  severity: 'error',
  games: ['lfw'],
  summary: 'A board of Letters from Whitechapel has neither waterlines nor blocks of water.',
  why: 'Waterlines cannot be walked and this game has no boats, so the water has no use.',
  remedy:
    'Draw the waterline as a street or remove it, and declare the block as houses or as none. A board with boats is one of Whitehall Mystery.',
  whenToWaive: 'Never: the game has no rule for water.',
  waivable: false,
  catalogueIds: ['STR-016', 'DEF-01', 'LFW-B10'],
  check: ({ board }) => {
    const { streetCount } = networkOf(board);
    const lines = board.waterlines.map((_, i): Issue => {
      const { id, name, pointer } = labelledLine(board, streetCount + i);
      return {
        entities: [id],
        pointer,
        what: `${capitalise(name)} is on a board of Letters from Whitechapel, which has none.`,
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
};
