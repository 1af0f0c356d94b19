import { GAME_NAMES, idOfCircle, type StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { nameOfNode } from '../../names-of-parts.js';
import type { Fix, Issue, Rule } from '../../rule.js';

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
  waivable: false,
  answers: ['COL-001', 'COL-006', 'LFW-B03', 'WM-B02', 'WM-B05'],
  placeless: true,
  check: ({ board: { game, circles, crossings } }) => {
    const foreign = (seen: string, known: readonly string[], issue: Foreign): Issue[] =>
      known.includes(seen)
        ? []
        : [
            {
              ...issue,
              what: `${issue.what} ${seen}, which ${GAME_NAMES[game]} does not print.`,
              mend: `Make it ${known.join(' or ')}.`,
              seen,
              expected: known,
            },
          ];
    return [
      ...circles.flatMap((circle, i) => {
        const [plain] = COLOURS[game];
        const id = idOfCircle(circle);
        return foreign(circle.colour, COLOURS[game], {
          entities: [id],
          pointer: `/circles/${i}/colour`,
          what: `${capital(nameOfNode(id))} is`,
          fix: painting('setColour', { circle: id, colour: plain }, plain),
        });
      }),
      ...crossings.flatMap(({ id, border }, i) => {
        const [yellow] = BORDERS[game];
        if (border === undefined) return [];
        return foreign(border, BORDERS[game], {
          entities: [id],
          pointer: `/crossings/${i}/border`,
          what: `The border of ${nameOfNode(id)} is`,
          fix: painting('setBorder', { crossing: id, border: yellow }, yellow),
        });
      }),
    ];
  },
};

/** An issue whose first sentence still lacks the colour. */
type Foreign = Omit<Issue, 'mend'>;

const painting = (action: string, values: Fix['arguments'], colour: string): Fix => ({
  kind: 'ask',
  action,
  arguments: values,
  label: `Make it ${colour}`,
});
