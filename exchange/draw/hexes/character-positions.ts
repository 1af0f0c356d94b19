import type { HexBoard, Point } from '../../model/board.js';
import { centreOfHex, parseHexId } from '../../model/hex/index.js';

/** From the first of several characters on a hex to the last, in sizes of a hex: so far that names are read, and within the hex. */
const SPREAD = 0.9;

/**
 * Where each character is drawn, in the order of the list: in the middle of its hex. Several on one hex are a fault, and drawn
 * one under the other, so that it shows.
 */
export function placesOfCharacters({ layout, setup }: HexBoard): readonly (Point | undefined)[] {
  const characters = setup?.characters ?? [];
  return characters.map((character) => {
    const at = parseHexId(character.hex);
    if (!at) return undefined;
    const there = characters.filter(({ hex }) => hex === character.hex);
    const [x, y] = centreOfHex(layout, at);
    const share = there.length === 1 ? 0 : there.indexOf(character) / (there.length - 1) - 0.5;
    return [x, y + SPREAD * share * layout.size];
  });
}
