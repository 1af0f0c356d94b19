/** The states of the vectors are consistent, so a program that keeps less than our state and derives the rest gets the same. */
import { expect, test } from 'vitest';
import type { MrJackState } from '../engine/mr-jack/state/state.js';
import type { Vector } from '../engine/vectors/vector.js';
import type { WhitechapelState } from '../engine/whitechapel/state/state.js';
import { CHARACTERS, idOfHex, type HexBoard } from '../model/index.js';
import { boardById } from './boards-by-id.js';
import { readVectorFiles } from './vector-files.js';

const states = [...readVectorFiles().values()].flatMap((text) => {
  const { id, game, input } = JSON.parse(text) as Vector;
  return 'state' in input ? [{ id, game, state: input['state'] }] : [];
});

const ofGame = <S>(wanted: string): (readonly [string, S])[] =>
  states.flatMap(({ id, game, state }) => (game === wanted ? [[id, state as S] as const] : []));

test.each(ofGame<WhitechapelState>('lfw'))('%s: row, track, clues, tokens and Head fit', (_, state) => {
  const { deals, night, rows, time, index, clues, specials, head, police, patrols } = state;
  expect(rows).toHaveLength(state.phase === 'SETUP' ? 0 : night);
  const row = rows.at(-1) ?? [];
  if (index !== null) expect(row).toHaveLength(index + time!);
  expect(clues.filter((circle) => !row.includes(circle))).toEqual([]);
  for (const { kind, spaces } of specials) expect(spaces).toHaveLength(kind === 'coach' ? 2 : 1);
  if (head !== null) expect(head).toBe(deals.headOrder[night - 1]);
  const stand = [...Object.values(police), ...patrols.map(({ crossing }) => crossing)];
  expect(new Set(stand).size).toBe(stand.length);
});

test.each(ofGame<MrJackState>('mj'))('%s: cards, alibis, lamps, suspects and places fit', (_, state) => {
  const board = boardById(state.board.id) as HexBoard;
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
