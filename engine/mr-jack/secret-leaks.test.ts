/** Nobody learns a secret: games that differ only in secrets look the same (MJ-I01 to I05). */
import { describe, expect, test } from 'vitest';
import { after, called, engine, eventsOf, game, playing, scene } from '../../testing/mr-jack-scene.js';
import { pairsOf } from '../../testing/twin-games.js';
import { compareDetectives, compareOtherAlibis, sight } from '../../testing/twins-in-mr-jack.js';
import { eventsFor, type GameEvent } from '../index.js';
import type { MrJackState } from './state.js';

// `npm run leaks` compares many times as many.
const PAIRS = 2000;

test(`the Detective cannot tell apart ${PAIRS} pairs of games that differ in Jack and in hidden cards`, () => {
  let others = 0;
  const { pairs } = pairsOf((seed) => {
    const compared = compareDetectives(seed);
    others += compared.otherJacks;
    return compared;
  }, PAIRS);
  expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  // In many of them Jack is somebody else.
  expect(others).toBeGreaterThan(PAIRS / 4);
});

test(`Jack cannot tell apart ${PAIRS} pairs of games that differ in the Detective's alibis and in hidden cards`, () => {
  expect(pairsOf(compareOtherAlibis, PAIRS).pairs).toBeGreaterThanOrEqual(PAIRS);
});

const view = (state: MrJackState, seat: string) => engine.viewFor(state, seat);

describe('views', () => {
  test('MJ-I01: Jack alone sees who he is, also when the game is over', () => {
    const over = after(called({ round: 8 }), { type: 'witness', answer: 'visible' });
    for (const state of [game(), over]) {
      expect(view(state, 'jack')).toMatchObject({ jack: 'bert' });
      expect(view(state, 'detective')).not.toHaveProperty('jack');
      expect(sight({ ...state, jack: 'holmes' }, 'detective')).toBe(sight(state, 'detective'));
    }
  });

  test('MJ-I02: an alibi is seen by whoever drew it; the other sees that it was drawn', () => {
    const drawing = after(playing('holmes', 'jack'), { type: 'move', to: 'h7,1' });
    const events = eventsOf(drawing, { type: 'drawAlibi' }) as GameEvent[];
    expect(eventsFor(events, 'detective')).toEqual([{ type: 'alibiDrawn', seat: 'jack' }]);
    expect(eventsFor(events, 'jack')).toContainEqual({ type: 'alibiSeen', character: 'holmes' });
    const drawn = after(drawing, { type: 'drawAlibi' });
    expect(view(drawn, 'jack')).toMatchObject({ alibis: ['holmes'] });
    expect(view(drawn, 'detective')).toMatchObject({
      alibis: [],
      alibiCounts: { detective: 0, jack: 1, pile: 6 },
    });
  });

  test('MJ-I03: nobody sees the cards to come; what has been played is open, so the rest of a pair is known', () => {
    for (const seat of ['jack', 'detective']) {
      expect(view(game(), seat)).not.toHaveProperty('deals');
      expect(view(game(), seat)).not.toHaveProperty('alibiPile');
      expect(view(scene({ played: ['gull'] }), seat)).toMatchObject({
        played: ['gull'],
        faceUp: game().faceUp,
      });
    }
    const [first, ...rest] = game().deals.decks;
    const deals = {
      ...game().deals,
      decks: [[...first!.slice(0, 4).toReversed(), ...first!.slice(4)], ...rest],
    };
    expect(sight(game({}, deals), 'jack')).toBe(sight(game(), 'jack'));
  });

  test('MJ-I04: all else is open', () => {
    const { pos, watsonFacing, suspect, lit, covered, cordons, witness, round, activation } = game();
    for (const seat of ['jack', 'detective'])
      expect(view(game(), seat)).toMatchObject({
        ...{ pos, watsonFacing, suspect, lit, covered, cordons, witness, round, activation },
      });
  });

  test('MJ-I05: that Jack may leave, and by which exit, shows to nobody but Jack', () => {
    const fleeing = (jack: MrJackState['jack']): MrJackState =>
      playing('bert', 'jack', { jack, round: 2, witness: 'invisible', pos: { bert: 'h1,0' } });
    expect(engine.legalActions(fleeing('bert'), 'jack').some(({ type }) => type === 'escape')).toBe(true);
    expect(engine.legalActions(fleeing('bert'), 'detective')).toEqual([]);
    expect(sight(fleeing('bert'), 'detective')).toBe(sight(fleeing('gull'), 'detective'));
    expect(JSON.stringify(view(fleeing('bert'), 'detective'))).not.toContain('escape');
  });
});

test('MJ-I03: whoever sits at no seat sees only what lies open', () => {
  const state = { ...game(), alibisDet: ['smith', 'bert'] as const, alibisJack: ['gull'] as const };
  expect(engine.viewFor(state, 'detective')).toMatchObject({ alibis: ['smith', 'bert'] });
  for (const seat of ['spectator', 'jak', '']) {
    expect(engine.viewFor(state, seat)).not.toHaveProperty('alibis');
    expect(engine.viewFor(state, seat)).not.toHaveProperty('jack');
  }
});
