import { centreOfHex, type HexBoard, parseHexId, type Point } from '../../../model/index.js';

/** Distance from the first of several characters on a hex to the last, in hex sizes: names stay readable and inside the hex. */
const SPREAD = 0.9;

/**
 * Where each character is drawn, in the order of the list: in the centre of its hex. Several on one hex are a fault and are drawn
 * below each other, so that it is visible.
 */
export function characterPositions({ layout, setup }: HexBoard): readonly (Point | undefined)[] {
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
