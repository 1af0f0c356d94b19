import { GAME_NAMES, idOfCircle, type StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

const COLOURS = { lfw: ['white', 'red'], wm: ['white', 'black', 'blue'] } as const;
const BORDERS = { lfw: ['yellow', 'red'], wm: ['yellow'] } as const;

/** A colour or border that the game does not print. */
export const wrongGameColour: Rule<StreetBoard> = {
  id: 'colour/wrong-game-colour',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Circles and crossings have only colours that their game prints.',
  why: 'Colours decide where women stand, where Discovery Locations may lie and where boats go, and each game knows only its own.',
  mend: 'Colour it as printed. If many are wrong, the board has the wrong game.',
  waive: 'Never: the rules of the game say nothing about such a colour.',
  answers: ['COL-001', 'COL-006', 'LFW-B03', 'WM-B02', 'WM-B05'],
  check: ({ board }) => [
    ...board.circles.flatMap((circle, i) =>
      foreign(
        COLOURS[board.game],
        circle.colour,
        idOfCircle(circle),
        `/circles/${i}/colour`,
        `Circle ${circle.number} is`,
        board,
        'setColour',
      ),
    ),
    ...board.crossings.flatMap(({ id, border }, i) =>
      border === undefined
        ? []
        : foreign(
            BORDERS[board.game],
            border,
            id,
            `/crossings/${i}/border`,
            `The crossing ${id} has a border that is`,
            board,
            'setBorder',
          ),
    ),
  ],
};

function foreign(
  known: readonly string[],
  seen: string,
  id: string,
  pointer: string,
  words: string,
  { game }: StreetBoard,
  action: string,
): Issue[] {
  if (known.includes(seen)) return [];
  const first = known[0] ?? '';
  return [
    {
      entities: [id],
      pointer,
      what: `${words} ${seen}, which ${GAME_NAMES[game]} does not print.`,
      mend: `Make it ${known.join(' or ')}.`,
      seen,
      expected: known,
      fix: {
        kind: 'ask',
        action,
        arguments: action === 'setColour' ? { circle: id, colour: first } : { crossing: id, border: first },
        label: `Make it ${first}`,
      },
    },
  ];
}
