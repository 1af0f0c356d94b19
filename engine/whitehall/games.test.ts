/** Whole games by leaning players: every kind of action and every end occurs, and what must hold always holds. */
import { describe, expect, test } from 'vitest';
import { mutateJson } from '../../testing/mutate-json.js';
import { oneOfAt, seededRandom, shuffled } from '../../testing/seeded-random.js';
import { after, board, engine, game, nameOf, NAP, SNIFF } from '../../testing/whitehall-scene.js';
import { jackRelation } from '../../model/index.js';
import { recordGame, replay, type Action } from '../index.js';
import { whitehallRules } from './rules.js';
import type { WhitehallState } from './state.js';

type Random = () => number;

const FIGURES: readonly (readonly [object, readonly string[]])[] = [
  [{}, ['yellow', 'blue', 'red']],
  [{ green: true }, ['yellow', 'blue', 'green']],
  [{ brown: true }, ['blue', 'red', 'brown']],
  [{ green: true, brown: true }, ['brown', 'yellow', 'green']],
];

function created(random: Random): WhitehallState {
  const coin = (): boolean => random() < 0.6;
  const rollUp = coin();
  const [reinforcements, figures] = rollUp ? oneOfAt(FIGURES, random) : FIGURES[0]!;
  const ability = (): string => oneOfAt(['none', 'sniff', 'nap'], random);
  const result = engine.createGame({
    options: {
      murdererAtLarge: coin(),
      newspaper: coin(),
      falseClues: coin(),
      rollUp,
      smoker: rollUp && figures.includes('yellow') && coin(),
      reinforcements,
      figures,
    },
    variants: {
      alleyBoatSpaces: oneOfAt([1, 2], random),
      coachBlue: coin(),
      coachMidDL: oneOfAt(['forbid', 'allow'], random),
      declareDL: oneOfAt(['must', 'may'], random),
      stuckRule: oneOfAt(['anySpecial', 'normalOnly'], random),
      reinforcementUses: oneOfAt(['once', 'always'], random),
      repeatClue: oneOfAt(['endsAction', 'notNameable'], random),
      mixedFaces: oneOfAt(['none', 'houses'], random),
      abilities: { yellow: ability(), blue: ability(), red: ability(), smoker: ability() },
    },
  });
  if (!result.ok) throw new Error(result.message);
  return result.state;
}

const walks = jackRelation(board);

/** What holds of every state, whatever was played. */
function expectOrder(before: WhitehallState, state: WhitehallState): void {
  const faults: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  const figures = Object.values(state.figures);
  const isSet = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
  const row = state.rows.at(-1) ?? [];
  check(isSet(figures), 'figures on one crossing');
  check(isSet(state.clues) && isSet(state.falseClues) && isSet(state.reached), 'two markers on one circle');
  check(
    state.clues.every((circle) => row.includes(circle)),
    'a clue off the row',
  );
  check(state.falseStock + state.falseClues.length <= 3, 'four false clues');
  check(
    state.falseClues.every((circle) => !state.locations.includes(circle)),
    'a false clue on a location',
  );
  check(
    Object.values(state.tiles).every((left) => left >= 0 && left <= 2),
    'tiles beyond their number',
  );
  check(state.index <= 15 && row.length === (row.length === 0 ? 0 : state.index + 1), 'index off the row');
  check(state.reached.length === state.rows.length + (state.result === 'jack.dl4' ? 1 : 0), 'rounds off');
  check(engine.actor(state) !== undefined || state.result !== null, 'nobody to act');
  const [from, to] = row.slice(-2);
  const isWalk = before.phase === 'HUNT1' && before.laid.length === state.laid.length;
  if (isWalk && state.phase === 'HUNT2') check(walks.get(`c${from!}`)!.includes(`c${to!}`), 'no walk');
  expect(faults).toEqual([]);
}

/** Actions that were legal somewhere, in each phase. */
const pool = new Map<string, Map<string, Action>>();

/** What is listed is just what is accepted, tried with what is legal in other states. */
function expectAgreement(state: WhitehallState, random: Random): void {
  const listed = engine.legalActions(state);
  const names = new Set(listed.map(nameOf));
  const known = pool.get(state.phase) ?? new Map<string, Action>();
  pool.set(state.phase, known);
  for (const action of shuffled(listed, random).slice(0, 40)) known.set(nameOf(action), action);
  const tried = [...pool.values()].flatMap((actions) => shuffled([...actions.values()], random).slice(0, 25));
  const disagreed = [...listed, ...tried].filter(
    (action) => (engine.isLegal(state, action) === undefined) !== names.has(nameOf(action)),
  );
  expect(disagreed.map((action) => engine.isLegal(state, action) ?? action)).toEqual([]);
  expect(names.size).toBe(listed.length);
  // Damaged actions are refused, or are others that are listed; nothing is thrown.
  const odd = tried.slice(0, 30).map((action, i) => mutateJson(action, i + Math.floor(random() * 1e6)));
  const accepted = odd.filter((each) => engine.isLegal(state, each) === undefined) as Action[];
  expect(accepted.filter((each) => !names.has(nameOf(each)))).toEqual([]);
}

const seen = { types: new Set<string>(), results: new Set<string>(), phases: new Set<string>() };

function playOut(seed: number): void {
  const random = seededRandom(seed);
  let state = created(random);
  for (let steps = 0; state.result === null; steps++) {
    expect(steps).toBeLessThan(2000);
    if (random() < 0.01) expectAgreement(state, random);
    const action = engine.choose(state, 'leaning', random)!;
    const before = JSON.stringify(state);
    const played = engine.apply(state, action, engine.actor(state));
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.message}`);
    expect(JSON.stringify(state)).toBe(before);
    seen.types.add(action.type === 'ability' ? `ability ${String(action['id'])}` : action.type);
    seen.phases.add(state.phase);
    expectOrder(state, played.state);
    state = played.state;
  }
  seen.results.add(state.result);
  expect(engine.legalActions(state)).toEqual([]);
}

test('three hundred games come to an end', () => {
  for (let seed = 1; seed <= 300; seed++) playOut(seed);
});

describe('among them', () => {
  const types = new Set(whitehallRules([SNIFF, NAP]).kinds.map(({ type }) => type));
  types.delete('ability');
  for (const tile of ['yellow', 'blue', 'red', 'smoker', 'brown']) types.add(`ability wm.${tile}`);
  test.each([...types])('%s occurs', (type) => {
    expect([...seen.types]).toContain(type);
  });
  test.each(['jack.dl4', 'inv.brownGuess', 'police.arrest', 'police.trackFull', 'police.stuck'])(
    'the end %s occurs',
    (result) => {
      expect([...seen.results]).toContain(result);
    },
  );
  test('every phase occurs', () => {
    expect(seen.phases.size).toBe(Object.keys(whitehallRules([]).ruleOfPhase).length - 1);
  });
});

test('a recorded game replays to the same end', () => {
  const random = seededRandom(4);
  const first = game({ newspaper: true, falseClues: true }, { declareDL: 'may' });
  const actions: Action[] = [];
  let state = first;
  while (state.result === null) {
    const action = engine.choose(state, 'leaning', random)!;
    actions.push(action);
    state = after(state, action);
  }
  const again = replay(board, JSON.parse(JSON.stringify(recordGame(engine, first, actions))));
  expect(again.ok && again.states.at(-1)).toEqual(state);
});
