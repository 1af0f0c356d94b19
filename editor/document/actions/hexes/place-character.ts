import type { Character, HexId } from '../../../../model/index.js';
import { hexAction, type Action } from '../action.js';
import { changeSetup, hasHex } from '../../entities/setup.js';

/** Puts a character on a hex of the board, or takes it off. */
export const placeCharacter = (character: Character, hex: HexId | null): Action =>
  hexAction((board) => {
    if (hex !== null && !hasHex(board, hex)) return board;
    return changeSetup(board, (setup) => {
      const others = setup.characters.filter((each) => each.character !== character);
      const gone = others.length < setup.characters.length;
      if (hex === null) return gone ? { ...setup, characters: others } : setup;
      if (setup.characters.some((each) => each.character === character && each.hex === hex)) return setup;
      return { ...setup, characters: [...others, { character, hex }] };
    });
  });
