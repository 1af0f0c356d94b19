/** Damaged, strange and forbidden actions are refused in words, whatever they are, and change nothing. */
import { expect, test } from 'vitest';
import { refusalCodesInSource } from '../../testing/engine/codes-in-source.js';
import { checkRefusal, playWithInvalidActions } from '../../testing/engine/invalid-actions.js';
import {
  board,
  engine,
  FAR_FIGURES,
  newGame,
  huntState,
  NO_ABILITIES,
} from '../../testing/engine/whitehall-fixture.js';
import { deepFreeze, type EventTally } from '../../testing/engine/check-whole-games.js';
import { digestBoard, type StreetBoard } from '../../model/index.js';
import { openWhitehall } from '../run/open-engine.js';
import type { Action } from '../index.js';
import type { WhitehallState } from './state/state.js';

const tally: EventTally = new Map();

function created(i: number): WhitehallState {
  const all = { murdererAtLarge: true, newspaper: true, falseClues: true, rollUp: true, smoker: true };
  const reinforcements = { green: i % 2 === 0, brown: i % 3 > 0 };
  const abilities = { yellow: 'sniff', blue: 'nap', red: 'none', smoker: 'nap' };
  return newGame({ ...all, reinforcements }, { abilities, declareDL: i % 2 === 0 ? 'may' : 'must' });
}

test('thousands of odd actions are refused with a code, a rule and a sentence', () => {
  playWithInvalidActions(
    engine,
    Array.from({ length: 24 }, (_, i) => created(i)),
    tally,
  );
  expect([...tally.values()].reduce((sum, each) => sum + each)).toBeGreaterThan(10_000);
});

const bounded = { alley: 2, boat: 1, coach: 2 };
const all = board.circles.map(({ number }) => number);
const green = huntState(
  { phase: 'HUNT3', acted: ['yellow', 'blue'], falseClues: all },
  { rollUp: true, reinforcements: { green: true } },
  NO_ABILITIES,
);

/** What chance hardly finds. */
test.each<[string, WhitehallState, Action]>([
  ['blocked', huntState({ figures: { ...FAR_FIGURES, red: 'x143' } }), { type: 'move', to: 149 }],
  ['blueCircle', huntState({ rows: [[114]] }), { type: 'coach', via: 96, to: 97 }],
  ['intoLocation', huntState({ rows: [[85]], locations: [33, 46, 121, 147] }), { type: 'alley', to: 121 }],
  ['noSpace', huntState({ index: 14 }), { type: 'coach', via: 132, to: 133 }],
  ['falseClue', huntState({ phase: 'HUNT3F', falseClues: [65] }), { type: 'falseClue', circle: 65 }],
  ['onLocation', huntState({ phase: 'HUNT3F' }), { type: 'falseClue', circle: 46 }],
  ['notUsed', huntState({ phase: 'ROUND_END', tiles: bounded }), { type: 'reclaim', tile: 'alley' }],
  ['nothingToName', green, { type: 'arrestArea', colour: 'green' }],
])('so is what breaks the rule of %s', (code, state, action) => {
  expect(checkRefusal(engine, deepFreeze(state), action, undefined, tally)?.code).toBe(code);
});

test('so is a location in no square, on a board that has such circles', () => {
  const { grid: _, ...squareless } = board;
  const circles = board.circles.map((circle) =>
    circle.number === 46 ? circle : { ...circle, sector: 'Aa' },
  );
  const other = { ...squareless, circles } as StreetBoard;
  const state: WhitehallState = { ...newGame(), board: { id: other.id, digest: digestBoard(other) } };
  const action = { type: 'dls', circles: [33, 46, 147, 159] };
  expect(checkRefusal(openWhitehall(other), state, action, undefined, tally)?.code).toBe('noSquare');
});

test.each(refusalCodesInSource('whitehall'))('%s occurs', (code) => {
  expect(tally.get(`refusal ${code}`) ?? 0).toBeGreaterThan(0);
});
