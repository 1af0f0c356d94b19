/** The edits of hexes, exits and the starting position. */
import { type HexBoard, idOfHex, type Setup } from '../../model/index.js';
import type { Edit } from './board-diff.js';
import { keyedEdits, listEdits, propertyEdits, wholeEdits } from './list-edits.js';

/** Hexes of another kind, moved exits, and changes of the starting position. */
export function hexEdits(before: HexBoard, after: HexBoard): Edit[] {
  return [
    ...keyedEdits('hex', before.hexes, after.hexes, idOfHex),
    ...keyedEdits('exit', before.exits, after.exits, ({ id }) => id),
    ...wholeEdits('setup', before.setup, after.setup, setupEdits),
  ];
}

function setupEdits(before: Setup, after: Setup): Edit[] {
  const of = { before: 'watson', after: 'watson' };
  return [
    ...keyedEdits('character', before.characters, after.characters, ({ character }) => character),
    ...propertyEdits({ part: 'character', of }, before.watsonFaces, after.watsonFaces, 'faces'),
    ...keyedEdits('lamp', before.lamps, after.lamps, ({ tile }) => tile),
    ...listEdits('cover', before.covers, after.covers, String),
    ...listEdits('cordon', before.cordons, after.cordons, String),
  ];
}
