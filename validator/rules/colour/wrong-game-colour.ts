import { describeNode, GAME_NAMES } from '../../../model/index.js';
import { makeAskFix, streetRule, type Issue } from '../../definitions/define-rule.js';

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
    const foreign = (seen: string | undefined, known: readonly string[], issue: Issue): Issue | undefined =>
      seen === undefined || known.includes(seen)
        ? undefined
        : {
            ...issue,
            what: `${issue.what} ${seen}, which ${GAME_NAMES[game]} does not print.`,
            remedy: `Make it ${known.join(' or ')}.`,
            seen,
            expected: known,
          };
    const [[plain], [yellow]] = [COLOURS[game], BORDERS[game]];
    return [
      ...circles.map(({ number, colour }, i) =>
        foreign(colour, COLOURS[game], {
          entities: [`c${number}`],
          pointer: `/circles/${i}/colour`,
          what: `Circle ${number} is`,
          fix: makeAskFix('setColour', { circle: `c${number}`, colour: plain }, `Make it ${plain}`),
        }),
      ),
      ...crossings.map(({ id, border }, i) =>
        foreign(border, BORDERS[game], {
          entities: [id],
          pointer: `/crossings/${i}/border`,
          what: `The border of ${describeNode(id)} is`,
          fix: makeAskFix('setBorder', { crossing: id, border: yellow }, `Make it ${yellow}`),
        }),
      ),
    ];
  },
});
