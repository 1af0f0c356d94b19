import { capitalise, describeNode, GAME_NAMES, idOfCircle } from '../../../model/index.js';
import { askFix, streetRule, type Issue } from '../../definitions/define-rule.js';

const COLOURS = { lfw: ['white', 'red'], wm: ['white', 'black', 'blue'] } as const;
const BORDERS = { lfw: ['yellow', 'red'], wm: ['yellow'] } as const;

/** A colour or border that the game does not print. */
export const wrongGameColour = streetRule({
  id: 'colour/wrong-game-colour',
  severity: 'error',
  summary: 'Circles and crossings have only colours that their game prints.',
  why: 'Colours decide where women stand, where Discovery Locations may lie and where boats go, and each game has its own.',
  remedy: 'Colour it as printed. If many are wrong, the game of the board is wrong.',
  neverWaive: 'the game has no rule for such a colour.',
  catalogueIds: ['COL-001', 'COL-006', 'LFW-B03', 'WM-B02', 'WM-B05'],
  topologyOnly: true,
  check: ({ board: { game, circles, crossings } }) => {
    const foreign = (seen: string, known: readonly string[], issue: Foreign): Issue[] =>
      known.includes(seen)
        ? []
        : [
            {
              ...issue,
              what: `${issue.what} ${seen}, which ${GAME_NAMES[game]} does not print.`,
              remedy: `Make it ${known.join(' or ')}.`,
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
          what: `${capitalise(describeNode(id))} is`,
          fix: askFix('setColour', { circle: id, colour: plain }, `Make it ${plain}`),
        });
      }),
      ...crossings.flatMap(({ id, border }, i) => {
        const [yellow] = BORDERS[game];
        if (border === undefined) return [];
        return foreign(border, BORDERS[game], {
          entities: [id],
          pointer: `/crossings/${i}/border`,
          what: `The border of ${describeNode(id)} is`,
          fix: askFix('setBorder', { crossing: id, border: yellow }, `Make it ${yellow}`),
        });
      }),
    ];
  },
});

/** An issue whose first sentence still lacks the colour. */
type Foreign = Omit<Issue, 'remedy'>;
