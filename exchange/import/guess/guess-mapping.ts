/** Guesses the mapping of files that list neighbours or hexes. What a given mapping has is kept. */
import { hexCellsOf } from '../lists/hex-cells.js';
import { DEFAULT_MAPPING, type Mapping } from '../mapping/mapping.js';
import type { RawLists } from '../shapes/raw-lists.js';
import { addGuess, noGuess, type MappingGuess } from './guess.js';
import { guessFirst } from './guess-first.js';
import { guessGame } from './guess-game.js';
import { guessGrid } from './guess-grid.js';
import { guessIds } from './guess-ids.js';
import { guessLists } from './guess-lists.js';
import { guessIdColumn, guessPositionColumns, guessScale } from './guess-positions.js';
import { guessTemplates } from './guess-templates.js';

/** In this order, because each step uses what the earlier ones have found. */
const STEPS = [
  guessPositionColumns,
  guessIdColumn,
  guessTemplates,
  guessIds,
  guessFirst,
  guessLists,
  guessScale,
  guessGame,
];
const STEPS_OF_HEXES = [guessGrid, guessGame];

/** The mapping of the lists with the evidence for it, and what could not be guessed. */
export const guessMapping = (raw: RawLists, given: Mapping = DEFAULT_MAPPING): MappingGuess =>
  (hexCellsOf(raw, given) ? STEPS_OF_HEXES : STEPS).reduce<MappingGuess>(
    (before, step) => addGuess(before, (mapping) => step(raw, mapping)),
    noGuess(given),
  );
