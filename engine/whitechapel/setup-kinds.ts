/** Choosing the hideout, and laying the women. */
import { isNumber, listOf, recordOf } from '../forms.js';
import { shuffled } from '../random.js';
import { after, refusal, shown, step, toldTo } from '../steps.js';
import { waysOf } from '../streets/ways.js';
import { hideoutsOn } from './hideouts.js';
import { inPhase, kind } from './kind.js';
import { nightOf } from './nights.js';
import { beginNight, JACK, turnHeadTile } from './passages.js';
import type { WhitechapelState, WhitechapelTable } from './state.js';

const hideout = kind<{ type: 'hideout'; circle: number }>({
  type: 'hideout',
  fields: { circle: isNumber },
  rule: 'LFW-S04',
  isDue: inPhase('SETUP'),
  list: (table) =>
    hideoutsOn(table.board, table.state.options).map((circle) => ({ type: 'hideout', circle })),
  refuse: (table, { circle }) => {
    const colour = waysOf(table.board).colourOf.get(circle);
    if (colour === undefined) return refusal('noSuchCircle', 'LFW-S04', `There is no circle ${circle}.`);
    if (colour === 'red')
      return refusal('redHideout', 'LFW-S04', `Circle ${circle} is red; the hideout must not be.`);
    return hideoutsOn(table.board, table.state.options).includes(circle)
      ? undefined
      : refusal(
          'hideoutBesideRed',
          'LFW-O12',
          `Circle ${circle} is beside a red circle; the hideout must not be.`,
        );
  },
  perform: ({ board, state }, { circle }) => {
    const hidden: WhitechapelState = { ...state, hideout: circle };
    return after(step(hidden, toldTo([JACK], 'hideoutChosen', { circle })), (now) => beginNight(board, now));
  },
});

interface Woman {
  readonly circle: number;
  readonly marked: boolean;
}

/** Where women may lie tonight: on red circles without a Crime Scene (LFW-R02, R03). */
const places = ({ board, state }: WhitechapelTable): number[] => {
  const { circles, colourOf } = waysOf(board);
  return circles.filter((circle) => colourOf.get(circle) === 'red' && !state.crimeScenes.includes(circle));
};

const women = kind<{ type: 'women'; tokens: readonly Woman[] }>({
  type: 'women',
  fields: {
    tokens: listOf(recordOf({ circle: isNumber, marked: (value) => typeof value === 'boolean' })),
  },
  rule: 'LFW-R02',
  isDue: inPhase('HELL2'),
  list: () => undefined,
  describe: (table) => {
    const night = nightOf(table.board, table.state.night);
    return { tokens: night.women, marked: night.marked, circles: places(table), onePerCircle: true };
  },
  draw: (table, random) => {
    const { women: count, marked } = nightOf(table.board, table.state.night);
    const circles = shuffled(places(table), random).slice(0, count);
    return { type: 'women', tokens: circles.map((circle, i) => ({ circle, marked: i < marked })) };
  },
  refuse: (table, { tokens }) => {
    const night = nightOf(table.board, table.state.night);
    const free = places(table);
    const circles = tokens.map(({ circle }) => circle);
    if (tokens.length !== night.women || tokens.filter(({ marked }) => marked).length !== night.marked)
      return refusal(
        'wrongCount',
        'LFW-R02',
        `Lay ${night.women} women tonight, ${night.marked} of them marked.`,
      );
    if (new Set(circles).size !== circles.length)
      return refusal('circleTaken', 'LFW-R02', 'Lay one woman on a circle.');
    const wrong = circles.find((circle) => !free.includes(circle));
    if (wrong === undefined) return undefined;
    return table.state.crimeScenes.includes(wrong)
      ? refusal('crimeScene', 'LFW-R03', `Circle ${wrong} is a Crime Scene.`)
      : refusal('notRed', 'LFW-R02', `Circle ${wrong} is not red.`);
  },
  perform: ({ state }, { tokens }) => {
    const laid = tokens.toSorted((a, b) => a.circle - b.circle);
    return after(
      step(
        { ...state, women: laid },
        shown('womenLaid', { circles: laid.map(({ circle }) => circle) }),
        toldTo([JACK], 'womenMarked', {
          circles: laid.filter(({ marked }) => marked).map(({ circle }) => circle),
        }),
      ),
      turnHeadTile,
    );
  },
});

export const SETUP_KINDS = [hideout, women];
