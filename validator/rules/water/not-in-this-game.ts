import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** Water on a board of Letters from Whitechapel. */
export const notInThisGame: Rule<StreetBoard> = {
  id: 'water/not-in-this-game',
  severity: 'error',
  games: ['lfw'],
  summary: 'A board of Letters from Whitechapel has neither waterlines nor blocks of water.',
  why: 'Nobody walks a waterline and this game has no boats, so what is drawn as water is lost to everybody.',
  mend: 'Draw the waterline as a street or remove it, and declare the block as houses or as none. A board with boats is one of Whitehall Mystery.',
  waive: 'Nobody may: the game has no rule for water.',
  waivable: false,
  answers: ['STR-016', 'DEF-01', 'LFW-B10'],
  check: ({ board }) => {
    const { streetCount } = networkOf(board);
    const lines = board.waterlines.map((_, i): Issue => {
      const { id, name, pointer } = lineAt(board, streetCount + i);
      return {
        entities: [id],
        pointer,
        what: `${capital(name)} is on a board of Letters from Whitechapel, which has none.`,
        mend: 'Make it a street if it is printed, or remove it.',
        fix: { kind: 'ask', action: 'removeWaterline', arguments: { line: id }, label: `Remove ${name}` },
      };
    });
    const blocks = board.blocks.flatMap(({ id, kind }, i): Issue[] =>
      kind === 'water'
        ? [
            {
              entities: [id],
              pointer: `/blocks/${i}/kind`,
              what: `Block ${id} is declared as water on a board of Letters from Whitechapel, which has none.`,
              mend: `Declare ${id} as houses, or as none with the reason.`,
              seen: kind,
              expected: ['houses', 'none'],
              fix: {
                kind: 'ask',
                action: 'setBlockKind',
                arguments: { block: id, kind: 'houses' },
                label: `Declare ${id} as houses`,
              },
            },
          ]
        : [],
    );
    return [...lines, ...blocks];
  },
};
