import type { Rule } from '../../rule.js';
import { cordonCount } from './cordon-count.js';
import { coverCount } from './cover-count.js';
import { goulstonBorder } from './goulston-border.js';
import { missingCharacter } from './missing-character.js';
import { missingLamp } from './missing-lamp.js';
import { moveTrack } from './move-track.js';
import { nightTable } from './night-table.js';
import { noSetup } from './no-setup.js';
import { onWrongHex } from './on-wrong-hex.js';
import { partOfAnotherGame } from './part-of-another-game.js';
import { printedLetters } from './printed-letters.js';
import { printedStart } from './printed-start.js';
import { roundTable } from './round-table.js';
import { roundsAndTiles } from './rounds-and-tiles.js';
import { twoOnOneHex } from './two-on-one-hex.js';
import { visibleCount } from './visible-count.js';

/** The rules of the layer `setup`, in the order of running. */
export const SETUP_RULES = [
  noSetup,
  missingCharacter,
  onWrongHex,
  twoOnOneHex,
  missingLamp,
  coverCount,
  cordonCount,
  visibleCount,
  printedStart,
  moveTrack,
  nightTable,
  roundsAndTiles,
  roundTable,
  printedLetters,
  goulstonBorder,
  partOfAnotherGame,
] as readonly Rule[];
