import { idOfHex, type HexBoard } from '../../../model/index.js';
import { HEX_EDITIONS, printedHexBoard } from '../../editions/index.js';

/** The hexes with a manhole. */
export const manholesOf = ({ hexes }: HexBoard): string[] =>
  hexes.filter(({ kind }) => kind === 'manhole').map(idOfHex);

/** The edition with exactly the board's manholes, if any. */
export function findEditionByManholes(board: HexBoard): string | undefined {
  const manholes = new Set(manholesOf(board));
  return HEX_EDITIONS.find((edition) => {
    const printed = manholesOf(printedHexBoard(board, edition)!);
    return printed.length === manholes.size && printed.every((hex) => manholes.has(hex));
  });
}
