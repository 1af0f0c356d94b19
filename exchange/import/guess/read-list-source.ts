/** Reads files that list neighbours or hexes, and guesses what the mapping does not name. */
import type { Game } from '../../../model/index.js';
import type { ForeignFile } from '../foreign/foreign-graph.js';
import { DEFAULT_MAPPING, type Mapping } from '../mapping/mapping.js';
import { SHAPE_NAMES, type RawLists, type ShapeName } from '../shapes/raw-lists.js';
import { readLists } from '../shapes/read-lists.js';
import type { MappingGuess } from './guess.js';
import { guessMapping } from './guess-mapping.js';

/** Files of one author that list neighbours or hexes. With `lists` the shape of each file is recognised. */
export interface ListSource {
  readonly format: ShapeName | 'lists';
  readonly files: readonly ForeignFile[];
}

/** Whether a source is of this kind. */
export const isListSource = (source: { readonly format: string }): source is ListSource =>
  source.format === 'lists' || (SHAPE_NAMES as readonly string[]).includes(source.format);

/** The lists of a source and their mapping. Throws a `ReadError`. */
export function readListSource(
  { format, files }: ListSource,
  { mapping = DEFAULT_MAPPING, game }: { readonly mapping?: Mapping; readonly game?: Game },
): { readonly lists: RawLists; readonly guess: MappingGuess } {
  const lists = readLists(files, format === 'lists' ? undefined : format);
  const given = game ? { ...mapping, board: { ...mapping.board, game } } : mapping;
  return { lists, guess: guessMapping(lists, given) };
}
