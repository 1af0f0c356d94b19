/** Whole games by leaning players: every kind of action and every end occurs, and what must hold always holds. */
import { describe, expect, test } from 'vitest';
import { streetBoard } from '../../testing/official-board.js';
import { seededRandom, shuffled } from '../../testing/seeded-random.js';
import { jackRelation } from '../../model/index.js';
import { whitechapelEngine } from '../engine.js';
import { WHITECHAPEL } from './rules.js';
import { COLOURS, type WhitechapelState as WhitechapelState } from './state.js';

const board = streetBoard('whitechapel');
const engine = whitechapelEngine(board);

function created(seed: number): WhitechapelState {
  const random = seededRandom(seed);
  const coin = (): boolean => random() < 0.7;
  const seats = ['ada', 'ben', 'cem'].slice(0, 1 + Math.floor(random() * 3));
  const result = engine.createGame({
    options: {
      letters: coin(),
      falseClues: coin(),
      rushing: coin(),
      areaArrests: !coin(),
      catchMe: coin(),
      address: coin(),
    },
    deals: {
      headOrder: shuffled(COLOURS, random),
      seatOrder: seats,
      owner: Object.fromEntries(
        COLOURS.map((colour) => [colour, seats[Math.floor(random() * seats.length)]]),
      ),
    },
  });
  if (!result.ok) throw new Error(result.message);
  return result.state;
}

/** What holds of every state, whatever was played. */
function expectOrder(state: WhitechapelState): void {
  const pawns = Object.values(state.police);
  expect(new Set(pawns).size).toBe(pawns.length);
  expect(new Set(state.patrols.map(({ crossing }) => crossing)).size).toBe(state.patrols.length);
  expect(new Set(state.wretched).size).toBe(state.wretched.length);
  expect(new Set(state.clues).size).toBe(state.clues.length);
  expect(state.coach >= 0 && state.alley >= 0 && state.falseStock >= 0).toBe(true);
  expect(state.clues.length).toBeLessThanOrEqual(19);
  if (state.index !== null) expect(state.index).toBeLessThanOrEqual(15);
}

const seen = {
  types: new Map<string, number>(),
  results: new Map<string, number>(),
  phases: new Set<string>(),
};

function playOut(seed: number): void {
  const random = seededRandom(seed * 7 + 3);
  let state = created(seed);
  for (let steps = 0; state.result === null; steps++) {
    expect(steps).toBeLessThan(5000);
    const action = engine.choose(state, 'leaning', random)!;
    const before = JSON.stringify(state);
    const played = engine.apply(state, action, engine.actor(state));
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.message}`);
    expect(JSON.stringify(state)).toBe(before);
    seen.types.set(action.type, (seen.types.get(action.type) ?? 0) + 1);
    seen.phases.add(state.phase);
    state = played.state;
    expectOrder(state);
  }
  seen.results.set(state.result, (seen.results.get(state.result) ?? 0) + 1);
}

test('two hundred games come to an end', () => {
  for (let seed = 1; seed <= 200; seed++) playOut(seed);
});

describe('among them', () => {
  // A Wretched that cannot move is so rare that it has a test of its own.
  const types = new Set(WHITECHAPEL.kinds.map(({ type }) => type).filter((type) => type !== 'stay'));
  test.each([...types])('%s occurs', (type) => {
    expect(seen.types.get(type) ?? 0).toBeGreaterThan(0);
  });
  test.each(['jack.nights', 'police.arrest', 'police.trackFull'])('the end %s occurs', (result) => {
    expect(seen.results.get(result) ?? 0).toBeGreaterThan(0);
  });
});

test('what Jack writes down is a walk, but for coaches and alleys and the double event', () => {
  const neighbours = jackRelation(board);
  const random = seededRandom(5);
  let state = created(5);
  while (state.result === null) {
    const played = engine.apply(state, engine.choose(state, 'leaning', random)!);
    if (!played.ok) throw new Error(played.refusal.message);
    const [before, after] = [state.rows.at(-1), played.state.rows.at(-1)];
    if (played.state.lastMove === 'normal' && after?.length === (before?.length ?? 0) + 1)
      expect(neighbours.get(`c${before!.at(-1)!}`)).toContain(`c${after.at(-1)!}`);
    state = played.state;
  }
});

test('a Wretched that cannot move stays, and only then (LFW-R13)', () => {
  const random = seededRandom(8);
  let state = created(8);
  while (state.phase !== 'HELL5') {
    const played = engine.apply(state, engine.choose(state, 'leaning', random)!);
    if (!played.ok) throw new Error(played.refusal.message);
    state = played.state;
  }
  const waited = engine.apply(state, { type: 'wait' });
  if (!waited.ok) throw new Error(waited.refusal.message);
  const [from] = waited.state.toMove;
  expect(engine.isLegal(waited.state, { type: 'stay', from })).toMatchObject({
    code: 'mustMove',
    rule: 'LFW-R13',
  });
  const scenes = jackRelation(board)
    .get(`c${from!}`)!
    .map((id) => Number(id.slice(1)));
  const shut: WhitechapelState = { ...waited.state, crimeScenes: scenes };
  expect(engine.legalActions(shut)).toContainEqual({ type: 'stay', from });
  const stayed = engine.apply(shut, { type: 'stay', from });
  expect(stayed).toMatchObject({ ok: true, events: [{ type: 'wretchedStayed', from }] });
});
