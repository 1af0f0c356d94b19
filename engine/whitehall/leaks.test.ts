/** Nobody learns a secret: games that differ only in secrets look the same to the Investigators (WM-I01 to I05). */
import { describe, expect, test } from 'vitest';
import { oneOfAt, seededRandom } from '../../testing/seeded-random.js';
import { follow, heard, sightOf } from '../../testing/twin-games.js';
import { after, engine, eventsOf, game, hunt, NONE, quietly } from '../../testing/whitehall-scene.js';
import { eventsFor, type Action, type GameEvent } from '../index.js';
import type { WhitehallState } from './state.js';

type Random = () => number;

const INVESTIGATORS = ['investigators'];
const PAIRS = Number(process.env['LEAKS'] ?? 2000);

/** Actions that tell nothing by being refused. */
const PROBES: readonly Action[] = [
  { type: 'move', to: 114 },
  { type: 'declareDL' },
  { type: 'noDeclare' },
  { type: 'alley', to: 121 },
  { type: 'boat', to: 157 },
  { type: 'reclaim', tile: 'boat' },
  { type: 'falseClue', circle: 108 },
  { type: 'search', colour: 'blue', circle: 108 },
  { type: 'arrest', colour: 'red', circle: 128 },
  { type: 'policeMove', colour: 'yellow', to: 'x91' },
  { type: 'ability', id: 'wm.brown', circle: 46 },
  { type: 'start', circle: 147 },
  { type: 'nonsense' },
];

const sight = (state: WhitehallState): string => sightOf(engine, state, INVESTIGATORS, PROBES);

function created(random: Random): WhitehallState {
  const coin = (): boolean => random() < 0.5;
  const reinforcements = { green: coin(), brown: coin() };
  return game(
    { murdererAtLarge: coin(), newspaper: coin(), falseClues: coin(), rollUp: true, reinforcements },
    {
      ...NONE,
      declareDL: oneOfAt(['may', 'may', 'must'], random),
      alleyBoatSpaces: oneOfAt([1, 2], random),
      coachMidDL: oneOfAt(['forbid', 'allow'], random),
      repeatClue: oneOfAt(['endsAction', 'notNameable'], random),
    },
  );
}

/** What Jack could do instead: the listed actions, or other locations. */
function instead(state: WhitehallState, random: Random): readonly Action[] {
  const { actions, described } = engine.describe(state);
  const dls = described['dls'] as { onePerSquare: Record<string, number[]> } | undefined;
  if (dls === undefined) return actions;
  const circles = Object.values(dls.onePerSquare).map((square) => oneOfAt(square, random));
  return [{ type: 'dls', circles }];
}

/** Twins that share the start, so that they can be followed beyond it. */
function twinsOf(state: WhitehallState, random: Random): readonly WhitehallState[] {
  return Array.from({ length: 6 }, () => {
    const { onePerSquare } = engine.describe(game()).described['dls'] as {
      onePerSquare: Record<string, number[]>;
    };
    const [start] = state.reached;
    const locations = Object.values(onePerSquare)
      .map((square) => (square.includes(start!) ? start! : oneOfAt(square, random)))
      .sort((a, b) => a - b);
    return { ...state, locations };
  });
}

/** Plays one game with a crowd of twins, and compares each with it as long as what happened does not tell them apart. */
function compareTwins(seed: number): { different: number; asked: number } {
  const random = seededRandom(seed);
  let state = created(random);
  let twins: readonly WhitehallState[] = [];
  let [different, asked] = [0, 0];
  for (let steps = 0; state.result === null && steps < 900; steps++) {
    const seat = engine.actor(state)!;
    const action = engine.choose(state, 'leaning', random)!;
    const played = engine.apply(state, action, seat);
    if (!played.ok) throw new Error(played.refusal.message);
    const sound = heard(played.events, INVESTIGATORS);
    const isSilent = sound === heard([], INVESTIGATORS);
    twins = twins.flatMap((twin) => {
      if (seat === 'jack' && isSilent && state.phase === 'TURN_END') return [twin];
      if (seat === 'jack') return follow(engine, twin, seat, sound, INVESTIGATORS, instead, random) ?? [];
      const same = engine.apply(twin, action, seat);
      return same.ok && heard(same.events, INVESTIGATORS) === sound ? [same.state] : [];
    });
    if (state.phase === 'SETUP_START') twins = twinsOf(played.state, random);
    state = played.state;
    const seen = sight(state);
    for (const twin of twins) {
      expect(sight(twin)).toBe(seen);
      if (JSON.stringify([twin.rows, twin.locations]) !== JSON.stringify([state.rows, state.locations]))
        different++;
      if (twin.phase !== state.phase) asked++;
    }
    if (state.rows.length > 0 && twins.length === 0) break;
  }
  return { different, asked };
}

test(`the Investigators cannot tell apart ${PAIRS} pairs of games that differ in what Jack knows`, () => {
  let [different, asked] = [0, 0];
  for (let seed = 1; different < PAIRS; seed++) {
    const result = compareTwins(seed);
    different += result.different;
    asked += result.asked;
  }
  expect(asked).toBeGreaterThan(0);
});

describe('the Investigators', () => {
  const view = (state: WhitehallState) => engine.viewFor(state, 'investigators');

  test('WM-I01: see no location but those that were reached, also when the game is over', () => {
    expect(view(hunt({}))).toMatchObject({ reached: [147] });
    const over = quietly(hunt({ phase: 'HUNT3', rows: [[147, 114]], index: 15 }));
    expect(over.result).toBe('police.trackFull');
    for (const state of [hunt({}), over]) {
      expect(view(state)).not.toHaveProperty('locations');
      const { board: _, ...rest } = view(state);
      expect(JSON.stringify(rest)).not.toMatch(/33|159/);
    }
    expect(engine.viewFor(hunt({}), 'jack')).toHaveProperty('locations');
  });

  test('WM-I02: see nothing that Jack wrote down', () => {
    expect(view(hunt({}))).not.toHaveProperty('rows');
    expect(engine.viewFor(hunt({}), 'jack')).toHaveProperty('rows', [[147]]);
    const events = eventsOf(hunt({}), { type: 'move', to: 114 }) as GameEvent[];
    expect(JSON.stringify(eventsFor(events, 'investigators'))).not.toContain('114');
  });

  test('WM-I03: see figures, clues, the track, the tiles left, and what was called', () => {
    const search = { colour: 'yellow', called: [108] } as const;
    const state = hunt({ phase: 'HUNT3', clues: [1], index: 4, search, falseClues: [2], falseStock: 1 });
    const { figures, tiles } = state;
    expect(view(state)).toMatchObject({ figures, clues: [1], index: 4, search, falseClues: [2], tiles });
  });

  test('WM-I04: see the kind of a tile at once, or not before the round ends', () => {
    const kindIn = (options: object): unknown =>
      view(after(hunt({}, options), { type: 'alley', to: 132 }))['laid'];
    expect(kindIn({})).toEqual([{ kind: 'alley', spaces: [1] }]);
    expect(kindIn({ murdererAtLarge: true })).toEqual([{ kind: 'hidden', spaces: [1] }]);
    // A boat and an alley look alike.
    const scene = { phase: 'HUNT2', index: 1, rows: [[147, 132]] } as const;
    const laid = (kind: 'alley' | 'boat'): WhitehallState =>
      hunt(
        { ...scene, laid: [{ kind, spaces: [1] }], tiles: { alley: 2, boat: 2, coach: 2, [kind]: 1 } },
        { murdererAtLarge: true },
      );
    expect(sight(laid('alley'))).toBe(sight(laid('boat')));
  });

  test('WM-I05: cannot see that Jack stands on a location, is asked to declare it, or declined', () => {
    const acting = (to: number, declareDL: string, index = 2): WhitehallState =>
      hunt({ phase: 'HUNT3', rows: [[147, 44, to]], index }, {}, { declareDL });
    expect(sight(acting(46, 'must'))).toBe(sight(acting(43, 'must')));
    const [asked, moving] = [quietly(acting(46, 'may')), quietly(acting(43, 'may'))];
    expect([asked.phase, moving.phase]).toEqual(['TURN_END', 'HUNT1']);
    expect(view(asked)).toMatchObject({ phase: 'HUNT1', actor: 'jack' });
    expect(sight(asked)).toBe(sight(moving));
    expect(sight(after(asked, { type: 'noDeclare' }))).toBe(sight(moving));
    const silent = eventsOf(asked, { type: 'noDeclare' }) as GameEvent[];
    expect(eventsFor(silent, 'investigators')).toEqual([]);
    // Nor on the last space of the track.
    expect(sight(quietly(acting(46, 'may', 15)))).toBe(sight(quietly(acting(43, 'may', 15))));
  });
});
