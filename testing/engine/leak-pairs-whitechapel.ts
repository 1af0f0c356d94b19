/** Pairs of games of Letters from Whitechapel that differ only in secrets (LFW-I01 to I10). */
import type { Action, Seat } from '../../engine/index.js';
import { COLOURS, type WhitechapelState } from '../../engine/whitechapel/state/state.js';
import { pickRandom, seededRandom, shuffle } from '../seeded-random.js';
import {
  expectIndistinguishable,
  findMatchingAction,
  serialiseEvents,
  serialiseViews,
  type PairCount,
} from './leak-pairs.js';
import { engine } from './whitechapel-fixture.js';

const DETECTIVES = ['ada', 'ben'];

type Random = () => number;

function created(seed: number, random: Random): WhitechapelState {
  const coin = (): boolean => random() < 0.6;
  const result = engine.createGame({
    options: { letters: coin(), falseClues: coin(), rushing: coin(), areaArrests: coin(), address: coin() },
    variants: {
      patrolFaces: coin() ? 'police' : 'head',
      declareWindow: coin() ? 'onEntry' : 'whileThere',
      clueIncludesCurrent: coin(),
    },
    deals: {
      headOrder: shuffle(COLOURS, random),
      seatOrder: DETECTIVES,
      owner: { blue: 'ada', brown: 'ben', green: 'ada', red: 'ben', yellow: seed % 2 === 0 ? 'ada' : 'ben' },
    },
  });
  if (!result.ok) throw new Error(result.message);
  return result.state;
}

/** Jack's alternatives: the listed actions, and his women with other marks. */
function instead(state: WhitechapelState, random: Random): readonly Action[] {
  const { actions, described } = engine.describe(state);
  const women = described['women'] as { tokens: number; marked: number; circles: number[] } | undefined;
  if (women === undefined) return actions;
  return Array.from({ length: 300 }, () => {
    const circles = shuffle(women.circles, random).slice(0, women.tokens);
    return {
      type: 'women',
      tokens: circles.map((circle, i) => ({ circle, marked: i < women.marked })),
    };
  });
}

/** Actions whose refusal must reveal nothing. */
const PROBES: readonly Action[] = [
  { type: 'move', to: 65 },
  { type: 'declare' },
  { type: 'noDeclare' },
  { type: 'search', colour: 'blue', circle: 65 },
  { type: 'arrest', colour: 'red', circle: 84 },
  { type: 'policeMove', colour: 'green', to: 'x83' },
  { type: 'address', circle: 90 },
  { type: 'kill', circle: 65 },
  { type: 'nonsense' },
];

/** Few per game, so that many games are compared. */
const CROWD = 2;

/**
 * Another game with the same public record: on the first night Jack may hide elsewhere, though not where the Head has
 * guessed. Later nights ended at his hideout, so there he only walks otherwise from now on.
 */
function twinOf(state: WhitechapelState, guessed: readonly unknown[], random: Random): WhitechapelState {
  if (state.night > 1) return state;
  const homes = engine
    .legalActions({ ...state, phase: 'SETUP' })
    .map(({ circle }) => circle as number)
    .filter((circle) => !guessed.includes(circle) && !state.rows[0]!.includes(circle));
  return { ...state, hideout: pickRandom(homes, random) };
}

/** Plays one game with several twins, and compares each twin with it until an event distinguishes them. */
export function compareForPolice(seed: number): PairCount {
  const random = seededRandom(seed);
  let state = created(seed, random);
  let twins: WhitechapelState[] = Array.from({ length: CROWD }, () => state);
  const guessed: unknown[] = [];
  let pairs = 0;
  for (let steps = 0; state.result === null && steps < 600; steps++) {
    const seat: Seat = engine.actor(state)!;
    const isWaiting = state.declaring;
    // Most twins are distinguished sooner or later, by a missing clue; others replace them.
    if (state.phase === 'HUNT1' && !isWaiting)
      while (twins.length < CROWD) twins.push(twinOf(state, guessed, random));
    const action = engine.choose(state, 'leaning', random)!;
    const played = engine.apply(state, action, seat);
    if (!played.ok) throw new Error(played.refusal.message);
    const sound = serialiseEvents(played.events, DETECTIVES);
    const isSilent = sound === serialiseEvents([], DETECTIVES) && !isWaiting;
    twins = twins.flatMap((twin) => {
      if (seat === 'jack' && isSilent && state.phase === 'HUNT1') return [twin];
      if (seat === 'jack')
        return findMatchingAction(engine, twin, seat, sound, DETECTIVES, instead, random) ?? [];
      const same = engine.apply(twin, action, seat);
      return same.ok && serialiseEvents(same.events, DETECTIVES) === sound ? [same.state] : [];
    });
    guessed.push(
      ...played.events.filter(({ type }) => type === 'addressGuessed').map((each) => each['circle']),
    );
    state = played.state;
    const visible = serialiseViews(engine, state, DETECTIVES, PROBES);
    for (const twin of twins) {
      expectIndistinguishable(visible, serialiseViews(engine, twin, DETECTIVES, PROBES), {
        seed,
        steps,
        who: 'the detectives',
      });
      if (JSON.stringify(twin.rows) !== JSON.stringify(state.rows) || twin.hideout !== state.hideout) pairs++;
    }
  }
  return { pairs };
}

/** The same game with the faces of the patrols that Jack cannot see dealt otherwise. */
function withOtherFaces(state: WhitechapelState, random: Random): WhitechapelState {
  const hidden = state.patrols.filter(({ revealed }) => !revealed).map(({ face }) => face);
  const faces = shuffle(hidden, random);
  return {
    ...state,
    patrols: state.patrols.map((token) => (token.revealed ? token : { ...token, face: faces.shift()! })),
  };
}

/** The same game with the Head tiles that nobody has seen in another order. */
function withOtherTiles(state: WhitechapelState, random: Random): WhitechapelState {
  const turned = state.head === null ? state.night - 1 : state.night;
  const { headOrder } = state.deals;
  const rest = shuffle(headOrder.slice(turned), random);
  return { ...state, deals: { ...state.deals, headOrder: [...headOrder.slice(0, turned), ...rest] } };
}

/** Plays one game, and compares each state with others in which patrols or Head tiles lie that nobody has seen. */
export function compareForWhitechapelJack(seed: number): PairCount {
  const random = seededRandom(seed);
  let state = created(seed, random);
  let pairs = 0;
  for (let steps = 0; state.result === null && steps < 400; steps++) {
    const played = engine.apply(state, engine.choose(state, 'leaning', random));
    if (!played.ok) throw new Error(played.refusal.message);
    state = played.state;
    const everybody = ['jack', ...DETECTIVES];
    const faces = withOtherFaces(state, random);
    const tiles = withOtherTiles(state, random);
    const [jack, all] = [['jack'], everybody].map((seats) => serialiseViews(engine, state, seats, PROBES));
    expectIndistinguishable(jack!, serialiseViews(engine, faces, ['jack'], PROBES), {
      seed,
      steps,
      who: 'jack',
    });
    expectIndistinguishable(all!, serialiseViews(engine, tiles, everybody, PROBES), {
      seed,
      steps,
      who: 'somebody',
    });
    for (const twin of [faces, tiles]) if (JSON.stringify(twin) !== JSON.stringify(state)) pairs++;
  }
  return { pairs };
}
