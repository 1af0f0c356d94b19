import { idOfCircle, jackRelation } from '../../../model/index.js';
import { streetRule } from '../../definitions/define-rule.js';

/** On the printed board 138 of 195 circles remain. */
const SHARE = 1 / 4;

/** Few possible hideouts under the option Catch Me, If You Can. */
export const fewHideouts = streetRule({
  id: 'play/few-hideouts',
  severity: { otherwise: 'warning', draft: 'info' },
  games: ['lfw'],
  deep: true,
  summary: 'At least a quarter of the circles are neither red nor next to a red one.',
  why: 'Under Catch Me, If You Can only those may be hideouts, and the police can guess one of a few.',
  remedy: 'Look for circles that were traced red, or streets that join too much.',
  catalogueIds: ['ENG-003', 'LFW-O12'],
  topologyOnly: true,
  isTotal: true,
  *check({ board: { circles }, board }) {
    const red = new Set<string>(circles.filter(({ colour }) => colour === 'red').map(idOfCircle));
    const left = [...jackRelation(board)].filter(
      ([circle, near]) => ![circle, ...near].some((each) => red.has(each)),
    );
    const [seen, expected] = [left.length, Math.ceil(circles.length * SHARE)];
    const what = `Only ${seen} circles can be hideouts under Catch Me, If You Can.`;
    if (seen < circles.length * SHARE)
      yield { entities: ['hideouts'], pointer: '/circles', what, seen, expected };
  },
});
