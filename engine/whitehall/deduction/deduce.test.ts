/** What the Investigators can know: the truth is always inside, and on small boards nothing else that could not be. */
import { describe, expect, test } from 'vitest';
import { enumerateHiddenStates } from '../../../testing/engine/enumerate-hidden-states.js';
import { pickRandom, seededRandom } from '../../../testing/seeded-random.js';
import { tinyWhitehall } from '../../../testing/boards/tiny-playable-boards.js';
import { engine, huntState, NO_ABILITIES } from '../../../testing/engine/whitehall-fixture.js';
import type { Action } from '../../game/action.js';
import type { SeenEvent } from '../../game/contract.js';
import { eventsVisibleTo, openWhitehall, type Engine } from '../../run/open-engine.js';
import { jackCircleOf } from '../../streets/street-state.js';
import { deduceWhitehall } from './deduce.js';
import { unreachedLocations, type WhitehallState } from '../state/state.js';

type Random = () => number;

/** A game with options and variants drawn at random. */
function drawnGame(from: Engine<WhitehallState>, random: Random): WhitehallState {
  const coin = (): boolean => random() < 0.5;
  const created = from.createGame({
    options: {
      murdererAtLarge: coin(),
      newspaper: coin(),
      falseClues: coin(),
      rollUp: true,
      reinforcements: { green: coin(), brown: coin() },
    },
    variants: {
      ...NO_ABILITIES,
      alleyBoatSpaces: pickRandom([1, 2], random),
      coachBlue: coin(),
      coachMidDL: pickRandom(['forbid', 'allow'], random),
      declareDL: pickRandom(['must', 'may'], random),
      stuckRule: pickRandom(['anySpecial', 'normalOnly'], random),
      reinforcementUses: pickRandom(['once', 'always'], random),
      repeatClue: pickRandom(['endsAction', 'notNameable'], random),
      mixedFaces: pickRandom(['none', 'houses'], random),
    },
  });
  if (!created.ok) throw new Error(created.message);
  return created.state;
}

/** Plays a game and shows each state with what the Investigators have seen by then. */
function* stepsOf(from: Engine<WhitehallState>, random: Random) {
  let state = drawnGame(from, random);
  let seen: readonly SeenEvent[] = [];
  const first = state;
  while (state.result === null) {
    const seat = from.actor(state)!;
    const action = from.choose(state, 'leaning', random)!;
    const played = from.apply(state, action, seat);
    if (!played.ok) throw new Error(played.refusal.message);
    state = played.state;
    seen = [...seen, ...eventsVisibleTo(played.events, 'investigators')];
    yield { first, seat, action, events: played.events, state, seen };
  }
}

describe('in whole games', () => {
  test.each(Array.from({ length: 15 }, (_, i) => i + 1))('the truth is always possible, %i', (seed) => {
    let narrow = Infinity;
    for (const { state, seen } of stepsOf(engine, seededRandom(seed))) {
      // Single answers are looked at on small boards.
      if (state.phase === 'HUNT2' || state.phase === 'HUNT3' || state.rows.length === 0) continue;
      const { locations, discoveries } = engine.deduce(state, seen);
      expect(locations).toContain(jackCircleOf(state));
      expect(discoveries).toEqual(expect.arrayContaining([...unreachedLocations(state)]));
      narrow = Math.min(narrow, locations.length);
    }
    expect(narrow).toBeGreaterThan(0);
  });
});

test('a false clue lies on no location (WM-O05)', () => {
  const state = huntState({});
  const began = { type: 'roundBegan', round: 1, circle: 147, tiles: state.tiles };
  expect(engine.deduce(state, [began]).discoveries).toContain(46);
  const laid = { type: 'falseClueLaid', circle: 46 };
  expect(engine.deduce(state, [began, laid]).discoveries).not.toContain(46);
});

/** All that Jack could do: what is listed, or any locations. */
function offered(from: Engine<WhitehallState>, state: WhitehallState): readonly Action[] {
  const { actions, described } = from.describe(state);
  const dls = described['dls'] as { onePerSquare: Record<string, number[]> } | undefined;
  if (dls === undefined) return actions;
  let sets: number[][] = [[]];
  for (const circles of Object.values(dls.onePerSquare))
    sets = sets.flatMap((set) => circles.map((circle) => [...set, circle]));
  return sets.map((circles) => ({ type: 'dls', circles }));
}

const inOrder = (circles: readonly number[]): number[] => [...new Set(circles)].sort((a, b) => a - b);

/** In the last ones rare things happen: all tiles of a kind face down, a walled-in Jack who uses one. */
const SEEDS = [...Array.from({ length: 60 }, (_, i) => i + 1), 87, 110, 138, 535];

describe('on small boards', () => {
  test.each(SEEDS)('as when every secret is played, %i', (seed) => {
    const random = seededRandom(seed);
    const board = tinyWhitehall(random);
    const small = openWhitehall(board);
    let crowd: ReturnType<typeof enumerateHiddenStates<WhitehallState>> | undefined;
    for (const { first, seat, action, events, state, seen } of stepsOf(small, random)) {
      crowd ??= enumerateHiddenStates(small, 'investigators', (each) => offered(small, each), [first]);
      crowd = crowd.after(seat, action, events);
      const placed = crowd.states.filter(({ locations }) => locations.length > 0);
      const expected = {
        locations: inOrder(placed.flatMap((each) => (each.rows.length > 0 ? jackCircleOf(each) : []))),
        discoveries: inOrder(placed.flatMap(unreachedLocations)),
      };
      expect({ seed, ...small.deduce(state, seen) }).toEqual({ seed, ...expected });
      // Also where there are so many sets that the answer is bounded from both sides first.
      expect({ seed, ...deduceWhitehall(board, state, seen, 0) }).toEqual({ seed, ...expected });
    }
  });
});
