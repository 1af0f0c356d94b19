/** No secret leaks: games that differ only in secrets look the same (MJ-I01 to I05). */
import { describe, expect, test } from 'vitest';
import {
  playLegal,
  stateAtCall,
  engine,
  eventsOf,
  newGame,
  stateAfterChoosing,
  stateWith,
} from '../../testing/engine/mr-jack-fixture.js';
import { compareUntilEnoughPairs } from '../../testing/engine/leak-pairs.js';
import {
  compareForDetective,
  compareForJack,
  serialiseSeatView,
} from '../../testing/engine/leak-pairs-mr-jack.js';
import { eventsVisibleTo, type GameEvent } from '../index.js';
import type { MrJackState } from './state/state.js';

// `npm run leaks` compares many times as many.
const PAIRS = 2000;

test(`the Detective cannot tell apart ${PAIRS} pairs of games that differ in Jack and in hidden cards`, () => {
  let others = 0;
  const { pairs } = compareUntilEnoughPairs((seed) => {
    const compared = compareForDetective(seed);
    others += compared.otherJacks;
    return compared;
  }, PAIRS);
  expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  // In many of them Jack is another character.
  expect(others).toBeGreaterThan(PAIRS / 4);
});

test(`Jack cannot tell apart ${PAIRS} pairs of games that differ in the Detective's alibis and in hidden cards`, () => {
  expect(compareUntilEnoughPairs(compareForJack, PAIRS).pairs).toBeGreaterThanOrEqual(PAIRS);
});

const view = (state: MrJackState, seat: string) => engine.viewFor(state, seat);

describe('views', () => {
  test('MJ-I01: Jack alone sees who he is, until the game is over', () => {
    const state = newGame();
    expect(view(state, 'jack')).toMatchObject({ jack: 'bert' });
    expect(view(state, 'detective')).not.toHaveProperty('jack');
    expect(serialiseSeatView({ ...state, jack: 'holmes' }, 'detective')).toBe(
      serialiseSeatView(state, 'detective'),
    );
    const last = stateAtCall({ round: 8 });
    const call = { type: 'witness', answer: 'visible' };
    expect(eventsOf(last, call)).toContainEqual({
      ...{ type: 'gameOver', visibleTo: 'all' },
      ...{ result: 'mj.timeout', jack: 'bert' },
    });
    expect(view(playLegal(last, call), 'detective')).toMatchObject({ jack: 'bert' });
  });

  test('MJ-I02: an alibi is seen by whoever drew it; the other sees that it was drawn', () => {
    const drawing = playLegal(stateAfterChoosing('holmes', 'jack'), { type: 'move', to: 'h7,1' });
    const events = eventsOf(drawing, { type: 'drawAlibi' }) as GameEvent[];
    expect(eventsVisibleTo(events, 'detective')).toEqual([{ type: 'alibiDrawn', seat: 'jack' }]);
    expect(eventsVisibleTo(events, 'jack')).toContainEqual({ type: 'alibiSeen', character: 'holmes' });
    const drawn = playLegal(drawing, { type: 'drawAlibi' });
    expect(view(drawn, 'jack')).toMatchObject({ alibis: ['holmes'] });
    expect(view(drawn, 'detective')).toMatchObject({
      alibis: [],
      alibiCounts: { detective: 0, jack: 1, pile: 6 },
    });
  });

  test('MJ-I03: no seat sees the cards to come; played cards are open, so the rest of a pair is known', () => {
    for (const seat of ['jack', 'detective']) {
      expect(view(newGame(), seat)).not.toHaveProperty('deals');
      expect(view(newGame(), seat)).not.toHaveProperty('alibiPile');
      expect(view(stateWith({ played: ['gull'] }), seat)).toMatchObject({
        played: ['gull'],
        faceUp: newGame().faceUp,
      });
    }
    const [first, ...rest] = newGame().deals.decks;
    const deals = {
      ...newGame().deals,
      decks: [[...first!.slice(0, 4).toReversed(), ...first!.slice(4)], ...rest],
    };
    expect(serialiseSeatView(newGame({}, deals), 'jack')).toBe(serialiseSeatView(newGame(), 'jack'));
  });

  test('MJ-I04: all else is open', () => {
    const { pos, watsonFacing, suspect, lit, covered, cordons, witness, round, activation } = newGame();
    for (const seat of ['jack', 'detective'])
      expect(view(newGame(), seat)).toMatchObject({
        ...{ pos, watsonFacing, suspect, lit, covered, cordons, witness, round, activation },
      });
  });

  test('MJ-I05: that Jack may leave, and by which exit, only Jack sees', () => {
    const fleeing = (jack: MrJackState['jack']): MrJackState =>
      stateAfterChoosing('bert', 'jack', { jack, round: 2, witness: 'invisible', pos: { bert: 'h1,0' } });
    expect(engine.legalActions(fleeing('bert'), 'jack').some(({ type }) => type === 'escape')).toBe(true);
    expect(engine.legalActions(fleeing('bert'), 'detective')).toEqual([]);
    expect(serialiseSeatView(fleeing('bert'), 'detective')).toBe(
      serialiseSeatView(fleeing('gull'), 'detective'),
    );
    expect(JSON.stringify(view(fleeing('bert'), 'detective'))).not.toContain('escape');
  });
});

test('MJ-I03: whoever sits at no seat sees only what lies open', () => {
  const state = { ...newGame(), alibisDet: ['smith', 'bert'] as const, alibisJack: ['gull'] as const };
  expect(engine.viewFor(state, 'detective')).toMatchObject({ alibis: ['smith', 'bert'] });
  for (const seat of ['spectator', 'jak', '']) {
    expect(engine.viewFor(state, seat)).not.toHaveProperty('alibis');
    expect(engine.viewFor(state, seat)).not.toHaveProperty('jack');
  }
});
