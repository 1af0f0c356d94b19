/** Pairs of games of Whitehall Mystery that differ only in secrets (WM-I01 to I05). */
import type { Action } from '../../engine/index.js';
import type { WhitehallState } from '../../engine/whitehall/state/state.js';
import { pickRandom, seededRandom } from '../seeded-random.js';
import {
  expectIndistinguishable,
  findMatchingAction,
  serialiseEvents,
  serialiseViews,
  type PairCount,
} from './leak-pairs.js';
import { engine, newGame, NO_ABILITIES } from './whitehall-fixture.js';

type Random = () => number;

const INVESTIGATORS = ['investigators'];

/** Actions whose refusal must reveal nothing. */
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

/** The views of the Investigators as a text. */
export const serialiseInvestigatorViews = (state: WhitehallState): string =>
  serialiseViews(engine, state, INVESTIGATORS, PROBES);

function created(random: Random): WhitehallState {
  const coin = (): boolean => random() < 0.5;
  const reinforcements = { green: coin(), brown: coin() };
  return newGame(
    { murdererAtLarge: coin(), newspaper: coin(), falseClues: coin(), rollUp: true, reinforcements },
    {
      ...NO_ABILITIES,
      declareDL: pickRandom(['may', 'may', 'must'], random),
      alleyBoatSpaces: pickRandom([1, 2], random),
      coachMidDL: pickRandom(['forbid', 'allow'], random),
      repeatClue: pickRandom(['endsAction', 'notNameable'], random),
    },
  );
}

/** Jack's alternatives: the listed actions, or other locations. */
function instead(state: WhitehallState, random: Random): readonly Action[] {
  const { actions, described } = engine.describe(state);
  const dls = described['dls'] as { onePerSquare: Record<string, number[]> } | undefined;
  if (dls === undefined) return actions;
  const circles = Object.values(dls.onePerSquare).map((square) => pickRandom(square, random));
  return [{ type: 'dls', circles }];
}

/** Few per game, so that many games are compared. */
const CROWD = 2;

/**
 * Another game with the same public record: locations that Jack has still to reach lie elsewhere in their squares, though
 * not where he has been, nor where a false clue or a wrong guess says that there is none.
 */
function twinOf(state: WhitehallState, guessed: readonly unknown[], random: Random): WhitehallState {
  const { onePerSquare } = engine.describe({ ...state, phase: 'SETUP_DL' }).described['dls'] as {
    onePerSquare: Record<string, number[]>;
  };
  const out = new Set<unknown>([...state.rows.flat(), ...state.falseClues, ...guessed]);
  const locations = Object.values(onePerSquare).map((square) => {
    const own = square.find((circle) => state.locations.includes(circle))!;
    const others = square.filter((circle) => !out.has(circle));
    return state.reached.includes(own) || others.length === 0 ? own : pickRandom(others, random);
  });
  return { ...state, locations: locations.sort((a, b) => a - b) };
}

/** Plays one game with several twins, and compares each twin with it until an event distinguishes them. */
export function compareForInvestigators(seed: number): PairCount & { readonly asked: number } {
  const random = seededRandom(seed);
  let state = created(random);
  let twins: WhitehallState[] = [];
  const guessed: unknown[] = [];
  let [pairs, asked] = [0, 0];
  for (let steps = 0; state.result === null && steps < 900; steps++) {
    const seat = engine.actor(state)!;
    // Most twins are distinguished sooner or later, by a missing clue; others replace them.
    if (state.phase === 'HUNT1') while (twins.length < CROWD) twins.push(twinOf(state, guessed, random));
    const action = engine.choose(state, 'leaning', random)!;
    const played = engine.apply(state, action, seat);
    if (!played.ok) throw new Error(played.refusal.message);
    const sound = serialiseEvents(played.events, INVESTIGATORS);
    const isSilent = sound === serialiseEvents([], INVESTIGATORS);
    twins = twins.flatMap((twin) => {
      if (seat === 'jack' && isSilent && state.phase === 'TURN_END') return [twin];
      if (seat === 'jack')
        return findMatchingAction(engine, twin, seat, sound, INVESTIGATORS, instead, random) ?? [];
      const same = engine.apply(twin, action, seat);
      return same.ok && serialiseEvents(same.events, INVESTIGATORS) === sound ? [same.state] : [];
    });
    guessed.push(...played.events.filter(({ type }) => type === 'guessed').map(({ circle }) => circle));
    state = played.state;
    const seen = serialiseInvestigatorViews(state);
    for (const twin of twins) {
      expectIndistinguishable(seen, serialiseInvestigatorViews(twin), {
        seed,
        steps,
        who: 'the Investigators',
      });
      if (JSON.stringify([twin.rows, twin.locations]) !== JSON.stringify([state.rows, state.locations]))
        pairs++;
      if (twin.phase !== state.phase) asked++;
    }
  }
  return { pairs, asked };
}
