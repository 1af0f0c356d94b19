/** Damaged, strange and forbidden actions are refused in words, whatever they are, and change nothing. */
import { expect, test } from 'vitest';
import { refusalCodesInSource } from '../../testing/engine/codes-in-source.js';
import { checkRefusal, playWithInvalidActions } from '../../testing/engine/invalid-actions.js';
import { board, DEALS, engine, newGame, huntState } from '../../testing/engine/whitechapel-fixture.js';
import { deepFreeze, type EventTally } from '../../testing/engine/check-whole-games.js';
import type { CrossingId } from '../../model/index.js';
import type { Action } from '../index.js';
import type { WhitechapelState } from './state/state.js';

const tally: EventTally = new Map();

function created(i: number): WhitechapelState {
  const all = { letters: true, falseClues: true, rushing: true, catchMe: true, address: true };
  const result = engine.createGame({
    options: { ...all, areaArrests: i % 2 === 0 },
    variants: { searchMayStop: i % 3 > 0, policeMayPass: i % 3 > 0 },
    deals: DEALS,
  });
  if (!result.ok) throw new Error(result.message);
  return result.state;
}

test('thousands of odd actions are refused with a code, a rule and a sentence', () => {
  playWithInvalidActions(
    engine,
    Array.from({ length: 16 }, (_, i) => created(i)),
    tally,
  );
  expect([...tally.values()].reduce((sum, each) => sum + each)).toBeGreaterThan(10_000);
});

const all = board.circles.map(({ number }) => number);
const token = (crossing: CrossingId) => [{ crossing, face: 'blue', revealed: true } as const];
const patrols = token('x39');
const letters: WhitechapelState = {
  ...newGame({ letters: true }),
  ...{ phase: 'HELL3L', night: 2, head: 'blue', hideout: 90, rows: [[82], []], patrols },
};
const dearBoss = { type: 'letter', letter: 'dearBoss', from: 'x39', to: 'x63' };
const tokens = [3, 21, 27, 84, 147, 149, 158].map((circle, i) => ({ circle, marked: i < 4 }));

/** What chance hardly finds, or no game comes to. */
test.each<[string, WhitechapelState, Action]>([
  ['crimeScene', huntState({ phase: 'HELL2', night: 2, crimeScenes: [3] }), { type: 'women', tokens }],
  ['noAlley', huntState({ alley: 0 }), { type: 'alley', to: 66 }],
  ['noMoreWaiting', huntState({ phase: 'HELL5', time: 5, wretched: [65] }), { type: 'wait' }],
  [
    'sameWretched',
    huntState({ phase: 'HELL5', night: 3, wretched: [65, 66] }),
    { type: 'killTwo', first: 65, second: 65 },
  ],
  [
    'watched',
    huntState({ phase: 'HELL6', wretched: [65], toMove: [65], crimeScenes: [], patrols: token('x93') }),
    { type: 'moveWretched', from: 65, to: 82 },
  ],
  [
    'mustMove',
    huntState({ phase: 'HELL6', crimeScenes: [], wretched: [65], toMove: [65] }),
    { type: 'stay', from: 65 },
  ],
  ['faceUp', huntState({ phase: 'HELL7', patrols }), { type: 'reveal', crossing: 'x39' }],
  ['spent', { ...letters, lettersSpent: ['dearBoss'] }, dearBoss],
  ['oneLetterANight', { ...letters, letterTonight: true }, dearBoss],
  ['noSpace', huntState({ index: 14 }), { type: 'coach', via: 65, to: 66 }],
  ['falseClue', huntState({ phase: 'HUNT3F', falseClues: [65] }), { type: 'falseClue', circle: 65 }],
  [
    'nothingToName',
    huntState({ phase: 'HUNT3', falseClues: all }, { areaArrests: true }),
    { type: 'arrestArea', colour: 'blue' },
  ],
])('so is what breaks the rule of %s', (code, state, action) => {
  expect(checkRefusal(engine, deepFreeze(state), action, undefined, tally)?.code).toBe(code);
});

test.each(refusalCodesInSource('whitechapel'))('%s occurs', (code) => {
  expect(tally.get(`refusal ${code}`) ?? 0).toBeGreaterThan(0);
});

test('strings with a comma do not match several others', () => {
  const laying = huntState({ phase: 'HELL3', police: {} });
  const joined = ['blue,brown', 'fake,fake', 'green', 'red', 'yellow'];
  const yellow = board.crossings.filter(({ border }) => border === 'yellow').map(({ id }) => id);
  const laid = joined.map((face, i) => ({ crossing: yellow[i], face }));
  expect(engine.refusalFor(laying, { type: 'patrols', tokens: laid })?.code).toBe('malformed');
  const tokensOf = (crossings: readonly CrossingId[]) =>
    crossings.map((crossing) => ({ crossing, face: 'blue', revealed: false }) as const);
  const named: WhitechapelState = { ...letters, patrols: tokensOf(['x135', 'x39']), named: ['x135', 'x39'] };
  const moves = [{ from: 'x135,x39', to: 'x163' }];
  expect(engine.refusalFor(named, { type: 'letterMove', moves })?.code).toBe('wrongTokens');
});

test('the message is about the definition that fits best', () => {
  const asked = { type: 'letter', letter: 'saucyJacky', tokens: 'x1' };
  expect(engine.refusalFor(letters, asked)?.message).toBe('"letter" needs a valid "tokens".');
});
