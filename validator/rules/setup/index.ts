/** The rules of the layer `setup`. */
export { cordonCount } from './cordon-count.js';
export { coverCount } from './cover-count.js';
export { goulstonBorder } from './goulston-border.js';
export { missingCharacter } from './missing-character.js';
export { missingLamp } from './missing-lamp.js';
export { moveTrack } from './move-track.js';
export { nightTable } from './night-table.js';
export { noSetup } from './no-setup.js';
export { onWrongHex } from './on-wrong-hex.js';
export { partOfAnotherGame } from './part-of-another-game.js';
export { printedLetters } from './printed-letters.js';
export { printedStart } from './printed-start.js';
export { roundTable } from './round-table.js';
export { roundsAndTiles } from './rounds-and-tiles.js';
export { twoOnOneHex } from './two-on-one-hex.js';
export { visibleCount } from './visible-count.js';
