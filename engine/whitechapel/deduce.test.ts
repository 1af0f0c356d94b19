/** Deduction: the truth is always inside, and nothing is inside that no trail leads to. */
import { describe, expect, test } from 'vitest';
import { enumerateHiddenStates } from '../../testing/engine/enumerate-hidden-states.js';
import { pickRandom, seededRandom } from '../../testing/seeded-random.js';
import { tinyWhitechapel } from '../../testing/boards/tiny-playable-boards.js';
import { DEALS, engine } from '../../testing/engine/whitechapel-fixture.js';
import type { SeenEvent } from '../game/contract.js';
import { eventsVisibleTo, openWhitechapel, type Engine } from '../run/open-engine.js';
import { jackCircleOf } from '../streets/street-state.js';
import type { WhitechapelState } from './state/state.js';

type Random = () => number;

/** A game with options and variants drawn at random. */
function drawnGame(from: Engine<WhitechapelState>, options: object, random: Random): WhitechapelState {
  const coin = (): boolean => random() < 0.5;
  const created = from.createGame({
    options: {
      falseClues: coin(),
      rushing: coin(),
      areaArrests: coin(),
      address: coin(),
      ...options,
    },
    variants: {
      clueIncludesCurrent: coin(),
      stuckRule: pickRandom(['anySpecial', 'normalOnly'], random),
      declareWindow: pickRandom(['onEntry', 'whileThere'], random),
      track: pickRandom(['v-iv-iii-ii-i-1..15', 'flat15'], random),
      searchThroughCircles: coin(),
    },
    deals: DEALS,
  });
  if (!created.ok) throw new Error(created.message);
  return created.state;
}

/** Plays a game and shows each state with what a detective has seen by then. */
function* stepsOf(from: Engine<WhitechapelState>, first: WhitechapelState, random: Random) {
  let state = first;
  let seen: readonly SeenEvent[] = [];
  while (state.result === null) {
    const seat = from.actor(state)!;
    const action = from.choose(state, 'leaning', random)!;
    const played = from.apply(state, action, seat);
    if (!played.ok) throw new Error(played.refusal.message);
    state = played.state;
    seen = [...seen, ...eventsVisibleTo(played.events, 'ada')];
    yield { seat, action, events: played.events, state, seen };
  }
}

describe('in whole games', () => {
  test.each(Array.from({ length: 25 }, (_, i) => i + 1))('the truth is always possible, %i', (seed) => {
    const random = seededRandom(seed);
    const options = { letters: random() < 0.5, catchMe: random() < 0.5 };
    const first = drawnGame(engine, options, random);
    let narrow = Infinity;
    for (const { state, seen } of stepsOf(engine, first, random)) {
      if (state.hideout === null || state.declaring || state.phase !== 'HUNT1') continue;
      const { locations, hideouts } = engine.deduce(state, seen);
      expect(hideouts).toContain(state.hideout);
      expect(locations).toContain(jackCircleOf(state));
      narrow = Math.min(narrow, locations.length);
    }
    expect(narrow).toBeGreaterThan(0);
  });
});

const inOrder = (circles: readonly number[]): number[] => [...new Set(circles)].sort((a, b) => a - b);

/** In the last ones rare things happen: a coach without room, a walled-in Jack at home. */
const SEEDS = [...Array.from({ length: 60 }, (_, i) => i + 1), 90, 230];

describe('on small boards', () => {
  test.each(SEEDS)('as when every secret is played, %i', (seed) => {
    const random = seededRandom(seed);
    const small = openWhitechapel(tinyWhitechapel(random));
    const first = drawnGame(small, {}, random);
    // The women tell nothing of trails, so every Jack lays them as the true one did.
    const offered = (state: WhitechapelState) => {
      const { actions, described } = small.describe(state);
      return 'women' in described ? [] : actions;
    };
    let crowd = enumerateHiddenStates(small, 'ada', offered, [first]);
    for (const { seat, action, events, state, seen } of stepsOf(small, first, random)) {
      crowd =
        action.type === 'women'
          ? enumerateHiddenStates(
              small,
              'ada',
              offered,
              crowd.states.flatMap((each) => {
                const played = small.apply(each, action);
                return played.ok ? played.state : [];
              }),
            )
          : crowd.after(seat, action, events);
      if (state.hideout === null) continue;
      // A move is made when it is announced, so who has come home in silence is not there yet.
      const settled = crowd.states.filter(({ hideout, declaring }) => hideout !== null && !declaring);
      const expected = {
        // Who has won is at home, and no longer in the streets.
        locations: inOrder(
          settled.flatMap((each) => (each.result === 'jack.nights' ? [] : (each.rows.at(-1)?.at(-1) ?? []))),
        ),
        hideouts: inOrder(settled.map(({ hideout }) => hideout!)),
      };
      expect({ seed, ...small.deduce(state, seen) }).toEqual({ seed, ...expected });
    }
  });
});
