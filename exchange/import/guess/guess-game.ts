/** Guesses the game of the lists. */
import type { Game } from '../../../model/index.js';
import { hexCellsOf } from '../lists/hex-cells.js';
import { nameNodes } from '../lists/name-nodes.js';
import { findIdPattern } from '../mapping/id-patterns.js';
import type { Mapping } from '../mapping/mapping.js';
import type { RawLists } from '../shapes/raw-lists.js';
import { extremes } from './extremes.js';
import { noGuess, type MappingGuess } from './guess.js';

/** The printed boards by the greatest number of a circle, and by the number of crossings. */
const GAME_BY_CIRCLES: Readonly<Record<number, Game>> = { 195: 'lfw', 189: 'wm' };
const GAME_BY_CROSSINGS: Readonly<Record<number, Game>> = { 234: 'lfw', 174: 'wm' };

/** A mapping with the game, keeping what the mapping has. */
export function guessGame(raw: RawLists, mapping: Mapping): MappingGuess {
  if (mapping.board['game'] !== undefined) return noGuess(mapping);
  const guessed = (game: Game, evidence: string): MappingGuess => ({
    mapping: { ...mapping, board: { ...mapping.board, game } },
    evidence: [evidence],
    needs: [],
  });
  const hexes = hexCellsOf(raw, mapping);
  if (hexes) return guessed('mj', `A ${hexes.form === 'grid' ? 'grid' : 'table'} of hexes: Mr Jack.`);
  const { nodes, lists } = nameNodes(raw, mapping);
  const listed = lists.flatMap(({ entries }) => entries.flatMap(({ id, neighbours }) => [id, ...neighbours]));
  const matches = [...new Set([...nodes.map(({ id }) => id), ...listed])].flatMap(
    (id) => findIdPattern(mapping.ids ?? {}, id) ?? [],
  );
  const numbers = matches.flatMap(({ value, number }) => (value === 'circle' ? (number ?? []) : []));
  const crossings = matches.filter(({ value }) => value === 'crossing').length;
  const greatest = extremes(numbers)[1] + 1 - (mapping.first ?? 1);
  const game = numbers.length === 0 ? GAME_BY_CROSSINGS[crossings] : GAME_BY_CIRCLES[greatest];
  const counts =
    numbers.length === 0 ? `${crossings} crossings` : `The greatest number of a circle is ${greatest}`;
  if (game !== undefined)
    return guessed(game, `${counts}: ${game === 'lfw' ? 'Letters from Whitechapel' : 'Whitehall Mystery'}.`);
  return {
    mapping,
    evidence: [],
    needs: [`Which game it is: "board": {"game": "lfw"} or "wm" (or --game). ${counts}.`],
  };
}
