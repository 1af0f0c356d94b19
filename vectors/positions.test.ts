/** What the scenes show could lie on a table: whoever keeps less than our state, and works out the rest, gets the same. */
import { expect, test } from 'vitest';
import type { MrJackState } from '../../../engine/mr-jack/state.js';
import { CHARACTERS, idOfHex, type HexBoard } from '../../../model/index.js';
import { boardNamed, vectorOf } from '../../make-vector.js';
import { MR_JACK } from './index.js';

const scenes = MR_JACK.flatMap((scenario) => {
  if (!('at' in scenario)) return [];
  const state = vectorOf(scenario).input['state'] as MrJackState;
  return [[scenario.id, state, boardNamed(scenario.at.board) as HexBoard] as const];
});

test.each(scenes)('%s: cards, alibis, lamps, suspects and places fit', (_, state, board) => {
  const { deals, round, activation, phase, acting, faceUp, played } = state;
  const deck = deals.decks[Math.ceil(round / 2) - 1]!;
  const turnedUp = round % 2 === 1 ? deck.slice(0, 4) : deck;
  const inHand = phase === 'OVER' ? turnedUp.filter((each) => ![...faceUp, ...played].includes(each)) : [];
  expect([...played, ...(acting ? [acting.character] : inHand), ...faceUp].sort()).toEqual(
    turnedUp.toSorted(),
  );
  expect(played.length % 4).toBe(phase === 'WITNESS' ? 0 : activation - 1);
  const { jack, alibisDet, alibisJack, alibiPile } = state;
  expect([jack, ...alibisDet, ...alibisJack, ...alibiPile].sort()).toEqual(CHARACTERS.toSorted());
  const draws = Math.ceil(round / 2) - 1 + Number(played.includes('holmes'));
  expect(alibisDet.length + alibisJack.length).toBe(draws);
  expect(state.suspect[jack]).toBe(true);
  if (round === 1) expect(Object.values(state.suspect)).not.toContain(false);
  const ofKinds = (...kinds: string[]): string[] =>
    board.hexes.filter(({ kind }) => kinds.includes(kind)).map(idOfHex);
  const lamps = ofKinds('gaslight');
  const left = ['1', '2', '3', '4', 'a', 'b'].filter((tile) => !(Number(tile) < round));
  expect(state.lit.map(({ tile }) => tile)).toEqual(lamps.length === 0 ? [] : left);
  expect(lamps).toEqual(expect.arrayContaining(state.lit.map(({ hex }) => hex)));
  expect(new Set(state.lit.map(({ hex }) => hex)).size).toBe(state.lit.length);
  const places = Object.values(state.pos);
  expect(new Set(places).size).toBe(CHARACTERS.length);
  expect(ofKinds('street', 'manhole')).toEqual(expect.arrayContaining(places));
  expect(ofKinds('manhole')).toEqual(expect.arrayContaining([...state.covered]));
  expect(state.covered).toEqual(state.covered.toSorted());
});
